"""Talk at a match, notes, mutes and reports."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.databases import CURRENT
from tests.server.people import PASSWORD, Browser
from tests.server.table import TOY, Player, begin, claim, serving, sitting
from tests.server.test_lobby import begun, signed_up
from tests.server.test_people import stored

from frente.cli import run
from frente.server.tables import reports, talk
from frente.server.talk import A_MINUTE, LONGEST, cleaned


def at_table(stack: ExitStack, browser: Browser, match: str) -> Player:
    """Connected by the account."""
    socket = browser.client.websocket_connect(f"ws://localhost/api/matches/{match}/live")
    player = Player(stack.enter_context(socket))
    player.hello()
    return player


def said(browser: Any, match: str, **more: Any) -> list[str]:
    told = browser.get(f"/api/matches/{match}/talk", **more)
    assert told.status_code == 200, told.text
    return [line["text"] for line in told.json()["lines"]]


def by_operator(data: Path, database: str, *args: str) -> int:
    named = ["--data", str(data)]
    named += ["--database", CURRENT.url(data)] if database == "postgres" else []
    return run(["user", *args, *named])


# --- talk -------------------------------------------------------------------------------------------------
def test_players_talk_among_themselves_and_watchers_apart_until_the_end(tmp_path: Path, database: str):
    with serving(tmp_path) as server, ExitStack() as stack:
        ana, bob, eve = signed_up(server, "Ana", "Bob", "Eve")
        match = begun(ana, bob, seat="red", watched=True)
        one, other, watcher = (at_table(stack, who, match) for who in (ana, bob, eve))
        once = one.say("say", text="  <b>That</b>\u202e brings Africa\nover early.  ")
        assert one.until("done", re=once)["re"] == once
        line = other.until("said")["line"]
        assert (line["text"], line["seat"], line["name"], line["yours"], line["ply"]) == (
            "<b>That</b> brings Africa over early.", "red", "Ana", False, other.ply,
        )  # fmt: skip
        assert one.heard[-2]["line"]["yours"] is True
        one.say("say", text="again", id=once)  # said once, however often it is sent
        assert watcher.asked("say", text="red will lose")["type"] == "done"
        assert [m["line"]["text"] for m in watcher.heard if m["type"] == "said"] == ["red will lose"]
        assert [said(who, match) for who in (ana, bob)] == [["<b>That</b> brings Africa over early."]] * 2
        assert said(eve, match) == said(Browser(server), match) == ["red will lose"]
        assert bob.get("/api/me/matches").json()["matches"][0]["said"] == 1
        assert other.asked("heard")["type"] == "done"
        assert bob.get("/api/me/matches").json()["matches"][0]["said"] == 0
        assert one.asked("say", text="from there", seat="blue")["kind"] == "not-your-seat"
        assert one.asked("resign", seat="red")["type"] == "done"
        assert said(bob, match) == ["<b>That</b> brings Africa over early.", "red will lose"]
        assert said(eve, match) == ["red will lose"]
        told = ana.get("/api/me/export").json()
        assert [line["text"] for line in told["talk"]] == ["<b>That</b> brings Africa over early."]
        assert "red will lose" not in str(other.heard)


def test_talk_is_bounded_and_off_where_nobody_else_is(tmp_path: Path, database: str):
    assert cleaned("\u0000 a\tb \u2066x") == "a b x"
    with serving(tmp_path) as server:
        friends = begin(server, seats={"red": "me", "blue": "friend"})
        id, link = friends["match"]["id"], friends["mine"]["link"]
        with sitting(server, id, link) as player:
            assert player.asked("say", text="x" * (LONGEST + 1))["kind"] == "unreadable"
            assert player.asked("say", text=" \u202e ")["kind"] == "unreadable"
            for n in range(A_MINUTE):
                assert player.asked("say", text=f"line {n}")["type"] == "done"
            assert player.asked("say", text="one more")["kind"] == "too-many"
        other = claim(server, friends)
        assert len(said(server, id, params={"link": other})) == A_MINUTE
        assert said(server, id, params={"link": friends["watch"]["link"]}) == []
        for seats in ({}, {"blue": "bot:random"}):
            alone = begin(server, seats=seats)
            with sitting(server, alone["match"]["id"], alone["mine"]["link"]) as player:
                assert player.asked("say", text="hello?")["refusal"]["message"]["id"] == "no-talk-here"
            path = f"/api/matches/{alone['match']['id']}/talk"
            assert server.get(path, params={"link": alone["mine"]["link"]}).json()["on"] is False


def test_what_is_said_at_one_worker_is_read_at_the_other(tmp_path: Path, postgres: str):
    given: Any = {"url": postgres, "secret": "s" * 32}
    with serving(tmp_path / "a", **given) as here, serving(tmp_path / "b", **given) as there:
        friends = begin(here, seats={"red": "me", "blue": "friend"})
        id, link = friends["match"]["id"], claim(here, friends)
        with sitting(here, id, friends["mine"]["link"]) as one, sitting(there, id, link) as other:
            assert one.asked("say", text="can you read me?")["type"] == "done"
            assert other.until("said")["line"]["text"] == "can you read me?"
            assert sum(message["type"] == "said" for message in one.heard) == 1


# --- notes ------------------------------------------------------------------------------------------------
def test_a_note_is_its_owners_alone_by_account_or_by_link(tmp_path: Path, database: str):
    with serving(tmp_path) as server:
        ana, bob = signed_up(server, "Ana", "Bob")
        match = begun(ana, bob, seat="red", watched=True)
        path = f"/api/matches/{match}/notes"
        for text in ("Zafra before round 5", "a trench"):
            told = ana.post(path, {"text": text, "ply": 9999, "turn": 1})
        first, second = told.json()["notes"]
        assert (first["text"], first["turn"], first["ply"] < 9999) == ("Zafra before round 5", 1, True)
        assert bob.get(path).json() == Browser(server).get(path).json() == {"notes": []}
        assert bob.post(f"{path}/{first['id']}", {"text": "stolen"}).status_code == 404
        assert Browser(server).post(path, {"text": "mine?", "ply": 0}).status_code == 409
        assert ana.post(f"{path}/{first['id']}", {"text": "Mérida"}).json()["notes"][0]["text"] == "Mérida"
        left = ana.post(f"{path}/{second['id']}", {"text": ""}).json()["notes"]
        assert [note["text"] for note in left] == ["Mérida"]
        assert [note["text"] for note in ana.get("/api/me/export").json()["notes"]] == ["Mérida"]
        friends = begin(server, seats={"red": "me", "blue": "friend"})
        by_link = f"/api/matches/{friends['match']['id']}/notes"
        mine, watch = ({"link": friends[which]["link"]} for which in ("mine", "watch"))
        assert server.post(by_link, params=mine, json={"text": "hold", "ply": 0}).status_code == 200
        assert server.get(by_link, params=watch).json() == {"notes": []}
        assert server.get(by_link, params={"link": claim(server, friends)}).json() == {"notes": []}
        held = {"match": friends["match"]["id"], "link": friends["mine"]["link"]}
        assert ana.post("/api/me/matches", {"links": [held]}).status_code == 200
        assert [note["text"] for note in ana.get(by_link).json()["notes"]] == ["hold"]  # it moves along


# --- mutes and reports ------------------------------------------------------------------------------------
def test_who_is_muted_is_not_read(tmp_path: Path, database: str):
    with serving(tmp_path) as server, ExitStack() as stack:
        ana, bob = signed_up(server, "Ana", "Bob")
        match = begun(ana, bob, seat="red")
        one, other = (at_table(stack, who, match) for who in (ana, bob))
        assert bob.post("/api/me/mutes", {"name": "ana", "muted": True}).json() == {"muted": ["Ana"]}
        assert bob.post("/api/me/mutes", {"name": "Bob", "muted": True}).status_code == 409
        assert one.asked("say", text="an insult")["type"] == "done"
        assert (said(ana, match), said(bob, match)) == (["an insult"], [])
        assert bob.get("/api/me/matches").json()["matches"][0]["said"] == 0
        assert bob.post("/api/me/mutes", {"name": "Ana", "muted": False}).json() == {"muted": []}
        assert one.asked("say", text="sorry")["type"] == "done"
        assert other.until("said")["line"]["text"] == "sorry"
        # Whoever comes by the link to a seat of an account is still that one.
        friends = ana.post("/api/matches", {"game": "toy", "seats": {"blue": "friend"}}).json()
        with sitting(server, friends["match"]["id"], friends["mine"]["link"]) as player:
            player.say("say", text="by my link")
            assert player.until("said")["line"]["name"] == "Ana"


def test_an_operator_reads_a_report_with_its_context_and_settles_it(
    tmp_path: Path, database: str, caplog: Any, capsys: Any
):
    caplog.set_level("INFO", "frente.server.reports")
    with serving(tmp_path) as server, ExitStack() as stack:
        ana, bob, eve = signed_up(server, "Ana", "Bob", "Eve")
        match = begun(ana, bob, seat="red")
        one = at_table(stack, ana, match)
        for text in ("good luck", "an insult", "another"):
            assert one.asked("say", text=text)["type"] == "done"
        line = bob.get(f"/api/matches/{match}/talk").json()["lines"][1]["id"]
        path = f"/api/matches/{match}/talk/{line}/report"
        assert eve.post(path, {"reason": "not at the table"}).status_code == 403
        for n in range(3):
            assert bob.post(path, {"reason": f"rude {n}"}).status_code == 200
        assert bob.post("/api/people/Ana/report", {"reason": "everywhere"}).status_code == 200
        assert eve.get("/api/reports").status_code == 403
        assert by_operator(tmp_path, database, "operator", "Eve") == 0
        assert (eve.get("/api/me").json()["operator"], bob.get("/api/me").json()["operator"]) == (True, False)
        first, second, third, _ = eve.get("/api/reports").json()["reports"]
        assert (first["by"], first["about"], first["reason"]) == ("Bob", "Ana", "rude 0")
        assert [kept["text"] for kept in first["context"]] == ["good luck", "an insult", "another"]
        assert bob.post(f"/api/reports/{first['id']}", {"verdict": "none"}).status_code == 403
        waits = eve.post(f"/api/reports/{first['id']}", {"verdict": "warn", "remark": "Be kind."}).json()
        assert len(waits["reports"]) == 3
        assert eve.post(f"/api/reports/{first['id']}", {"verdict": "none"}).status_code == 409
        assert ana.get("/api/me").json()["warning"] == "Be kind."
        assert ana.post("/api/me/warning/read").status_code == 200
        assert ana.get("/api/me").json()["warning"] == ""
        silence = {"verdict": "silence", "days": 2, "remark": "Two days."}
        assert eve.post(f"/api/reports/{second['id']}", silence).status_code == 200
        assert one.asked("say", text="but")["refusal"]["message"]["id"] == "no-talk-silenced"
        assert ana.get(f"/api/matches/{match}/talk").json()["silenced"] is not None
        assert eve.post(f"/api/reports/{third['id']}", {"verdict": "close"}).status_code == 200
        assert not ana.is_in()
        assert ana.sign_in("Ana") == 409
        assert bob.get(f"/api/matches/{match}").json()["result"]["winners"] == ["blue"]
        assert bob.get("/api/people/Ana").status_code == 404
        settled = eve.get("/api/reports", params={"settled": True}).json()["reports"]
        assert [report["verdict"] for report in settled] == ["close", "silence", "warn"]
        assert settled[0]["settler"] == "Eve"
        lines = [record for record in caplog.records if record.message == "an operator settles a report"]
        assert [record.said["verdict"] for record in lines] == ["warn", "silence", "close"]
        # With an account goes what was told of it, and what it has said.
        assert bob.post("/api/me/delete", {"password": PASSWORD}).status_code == 200
        assert [row.by for row in stored(tmp_path, reports)] == [None] * 4
        assert by_operator(tmp_path, database, "delete", "Ana", "--yes") == 0
        assert stored(tmp_path, reports) == stored(tmp_path, talk) == []
        assert "insult" not in json.dumps(eve.get("/api/reports").json())
    capsys.readouterr()


def test_who_is_deleted_by_the_operator_gives_up_and_the_others_see_it(
    tmp_path: Path, database: str, capsys: Any
):
    with serving(tmp_path, games=(TOY, "arriba")) as server, ExitStack() as stack:
        ana, bob = signed_up(server, "Ana", "Bob")
        match = begun(ana, bob, seat="red", rated=True)
        player = at_table(stack, bob, match)
        assert by_operator(tmp_path, database, "delete", "Ana", "--yes") == 0
        while player.result is None:
            player.hear()
        assert player.result["winners"] == ["blue"]
        (rating,) = bob.get("/api/people/Bob").json()["ratings"]
        assert (rating["played"], rating["rating"] > 1500) == (1, True)
        (eve,) = signed_up(server, "Eve")
        again = begun(eve, bob, game="arriba", seat="rebel")
    assert by_operator(tmp_path, database, "delete", "Eve", "--yes") == 0  # while no server runs
    with serving(tmp_path, games=("arriba",)) as server:
        bob = Browser(server)
        bob.sign_in("Bob")
        assert bob.get(f"/api/matches/{again}").json()["result"]["winners"] == ["government"]
    capsys.readouterr()
