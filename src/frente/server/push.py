"""Web push: a few words to a browser that wants them, though no page of ours is open there.

The words are encrypted for that browser alone (RFC 8291, aes128gcm); the service that carries them sees who
sends (RFC 8292, VAPID), to whom, and how much. What signs is made from the server's secret: every worker has
the same, and it needs no file of its own.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import os
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from frente.engine.message import Message, Mistaken, sentence
from frente.server import hook

TTL = 24 * 3600
"""Seconds that the carrier keeps it for a browser that is off."""
RECORD = 4096
LONGEST = 3000
"""Bytes of what is said."""
LASTS = 12 * 3600
"""Seconds that a signature is good; a carrier takes 24 hours at most."""
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""


class Unusable(Mistaken):
    """Nothing can be encrypted for such a browser."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a browser is told, and the keys that it reads with."""

    endpoint: str
    key: str
    auth: str

    @property
    def id(self) -> str:
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


def packed(data: bytes) -> str:
    """Base64 as the web has it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise Unusable(sentence("error-no-browser-keys")) from None


class Sender:
    """Signs for one server."""

    def __init__(self, key: bytes, contact: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self._key = ec.derive_private_key(int.from_bytes(key, "big") % (ORDER - 1) + 1, ec.SECP256R1())
        self._contact = contact

    @property
    def public(self) -> str:
        """What browsers are told to take words from."""
        return packed(_point(self._key.public_key()))

    def header(self, endpoint: str, now: float | None = None) -> str:
        """Says to the carrier who sends."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time() if now is None else now) + LASTS,
            "sub": self._contact,
        }
        said = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        signature = packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"

    async def send(self, to: Subscription, said: dict[str, Any], topic: str, private: bool = False) -> None:
        """Tell a browser something. hook.Undelivered: it was not taken."""
        body = await asyncio.to_thread(encrypted, json.dumps(said).encode(), to)
        headers = {
            "authorization": self.header(to.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL),
            "topic": topic,  # what was not delivered yet is replaced by what is newer
            "urgency": "normal",
        }
        await hook.deliver(to.endpoint, body, headers, private)


def why_no_subscription(to: Subscription, private: bool = False) -> Message | None:
    """Why nothing can be sent there."""
    why = hook.why_no_hook(to.endpoint, private)
    if why:
        return why
    try:
        encrypted(b"", to)
    except Unusable as error:
        return error.why
    return None


def encrypted(said: bytes, to: Subscription, own: Any = None, salt: bytes = b"") -> bytes:
    """RFC 8291: one record that only the browser can read; `own` and `salt` are new unless given."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs, auth = unpacked(to.key), unpacked(to.auth)
    if len(auth) != 16 or len(said) > LONGEST:
        raise Unusable(sentence("error-no-browser-keys" if len(auth) != 16 else "error-too-long"))
    try:
        reader = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    except ValueError:
        raise Unusable(sentence("error-no-browser-keys")) from None
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    ours = _point(own.public_key())
    between = own.exchange(ec.ECDH(), reader)
    ikm = _hkdf(auth, between, b"WebPush: info\0" + theirs + ours, 32)
    key = _hkdf(salt, ikm, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(salt, ikm, b"Content-Encoding: nonce\0", 12)
    record = AESGCM(key).encrypt(nonce, said + b"\x02", None)  # the last one
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + record


def _hkdf(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return bytes(HKDF(hashes.SHA256(), length, salt, info).derive(key))


def _point(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return bytes(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _json(value: dict[str, Any]) -> str:
    return packed(json.dumps(value, separators=(",", ":")).encode())
