"""The HTTP API of a person's devices: browsers that are told of turns, and keys that open the account."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from frente.engine.message import sentence
from frente.server import shapes
from frente.server.accounts import Agent, Password, enter, unwelcome
from frente.server.api import Here, described, reply
from frente.server.days import when
from frente.server.denial import Denied
from frente.server.guard import is_here
from frente.server.matches import Matches
from frente.server.passkeys import Site, short, site_of
from frente.server.people import Person, Unwelcome
from frente.server.push import Subscription
from frente.server.session import InBrowser, SignedIn

router = APIRouter(default_response_class=Response, tags=["people"])

Endpoint = Annotated[str, Field(max_length=500)]


class PushRequest(BaseModel):
    """A browser wants to be told of turns: what its PushManager gave it."""

    model_config = ConfigDict(extra="forbid")

    endpoint: Endpoint
    key: str = Field(max_length=120, description="p256dh, base64url.")
    auth: str = Field(max_length=40, description="base64url.")


class PushEndRequest(BaseModel):
    """It wants so no more."""

    model_config = ConfigDict(extra="forbid")

    endpoint: Endpoint


class PasskeyRequest(BaseModel):
    """What a browser made of the options: a PublicKeyCredential as JSON."""

    model_config = ConfigDict(extra="forbid")

    credential: dict[str, Any]


class NewPasskeyRequest(PasskeyRequest):
    """The same for a new one, with the account's password."""

    name: str = Field(min_length=1, max_length=80, description="What it is called in the list.")
    password: Password


# --- push -------------------------------------------------------------------------------------------------
@router.get("/api/me/push", summary="How a browser is told of turns", **described(shapes.PushCard, 401))
async def show_push(here: Here, session: SignedIn) -> Response:
    """`key` is the applicationServerKey of a subscription."""
    return reply(await _push(here, session.person))


@router.post(
    "/api/me/push",
    summary="Tell this browser of turns: at most one notice for each",
    **described(shapes.PushCard, 401, 403, 409, 413, 422, 429, 500),
)
async def begin_push(here: Here, session: InBrowser, wanted: PushRequest, agent: Agent = "") -> Response:
    to = Subscription(wanted.endpoint, wanted.key, wanted.auth)
    await here.notices.subscribe(session.person, to, agent)
    return reply(await _push(here, session.person))


@router.post(
    "/api/me/push/end",
    summary="Tell this browser of turns no more",
    **described(shapes.PushCard, 401, 403, 413, 422, 429, 500),
)
async def end_push(here: Here, session: InBrowser, wanted: PushEndRequest) -> Response:
    await here.notices.unsubscribe(session.person.id, wanted.endpoint)
    return reply(await _push(here, session.person))


async def _push(here: Matches, person: Person) -> dict[str, Any]:
    told = await here.notices.subscriptions(person.id)
    return {"key": here.notices.sender.public, "browsers": len(told)}


# --- passkeys ---------------------------------------------------------------------------------------------
def _site(here: Matches, request: Request) -> Site:
    host = request.headers.get("host", "")
    return site_of(here.settings.site, host, is_here(host))


async def _list(here: Matches, person: Person) -> Response:
    rows = await here.passkeys.of(person)
    keys = [{"id": short(row.id), "name": row.name, "created": when(row.created)} for row in rows]
    return reply({"passkeys": keys})


@router.get("/api/me/passkeys", summary="The passkeys of the account", **described(shapes.PasskeyList, 401))
async def list_passkeys(here: Here, session: SignedIn) -> Response:
    return await _list(here, session.person)


@router.post(
    "/api/me/passkeys/begin",
    summary="What a browser needs to make a passkey",
    **described(shapes.PasskeyOptions, 401, 403, 413, 422, 429, 500),
)
async def begin_passkey(here: Here, request: Request, session: InBrowser) -> Response:
    """`options`: PublicKeyCredentialCreationOptions as JSON."""
    made = await here.passkeys.asked_to_make(session.person, _site(here, request))
    return reply({"options": msgspec.Raw(made.encode())})


@router.post(
    "/api/me/passkeys",
    summary="Open the account by a passkey from now on, too",
    **described(shapes.PasskeyList, 401, 403, 409, 413, 422, 429, 500),
)
async def make_passkey(
    here: Here, request: Request, session: InBrowser, wanted: NewPasskeyRequest
) -> Response:
    try:
        await here.people.must_know(session.person, wanted.password)
        await here.passkeys.add(session.person, _site(here, request), wanted.credential, wanted.name)
    except Unwelcome as error:
        raise unwelcome(error) from None
    return await _list(here, session.person)


@router.post(
    "/api/me/passkeys/{id}/end",
    summary="Let a passkey open the account no more",
    **described(shapes.PasskeyList, 401, 403, 404, 422, 429, 500),
)
async def end_passkey(here: Here, session: InBrowser, id: Annotated[str, Field(max_length=24)]) -> Response:
    if not await here.passkeys.remove(session.person, id):
        raise Denied("unknown", sentence("error-no-such-passkey"))
    return await _list(here, session.person)


@router.post(
    "/api/session/passkey/begin",
    summary="What a browser needs to sign in by a passkey",
    **described(shapes.PasskeyOptions, 413, 422, 429, 500),
)
async def begin_sign_in(here: Here, request: Request) -> Response:
    """`options`: PublicKeyCredentialRequestOptions as JSON."""
    made = await here.passkeys.asked_to_sign(_site(here, request))
    return reply({"options": msgspec.Raw(made.encode())})


@router.post(
    "/api/session/passkey",
    summary="Sign in by a passkey",
    **described(shapes.Me, 409, 413, 422, 429, 500),
)
async def sign_in_by_passkey(
    here: Here, request: Request, wanted: PasskeyRequest, agent: Agent = ""
) -> Response:
    try:
        person = await here.passkeys.whose(_site(here, request), wanted.credential)
    except Unwelcome as error:
        raise unwelcome(error) from None
    return await enter(here, request, person, agent)
