"""The HTTP API of tables, and of what players agree on beside the board."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field, model_validator

from frente.engine.orders import Order
from frente.server import shapes
from frente.server.api import Address, Entered, Here, OptionValue, described, reply
from frente.server.offers import Offers
from frente.server.session import Anybody, SignedIn

router = APIRouter(default_response_class=Response, tags=["tables"])
TableId = Annotated[str, Field(max_length=24)]


class PaceRequest(BaseModel):
    """How much time everybody is to have, in seconds; see the shape `Pace`."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["live", "days"]
    per: int = Field(0, ge=0, le=30 * 86400, description="For each stretch; live: 0.")
    bank: int = Field(ge=0, le=60 * 86400, description="Beyond that, for the whole match.")
    add: int = Field(0, ge=0, le=3600, description="What the bank grows by with each stretch.")
    holidays: int = Field(0, ge=0, le=60, description="Days that each may take off in all.")

    @model_validator(mode="after")
    def _is_playable(self) -> Self:
        if self.kind == "live" and (self.per or self.holidays or self.bank < 60):
            raise ValueError("a live clock has a bank of a minute or more, no time per stretch, no holidays")
        if self.kind == "days" and self.per < 3600:
            raise ValueError("a clock over days leaves an hour or more for each stretch")
        return self


class TableRequest(BaseModel):
    """A table that is to be: what is played there, by whom, and where its maker sits."""

    model_config = ConfigDict(extra="forbid")

    game: str = Field(max_length=40)
    scenario: str | None = Field(None, max_length=80)
    options: dict[str, OptionValue] = Field(default_factory=dict)
    seat: str = Field("", max_length=80, description="Where the maker sits. Empty: by lot.")
    bots: dict[str, str] = Field(default_factory=dict, description="The computer's seats: `bot:NAME`.")
    invited: list[Annotated[str, Field(max_length=40)]] = Field(
        default_factory=list, max_length=10, description="Names. Empty: anybody may sit down."
    )
    watched: bool = Field(False, description="Anybody may watch the match.")
    rated: bool = Field(False, description="The result counts for ratings: two people, no bots.")
    pace: PaceRequest | None = Field(None, description="Null: nobody's time is counted.")


class SitRequest(BaseModel):
    """Somebody sits down at a table."""

    model_config = ConfigDict(extra="forbid")

    seat: str = Field("", max_length=80, description="Empty: the seat that is kept for me, or by lot.")


class DrawRequest(BaseModel):
    """A draw is offered, or accepted; or not."""

    model_config = ConfigDict(extra="forbid")

    offer: bool = Field(description="False: the offer is declined or taken back.")


class PauseRequest(BaseModel):
    """A pause of the clock is wanted (while there is one, its end), or not any more."""

    model_config = ConfigDict(extra="forbid")

    wanted: bool


class HolidayRequest(BaseModel):
    """Somebody takes days off."""

    model_config = ConfigDict(extra="forbid")

    days: int = Field(ge=1, le=60)


class OrderRequest(BaseModel):
    """A standing order; see the shape `OrderCard`."""

    model_config = ConfigDict(extra="forbid")

    ask: str = Field(max_length=80)
    act: str = Field(max_length=80)
    least: float = Field(0, ge=0, le=1000)
    only: list[Annotated[str, Field(max_length=80)]] = Field(default_factory=list, max_length=20)
    but: list[Annotated[str, Field(max_length=80)]] = Field(default_factory=list, max_length=20)


class OrdersRequest(BaseModel):
    """All orders that a seat is to have from now on."""

    model_config = ConfigDict(extra="forbid")

    seat: str = Field(max_length=80)
    orders: list[OrderRequest] = Field(max_length=20)


def _offers(request: Request) -> Offers:
    found: Offers = request.app.state.offers
    return found


Tables = Annotated[Offers, Depends(_offers)]


@router.get("/api/tables", summary="The tables where a match is looked for", **described(shapes.TableList))
async def list_tables(tables: Tables, person: Anybody) -> Response:
    """Open ones, the latest first; and to whoever is signed in those of one's own and invitations."""
    return reply({"tables": await tables.shown(person)})


@router.post(
    "/api/tables",
    summary="Make a table and sit down at it",
    **described(shapes.TableCard, 401, 403, 404, 409, 413, 422, 429, 500),
)
async def make_table(tables: Tables, session: SignedIn, wanted: TableRequest) -> Response:
    offer = await tables.make(
        session.person,
        wanted.game,
        wanted.scenario,
        wanted.options,
        wanted.seat,
        wanted.bots,
        wanted.invited,
        wanted.watched,
        None if wanted.pace is None else wanted.pace.model_dump(),
        wanted.rated,
    )
    return reply(await tables.card(offer, session.person))


@router.post(
    "/api/tables/{id}/sit",
    summary="Sit down at a table; the match begins when all seats are taken",
    **described(shapes.TableCard, 401, 403, 404, 409, 413, 422, 429, 500),
)
async def sit_down(
    tables: Tables, session: SignedIn, address: Address, id: TableId, wanted: SitRequest
) -> Response:
    """`match` is the match that has begun. Whoever sits down agrees to the options of the table."""
    offer, match = await tables.sit(id, session.person, wanted.seat, address)
    return reply(await tables.card(offer, session.person) | {"match": match})


@router.post(
    "/api/tables/{id}/leave",
    summary="Stand up, take back one's own table, or decline an invitation",
    **described(shapes.WasDone, 401, 403, 404, 409, 422, 500),
)
async def leave_table(tables: Tables, session: SignedIn, id: TableId) -> Response:
    await tables.leave(id, session.person)
    return reply(shapes.WasDone(True))


@router.post(
    "/api/matches/{id}/rematch",
    summary="A table for the players of a match that is over, with sides exchanged",
    **described(shapes.TableCard, 401, 403, 404, 409, 422, 429, 500),
)
async def rematch(tables: Tables, session: SignedIn, found: Entered) -> Response:
    live, holder = found
    offer = await tables.rematch(live, holder, session.person)
    return reply(await tables.card(offer, session.person))


@router.get(
    "/api/matches/{id}/terms",
    summary="What is agreed on beside the board",
    **described(shapes.TermsCard, 403, 404, 422, 500),
)
async def show_terms(here: Here, found: Entered) -> Response:
    live, holder = found
    return reply(await here.accord.terms_card(live, holder))


@router.post(
    "/api/matches/{id}/draw",
    summary="Offer a draw, or agree to one: the match is over when all have",
    **described(shapes.TermsCard, 403, 404, 409, 413, 422, 500),
)
async def offer_draw(here: Here, found: Entered, wanted: DrawRequest) -> Response:
    live, holder = found
    await here.accord.draw(live, holder, wanted.offer)
    return reply(await here.accord.terms_card(live, holder))


@router.post(
    "/api/matches/{id}/abort",
    summary="Call a match off, while one of its players has not answered anything yet",
    **described(shapes.TermsCard, 403, 404, 409, 422, 500),
)
async def abort(here: Here, found: Entered) -> Response:
    live, holder = found
    await here.accord.abort(live, holder)
    return reply(await here.accord.terms_card(live, holder))


@router.post(
    "/api/matches/{id}/clock/pause",
    summary="Want a pause of the clock, or its end: it comes when all players want it",
    **described(shapes.TermsCard, 403, 404, 409, 413, 422, 500),
)
async def pause_clock(here: Here, found: Entered, wanted: PauseRequest) -> Response:
    live, holder = found
    await here.clocks.pause(live, holder, wanted.wanted)
    return reply(await here.accord.terms_card(live, holder))


@router.post(
    "/api/matches/{id}/clock/holiday",
    summary="Take days off: one's own time does not run then",
    **described(shapes.TermsCard, 403, 404, 409, 413, 422, 500),
)
async def take_holiday(here: Here, found: Entered, wanted: HolidayRequest) -> Response:
    live, holder = found
    await here.clocks.holiday(live, holder, wanted.days)
    return reply(await here.accord.terms_card(live, holder))


@router.get(
    "/api/matches/{id}/orders",
    summary="The standing orders of a seat, and what was done by them",
    **described(shapes.OrdersCard, 403, 404, 409, 422, 500),
)
async def show_orders(
    here: Here, found: Entered, seat: Annotated[str, Query(max_length=80)] = ""
) -> Response:
    """Of one of the link's seats; by default its first."""
    live, holder = found
    return reply(await here.orders.card(live, holder, seat or next(iter(holder.seats), "")))


@router.post(
    "/api/matches/{id}/orders",
    summary="Leave standing orders for a seat, or take them back",
    **described(shapes.OrdersCard, 403, 404, 409, 413, 422, 500),
)
async def give_orders(here: Here, found: Entered, wanted: OrdersRequest) -> Response:
    """They replace those from before. What is asked already is answered by them at once."""
    live, holder = found
    given = [Order(one.ask, one.act, one.least, tuple(one.only), tuple(one.but)) for one in wanted.orders]
    await here.orders.give(live, holder, wanted.seat, given)
    return reply(await here.orders.card(live, holder, wanted.seat))
