"""Chapters 16 and 17: Sieges, isolated spaces, morale, the north, winter, armor, the War of the Columns."""

import pytest
from tests.games.crusade.board import (
    GAME,
    events,
    fight,
    holder,
    kind,
    named,
    options,
    play,
    resolve,
    stack,
    table,
    where,
    why,
)

from frente.games.crusade.cards import lasting
from frente.games.crusade.definitions import AT, BORDER, LAND, REGION, SPACE_IDS, UNIT, bits, graph
from frente.games.crusade.rules import columns, control, losses, north, progress, supply, winter
from frente.games.crusade.rules.control import settle, take


def assault(turn, units, die, **words):
    m = table(
        turn=turn,
        side="rep",
        round=2,
        hands={"nat": [], "rep": ["R1"]},
        units={"toledo": units},
        dice=[(die,)],
        **words,
    )
    play(m, "ops R1", "activate-attack toledo", "done", "assault toledo")
    play(m, *(f"with {GAME_ID(u)}" for u in m.state.stacks[AT["toledo"]]), "fight")
    return m


def GAME_ID(unit):
    from frente.games.crusade.definitions import UNIT_IDS

    return UNIT_IDS[unit]


@pytest.mark.rule("crusade", "16.1.4.1", "16.1.4.2-a", "16.1.4.2-b", "16.1.5", "17.5.2", "16.1.1", "16.1.2")
def test_16_1_4_assaults():
    m = assault(1, ["rep-mil:full"], 3)
    assert m.state.sieges["alcazar"] == 3  # +1 on turn 1
    m = assault(2, ["rep-mil:full"], 3)
    assert m.state.sieges["alcazar"] == 2
    m = assault(2, ["rep-mil:full", "rep-mil:full"], 4)
    assert m.state.sieges["alcazar"] == 2
    vp, rm = m.state.vp, m.state.rm
    m = assault(2, ["rep-mil:full"], 1, sieges={"alcazar": 1})
    assert "alcazar" not in m.state.sieges
    assert (m.state.vp, m.state.rm) == (vp, rm)


@pytest.mark.rule("crusade", "16.1.4.1", "11.1.5-b")
def test_16_1_4_1_once_and_from_inside():
    m = table(
        turn=2,
        side="rep",
        round=2,
        hands={"nat": [], "rep": ["R1"]},
        units={"toledo": ["rep-mil:full"] * 2},
        dice=[(6,)],
    )
    play(m, "ops R1", "activate-attack toledo", "activate-attack madrid", "done", "assault toledo")
    assert why(m, f"with {named(m, 'madrid', 'rep-pol')}") == "16.1.4.1"
    play(m, f"with {named(m, 'toledo', 'rep-mil')}", "fight")
    assert kind(m) != "rep attacks" or why(m, "assault toledo") == "16.1.4.1"


@pytest.mark.rule("crusade", "16.1.3-a", "16.1.3-b", "16.1.7-a", "16.1.7-b", "16.3.3-c", "16.1.8.2")
def test_16_1_3_liberation():
    m = table(
        units={
            "toledo": [],
            "talavera-de-la-reina": ["nat-inf:full"],
            "maqueda": ["nat-inf:full"],
            "navalmoral-de-la-mata": ["nat-inf:full"],
        }
    )
    vp, rm = m.state.vp, m.state.rm
    take(m.state, AT["toledo"], "nat", "10.1.9")
    assert "alcazar" not in m.state.sieges
    assert (m.state.vp, m.state.rm) == (vp + 1, rm - 2)  # the Siege and the Province Capital
    m = table(units={"toledo": []})
    take(m.state, AT["toledo"], "nat", "10.1.9")
    assert "alcazar" in m.state.sieges  # unsupplied: not yet
    take(m.state, AT["toledo"], "rep", "10.1.9")
    control.change(m.state, AT["toledo"], "nat", "13.3.6-a", by_attrition=True)
    assert "alcazar" not in m.state.sieges


@pytest.mark.rule("crusade", "16.1.8.1", "16.1.8.2", "16.1.8.3", "14.1.1.3-a")
def test_16_1_8_help_by_points():
    words = {"phase": "replacement", "side": "nat", "hands": {"nat": [], "rep": []}, "rp": {"nat": 3}}
    m = table(turn=3, sieges={"alcazar": 1, "cabeza": 2}, **words)
    assert "relieve alcazar" in options(m)
    assert why(m, "relieve cabeza") == "16.1.8.1"
    assert why(m, "relieve simancas") == "16.1.8.2"
    play(m, "relieve alcazar")
    assert m.state.sieges["alcazar"] == 2
    assert why(m, "relieve alcazar") == "16.1.8.1"
    m = table("two-years-of-war", turn=6, sieges={"cabeza": 1}, **words)
    assert why(m, "relieve cabeza") == "16.1.8.3"


@pytest.mark.rule("crusade", "16.1.6", "6.F.3", "16.1.5")
def test_16_1_6_time_runs_out():
    from frente.games.crusade.rules import sieges

    m = table(turn=5)
    sieges.end_of_turn(m.state)
    assert m.state.sieges["alcazar"] == 3
    m.state.turn = 6
    sieges.end_of_turn(m.state)
    assert m.state.sieges == {"cabeza": 1, "alcazar": 2}


@pytest.mark.rule("crusade", "16.2.2", "16.2.5", "16.2.6-b", "16.2.1")
def test_16_2_5_oviedo():
    m = table(vp=7, rm=24, units={"oviedo": []})
    take(m.state, AT["oviedo"], "rep", "10.1.9")
    assert (m.state.vp, m.state.rm) == (6, 25)
    assert not m.state.isolated >> AT["oviedo"] & 1
    m = table(
        "campaign",
        phase="attrition",
        side="nat",
        turn=6,
        vp=7,
        rm=24,
        isolated=[],
        hands={"nat": [], "rep": []},
    )
    assert holder(m, "oviedo") == "rep"
    assert (m.state.vp, m.state.rm) == (6, 26)  # Granada, a VP Space, has fallen too


@pytest.mark.rule("crusade", "16.2.6-a", "16.2.6-b", "16.3.3-a")
def test_16_2_6_oviedo_lost_by_attrition():
    m = table(
        phase="attrition", side="nat", turn=6, vp=7, rm=24, isolated=["granada"], hands={"nat": [], "rep": []}
    )
    assert holder(m, "oviedo") == "rep"
    assert (m.state.vp, m.state.rm) == (7, 25)


@pytest.mark.rule("crusade", "16.2.3", "16.2.4.1", "16.2.4.3-a", "16.2.4.3-b")
def test_16_2_4_isolated_limits():
    m = table(
        turn=3,
        side="nat",
        round=1,
        hands={"nat": ["N3"], "rep": []},
        reserve={"nat": ["nat-mil:full", "nat-mil:full", "nat-mil-nav:full", "nat-inf:full"], "rep": []},
        played=["N1"],
    )
    play(m, "sr N3")
    inside = named(m, "granada", "nat-inf")
    ids = {o.split()[1] for o in options(m) if o.startswith("sr ")}
    assert inside not in ids
    mil = next(i for i in ids if i.startswith("nat-mil") and "nav" not in i and where(m, i) == "reserve")
    nav = next(i for i in ids if i.startswith("nat-mil-nav") and where(m, i) == "reserve")
    play(m, f"sr {nav}")
    assert "to granada" not in options(m)
    play(m, options(m)[0], f"sr {mil}")
    assert "to granada" in options(m)
    play(m, "to granada")
    other = next(
        o.split()[1]
        for o in options(m)
        if o.startswith("sr nat-mil-") and where(m, o.split()[1]) == "reserve" and "nav" not in o
    )
    play(m, f"sr {other}")
    assert "to granada" not in options(m)
    assert "to oviedo" in options(m)
    m = table(turn=3, side="nat", round=1, hands={"nat": ["N3"], "rep": []}, played=["N1"])
    play(m, "ops N3")
    assert why(m, "activate-attack granada") == "16.2.3"
    assert why(m, "activate-move granada") == ""


@pytest.mark.rule("crusade", "16.3.3-d", "16.3.3-e", "16.3.2-a", "16.3.2-b")
def test_16_3_3_borders():
    france = [SPACE_IDS[p] for p in bits(BORDER["france"])]
    m = table(units={p: [] for p in france}, rm=1)
    m.state.control |= BORDER["france"]
    settle(m.state)
    assert m.state.rm == -1
    take(m.state, AT["figueras"], "rep", "10.1.9")
    assert m.state.rm == 1
    portugal = [SPACE_IDS[p] for p in bits(BORDER["portugal"])]
    m = table(units={p: [] for p in portugal}, rm=20)
    m.state.control &= ~BORDER["portugal"]
    settle(m.state)
    assert m.state.rm == 22


@pytest.mark.rule("crusade", "16.3.3-f", "16.3.3-g", "16.4.3.1", "16.4.3.3")
def test_16_3_3_the_northern_front():
    all_north = [SPACE_IDS[p] for r in REGION.values() for p in bits(r)]
    m = table(units={p: [] for p in all_north}, rm=20)
    m.state.control |= sum(REGION.values())
    settle(m.state)
    assert "north-ended" in m.state.marks
    assert m.state.rm == 17  # and the Siege in Gijón
    way = ["jaca", "pamplona", "beasain"]
    m = table(units={p: [] for p in way}, rm=20, control={"rep": way})
    settle(m.state)
    assert not supply.north_isolated(m.state)
    assert "north-joined" in m.state.marks
    assert m.state.rm == 22


@pytest.mark.rule("crusade", "16.3.3-h", "16.3.3-i", "16.3.3-j", "16.3.3-k")
def test_16_3_3_h_a_zone_divided():
    m = table("two-years-of-war", turn=12, rm=15)
    settle(m.state)
    assert "nat-joined" in m.state.marks
    assert not control.divided(m.state, "rep")
    cut = ["vinaroz", "morella", "tortosa", "gandesa", "alcaniz", "castellon", "caspe", "segorbe"]
    for p in cut:
        for u in m.state.stacks[AT[p]]:
            from frente.games.crusade.state import put

            put(m.state, u, -4)
        if not m.state.control >> AT[p] & 1:
            m.state.control |= 1 << AT[p]
    settle(m.state)
    assert "rep-divided" in m.state.marks
    m = table(turn=5)
    settle(m.state)
    assert "rep-divided" not in m.state.marks


@pytest.mark.rule("crusade", "16.4.2.1-a", "16.4.2.1-b", "16.4.2.2-a", "16.4.2.2-b")
def test_16_4_2_non_cooperation():
    m = table(
        turn=8,
        units={"santander": ["rep-mil-ast:full"], "gijon": ["rep-mil-ast:full", "rep-corps-asturian-1:full"]},
    )
    unit = UNIT[named(m, "gijon", "rep-mil-ast")]
    legal = [
        p
        for p in ("gijon", "lugo", "ponferrada", "leon", "santander", "bilbao")
        if north.why_not_end(m.state, unit, AT[p]) is None
    ]
    assert legal == ["gijon", "lugo", "ponferrada", "leon"]
    assert north.why_not_end(m.state, UNIT["rep-corps-asturian-1"], AT["santander"]).rule == "16.4.2.2-b"
    m = table(turn=8, units={"gijon": ["rep-mil-ast:full", "rep-mil-ast:full"]})
    first, second = UNIT[named(m, "gijon", "rep-mil-ast")], UNIT[named(m, "gijon", "rep-mil-ast", 1)]
    assert north.why_not_end(m.state, first, AT["santander"]) is None
    from frente.games.crusade.state import put

    put(m.state, first, AT["santander"])
    assert north.why_not_end(m.state, second, AT["bilbao"]).rule == "16.4.2.1-a"
    assert north.why_not_end(m.state, UNIT[named(m, "bilbao", "rep-pol")], AT["santander"]) is None


@pytest.mark.rule("crusade", "16.4.2.3", "16.4.2.4-a", "16.4.2.4-b", "16.4.2.4-c")
def test_16_4_2_4_back_home():
    m = table(
        turn=8,
        side="rep",
        round=2,
        hands={"nat": [], "rep": ["R42"]},
        ammo=False,
        units={"san-vicente-de-la-barquera": ["rep-mil-ast:full", "rep-mil-ast:full"], "cangas-de-onis": []},
    )
    play(m, "ops R42", "activate-move san-vicente-de-la-barquera", "done")
    one = named(m, "san-vicente-de-la-barquera", "rep-mil-ast")
    assert why(m, "done") == "16.4.2.4-a"
    play(m, f"move {one}")
    play(m, "step cangas-de-onis")
    while kind(m) == "rep march":
        play(m, "stop")
    assert why(m, "done") == ""  # one division may stay abroad
    asturias = [SPACE_IDS[p] for p in bits(REGION["asturias"])]
    m = table(
        turn=8,
        units={**{p: [] for p in asturias}, "santander": ["rep-mil-ast:full", "rep-mil-ast:full"]},
        control={"nat": asturias},
    )
    assert not north.is_homebound(m.state, UNIT[named(m, "santander", "rep-mil-ast")])


@pytest.mark.rule("crusade", "16.4.3.1", "16.4.3.2-a", "16.4.3.2-b", "16.4.3.2-e", "16.4.3.3", "12.1.8-c")
def test_16_4_3_the_isolated_north():
    m = table(
        turn=8,
        reserve={"rep": ["rep-rpa:full", "rep-pol:full", "rep-pol:full"], "nat": []},
        units={"jaen": [], "merida": []},
    )
    ids = {GAME_ID(u): u for u in range(len(m.state.where)) if m.state.where[u] == -2}
    pol = [u for i, u in ids.items() if i.startswith("rep-pol")]
    rpa = next(u for i, u in ids.items() if i.startswith("rep-rpa"))
    assert north.why_not_end(m.state, rpa, AT["bilbao"]).rule == "16.4.3.2-a"
    assert north.why_not_end(m.state, pol[0], AT["bilbao"]) is None
    from frente.games.crusade.state import put

    put(m.state, pol[0], AT["santander"])
    assert north.why_not_end(m.state, pol[1], AT["bilbao"]).rule == "16.4.3.2-a"


@pytest.mark.rule("crusade", "16.5.1", "16.5.2-a", "16.5.2-b", "16.5.2-c", "16.5.3-a")
def test_16_5_winter():
    m = table(
        "two-years-of-war",
        turn=11,
        side="nat",
        round=4,
        actions={"nat": ["ops", "ops", "event-ops"]},
        played=["N3", "R2"],
        hands={"nat": ["N35", "N7", "N23"], "rep": []},
    )
    assert why(m, "event N7") == "16.5.2-a"
    assert why(m, "ops N23") == "16.5.2-a"
    assert {"event N35", "auto", "sr N23"} <= set(options(m))
    m = table(played={"R12": 5}, turn=5)
    assert lasting.severe_winter(m.state) == 11
    assert (winter.ops_limit(m.state), winter.mountain_drm(m.state, AT["teruel"])) == (3, -1)
    m.state.turn = 11
    assert (winter.ops_limit(m.state), winter.mountain_drm(m.state, AT["teruel"])) == (2, -2)
    assert winter.mountain_drm(m.state, AT["caspe"]) == 0
    m.state.played["R12"] = 170
    assert lasting.severe_winter(m.state) == 0


@pytest.mark.rule("crusade", "16.6.1", "16.6.2-a", "16.6.2-b", "16.6.2-c", "16.6.2-d", "2.2.1-e")
def test_16_6_armor():
    m = fight({"caspe": ["rep-t26:full", "rep-t26:full"]}, "belchite", ["nat-inf:full"], [(1, 1)], side="rep")
    assert kind(m) == "rep combat-cards"
    play(m, "claim-armor")
    assert events(m, "fire")[0]["drm"] == "+1"
    m = fight({"caspe": ["rep-t26:reduced"]}, "belchite", ["nat-inf:full"], [(1, 1)], side="rep")
    assert events(m, "fire")
    m = fight(
        {"caspe": ["rep-t26:full"]},
        "belchite",
        ["nat-inf:full"],
        [(1, 1)],
        side="rep",
        works={"belchite": "position"},
    )
    assert events(m, "fire")[0]["drm"] == "+0"


@pytest.mark.rule("crusade", "16.7.2", "16.7.1-a", "17.6.2-b", "17.6.3-b", "17.6.2-a")
def test_17_6_army_of_africa():
    m = table(turn=3, played={"N1": 1})
    assert columns.arrivals_of_turn_3(m.state) == (2, 5)
    for when, rounds in ((25, (1, 2)), (31, (1, 2)), (32, (2, 5))):
        m.state.played["N6"] = when
        assert columns.arrivals_of_turn_3(m.state) == rounds
    m = table(turn=3, side="nat", round=1, played={"N1": 1}, hands={"nat": ["N6"], "rep": []})
    assert kind(m) == "nat action"
    play(m, "event N6")
    assert kind(m) == "nat arrive"
    play(m, "land cadiz")
    assert m.state.strait == "nat"
    assert "nat-afr:full" in stack(m, "cadiz")


@pytest.mark.rule("crusade", "17.6.3-a", "17.6.4-a", "17.6.1", "17.5.3")
def test_17_6_3_arrival_before_the_action():
    m = table(turn=1, side="nat", round=2, played={"N1": 1}, hands={"nat": ["N3"], "rep": []})
    assert kind(m) == "nat arrive"
    assert why(m, "land huelva") == "17.6.4-a"
    play(m, "land cadiz")
    assert kind(m) == "nat action"
    m = table(turn=1, side="nat", round=2, hands={"nat": ["N3"], "rep": []})
    assert kind(m) == "nat action"  # no Air Bridge, no arrivals


@pytest.mark.rule("crusade", "17.6.4-b", "17.2.2", "17.2.1")
def test_17_6_4_b_who_missed_the_boat():
    full = ["nat-inf:full"] * 3
    m = table(
        turn=2,
        side="nat",
        round=2,
        played={"N1": 1},
        hands={"nat": ["N3"], "rep": []},
        units={"sevilla": full, "cadiz": full},
    )
    assert m.state.missed_afr == 1
    play(m, "sr N3")
    afr = next(GAME_ID(u) for u in range(len(m.state.where)) if m.state.where[u] == -5)
    assert why(m, f"sr {afr}") == "12.1.1"  # no room yet
    unit = named(m, "sevilla", "nat-inf")
    play(m, f"sr {unit}", "to ecija", f"sr {afr}")
    assert options(m) == ["to sevilla"]
    play(m, "to sevilla")
    assert m.state.missed_afr == 0
    assert why(
        m, f"sr {next(GAME_ID(u) for u in m.state.stacks[AT['sevilla']] if GAME_ID(u).startswith('nat-afr'))}"
    ) in ("12.1.3", "17.2.2")


@pytest.mark.rule("crusade", "17.1.1-a", "17.1.2-a", "17.1.2-b", "17.1.3", "3.0-north-zone")
def test_17_1_ammunition_shortage():
    m = table(turn=2, side="nat", round=1, hands={"nat": ["N3"], "rep": []}, played={"N1": 1})
    play(m, "ops N3", "activate-attack huesca")
    assert why(m, "activate-attack leon") == "17.1.2-a"
    assert why(m, "activate-move leon") == ""
    assert why(m, "activate-attack sevilla") == ""
    assert why(m, "activate-attack mallorca") == ""
    m = table(turn=2, units={p: ["nat-inf:full"] for p in ("merida", "zafra", "llerena", "santa-olalla")})
    settle(m.state)
    assert not m.state.ammo


@pytest.mark.rule("crusade", "17.3.1", "17.3.2-a", "17.3.2-b", "17.3.2-c", "17.3.2-d", "6.D.1-a")
def test_17_3_madrid():
    m = table(turn=4)
    control.attacked_near_madrid(m.state, AT["guadarrama"])
    assert m.state.madrid == -3
    control.occupied(m.state, AT["guadarrama"])
    assert m.state.madrid == -2
    control.attacked_near_madrid(m.state, AT["madrid"])
    assert m.state.madrid == -1
    control.attacked_near_madrid(m.state, AT["brunete"])
    assert m.state.madrid == -1
    control.occupied(m.state, AT["madrid"])
    assert m.state.madrid == 0
    m = table(phase="status", turn=5, vp=10, madrid=-2, hands={"nat": [], "rep": []}, rm=20)
    assert m.state.vp == 8


@pytest.mark.rule("crusade", "17.4.1", "17.4.2")
def test_17_4_coordination():
    units = {
        "ademuz": ["rep-mil:full"],
        "rubielos-de-mora": ["rep-mil:full"],
        "barracas": ["rep-pol:full"],
        "teruel": ["nat-pol:full"],
    }
    m = table(turn=1, side="rep", round=2, hands={"nat": [], "rep": ["R1"]}, units=units)
    play(m, "ops R1", *(f"activate-attack {p}" for p in list(units)[:3]), "done", "attack teruel")
    a, r, p = (
        named(m, "ademuz", "rep-mil"),
        named(m, "rubielos-de-mora", "rep-mil"),
        named(m, "barracas", "rep-pol"),
    )
    play(m, f"with {a}")
    assert why(m, f"with {r}") == "17.4.2"
    play(m, f"with {p}")
    assert why(m, f"with {r}") == "17.4.2"
    assert why(m, "fight") == ""
    assert columns.why_uncoordinated(m.state, {1: (UNIT[a],), 2: (UNIT[r],), 3: (UNIT[p],)}).rule == "17.4.2"


@pytest.mark.rule("crusade", "17.4.3", "17.4.1")
def test_17_4_3_catalans_stay_stubborn():
    m = table(turn=3, side="rep", played=["R1"])
    mil, cnt = UNIT[named(m, "ademuz", "rep-mil")], UNIT[named(m, "caspe", "rep-mil-cnt")]
    other = UNIT[named(m, "sarinena", "rep-mil-cnt")]
    assert columns.why_uncoordinated(m.state, {1: (mil,), 2: (cnt,)}) is None
    assert columns.why_uncoordinated(m.state, {1: (cnt,), 2: (other,)}).rule == "17.4.2"
    m.state.turn = 6
    assert columns.why_uncoordinated(m.state, {1: (cnt,), 2: (other,)}) is None


@pytest.mark.rule("crusade", "9.1.3", "11.4.8", "10.2.7-b")
def test_a_whole_round_keeps_the_board_sound():
    m = fight(
        {"caspe": ["rep-corps-i:full"]}, "belchite", ["nat-inf:full", "nat-mil:full"], [(6, 1)], side="rep"
    )
    resolve(m)
    assert not GAME.faults(m.state)
    assert holder(m, "belchite") == "nat"


@pytest.mark.rule("crusade", "16.1.1", "16.1.4.1", "11.1.5-b")
def test_16_1_4_1_why_a_siege_is_not_assaulted():
    m = table(
        turn=2, side="rep", round=2, hands={"nat": [], "rep": ["R1"]}, dice=[(6,)],
        units={"toledo": ["rep-mil:full", "rep-mil:full"], "illescas": ["nat-inf:full"]},
    )  # fmt: skip
    play(m, "ops R1", "activate-attack toledo", "done")
    assert why(m, "assault gijon") == "16.1.4.1"
    assert why(m, "assault illescas") == "16.1.1"
    play(m, "assault toledo", f"with {named(m, 'toledo', 'rep-mil')}", "fight")
    assert "attack illescas" in options(m)  # the other unit is free
    assert why(m, "assault toledo") == "11.1.5-b"


@pytest.mark.rule("crusade", "16.4.2.4-b", "16.4.2.4-a")
def test_16_4_2_4_b_who_cannot_go_home_moves_freely():
    asturias = [SPACE_IDS[p] for p in bits(REGION["asturias"])]
    units = {id: [] for id in asturias if id != "oviedo"}
    units |= {"santona": ["rep-mil-ast:full"] * 2, "santander": [], "cangas-de-onis": ["nat-inf:full"]}
    units |= {"san-vicente-de-la-barquera": ["nat-inf:full"], "puerto-del-escudo": ["nat-inf:full"]}
    m = table(turn=8, side="rep", round=2, hands={"nat": [], "rep": ["R42"]}, units=units, ammo=False)
    play(m, "ops R42", "activate-move santona", "done")
    unit = named(m, "santona", "rep-mil-ast")
    play(m, f"move {unit}", "step santander", "stop")  # abroad still, for no way leads home
    assert m.state.released >> UNIT[unit] & 1
    # By redeployment alike.
    m = table(turn=8, side="rep", round=2, hands={"nat": [], "rep": ["R42"]}, units=units, ammo=False)
    play(m, "sr R42", f"sr {named(m, 'santona', 'rep-mil-ast')}")
    assert {"to santander", "to bilbao"} <= set(options(m))


@pytest.mark.rule("crusade", "15.2.1-a", "15.2.1-b", "15.2.1.1", "15.2.2.1-a", "15.2.3-b")
def test_15_2_refusals_name_what_is_wrong():
    m = table(turn=5, phase="corps", units={"sevilla": ["nat-inf:full"]})
    assert why(m, "deploy nat-corps-ctv") == "15.2.1-b"
    assert why(m, "deploy nat-corps-urgel") == "15.2.1-a"
    assert why(m, "deploy rep-corps-i") == "15.2.1-a"
    play(m, "deploy nat-corps-i", "at sevilla")
    play(m, "deploy rep-corps-i", "at madrid")
    assert why(m, "deploy nat-corps-i") == "15.2.1.1"


@pytest.mark.rule("crusade", "12.1.8-e", "12.1.8-f", "12.1.8-a", "12.1.8-b", "12.1.8-d", "16.2.4.3-b")
def test_12_1_8_refusals_name_the_exception():
    m = table(
        turn=4, side="rep", round=2, hands={"nat": [], "rep": ["R1"]},
        reserve={"rep": ["rep-t26:full", "rep-mil-cnt:full", "rep-mil:full"], "nat": []},
    )  # fmt: skip
    play(m, "sr R1", "sr rep-t26-1")
    assert why(m, "to madrid") == "12.1.8-e"
    play(m, "to valencia")
    play(m, next(o for o in options(m) if "cnt" in o and where(m, o.split()[1]) == "reserve"))
    assert why(m, "to madrid") == "12.1.8-d"
    play(m, "to barcelona")
    play(m, next(o for o in options(m) if where(m, o.split()[1]) == "reserve"))
    assert why(m, "to albacete") == "12.1.8-a"
    m = table(
        turn=4, side="nat", round=2, hands={"nat": ["N3"], "rep": []},
        reserve={"nat": ["nat-inf:full", "nat-pz1:full"], "rep": []},
    )  # fmt: skip
    play(m, "sr N3", "sr nat-pz1-1")
    assert why(m, "to valladolid") == "12.1.8-f"
    play(m, "to la-coruna")
    play(m, next(o for o in options(m) if o.startswith("sr nat-inf") and where(m, o.split()[1]) == "reserve"))
    assert why(m, "to oviedo") == "16.2.4.3-b"


@pytest.mark.rule("crusade", "16.4.2.4-a", "10.2.1")
def test_16_4_2_4_a_building_does_not_spare_the_way_home():
    units = {"san-vicente-de-la-barquera": ["rep-mil-ast:full"] * 2, "cangas-de-onis": [], "gijon": []}
    m = table(turn=8, side="rep", round=2, hands={"nat": [], "rep": ["R42"]}, units=units, ammo=False)
    play(m, "ops R42", "activate-move san-vicente-de-la-barquera", "done")
    one, two = (named(m, "san-vicente-de-la-barquera", "rep-mil-ast", i) for i in (0, 1))
    assert why(m, f"build {one}") == "16.4.2.4-a"
    play(m, f"move {one}", "step cangas-de-onis", "stop")
    assert f"build {two}" in options(m)  # one alone may stay abroad


def moves(side, start, unit, **words):
    """The spaces a unit may enter first and stop in, from a space activated for movement."""
    card = "N41" if side == "nat" else "R42"
    hands = {"nat": [], "rep": []} | {side: [card]}
    m = table(turn=8, side=side, round=2, hands=hands, ammo=False, isolated=[], **words)
    play(m, f"ops {card}", f"activate-move {start}", "done", f"move {named(m, start, unit)}")
    found = set()
    for option in options(m):
        trial = m.clone()
        play(trial, option)
        if not trial.asks or trial.asks[0].kind != "march" or "stop" in options(trial):
            found.add(option.split()[1])
    return found


@pytest.mark.rule("crusade", "16.4.3.2-a", "16.4.2.1-b", "16.4.3.3")
def test_16_4_3_who_may_walk_in_the_north():
    # The Nationalists as they like.
    assert "durango" in moves("nat", "vitoria", "nat-inf", units={"vitoria": ["nat-inf:full"], "durango": []})
    # Strangers who were cut off there may move about in it.
    inside = {"bilbao": ["rep-rpa:full"], "durango": [], "orduna": []}
    assert {"durango", "orduna", "santona"} <= moves("rep", "bilbao", "rep-rpa", units=inside)
    m = table(turn=8, side="rep", round=2, hands={"nat": [], "rep": ["R42"]}, units=inside)
    play(m, "sr R42", f"sr {named(m, 'bilbao', 'rep-rpa')}")
    assert "to santander" in options(m)
    # Once it is joined to the rest, everybody.
    road = {"rep": ["jaca", "pamplona", "beasain"]}
    joined = {"beasain": ["rep-rpa:full"], "pamplona": [], "jaca": [], "durango": []}
    assert "durango" in moves("rep", "beasain", "rep-rpa", units=joined, control=road)


@pytest.mark.rule("crusade", "16.1.3-a", "16.2.3", "16.1.7-a", "16.3.3-c")
def test_16_1_3_a_who_counts_as_supplied_liberates():
    cabeza = AT["puerto-de-valderrepiso"]
    way = ["guadix", "baza", "velez-rubio", "caravaca", "hellin", "alcaraz", "valdepenas", "puertollano"]
    m = table(turn=3, isolated=["granada"], control={"nat": way}, units={"guadix": []})
    take(m.state, cabeza, "nat", "10.1.9")
    assert not supply.supplied(m.state, "nat") >> cabeza & 1
    assert "cabeza" not in m.state.sieges
    assert (m.state.vp, m.state.rm) == (7, 25)  # one morale; the point is for the Alcázar alone
    m = table(turn=3, isolated=["granada"], control={"nat": way[1:]})
    take(m.state, cabeza, "nat", "10.1.9")
    assert "cabeza" in m.state.sieges  # cut off from Granada and everybody else


@pytest.mark.rule("crusade", "17.3.2-a", "17.3.2-b", "17.3.2-c")
def test_17_3_2_the_deeds_move_the_marker():
    def after(start, space):
        m = table(
            turn=3, side="nat", round=2, hands={"nat": ["N3"], "rep": []}, ammo=False,
            units={start: ["nat-inf:full"], space: []},
        )  # fmt: skip
        play(m, "ops N3", f"activate-move {start}", "done", f"move {named(m, start, 'nat-inf')}")
        play(m, f"step {space}")
        return m.state.madrid

    assert after("avila", "cebreros") == -3
    assert after("segovia", "guadarrama") == -2  # its occupation counts
    assert after("guadarrama", "madrid") == 0

    units = {"madrid": ["rep-mil:full"], "brunete": []}
    m = table(
        turn=3,
        side="rep",
        round=2,
        hands={"nat": [], "rep": ["R1"]},
        units=units,
        control={"nat": ["brunete"]},
    )
    play(m, "ops R1", "activate-move madrid", "done", f"move {named(m, 'madrid', 'rep-mil')}", "step brunete")
    assert m.state.madrid == -3  # the Republic's own steps are no deed of the enemy

    def attacked(start, space):
        m = fight({start: ["nat-inf:full"]}, space, ["rep-corps-v:full"], [(1, 6)], turn=3)
        return m.state.madrid

    assert attacked("segovia", "guadarrama") == -3  # an attack on it does not
    assert attacked("guadarrama", "brunete") == -2
    assert attacked("guadarrama", "madrid") == -1


@pytest.mark.rule("crusade", "16.3.3-d", "16.3.3-e")
def test_16_3_3_d_the_border_counts_each_time_it_is_closed():
    france = [SPACE_IDS[p] for p in bits(BORDER["france"])]
    m = table(units={p: [] for p in france}, rm=10)
    m.state.control |= BORDER["france"]
    settle(m.state)
    levels = [m.state.rm]
    for side in ("rep", "nat", "rep", "nat"):
        take(m.state, AT["figueras"], side, "10.1.9")
        levels.append(m.state.rm)
    assert levels == [8, 10, 8, 10, 8]
    assert m.state.marks.count("french-border") == 1


@pytest.mark.rule("crusade", "16.3.3-h", "16.3.3-j", "16.3.3-i")
def test_16_3_3_j_the_north_is_a_fragment_only_once_it_was_joined():
    m = table("two-years-of-war", turn=8, rm=15)
    settle(m.state)
    assert not control.divided(m.state, "rep")  # separated from the start: no division
    large = [g for g in supply.zone_groups(m.state, "rep") if g.bit_count() >= 8]
    assert len(large) == 2
    m.state.marks.append("north-joined")
    assert control.divided(m.state, "rep")
    m.state.turn = 5
    settle(m.state)
    assert "rep-divided" not in m.state.marks  # nothing of the kind before turn 6
    m.state.turn = 6
    settle(m.state)
    settle(m.state)
    assert (m.state.rm, m.state.marks.count("rep-divided")) == (14, 1)  # once


@pytest.mark.rule("crusade", "8.5.5.5")
@pytest.mark.parametrize(("card", "vp", "rm"), [("R27", 0, -1), ("R42", 1, 0)])
def test_8_5_5_5_the_bonus_goes_with_the_space(card, vp, rm):
    m = table(turn=14, bonus={"brunete": card}, control={"rep": ["brunete"]})
    before = m.state.vp, m.state.rm
    take(m.state, AT["brunete"], "nat", "10.1.9")
    assert (m.state.vp - before[0], m.state.rm - before[1]) == (vp, rm)
    assert not m.state.bonus
    take(m.state, AT["brunete"], "rep", "10.1.9")
    take(m.state, AT["brunete"], "nat", "10.1.9")
    assert (m.state.vp - before[0], m.state.rm - before[1]) == (vp, rm)  # the marker is gone for good


@pytest.mark.rule("crusade", "16.3.3-h", "16.3.3-j")
def test_16_3_3_h_the_nationalist_zone_divided():
    m = table(turn=8, rm=20)  # as at the start of the war: two zones that were never one
    settle(m.state)
    assert m.state.rm == 20
    m = table(turn=8, rm=20, marks=["nat-joined"])
    settle(m.state)
    settle(m.state)
    assert (m.state.rm, m.state.marks.count("nat-divided")) == (21, 1)


FREE, BOUND = "rep-mil-bas-1", "rep-mil-bas-2"


def two_basques(strength="full", **words):
    """Two Basques in Santoña, alike but that the Northern rule no longer binds the first."""
    units = {"santona": [f"{FREE}:{strength}", f"{BOUND}:{strength}"], **words.pop("units", {})}
    return table(turn=8, side="rep", rm=20, units=units, released=[FREE], ammo=False, **words)


@pytest.mark.rule("crusade", "16.4.2.4-a", "16.4.2.4-b")
def test_16_4_2_4_b_the_free_and_the_bound_redeploy_each_by_its_own_rule():
    m = two_basques(round=2, hands={"nat": [], "rep": ["R42"]})
    play(m, "sr R42")
    assert {f"sr {FREE}", f"sr {BOUND}"} <= set(options(m))
    play(m, f"sr {FREE}")
    assert "to santander" in options(m)
    m = two_basques(round=2, hands={"nat": [], "rep": ["R42"]})
    play(m, "sr R42", f"sr {BOUND}")
    assert "to bilbao" in options(m)
    assert why(m, "to santander") == "16.4.2.4-a"


@pytest.mark.rule("crusade", "16.4.2.4-b", "14.1.2-b")
def test_16_4_2_4_b_a_step_is_restored_of_the_free_or_of_the_bound():
    m = two_basques("reduced", phase="replacement", rp={"rep": 0.5})
    assert {f"restore {FREE} rep", f"restore {BOUND} rep"} <= set(options(m))


@pytest.mark.rule("crusade", "16.4.2.4-b", "11.3.4-a", "11.4.5-a")
def test_16_4_2_4_b_losses_and_retreat_fall_on_the_free_or_the_bound():
    m = fight(
        {"aguilar-de-campoo": ["nat-inf:full"] * 3}, "puerto-del-escudo", [f"{FREE}:full", f"{BOUND}:full"],
        [(3, 1)], released=[FREE],
    )  # fmt: skip
    assert options(m) == [f"lose {FREE}", f"lose {BOUND}"]
    play(m, f"lose {BOUND}", f"lose {FREE}", "retreat")
    assert options(m) == [f"withdraw {FREE}", f"withdraw {BOUND}"]


@pytest.mark.rule("crusade", "16.4.2.4-b", "15.2.2.2-a", "11.3.5-a")
def test_16_4_2_4_b_the_free_and_the_bound_are_two_for_the_reserve():
    m = two_basques(round=2, hands={"nat": [], "rep": []})
    assert {UNIT[FREE], UNIT[BOUND]} <= set(progress.helpful(m.state, "rep"))
    m = table(turn=8, reserve={"rep": [FREE, BOUND], "nat": []}, released=[FREE])
    assert losses.replacements(m.state, "basque") == [UNIT[FREE], UNIT[BOUND]]


@pytest.mark.rule("crusade", "16.4.2.4-b")
def test_16_4_2_4_b_the_counter_shows_that_it_is_free():
    m = two_basques(round=2, hands={"nat": [], "rep": []})
    marks = {piece["id"]: piece.get("marks") for piece in GAME.view(m.state, "nat")["pieces"]}
    assert (marks[FREE], marks[BOUND]) == (["free"], None)
    with pytest.raises(ValueError, match="no regional counter"):
        table(released=["nat-inf-1"])


@pytest.mark.rule("crusade", "11.1.7", "12.1.3")
def test_a_counter_that_took_no_part_is_no_twin_of_one_that_did():
    m = table(
        turn=8, side="nat", round=2, hands={"nat": ["N41"], "rep": []}, ammo=False, dice=[(1, 3)],
        units={"caspe": ["nat-inf:full", "nat-inf:full", "nat-mil:full"], "alcaniz": ["rep-mil:full"] * 3},
    )  # fmt: skip
    first, idle, second = (
        named(m, "caspe", "nat-inf"),
        named(m, "caspe", "nat-inf", 1),
        named(m, "caspe", "nat-mil"),
    )
    play(m, "ops N41", "activate-attack caspe", "done", "attack alcaniz", f"with {first}", f"with {second}")
    play(m, "fight")
    assert kind(m) == "nat losses"
    assert why(m, f"lose {idle}") == "11.1.7"
    m = table(
        turn=8, side="nat", round=2, hands={"nat": ["N41"], "rep": []}, ammo=False,
        units={"zaragoza": ["nat-inf:full"], "huesca": ["nat-inf:full"]},
    )  # fmt: skip
    gone = named(m, "huesca", "nat-inf")
    play(m, "sr N41", f"sr {gone}", "to zaragoza")
    assert why(m, f"sr {gone}") == "12.1.3"


def zone(start, size, closed=0):
    """So many spaces joined to a start, none of them closed."""
    found = 1 << AT[start]
    while found.bit_count() < size:
        found |= 1 << bits(graph(-1, False).around(found) & ~closed & ~found)[0]
    return found


@pytest.mark.rule("crusade", "16.3.3-k")
@pytest.mark.parametrize(("size", "counts"), [(7, False), (8, True)])
def test_16_3_3_k_a_part_of_a_divided_zone_has_eight_spaces_or_more(size, counts):
    north = sum(REGION.values())
    part = zone("barcelona", size, north)
    rest = zone("valencia", 20, north | part | graph(-1, False).around(part))
    m = table(turn=12, clear=True)
    m.state.control = LAND & ~(part | rest)
    assert control.divided(m.state, "rep") is counts
