"""Forgetting somebody from the command line, where a server may run on the same matches or none does."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from frente.engine.message import sentence
from frente.server.app import open_folder
from frente.server.database import StoreFault, is_shared, said
from frente.server.home import Unusable
from frente.server.matches import Matches
from frente.server.metrics import Metrics
from frente.server.peers import alive
from frente.server.settings import Settings
from frente.server.store import Store
from frente.server.tables import people

PATIENCE = 60.0
"""Seconds that a server may take for it."""
LOOK = 0.2


async def see_off(settings: Settings, person: str) -> None:
    """Have an account forgotten that is marked for it. StoreFault: no server came to it."""
    if not await asyncio.to_thread(_served, settings):
        try:
            home, store = open_folder(settings)
        except Unusable:  # a server holds the folder: it comes to it
            pass
        else:
            await store.open()
            matches = Matches(settings, store, home.secret, Metrics())
            matches.closing = True  # no bot begins to think
            try:
                await matches.seats.forget_marked()
            finally:
                await matches.close()
                await store.close()
                home.close()
    await _gone(settings, person)


def _served(settings: Settings) -> bool:
    """Does a server share the database?"""
    if not is_shared(settings.database):
        return False
    store = Store(settings.database)
    try:
        with said(), store.engine.connect() as connection:
            return bool(alive(connection))
    finally:
        store.engine.dispose()


async def _gone(settings: Settings, person: str) -> None:
    store = Store(settings.database)
    await store.open()
    try:
        for _ in range(int(PATIENCE / LOOK)):
            if not await store.read(select(people.c.id).where(people.c.id == person)):
                return
            await asyncio.sleep(LOOK)
    finally:
        await store.close()
    raise StoreFault(sentence("error-account-forgotten-later"))
