"""The HTTP API of people among each other: talk, notes, mutes, reports, profiles, and pictures to share."""

from __future__ import annotations

import asyncio
import html
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from frente.server import notes, shapes
from frente.server.api import Entered, Here, MatchId, described, reply
from frente.server.denial import Denied
from frente.server.matches import Matches
from frente.server.people import Person
from frente.server.pictures import HEIGHT, WIDTH, about, picture
from frente.server.sentences import refuse
from frente.server.session import Anybody, InBrowser, SignedIn
from frente.words import SPOKEN, Words

router = APIRouter(default_response_class=Response, tags=["society"])
Id = Annotated[str, Field(max_length=24)]
Name = Annotated[str, Field(max_length=40)]
Reason = Annotated[str, Field(min_length=1, max_length=1000)]


class NoteRequest(BaseModel):
    """Something to be noted for oneself."""

    model_config = ConfigDict(extra="forbid")

    text: str = Field(min_length=1, max_length=notes.LONGEST)
    ply: int = Field(ge=0, le=1_000_000, description="Where the match stood.")
    turn: int = Field(0, ge=0, le=10_000, description="In which turn.")


class NoteChange(BaseModel):
    """A note as it is to be now. Empty: it is gone."""

    model_config = ConfigDict(extra="forbid")

    text: str = Field(max_length=notes.LONGEST)


class ReportRequest(BaseModel):
    """What is wrong, for those who look after the server."""

    model_config = ConfigDict(extra="forbid")

    reason: Reason


class MuteRequest(BaseModel):
    """Somebody whose lines one does not want to read, or does again."""

    model_config = ConfigDict(extra="forbid")

    name: Name
    muted: bool


class SettleRequest(BaseModel):
    """What follows from a report."""

    model_config = ConfigDict(extra="forbid")

    verdict: Literal["none", "warn", "silence", "close"]
    days: int = Field(7, ge=1, le=365, description="For how long somebody says nothing.")
    remark: str = Field("", max_length=1000, description="Of `warn` and `silence`: what the person reads.")


def _id(person: Person | None) -> str:
    return person.id if person else ""


# --- at a match -------------------------------------------------------------------------------------------


@router.get(
    "/api/matches/{id}/talk",
    summary="What is said at a match: by the players for players, by those who watch for those who watch",
    **described(shapes.TalkCard, 403, 404, 422, 500),
)
async def show_talk(here: Here, found: Entered, person: Anybody) -> Response:
    """After the end players read also what those have said who watched. Say something by the live `say`."""
    live, holder = found
    return reply(await here.talk.card(live, holder, _id(person)))


@router.post(
    "/api/matches/{id}/talk/{line}/report",
    summary="Tell the operators of a line; what was said around it is kept for them",
    **described(shapes.WasDone, 403, 404, 409, 413, 422, 500),
)
async def report_line(
    here: Here, found: Entered, person: Anybody, line: Id, wanted: ReportRequest
) -> Response:
    live, holder = found
    await here.reports.of_line(live, holder, person, line, wanted.reason)
    return reply(shapes.WasDone(True))


@router.get(
    "/api/matches/{id}/notes",
    summary="One's own notes at a match",
    **described(shapes.NoteList, 403, 404, 422, 500),
)
async def show_notes(here: Here, found: Entered, person: Anybody) -> Response:
    """Of the account that is signed in, else of the link, which must hold a seat. Nobody else sees them."""
    live, holder = found
    return reply({"notes": await here.notes.all(live, holder, _id(person))})


@router.post(
    "/api/matches/{id}/notes",
    summary="Note something for oneself",
    **described(shapes.NoteList, 403, 404, 409, 413, 422, 500),
)
async def add_note(here: Here, found: Entered, person: Anybody, wanted: NoteRequest) -> Response:
    live, holder = found
    await here.notes.add(live, holder, _id(person), wanted.text, wanted.ply, wanted.turn)
    return reply({"notes": await here.notes.all(live, holder, _id(person))})


@router.post(
    "/api/matches/{id}/notes/{note}",
    summary="Write a note anew, or drop it",
    **described(shapes.NoteList, 403, 404, 409, 413, 422, 500),
)
async def change_note(here: Here, found: Entered, person: Anybody, note: Id, wanted: NoteChange) -> Response:
    live, holder = found
    await here.notes.change(live, holder, _id(person), note, wanted.text)
    return reply({"notes": await here.notes.all(live, holder, _id(person))})


# --- people -----------------------------------------------------------------------------------------------


@router.get(
    "/api/people/{name}",
    summary="What one sees of a person: ratings, statistics, public matches",
    **described(shapes.ProfileCard, 404, 422),
)
async def show_profile(here: Here, name: Name, person: Anybody) -> Response:
    """Private matches are told to the person alone, and counted for the person alone."""
    return reply(await here.profiles.card(name, person))


@router.post(
    "/api/people/{name}/report",
    summary="Tell the operators of a person",
    **described(shapes.WasDone, 401, 403, 404, 409, 413, 422, 500),
)
async def report_person(here: Here, session: SignedIn, name: Name, wanted: ReportRequest) -> Response:
    await here.reports.of_person(session.person, await here.profiles.find(name), wanted.reason)
    return reply(shapes.WasDone(True))


@router.get("/api/me/mutes", summary="Whose lines one does not read", **described(shapes.MuteList, 401))
async def show_mutes(here: Here, session: SignedIn) -> Response:
    return reply({"muted": await here.reports.muted(session.person)})


@router.post(
    "/api/me/mutes",
    summary="Mute somebody, or hear them again",
    **described(shapes.MuteList, 401, 403, 404, 409, 413, 422, 500),
)
async def mute(here: Here, session: SignedIn, wanted: MuteRequest) -> Response:
    await here.reports.mute(session.person, await here.profiles.find(wanted.name), wanted.muted)
    return reply({"muted": await here.reports.muted(session.person)})


@router.post(
    "/api/me/warning/read",
    summary="What an operator had to say has been read",
    **described(shapes.WasDone, 401, 403, 413, 422, 500),
)
async def read_warning(here: Here, session: InBrowser) -> Response:
    await here.standings.set(session.person.id, warning="")
    return reply(shapes.WasDone(True))


# --- operators --------------------------------------------------------------------------------------------


@router.get(
    "/api/reports",
    summary="Reports, for operators: those that wait, or those that are settled",
    **described(shapes.ReportList, 401, 403, 422),
)
async def list_reports(here: Here, session: InBrowser, settled: bool = False) -> Response:
    await here.standings.must_operate(session.person.id)
    return reply({"reports": await here.reports.all(settled)})


@router.post(
    "/api/reports/{report}",
    summary="Settle a report, for operators: nothing, a warning, silence for days, or a closed account",
    **described(shapes.ReportList, 401, 403, 404, 409, 413, 422, 500),
)
async def settle_report(here: Here, session: InBrowser, report: Id, wanted: SettleRequest) -> Response:
    await here.standings.must_operate(session.person.id)
    await here.reports.settle(session.person, report, wanted.verdict, wanted.days, wanted.remark)
    return reply({"reports": await here.reports.all(False)})


# --- for sharing ------------------------------------------------------------------------------------------


@router.post(
    "/api/matches/{id}/replay-link",
    summary="A link to the replay of a match of one's own that is over",
    **described(shapes.ReplayLink, 403, 404, 409, 422, 500),
)
async def replay_link(here: Here, found: Entered) -> Response:
    """The same whenever it is asked for. Whoever has it sees the whole match."""
    live, holder = found
    if not holder.seats or live.record.result is None:
        raise refuse("replay-link")
    return reply(shapes.ReplayLink(await here.seats.replay_link(live.record.id)))


@router.get(
    "/api/matches/{id}/picture.svg",
    summary="A picture of how a match ended",
    responses={
        200: {"description": "A picture.", "content": {"image/svg+xml": {"schema": {"type": "string"}}}},
        **{k: v for k, v in described(shapes.WasDone, 403, 404, 409, 422)["responses"].items() if k != 200},
    },
)
async def show_picture(found: Entered) -> Response:
    live, _ = found
    if live.record.result is None:
        raise refuse("picture")
    async with live.lock:
        drawn = await asyncio.to_thread(picture, live)
    return Response(drawn, media_type="image/svg+xml")


@router.get("/replay/{id}", include_in_schema=False)
async def share_page(
    here: Here, request: Request, id: MatchId, link: Annotated[str, Query(max_length=100)] = ""
) -> Response:
    """A page for other sites to show with its picture; people are led on to the replay."""
    try:
        live, _ = await here.enter(id, link)
        lines = [line for line in about(live, Words(live.game)) if line] if live.record.result else []
    except Denied:
        lines = []
    return Response(_page(here, request, id, link, lines), media_type="text/html; charset=utf-8")


def _page(here: Matches, request: Request, id: str, link: str, lines: list[str]) -> str:
    site = here.people.site or str(request.base_url).rstrip("/")
    target = html.escape(f"/#/replay/{id}/{link}", quote=True)
    image = f"{site}/api/matches/{id}/picture.svg" + (f"?link={link}" if link else "")
    facts: dict[str, Any] = {"og:site_name": "Frente", "og:type": "website"}
    if lines:
        facts |= {"og:title": lines[0], "og:description": ". ".join(lines[1:]), "og:image": image}
        facts |= {"og:image:width": WIDTH, "og:image:height": HEIGHT}
    tags = "".join(
        f'<meta property="{name}" content="{html.escape(str(value), quote=True)}">'
        for name, value in facts.items()
    )
    title = html.escape(lines[0] if lines else "Frente")
    return (
        f'<!doctype html><html lang="{SPOKEN.get()}"><head><meta charset="utf-8"><title>{title}</title>{tags}'
        f'<meta http-equiv="refresh" content="0;url={target}"></head>'
        f'<body><a href="{target}">{title}</a></body></html>'
    )
