"""A device signs instead of a password: made, used, removed, and good nowhere else."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.people import PASSWORD, Browser
from tests.server.table import HERE, serving

from frente.server.passkeys import site_of
from frente.server.push import packed, unpacked

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Device:
    """What a phone does with a passkey."""

    def __init__(self, origin: str = HERE) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = b"a key of this device"
        self.origin, self.used = origin, 0
        self.verifies = True
        self.user = b""

    def _signed(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _state(self, name: str, more: int = 0) -> bytes:
        self.used += 1
        flags = PRESENT | (VERIFIED if self.verifies else 0) | more
        return hashlib.sha256(name.encode()).digest() + bytes([flags]) + self.used.to_bytes(4, "big")

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        self.user = unpacked(options["user"]["id"])
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        about = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        made = {"fmt": "none", "attStmt": {}, "authData": self._state(options["rp"]["id"], ATTESTED) + about}
        return self._credential(
            clientDataJSON=packed(self._signed("webauthn.create", options)),
            attestationObject=packed(cbor2.dumps(made)),
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        said, state = self._signed("webauthn.get", options), self._state(options["rpId"])
        signature = self.key.sign(state + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            clientDataJSON=packed(said),
            authenticatorData=packed(state),
            signature=packed(signature),
            userHandle=packed(self.user),
        )

    def _credential(self, **response: str) -> dict[str, Any]:
        id = packed(self.id)
        return {
            "id": id, "rawId": id, "type": "public-key", "response": response,
            "clientExtensionResults": {}, "authenticatorAttachment": "platform",
        }  # fmt: skip


def make(browser: Browser, device: Device, password: str = PASSWORD) -> Any:
    options = browser.post("/api/me/passkeys/begin").json()["options"]
    wanted = {"name": "Phone", "password": password, "credential": device.make(options)}
    return browser.post("/api/me/passkeys", wanted)


def sign_in(browser: Browser, device: Device) -> Any:
    options = browser.post("/api/session/passkey/begin").json()["options"]
    return browser.post("/api/session/passkey", {"credential": device.sign(options)})


def test_a_passkey_is_made_opens_the_account_and_is_removed(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana, phone, device = Browser(server), Browser(server), Device()
        ana.sign_up("Ana")
        assert make(ana, device, "not her password").status_code == 409
        (key,) = make(ana, device).json()["passkeys"]
        assert key["name"] == "Phone"
        assert make(ana, device).status_code == 409  # known already
        assert ana.get("/api/me/export").json()["passkeys"][0]["name"] == "Phone"
        assert sign_in(phone, device).json()["name"] == "Ana"
        assert phone.is_in()
        assert phone.get("/api/me/passkeys").json() == {"passkeys": [key]}
        assert phone.post(f"/api/me/passkeys/{key['id']}/end").json() == {"passkeys": []}
        assert phone.post(f"/api/me/passkeys/{key['id']}/end").status_code == 404
        assert sign_in(Browser(server), device).status_code == 409


def test_what_was_signed_once_is_good_for_nothing_else(tmp_path: Path):
    with serving(tmp_path) as server:
        ana, device = Browser(server), Device()
        ana.sign_up("Ana")
        assert make(ana, device).status_code == 200
        options = ana.post("/api/session/passkey/begin").json()["options"]
        signed = {"credential": device.sign(options)}
        assert Browser(server).post("/api/session/passkey", signed).status_code == 200
        assert Browser(server).post("/api/session/passkey", signed).status_code == 409  # said again
        stranger = Device()
        stranger.id = device.id
        assert sign_in(Browser(server), stranger).status_code == 409  # signed by another key
        device.verifies = False
        assert sign_in(Browser(server), device).status_code == 409  # whoever found the phone
        device.verifies, device.origin = True, "https://frente.example.com"
        assert sign_in(Browser(server), device).status_code == 409  # asked by another site's page
        assert Browser(server).post("/api/session/passkey", {"credential": {}}).status_code == 409
        device.origin = HERE
        assert sign_in(Browser(server), device).status_code == 200
        ana.post("/api/me/password", {"password": PASSWORD, "new": "a short road to Teruel"})
        assert sign_in(Browser(server), device).status_code == 409  # a new password ends them


def test_a_server_knows_itself_by_the_name_that_people_know():
    known = site_of("https://frente.example.org", "10.0.0.1:8036", False)
    assert (known.name, known.origins) == ("frente.example.org", ("https://frente.example.org",))
    assert site_of("", "localhost:8036", True).origins == ("https://localhost:8036", "http://localhost:8036")
    assert site_of("", "frente.example.org", False).origins == ("https://frente.example.org",)
