"""The HTTP API. Bodies go out as they are; the OpenAPI describes them by frente.server.shapes."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from frente import __version__, games
from frente.boards.layout import Layout
from frente.engine import Game, MatchError, Relic, keeping, to_plain, verify
from frente.engine.files import MatchFile
from frente.engine.message import Message, in_words, sentence
from frente.engine.proof import older, proven
from frente.server import messages as m
from frente.server import present, shapes
from frente.server.denial import Denied
from frente.server.guard import too_many
from frente.server.limits import address_of
from frente.server.links import LONGEST, Holder
from frente.server.live import Live
from frente.server.maker import Made
from frente.server.matches import Matches
from frente.server.people import TOKEN
from frente.server.session import Anybody
from frente.server.settings import is_loopback
from frente.server.story import replayed
from frente.server.timeline import timeline
from frente.words import LOCALES_FALL_BACK_TO, languages
from frente.words.language import chosen

Link = Annotated[
    str, Query(max_length=100, description="The link that holds the seat; or as a Bearer token.")
]
Slug = Annotated[str, Field(max_length=40)]
MatchId = Annotated[str, Field(max_length=24)]
Ply = Annotated[int, Query(ge=0, le=1_000_000)]
OptionValue = bool | int | str
Language = Annotated[
    str, Query(max_length=35, description="A language such as `es`; English where it is not there.")
]
Told = dict[str, Any]
WORDS = {"type": "object", "additionalProperties": {"type": "string"}}

STATUS: dict[m.Kind, int] = {
    "unreadable": 422,
    "too-large": 413,
    "unknown": 404,
    "signed-out": 401,
    "not-your-seat": 403,
    "not-your-ask": 409,
    "stale": 409,
    "refused": 409,
    "too-many": 429,
    "fault": 500,
}


class Seats(BaseModel):
    model_config = ConfigDict(extra="forbid")

    seats: dict[str, str] = Field(
        default_factory=dict,
        description="Who plays each seat: `me`, `friend` (who is invited) or `bot:NAME`. Not named: me.",
        examples=[{"rebel": "me", "government": "bot:steady"}],
    )


class NewMatchRequest(Seats):
    """A match that is to begin."""

    game: str = Field(max_length=40, examples=["arriba"])
    scenario: str | None = Field(None, max_length=80)
    options: dict[str, OptionValue] = Field(default_factory=dict)
    position: dict[str, Any] | None = Field(
        None, description="The `[set]` table of a position file, in the game's own words."
    )
    auto: bool = Field(True, description="The only option is taken by the program.")


class PositionText(BaseModel):
    """A position file that is to be read."""

    model_config = ConfigDict(extra="forbid")

    text: str = Field(description="A position file (TOML).")


class BranchRequest(Seats):
    """A match that is to begin where another one stood."""

    ply: int = Field(ge=0, le=1_000_000, description="The last ask not after this ply is where it begins.")


class ClaimRequest(BaseModel):
    """Somebody takes the seat of an invitation."""

    model_config = ConfigDict(extra="forbid")

    invitation: str = Field(max_length=LONGEST)
    claimant: str = Field(
        default_factory=lambda: secrets.token_urlsafe(24),
        min_length=16,
        max_length=64,
        description="The claimant's own, made at random: who repeats it gets the same link again.",
    )


class InviteRequest(BaseModel):
    """A seat that nobody has claimed is offered anew."""

    model_config = ConfigDict(extra="forbid")

    seat: str = Field(max_length=80)


def reply(value: Any, status: int = 200) -> Response:
    return Response(m.write(value), status, media_type="application/json")


def problem(error: Denied) -> Response:
    if error.kind == "too-many":
        return too_many(error.text, error.wait)
    return reply(shapes.Problem(error.kind, error.text, error.refusal), STATUS[error.kind])  # type: ignore[arg-type]


def described(shape: Any, *problems: int) -> Told:
    """The OpenAPI of a response: its shape (None: a text), and the problems it can have instead."""

    def body(name: str, text: str) -> Told:
        schema = {"$ref": f"#/components/schemas/{name}"}
        return {"description": text, "content": {"application/json": {"schema": schema}}}

    texts = {
        401: "Nobody is signed in.",
        403: "The link does not open this.",
        404: "There is no such thing here.",
        409: "Not now, or not allowed.",
        413: "Too large.",
        422: "Cannot be read as what it should be.",
        429: "Too many: `Retry-After` says when to come again.",
        500: "Something broke; nothing was changed.",
        503: "Nothing can be stored at the moment.",
    }
    if shape is None:
        good = {"description": "A text file.", "content": {"text/plain": {"schema": {"type": "string"}}}}
    else:
        good = body(shape.__name__, (shape.__doc__ or shape.__name__).strip().splitlines()[0])
    return {"responses": {200: good} | {n: body("Problem", texts[n]) for n in problems}}


router = APIRouter(default_response_class=Response)


def matches_of(request: Request) -> Matches:
    found: Matches = request.app.state.matches
    return found


def address_here(request: Request) -> str:
    return address_of(request.scope)


Here = Annotated[Matches, Depends(matches_of)]
Address = Annotated[str, Depends(address_here)]


def bearer(authorization: Annotated[str, Header(max_length=200, include_in_schema=False)] = "") -> str:
    given = authorization.removeprefix("Bearer ").strip()
    return "" if given.startswith(TOKEN) else given


Bearer = Annotated[str, Depends(bearer)]


async def entered(
    here: Here, id: MatchId, bearer: Bearer, person: Anybody, link: Link = ""
) -> tuple[Live, Holder]:
    """By the link; or, where none is given, by the account of whoever is signed in."""
    return await here.enter(id, link or bearer, person)


Entered = Annotated[tuple[Live, Holder], Depends(entered)]


# --- games ------------------------------------------------------------------------------------------------


@router.get(
    "/api/games", tags=["games"], summary="The games, playable ones first", **described(shapes.GameList)
)
async def list_games(here: Here) -> Response:
    found = []
    for slug in here.sources:
        game = here.game(slug)
        facts = {k: v for k, v in game.facts_about.items() if k != "theme"}
        found.append({"slug": slug, "title": game.title, "playable": True, "facts": to_plain(facts)})
    for title in games.ALL_FIVE:
        if title.slug not in here.sources:
            facts = {"designer": title.designer, "scale": title.scale}
            found.append({"slug": title.slug, "title": title.title, "playable": False, "facts": facts})
    return reply({"games": found, "lab": here.settings.lab})


@router.get(
    "/api/words",
    tags=["games"],
    summary="The sentences common to all games, in one language",
    responses={200: {"content": {"application/json": {"schema": WORDS}}}},
)
async def common_words(here: Here, request: Request, lang: Language = "") -> Response:
    """The catalog of a game holds them too."""
    language = language_of(lang)
    return here.packed(("words", language), lambda: present.words(None, language)).answer(request)


@router.get(
    "/api/games/{slug}",
    tags=["games"],
    summary="A game: scenarios, options, bots, names, words",
    **described(shapes.Catalog, 404, 422),
)
async def show_game(here: Here, slug: Slug, request: Request, lang: Language = "") -> Response:
    game, language = here.game(slug), language_of(lang)
    return here.packed(("game", slug, language), lambda: present.catalog_of(game, language)).answer(request)


@router.get(
    "/api/games/{slug}/layout",
    tags=["games"],
    summary="The board of a scenario; options of the game as further parameters",
    **described(Layout, 404, 422),
)
async def show_layout(here: Here, slug: Slug, request: Request, scenario: str | None = None) -> Response:
    game = here.game(slug)
    known = {o.id: o for o in game.options}
    given = {k: v for k, v in request.query_params.items() if k in known}
    options = {k: _meant(v, known[k].values) for k, v in given.items()}
    try:
        chosen = game.scenario(scenario).id
        full = game.full_options(chosen, options)
    except ValueError as error:
        raise Denied("unreadable", str(error)) from None
    key = ("layout", slug, chosen, *full.items())
    return here.packed(key, lambda: game.layout(chosen, full)).answer(request)


@router.get(
    "/api/games/{slug}/charts",
    tags=["games"],
    summary="The printed tables of a game",
    **described(shapes.ChartList, 404, 422),
)
async def show_charts(here: Here, slug: Slug, request: Request) -> Response:
    game = here.game(slug)
    return here.packed(("charts", slug), lambda: {"charts": to_plain(game.charts())}).answer(request)


@router.get(
    "/api/rules/{slug}",
    tags=["games"],
    summary="The rules of a game in our own words",
    **described(shapes.RuleList, 404, 422),
)
async def search_rules(
    here: Here,
    slug: Slug,
    request: Request,
    q: Annotated[str, Query(max_length=200)] = "",
    lang: Language = "",
) -> Response:
    """With `q` those that hold all its words."""
    game, language = here.game(slug), language_of(lang)
    if q:
        return reply({"rules": present.rules(game, q, language)})
    key = ("rules", slug, language)
    return here.packed(key, lambda: {"rules": present.rules(game, "", language)}).answer(request)


def language_of(wanted: str) -> str:
    """A language that there are catalogs of."""
    return chosen(wanted, languages()) or LOCALES_FALL_BACK_TO


def _meant(text: str, values: tuple[OptionValue, ...]) -> OptionValue:
    """A query's text as one of an option's values."""
    return next((v for v in values if str(v).lower() == text.lower()), text)


# --- matches ----------------------------------------------------------------------------------------------


@router.post(
    "/api/matches",
    tags=["matches"],
    summary="Begin a match",
    **described(shapes.NewMatch, 403, 404, 413, 422, 429, 500),
)
async def create_match(here: Here, address: Address, wanted: NewMatchRequest, person: Anybody) -> Response:
    """Links and invitations are told this once. An account that is signed in holds the seats besides."""
    made = await here.maker.create(
        wanted.game,
        wanted.scenario,
        wanted.options,
        wanted.seats,
        wanted.position,
        wanted.auto,
        address,
        person,
    )
    return new_match(here, made)


@router.post(
    "/api/positions",
    tags=["matches"],
    summary="Read a position file: what a new match that begins there must be asked for with",
    **described(shapes.PositionCard, 404, 413, 422, 429),
)
async def read_position(here: Here, wanted: PositionText) -> Response:
    return Response(await here.maker.position(wanted.text), media_type="application/json")


@router.post(
    "/api/matches/upload",
    tags=["matches"],
    summary="Keep a match file of at most 4 MB, to be looked at, verified and branched",
    openapi_extra={
        "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
    },
    **described(shapes.NewMatch, 404, 413, 422, 429),
)
async def upload_match(here: Here, address: Address, request: Request) -> Response:
    """All may be seen, nothing played; `mine` and `watch` only look."""
    return new_match(here, await here.maker.upload(await request.body(), address))


def new_match(here: Matches, made: Made) -> Response:
    """A match that was made, with its links."""
    invitations = [_invitation(token, invitation.seat) for token, invitation in made.invitations]
    return reply(
        {
            "match": here.card(made.live, made.mine[1]),
            "mine": _link(*made.mine),
            "invitations": invitations,
            "watch": _link(*made.watch),
        }
    )


def _link(link: str, holder: Holder) -> Told:
    return {"link": link, "seats": list(holder.seats)}


def _invitation(token: str, seat: str) -> Told:
    return {"invitation": token, "seats": [seat]}


@router.get(
    "/api/matches/{id}/invitation",
    tags=["matches"],
    summary="What the invitation (a Bearer token) invites to",
    **described(shapes.InvitationCard, 404, 409, 422),
)
async def show_invitation(
    here: Here,
    id: MatchId,
    bearer: Bearer,
    invitation: Annotated[str, Query(max_length=LONGEST, description="Or as a Bearer token.")] = "",
) -> Response:
    """409 once it is claimed, 404 when it was taken back."""
    return reply(await here.seats.invitation_card(id, invitation or bearer))


@router.post(
    "/api/matches/{id}/claim",
    tags=["matches"],
    summary="Take the seat of an invitation: its link is made for the claimant, once",
    **described(shapes.Joined, 403, 404, 409, 413, 422, 500),
)
async def claim_seat(here: Here, id: MatchId, wanted: ClaimRequest, person: Anybody) -> Response:
    """Repeating the `claimant` gives the same link again; for everybody else the invitation is spent."""
    live, link, holder = await here.seats.claim(id, wanted.invitation, wanted.claimant, person)
    async with live.lock:
        return reply({"match": here.card(live, holder), "mine": _link(link, holder)})


@router.post(
    "/api/matches/{id}/invite",
    tags=["matches"],
    summary="A new invitation in the place of one that nobody has claimed; the old one is worth nothing then",
    **described(shapes.NewInvitation, 403, 404, 409, 413, 422, 500),
)
async def invite_again(here: Here, found: Entered, wanted: InviteRequest) -> Response:
    """By the link that made the match."""
    live, holder = found
    return reply(_invitation(await here.seats.invite(live, holder, wanted.seat), wanted.seat))


@router.get(
    "/api/matches/{id}",
    tags=["matches"],
    summary="A match, as the link's holder",
    **described(shapes.MatchCard, 403, 404, 422, 500),
)
async def show_match(here: Here, found: Entered) -> Response:
    live, holder = found
    async with live.lock:
        return reply(here.card(live, holder))


@router.get(
    "/api/matches/{id}/layout",
    tags=["matches"],
    summary="The board of a match",
    **described(Layout, 403, 404, 422, 500),
)
async def show_match_layout(found: Entered) -> Response:
    live, _ = found
    return reply(live.board)


@router.get(
    "/api/matches/{id}/file",
    tags=["matches"],
    summary="The match as a file; while hidden things are in play, only after the end",
    **described(shapes.MatchFile, 403, 404, 409, 422, 500),
)
async def download(here: Here, found: Entered) -> Response:
    """The seed is in it once the match is over."""
    live, _ = found
    _nothing_hidden(live, sentence("error-file-tells-hidden"))
    async with live.lock:
        kept = await here.store.kept(live.record.id)
        data = await asyncio.to_thread(keeping.file, live.match, kept.moments, with_seed=False)
        if live.record.kind == "upload" and not live.record.seed:
            data = replace(MatchFile.of(data), commitment=live.record.commitment, seed=None).to_plain()
    return attached(_named(live, "json"), msgspec.json.format(m.write(data), indent=1), "application/json")


def _nothing_hidden(live: Live, why: Message) -> None:
    if not live.open and (live.hides or live.match.hides_from(None)):
        raise Denied("refused", why)


def _named(live: Live, ending: str) -> str:
    return f"{live.record.game}-{live.record.id}.{ending}"


def attached(name: str, content: bytes | str, kind: str) -> Response:
    """A file to keep."""
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(content, media_type=kind, headers=headers)


@router.get(
    "/api/matches/{id}/position",
    tags=["matches"],
    summary="How the match stands as a position file; while hidden things are in play, only after the end",
    **described(None, 403, 404, 409, 422, 500),
)
async def download_position(found: Entered) -> Response:
    """TOML, where the catalog says `positions`."""
    live, _ = found
    _nothing_hidden(live, sentence("error-position-tells-hidden"))
    if type(live.game).position_text is Game.position_text:
        raise Denied("unknown", sentence("error-writes-no-position-files-take", title=live.game.title))
    if isinstance(live.match, Relic):
        raise Denied("refused", sentence("error-rules-have-changed-since-there"))
    async with live.lock:
        text = live.game.position_text(live.match.state)
    if text is None:
        raise Denied("refused", sentence("error-not-middle-action-finish-then"))
    return attached(_named(live, "toml"), text, "text/plain; charset=utf-8")


@router.get(
    "/api/matches/{id}/replay",
    tags=["replay"],
    summary="The match as it stood at a ply, as a seat (or a spectator) saw it",
    **described(shapes.Moment, 403, 404, 422, 500),
)
async def show_moment(
    found: Entered, ply: Ply = 1_000_000, seat: Annotated[str | None, Query(max_length=80)] = None
) -> Response:
    """It is the last ask not after `ply`, with the events since the ask before.

    `seat`: one of the link's, any once `open`, `spectator` for none; by default the link's only seat.
    """
    live, holder = found
    looks_as = _allowed(live, holder, seat)
    async with live.replaying:
        replay = await live.replay()
        number = replay.number_at(ply)
        match, log = replay.at(number), replay.told(-1, number)
        first = 0 if number == 0 else replay.station(number - 1).events
    fights = present.fights(match, log)
    return reply(
        {
            "ply": match.ply,
            "last": replay.plies[-1],
            "seat": looks_as,
            "view": present.view(match, looks_as, fights, log),
            "ask": present.asked(match, looks_as, past=True),
            "events": present.events(
                [event.seen_by(looks_as) for event in log[first:]],
                first,
                fights,
                lambda fight: present.in_short(match, looks_as, fight, log),
            ),
            "result": present.result(match.result),
        }
    )


@router.get(
    "/api/matches/{id}/timeline",
    tags=["replay"],
    summary="Every answer of the match, in order",
    **described(shapes.Timeline, 403, 404, 422, 500),
)
async def show_timeline(found: Entered, seat: Annotated[str | None, Query(max_length=80)] = None) -> Response:
    """Of a tick `to` is a ply that `replay` takes.

    `token` is told only once the match is `open`, `values` once it is or where nothing is hidden.
    """
    live, holder = found
    looks_as = _allowed(live, holder, seat)
    async with live.replaying:
        replay = await live.replay()
        return reply(await asyncio.to_thread(timeline, replay, looks_as, live.open))


@router.get(
    "/api/matches/{id}/battles/{number}",
    tags=["replay"],
    summary="A battle of the match by the number that events have, as a seat (or a spectator) saw it",
    **described(shapes.Battle, 403, 404, 422, 500),
)
async def show_battle(
    found: Entered,
    number: Annotated[int, Path(ge=1, le=1_000_000)],
    seat: Annotated[str | None, Query(max_length=80)] = None,
) -> Response:
    live, holder = found
    looks_as = _allowed(live, holder, seat)
    async with live.lock:
        battle = live.battle(number, looks_as)
    if battle is None:
        raise Denied("unknown", sentence("error-match-has-no-battle", number=number))
    return reply(battle)


@router.get(
    "/api/matches/{id}/story",
    tags=["replay"],
    summary="What others did between two plies, step by step, as a seat saw it",
    **described(shapes.StoryTold, 403, 404, 422, 500),
)
async def show_story(
    found: Entered,
    since: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    to: Ply = 1_000_000,
    seat: Annotated[str | None, Query(max_length=80)] = None,
) -> Response:
    """Left out, `since` is the seat's own last answer before `to`. Of very many the latest are told."""
    live, holder = found
    looks_as = _allowed(live, holder, seat)
    if looks_as is None:
        raise Denied("unknown", sentence("error-story-told-seat-name-one"))
    async with live.replaying:
        replay = await live.replay()
        told = await asyncio.to_thread(replayed, replay, looks_as, live.places, since, to)
    return reply(present.story(told, looks_as))


@router.get(
    "/api/matches/{id}/briefing",
    tags=["matches"],
    summary="How a seat wins and loses, and what to do first",
    **described(shapes.Briefing, 403, 404, 422, 500),
)
async def show_briefing(found: Entered, seat: Annotated[str | None, Query(max_length=80)] = None) -> Response:
    """Of any seat: it tells what the scenario says. By default the link's first."""
    live, holder = found
    setup = live.match.setup
    reader = seat or next(iter(holder.seats), setup.seats[0])
    if reader not in setup.seats:
        raise Denied("unknown", sentence("error-there-no-seat", seat=repr(reader)))
    if isinstance(live.match, Relic):
        raise Denied("unknown", sentence("error-rules-have-changed-since-match"))
    return reply(to_plain(live.game.briefing(setup.scenario, setup.options, reader)))


@router.post(
    "/api/matches/{id}/advice",
    tags=["matches"],
    summary="What a bot would do in the seat's place, and why",
    **described(shapes.Advice, 403, 404, 409, 422, 500),
)
async def show_advice(
    here: Here, found: Entered, seat: Annotated[str | None, Query(max_length=80)] = None
) -> Response:
    """It knows no more than the seat does. Only where nobody else plays in the match."""
    live, holder = found
    reader = seat or next((s for s in live.match.to_answer if s in holder.seats), "")
    return reply(await here.drivers.advise(live, holder, reader))


@router.get(
    "/api/matches/{id}/why",
    tags=["matches"],
    summary="Why bots gave the last answers that they weighed",
    **described(shapes.Reasons, 403, 404, 422, 500),
)
async def show_why(found: Entered) -> Response:
    """What they hide is not told, nor what they gave up. Forgotten when the match leaves this worker."""
    live, _ = found
    return reply({"reasons": list(live.reasons.values())})


@router.post(
    "/api/matches/{id}/branch",
    tags=["replay"],
    summary="A new match from a ply of this one, with luck of its own",
    **described(shapes.NewMatch, 403, 404, 409, 413, 422, 429, 500),
)
async def branch_match(
    here: Here, address: Address, found: Entered, wanted: BranchRequest, person: Anybody
) -> Response:
    """While others play in it, or hidden things are in play, only after its end."""
    live, holder = found
    persons = {seat for seat, who in live.record.seats.items() if who == "person"}
    if not live.open and (not holder.seats or not persons <= set(holder.seats)):
        raise Denied("refused", sentence("error-somebody-else-plays-match-can"))
    _nothing_hidden(live, sentence("error-branch-tells-hidden"))
    return new_match(here, await here.maker.branch(live, wanted.ply, wanted.seats, address, person))


@router.post(
    "/api/matches/{id}/verify",
    tags=["replay"],
    summary="Check every roll of a finished match against the seed's published commitment",
    **described(shapes.Verdict, 403, 404, 409, 422, 500),
)
async def verify_dice(found: Entered) -> Response:
    """Up to which ply older rules held, `text` says."""
    live, _ = found
    if live.record.result is None:
        raise Denied("refused", sentence("error-seed-published-when-match-has"))
    async with live.lock:
        data = live.match.save()
    if not live.record.seed:
        return reply(shapes.Verdict(False, 0, 0, in_words(sentence("verdict-no-seed"))))
    try:
        if isinstance(live.match, Relic):
            fair, forced = await asyncio.to_thread(proven, live.match)
        else:
            fair, forced = await asyncio.to_thread(verify, live.game, data)
    except MatchError as error:
        return reply(shapes.Verdict(False, 0, 0, str(error)))
    plies = older(live.match)
    text = in_words(sentence("verdict-older", ply=plies)) if plies else ""
    return reply(shapes.Verdict(True, fair, forced, text))


def _allowed(live: Live, holder: Holder, seat: str | None) -> str | None:
    """The seat to look as: any once all is open; before that the link's own, or the spectator's."""
    if seat in (None, "", "spectator"):
        if seat is None and len(holder.seats) == 1:
            return holder.seats[0]
        return None
    if seat not in live.match.setup.seats:
        raise Denied("unknown", sentence("error-there-no-seat", seat=repr(seat)))
    if not live.open and seat not in holder.seats:
        raise Denied("not-your-seat", sentence("error-another-seats-view-can-had"))
    return seat


# --- the server -------------------------------------------------------------------------------------------


@router.get("/ready", tags=["server"], summary="Whether to send people here", **described(shapes.Health, 503))
async def ready(here: Here) -> Response:
    """503 and a problem while this worker ends, cannot store, or is cut off from the others."""
    why = await here.why_not_ready()
    if why:
        return reply(shapes.Problem("fault", why, None), 503)
    return await health(here)


@router.get(
    "/metrics",
    tags=["server"],
    summary="Figures of all workers, for Prometheus",
    **described(None, 403),
)
async def figures(here: Here, address: Address, bearer: Bearer) -> Response:
    """To this machine, or to whoever has the token that the server was given (as a Bearer token)."""
    token = here.settings.metrics_token
    if not is_loopback(address) and not (token and secrets.compare_digest(bearer.encode(), token.encode())):
        raise Denied("not-your-seat", sentence("error-only-machine-itself-may-read"))
    return Response(await here.figures(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/health", tags=["server"], summary="How the server is", **described(shapes.Health, 503))
async def health(here: Here) -> Response:
    """503 and a problem where nothing can be stored."""
    fault = await here.fault()
    if fault:
        return reply(
            shapes.Problem("fault", in_words(sentence("error-nothing-stored", reason=fault)), None), 503
        )
    return reply(shapes.Health("ok", __version__, list(here.sources), here.count, here.connections))
