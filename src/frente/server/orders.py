"""Standing orders (frente.engine.orders): secret, carried out while their owner sleeps, told afterwards."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, insert, select

from frente.engine.message import sentence
from frente.engine.orders import Order, followed, why_not
from frente.server import messages as m
from frente.server import peers
from frente.server.database import StoreFault
from frente.server.days import when
from frente.server.denial import Denied
from frente.server.links import Holder
from frente.server.live import Live
from frente.server.tables import carried, orders

if TYPE_CHECKING:
    from frente.server.matches import Matches

log = logging.getLogger("frente.server.orders")

MOST = 20
"""Orders of one seat."""
TOLD = 100
"""Of what was carried out the latest are told."""


class Orders:
    """The orders of all matches."""

    def __init__(self, here: Matches) -> None:
        self.here = here

    async def look(self, live: Live) -> None:
        """Take the orders as they are stored."""
        rows = await self.here.store.read(select(orders).where(orders.c.match == live.record.id))
        live.set_orders({row.seat: tuple(map(_order, json.loads(row.orders))) for row in rows})

    async def card(self, live: Live, holder: Holder, seat: str) -> dict[str, Any]:
        """The orders of a seat, and what was done by them: for its holder alone."""
        self._must_hold(live, holder, seat)
        done = select(carried).where(carried.c.match == live.record.id, carried.c.seat == seat)
        rows = await self.here.store.read(done.order_by(carried.c.ply.desc()).limit(TOLD))
        told = [{"ply": row.ply, "ask": row.ask, "act": row.act, "at": when(row.at)} for row in rows]
        return {
            "seat": seat,
            "orders": [asdict(order) for order in live.orders.get(seat, ())],
            "now": _asked(live, seat),
            "carried": told,
        }

    async def give(self, live: Live, holder: Holder, seat: str, given: Sequence[Order]) -> None:
        """These are a seat's orders from now on; none: it has none any more."""
        self._must_hold(live, holder, seat)
        if len(given) > MOST:
            raise Denied("refused", sentence("error-seat-has-orders-most", most=MOST))
        for order in given:
            why = why_not(live.game.reactions, order)
            if why:
                raise Denied("unreadable", why)
        row = {"match": live.record.id, "seat": seat, "orders": json.dumps([asdict(o) for o in given])}
        old = delete(orders).where(orders.c.match == live.record.id, orders.c.seat == seat)

        def work(connection: Connection) -> None:
            connection.execute(old)
            if given:
                connection.execute(insert(orders), row)

        try:
            await self.here.store.write(work)
        except StoreFault as error:
            log.error("orders were not stored", extra={"said": {"fault": str(error)}})
            raise Denied("fault", sentence("error-could-not-stored")) from None
        live.set_orders({**live.orders, seat: tuple(given)})
        self.here.peers.tell(peers.Ordered(live.record.id, self.here.peers.name))
        self.here.drivers.drive(live)

    def _must_hold(self, live: Live, holder: Holder, seat: str) -> None:
        if seat not in holder.seats:
            raise Denied("not-your-seat", sentence("error-link-does-not-hold-seat", seat=repr(seat)))
        if live.record.kind != "play" or not live.game.reactions:
            raise Denied("refused", sentence("error-here-no-orders-can-given"))

    async def carry_out(self, live: Live) -> None:
        """Answer by the order that holds, where one does; the match's lock is held."""
        for seat in live.may_be_ordered():
            known, after = live.as_seen_by(seat), live.ordered_after.get(seat, "")
            # Some sums are long: others' matches go on meanwhile.
            found = await asyncio.to_thread(followed, known, seat, live.orders.get(seat, ()), after)
            if found is None or not live.match.ask(seat).accepts(found[1]):
                live.unordered(seat)
                continue
            order, token = found
            ask, ply = live.match.ask(seat).kind, live.match.ply
            await self.here.umpire.change(live, partial(live.give, seat, token), None)
            live.ordered_after[seat] = order.ask if order is not None else after
            self.here.metrics.count("frente_orders_total")
            if order is not None:
                await self._note(live, seat, ask, order.act, ply)
            return

    async def _note(self, live: Live, seat: str, ask: str, act: str, ply: int) -> None:
        row = {
            "match": live.record.id, "ply": ply, "seat": seat, "ask": ask, "act": act, "at": self.here.now(),
        }  # fmt: skip
        same = delete(carried).where(carried.c.match == live.record.id, carried.c.ply == ply)

        def work(connection: Connection) -> None:
            connection.execute(same)  # what was there was taken back
            connection.execute(insert(carried), row)

        try:
            await self.here.store.write(work)
        except StoreFault as error:  # the answer stands in the journal all the same
            log.error("what an order did was not noted", extra={"said": {"fault": str(error)}})
        live.tell_seat(seat, m.OrderCarried(seat, ask, act, ply))


def _order(plain: dict[str, Any]) -> Order:
    return Order(**plain | {"only": tuple(plain["only"]), "but": tuple(plain["but"])})


def _asked(live: Live, seat: str) -> dict[str, Any] | None:
    """What the seat is asked at this moment, where an order can be left for it."""
    if seat not in live.match.to_answer:
        return None
    ask = live.match.ask(seat)
    for reaction in live.game.reactions:
        if reaction.ask == ask.kind and reaction.holds(live.match.state, ask):
            subject = ask.about.get(reaction.subject)
            return {"ask": ask.kind, "subject": None if subject is None else str(subject)}
    return None
