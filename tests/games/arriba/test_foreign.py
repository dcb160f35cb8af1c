"""Chapter 5.4 in play: forces that come with intervention and leave with neutrality."""

import pytest

from frente.games.arriba.definitions import COUNTRY

from .table import NA, PA, B, D, Table, bit, group

PT = f"portuguese {D}"
CADIZ = group("cadiz", f"{NA} {B}", seat="city")
CORPS = ["it-b01", "it-d01", "it-d02", "it-d03"]


def event(number: int, *groups, **words) -> Table:
    """A random event, then the Political Phase, the Government first."""
    rolls = [divmod(number, 10), (6, 1)]
    return Table(*groups, phase="random-events", side="government", **{"turn": 9, "rolls": rolls, **words})


def box(t: Table, country: str) -> int:
    return t.s.boxes[COUNTRY[country]]


ITALIANS = (
    group("malaga", f"italian {D} improved", "italian brigade disrupted", seat="city", armor=1),
    group("burgos", f"{NA} {B} disrupted improved"),
    group("soria", f"italian {D}"),
    group("cadiz", f"{NA} {B}", german=1),
)


@pytest.mark.rule("arriba", "5.4.2-d", "5.4.2-k", "5.4-a", "4.1-b")
def test_the_corps_goes_home_for_good_when_italy_turns_neutral():
    t = event(24, *ITALIANS, boxes={"it": 2, "ge": 2, "po": 2}, came=["ctv"], eliminated=["it-d03"])
    assert t.last("marker") == {"country": "it", "box": 1, "level": "N", "side": ""}
    assert t.last("left") == {"country": "it"}
    assert t.facts["gone"] == CORPS
    assert t.facts["eliminated"] == []
    assert (t.group("g1").units, t.group("g1").armor, t.there("g3")) == ((), 1, False)
    assert [bit(t.s.disrupted, u) for u in ("na-b01", "it-b01")] == [True, False]
    assert [bit(t.s.improved, u) for u in ("na-b01", "it-d01")] == [True, False]
    assert (t.s.ps, t.s.cf_lost, t.group("g4").german) == ([50, 50], [0, 0], 1)
    t.play("influence it 0", rolls=[(6,)])
    t.play("shift government 1")
    assert box(t, "it") == 0
    assert len(t.events("left")) == 1  # it has nothing more to take away


@pytest.mark.rule("arriba", "5.4.2-d", "5.4.2-k", "5.4-a")
@pytest.mark.parametrize(("start", "came"), [(4, ["ctv"]), (3, ["ctv"]), (2, []), (2, ["portuguese"])])
def test_the_corps_stays_while_italy_helps_and_may_still_come_if_it_never_came(start, came):
    groups = ITALIANS[1:2] if "ctv" not in came else ITALIANS
    t = event(24, *groups, boxes={"it": start}, came=came)
    assert box(t, "it") == start - 1
    assert (t.facts["gone"], t.events("left")) == ([], [])


@pytest.mark.rule("arriba", "5.4.2-j", "5.4.2-k")
def test_the_portuguese_go_home_for_good_when_portugal_turns_neutral():
    def turned(start: int, *came: str) -> Table:
        division = [PT] if "portuguese" in came else []
        t = Table(
            group("caceres", *division, f"{NA} {B} disrupted"),
            group("malaga", "italian brigade"),
            group("cadiz", f"{NA} {B}", german=1),
            phase="political",
            side="government",
            boxes={"po": start, "it": 2, "ge": 2},
            came=[*came, "ctv", "condor"],
        )
        t.play("influence po 3", rolls=[(1, 1, 1), (6,)])
        return t.play("shift government 1")

    t = turned(2, "portuguese")
    assert (t.facts["gone"], t.last("left")) == (["pt-d01"], {"country": "po"})
    assert (len(t.group("g1").units), bit(t.s.disrupted, "na-b01")) == (1, True)
    assert (t.there("g2"), t.group("g3").german, t.s.condor[1]) == (True, 1, "map")
    for stays in (turned(3, "portuguese"), turned(2)):
        assert (stays.facts["gone"], stays.events("left")) == ([], [])


@pytest.mark.rule("arriba", "5.4.2-e", "5.4.2-k", "5.3.1-m")
def test_the_legion_goes_for_good_when_germany_turns_neutral():
    def crisis(german: str, start: int = 2, **words) -> Table:
        groups = (group("cadiz", f"{NA} {B}", german=1), group("malaga", "italian brigade", german=0))
        words = {"came": ["condor", "ctv"], "air": {"german": german}, **words}
        return event(65, *groups, boxes={"ge": start, "it": 3}, **words)

    t = crisis("used")
    assert (t.s.condor, t.group("g1").german, t.last("left")) == (["gone", "gone"], 0, {"country": "ge"})
    assert (t.there("g2"), t.facts["gone"], t.s.ps, t.s.psp_due) == (True, [], [50, 50], [0, 0])
    t.play("influence ge 0", rolls=[(6,)])
    t.play("shift rebel 1")
    assert (box(t, "ge"), t.s.condor, len(t.events("left"))) == (2, ["gone", "gone"], 1)
    t = crisis("ready", 4)
    assert (box(t, "ge"), t.s.condor, t.events("left")) == (3, ["ready", "map"], [])
    waiting = event(65, CADIZ, boxes={"ge": 2}, came=["condor"], given={"condor": ["waiting", "waiting"]})
    assert (waiting.s.came, waiting.s.condor, waiting.events("left")) == ([], ["", ""], [])
    never = event(65, CADIZ, boxes={"ge": 2, "it": 3})
    assert (box(never, "ge"), never.s.condor, never.events("left")) == (1, ["", ""], [])


@pytest.mark.rule("arriba", "5.3.1-m")
def test_a_marker_at_the_end_of_the_track_stays_and_nothing_is_told():
    t = event(21, CADIZ, boxes={"ge": 4})
    assert (box(t, "ge"), t.events("marker")) == (4, [])
    t = event(21, CADIZ, boxes={"ge": 3})
    assert t.last("marker") == {"country": "ge", "box": 4, "level": "I", "side": "rebel"}
    t = event(15, CADIZ, boxes={"fr": -4})
    assert (box(t, "fr"), t.events("marker")) == (-4, [])


# --- arrivals --------------------------------------------------------------------------------------
MALAGA = group("malaga", f"{NA} {B}", seat="city")


def spending(*groups, side="rebel", **words) -> Table:
    return Table(*groups, phase="strategic", side=side, **words)


@pytest.mark.rule("arriba", "5.4.2-c", "5.4.2-e", "5.4.2-h", "5.4.2-l", "6.1-f")
def test_forces_come_in_the_rebel_part_of_the_phase_at_a_first_intervention():
    every = {"it": 4, "ge": 4, "po": 4}
    t = spending(MALAGA, side="government", boxes=every)
    assert (t.seat, t.s.came, t.facts["units"]["malaga"]["city"]) == ("government", [], ["na-b01"])
    rolls = [(1, 1), (2, 2), (3,)]
    t = spending(MALAGA, boxes=every, rolls=rolls)
    assert t.kind == "place"
    t.play("put caceres large")
    assert t.s.came == ["ctv", "portuguese", "condor"]
    assert t.facts["units"]["malaga"]["city"] == ["na-b01", *CORPS]
    assert t.facts["units"]["caceres"]["large"] == ["pt-d01"]
    assert (t.s.condor, t.group("g1").german, t.s.assets_bought) == (["ready", "map"], 1, [])
    assert t.events("condor")
    assert t.s.fresh.bit_count() == 5
    again = spending(MALAGA, boxes=every, rolls=rolls, came=["ctv", "portuguese", "condor"])
    assert (again.kind, again.facts["units"]["malaga"]["city"], again.s.condor) == (
        "spend",
        ["na-b01"],
        ["", ""],
    )
    lost = spending(MALAGA, boxes={"ge": 4}, rolls=rolls[:1], came=["condor"], air={"german": "lost"})
    assert (lost.s.condor, lost.group("g1").german) == (["lost", ""], 0)


@pytest.mark.rule("arriba", "5.4.2-c", "5.4.2-e", "5.4.2-h")
def test_support_alone_brings_no_forces():
    t = spending(MALAGA, boxes={"it": 3, "ge": 3, "po": 3}, rolls=[(1,), (1,)])
    assert (t.kind, t.s.came, t.s.condor, t.facts["gone"]) == ("spend", [], ["", ""], [])
    assert t.facts["units"]["malaga"]["city"] == ["na-b01"]


@pytest.mark.rule("arriba", "5.4.2-c")
def test_a_corps_that_finds_no_mediterranean_port_never_comes():
    t = spending(CADIZ, boxes={"it": 4}, rolls=[(1, 1)])
    assert (t.s.came, t.facts["gone"], t.facts["units"]["cadiz"]["city"]) == (["ctv"], CORPS, ["na-b01"])


@pytest.mark.rule("arriba", "5.4.2-e")
def test_the_legion_waits_for_a_port_and_chooses_one():
    inland = group("burgos", f"{NA} {B}", seat="city")
    t = spending(inland, boxes={"ge": 4})
    assert (t.s.came, t.s.condor) == (["condor"], ["waiting", "waiting"])
    ports = (CADIZ, MALAGA)
    t = spending(*ports, boxes={"ge": 4}, rolls=[(1, 1)], options={"blockade": True})
    assert (t.kind, t.about, t.options) == (
        "port",
        {"asset": "german"},
        ["put cadiz", "put malaga"],
    )
    t.play("put malaga")
    assert (t.group("g1").german, t.group("g2").german) == (0, 1)
    assert t.last("asset-landed") == {"side": "rebel", "asset": "german", "place": "malaga"}
    assert t.s.assets_bought == ["german-air", "german:malaga"]  # they meet the blockade


@pytest.mark.rule("arriba", "5.4.2-h")
def test_the_portuguese_division_enters_beside_portugal():
    t = spending(
        group("caceres", f"{NA} {B}", seat="city"),
        group("badajoz", f"{PA} {B}", seat="city"),
        group("burgos", f"{NA} {B}", seat="city"),
        boxes={"po": 4},
    )
    large = [
        f"put {p} large" for p in ("orense", "vigo", "zamora", "salamanca", "caceres", "badajoz", "huelva")
    ]
    assert t.options == [*large[:4], "put caceres city", *large[4:]]
    assert t.about == {"units": ["pt-d01"]}
    t.play("put caceres city")
    assert t.facts["units"]["caceres"]["city"] == ["na-b01", "pt-d01"]
    assert t.last("placed") == {"units": ["pt-d01"], "place": "caceres", "city": True}
