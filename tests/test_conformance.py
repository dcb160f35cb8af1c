"""What counts as a citation, what as a test that names a rule."""

import json
from pathlib import Path

import pytest

from frente import conformance, games
from frente.cli import run
from frente.conformance import cited_in, marks_in, rules_of


@pytest.mark.parametrize(
    ("id", "source"),
    [
        ("9.1", "# 9.1"),
        ("9.1", "x = 1  # the sum (9.1), rounded up"),
        ("9.1", "# see 9.1. Then on"),
        ("9.1", "# 9.1/9.2 and 9.3"),
        ("9.1", 'Refusal("9.1", "too-far")'),
        ("9.1", '"""Combat (9.1)."""'),
        ("9.1.7-a", "# 9.1.7-a"),
        ("15.2-c", "note('x', '15.2-c')"),
        ("ERR-1", "# ERR-1: the sign is wrong"),
        ("EX", "# EX"),
        ("T", '"""Table T."""'),
        ("6.D.2", "# 6.D.2,"),
        ("12-HIL", "# 12-HIL"),
        ("SU-deck-rep", "# SU-deck-rep"),
        ("3.0-vp", "'3.0-vp'"),
        ("5-a", "# (5-a)"),
        ("C.1", "# C.1:"),
        ("5.11", 'f"{rule} 5.11"'),
        ("9.1", '"first\\n9.1"'),
    ],
)
def test_an_id_is_cited(id: str, source: str):
    assert id in cited_in(source)


@pytest.mark.parametrize(
    ("id", "source"),
    [
        ("9.1", "# 9.1.7-a"),
        ("9.1", "# 9.1-b"),
        ("9.1", "# 19.1"),
        ("9.1", "# 9.12"),
        ("9.1", "# v9.1 and x-9.1 and n_9.1"),
        ("9.1", "x = 9.1"),
        ("9.1", "x = 9.1  # the share"),
        ("9.1", 'f"9.1.{letter}"'),
        ("9.1", 'f"9.1-{letter}"'),
        ("1.7", "# 9.1.7"),
        ("1-a", "# 11-a"),
        ("1-a", "# 2.1-a"),
        ("T", "T = TypeVar('S')"),
        ("T", "# T-26 tanks"),
        ("EX", "# EXAMPLE"),
        ("EX", "# 5.4-EX"),
        ("ERR-1", "# ERR-11"),
        ("15.2", "# 15.2-c"),
        ("C.1", "# C.1-a"),
        ("2", "x = 2"),
    ],
)
def test_an_id_is_not_cited(id: str, source: str):
    assert id not in cited_in(source)


def test_marks_are_found_on_functions_classes_modules_and_parameters():
    source = """
import pytest
IDS = ("6.1", "6.2")
rule = pytest.mark.rule
pytestmark = [pytest.mark.rule("toy", "1.1"), pytest.mark.slow]

@pytest.mark.rule("toy", "2.1", "2.2-a")
def test_a(): ...

@pytest.mark.rule("toy", "3.1")
class TestB:
    pytestmark = pytest.mark.rule("toy", "3.2")
    @rule("other", "4.1")
    def test_c(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("toy", "5.1"))])
@pytest.mark.rule("toy", *IDS)
def test_d(x): ...

@pytest.mark.skip("9.9")
def test_e(): return rules("toy", "9.9")
"""
    named: dict[str, set[str]] = {}
    for game, ids in marks_in(source):
        named.setdefault(game, set()).update(ids)
    assert named == {"toy": {"1.1", "2.1", "2.2-a", "3.1", "3.2", "5.1", "6.1", "6.2"}, "other": {"4.1"}}


def game_folder(tmp_path: Path, rules: str, code: str) -> Path:
    folder = tmp_path / "toy"
    (folder / "data").mkdir(parents=True)
    (folder / "rules").mkdir()
    (folder / "data" / "rules.csv").write_text(f"id,chapter,text,kind,reason\n{rules}")
    (folder / "rules" / "combat.py").write_text(code)
    return folder


RULES = "9.1,Combat,One.,core,\n9.1-a,Combat,Two.,core,\n9.2,Combat,Three.,optional,\n1,Box,Four.,{}\n"


def test_a_game_is_held_against_its_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    game_folder(tmp_path, RULES.format("not-applicable,paper"), "# 9.1-a\nx = '9.2'  # 9.1\n")
    tests = tmp_path / "tests"
    (tests / "positions" / "toy").mkdir(parents=True)
    (tests / "positions" / "toy" / "one.toml").write_text('title = "x"\nrules = ["9.1", "77"]\n')
    (tests / "test_toy.py").write_text('import pytest\npytestmark = pytest.mark.rule("toy", "9.2")\n')
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    report = conformance.check("toy", tests)
    assert report.to_json() == {
        "rules": 3,
        "implemented": 3,
        "tested": 2,
        "missing": [],
        "untested": ["9.1-a"],
        "not_applicable": 1,
        "showable": 3,
        "examples": 0,
    }
    assert report.unknown == ["77"]


def test_rules_with_a_position_to_try_are_counted_among_those_a_board_can_show(tmp_path, monkeypatch):
    game_folder(tmp_path, RULES.format("not-applicable,paper"), "")
    examples = tmp_path / "toy" / "examples"
    examples.mkdir()
    (examples / "9.1.toml").write_text("")
    (examples / "unshown.csv").write_text("id,reason\n9.2,a heading\n")
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    report = conformance.check("toy", tmp_path)
    assert (report.to_json()["showable"], report.to_json()["examples"]) == (2, 1)
    assert report.untried == ["9.1-a"]


@pytest.mark.parametrize(
    ("whole", "says"), [(False, "1 (33 %) held in a sample of 40 mutants"), (True, "held in all 40 mutants")]
)
def test_what_is_held_says_how_many_mutants_it_rests_on(tmp_path, monkeypatch, capsys, whole, says):
    game_folder(tmp_path, RULES.format("not-applicable,paper"), "")
    kept = {"game": "toy", "whole": whole, "mutants": 40, "died": 31, "held": ["9.1", "1"], "survivors": []}
    (tmp_path / "mutation").mkdir()
    (tmp_path / "mutation" / "toy.json").write_text(json.dumps(kept))
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    told = conformance.check("toy", tmp_path).to_json()
    assert (told["held"], told["held_by"]) == (1, {"mutants": 40, "whole": whole})
    assert run(["conformance", "toy", "--summary", "--tests", str(tmp_path)]) == 0
    assert says in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        (RULES.format("not-applicable,"), "does not say why"),
        ("9.1,Combat,One.,core,\n9.1,Combat,Again.,core,\n", "9.1 twice"),
        ("9.1,Combat,One, and two.,core,\n", "9.1 does not fit the columns"),
        ("9.1,Combat,One.,core\n", "9.1 does not fit the columns"),
        ("9.1,Combat,One.,kernel,\n", "9.1 .* no known kind: 'kernel'"),
    ],
)
def test_a_bad_list_of_rules_is_told(tmp_path: Path, rules: str, says: str):
    with pytest.raises(ValueError, match=says):
        rules_of(game_folder(tmp_path, rules, ""))


def test_no_list_of_rules_is_told(tmp_path: Path):
    with pytest.raises(ValueError, match="no list of rules"):
        rules_of(tmp_path)


def test_the_command_gives_json_by_game(capsys: pytest.CaptureFixture[str]):
    assert run(["conformance", "tests.bots.pebbles:GAME", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data) == ["pebbles"]
    assert data["pebbles"]["rules"] == data["pebbles"]["implemented"] == 6
    assert data["pebbles"]["not_applicable"] == 1


def test_the_summary_is_one_line_a_game(capsys: pytest.CaptureFixture[str]):
    assert run(["conformance", "tests.bots.pebbles:GAME", "--summary"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("pebbles: 6 rules, 6 (100 %) implemented, ")


@pytest.mark.parametrize("slug", games.slugs())
def test_the_rules_of_every_game_are_whole(slug: str):
    rules = rules_of(conformance.folder_of(slug))
    assert len(rules) > 200
    assert [rule.id for rule in rules if not (rule.id and rule.chapter and rule.text)] == []
    assert [rule.id for rule in rules if not rule.text.rstrip('")').endswith((".", "!", "?", ":", ";"))] == []


@pytest.mark.parametrize("slug", games.slugs())
def test_tests_name_only_rules_that_exist(slug: str):
    report = conformance.check(slug)
    assert report.unknown == []


@pytest.mark.parametrize("slug", games.slugs())
def test_every_rule_is_implemented_and_tested(slug: str):
    report = conformance.check(slug)
    assert (report.missing, report.untested) == ([], [])
