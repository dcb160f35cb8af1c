"""Browsers are told of turns though no page is open: what they get, only they can read."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.test_lobby import answers, begun, signed_up
from tests.server.test_notices import DAYS, tell, telling, today

from frente.server.push import Subscription, encrypted, packed, unpacked, why_no_subscription


class Carrier:
    """A push service of one browser, and the browser's own keys."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen letters."
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        carrier = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                carrier.got.append(({k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(carrier.status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None: ...

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    @property
    def subscription(self) -> dict[str, str]:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"{self.origin}/push/1", "key": packed(public), "auth": packed(self.auth)}

    def read(self, body: bytes) -> Any:
        """What a browser does with it."""
        salt, size, own = body[:16], body[20], body[21 : 21 + body[20]]
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        server = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), own)
        between = self.key.exchange(ec.ECDH(), server)
        ikm = hkdf(self.auth, between, b"WebPush: info\0" + public + own, 32)
        key, nonce = (
            hkdf(salt, ikm, b"Content-Encoding: " + name + b"\0", length)
            for name, length in ((b"aes128gcm", 16), (b"nonce", 12))
        )
        assert size == 65
        plain = AESGCM(key).decrypt(nonce, body[21 + size :], None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


def hkdf(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return bytes(HKDF(hashes.SHA256(), length, salt, info).derive(key))


@contextmanager
def carrying() -> Iterator[Carrier]:
    carrier = Carrier()
    thread = threading.Thread(target=carrier.server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield carrier
    carrier.server.shutdown()
    thread.join()
    carrier.server.server_close()


def signed_by(header: str, key: str) -> dict[str, Any]:
    """The claims of who sends, once it is shown that the key has signed them."""
    token = header.removeprefix("vapid t=").partition(", k=")[0]
    said, _, signature = token.rpartition(".")
    raw = unpacked(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
    public.verify(pair, said.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(unpacked(said.partition(".")[2]))
    return claims


def test_a_browser_is_told_once_a_turn_and_reads_it(tmp_path: Path, database: str):
    calendar = today()
    with carrying() as carrier, telling(tmp_path, calendar) as server:
        ana, bob = signed_up(server, "Ana", "Bob")
        before = ana.get("/api/me/push").json()
        assert before["browsers"] == 0
        assert ana.post("/api/me/push", carrier.subscription).json() == {**before, "browsers": 1}
        assert ana.post("/api/me/push", carrier.subscription).json()["browsers"] == 1  # the same one
        match = begun(ana, bob, seat="red", pace=DAYS)
        calendar.now += 60_000
        tell(server)
        tell(server)
        ((headers, body),) = carrier.got
        said = carrier.read(body)
        assert (said["title"], said["tag"], said["link"]) == ("Your turn", match, f"/#/match/{match}/")
        assert said["text"].startswith("Toy, against Bob (until ")
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        claims = signed_by(headers["authorization"], before["key"])
        assert (claims["aud"], claims["sub"]) == (carrier.origin, "mailto:frente@example.org")
        # The next turn is another one; a browser that is gone is told no more.
        carrier.status = 410
        answers(ana, match, "bid 1")
        answers(bob, match, "bid 0")
        calendar.now += 60_000
        tell(server)
        assert len(carrier.got) == 2
        assert ana.get("/api/me/push").json()["browsers"] == 0
    with telling(tmp_path, calendar) as server:  # what signs is the same after a restart
        (ana,) = signed_up(server, "Anita")
        assert ana.get("/api/me/push").json()["key"] == before["key"]


def test_who_signs_out_everywhere_is_told_nowhere(tmp_path: Path):
    with carrying() as carrier, telling(tmp_path, today()) as server:
        (ana,) = signed_up(server, "Ana")
        ana.post("/api/me/push", carrier.subscription)
        assert ana.get("/api/me/export").json()["browsers"][0]["endpoint"] == carrier.subscription["endpoint"]
        ended = ana.post("/api/me/push/end", {"endpoint": carrier.subscription["endpoint"]})
        assert ended.json()["browsers"] == 0
        ana.post("/api/me/push", carrier.subscription)
        ana.post("/api/sessions/end")
        ana.sign_in("Ana")
        assert ana.get("/api/me/push").json()["browsers"] == 0


def test_only_browsers_on_the_open_internet_are_told(tmp_path: Path):
    with carrying() as carrier, telling(tmp_path, today(), private=False) as server:
        (ana,) = signed_up(server, "Ana")
        assert ana.post("/api/me/push", carrier.subscription).status_code == 409
        fine = {**carrier.subscription, "endpoint": "https://push.example.org/1"}
        for wrong in ({"key": "AAAA"}, {"auth": "AAAA"}, {"key": "é"}, {"endpoint": "https://user@x.org/"}):
            assert ana.post("/api/me/push", {**fine, **wrong}).status_code == 409, wrong
        assert ana.post("/api/me/push", fine).status_code == 200
    assert why_no_subscription(Subscription("https://push.example.org/1", fine["key"], fine["auth"])) is None


def test_the_example_of_the_standard_comes_out(tmp_path: Path):
    """RFC 8291, appendix A."""
    own = int.from_bytes(urlsafe_b64decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw="), "big")
    to = Subscription(
        "",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    key = ec.derive_private_key(own, ec.SECP256R1())
    said = encrypted(
        b"When I grow up, I want to be a watermelon", to, key, unpacked("DGv6ra1nlYgDCS1FRnbzlw")
    )
    assert packed(said) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_signature_of_another_server_is_none(tmp_path: Path):
    with telling(tmp_path / "one", today()) as one, telling(tmp_path / "two", today()) as two:
        header = one.app.state.matches.notices.sender.header("https://push.example.org/1")  # type: ignore[attr-defined]
        other = two.app.state.matches.notices.sender.public  # type: ignore[attr-defined]
        with pytest.raises(InvalidSignature):
            signed_by(header, other)
