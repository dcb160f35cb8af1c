"""A match in the terminal: what fits on it, what it shows, and who may look."""

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.bots.pebbles import GAME as PEBBLES_GAME

from frente import games
from frente.cli import looking, run
from frente.cli.hexmap import hex_map
from frente.cli.params import options_from
from frente.cli.screen import FORGET, Screen, fitted
from frente.cli.session import Session
from frente.engine import Match
from frente.words import Words

PEBBLES = "tests.bots.pebbles:GAME"
WIDTHS = (40, 60, 80, 120)


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")


Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def frente(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    def call(*args: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(args)
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


# --- the width ------------------------------------------------------------------------------------------


def midway(slug: str) -> Match[Any]:
    """A match after some random answers, where there is something to see."""
    match = Match.start(games.load(slug), seed="wide", auto=True)
    luck = Random(4)
    for _ in range(60):
        ask = match.asks[0]
        match.answer(ask.seat, luck.choice(ask.options()))
    return match


def shown(match: Match[Any], width: int, capsys: pytest.CaptureFixture[str]) -> str:
    """All that a terminal of that width shows of a match: board, prompt, options, odds, log, help."""
    screen = Screen(width)
    ask = match.asks[0]
    session = Session(match, match.setup.seats, {}, "luck", screen)
    session._ask(ask)
    for word in ("odds", "log", "help"):
        session._commands[word](ask, "40" if word == "log" else "")
    for token in ask.options()[:40]:
        odds = match.game.odds(match.state, ask, token)
        if odds is not None:
            looking.show_odds(screen, session.words, odds)
    return capsys.readouterr().out


@pytest.mark.parametrize("slug", games.slugs())
def test_a_match_fits_the_terminal_and_no_word_is_broken(slug: str, capsys: pytest.CaptureFixture[str]):
    match = midway(slug)
    drawn = re.compile(r"^-+$|^#+$")
    whole = {word for word in shown(match, 0, capsys).split() if not drawn.match(word)}
    for width in WIDTHS:
        said = shown(match, width, capsys)
        assert [line for line in said.splitlines() if len(line) > width] == []
        assert {word for word in said.split() if not drawn.match(word)} - whole == set()


def test_a_line_is_broken_between_words_and_set_in():
    assert fitted("  12  Move the brigade to Santander", 20) == [
        "  12  Move the",
        "      brigade to",
        "      Santander",
    ]
    assert fitted("see /a/long/path/that/stays/whole now", 12) == [
        "see",
        "  /a/long/path/that/stays/whole",
        "  now",
    ]


def test_what_goes_to_a_pipe_is_not_broken(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("COLUMNS")
    assert Screen().width == 0


def test_a_table_too_wide_becomes_a_list(capsys: pytest.CaptureFixture[str]):
    rows = ["Oviedo      contested    N: EN3    R: CO2", "La Coruña   nationalist  N: EN2    R: -"]
    Screen(60).lines(rows)
    assert capsys.readouterr().out.splitlines() == rows
    Screen(30).lines(rows)
    assert capsys.readouterr().out.splitlines() == [
        "Oviedo",
        "    contested  N: EN3  R: CO2",
        "La Coruña",
        "    nationalist  N: EN2  R: -",
    ]
    Screen(20).table([["ana", "12", "60.0% to 70.0%"]], head=["who", "wins", "interval"])
    assert capsys.readouterr().out.splitlines() == [
        "ana",
        "    wins 12",
        "    interval 60.0%",
        "      to 70.0%",
    ]


# --- the map --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("slug", "scenario"), [("santander", "quick"), ("barricadas", "trijueque")])
def test_the_map_shows_every_hex_with_what_stands_on_it(slug: str, scenario: str, width: int):
    game = games.load(slug)
    match = Match.start(game, scenario, seed="map", auto=True)
    drawn = hex_map(match, Words(game), match.setup.seats[0])
    assert drawn is not None
    lines = drawn.lines(width)
    assert max(map(len, lines)) <= width
    signs = [sign for line in lines for sign in line.split()]
    for sign in set(drawn.signs.values()):
        assert signs.count(sign) >= list(drawn.signs.values()).count(sign)
    meanings = dict(drawn.legend)
    letters = {sign[0] for sign in drawn.signs.values()}
    assert letters <= {sign[0] for sign in meanings}


def test_units_stand_on_the_map_where_the_view_says():
    game = games.load("barricadas")
    match = Match.start(game, seed="map", auto=True)
    while "auto" in match.asks[0].options():
        match.answer(match.asks[0].seat, "auto")
    drawn = hex_map(match, Words(game), "republican")
    assert drawn is not None
    pieces: Any = match.view("republican")["pieces"]
    standing = {p["place"] for p in pieces if p["place"] in drawn.signs}
    assert standing
    assert {id for id, sign in drawn.signs.items() if sign[0] in "RN"} == standing
    near = drawn.around(min(standing))
    assert len(near.hexes) < len(drawn.hexes)


def test_a_hex_with_a_number_for_a_name_can_be_asked_about(frente: Call):
    lines = "why 1809\nlook 1809\nmap 1809\n1809\nwhy 9999\nquit\nn\n"
    _, out, _ = frente("play", "santander", "--scenario", "quick", "--seed", "a", typed=lines)
    asked = out.partition("> why 1809")[2]
    assert "There is no option 1809" not in asked
    assert asked.splitlines()[1].startswith("No: ")
    assert "  mountain" in asked
    assert "Legend: N Nationalist, R Republican" in asked
    assert "There is no option 9999" in asked


def test_the_board_is_shown_after_the_set_up(frente: Call):
    _, out, _ = frente("play", "santander", "--seed", "a", typed="ready\ndone\nquit\nn\n")
    assert "Legend:" in out.partition("> ready")[2].partition("> done")[0]
    assert "Legend:" in out.partition("> done")[2]
    _, out, _ = frente("play", "barricadas", "--seed", "a", typed="auto\nquit\nn\n")
    assert "Turn 1 of 8" in out.partition("> auto")[2]
    assert "Legend:" in out.partition("> auto")[2]


# --- options --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "given"),
    [
        (["boards=c"], {"boards": "C"}),
        (["boards=C"], {"boards": "C"}),
        (["boards=c,d"], {"boards": "CD"}),
        (["boards=c,points=100", "rubble"], {"boards": "C", "points": 100, "rubble": True}),
        (["Rubble=Yes"], {"rubble": True}),
    ],
)
def test_options_are_read_as_people_type_them(typed: list[str], given: dict[str, Any]):
    assert options_from(games.load("barricadas"), typed) == given


def test_an_option_that_is_refused_is_told_with_what_can_be_typed(frente: Call):
    args = ("play", "barricadas", "--scenario", "points", "--option")
    _, _, err = frente(*args, "boards=x")
    assert "takes random-1, random-2, A, B, C" in err
    _, _, err = frente(*args, "boards")
    assert "write boards=VALUE" in err
    _, _, err = frente("play", "barricadas", "--option", "boards=c")
    assert "say --scenario points" in err


def test_an_option_says_what_it_costs(frente: Call):
    class Dear(type(PEBBLES_GAME)):  # type: ignore[misc]
        def choice(self, state: Any, ask: Any, token: str) -> Any:
            choice = super().choice(state, ask, token)
            choice.label.args["cost"] = "7½"
            return choice

    match: Match[Any] = Match.start(Dear(), seed="a")
    session = Session(match, ("ana",), {}, "luck", Screen())
    assert session._label(match.asks[0], "take 1").endswith("(costs 7½)")


# --- the hand-over --------------------------------------------------------------------------------------


def test_two_people_at_one_keyboard_do_not_see_each_others_hands(frente: Call):
    lines = "\nboard\ntake 1\n\nboard\nquit\nn\n"
    _, out, _ = frente("play", PEBBLES, "--seat", "ana", "--seat", "ben", "--seed", "a", typed=lines)
    start, ana, ben = out.split("The keyboard goes to ")
    assert ana.startswith("Ana. ")
    assert ben.startswith("Ben. ")
    hand = {seat: hidden_name(seat) for seat in ("ana", "ben")}
    assert hand["ana"] not in start
    assert hand["ana"] in ana
    assert hand["ben"] not in ana
    assert hand["ben"] in ben
    assert hand["ana"] not in ben
    assert "Ana gets one hidden thing" in start
    assert "Ana, press Enter to go on:" in ana
    assert ana.index("press Enter") < ana.index(hand["ana"])


def hidden_name(seat: str) -> str:
    match = Match.start(PEBBLES_GAME, seed="a")
    words = Words(PEBBLES_GAME)
    both = zip(match.events(seat), match.events(None), strict=True)
    return next(words.event(mine) for mine, public in both if mine != public)


def test_a_hand_over_clears_what_can_be_scrolled_back():
    screen = Screen()
    screen.console.file = io.StringIO()
    screen.console._force_terminal = True
    screen.clear()
    assert screen.console.file.getvalue() == FORGET


def test_one_person_and_open_games_need_no_hand_over(frente: Call):
    _, out, _ = frente("play", PEBBLES, "--seat", "ana", "--seed", "a", typed="1\nquit\nn\n")
    assert "The keyboard goes to" not in out
    both = ("--seat", "government", "--seat", "rebel")
    _, out, _ = frente("play", "arriba", *both, "--seed", "a", typed="done\nquit\nn\n")
    assert "The keyboard goes to" not in out


def test_a_script_that_knows_no_hand_over_loses_no_answer(frente: Call):
    both = ("--seat", "ana", "--seat", "ben", "--seed", "a")
    _, out, _ = frente("play", PEBBLES, *both, typed="take 1\ntake 2\nquit\nn\n")
    assert "> take 1" in out
    assert "> take 2" in out


# --- keeping --------------------------------------------------------------------------------------------


def test_a_home_that_takes_no_file_is_told_at_the_start_and_loses_nothing(
    frente: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "file").write_text("")
    (tmp_path / "here").mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setenv("COLUMNS", "400")
    monkeypatch.chdir(tmp_path / "here")
    code, out, err = frente("play", PEBBLES, "--seed", "a", typed="1\n")
    assert (code, err) == (0, "")
    assert out.index("Nothing can be written in") < out.index("You play Ana.")
    assert f"This match will be kept in {tmp_path / 'here'}" in out
    (kept,) = (tmp_path / "here").iterdir()
    assert f'frente play {PEBBLES} --load "{kept}"' in out


def test_a_match_can_be_kept_elsewhere(frente: Call, tmp_path: Path):
    frente("play", PEBBLES, "--seed", "a", "--keep", str(tmp_path / "mine"), typed="1\n")
    (kept,) = (tmp_path / "mine").iterdir()
    assert json.loads(kept.read_text())["game"] == "pebbles"


def test_a_person_is_asked_where_to_keep_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    from frente.cli.keeping import place_to_keep

    (tmp_path / "file").write_text("")
    typed = iter([str(tmp_path / "file" / "x"), str(tmp_path / "there")])
    screen = Screen()
    monkeypatch.setattr(Screen, "has_keyboard", True)
    monkeypatch.setattr(screen, "read", lambda prompt: next(typed))
    chosen = place_to_keep(screen, Words(PEBBLES_GAME), tmp_path / "file")
    assert chosen == tmp_path / "there"
    assert capsys.readouterr().out.count("Nothing can be written in") == 2


def test_a_list_of_purchases_says_what_each_costs():
    match = Match.start(games.load("arriba"), seed="l", auto=True)
    while match.asks[0].kind != "spend":
        match.answer(match.asks[0].seat, match.asks[0].options()[-1])
    ask = match.asks[0]
    session = Session(match, (ask.seat,), {}, "luck", Screen())
    told = {token: session._label(ask, token) for token in ask.options()}
    assert told["create popular-army brigade"] == "Create Popular Army brigade (costs 1)"
    assert told["improve pa-b02"] == "Improve the cadre by one: Popular Army brigade 2 (costs 2)"
    assert told["done"] == "End spending"


@pytest.mark.parametrize("slug", ["crusade", "espana"])
def test_a_hand_is_read_by_its_seat_alone(slug: str, capsys: pytest.CaptureFixture[str]):
    match = midway(slug)
    words, screen = Words(match.game, strict=True), Screen(0)
    mine, other, *_ = match.setup.seats
    hand: Any = match.view(mine)["cards"]
    texts = [f"{card['id']} {card['title']}" for card in hand["hand"]]
    looking.show_board(screen, words, match, mine)
    told = capsys.readouterr().out
    assert texts
    assert all(text in told for text in texts)
    looking.show_board(screen, words, match, other)
    told = capsys.readouterr().out
    assert not any(text in told for text in texts)
