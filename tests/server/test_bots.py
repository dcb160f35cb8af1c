"""Bots that fail: somebody simpler answers, the match goes on, the log says so."""

import logging
import pickle
from pathlib import Path

import pytest
from tests.server.table import FAULTY, begin, serving, sitting
from tests.toy.game import GAME

from frente.engine import Match

pytestmark = pytest.mark.usefixtures("database")


@pytest.mark.parametrize(
    ("bot", "fault"),
    [("crashes", "crashed"), ("breaks", "a bot's mistake"), ("cheats", "no option"), ("sleeps", "more than")],
)
def test_a_bot_that_fails(tmp_path: Path, caplog: pytest.LogCaptureFixture, bot: str, fault: str):
    seconds = 2.0 if bot == "sleeps" else 60.0
    with caplog.at_level(logging.ERROR), serving(tmp_path, games=(FAULTY,), bot_seconds=seconds) as client:
        made = begin(client, seats={"blue": f"bot:{bot}"})
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as red:
            while not red.events or red.events[-1]["kind"] == "drew":
                if "options" in red.ask:
                    red.answer("bid 3")
                else:
                    red.hear()
    failures = [record for record in caplog.records if "a bot failed" in record.getMessage()]
    assert failures
    assert fault in failures[0].said["fault"]  # type: ignore[attr-defined]


def test_for_a_bot_that_thinks_too_long_its_script_answers(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.WARNING), serving(tmp_path, games=(FAULTY,), bot_seconds=2.0) as client:
        made = begin(client, seats={"blue": "bot:captain"})
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as red:
            while not red.events or red.events[-1]["kind"] == "drew":
                if "options" in red.ask:
                    red.answer("bid 3")
                else:
                    red.hear()
    said = [record.getMessage() for record in caplog.records]
    assert any("thought too long" in text for text in said)
    assert not any("a bot failed" in text for text in said)


def test_a_bot_gets_the_redacted_match_and_nothing_else():
    match = Match.start(GAME, seed="a real seed that nobody may see")
    match.answer("red", "bid 1")
    world = match.redacted("blue", "other luck")
    raw = pickle.dumps(world.packet())
    assert b"a real seed" not in raw
    assert b"bid 1" not in raw  # what red has sealed
    copy = Match.unpack(GAME, pickle.loads(raw))
    assert copy.view("blue") == match.view("blue")
    assert copy.ask("blue").options() == match.ask("blue").options()
    assert copy.journal == []
    copy.answer("blue", "bid 2")


def test_bots_may_play_among_themselves(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats={"red": "bot:random", "blue": "bot:steady"})
        assert made["mine"]["seats"] == []
        with sitting(client, made["match"]["id"], made["watch"]["link"]) as watcher:
            while watcher.result is None:
                watcher.hear()
            assert watcher.seat is None


def test_who_plays_alone_against_a_bot_can_ask_for_advice(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats={"blue": "bot:random"})
        id, link = made["match"]["id"], made["mine"]["link"]
        bearer = {"Authorization": f"Bearer {link}"}
        found = client.post(f"/api/matches/{id}/advice", headers=bearer)
        assert found.status_code == 200
        advice = found.json()
        assert advice["seat"] == "red"
        assert advice["label"]["id"]
        assert advice["said"]
        with sitting(client, id, link) as red:
            assert advice["token"] in [option["token"] for option in red.ask["options"]]
        assert client.post(f"/api/matches/{id}/advice?seat=blue", headers=bearer).status_code == 403


def test_nobody_advises_against_another_person(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats={"blue": "friend"})
        bearer = {"Authorization": f"Bearer {made['mine']['link']}"}
        found = client.post(f"/api/matches/{made['match']['id']}/advice", headers=bearer)
        assert found.status_code == 409
        assert "somebody else" in found.text


def test_a_bot_that_thinks_says_why_to_everybody(tmp_path: Path):
    with serving(tmp_path, games=("tests.server.thoughtful:GAME",)) as client:
        made = begin(client, seats={"blue": "bot:captain"})
        id, link = made["match"]["id"], made["mine"]["link"]
        with sitting(client, id, link) as red:
            while not red.events or red.events[-1]["kind"] == "drew":
                if "options" in red.ask:
                    red.answer("bid 3")
                else:
                    red.hear()
        found = client.get(f"/api/matches/{id}/why", headers={"Authorization": f"Bearer {link}"})
        (reason,) = found.json()["reasons"]
        assert reason["seat"] == "blue"
        assert [message["id"] for message in reason["said"]] == ["bot-hoped"]
