"""Play over the live connection."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.table import Player, begin, claim, serving, sitting
from tests.toy.game import GAME

from frente.engine import Match

pytestmark = pytest.mark.usefixtures("database")


def whole(player: Player, client: Any, id: str, link: str) -> dict[str, Any]:
    """What a client that comes anew is shown."""
    with sitting(client, id, link) as fresh:
        return {"view": fresh.view, "ask": fresh.ask, "events": fresh.events, "result": fresh.result}


def shown(player: Player) -> dict[str, Any]:
    return {"view": player.view, "ask": player.ask, "events": player.events, "result": player.result}


def test_a_whole_match_against_a_bot(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats={"red": "me", "blue": "bot:steady"})
        id, link = made["match"]["id"], made["mine"]["link"]
        with sitting(client, id, link) as red:
            red.play(random.Random(1))
            assert red.result
            assert {m["type"] for m in red.heard} >= {"view", "delta", "done", "thinking", "presence"}
            assert shown(red) == whole(red, client, id, link)
            late = red.asked("answer", seat="red", token="rest", ply=red.ply)
            assert (late["type"], late["kind"]) == ("refused", "not-your-ask")
        card = client.get(f"/api/matches/{id}", params={"link": link}).json()
        assert card["result"] == red.result
        assert card["open"]
        assert client.post(f"/api/matches/{id}/verify", params={"link": link}).json()["fair"]


def test_two_friends_and_a_spectator_see_what_they_may(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats={"red": "me", "blue": "friend"})
        id = made["match"]["id"]
        links = {"red": made["mine"]["link"], "blue": claim(client, made), "": made["watch"]["link"]}
        assert made["invitations"][0]["seats"] == ["blue"]
        with (
            sitting(client, id, links["red"]) as red,
            sitting(client, id, links["blue"]) as blue,
            sitting(client, id, links[""]) as watcher,
        ):
            luck = random.Random(3)
            for _ in range(25):
                mover = red if "options" in red.ask else blue
                if mover.result:
                    break
                assert mover.answer(luck.choice(mover.ask["options"])["token"])["type"] == "done"
                for player in (red, blue, watcher):
                    player.catch_up(mover.version)
                    secrets = [e for e in player.events if e["kind"] == "drew"]
                    for event in secrets:
                        card = event["message"]["args"]["card"]
                        mine = event["message"]["args"]["seat"] == player.seat
                        assert isinstance(card, str) if mine else card == {"hidden": 1}
                for player, link in ((red, "red"), (blue, "blue"), (watcher, "")):
                    assert shown(player) == whole(player, client, id, links[link])
            assert watcher.seat is None
            assert not watcher.view["cards"]["hand"]
            assert red.view["cards"]["hand"] != blue.view["cards"]["hand"]
            reply = watcher.asked("answer", seat="red", token="rest", ply=watcher.ply)
            assert reply["kind"] == "not-your-seat"


def test_a_sealed_answer_stays_good_while_the_other_seals_and_nobody_sees_it(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats={"red": "me", "blue": "friend"})
        id = made["match"]["id"]
        with (
            sitting(client, id, made["mine"]["link"]) as red,
            sitting(client, id, claim(client, made)) as blue,
        ):
            ply, version = red.ply, red.version
            assert blue.answer("bid 2")["type"] == "done"
            red.catch_up(blue.version)
            assert "bid 2" not in json.dumps([m for m in red.heard if m["type"] == "delta"][-1]["events"])
            reply = red.asked("answer", seat="red", token="bid 1", ply=ply, version=version)
            assert reply["type"] == "done"
            blue.catch_up(reply["version"])
            assert blue.events[-1]["kind"] in ("bids", "roll")


def test_one_link_for_all_seats_at_one_screen(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client)
        assert made["mine"]["seats"] == ["red", "blue"]
        assert made["invitations"] == []
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as screen:
            assert screen.seat == "red"
            screen.answer("bid 1")
            assert screen.ask["waiting"] == ["blue"]
            red_hand = {card["id"] for card in screen.view["cards"]["hand"]}
            screen.say("look", seat="blue")
            screen.until("view")
            assert screen.seat == "blue"
            assert not red_hand & {card["id"] for card in screen.view["cards"]["hand"]}
            assert screen.answer("bid 0")["type"] == "done"


def test_a_client_comes_back_to_what_it_has_not_seen(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats={"red": "me", "blue": "friend"})
        id, link, theirs = made["match"]["id"], made["mine"]["link"], claim(client, made)
        with (
            sitting(client, id, theirs) as blue,
            sitting(client, id, link) as red,
        ):
            red.answer("bid 3")
            blue.catch_up(red.version)
        with sitting(client, id, theirs) as blue:
            blue.answer("bid 0")
            with sitting(client, id, link, greet=False) as again:
                again.view, again.version, again.events = red.view, red.version, red.events
                assert again.hello(version=red.version, ply=red.ply)["type"] == "delta"
                assert shown(again) == whole(again, client, id, link)
            with sitting(client, id, link, greet=False) as stranger:
                assert stranger.hello(version=999, ply=3)["type"] == "view"


def test_what_was_seen_as_one_seat_is_not_gone_on_from_as_another(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client)
        id, link = made["match"]["id"], made["mine"]["link"]
        with sitting(client, id, link) as screen:
            screen.answer("bid 1")
            version = screen.version
        with sitting(client, id, link, greet=False) as again:
            assert again.hello(version=version)["type"] == "view"
            assert again.seat == "blue"


def test_undo_takes_back_and_a_die_stops_it(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client)
        id, link = made["match"]["id"], made["mine"]["link"]
        with sitting(client, id, link) as screen:
            before = screen.ply
            screen.answer("bid 1")
            assert screen.ask["undo"] is None
            reply = screen.asked("undo", seat="red", ply=screen.ply, version=screen.version)
            assert reply["type"] == "done"
            screen.catch_up(reply["version"])
            assert screen.ply == before
            assert shown(screen) == whole(screen, client, id, link)
            screen.answer("bid 1")
            screen.say("look", seat="blue")
            screen.until("view")
            screen.answer("bid 1")  # equal bids: a die decides
            reply = screen.asked("undo", seat="blue", ply=screen.ply)
            assert reply["kind"] == "refused"
            assert reply["refusal"]["message"]["id"] == "no-undo-roll"
            assert reply["refusal"]["message"]["args"]["roll"] == {"id": "roll-order", "args": {}}


def test_resigning_ends_the_match(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats={"blue": "bot:random"})
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as red:
            assert red.asked("resign", seat="red")["type"] == "done"
            while not red.result:
                red.hear()
            assert red.result["winners"] == ["blue"]


def test_why_and_odds(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, position={"operate": "red", "turn": 1, "where": {"red-1": "ford"}})
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as red:
            assert red.seat == "red"
            reasons = red.asked("why", seat="red", subjects=["red-1", "east"])["reasons"]
            assert reasons[0]["rule"] == "4.1"
            assert reasons[0]["message"]["id"].startswith("no-")
            assert red.asked("why", seat="red", token="rest")["reasons"] == []
            odds = red.asked("odds", seat="red", token="attack red-1 blue-3")["odds"]
            assert sum(o["chance"] for o in odds["outcomes"]) == pytest.approx(1)
            assert red.asked("odds", seat="red", token="rest")["odds"] is None
            assert red.asked("odds", seat="red", token="attack red-1 blue-1")["kind"] == "refused"
            assert red.asked("why", seat="red")["kind"] == "unreadable"
            assert red.asked("why", seat="red", token="xyzzy")["kind"] == "unreadable"


def test_what_is_computed_for_a_seat_uses_only_what_it_can_know(tmp_path: Path):
    """The same question in two worlds that look alike to the seat has the same answer."""
    answers = set()
    for unit in ("armour", "brigade"):
        others = [u for u in GAME.setup("line", GAME.full_options("line", {})).units["blue"] if u != unit]
        position = {"operate": "red", "turn": 1, "units": {"blue": [*others, unit]}}
        with serving(tmp_path / unit) as client:
            made = begin(client, position=position)
            with sitting(client, made["match"]["id"], made["mine"]["link"]) as red:
                answers.add(json.dumps(red.asked("odds", seat="red", token="attack red-3 blue-3")["odds"]))
    assert len(answers) == 1


def test_a_repeated_message_is_done_once_and_answered_alike(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client)
        id, link = made["match"]["id"], made["mine"]["link"]
        with sitting(client, id, link) as screen:
            ply = screen.ply
            first = screen.asked("answer", id="once", seat="red", token="bid 1", ply=ply)
            assert first["type"] == "done"
            assert screen.asked("answer", id="once", seat="red", token="bid 1", ply=ply) == first
            assert screen.asked("answer", id="once", seat="red", token="bid 2", ply=ply) == first
    with serving(tmp_path) as client, sitting(client, id, link) as screen:
        assert screen.asked("answer", id="once", seat="red", token="bid 1", ply=ply) == first
        assert screen.ply == first["ply"]


def test_a_restarted_server_goes_on_in_mid_match(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats={"blue": "bot:steady"})
        id, link = made["match"]["id"], made["mine"]["link"]
        with sitting(client, id, link) as red:
            red.play(random.Random(5), answers=4)
            red.until_asked()
            while red.ask["sealed"]:  # the bot chooses at the same time, and is done sooner or later
                red.answer()
                red.until_asked()
            before = shown(red)
    with serving(tmp_path) as client, sitting(client, id, link) as red:
        red.until_asked()
        assert shown(red) == before
        red.play(random.Random(6))
        assert red.result


def test_views_are_what_the_engine_shows(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client)
        link = {"link": made["mine"]["link"]}
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as screen:
            screen.asked("resign", seat="red")
        file = client.get(f"/api/matches/{made['match']['id']}/file", params=link).json()
        match = Match.load(GAME, file)
        moment = client.get(
            f"/api/matches/{made['match']['id']}/replay", params=link | {"seat": "red"}
        ).json()
        assert moment["view"] == {**match.view("red"), "battles": [], "aims": [], "warnings": []}


def test_what_has_not_changed_is_put_together_once(tmp_path: Path):
    with serving(tmp_path, games=("crusade",)) as client:
        made = client.post("/api/matches", json={"game": "crusade"}).json()
        id, link = made["match"]["id"], made["mine"]["link"]
        live = client.app.state.matches.lives[id]  # type: ignore[attr-defined]
        with sitting(client, id, link) as player:
            aims = live._seen(None)["aims"]
            ask = live._wanted(player.seat)
            with sitting(client, id, link):
                assert live._wanted(player.seat) is ask
            assert player.answer()["type"] == "done"
            assert live._wanted(player.seat) is not ask
            now = live._seen(None)["aims"]
            same = [a is b for a, b in zip(aims, now, strict=True) if a == b]
            assert same
            assert all(same)
