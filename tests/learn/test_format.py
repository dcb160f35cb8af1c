"""What a lesson file may hold, what is said where one is wrong, and what breaks one that no longer holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from frente import games, learn
from frente.cli import run as frente

HEAD = """
title = "Next door"
game = "santander"
scenario = "quick"
seat = "nationalist"
minutes = 2
goal = "You can walk."
rules = ["8.1-a"]

[aliases]
ours = "n1-1"

[set]
phase = "nationalist-move"
check = false
turn = 1
units = { "2006" = ["b174"], "2105" = ["n1-2"], "2206" = ["n1-1"] }
control = { "2105" = "nationalist", "2206" = "nationalist" }
"""
PICK = """
[[step]]
heading = "Pick up"
say = "Click the regiment."
rule = "8.1-a"
ring = ["{ours}"]
wants = ["move {ours}"]
"""
GO = """
[[step]]
heading = "Go"
say = "Not into the town: next to it."
rule = "8.1-d"
wants = [{ refused = "go 2006", rule = "8.1-d" }]
free = ["go 2106", "go 2205"]
"""
DONE = PICK.replace("move {ours}", "done")


def lesson(text: str) -> learn.Lesson:
    return learn.parse("next-door", HEAD + text)


def failures(text: str) -> str:
    found = lesson(text)
    return "\n".join(map(str, learn.run(found, games.load("santander")).failures))


def line_of(text: str) -> tuple[learn.Line, learn.Lesson]:
    found = lesson(text)
    return learn.Line.of(found, games.load("santander")), found


def test_a_lesson_is_a_position_with_words_and_wants():
    found = lesson(PICK + GO)
    assert failures(PICK + GO) == ""
    first, second = found.steps
    assert first.ring == ("n1-1",)
    assert [(act.kind, act.token) for act in first.acts] == [("want", "move n1-1")]
    assert [(act.kind, act.token) for act in second.acts] == [("try", "go 2006"), ("free", "go 2106")]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[step]]\nheading = 'x'\nsay = 'y'\nwait = true", "step 1 (line 19): it has no rule"),
        ("[[step]]\nheading = 'x'\nsay = 'y'\nrule = '1'", "wants nothing: say wait = true"),
        (PICK.replace("wants", "wait = true\nwants"), "says wait, and wants something"),
        (PICK + "want = []", "'want' is not known here; these are: heading, say"),
        (PICK + "rolls = [6]", "rolls are lists of numbers"),
        (PICK.replace('"move {ours}"', "7"), "wants holds answers and tables, not 7"),
        (PICK.replace('"move {ours}"', '{ refused = "go 2006" }'), "by which rule 'go 2006' is refused"),
        (PICK.replace('"move {ours}"', '{ answer = "done" }'), "written as a text"),
        (PICK.replace("{ours}", "{theirs}"), "nothing is called 'theirs'"),
        (PICK + "stop = true\n" + GO, "stop is for the answer that ends the last step"),
        (PICK + "[[step.do]]\nundo = true", "nobody resigns in a lesson"),
        (PICK + "[[step.do]]\nrolls = [[6]]", "the dice stand at the step"),
        ("[[step]", "Expected"),
    ],
)
def test_a_file_that_is_wrong_says_where(text: str, said: str):
    with pytest.raises(learn.LessonError) as error:
        lesson(text)
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (PICK.replace("move {ours}", "move b174"), "step 1 (line 20): 'move b174'"),
        (PICK + GO.replace('"go 2205"', '"go 0101"'), "'go 0101' is praised, but it is not taken"),
        (PICK + GO.replace('rule = "8.1-d" }', 'rule = "7.2-a" }'), "should be refused by 7.2-a"),
        (PICK + GO.replace('"go 2006"', '"go 2205"'), "should be refused, but it is legal"),
        (PICK.replace("Click", "word " * 45), "47 words are too many: 45 at most"),
        (PICK.replace('rule = "8.1-a"', 'rule = "99"'), "there is no rule 99"),
        (PICK.replace('"{ours}"', '"2a"'), "the ring is on 2a, which nationalist never sees"),
        (PICK.replace('"{ours}"', '"@shop"'), "the ring is on @shop"),
        (PICK + "rolls = [[6]]", "these dice of the step were never rolled: [[6]]"),
        (PICK + '[[step.do]]\nexpect = { turn = 9 }', "turn should be 9"),
        (PICK + GO + DONE + "[[step.do]]\nanswer = 'done'" + PICK, "but asked is"),
    ],
)  # fmt: skip
def test_a_lesson_that_does_not_hold_is_found_out(text: str, said: str):
    assert said in failures(text)


def test_a_name_may_mean_another_thing_from_a_step_on():
    later = PICK.replace("[[step]]", '[[step]]\naliases = { ours = "n1-2" }')
    assert lesson(PICK + later).steps[1].acts[0].token == "move n1-2"


def test_the_answer_that_ends_a_lesson_may_be_judged_and_not_given():
    line, found = line_of(PICK + GO + "stop = true")
    assert [said.token for said in line.answers] == ["move n1-1"]
    assert failures(PICK + GO + "stop = true") == ""
    assert found.steps[-1].stop


def test_a_match_follows_the_line_until_another_answer_is_given():
    line, _ = line_of(PICK + GO)
    match = line.begin(games.load("santander"), "x")
    said = line.next(match.journal)
    assert said is not None
    assert (said.token, said.by_itself) == ("move n1-1", False)
    match.answer("nationalist", "move n1-1")
    assert line.along(match.journal) == 1
    match.answer("nationalist", "go 2305")
    assert line.along(match.journal) is None
    assert not line.praises(match.journal)
    assert line.next(match.journal) is None


def test_another_good_answer_is_praised():
    line, _ = line_of(PICK + GO)
    match = line.begin(games.load("santander"), "x", 1)
    match.answer("nationalist", "go 2205")
    assert line.along(match.journal) is None
    assert line.praises(match.journal)


def test_the_dice_of_the_line_fall_only_on_it():
    game = games.load("santander")
    line = learn.Line.of(learn.lesson_of(game, "1-reinosa"), game)
    last = next(said for said in line.answers if said.rolls)
    match = line.begin(game, "x", last.step)
    before = [said for said in line.answers if said.step < last.step]
    tokens = [(entry.who, entry.value) for entry in match.journal if entry.kind == "answer"]
    assert tokens == [(said.seat, said.token) for said in before]
    assert line.dice(match.journal, "nationalist", "launch") == list(line.answers[len(before)].rolls)
    assert line.dice(match.journal, "nationalist", "call off") == []


def test_an_unknown_lesson_says_which_there_are():
    with pytest.raises(learn.LessonError, match="it has 1-reinosa, 2-zones, 3-guns, 4-retreat"):
        learn.lesson_of(games.load("santander"), "9")


def test_the_command_lists_and_runs_them(capsys: pytest.CaptureFixture[str]):
    assert frente(["lessons", "santander"]) == 0
    assert "1-reinosa" in capsys.readouterr().out
    assert frente(["lessons", "santander", "--json"]) == 0
    assert '"minutes": 5' in capsys.readouterr().out
    assert frente(["lessons", "run", "santander"]) == 0
    assert "4 of 4 lessons hold" in capsys.readouterr().out


def test_the_command_fails_on_a_broken_lesson(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "1-bad.toml").write_text(HEAD + PICK.replace("move {ours}", "move b174"))
    (tmp_path / "data").symlink_to(games.load("santander").folder / "data")
    monkeypatch.setattr(games.load("santander"), "folder", tmp_path)
    assert frente(["lessons", "run", "santander"]) == 1
    assert "0 of 1 lessons hold" in capsys.readouterr().out
