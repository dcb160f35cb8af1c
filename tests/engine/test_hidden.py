"""Hidden zones, masked views, redeals, and what the log tells whom."""

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.engine.situations import Words, operations
from tests.toy import GAME

from frente.engine import Event, Match, Zone
from frente.engine.event import Log
from frente.engine.hidden import known, masked, named, redeal, unknown

CARDS = ["a1", "a2", "b1", "b2", "c1"]


def zones(fits: Callable[[Words, str], bool] | None = None) -> tuple[Zone[Words], ...]:
    """Two piles of one group: `words`, seen by `a`, and `pile`, seen by nobody, where c1 is pinned."""
    return (
        Zone("words", "g", lambda s: s.words, lambda _, seat: seat == "a", fits=fits),
        Zone("pile", "g", lambda s: s.pile, lambda *_: False, lambda *_: frozenset(["c1"])),
    )


def only_a(_: Words, item: str) -> bool:
    return item.startswith("a")


def state() -> Words:
    return Words(words=["a1", "b1"], pile=["a2", "b2", "c1"])


def test_contents_are_masked_by_their_number():
    assert masked(zones(), state(), "a") == {"words": ["a1", "b1"], "pile": 3}
    assert masked(zones(), state(), None) == {"words": 2, "pile": 3}


def test_known_is_what_is_seen_or_pinned():
    assert known(zones(), state(), "a") == {"a1", "b1", "c1"}
    assert known(zones(), state(), "b") == {"c1"}


def test_unknown_is_what_is_there_and_not_known():
    assert unknown(zones(), state(), "a") == {"a2", "b2"}
    assert unknown(zones(), state(), "b") == {"a1", "b1", "a2", "b2"}


def test_things_are_found_wherever_plain_data_names_them():
    data = {"card": "a1", "lost": ["b1:gone", 3, None], "c1": {"text": "with a2 and more"}, "x": "a1b1"}
    assert named(CARDS, data) == {"a1", "b1", "a2", "c1"}
    assert named(CARDS, {"x": "a1b1"}) == set()


@given(st.integers())
def test_a_redeal_moves_only_what_the_seat_cannot_tell(seed: int):
    for seat in ("a", "b", None):
        s = state()
        redeal(zones(), s, seat, Random(seed))
        assert sorted(s.words + s.pile) == CARDS
        assert s.pile[2] == "c1"
        if seat == "a":
            assert s.words == ["a1", "b1"]


@given(st.integers())
def test_a_redeal_puts_nothing_where_it_does_not_fit(seed: int):
    s = Words(words=["a1", "a2"], pile=["b1", "b2", "a3", "c1"])
    redeal(zones(only_a), s, None, Random(seed))
    assert all(item[0] == "a" for item in s.words)
    assert sorted(s.words + s.pile) == ["a1", "a2", "a3", "b1", "b2", "c1"]


def test_a_redeal_reaches_every_deal_that_fits():
    deals = set()
    for seed in range(900):
        s = Words(words=["a1", "a2"], pile=["b1", "b2", "a3", "c1"])
        redeal(zones(only_a), s, None, Random(seed))
        deals.add((tuple(s.words), tuple(s.pile)))
    assert len(deals) == 6 * 6  # two of three for the words, in order; the rest in any order


# --- the log ----------------------------------------------------------------------------------------
def test_a_secret_of_an_event_is_read_by_its_seats_alone():
    event = Event("drew", "2", {"seat": "red", "card": "ace"}, {"card": ("red",)})
    assert event.seen_by("red") is event
    assert event.seen_by("blue").data == {"seat": "red", "card": {"hidden": 1}}
    assert event.seen_by(None).data == {"seat": "red", "card": {"hidden": 1}}
    assert "ace" not in repr(event.seen_by("blue"))


def test_of_several_secret_things_the_others_learn_how_many():
    event = Event("drew", "2", {"cards": ["ace", "king"]}, {"cards": ("red", "green")})
    assert event.seen_by("blue").data == {"cards": {"hidden": 2}}
    assert event.seen_by("green") is event


def test_what_an_event_is_given_as_a_function_is_made_once_and_when_it_is_read():
    made: list[str] = []

    def title() -> str:
        made.append("title")
        return "the garrison"

    event = Event("held", "2", {"group": "g1", "name": title})
    assert made == []
    assert event.data == {"group": "g1", "name": "the garrison"}
    assert event == Event("held", "2", {"group": "g1", "name": "the garrison"})
    assert made == ["title"]


def test_the_log_of_a_match_is_redacted_for_each_reader():
    match = Match.start(GAME, seed="x")
    for seat in ("red", "blue", None):
        drawn = {e.data["seat"]: e.data["card"] for e in match.events(seat) if e.kind == "drew"}
        for owner, card in drawn.items():
            assert (card == {"hidden": 1}) is (owner != seat)


def test_the_log_can_be_read_from_any_point():
    match = operations()
    match.answer("red", "march red-1 ford")
    whole = match.events("red")
    assert match.events("red", len(whole) - 1) == whole[-1:]
    assert match.events("red", len(whole)) == []


def test_a_log_that_is_off_takes_nothing():
    log = Log(on=False)
    log.note(Event("x", "1", {}))
    assert log.events == []
    log = Log()
    log.note(Event("x", "1", {}))
    assert len(log.events) == 1


def pieces(match: Match[Any]) -> dict[str, Any]:
    view: Any = match.view("red")
    return {piece["id"]: piece for piece in view["pieces"]}


def test_units_are_hidden_until_they_have_fought():
    match = operations()
    back = pieces(match)["blue-3"]
    assert (back["side"], back["place"], back["hidden"]) == ("blue", "hill", True)
    assert not {"name", "symbol", "marks"} & back.keys()
    assert pieces(match)["red-3"]["name"] == "Tanks"
    match.answer("red", "attack red-3 blue-3")
    match.answer("blue", "pass")
    assert pieces(match)["blue-3"]["name"] == "Armour"
