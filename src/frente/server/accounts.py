"""The HTTP API of accounts: signing up, in and out, what one has, and deleting all of it.

A request that changes something as whoever is signed in must bring the header `x-frente-mark` with the value
of the cookie `frente-mark`.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Header, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from frente.engine.message import sentence
from frente.server import messages as m
from frente.server import session as sessions
from frente.server import shapes
from frente.server.api import Here, attached, described, reply
from frente.server.days import when
from frente.server.denial import Denied
from frente.server.lab import runs_of
from frente.server.links import LONGEST
from frente.server.matches import Matches
from frente.server.notices import Wishes
from frente.server.passwords import LONGEST as LONGEST_PASSWORD
from frente.server.people import Person, Unwelcome
from frente.server.session import InBrowser, SignedIn
from frente.words import LOCALES_FALL_BACK_TO, languages
from frente.words.language import chosen

router = APIRouter(default_response_class=Response, tags=["people"])

Agent = Annotated[str, Header(alias="user-agent", include_in_schema=False)]
Password = Annotated[str, Field(max_length=LONGEST_PASSWORD)]
Address = Annotated[str, Field(max_length=200)]
Token = Annotated[str, Field(max_length=100)]


class SignUpRequest(BaseModel):
    """An account that is to be."""

    model_config = ConfigDict(extra="forbid")

    name: str = Field(max_length=40, description="3 to 24 Latin letters, digits, - and _.")
    password: Password = Field(description="8 characters or more.")
    mail: Address = Field("", description="Needed for a forgotten password and for notices.")


class SignInRequest(BaseModel):
    """Somebody who has an account."""

    model_config = ConfigDict(extra="forbid")

    name: str = Field(max_length=40)
    password: Password


class MailRequest(BaseModel):
    """Where mail goes from now on. Empty: nowhere."""

    model_config = ConfigDict(extra="forbid")

    mail: Address
    password: Password


class PasswordRequest(BaseModel):
    """A new password for the old one."""

    model_config = ConfigDict(extra="forbid")

    password: Password
    new: Password


class DeleteRequest(BaseModel):
    """The account is to be forgotten: its password again."""

    model_config = ConfigDict(extra="forbid")

    password: Password


class ResetRequest(BaseModel):
    """Somebody has forgotten a password, and gets a mail."""

    model_config = ConfigDict(extra="forbid")

    mail: Address


class NewPasswordRequest(BaseModel):
    """A new password, with what the mail brought."""

    model_config = ConfigDict(extra="forbid")

    token: Token
    password: Password


class ConfirmRequest(BaseModel):
    """What the mail brought: it has arrived."""

    model_config = ConfigDict(extra="forbid")

    token: Token


class HeldLink(BaseModel):
    """A link that holds seats of a match."""

    model_config = ConfigDict(extra="forbid")

    match: str = Field(max_length=24)
    link: str = Field(max_length=LONGEST)


class TakeRequest(BaseModel):
    """Links of this device, whose seats the account is to hold."""

    model_config = ConfigDict(extra="forbid")

    links: list[HeldLink] = Field(max_length=200)


class NoticeRequest(BaseModel):
    """What somebody wants to be told when it is their turn."""

    model_config = ConfigDict(extra="forbid")

    mail: Literal["none", "turn", "daily"]
    hook: str = Field("", max_length=500, description="A webhook that takes what Discord takes; empty: none.")


class LanguageRequest(BaseModel):
    """The language that somebody reads."""

    model_config = ConfigDict(extra="forbid")

    language: str = Field(max_length=35, description="Such as `es`; one that there are words in.")


class TokenRequest(BaseModel):
    """A program is to play for the account."""

    model_config = ConfigDict(extra="forbid")

    name: str = Field(min_length=1, max_length=80, description="What it is for.")


def unwelcome(error: Unwelcome) -> Denied:
    return Denied("too-many" if error.wait else "refused", error.why, wait=error.wait)


async def _me(here: Matches, person: Person) -> dict[str, Any]:
    standing = await here.standings.of(person.id)
    return {
        "name": person.name,
        "mail": person.mail,
        "confirmed": person.confirmed,
        "created": when(person.created),
        "sessions": await here.people.count_sessions(person),
        "can_mail": here.people.can_write,
        "operator": bool(standing.operator),
        "warning": standing.warning,
        "language": person.language,
    }


async def enter(here: Matches, request: Request, person: Person, agent: str) -> Response:
    """Sign in here; who was signed in here before is not any more."""
    await here.standings.must_be_open(person.id)
    before = await here.people.session(sessions.shown(request))
    if before is not None:
        await here.people.end_session(before)
    token = await here.people.begin_session(person, agent)
    response = reply(await _me(here, person))
    found = await here.people.session(token)
    assert found is not None  # it was just stored
    sessions.begin(request, response, token, here.secret.of_session(found.hash))
    return response


@router.post(
    "/api/people",
    summary="Sign up: an account, which is signed in then",
    **described(shapes.Me, 409, 413, 422, 429, 500),
)
async def sign_up(here: Here, request: Request, wanted: SignUpRequest, agent: Agent = "") -> Response:
    """Two cookies come with it, as with signing in."""
    try:
        person = await here.people.sign_up(wanted.name, wanted.password, wanted.mail)
    except Unwelcome as error:
        raise unwelcome(error) from None
    here.errand(here.people.ask_to_confirm(person))
    return await enter(here, request, person, agent)


@router.post("/api/session", summary="Sign in", **described(shapes.Me, 409, 413, 422, 429, 500))
async def sign_in(here: Here, request: Request, wanted: SignInRequest, agent: Agent = "") -> Response:
    """Cookies: `frente-session`, which no page can read, and `frente-mark`, which ours sends with changes."""
    try:
        person = await here.people.sign_in(wanted.name, wanted.password)
    except Unwelcome as error:
        raise unwelcome(error) from None
    return await enter(here, request, person, agent)


@router.post("/api/session/end", summary="Sign out", **described(shapes.WasDone, 401, 403, 413, 422))
async def sign_out(here: Here, request: Request, session: InBrowser) -> Response:
    await here.people.end_session(session)
    return _out(request)


@router.post(
    "/api/sessions/end", summary="Sign out everywhere", **described(shapes.WasDone, 401, 403, 413, 422)
)
async def sign_out_everywhere(here: Here, request: Request, session: InBrowser) -> Response:
    """Live connections end too."""
    await here.people.end_sessions(session.person.id)
    here.seats.dismiss(session.person.id)
    return _out(request)


def _out(request: Request) -> Response:
    response = reply(shapes.WasDone(True))
    sessions.end(request, response)
    return response


@router.get("/api/me", summary="Who is signed in", **described(shapes.Me, 401))
async def show_me(here: Here, session: SignedIn) -> Response:
    return reply(await _me(here, session.person))


@router.post(
    "/api/me/mail",
    summary="Change where mail goes; a mail comes that is to be confirmed",
    **described(shapes.Me, 401, 403, 409, 413, 422, 429, 500),
)
async def change_mail(here: Here, session: InBrowser, wanted: MailRequest) -> Response:
    person = session.person
    try:
        await here.people.must_know(person, wanted.password)
        await here.people.set_mail(person, wanted.mail)
    except Unwelcome as error:
        raise unwelcome(error) from None
    changed = await here.people.find(person.name)
    if changed is None:
        raise Denied("signed-out", sentence("error-account-gone"))
    here.errand(here.people.ask_to_confirm(changed))
    return reply(await _me(here, changed))


@router.post(
    "/api/me/language",
    summary="Choose the language of what is written to the account",
    **described(shapes.Me, 401, 403, 413, 422, 500),
)
async def change_language(here: Here, session: InBrowser, wanted: LanguageRequest) -> Response:
    language = chosen(wanted.language, languages()) or LOCALES_FALL_BACK_TO
    await here.people.set_language(session.person, language)
    return reply(await _me(here, replace(session.person, language=language)))


@router.post(
    "/api/me/password",
    summary="Change the password; all other browsers are signed out",
    **described(shapes.Me, 401, 403, 409, 413, 422, 429, 500),
)
async def change_password(
    here: Here, request: Request, session: InBrowser, wanted: PasswordRequest, agent: Agent = ""
) -> Response:
    try:
        await here.people.must_know(session.person, wanted.password)
        await here.people.set_password(session.person, wanted.new)
    except Unwelcome as error:
        raise unwelcome(error) from None
    here.seats.dismiss(session.person.id)
    return await enter(here, request, session.person, agent)


@router.get(
    "/api/me/export",
    summary="All that is stored of the account, its matches and its answers in them",
    **described(shapes.Export, 401, 403),
)
async def export(here: Here, session: InBrowser) -> Response:
    told = await here.people.export(session.person)
    told["runs"] = await asyncio.to_thread(runs_of, here.settings.data, session.person.id)
    body = await asyncio.to_thread(lambda: msgspec.json.format(m.write(told), indent=1))
    return attached(f"frente-{session.person.id}.json", body, "application/json")


@router.post(
    "/api/me/delete",
    summary="Forget the account and all that is stored of it; matches that others wait in are given up",
    **described(shapes.WasDone, 401, 403, 409, 413, 422, 429, 500),
)
async def delete_me(here: Here, request: Request, session: InBrowser, wanted: DeleteRequest) -> Response:
    """What was played stays, with nobody's name on it."""
    try:
        await here.people.must_know(session.person, wanted.password)
    except Unwelcome as error:
        raise unwelcome(error) from None
    await here.seats.forget(session.person)
    return _out(request)


@router.get(
    "/api/me/matches",
    summary="The matches in which the account holds seats",
    **described(shapes.MyMatches, 401),
)
async def my_matches(here: Here, session: SignedIn) -> Response:
    """Without a link the API and the live connection let the account into each of them."""
    return reply({"matches": await here.seats.mine(session.person)})


@router.post(
    "/api/me/matches",
    summary="Let the account hold the seats of links, which go on working",
    **described(shapes.Taken, 401, 403, 413, 422, 500),
)
async def take_matches(here: Here, session: SignedIn, wanted: TakeRequest) -> Response:
    """A link that is not of its match is passed over."""
    given = [(held.match, held.link) for held in wanted.links]
    return reply(shapes.Taken(await here.seats.take(session.person, given)))


@router.get("/api/me/tokens", summary="The tokens of the account", **described(shapes.TokenList, 401, 403))
async def list_tokens(here: Here, session: InBrowser) -> Response:
    return reply({"tokens": [_token(row, None) for row in await here.people.tokens(session.person)]})


@router.post(
    "/api/me/tokens",
    summary="A token for a program that plays by the account",
    **described(shapes.TokenCard, 401, 403, 409, 413, 422, 500),
)
async def make_token(here: Here, session: InBrowser, wanted: TokenRequest) -> Response:
    """It is told this once. It plays, and makes tables; it changes nothing of the account itself."""
    try:
        token, id = await here.people.new_token(session.person, wanted.name)
    except Unwelcome as error:
        raise unwelcome(error) from None
    (row,) = (row for row in await here.people.tokens(session.person) if row.id == id)
    return reply(_token(row, token))


@router.post(
    "/api/me/tokens/{id}/end",
    summary="Let a token be good no more",
    **described(shapes.WasDone, 401, 403, 404, 422, 500),
)
async def end_token(here: Here, session: InBrowser, id: Annotated[str, Field(max_length=24)]) -> Response:
    if not await here.people.end_token(session.person, id):
        raise Denied("unknown", sentence("error-no-such-token"))
    here.seats.dismiss(session.person.id)
    return reply(shapes.WasDone(True))


def _token(row: Any, token: str | None) -> dict[str, Any]:
    return {"id": row.id, "name": row.name, "created": when(row.created), "token": token}


@router.get(
    "/api/me/notices",
    summary="What the account wants to be told when it is its turn",
    **described(shapes.NoticeCard, 401),
)
async def show_notices(here: Here, session: SignedIn) -> Response:
    return reply(await _notices(here, session.person))


@router.post(
    "/api/me/notices",
    summary="Choose what to be told, and where: at most one notice for each turn",
    **described(shapes.NoticeCard, 401, 403, 409, 413, 422, 500),
)
async def choose_notices(here: Here, session: InBrowser, wanted: NoticeRequest) -> Response:
    await here.notices.wish(session.person, Wishes(wanted.mail, wanted.hook))
    return reply(await _notices(here, session.person))


async def _notices(here: Matches, person: Person) -> dict[str, Any]:
    wishes = await here.notices.wishes(person.id)
    can_mail = person.confirmed and here.people.can_write
    return {"mail": wishes.mail, "hook": wishes.hook, "can_mail": can_mail}


@router.post(
    "/api/reset",
    summary="A mail to choose a new password, to whoever has confirmed the address",
    **described(shapes.WasDone, 409, 413, 422, 429),
)
async def ask_to_reset(here: Here, wanted: ResetRequest) -> Response:
    """The answer is the same whether anybody has."""
    if not here.people.can_write:
        raise Denied("refused", sentence("error-no-mail-here"))
    here.errand(here.people.ask_to_reset(wanted.mail))
    return reply(shapes.WasDone(True))


@router.post(
    "/api/reset/password",
    summary="Choose a new password, with what the mail brought",
    **described(shapes.Me, 409, 413, 422, 429, 500),
)
async def reset(here: Here, request: Request, wanted: NewPasswordRequest, agent: Agent = "") -> Response:
    """All browsers are signed out, this one is signed in."""
    try:
        person = await here.people.reset(wanted.token, wanted.password)
    except Unwelcome as error:
        raise unwelcome(error) from None
    here.seats.dismiss(person.id)
    return await enter(here, request, person, agent)


@router.post(
    "/api/confirm", summary="Confirm that mail arrives", **described(shapes.WasDone, 409, 413, 422, 500)
)
async def confirm(here: Here, wanted: ConfirmRequest) -> Response:
    try:
        await here.people.confirm(wanted.token)
    except Unwelcome as error:
        raise unwelcome(error) from None
    return reply(shapes.WasDone(True))
