"""Chapter 15: the optional rules."""

from typing import Any

import pytest

from frente.engine import Match
from frente.games.arriba import GAME
from frente.games.arriba.definitions import FACTION
from frente.games.arriba.rules.blockade import enforcement, lost_to
from frente.games.arriba.rules.doctrine import from_rolls
from frente.games.arriba.rules.strength import air_limit, modifiers
from frente.games.arriba.rules.support import biggest_winners, victory
from frente.games.arriba.state import Support, faction_seat, group_seat, seats

from .table import NA, PA, B, D, Table, group, state

QUIET = ["anarchist", "poum", "catalonia", "asturias", "basque", "santandero"]


# --- 15.1 guerrillas --------------------------------------------------------------------------------
RAID = (
    group("burgos", f"{NA} {B}", f"{NA} {B}"),
    group("burgos", f"{PA} {B}"),
    group("cuenca", f"{PA} {B}", seat="city"),
)


def raid(**words) -> Table:
    return Table(
        *RAID,
        phase="combat",
        side="government",
        options={"guerrillas": True},
        control={"new-castile": "government"},
        **{"turn": 7, "ep": {"government": 2}, **words},
    )


@pytest.mark.rule("arriba", "15.1-a")
def test_15_1_a_one_attack_a_turn_for_an_ep():
    assert raid(turn=6).why("guerrilla burgos") == "15.1-a"
    assert raid(ep={"government": 0}).why("guerrilla burgos") == "15.1-a"
    t = raid()
    assert t.why("guerrilla cuenca") == "15.1-a"  # its own region
    assert t.why("guerrilla cadiz") == ""  # nobody need be there
    t.play("guerrilla burgos", rolls=[(3,)])
    assert (t.s.ep[0], t.s.disrupted, t.why("guerrilla burgos")) == (1, 0, "15.1-a")
    off = Table(*RAID, phase="combat", side="government", turn=7, ep={"government": 2})
    assert off.why("guerrilla burgos") == "15.1-a"


@pytest.mark.rule("arriba", "15.1-b")
def test_15_1_b_freeze_or_disrupt():
    t = raid()
    t.play("guerrilla burgos", rolls=[(4,)])
    assert t.options == ["freeze", "disrupt g1"]
    t.play("disrupt g1")
    assert t.facts["groups"]["g1"]["disrupted"]
    t = raid()
    t.play("guerrilla burgos", rolls=[(6,)])
    t.play("freeze")
    t.s.attackers = [2]
    t.play("done")
    assert (t.kind, t.why("counter g1")) == ("counter", "15.1-b")


# --- 15.2 three and four players --------------------------------------------------------------------
@pytest.mark.rule("arriba", "15.2-a")
def test_15_2_a_seats():
    assert seats(3) == ("republican", "radical", "rebel")
    assert seats(4) == ("republican", "radical", "northern", "rebel")
    three, four = state(options={"players": 3}), state(options={"players": 4})
    names = (
        "popular-army",
        "international-brigade",
        "anarchist",
        "poum",
        "catalonia",
        "asturias",
        "basque",
        "santandero",
    )
    assert [faction_seat(three, FACTION[n]) for n in names] == ["republican"] * 2 + ["radical"] * 6
    assert [faction_seat(four, FACTION[n]) for n in names] == ["republican"] * 2 + ["radical"] * 3 + [
        "northern"
    ] * 3


@pytest.mark.rule("arriba", "15.2-b")
def test_15_2_b_no_purges_and_a_shared_end():
    t = Table(phase="political", side="government", turn=5, options={"players": 3})
    assert (t.seat, t.why("purge poum")) == ("republican", "15.2-b")
    s = state(
        group("madrid", f"{PA} {B}", "basque brigade", seat="city"),
        group("barcelona", "anarchist brigade", seat="city"),
        group("bilbao", "basque brigade", seat="city"),
        group("toledo", f"{PA} {B}"),
        options={"players": 4},
    )
    assert biggest_winners(s) == ["northern"]
    assert victory(s, "government", "x", "x").winners == ("republican", "radical", "northern")
    assert victory(s, "rebel", "x", "x").winners == ("rebel",)
    own = Table(
        group("toledo", f"{PA} {B}"),
        group("toledo", "anarchist brigade"),
        phase="combat",
        side="government",
        options={"players": 3},
    )
    assert own.options == ["done"]  # allies never fight each other


@pytest.mark.rule("arriba", "15.2-c")
def test_15_2_c_grants_and_own_units():
    groups = (
        group("madrid", f"{PA} {B}", seat="city"),
        group("barcelona", "anarchist brigade", "catalonia brigade", seat="city"),
    )
    t = Table(
        *groups,
        phase="strategic",
        side="government",
        options={"players": 3},
        ep={"government": 9},
        cf_lost_before={"government": 15},
        no_counters=["asturias", "basque", "santandero"],
    )
    stock = t.s.ep[0]
    assert (t.kind, t.seat) == ("grant", "republican")
    assert t.why("grant radical 2") == "15.2-c"  # three factions want an EP
    t.play("grant radical 5")
    assert t.seat == "radical"
    assert t.why(f"create {PA} {B}") == "6.2-a"
    assert t.why("buy air") == "15.2-c"
    t.play("create poum brigade", "done")
    # replacement points went first, and what was not spent is no saved EP
    assert (t.seat, t.s.ep[0], t.s.replacement[0]) == ("republican", stock, 2)
    assert t.why("create anarchist brigade") == "6.2-a"
    t.play("done")
    assert (t.s.ep[0], t.s.replacement[0]) == (stock, 0)
    s = state(
        group("madrid", f"{PA} {B}", "basque brigade"),
        group("madrid", f"{PA} {B}", "basque brigade", "basque brigade"),
        options={"players": 4},
    )
    assert [group_seat(s, g) for g in s.groups.values()] == ["republican", "northern"]
    m = Table(*groups, phase="movement", side="government", options={"players": 3})
    assert (m.seat, m.why("march g1"), m.why("march g2")) == ("republican", "", "8.1-a")


# --- 15.3 fortifications ------------------------------------------------------------------------------
@pytest.mark.rule("arriba", "15.3-a", "15.3-c")
def test_15_3_a_walls_for_two_ep():
    t = Table(
        group("madrid", f"{PA} {B}", seat="city"),
        group("toledo", f"{PA} {B}"),
        phase="strategic",
        side="government",
        options={"fortifications": True},
        ep={"government": 9},
        no_counters=QUIET,
    )
    before = t.s.ep[0]
    assert t.why("fortify toledo") == "15.3-a"
    t.play("fortify madrid")
    assert (t.why("fortify madrid"), t.s.ep[0]) == ("15.3-a", before - 2)
    many = [
        "cuenca",
        "soria",
        "burgos",
        "avila",
        "huelva",
        "cadiz",
        "vigo",
        "lugo",
        "orense",
        "leon",
        "zamora",
        "jaen",
    ]
    full = Table(
        group("madrid", f"{PA} {B}", seat="city"),
        phase="strategic",
        side="government",
        ep={"government": 9},
        options={"fortifications": True},
        forts={"government": many},
        no_counters=QUIET,
    )
    assert full.why("fortify madrid") == "15.3-c"
    off = Table(
        group("madrid", f"{PA} {B}", seat="city"),
        phase="strategic",
        side="government",
        ep={"government": 9},
        no_counters=QUIET,
    )
    assert off.why("fortify madrid") == "15.3-a"


@pytest.mark.rule("arriba", "15.3-b", "15.3-c", "7.1.1-e")
def test_15_3_b_an_empty_wall_falls_and_a_held_one_is_a_loss():
    words = {
        "options": {"fortifications": True},
        "forts": {"government": ["toledo"]},
        "control": {"extremadura": "rebel"},
    }
    t = Table(group("toledo", f"{NA} {B}"), phase="combat", **words)
    t.play("attack g1", "on fort-toledo")
    assert t.facts["forts"]["government"] == []
    t = Table(
        group("toledo", f"{NA} {B}"),
        group("toledo", side="government", armor=1, seat="city"),
        phase="combat",
        **words,
    )
    t.play("attack g1", "on g2")
    assert t.facts["forts"]["government"] == []  # it was attacked without units
    t = Table(
        group("toledo", *[f"{NA} {B}"] * 3),
        group("toledo", f"{PA} {B}", f"{PA} {B}", seat="city"),
        phase="combat",
        **words,
    )
    t.play("attack g1", "on g2", rolls=[(3,)])  # 3:2, two left: 1:2, 3/1
    while t.kind == "losses" and t.seat == "rebel":
        t.play(t.options[0])
    t.play("lose fort")
    assert t.facts["forts"]["government"] == []
    assert len(t.group("g2").units) == 2
    entering = Table(group("toledo", f"{NA} {B}"), phase="movement", **words)
    entering.play("march g1", "to toledo city")
    assert entering.facts["forts"]["government"] == []
    leaving = Table(group("toledo", f"{PA} {B}", seat="city"), phase="movement", side="government", **words)
    leaving.play("march g1", "to madrid city")
    assert leaving.facts["forts"]["government"] == ["toledo"]


# --- 15.4 blockade ------------------------------------------------------------------------------------
@pytest.mark.rule("arriba", "15.4-a", "15.4-b")
def test_15_4_weak_and_strong():
    s = state(boxes={"br": 0, "fr": -2, "it": 4})
    ours = [enforcement(s, c, "government") for c in (0, 1, 3)]
    theirs = [enforcement(s, c, "rebel") for c in (0, 1, 3)]
    assert (ours, theirs) == (["weak", "", "strong"], ["weak", "weak", ""])
    assert [lost_to("weak", d) for d in (4, 5, 6)] == [0, 0, 1]
    assert [lost_to("strong", d) for d in (4, 5, 6)] == [0, 1, 2]


@pytest.mark.rule("arriba", "15.4-b", "15.4-c", "6.7.3-b")
def test_15_4_c_points_are_sunk_from_the_port():
    cadiz = (group("cadiz", f"{NA} {B}", armor=1), group("cadiz", f"{NA} {B}", seat="city"))
    t = Table(
        *cadiz,
        phase="strategic",
        options={"blockade": True},
        boxes={"po": 2},
        ep={"rebel": 9},
        rolls=[(6,), (6,), (1,)],
    )
    assert t.last("income")["foreign"] == 0  # one EP came, two were caught: not below 0
    t.play("buy armor", rolls=[(1,)])
    t.play("pay armor", rolls=[])
    left = t.s.ep[1]
    t.play("done", rolls=[(6,), (1,), (1,)])
    assert (t.group("g1").armor, t.group("g2").armor) == (1, 0)
    assert t.s.ep[1] == left  # no refund
    none = Table(cadiz[1], phase="strategic", options={"blockade": True})
    assert not none.events("roll")  # nothing is coming: no roll


# --- 15.5 doctrine ------------------------------------------------------------------------------------
@pytest.mark.rule("arriba", "15.5-a", "15.5-d")
def test_15_5_a_eight_rolls():
    match = Match.start(
        GAME,
        options={"doctrine": True},
        seed="d",
        forced=[(6, 1, 5, 6, 1, 6, 1, 6), (2, 2, 2, 2, 2, 2, 6, 1)],
    )
    ours, theirs = match.state.doctrine
    assert (ours.air, ours.armor, ours.artillery, ours.breakthrough, ours.until) == (
        (2, 0),
        (2, -1),
        (0, -2),
        "no",
        5,
    )
    assert (theirs.breakthrough, theirs.until) == ("armor;air;artillery", 2)
    assert from_rolls((2, 2, 2, 2, 2, 2, 2, 2), 4).until == 6


def doctrine(breakthrough: str, until: int = 9) -> dict[str, Any]:
    return {
        "rebel": {
            "air": [2, -1],
            "armor": [1, 0],
            "artillery": [0, 0],
            "breakthrough": breakthrough,
            "until": until,
        }
    }


@pytest.mark.rule("arriba", "15.5-b")
def test_15_5_b_its_numbers_replace_the_plain_ones():
    s = state(options={"doctrine": True}, doctrine=doctrine("armor"))
    found = {name: n for name, n, _ in modifiers(s, "rebel", Support(air=2, armor=1, artillery=1), True)}
    assert found == {"air": 4, "armor": 1, "artillery": 0}


@pytest.mark.rule("arriba", "15.5-b", "15.5-c")
@pytest.mark.parametrize(
    ("which", "air", "guns"),
    [("armor", 0, 0), ("armor;air", 1, 0), ("armor;air;artillery", 1, 1), ("no", None, None)],
)
def test_15_5_c_what_takes_part_in_a_breakthrough(which, air, guns):
    t = Table(
        group("toledo", f"{NA} {D}", f"{NA} {B}", armor=1, artillery=1),
        group("toledo", f"{PA} {B}"),
        group("toledo", f"{PA} {B}"),
        phase="combat",
        options={"doctrine": True},
        doctrine=doctrine(which),
        control={"extremadura": "rebel"},
    )
    t.play("attack g1", "on g2", "guns 0 0", rolls=[(6,)])
    if air is None:
        assert t.kind != "breakthrough"
        return
    t.play("strike g3", "take na-d01")
    if t.kind == "van":
        t.play("enough")
    van = t.group("g4")
    assert (van.armor, van.artillery, air_limit(t.s, van, True, "breakthrough")) == (1, guns, air)


@pytest.mark.rule("arriba", "15.5-d")
def test_15_5_d_a_new_doctrine_when_the_old_has_run_out():
    words = {"phase": "strategic", "options": {"doctrine": True}}
    held = Table(group("cadiz", f"{NA} {B}", seat="city"), doctrine=doctrine("armor", 5), **words)
    assert held.why("doctrine") == "15.5-d"
    free = Table(group("cadiz", f"{NA} {B}", seat="city"), doctrine=doctrine("armor", 4), **words)
    free.play("doctrine", rolls=[(1,) * 8])
    assert free.s.doctrine[1].until == 6
    assert free.why("doctrine") == "15.5-d"
