"""Accounts: signing up, in and out; what they hold; mail; and forgetting all of it."""

from __future__ import annotations

import json
import re
from email.header import decode_header, make_header
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, LargeBinary, String, Table, Text, insert, select
from starlette.testclient import TestClient
from tests.server.databases import CURRENT
from tests.server.people import PASSWORD, Browser, taking_mail, wait_for
from tests.server.table import FREELY, HERE, TOY, Player, begin, claim, serving, sitting

from frente.cli import run
from frente.server import Settings
from frente.server.app import create_app
from frente.server.days import DAY
from frente.server.mail import is_address
from frente.server.people import LASTS, why_no_name
from frente.server.tables import links, metadata, offers, people, sessions, slips
from frente.words import Words
from frente.words.language import PSEUDO

FRIEND = {"red": "me", "blue": "friend"}


class Calendar:
    """Days pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


def stored(data: Path, table: Any) -> list[Any]:
    engine = CURRENT.engine(data)
    with engine.connect() as connection:
        found = list(connection.execute(select(table)).all())
    engine.dispose()
    return found


def cookies_of(answer: Any) -> dict[str, str]:
    return {line.partition("=")[0]: line.lower() for line in answer.headers.get_list("set-cookie")}


# --- coming and going -------------------------------------------------------------------------------------
def test_somebody_signs_up_out_and_in_again(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana = Browser(server)
        assert ana.get("/api/me").json()["kind"] == "signed-out"
        told = ana.sign_up("Ana", mail="Ana@Example.org")
        assert (told["name"], told["mail"], told["confirmed"]) == ("Ana", "ana@example.org", False)
        assert ana.is_in()
        assert ana.post("/api/session/end").status_code == 200
        assert not ana.is_in()
        assert ana.sign_in("ANA", "some other password") == 409
        assert ana.sign_in("nobody-here", PASSWORD) == 409
        assert ana.sign_in("ana") == 200
        assert ana.get("/api/me").json()["name"] == "Ana"
    with serving(tmp_path) as server:  # a restart signs nobody out
        again = Browser(server)
        again.client.cookies = ana.client.cookies
        assert again.is_in()
    (row,) = stored(tmp_path, people)
    assert row.password.startswith("$argon2id$")
    everything = json.dumps(
        [[str(v) for v in row] for t in (people, sessions) for row in stored(tmp_path, t)]
    )
    assert PASSWORD not in everything
    assert ana.client.cookies["frente-session"] not in everything


@pytest.mark.parametrize(
    "name", ["ab", "a" * 25, "1st", "Аna", "a b c", "e\u0301clair", "", "\uff41bcd", "-ab"]
)
def test_names_that_nobody_can_have(name: str):
    assert why_no_name(name)


@pytest.mark.parametrize("name", ["Ana", "Łukasz", "muñoz_36", "Émile-Zola"])
def test_names_that_people_have(name: str):
    assert not why_no_name(name)


def test_a_name_is_somebodys_however_it_is_written(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        Browser(server).sign_up("Muñoz")
        for name in ("Muñoz", "MUÑOZ", "muñoz"):
            answer = Browser(server).post("/api/people", {"name": name, "password": PASSWORD})
            assert (answer.status_code, answer.json()["kind"]) == (409, "refused")
        for password in ("short", "muñoz", "aaaaaaaaaaaa"):
            answer = Browser(server).post("/api/people", {"name": "Other", "password": password})
            assert answer.status_code == 409
        assert len(stored(tmp_path, people)) == 1


def test_cookies_cannot_be_read_by_pages_nor_travel_unencrypted(tmp_path: Path):
    settings = Settings(data=tmp_path, games=(TOY,), synchronous="OFF", allowed=FREELY, public=True)
    wanted = {"name": "Ana", "password": PASSWORD}
    with TestClient(create_app(settings), base_url="http://frente.example.org") as proxied:
        found = cookies_of(proxied.post("/api/people", json=wanted))
        session = found["__Host-frente-session"]
        assert all(word in session for word in ("; httponly", "; secure", "samesite=lax", "path=/"))
        assert "; secure" in found["frente-mark"]
        assert "httponly" not in found["frente-mark"]
    with TestClient(create_app(settings), base_url=HERE) as here:
        found = cookies_of(here.post("/api/session", json=wanted))
        assert "httponly" in found["frente-session"]


def test_a_page_of_another_site_changes_nothing(tmp_path: Path):
    with serving(tmp_path) as server:
        ana = Browser(server)
        ana.sign_up("Ana")
        for mark in ("", "guessed", "é"):
            for path, body in (("/api/session/end", {}), ("/api/matches", {"game": "toy"})):
                answer = ana.client.post(path, json=body, headers={b"x-frente-mark": mark.encode()})
                assert answer.status_code == 403
        other = {"origin": "https://elsewhere.example"}
        assert ana.post("/api/session/end", headers=other).status_code == 403
        assert ana.is_in()
        bob = Browser(server)
        bob.sign_up("Bob")
        bobs = {"x-frente-mark": bob.client.cookies["frente-mark"]}
        assert ana.client.post("/api/session/end", json={}, headers=bobs).status_code == 403
        assert ana.post("/api/session/end").status_code == 200


def test_signing_out_everywhere_ends_every_browser_and_connection(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        phone, desk = Browser(server), Browser(server)
        phone.sign_up("Ana")
        assert desk.sign_in("Ana") == 200
        assert desk.get("/api/me").json()["sessions"] == 2
        made = phone.post("/api/matches", {"game": "toy", "seats": FRIEND}).json()
        with desk.client.websocket_connect(
            f"ws://localhost/api/matches/{made['match']['id']}/live"
        ) as socket:
            player = Player(socket)
            assert player.hello()["seat"] == "red"
            assert phone.post("/api/sessions/end").status_code == 200
            heard = socket.receive()
            while heard["type"] != "websocket.close":
                heard = socket.receive()
        assert not phone.is_in()
        assert not desk.is_in()


def test_a_session_that_nobody_uses_ends(tmp_path: Path, database: str):
    calendar = Calendar()
    settings = Settings(
        data=tmp_path, games=(TOY,), synchronous="OFF", allowed=FREELY, url=CURRENT.url(tmp_path)
    )
    with TestClient(create_app(settings, now=calendar), base_url=HERE) as server:
        ana = Browser(server)
        ana.sign_up("Ana")
        calendar.now += LASTS - DAY
        assert ana.is_in()
        calendar.now += LASTS - DAY  # it was used in between
        assert ana.is_in()
        calendar.now += LASTS + 1
        assert not ana.is_in()


def test_a_password_cannot_be_tried_without_end(tmp_path: Path):
    with serving(tmp_path) as server:
        Browser(server).sign_up("Ana")
        tries = [Browser(server).sign_in("Ana", f"guess number {n}") for n in range(12)]
        assert tries[:9] == [409] * 9
        assert tries[-1] == 429


# --- what an account holds --------------------------------------------------------------------------------
def test_a_guest_keeps_his_seats_when_he_signs_up_and_links_go_on_working(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana = Browser(server)
        made = begin(server, seats=FRIEND)
        id, link = made["match"]["id"], made["mine"]["link"]
        friend = claim(server, made)
        ana.sign_up("Ana")
        given = [
            {"match": id, "link": link},
            {"match": id, "link": "wrong"},
            {"match": "other", "link": link},
        ]
        assert ana.post("/api/me/matches", {"links": given}).json() == {"matches": 1}
        assert ana.post("/api/me/matches", {"links": given}).json() == {"matches": 0}
    with serving(tmp_path) as server:
        desk = Browser(server)
        assert desk.sign_in("Ana") == 200
        (row,) = desk.get("/api/me/matches").json()["matches"]
        assert (row["id"], row["yours"], row["people"]) == (id, ["red"], {"red": "Ana"})
        assert row["waiting"] == ["red", "blue"]
        card = desk.get(f"/api/matches/{id}").json()
        assert card["yours"] == ["red"]
        with desk.client.websocket_connect(f"ws://localhost/api/matches/{id}/live") as socket:
            player = Player(socket)
            player.hello()
            assert player.answer("bid 1")["type"] == "done"
            (seen,) = [message for message in player.heard if message["type"] == "view"]
            assert [seat["name"] for seat in seen["seats"]] == ["Ana", None]
        (row,) = desk.get("/api/me/matches").json()["matches"]
        assert row["waiting"] == ["blue"]
        for other in (link, friend):
            with sitting(server, id, other) as by_link:
                assert by_link.seat in ("red", "blue")


def test_what_is_made_or_taken_up_while_signed_in_is_the_accounts(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana, bob, nobody = Browser(server), Browser(server), Browser(server)
        ana.sign_up("Ana")
        bob.sign_up("Bob")
        made = ana.post("/api/matches", {"game": "toy", "seats": FRIEND}).json()
        id = made["match"]["id"]
        wanted = {"invitation": made["invitations"][0]["invitation"]}
        assert bob.post(f"/api/matches/{id}/claim", wanted).json()["match"]["yours"] == ["blue"]
        seen = {who.get(f"/api/matches/{id}").json()["yours"][0] for who in (ana, bob)}
        assert seen == {"red", "blue"}
        names = {seat["name"] for seat in ana.get(f"/api/matches/{id}").json()["seats"]}
        assert names == {"Ana", "Bob"}
        assert nobody.get(f"/api/matches/{id}").status_code == 403
        assert ana.get("/api/matches/nothing").status_code == 404
        later = begin(server, seats={"red": "me", "blue": "bot:random"})
        link = {"match": later["match"]["id"], "link": later["mine"]["link"]}
        ana.post("/api/me/matches", {"links": [link]})
        rows = ana.get("/api/me/matches").json()["matches"]
        assert [row["id"] for row in rows] == [later["match"]["id"], id]


def test_what_wins_a_seat_by_link_is_not_seen_by_another_account(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana, eve = Browser(server), Browser(server)
        ana.sign_up("Ana")
        eve.sign_up("Eve")
        made = ana.post("/api/matches", {"game": "toy", "seats": FRIEND}).json()
        held = [row.hash for row in stored(tmp_path, links) if row.person]
        for link in held:  # what the store knows of an account's seats opens nothing
            eve.post("/api/me/matches", {"links": [{"match": made["match"]["id"], "link": link}]})
        assert eve.get("/api/me/matches").json() == {"matches": []}
        assert eve.get(f"/api/matches/{made['match']['id']}").status_code == 403


# --- mail -------------------------------------------------------------------------------------------------
SITE = "https://frente.example.org"


def token_in(text: str, kind: str) -> str:
    found = re.search(rf"{SITE}/#/account/{kind}/([\w-]+)", text)
    assert found, text
    return found[1]


def test_a_forgotten_password_is_chosen_anew_by_mail(tmp_path: Path, database: str):
    with (
        taking_mail() as (smtp, letters),
        serving(tmp_path, smtp=smtp, mail_from="frente@example.org", site=SITE) as server,
    ):
        ana, thief = Browser(server), Browser(server)
        assert ana.sign_up("Ana", mail="ana@example.org")["can_mail"]
        wait_for(lambda: letters.to("ana@example.org"))
        (first,) = letters.to("ana@example.org")
        # Before an address is confirmed nobody can take the account over by it.
        Browser(server).sign_up("Eve", mail="eve@example.org")
        wait_for(lambda: letters.to("eve@example.org"))
        assert thief.post("/api/reset", {"mail": "eve@example.org"}).status_code == 200
        assert ana.post("/api/confirm", {"token": token_in(first, "confirm")}).status_code == 200
        assert ana.get("/api/me").json()["confirmed"] is True
        assert ana.post("/api/confirm", {"token": token_in(first, "confirm")}).status_code == 409
        assert thief.post("/api/reset", {"mail": "nobody@example.org"}).status_code == 200
        assert ana.post("/api/reset", {"mail": "ANA@example.org"}).status_code == 200
        wait_for(lambda: len(letters.to("ana@example.org")) == 2)
        token = token_in(letters.to("ana@example.org")[1], "reset")
        assert "Ana" in letters.to("ana@example.org")[1]
        desk = Browser(server)
        assert desk.post("/api/reset/password", {"token": token, "password": "short"}).status_code == 409
        new = {"token": token, "password": "another road altogether"}
        assert desk.post("/api/reset/password", new).status_code == 200
        assert desk.is_in()
        assert not ana.is_in()
        assert thief.post("/api/reset/password", new | {"password": "a thief's password"}).status_code == 409
        assert ana.sign_in("Ana") == 409
        assert ana.sign_in("Ana", "another road altogether") == 200
        assert [len(letters.to(f"{name}@example.org")) for name in ("ana", "eve", "nobody")] == [2, 1, 0]
    assert [row.kind for row in stored(tmp_path, slips)] == ["confirm"]  # Eve's


def test_a_letter_speaks_the_language_of_who_asked_for_it(tmp_path: Path):
    with (
        taking_mail() as (smtp, letters),
        serving(tmp_path, smtp=smtp, mail_from="frente@example.org", site=SITE) as server,
    ):
        for name, language in (("Ana", "en"), ("Bob", PSEUDO)):
            there = Browser(server, **{"accept-language": language})
            there.sign_up(name, mail=f"{name.lower()}@example.org")
        wait_for(lambda: len(letters.all) == 2)
        said = {
            str(letter["To"]): str(make_header(decode_header(letter["Subject"]))) for letter in letters.all
        }
    subject = Words(locale=PSEUDO).say("mail-confirm-subject")
    assert said == {"ana@example.org": "Frente: does this mail arrive?", "bob@example.org": subject}


def test_a_mail_is_good_for_a_time_and_for_one_address(tmp_path: Path):
    calendar = Calendar()
    with taking_mail() as (smtp, letters):
        settings = Settings(
            data=tmp_path, games=(TOY,), synchronous="OFF", allowed=FREELY,
            smtp=smtp, mail_from="frente@example.org", site=SITE,
        )  # fmt: skip
        with TestClient(create_app(settings, now=calendar), base_url=HERE) as server:
            ana = Browser(server)
            ana.sign_up("Ana", mail="old@example.org")
            wait_for(lambda: letters.to("old@example.org"))
            other = {"mail": "new@example.org", "password": PASSWORD}
            assert ana.post("/api/me/mail", other | {"password": "wrong one"}).status_code == 409
            assert ana.post("/api/me/mail", other).json()["mail"] == "new@example.org"
            wait_for(lambda: letters.to("new@example.org"))
            old = token_in(letters.to("old@example.org")[0], "confirm")
            new = token_in(letters.to("new@example.org")[0], "confirm")
            assert ana.post("/api/confirm", {"token": old}).status_code == 409
            calendar.now += 8 * DAY
            assert ana.post("/api/confirm", {"token": new}).status_code == 409


def test_an_account_is_written_to_in_the_language_that_its_owner_reads(tmp_path: Path, database: str):
    with (
        taking_mail() as (smtp, letters),
        serving(tmp_path, smtp=smtp, mail_from="frente@example.org", site=SITE) as server,
    ):
        ana = Browser(server, **{"accept-language": "es"})
        assert ana.sign_up("Ana", mail="ana@example.org")["language"] == "es"
        wait_for(lambda: letters.to("ana@example.org"))
        (first,) = letters.to("ana@example.org")
        link = f"{SITE}/#/account/confirm/{token_in(first, 'confirm')}"
        assert Words(locale="es").say("mail-confirm", name="Ana", link=link, site=SITE).split()[0] in first
        ana.post("/api/confirm", {"token": token_in(first, "confirm")})
        assert ana.post("/api/me/language", {"language": "pl-PL"}).json()["language"] == "pl"
        assert ana.get("/api/me/export").json()["account"]["language"] == "pl"
        # Whoever asks, and in whatever language: the mail is for its reader.
        assert Browser(server).post("/api/reset", {"mail": "ana@example.org"}).status_code == 200
        wait_for(lambda: len(letters.to("ana@example.org")) == 2)
        second = letters.to("ana@example.org")[1]
        link = f"{SITE}/#/account/reset/{token_in(second, 'reset')}"
        polish = Words(locale="pl").say("mail-reset", name="Ana", link=link, site=SITE)
        assert polish.splitlines()[0] in second
        assert ana.post("/api/me/language", {"language": "xx"}).json()["language"] == "en"


def test_where_no_mail_is_sent_it_is_said(tmp_path: Path):
    with serving(tmp_path) as server:
        answer = Browser(server).post("/api/reset", {"mail": "ana@example.org"})
        assert (answer.status_code, answer.json()["kind"]) == (409, "refused")
        assert "no mail" in answer.json()["text"]


@pytest.mark.parametrize("text", ["a@b.org\nBcc: c@d.org", "a b@c.org", "ana", "@b.org", "a@b", "á@b.org"])
def test_what_is_no_address(text: str):
    assert not is_address(text)


# --- changing and leaving ---------------------------------------------------------------------------------
def test_a_changed_password_signs_the_others_out(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana, old = Browser(server), Browser(server)
        ana.sign_up("Ana")
        old.sign_in("Ana")
        wrong = {"password": "not the password", "new": "a better password"}
        assert ana.post("/api/me/password", wrong).status_code == 409
        assert ana.post("/api/me/password", wrong | {"password": PASSWORD}).status_code == 200
        assert ana.is_in()
        assert not old.is_in()
        assert old.sign_in("Ana") == 409


def test_all_that_one_has_can_be_had_and_forgotten(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana, bob = Browser(server), Browser(server)
        ana.sign_up("Ana", mail="ana@example.org")
        bob.sign_up("Bob")
        made = ana.post("/api/matches", {"game": "toy", "seats": FRIEND}).json()
        id = made["match"]["id"]
        bob.post(f"/api/matches/{id}/claim", {"invitation": made["invitations"][0]["invitation"]})
        alone = ana.post("/api/matches", {"game": "toy", "seats": {"blue": "bot:random"}}).json()
        with bob.client.websocket_connect(f"ws://localhost/api/matches/{id}/live") as socket:
            player = Player(socket)
            player.hello()
            player.answer("bid 0")
        with ana.client.websocket_connect(f"ws://localhost/api/matches/{id}/live") as socket:
            player = Player(socket)
            player.hello()
            player.answer("bid 2")
        told = ana.get("/api/me/export").json()
        assert (told["account"]["name"], told["account"]["mail"]) == ("Ana", "ana@example.org")
        assert len(told["sessions"]) == 1
        (match,) = [match for match in told["matches"] if match["id"] == id]
        assert [(a["seat"], a["token"]) for a in match["answers"]] == [("red", "bid 2")]
        assert "argon2" not in json.dumps(told)
        assert ana.post("/api/me/delete", {"password": "wrong one"}).status_code == 409
        assert ana.post("/api/me/delete", {"password": PASSWORD}).status_code == 200
        assert not ana.is_in()
        assert ana.sign_in("Ana") == 409
        card = bob.get(f"/api/matches/{id}").json()
        assert card["result"]["winners"] == ["blue"]  # Bob does not wait for ever
        assert [seat["name"] for seat in card["seats"]] == [None, "Bob"]
        link = {"link": alone["mine"]["link"]}
        assert server.get(f"/api/matches/{alone['match']['id']}", params=link).json()["result"] is None
    gone = json.dumps(
        [[str(v) for v in row] for table in metadata.sorted_tables for row in stored(tmp_path, table)]
    )
    assert "ana@example.org" not in gone
    assert "Ana" not in [row.name for row in stored(tmp_path, people)]
    assert len(stored(tmp_path, sessions)) == 1


NAMES_SOMEBODY = {"person", "owner", "by", "about", "settler"}
WITHOUT_WORDS = {"attention", "links", "mutes", "slips"}
"""Of these an export tells ids and numbers; of what was mailed nothing is known but hashes."""


def a_row(table: Table, whose: Column[Any], person: str, other: str, match: str) -> dict[str, Any]:
    """One that stands for any of a table, with a word in it that can be found again."""
    made: dict[str, Any] = {}
    for column in table.columns:
        leads = [key.target_fullname for key in column.foreign_keys]
        if column is whose:
            made[column.name] = person
        elif "people.id" in leads:
            made[column.name] = other
        elif column.name == "match":
            made[column.name] = match
        elif column.name in NAMES_SOMEBODY:
            made[column.name] = None if column.nullable else other
        elif table is links and column.name == "seats":
            made[column.name] = '["red"]'
        elif table is offers and isinstance(column.type, Text):
            made[column.name] = "[]" if column.name != "wishes" else "{}"
        elif isinstance(column.type, String):
            made[column.name] = f"{table.name} word"
        elif isinstance(column.type, LargeBinary):
            made[column.name] = b"key"
        elif isinstance(column.type, Boolean):
            made[column.name] = False
        else:
            made[column.name] = 1
    return made


def test_whatever_table_names_a_person_is_told_to_them_and_forgotten_with_them(tmp_path: Path):
    with serving(tmp_path) as server:
        ana, bob = Browser(server), Browser(server)
        ana.sign_up("Ana")
        bob.sign_up("Bob")
        match = server.post("/api/matches", json={"game": "toy", "seats": FRIEND}).json()["match"]["id"]
        ids = {row.name: row.id for row in stored(tmp_path, people)}
        filled = []
        engine = CURRENT.engine(tmp_path)
        with engine.begin() as connection:
            for table in metadata.sorted_tables:
                whose = [column for column in table.columns if column.name in NAMES_SOMEBODY]
                if table is people or table is sessions or not whose:
                    continue
                filled.append(table.name)
                connection.execute(insert(table), a_row(table, whose[0], ids["Ana"], ids["Bob"], match))
        engine.dispose()
        assert {"talk", "notes", "ratings", "pushes", "passkeys", "offers", "reports"} <= set(filled)
        told = json.dumps(ana.get("/api/me/export").json())
        assert [name for name in filled if f"{name} word" not in told and name not in WITHOUT_WORDS] == []
        assert ana.post("/api/me/delete", {"password": PASSWORD}).status_code == 200
    left = {
        table.name
        for table in metadata.sorted_tables
        for row in stored(tmp_path, table)
        if ids["Ana"] in [str(value) for value in row]
    }
    assert left == set()


def test_the_operator_looks_after_accounts(tmp_path: Path, database: str, capsys: Any):
    named = ["--data", str(tmp_path)]
    named += ["--database", CURRENT.url(tmp_path)] if database == "postgres" else []

    def user(*args: str) -> tuple[int, str]:
        code = run(["user", *args, *named])
        told = capsys.readouterr()
        return code, told.out + told.err

    assert user("add", "Ana", "--password", PASSWORD, "--mail", "ana@example.org")[0] == 0
    assert user("add", "ana", "--password", PASSWORD)[0] == 1
    with serving(tmp_path) as server:
        ana = Browser(server)
        assert ana.sign_in("Ana") == 200
        assert ana.get("/api/me").json()["confirmed"] is True
        assert user("sign-out", "Ana")[0] == 0
        assert not ana.is_in()
        assert user("password", "Ana", "--password", "a new road for Ana")[0] == 0
        assert ana.sign_in("Ana", "a new road for Ana") == 200
    assert re.fullmatch(r"Ana, since \d{4}-\d\d-\d\d, ana@example.org\nOne account.\n", user("list")[1])
    assert json.loads(user("export", "Ana")[1])["account"]["name"] == "Ana"
    assert user("delete", "Ana", "--yes")[0] == 0
    code, said = user("delete", "Ana", "--yes")
    assert (code, "nobody is called Ana" in said) == (1, True)
