"""Who is signed in: by a cookie that pages cannot read, and a mark beside it that only our own page can send.

A request that changes something and shows the cookie must bring the mark in a header. Browsers send cookies
along with whatever another site makes them ask for; the mark they do not.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from fastapi import Depends, Request, Response

from frente.engine.message import sentence
from frente.server.denial import Denied
from frente.server.guard import counted_as, is_here
from frente.server.limits import retry_after
from frente.server.matches import Matches
from frente.server.people import LASTS, TOKEN, Person, Session

MARK = "frente-mark"
HEADER = "x-frente-mark"


def _is_safe(host: str, scheme: str) -> bool:
    """Only on this machine itself may a session travel unencrypted. A proxy may have taken the https off."""
    return scheme in ("https", "wss") or not is_here(host)


def _name(safe: bool) -> str:
    """The prefix forbids that other names of the site's domain give the cookie."""
    return "__Host-frente-session" if safe else "frente-session"


def shown(connection: Any) -> str:
    """The session's token that a request or a WebSocket shows; empty: none."""
    safe = _is_safe(connection.headers.get("host", ""), connection.url.scheme)
    return str(connection.cookies.get(_name(safe), ""))


def program_of(connection: Any) -> str:
    """The token that a program shows; empty: none."""
    given = str(connection.headers.get("authorization", "")).removeprefix("Bearer ").strip()
    return given if given.startswith(TOKEN) else ""


def begin(request: Request, response: Response, token: str, mark: str) -> None:
    """Let the browser show the session from now on."""
    safe = _is_safe(request.headers.get("host", ""), request.url.scheme)
    kept: Any = {"max_age": LASTS // 1000, "path": "/", "secure": safe, "samesite": "lax"}
    response.set_cookie(_name(safe), token, httponly=True, **kept)
    response.set_cookie(MARK, mark, **kept)


def end(request: Request, response: Response) -> None:
    """Let it forget the session."""
    safe = _is_safe(request.headers.get("host", ""), request.url.scheme)
    response.delete_cookie(_name(safe), path="/", secure=safe, httponly=True, samesite="lax")
    response.delete_cookie(MARK, path="/", secure=safe, samesite="lax")


async def of_request(request: Request) -> Session | None:
    """Who asks; None: a guest. Denied: the page of another site may have made the browser ask."""
    here: Matches = request.app.state.matches
    program = program_of(request)
    if program:
        person = await here.people.by_token(program)
        if person is None:
            return None
        await _count(request, here, person)
        return Session("", person)  # no browser sends it along: it needs no mark
    token = shown(request)
    session = await here.people.session(token) if token else None
    if session is not None and request.method not in ("GET", "HEAD"):
        mark = here.secret.of_session(session.hash)
        if not secrets.compare_digest(request.headers.get(HEADER, "").encode(), mark.encode()):
            raise Denied("not-your-seat", sentence("error-page-not-signed-any-more"))
    if session is not None:
        await _count(request, here, session.person)
    return session


async def _count(request: Request, here: Matches, person: Person) -> None:
    """Denied: a person has asked for too much, from whatever address."""
    for what in counted_as(request.method, request.url.path):
        wait = await here.gate.enter(what, f"person {person.id}")
        if wait:
            why = sentence("error-too-many", what=what, wait=retry_after(wait))
            raise Denied("too-many", why, wait=wait)


async def of_person(session: Annotated[Session | None, Depends(of_request)]) -> Session:
    if session is None:
        raise Denied("signed-out", sentence("error-nobody-signed-here"))
    return session


async def of_browser(session: Annotated[Session, Depends(of_person)]) -> Session:
    """Who is signed in by a password, and not by a token."""
    if not session.hash:
        raise Denied("not-your-seat", sentence("error-program-cannot-do-sign"))
    return session


async def of_anybody(session: Annotated[Session | None, Depends(of_request)]) -> Person | None:
    return session.person if session else None


SignedIn = Annotated[Session, Depends(of_person)]
InBrowser = Annotated[Session, Depends(of_browser)]
"""Only for those who are."""
Anybody = Annotated[Person | None, Depends(of_anybody)]
