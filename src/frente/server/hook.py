"""Webhooks: addresses of other services that people want to be told at, in the shape that Discord takes.

Whoever gives such an address makes this server ask for it. So only addresses of the open internet are asked,
by https, and the one that was looked at is the one that is connected to; nothing is followed elsewhere.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import socket
import ssl
from urllib.parse import urlsplit

from frente.engine.message import Message, in_words, sentence

SECONDS = 10.0
GONE = (404, 410)
"""Nobody is there any more."""
_TRANSLATED = ipaddress.ip_network("64:ff9b::/96")


class Undelivered(Exception):
    """It was not taken; says why. `gone`: it never will be."""

    def __init__(self, text: str, gone: bool = False) -> None:
        super().__init__(text)
        self.gone = gone


def is_open(address: str) -> bool:
    """Is this an address of the open internet?"""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_open(str(found.ipv4_mapped))
        if found.sixtofour is not None or found.teredo is not None or found in _TRANSLATED:
            return False  # whatever it stands for
    return found.is_global and not found.is_multicast


def why_no_hook(url: str, private: bool = False) -> Message | None:
    """Why nothing can be sent there. Where the name leads is looked at when it is."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return sentence("error-no-hook")
    if not parts.hostname or parts.username or len(url) > 500 or not url.isascii() or not url.isprintable():
        return sentence("error-no-hook")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        return sentence("error-hook-https")
    if not private and port not in (None, 443):
        return sentence("error-hook-port")
    return None


async def post(url: str, text: str, private: bool = False) -> None:
    """Tell a webhook something. Undelivered: it was not taken."""
    said = {"content": text, "username": "Frente", "allowed_mentions": {"parse": []}}
    await deliver(url, json.dumps(said).encode(), {"content-type": "application/json"}, private)


async def deliver(url: str, body: bytes, headers: dict[str, str], private: bool = False) -> None:
    """Post something to an address that somebody has given. Undelivered: it was not taken."""
    await asyncio.to_thread(_post, url, body, headers, private)


def _post(url: str, body: bytes, headers: dict[str, str], private: bool) -> None:
    why = why_no_hook(url, private)
    if why:
        raise Undelivered(in_words(why))
    parts = urlsplit(url)
    host, safe = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if safe else 80)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        line = http.client.HTTPConnection(host, port, timeout=SECONDS)
        line.sock = _connected(host, port, safe, private)
        try:
            line.request("POST", path, body, {"user-agent": "Frente", "connection": "close", **headers})
            status = line.getresponse().status
        finally:
            line.close()
    except (OSError, http.client.HTTPException, UnicodeError) as error:
        raise Undelivered(f"{type(error).__name__}: {error}"[:200]) from None
    if not 200 <= status < 300:
        raise Undelivered(f"it answered {status}", gone=status in GONE)


def _connected(host: str, port: int, safe: bool, private: bool) -> socket.socket:
    """A line to the address that was looked at: a name may lead elsewhere a moment later."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not private and not all(is_open(address) for address in found):
        raise Undelivered("its name does not lead to the open internet")
    line = socket.create_connection((found[0], port), timeout=SECONDS)
    if not safe:
        return line
    return ssl.create_default_context().wrap_socket(line, server_hostname=host)
