"""Plain data: to JSON and back by the declared types."""

import json
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.toy import GAME
from tests.toy.state import ToyState

from frente.engine import Result, digest, from_plain, to_plain
from frente.engine.plain import PlainError


class Spot(NamedTuple):
    x: int
    y: int


ORIGIN = Spot(0, 0)


@dataclass
class Thing:
    name: str
    size: int = 0
    weight: float = 0.0
    tags: list[str] = field(default_factory=list)
    pair: tuple[int, str] = (0, "")
    many: tuple[int, ...] = ()
    by_number: dict[int, list[str]] = field(default_factory=dict)
    inner: "Thing | None" = None
    marks: set[str] = field(default_factory=set)
    mood: Literal["glad", "sad"] = "glad"
    spot: Spot = ORIGIN
    fitting: Any = field(default=None, compare=False, metadata={"stored": False})


texts = st.text(max_size=5)
ints = st.integers(-(2**60), 2**60)
things: st.SearchStrategy[Thing] = st.recursive(
    st.builds(Thing, texts),
    lambda inner: st.builds(
        Thing,
        texts,
        ints,
        st.floats(allow_nan=False, allow_infinity=False),
        st.lists(texts, max_size=3),
        st.tuples(ints, texts),
        st.lists(ints, max_size=3).map(tuple),
        st.dictionaries(ints, st.lists(texts, max_size=2), max_size=3),
        st.none() | inner,
        st.sets(texts, max_size=3),
        st.sampled_from(["glad", "sad"]),
        st.builds(Spot, ints, ints),
    ),
    max_leaves=4,
)


@given(things)
def test_what_goes_out_comes_back(thing: Thing):
    text = json.dumps(to_plain(thing), allow_nan=False)
    back = from_plain(Thing, json.loads(text))
    assert back == thing
    assert isinstance(back.spot, Spot)
    assert digest(back) == digest(thing)


@given(things, things)
def test_only_equal_things_share_a_digest(one: Thing, two: Thing):
    assert (digest(one) == digest(two)) is (to_plain(one) == to_plain(two))


def test_the_order_of_a_table_does_not_matter_to_the_digest():
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert digest([1, 2]) != digest([2, 1])


def test_fittings_are_not_stored():
    assert "fitting" not in to_plain(Thing("x", fitting=object()))  # type: ignore[operator]  # a table


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"size": "3"}, "int was expected"),
        ({"size": True}, "int was expected"),
        ({"name": 3}, "str was expected"),
        ({"tags": "abc"}, "a list was expected"),
        ({"pair": [1]}, "2 entries were expected"),
        ({"by_number": {"x": []}}, "a number was expected as key"),
        ({"by_number": []}, "a table was expected"),
        ({"inner": 5}, "fits none"),
        ({"mood": "angry"}, "was expected"),
        ({"spot": [1]}, "2 entries"),
        ({"wings": 2}, "Thing has no wings"),
    ],
)
def test_data_of_another_form_is_refused_with_words(change: dict[str, Any], said: str):
    with pytest.raises(PlainError, match=said):
        from_plain(Thing, {"name": "x", **change})


def test_what_is_missing_and_has_no_default_is_refused():
    with pytest.raises(PlainError, match="Thing"):
        from_plain(Thing, {})
    with pytest.raises(PlainError, match="needs a table"):
        from_plain(Thing, [])


def test_functions_and_objects_are_not_plain():
    with pytest.raises(PlainError, match="not plain data"):
        to_plain({"f": print})


def test_a_whole_state_comes_back():
    state = GAME.setup("line", GAME.full_options("line", {}))
    state.result = Result(("red",), "6", "home", {"place": "east"}, {"red": 1.0})
    back = from_plain(ToyState, json.loads(json.dumps(to_plain(state))))
    assert back == state
    assert back.agenda == [("turn",)]
