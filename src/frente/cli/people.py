"""`frente user`: the accounts of a server, for whoever runs it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from frente.cli.output import in_words
from frente.cli.upkeep import of_a_server, said, settings_of
from frente.engine.message import Mistaken, sentence

if TYPE_CHECKING:
    from frente.server.people import People, Person

T = TypeVar("T")


@click.group()
def user() -> None:
    """The accounts of a server. It may run meanwhile."""


@user.command("list")
@of_a_server
def list_people(data: Path | None, database: str) -> None:
    """Everybody who has an account."""

    async def work(people: People) -> list[Person]:
        return await people.everybody()

    found = _done(data, database, work)
    for person in found:
        day = f"{datetime.fromtimestamp(person.created / 1000, UTC):%Y-%m-%d}"
        mail = "none" if not person.mail else "confirmed" if person.confirmed else "unconfirmed"
        click.echo(in_words("cli-account", name=person.name, day=day, mail=mail, address=person.mail))
    click.echo(in_words("cli-accounts", count=len(found)))


@user.command()
@click.argument("name")
@click.option("--mail", default="", help="An e-mail address, taken as confirmed.")
@click.password_option(help="Asked for where it is not given.")
@of_a_server
def add(name: str, mail: str, password: str, data: Path | None, database: str) -> None:
    """Make an account."""

    async def work(people: People) -> None:
        person = await people.sign_up(name, password, mail)
        if mail:
            await people.confirm(await people.slip(person, "confirm"))

    _done(data, database, work)
    click.echo(in_words("cli-can-sign", name=name))


@user.command()
@click.argument("name")
@click.password_option(help="Asked for where it is not given.")
@of_a_server
def password(name: str, password: str, data: Path | None, database: str) -> None:
    """Give somebody a new password; all browsers are signed out."""

    async def work(people: People) -> None:
        await people.set_password(await _person(people, name), password)

    _done(data, database, work)
    click.echo(in_words("cli-has-new-password", name=name))


@user.command("sign-out")
@click.argument("name")
@of_a_server
def sign_out(name: str, data: Path | None, database: str) -> None:
    """Sign somebody out everywhere."""

    async def work(people: People) -> None:
        await people.end_sessions((await _person(people, name)).id)

    _done(data, database, work)
    click.echo(in_words("cli-signed-out", name=name))


@user.command()
@click.argument("name")
@of_a_server
def export(name: str, data: Path | None, database: str) -> None:
    """Write all that is stored of somebody, as JSON."""

    from frente.server.lab import runs_of

    async def work(people: People) -> dict[str, object]:
        person = await _person(people, name)
        told = await people.export(person)
        return {**told, "runs": runs_of(settings_of(data, database).data, person.id)}

    click.echo(json.dumps(_done(data, database, work), indent=1, ensure_ascii=False))


@user.command()
@click.argument("name")
@click.option("--off", is_flag=True, help="Not any more.")
@of_a_server
def operator(name: str, off: bool, data: Path | None, database: str) -> None:
    """Let somebody look after reports: read them, warn and silence people, close accounts."""

    async def work(people: People) -> None:
        from frente.server.standings import Standings

        person = await _person(people, name)
        await Standings(people.store, people.now).set(person.id, operator=0 if off else people.now())

    _done(data, database, work)
    click.echo(in_words("cli-no-operator" if off else "cli-operator", name=name))


@user.command()
@click.argument("name")
@click.confirmation_option(prompt="Delete the account and all that is stored of it?")
@of_a_server
def delete(name: str, data: Path | None, database: str) -> None:
    """Forget somebody; matches that others wait in are given up.

    A server that runs does it at once, else this command does. What was played stays, with nobody's name
    on it.
    """
    from frente.server.leaving import see_off

    async def mark(people: People) -> str:
        from frente.server.standings import Standings

        person = await _person(people, name)
        await people.end_sessions(person.id)
        await Standings(people.store, people.now).set(person.id, leaving=people.now())
        return person.id

    id = _done(data, database, mark)
    with said():
        asyncio.run(see_off(settings_of(data, database), id))
    click.echo(in_words("cli-forgotten", name=name))


async def _person(people: People, name: str) -> Person:
    found = await people.find(name)
    if found is None:
        raise Mistaken(sentence("error-nobody-called-here", name=name))
    return found


def _done(data: Path | None, database: str, work: Callable[[People], Awaitable[T]]) -> T:
    """Do something to the accounts of a server. One sentence where it is not done."""
    import time

    from frente.server.mail import Mail
    from frente.server.people import People, Unwelcome
    from frente.server.store import Store, now

    settings = settings_of(data, database)

    async def whole() -> T:
        store = Store(settings.database, settings.synchronous)
        await store.open()
        people = People(store, Mail(settings.smtp, settings.mail_from), settings.site, now, time.monotonic)
        try:
            return await work(people)
        finally:
            people.close()
            await store.close()

    with said():
        try:
            return asyncio.run(whole())
        except Unwelcome as error:
            raise ValueError(str(error)) from None
