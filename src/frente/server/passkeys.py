"""Passkeys (WebAuthn): a person's device signs instead of a password.

The store knows public keys only. What a device is asked to sign is good once, for some minutes, at whichever
worker.
"""

from __future__ import annotations

import hashlib
import json
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from frente.engine.message import Message, sentence
from frente.server.people import Person, Unwelcome
from frente.server.push import Unusable, packed, unpacked
from frente.server.tables import challenges, passkeys

if TYPE_CHECKING:
    from frente.server.matches import Matches

log = logging.getLogger("frente.server.passkeys")

GOOD = 5 * 60 * 1000
"""Milliseconds in which a device must have signed."""
MOST = 10
"""Passkeys of one person."""
TITLE = "Frente"


@dataclass(frozen=True, slots=True)
class Site:
    """As what a browser knows this server: a key is good at its name alone."""

    name: str
    origins: tuple[str, ...]


def site_of(known: str, host: str, here: bool) -> Site:
    """By the address that people know; else by the one that the browser has asked (`here`: this machine)."""
    if known and not here:
        parts = urlsplit(known)
        return Site(parts.hostname or "", (f"{parts.scheme}://{parts.netloc}",))
    name = urlsplit(f"//{host}").hostname or ""
    return Site(name, (f"https://{host}", f"http://{host}") if here else (f"https://{host}",))


class Passkeys:
    """The keys of all who have an account."""

    def __init__(self, here: Matches) -> None:
        self.here = here

    async def of(self, person: Person) -> Sequence[Any]:
        wanted = select(passkeys).where(passkeys.c.person == person.id).order_by(passkeys.c.created)
        return await self.here.store.read(wanted)

    # --- a new one ------------------------------------------------------------------------------
    async def asked_to_make(self, person: Person, site: Site) -> str:
        """What a browser is told, to make one: JSON."""
        import webauthn
        from webauthn.helpers import structs as w

        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name=TITLE,
            user_name=person.name,
            user_id=person.id.encode(),
            challenge=await self._challenge(),
            authenticator_selection=w.AuthenticatorSelectionCriteria(
                resident_key=w.ResidentKeyRequirement.REQUIRED,
                user_verification=w.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                w.PublicKeyCredentialDescriptor(id=unpacked(row.id)) for row in await self.of(person)
            ],
        )
        return str(webauthn.options_to_json(options))

    async def add(self, person: Person, site: Site, credential: dict[str, Any], name: str) -> None:
        """Unwelcome: it is none, or one too many."""
        import webauthn

        challenge = await self._spent(credential)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
                require_user_verification=True,
            )
        except Exception as error:  # whatever was sent, it is no key
            raise _no_key(error) from None
        row = {
            "id": packed(made.credential_id),
            "person": person.id,
            "key": made.credential_public_key,
            "count": made.sign_count,
            "name": name,
            "created": self.here.now(),
        }

        def work(connection: Connection) -> Message | None:
            mine = select(passkeys.c.id).where(passkeys.c.person == person.id)
            if len(connection.execute(mine).all()) >= MOST:
                return sentence("error-most-passkeys", most=MOST)
            if connection.execute(select(passkeys.c.id).where(passkeys.c.id == row["id"])).first():
                return sentence("error-passkey-known")
            try:
                connection.execute(insert(passkeys), row)
            except IntegrityError:  # another worker was quicker
                return sentence("error-passkey-known")
            return None

        why = await self.here.store.write(work)
        if why:
            raise Unwelcome(why)
        log.info("a passkey was made", extra={"said": {"person": person.id}})

    async def remove(self, person: Person, number: str) -> bool:
        found = [row.id for row in await self.of(person) if short(row.id) == number]
        gone = delete(passkeys).where(passkeys.c.person == person.id, passkeys.c.id.in_(found))
        return bool(await self.here.store.write(lambda connection: connection.execute(gone).rowcount))

    # --- signing in -----------------------------------------------------------------------------
    async def asked_to_sign(self, site: Site) -> str:
        """What a browser is told, to sign in whoever it knows: JSON."""
        import webauthn
        from webauthn.helpers import structs as w

        options = webauthn.generate_authentication_options(
            rp_id=site.name,
            challenge=await self._challenge(),
            user_verification=w.UserVerificationRequirement.REQUIRED,
        )
        return str(webauthn.options_to_json(options))

    async def whose(self, site: Site, credential: dict[str, Any]) -> Person:
        """Who has signed. Unwelcome: nobody that is known here."""
        import webauthn

        challenge = await self._spent(credential)
        rows = await self.here.store.read(select(passkeys).where(passkeys.c.id == str(credential.get("id"))))
        if not rows:
            raise Unwelcome(sentence("error-passkey-unknown"))
        row = rows[0]
        try:
            done = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
                credential_public_key=row.key,
                credential_current_sign_count=row.count,
                require_user_verification=True,
            )
        except Exception as error:
            raise _no_key(error) from None
        used = update(passkeys).where(passkeys.c.id == row.id).values(count=done.new_sign_count)
        await self.here.store.write(lambda connection: connection.execute(used))
        person = await self.here.people.by_id(row.person)
        if person is None:
            raise Unwelcome(sentence("error-passkey-unknown"))
        return person

    # --- what is signed -------------------------------------------------------------------------
    async def _challenge(self) -> bytes:
        made, at = secrets.token_bytes(32), self.here.now()

        def work(connection: Connection) -> None:
            connection.execute(delete(challenges).where(challenges.c.until < at))
            connection.execute(insert(challenges), {"hash": _hash(made), "until": at + GOOD})

        await self.here.store.write(work)
        return made

    async def _spent(self, credential: dict[str, Any]) -> bytes:
        """What a device has signed, if we have asked it to. Unwelcome: we have not, or it was used."""
        try:
            signed = json.loads(unpacked(credential["response"]["clientDataJSON"]))
            challenge = unpacked(signed["challenge"])
        except (KeyError, TypeError, ValueError, Unusable):
            raise Unwelcome(sentence("error-no-passkey")) from None
        asked = (challenges.c.hash == _hash(challenge), challenges.c.until >= self.here.now())
        spent = delete(challenges).where(*asked)
        if not await self.here.store.write(lambda connection: connection.execute(spent).rowcount):
            raise Unwelcome(sentence("error-passkey-late"))
        return challenge


def short(id: str) -> str:
    """What a key is called in an address."""
    return hashlib.sha256(id.encode()).hexdigest()[:24]


def _hash(challenge: bytes) -> str:
    return hashlib.sha256(b"frente challenge " + challenge).hexdigest()


def _no_key(error: Exception) -> Unwelcome:
    log.info("a passkey was refused", extra={"said": {"fault": f"{type(error).__name__}: {error}"[:200]}})
    return Unwelcome(sentence("error-passkey-misfit"))
