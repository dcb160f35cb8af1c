"""How people stand with whoever runs the server: operators, warnings, silence, closed accounts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update

from frente.server.days import when
from frente.server.sentences import refuse
from frente.server.store import Store
from frente.server.tables import sessions, standings, tokens


@dataclass(frozen=True, slots=True)
class Standing:
    """0: not."""

    operator: int = 0
    silenced: int = 0
    closed: int = 0
    leaving: int = 0
    warning: str = ""


class Standings:
    """Knows how people stand."""

    def __init__(self, store: Store, now: Any) -> None:
        self.store, self.now = store, now

    async def of(self, person: str) -> Standing:
        rows = await self.store.read(select(standings).where(standings.c.person == person))
        if not rows:
            return Standing()
        return Standing(*(rows[0]._mapping[name] for name in Standing.__slots__))

    async def set(self, person: str, **values: int | str) -> None:
        """Change how a person stands."""
        row = {name: getattr(Standing(), name) for name in Standing.__slots__} | values | {"person": person}

        def work(connection: Connection) -> None:
            changed = update(standings).where(standings.c.person == person).values(**values)
            if not connection.execute(changed).rowcount:
                connection.execute(insert(standings), row)

        await self.store.write(work)

    async def close(self, person: str) -> None:
        """Let nobody sign in by an account any more."""
        await self.set(person, closed=self.now())

        def work(connection: Connection) -> None:
            for table in (sessions, tokens):
                connection.execute(table.delete().where(table.c.person == person))

        await self.store.write(work)

    async def leaving(self) -> list[str]:
        """Whose accounts are to be forgotten."""
        rows = await self.store.read(select(standings.c.person).where(standings.c.leaving > 0))
        return [row.person for row in rows]

    # --- what follows from it -------------------------------------------------------------------
    async def silenced(self, person: str) -> str | None:
        """Until when a person says nothing."""
        until = (await self.of(person)).silenced
        return when(until) if until > self.now() else None

    async def must_speak(self, person: str) -> None:
        """Denied: the person may not, for a while."""
        until = await self.silenced(person)
        if until is not None:
            raise refuse("talk-silenced", until=until[:10])

    async def must_be_open(self, person: str) -> None:
        """Denied: the account was closed."""
        standing = await self.of(person)
        if standing.closed or standing.leaving:
            raise refuse("account-closed")

    async def must_operate(self, person: str) -> None:
        """Denied: the person is no operator."""
        if not (await self.of(person)).operator:
            raise refuse("operator", "not-your-seat")
