"""Mail, through a server that takes it: `smtp://USER:PASSWORD@HOST:PORT`, or smtps (see Settings)."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from frente.server.settings import is_loopback

SECONDS = 20.0


class Undeliverable(Exception):
    """The mail was not taken; says why."""


class Mail:
    """Sends as one sender."""

    def __init__(self, url: str, sender: str) -> None:
        self._server = urlsplit(url)
        self._sender = sender

    @property
    def there(self) -> bool:
        """Can this server send any?"""
        return bool(self._server.hostname and self._sender)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Undeliverable: it did not go."""
        if not self.there:
            raise Undeliverable("this server sends no mail")
        letter = EmailMessage()
        letter["From"] = Address("Frente", addr_spec=self._sender)
        letter["To"] = Address(addr_spec=to)
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        await asyncio.to_thread(self._send, letter)

    def _send(self, letter: EmailMessage) -> None:
        server = self._server
        host, safe = server.hostname or "", server.scheme == "smtps"
        try:
            if safe:
                line: smtplib.SMTP = smtplib.SMTP_SSL(
                    host, server.port or 465, timeout=SECONDS, context=ssl.create_default_context()
                )
            else:
                line = smtplib.SMTP(host, server.port or 25, timeout=SECONDS)
            with line:
                # Over a network nothing goes unencrypted, least of all a link that opens an account.
                if not safe and not is_loopback(host):
                    line.starttls(context=ssl.create_default_context())
                if server.username:
                    line.login(unquote(server.username), unquote(server.password or ""))
                line.send_message(letter)
        except (OSError, smtplib.SMTPException) as error:
            raise Undeliverable(f"{type(error).__name__}: {error}"[:200]) from None


def is_address(text: str) -> bool:
    """Could mail go there? Only the mail itself tells whether it does."""
    local, _, domain = text.rpartition("@")
    if not local or "." not in domain or len(text) > 200 or not text.isascii():
        return False
    try:
        Address(addr_spec=text)
    except (ValueError, IndexError):
        return False
    return text.isprintable() and " " not in text
