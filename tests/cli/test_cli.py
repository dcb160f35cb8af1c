"""The `frente` command, as it is typed."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.bots.pebbles import GAME

from frente.cli import run
from frente.engine import Match
from frente.engine.files import read_file, write_file

PEBBLES = "tests.bots.pebbles:GAME"


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def frente(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run the command with some lines typed; gives exit code, output and errors."""

    def call(*args: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(args)
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


def saves(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data").rglob("saves/*.json"))


def finished(path: Path, seed: str = "file") -> Path:
    match = Match.start(GAME, seed=seed)
    while match.asks:
        match.answer(match.asks[0].seat, match.asks[0].options()[-1])
    write_file(path, match.save())
    return path


# --- play -----------------------------------------------------------------------------------------------


def test_a_whole_match_can_be_played(frente: Any, tmp_path: Path):
    code, out, err = frente("play", PEBBLES, "--seed", "a", "--bot", "random", typed="3\n" * 12)
    assert (code, err) == (0, "")
    assert "Take pebbles: 12 are left.  [rule 1.1]" in out
    assert "  3  Take 3 of the pebbles  [take 3]" in out
    assert "took the last pebble.  [2]" in out
    (file,) = saves(tmp_path)
    assert Match.load(GAME, read_file(file)).result is not None


def test_everything_can_be_asked_at_the_prompt(frente: Any):
    lines = [
        "help",
        "why take 9",
        "why 1",
        "why heap",
        "why nothing such",
        "odds",
        "odds 1",
        "log 1",
        "rules 1.1",
    ]
    lines += [
        "rules zebra",
        "board",
        "look heap",
        "look nowhere",
        "more",
        "options",
        "for it",
        "zzz",
        "99",
        "",
    ]
    code, out, _ = frente("play", PEBBLES, "--seed", "a", typed="\n".join([*lines, "quit", "n"]))
    assert code == 0
    for text in (
        "take back your last answer",
        "No: Take one, two or three pebbles.  [1.1]",
        "Yes, that is legal.",
        'Nothing here is called "nothing such".',
        "33.3 %",
        "No dice follow from that at once.",
        "1.1-a  Nobody takes more pebbles than there are.",
        'No rule of Pebbles speaks of "zebra".',
        "12 pebbles",
        'Nothing here is called "nowhere".',
        'One option with "for it":',
        'No option has "zzz" in it.',
        "There is no option 99: they run from 1 to 4.",
    ):
        assert text in out


def test_a_refused_answer_is_explained_and_asked_again(frente: Any):
    _, out, _ = frente(
        "play", PEBBLES, "--option", "size=5", "--seat", "ana", "--seat", "ben", typed="2\n1\ntake 3\n"
    )
    assert "No: There are only 2 pebbles left.  [1.1-a]" in out


def test_undo_takes_back_ones_own_answer_only(frente: Any):
    code, out, _ = frente("play", PEBBLES, "--seat", "ana", "--seat", "ben", typed="1\nundo\nquit\nn\n")
    assert code == 0
    assert "No: Ana has answered since" in out


def test_the_end_of_the_input_keeps_the_match(frente: Any, tmp_path: Path):
    code, out, _ = frente("play", PEBBLES, "--seed", "a", typed="1\n")
    (file,) = saves(tmp_path)
    assert code == 0
    assert f'frente play {PEBBLES} --load "{file}"\n' in out
    code, out, _ = frente("play", PEBBLES, "--load", str(file), typed="resign\ny\n")
    assert code == 0
    assert "She, Ana, gives up.  [2]" in out


def test_save_writes_a_file_that_loads(frente: Any, tmp_path: Path):
    file = tmp_path / "mine.json"
    frente("play", PEBBLES, typed=f"1\nsave {file}\nquit\nn\n")
    assert Match.load(GAME, read_file(file)).ply > 1
    assert saves(tmp_path) == []


def test_a_match_can_start_from_a_position(frente: Any, tmp_path: Path):
    file = tmp_path / "two.toml"
    file.write_text('title = "Two left"\ngame = "pebbles"\n[set]\nleft = 2\n')
    code, out, _ = frente("play", PEBBLES, "--position", str(file), typed="2\n")
    assert code == 0
    assert "Ana took the last pebble." in out


def test_an_answer_that_costs_something_is_told_before_it_is_taken(frente: Any, tmp_path: Path):
    file = tmp_path / "heap.toml"
    file.write_text(
        'title = "A heap"\ngame = "espana"\n[set]\nclear = true\nturn = 4\nphase = "move-n"\n'
        'units = { burgos = ["n-reg 1", "n-reg 1", "n-reg 1", "n-reg 1"], leon = ["n-fal 1"] }\n'
        'markers = { nationalist = ["vigo"], republican = ["valencia"] }\n'
        "hands = { nationalist = [], republican = [] }\n"
    )
    typed = "march n-fal-s1\nto burgos\nto burgos\n"
    _, out, _ = frente("play", "espana", "--position", str(file), "--seat", "nationalist", typed=typed)
    said = out.partition("Where does")[2]
    before, _, after = said.partition("Give the same answer once more to do it.")
    assert "(more than 4 troops: one is lost when your movement ends)" in before
    assert "moves Falange from León to Burgos" not in before
    assert "from León to Burgos" in after


def test_a_person_can_hold_the_second_seat(frente: Any):
    _, out, _ = frente("play", PEBBLES, "--seat", "ben", "--seed", "a", typed="")
    assert "You play Ben." in out
    assert "Ben gets The" in out or "Ben gets star" in out or "Ben gets rain" in out
    assert "Ana gets one hidden thing." in out


# --- replay, verify -------------------------------------------------------------------------------------


def test_a_replay_goes_forward_back_and_anywhere(frente: Any, tmp_path: Path):
    file = finished(tmp_path / "match.json")
    words = "next,back,back,as ana,as eve,as nobody,turn,go 3,end,next,log 2,rules,look heap,foo,help,quit"
    typed = words.replace(",", "\n")
    code, out, _ = frente("replay", str(file), "--game", PEBBLES, typed=typed)
    assert code == 0
    for text in (
        "This is the start of the match.",
        "Shown as Ana.",
        "Show as one of: Ana, Ben, nobody.",
        "Shown as a spectator.",
        "This is the end of the match.",
        '"foo" means nothing here.',
        "took the last pebble.",
    ):
        assert text in out


def test_a_replay_shows_only_what_the_seat_could_see(frente: Any, tmp_path: Path):
    file = finished(tmp_path / "match.json")
    _, out, _ = frente("replay", str(file), "--game", PEBBLES, "--events")
    assert out.count("one hidden thing") == 2
    _, out, _ = frente("replay", str(file), "--game", PEBBLES, "--events", "--as", "ana")
    assert out.count("one hidden thing") == 1


def test_a_replay_for_programs(frente: Any, tmp_path: Path):
    file = finished(tmp_path / "match.json")
    _, out, _ = frente("replay", str(file), "--game", PEBBLES, "--json")
    data = json.loads(out)
    assert data["events"][-1]["kind"] == "over"
    assert data["result"]["text"] == "last"


def test_verify_proves_the_dice(frente: Any, tmp_path: Path):
    file = finished(tmp_path / "match.json")
    code, out, _ = frente("verify", str(file), "--game", PEBBLES)
    assert code == 0
    assert "rolls come from the committed seed" in out
    data = read_file(file)
    number = next(i for i, entry in enumerate(data["entries"]) if entry[2] == "grab")
    data["entries"][number][3] = [data["entries"][number][3][0] % 6 + 1]
    write_file(file, data)
    code, out, err = frente("verify", str(file), "--game", PEBBLES)
    assert code == 1
    assert out == ""
    assert err.startswith(f"frente: entry {number}: the roll for grab (")
    assert ") is not the one the seed gives (" in err
    assert "<" not in err


def test_a_tampered_match_is_told_in_a_sentence(frente: Any, tmp_path: Path):
    """Whatever entry is changed or lost, nobody reads Python's words for it."""
    file = finished(tmp_path / "match.json")
    whole = read_file(file)
    for number, (kind, *_, value) in enumerate(whole["entries"][:-1]):  # a last roll would be rolled again
        for changed in (None, [99, 99], "take 9"):
            data = json.loads(json.dumps(whole))
            if changed is None:
                del data["entries"][number]
            elif isinstance(value, list) == isinstance(changed, list):
                data["entries"][number][3] = changed
            else:
                continue
            write_file(file, data)
            code, _, err = frente("verify", str(file), "--game", PEBBLES)
            assert code == 1, (kind, changed)
            assert not re.search(r"<\w+ |\[\w+\(|\w+Error|Roll\b", err), err


# --- watch, lab, contract, position ---------------------------------------------------------------------


def test_watch_tells_a_match(frente: Any, tmp_path: Path):
    file = tmp_path / "watched.json"
    code, out, _ = frente("watch", PEBBLES, "--seed", "x", "--bot", "random", "--save", str(file))
    assert code == 0
    assert "The match is over." in out
    assert Match.load(GAME, read_file(file)).result is not None


def test_the_same_seed_shows_the_same_match(frente: Any):
    one = frente("watch", PEBBLES, "--seed", "x", "--bot", "random", "--json")
    assert one == frente("watch", PEBBLES, "--seed", "x", "--bot", "random", "--json")
    assert json.loads(one[1])["bots"] == {"ana": "random", "ben": "random"}


def test_watch_sums_up_many_matches(frente: Any):
    args = ("--matches", "6", "--seed", "x", "--workers", "1", "--bot", "ana=steady", "--bot", "ben=random")
    code, out, _ = frente("watch", PEBBLES, *args)
    assert code == 0
    assert "6 matches, ana steady, ben random" in out
    code, out, _ = frente("lab", PEBBLES, *args, "--json")
    assert json.loads(out)["matches"] == 6


def test_a_lab_with_faults_fails(frente: Any, tmp_path: Path):
    args = ("--matches", "2", "--workers", "1", "--bot", "broken", "--keep", str(tmp_path / "kept"))
    code, out, _ = frente("lab", PEBBLES, *args)
    assert code == 1
    assert "'take 9'" in out
    assert len(list((tmp_path / "kept").iterdir())) == 2


def test_the_contract_is_held(frente: Any):
    code, out, _ = frente("contract", PEBBLES, "--matches", "2", "--workers", "1", "--seed", "c")
    assert code == 0
    assert out.startswith("pebbles: 2 matches")
    _, out, _ = frente("contract", PEBBLES, "--matches", "1", "--workers", "1", "--json")
    told = json.loads(out)
    assert told["passed"] is True
    assert told["decisions"] == told["games"]["pebbles"]["decisions"] > 3
    assert told["pointings"] == told["games"]["pebbles"]["pointings"]
    assert told["unexplained"] == sum(told["games"]["pebbles"]["unexplained"].values())
    assert told["failures"] == []


def test_the_contract_of_nothing_says_what_it_would_do(frente: Any):
    code, out, err = frente("contract")
    assert (code, out) == (2, "")
    assert "20 random matches" in err
    assert "arriba" in err
    assert "--all" in err


class Interrupting:
    """Ctrl+C after some decisions."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, *_: Any) -> str:
        self.left -= 1
        if self.left < 0:
            raise KeyboardInterrupt
        return "take 1"


def test_an_interrupted_lab_reports_what_was_played(frente: Any, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(GAME.bots, "steady", Interrupting(40))
    args = ("lab", PEBBLES, "--matches", "20", "--workers", "1", "--bot", "steady", "--seed", "x")
    code, out, err = frente(*args, "--json")
    assert code == 130
    report = json.loads(out)
    assert report["wanted"] == 20
    assert 0 < report["matches"] < 20
    assert sum(report["ends"].values()) == report["matches"]
    assert f"interrupted after {report['matches']} of 20 matches" in err
    monkeypatch.setitem(GAME.bots, "steady", Interrupting(0))
    code, out, _ = frente(*args)
    assert code == 130
    assert "0 matches" in out


POSITION = """
title = "{title}"
game = "pebbles"
rules = ["1.1-a"]
[set]
left = 2
[[do]]
seat = "ana"
refused = "take 3"
rule = "{rule}"
[[do]]
answer = "take 2"
[[do]]
result = {{ winners = ["ana"] }}
"""


def test_positions_are_run_and_counted(frente: Any, tmp_path: Path):
    (tmp_path / "a.toml").write_text(POSITION.format(title="good", rule="1.1-a"))
    (tmp_path / "b.toml").write_text(POSITION.format(title="bad", rule="7"))
    (tmp_path / "c.toml").write_text("no toml")
    code, out, _ = frente("position", "run", str(tmp_path / "a.toml"), "--game", PEBBLES)
    assert (code, out) == (0, "1 passed, 0 failed\n")
    code, out, _ = frente("position", "run", str(tmp_path), "--game", PEBBLES)
    assert code == 1
    assert out.splitlines()[-1] == "1 passed, 2 failed"
    assert f"{tmp_path / 'b.toml'}: do 1" in out
    code, out, _ = frente("position", "check", str(tmp_path / "b.toml"), "--game", PEBBLES, "--json")
    assert json.loads(out) == {"passed": 1, "failed": 0, "failures": {}}


# --- the rest -------------------------------------------------------------------------------------------


def test_rules_are_looked_up_by_id_and_by_words(frente: Any):
    assert frente("rules", PEBBLES, "1.1")[1].splitlines() == [
        "1.1  A seat takes one, two or three pebbles.",
        "1.1-a  Nobody takes more pebbles than there are.",
    ]
    assert "2  Who takes the last pebble wins." in frente("rules", PEBBLES, "last", "wins")[1]
    assert len(json.loads(frente("rules", PEBBLES, "--json")[1])) == 7
    assert frente("rules", PEBBLES, "99")[0] == 1


def test_games_are_listed(frente: Any):
    code, out, _ = frente("games")
    assert code == 0
    assert "Santander, 1937" in out
    assert isinstance(json.loads(frente("games", "--json")[1]), dict)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_can_complete(frente: Any, shell: str):
    code, out, _ = frente("completion", shell)
    assert code == 0
    assert "_FRENTE_COMPLETE" in out


def test_the_version_is_told(frente: Any):
    assert frente("--version")[1].startswith("frente ")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play"], "Which game?"),
        (["fly"], "No such command 'fly'"),
        (["play", PEBBLES, "--scenario", "sea"], "no scenario 'sea'; it has heap"),
        (["play", PEBBLES, "--option", "wind=1"], "no option 'wind'; it has size"),
        (["play", PEBBLES, "--option", "size=7"], "takes 12, 5, 30, not '7'"),
        (["play", PEBBLES, "--seat", "eve"], "no seat 'eve'; the seats are ana, ben"),
        (["play", PEBBLES, "--bot", "ben=clever"], "no bot 'clever'"),
        (["play", PEBBLES, "--bot", "eve=steady"], "no seat 'eve'"),
        (["play", PEBBLES, "--load", "nowhere.json"], "nowhere.json cannot be read"),
        (["play", PEBBLES, "--position", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read"),
        (["verify", __file__], "is not a match file"),
        (["watch", PEBBLES, "--bot", "broken"], "'take 9'"),
        (["position", "run", "nowhere", "--game", PEBBLES, "--nonsense"], "--nonsense"),
        (["conformance", "chess"], "there is no game 'chess'"),
        (["contract", "chess"], "there is no game 'chess'"),
        (["rules", "chess"], "there is no game 'chess'"),
    ],
)
def test_an_error_is_one_sentence_and_a_code(frente: Any, args: list[str], says: str):
    code, _, err = frente(*args)
    assert code != 0
    assert says in err
    assert err.startswith("frente: ")
    assert len(err.splitlines()) == 1


def test_a_file_that_is_no_match_is_left_untouched(frente: Any, tmp_path: Path):
    file = finished(tmp_path / "match.json")
    text = file.read_text()[:-40]
    file.write_text(text)
    code, _, err = frente("play", PEBBLES, "--load", str(file))
    assert code == 1
    assert "cut off" in err
    assert file.read_text() == text


def test_a_finished_match_is_not_played_on(frente: Any, tmp_path: Path):
    file = finished(tmp_path / "match.json")
    code, _, err = frente("play", PEBBLES, "--load", str(file))
    assert code == 1
    assert "is over" in err


def test_an_interrupt_keeps_the_match(frente: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    class Interrupting(io.StringIO):
        def readline(self, *_: Any) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    monkeypatch.setattr(io, "StringIO", Interrupting)
    code, _, _ = frente("play", PEBBLES)
    assert code == 130
    assert len(saves(tmp_path)) == 1


def test_the_command_runs_as_a_module(tmp_path: Path):
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "frente", "play", PEBBLES, "--seed", "a"],
        input="2\n",
        capture_output=True,
        text=True,
        env=env,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "> 2" in done.stdout


def test_undo_takes_back_an_answer(frente: Any):
    code, out, _ = frente("play", "arriba", "--seed", "a", "--no-auto", typed="1\nundo\nquit\nn\n")
    assert code == 0
    assert "Taken back." in out
