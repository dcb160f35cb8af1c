"""Sentences from catalogs."""

from pathlib import Path
from typing import Any

import pytest
from tests.bots.pebbles import GAME

from frente import bots
from frente.engine import Event, Match, Plain, Refusal
from frente.words import Catalog, MissingWords, Words, audit, catalog, defined, sources

WORDS = Words(GAME, strict=True)


def test_names_stand_for_ids_and_lists_have_commas():
    assert WORDS.say("no-nothing-here", things=["heap", "sun", "p9"]) == (
        "There is nothing to do now with the heap, The Sun, p9."
    )


def test_a_seat_is_called_by_its_name():
    assert WORDS.refusal(Refusal("table", "undo-other", {"seat": "ana"})).startswith("Ana has answered")


def test_a_sentence_can_select_by_the_id_of_what_it_shows_by_name():
    assert WORDS.say("over-resigned", loser="ana") == "She, Ana, gives up."
    assert WORDS.say("over-resigned", loser="ben") == "Ben gives up."


def test_numbers_count_and_are_not_grouped():
    event = {"seat": "ben", "place": "heap"}
    assert WORDS.event(Event("took", "1.1", {**event, "count": 1})) == "Ben takes a pebble from the heap."
    assert WORDS.event(Event("took", "1.1", {**event, "count": 1936})).startswith("Ben takes 1936 pebbles")


def test_a_message_may_fill_a_message():
    inner: Plain = {"id": "do-take", "args": {"a": 2}}
    assert WORDS.say("no-not-offered", token=inner) == (
        "That is not one of the options here: Take 2 of the pebbles."
    )


def test_what_is_hidden_is_counted():
    event = Event("dealt", "2.1", {"seat": "ana", "card": "sun"}, {"card": ("ana",)})
    assert WORDS.event(event.seen_by("ana")) == "Ana gets The Sun."
    assert WORDS.event(event.seen_by("ben")) == "Ana gets one hidden thing."


def test_a_roll_is_told_with_and_without_a_seat():
    data: dict[str, Any] = {"roll": "grab", "seat": "ben", "dice": [3, 4]}
    assert WORDS.event(Event("roll", "1.2", data)) == "Ben rolls for the grab: 3, 4."
    assert WORDS.event(Event("roll", "1.2", {**data, "seat": ""})) == "The dice for the grab: 3, 4."


def test_missing_words_show_or_raise():
    assert Words(GAME).say("no-such-thing") == "{no-such-thing}"
    with pytest.raises(MissingWords, match="no-such-thing"):
        WORDS.say("no-such-thing")
    with pytest.raises(MissingWords, match="left"):
        WORDS.say("ask-turn")


def test_everything_said_in_a_match_has_words():
    match = Match.start(GAME, seed="words")
    players = {seat: bots.make(GAME, "random") for seat in match.setup.seats}
    while match.asks:
        for ask in match.asks:
            assert WORDS.prompt(ask)
            assert all(WORDS.option(match, ask, token) for token in ask.options())
        bots.play(match, {match.asks[0].seat: players[match.asks[0].seat]}, "words")
    assert all(WORDS.event(event) for event in match.events("ana"))
    assert match.result is not None
    assert WORDS.result(match.result)


def test_another_language_comes_first_and_english_fills_its_gaps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    game, common = tmp_path / "game", tmp_path / "common"
    (game / "words").mkdir(parents=True)
    common.mkdir()
    (game / "words" / "en.ftl").write_text("a = game\nb = game\n")
    (common / "en.ftl").write_text("b = common\nc = common\nd = common\n")
    (common / "pl.ftl").write_text("c = { $n ->\n    [few] kilka\n   *[other] wiele\n}\n")
    monkeypatch.setattr(catalog, "COMMON", common)
    words = Catalog(sources(game, "pl-PL"), "pl-PL")
    said = [words.format(name, {"n": 3}) for name in "abcde"]
    assert [text[0] if text else None for text in said] == ["game", "game", "kilka", "common", None]


def test_a_malformed_catalog_is_told_with_its_line(tmp_path: Path):
    file = tmp_path / "en.ftl"
    file.write_text("a = fine\nb = { $x\nc = fine\n")
    with pytest.raises(ValueError, match=r"en\.ftl, line 2"):
        defined(file)


def test_the_common_catalog_is_sound():
    names = defined(catalog.COMMON / "en.ftl")
    assert len(names) == len(set(names))


def test_the_audit_finds_nothing_wrong_with_a_sound_game():
    assert audit(GAME) == []


WRONG = """
event-went = x
no-way = x
no-way = y
seat-ana = A
band-red = { $who ->
    [ana] x
   *[other] { $far ->
        [true] y
       *[other] z
    }
}
"""


def test_the_audit_finds_what_is_missing_and_what_is_unused(tmp_path: Path):
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(WRONG)
    (tmp_path / "rules.py").write_text(
        """
def step(s):
    s.note("moved" if s.far else "went", "1")
    Refusal("1", "too-far")
    Ask("red", "move", "1", list)
    roll("s", kind="weather", rule="1")
    Result((), "1", text="draw")
    Message(f"band-{color}")
    put(s, "retreat")

def put(s, kind, *, more=0):
    Ask("red", kind, "1", list)
"""
    )
    broken = type("Broken", (type(GAME),), {"folder": tmp_path})()
    found = "\n".join(audit(broken))
    for name in (
        "event-moved",
        "no-too-far",
        "ask-move",
        "ask-retreat",
        "roll-weather",
        "over-draw",
        "do-take",
        "seat-ben",
    ):
        assert f"{name} is missing" in found
    assert "no-way is defined twice" in found
    assert "no-way is not used" in found
    assert "event-went is" not in found
    assert "band-red is" not in found
    assert "band-red selects by ana, which is shown by its name: use $who-id" in found
    assert "band-red selects $far by true: truths are yes and no" in found
