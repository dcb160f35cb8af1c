"""Files from outside that are too much: refused with a sentence, in time, and nobody waits meanwhile."""

from __future__ import annotations

import dataclasses
import itertools
import json
import logging
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.table import begin, serving, sitting
from tests.server.test_api import played
from tests.toy.game import GAME

from frente import games
from frente.engine import Match, SaveError, to_plain, verify
from frente.engine.files import MatchFile, read_file
from frente.engine.journal import LONGEST_JOURNAL
from frente.server import reading, shapes
from frente.server.lanes import Busy, Lane, WorkFault

HEAD = 'title = "x"\ngame = "toy"\n'
TOO_MUCH = {
    "dotted keys": HEAD + "[set]\n" + ".".join("a" * 30_000) + " = 1\n",
    "dotted keys in quotes": HEAD + "[set]\n" + ".".join(['"a"'] * 8_000) + " = 1\n",
    "a dotted table": HEAD + "[" + " . ".join("a" * 15_000) + "]\n",
    "lists in lists": HEAD + "[set]\nturn = " + "[" * 900 + "]" * 900 + "\n",
    "tables in tables": HEAD + "[set]\nturn = " + "{a=" * 900 + "1" + "}" * 900 + "\n",
    "many digits": HEAD + "[set]\nturn = " + "9" * 60_000 + "\n",
    "digits with signs": HEAD + "[set]\nturn = -" + "9_" * 20_000 + "9\n",
    "a hexadecimal number": HEAD + "[set]\nturn = 0x" + "f" * 60_000 + "\n",
}


@pytest.mark.parametrize("kind", TOO_MUCH)
def test_a_position_file_that_is_too_much_is_refused_before_it_is_parsed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, kind: str
):
    with caplog.at_level(logging.WARNING), serving(tmp_path) as client:
        answer = client.post("/api/positions", json={"text": TOO_MUCH[kind]})
        assert (answer.status_code, answer.json()["kind"]) == (422, "unreadable")
        assert "more than" in answer.json()["text"]
    assert sum(len(record.getMessage()) for record in caplog.records) < 1000


@pytest.mark.parametrize(
    "text",
    [
        HEAD + "[set]\nturn = nan\n",
        HEAD + "[set]\nturn = 1979-05-27\n",
        HEAD + "options = {hand = 1e400}\n",
        HEAD + 'options = {forts = [["x"]]}\n',
        HEAD + "options = 3\n",
        HEAD + "set = 3\n",
        'title = "x"\ngame = 7\n',
        'title = "x"\ngame = "toy"\nscenario = "' + "x" * 50_000 + '"\n',
        '"""' + '\\"""' * 5_000,
        "\u0000",
        "a = 1\n" * 5_000,
    ],
    ids=itertools.count(),
)
def test_whatever_a_position_file_holds_the_answer_is_a_sentence(tmp_path: Path, text: str):
    with serving(tmp_path) as client:
        answer = client.post("/api/positions", json={"text": text})
        assert answer.status_code in (200, 422)
        assert answer.status_code == 200 or 0 < len(answer.json()["text"]) < 1000


def test_texts_and_comments_do_not_count():
    noise = "." * 500 + "[" * 500 + "9" * 500
    for text in (f"# {noise}", f'a = "{noise}"', f"a = '{noise}'", f'a = """\n{noise}\n"""', "a = 1.5"):
        assert reading.weigh_position(text) is None
    assert reading.weigh(json.dumps({"a": noise, 'b"\\': [1.5, -2e9]}).encode()) is None


@pytest.mark.parametrize("path", ["/api/matches", "/api/matches/upload", "/api/positions"])
@pytest.mark.parametrize("value", ["[" * 900 + "]" * 900, "9" * 6000, "NaN", "-Infinity", '{"a":' * 9000])
def test_json_that_is_too_much_is_refused_before_it_is_parsed(tmp_path: Path, path: str, value: str):
    with serving(tmp_path) as client:
        body = '{"game": "toy", "text": "", "position": {"turn": ' + value + "}}"
        answer = client.post(path, content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["kind"]) == (422, "unreadable")
        assert answer.json()["text"]


def test_four_hundred_thousand_entries_are_refused_by_their_number(tmp_path: Path):
    with serving(tmp_path) as client:
        id, link = played(client, 2)
        file = client.get(f"/api/matches/{id}/file", params=link).json()
        for entry in ([], ["auto", "", "", ""]):
            many = file | {"entries": [entry] * (400_000 if not entry else 150_000)}
            body = json.dumps(many, separators=(",", ":"))
            answer = client.post("/api/matches/upload", content=body)
            assert answer.status_code == 422
            assert str(LONGEST_JOURNAL) in answer.json()["text"]


@pytest.mark.parametrize("slug", games.slugs())
def test_the_files_of_real_games_are_not_too_much(slug: str):
    game = games.load(slug)
    scenario = game.scenarios[0].id
    state = game.setup(scenario, game.full_options(scenario, {}))
    match = Match.start(game, scenario, seed="x", auto=True, start=to_plain(state))
    luck = random.Random(1)
    for _ in range(20):
        seat = match.to_answer[0]
        match.answer(seat, luck.choice(match.ask(seat).options()))
    match.resign(match.setup.seats[0])
    file: dict[str, Any] = match.save()
    assert reading.match_file({slug: slug}, json.dumps(file).encode()) == file


@pytest.mark.parametrize("auto", [float("nan"), 1, "yes", None, [], {}])
def test_a_match_file_says_yes_or_no_to_auto(auto: Any):
    match = Match.start(GAME, seed="x", auto=True)
    match.resign("red")
    file: dict[str, Any] = match.save()
    assert verify(GAME, file)[1] == 0
    with pytest.raises(SaveError, match="only option"):
        verify(GAME, file | {"auto": auto})


def test_a_match_file_with_no_number_in_it_is_none(tmp_path: Path):
    file = tmp_path / "match.json"
    file.write_text('{"format": "frente-match", "auto": NaN}')
    with pytest.raises(SaveError, match="not a match file"):
        read_file(file)


async def test_work_that_does_not_end_is_ended_and_the_next_is_done():
    lane = Lane(1, 0.5, line=1)
    try:
        with pytest.raises(WorkFault, match="more than"):
            await lane.run(time.sleep, 600)
        assert await lane.run(len, "done") == 4
    finally:
        lane.close()


async def test_too_long_a_line_is_not_joined():
    lane = Lane(1, 60, line=0)
    with pytest.raises(Busy):
        await lane.run(len, "never")


def test_a_crowd_of_files_is_told_to_come_again(tmp_path: Path):
    with serving(tmp_path) as client:
        matches = client.app.state.matches  # type: ignore[attr-defined]
        matches.positions._line = 0
        answer = client.post("/api/positions", json={"text": HEAD})
        assert (answer.status_code, answer.json()["kind"]) == (429, "too-many")
        assert int(answer.headers["retry-after"]) > 0


def test_no_kind_of_work_waits_for_another(tmp_path: Path):
    with serving(tmp_path) as client:
        matches = client.app.state.matches  # type: ignore[attr-defined]
        assert client.portal is not None
        endless = [
            client.portal.start_task_soon(lane.run, time.sleep, 600)
            for lane in (matches.uploads, matches.idle_bots)
        ]
        assert client.post("/api/positions", json={"text": HEAD}).status_code == 200
        made = begin(client, seats={"blue": "bot:steady"})
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as red:
            red.answer("bid 1")
            assert red.until_asked()
        assert not any(work.done() for work in endless)


def test_the_described_file_has_the_keys_of_a_file():
    described = {field.name for field in msgspec.structs.fields(shapes.MatchFile)}
    assert described == {"format", "format_version", *(field.name for field in dataclasses.fields(MatchFile))}
