"""Supply, reach, odds, the table and the set-up, against a second reckoning that knows no bit sets."""

from fractions import Fraction
from random import Random

import pytest

from frente.engine import Match
from frente.games.arriba import GAME
from frente.games.arriba.definitions import (
    AREA_ROWS,
    AREAS,
    CAPITAL,
    COLUMNS,
    COUNTRY,
    CRT,
    FACTION_SIDE,
    FACTIONS,
    GOBERNITOS,
    NEIGHBOURS,
    PLACE_IDS,
    REGIONS,
    SETUP,
    SIDES,
    UNIT_FACTION,
    UNITS,
    areas_of,
)
from frente.games.arriba.rules.movement import home_range, reach
from frente.games.arriba.rules.organization import why_not_together
from frente.games.arriba.rules.placement import has_place, places_for
from frente.games.arriba.rules.setup import new_state
from frente.games.arriba.rules.strength import (
    air_choices,
    all_disrupted,
    asset_choices,
    attack_strength,
    final_column,
    shifts,
)
from frente.games.arriba.rules.supply import in_supply, supplied_areas
from frente.games.arriba.rules.table import (
    ALL,
    Outcome,
    column,
    column_name,
    look_up,
    point_choices,
    result_text,
    spend_points,
)
from frente.games.arriba.state import Arriba, cadre, cf, is_division, occupied

from .situations import situation

NEAR = {name: {AREAS[b] for b in areas_of(NEIGHBOURS[a])} for a, name in enumerate(AREAS)}
ROW = {row["id"]: row for row in AREA_ROWS}


def holds(s: Arriba, side: str) -> set[str]:
    """The cities that the side's units occupy."""
    return {AREAS[g.area] for g in s.groups.values() if g.side == side and g.city and g.units}


def fed(s: Arriba, side: str) -> set[str]:
    """11.1, read aloud."""
    if s.turn == 1:
        return set(AREAS)
    holder = dict(zip(REGIONS, s.control, strict=True))
    mine = {name for name in AREAS if holder[ROW[name]["region"]] == side}
    mine |= {name for name in holds(s, side) if holder[ROW[name]["region"]] == ""}
    found = mine | {near for name in mine for near in NEAR[name]}
    for country, column_of in (("fr", "adjacent_france"), ("po", "adjacent_portugal")):
        box = s.boxes[COUNTRY[country]]
        if (box <= -2) if side == "government" else (box >= 2):
            found |= {name for name in AREAS if ROW[name][column_of] == "1"}
    return found


@pytest.mark.rule("arriba", "11.1-a", "11.1-b", "11.1-c", "11.1-d", "11.1.3", "14.2-e", "11.1.2-b")
@pytest.mark.parametrize("seed", range(12))
def test_supply_and_what_it_does_to_an_attack(seed):
    s = situation(seed, "combat").state
    for side in SIDES:
        supplied = supplied_areas(s, side)
        assert {AREAS[a] for a in areas_of(supplied)} == fed(s, side)
        for g in s.groups.values():
            if g.side != side or not g.units:
                continue
            starving = []
            for u in g.units:
                faction = UNIT_FACTION[u]
                good = AREAS[g.area] in fed(s, side)
                if faction in GOBERNITOS:
                    good = s.turn == 1 or AREAS[CAPITAL[faction]] not in holds(s, "rebel")
                assert in_supply(s, u, g.area, supplied) is good
                starving += [] if good else [u]
            hungry = sum(cf(s, u) for u in starving)
            total = sum(cf(s, u) for u in g.units) - hungry + -(-hungry // 2)
            assert attack_strength(s, g, True, "attack") == total
            many = sum(is_division(s, u) for u in g.units) >= 2
            assert attack_strength(s, g, False, "attack") == (-(-total // 2) if many else total)
            assert attack_strength(s, g, False, "counterattack") == total


def walked(s: Arriba, side: str, start: str, home: set[str]) -> set[str]:
    """8.2, step by step: every path without enemies, and one step more to meet them."""
    foes = {AREAS[g.area] for g in s.groups.values() if g.side != side and g.units}
    known = set() if start in foes else {start}
    edge = [start]
    while edge:
        here = edge.pop()
        for near in NEAR[here] & home - foes - known:
            known.add(near)
            edge.append(near)
    met = {name for name in foes & home if NEAR[name] & known}
    return known | met | {start}


@pytest.mark.rule("arriba", "8.2-a", "8.2-b", "8.2-c", "8.2.2")
@pytest.mark.parametrize("seed", range(12))
def test_how_far_a_battlegroup_may_march(seed):
    s = situation(seed, "movement", most=24).state
    near = {f: region_and_neighbours(AREAS[CAPITAL[f]]) for f in GOBERNITOS}
    for g in s.groups.values():
        home = set(AREAS)
        for u in g.units:
            home &= near.get(UNIT_FACTION[u], home)
        assert {AREAS[a] for a in areas_of(home_range(g.units))} == home
        goals = {AREAS[a] for a in areas_of(reach(s, g, g.area))}
        assert goals == walked(s, g.side, AREAS[g.area], home)


def region_and_neighbours(capital: str) -> set[str]:
    region = {name for name in AREAS if ROW[name]["region"] == ROW[capital]["region"]}
    close = {ROW[near]["region"] for name in region for near in NEAR[name]} | {ROW[capital]["region"]}
    return {name for name in AREAS if ROW[name]["region"] in close}


@pytest.mark.rule("arriba", "6.2-a", "6.6-a", "6.6-e", "6.6-f", "6.6-g")
@pytest.mark.parametrize("seed", range(8))
def test_where_units_of_a_faction_may_appear(seed):
    s = situation(seed, "strategic", most=seed).state
    for faction, name in enumerate(FACTIONS):
        cities = holds(s, FACTION_SIDE[faction])
        places = {"colonial": {("spanish-morocco", False)}, "carlist": {("pamplona", False)}}.get(name, set())
        if name in ("anarchist", "poum", "catalonia", "asturias", "basque", "santandero"):
            places = {(AREAS[CAPITAL[faction]], False)}
        elif name == "carlist":
            places |= {("pamplona", True)} if "pamplona" in cities else set()
        elif name == "italian":
            places = {(a, True) for a in cities if ROW[a]["mediterranean_port"] == "1"}
        elif name != "colonial":
            places = {(a, True) for a in cities} | (
                {("spanish-morocco", False)} if name == "nationalist" else set()
            )
        found = [(PLACE_IDS[a], city) for a, city in places_for(s, faction)]
        assert (set(found), len(found)) == (places, len(places))
        assert has_place(occupied(s, FACTION_SIDE[faction]), faction) is bool(places)


WINTER = (3, 8, 13)


@pytest.mark.rule("arriba", "9.1.2-b", "9.1.3", "9.1.4", "9.1.5", "15.3-b", "9.1.6-b", "9.1.7-a")
@pytest.mark.parametrize("seed", range(10))
def test_the_shifts_and_the_points_of_every_battle(seed):
    s = situation(seed, "combat", most=22, lasting={"attack-shift:rebel": -1}).state
    for a in s.groups.values():
        for d in s.groups.values():
            if a.side == d.side or not a.units or not d.units:
                continue
            place = AREAS[d.area]
            level = s.ps[SIDES.index(a.side)]
            walls = [AREAS[x] for x in areas_of(s.forts[SIDES.index(d.side)])]
            want = {
                "cadre": max(cadre(s, u) for u in a.units) - max(cadre(s, u) for u in d.units),
                "high-support": int(level >= 80),
                "low-support": -int(level <= 20),
                "city": -int(d.city),
                "mountain": -int(ROW[place]["mountain"]),
                "fort": -int(d.city and place in walls),
                "winter": -int(s.turn in WINTER),
                "event": -int(a.side == "rebel"),
            }
            assert {name: n for name, n, _ in shifts(s, a, d)} == {k: n for k, n in want.items() if n}
            total = sum(want.values())
            ours, theirs = attack_strength(s, a, True, "attack"), sum(cf(s, u) for u in d.units)
            assert final_column(s, a, d, ours) == column(ours, theirs) + total
    for g in s.groups.values():
        count, ready = len(g.units), s.air_ready[SIDES.index(g.side)]
        german = g.side == "rebel" and s.condor[0] == "ready"
        pairs = {(own, ge) for own in range(ready + 1) for ge in range(german + 1) if own + ge <= count}
        assert set(air_choices(s, g, True, "attack")) == pairs
        late = {pair for pair in pairs if sum(pair) <= 1}
        assert set(air_choices(s, g, True, "breakthrough")) == late
        assert set(air_choices(s, g, False, "breakthrough")) == pairs
        tanks, guns = g.armor + g.german, g.artillery
        both = {(x, y) for x in range(tanks + 1) for y in range(guns + 1) if x + y <= count}
        assert set(asset_choices(s, g, True, "attack")) == both
        assert set(asset_choices(s, g, False, "attack")) == {(x, y) for x, y in both if x == 0}
        assert all_disrupted(s, g) is all(s.disrupted >> u & 1 for u in g.units)


# --- the Combat Results Table ----------------------------------------------------------------------
@pytest.mark.rule("arriba", "9.1-e", "9.2.2-a", "9.2.2-b", "9.2.2-d")
def test_every_odds_of_two_numbers():
    ratios = [Fraction(*map(int, name.split(":"))) for name in COLUMNS]
    for ours in range(1, 40):
        for theirs in range(1, 40):
            odds = Fraction(ours, theirs)
            number = column(ours, theirs)
            if odds < ratios[0]:
                assert column_name(number) == f"1:{-(-theirs // ours)}"
                assert number == 3 - -(-theirs // ours)
            elif odds >= 7:
                assert column_name(number) == f"{ours // theirs}:1"
                assert number == ours // theirs + 1
            else:
                assert number == max(i for i, ratio in enumerate(ratios) if odds >= ratio)
                assert column_name(number) == COLUMNS[number]


@pytest.mark.rule("arriba", "9.1-e", "9.2-a", "9.2.2-b", "9.2.2-c", "9.2.2-e", "9.2.2-f")
def test_every_result_of_the_table():
    for number in range(-4, 12):
        for roll in range(-4, 12):
            text = CRT[max(-1, min(8, roll))][max(0, min(7, number))]
            for shaken in (False, True):
                found = look_up(number, roll, shaken)
                if text == "X":
                    assert (found, result_text(found)) == (Outcome(True, 0, 0, 0), "X")
                    continue
                ours, theirs = text.split("/")
                lost = ALL if ours == "E" else max(0, int(ours) - shaken)
                done = ALL if theirs == "E" else max(0, int(theirs) + min(number, 0))
                assert found == Outcome(False, lost, done, max(0, number - 7))
                shown = "/".join("E" if n == ALL else str(n) for n in (lost, done))
                assert result_text(found) == shown


@pytest.mark.rule("arriba", "9.2.2-c", "9.2.2-f")
@pytest.mark.parametrize(
    ("outcome", "choices"),
    [
        (Outcome(False, 2, 3, 0), [0]),
        (Outcome(False, 2, 3, 2), [2, 1, 0]),
        (Outcome(False, 2, ALL, 2), [0]),
        (Outcome(False, ALL, 3, 2), [2]),
        (Outcome(False, ALL, ALL, 2), [0]),
    ],
)
def test_notional_columns_go_where_there_is_a_number(outcome, choices):
    assert point_choices(outcome) == choices
    for n in choices:
        spent = spend_points(outcome, n)
        lost = ALL if outcome.attacker == ALL else max(0, outcome.attacker - (outcome.points - n))
        done = ALL if outcome.defender == ALL else outcome.defender + n
        assert spent == Outcome(False, lost, done, 0)


# --- the set-up ------------------------------------------------------------------------------------
def brigades(s: Arriba) -> dict[tuple[str, str], list[str]]:
    """The factions of the brigades in each place, in the city or at large."""
    found: dict[tuple[str, str], list[str]] = {}
    for g in s.groups.values():
        spot = (AREAS[g.area], "city" if g.city else "large")
        found.setdefault(spot, []).extend(FACTIONS[UNIT_FACTION[u]] for u in g.units)
    return {spot: sorted(names) for spot, names in found.items()}


@pytest.mark.rule("arriba", "14.1-a", "ERR-2", "7.1.1-b")
def test_the_printed_set_up_row_by_row():
    s = Match.start(GAME, seed="printed").state
    found = brigades(s)
    for row in SETUP:
        if row["place"] == "spanish-morocco":
            assert len(s.morocco) == int(row["brigades"])
            continue
        here = found.get((row["place"], "city"), []) + found.get((row["place"], "large"), [])
        assert here.count(row["faction"]) == int(row["brigades"])
    assert found["barcelona", "city"] == ["catalonia", "popular-army", "popular-army"]
    assert found["barcelona", "large"] == ["anarchist", "anarchist", "poum"]
    assert found["oviedo", "city"] == ["nationalist"]
    assert found["oviedo", "large"] == ["asturias", "asturias"]
    assert found["madrid", "city"] == ["popular-army"] * 3
    assert found["pamplona", "city"] == ["carlist", "carlist", "nationalist"]
    assert s.phase == "set-up"


def revolt(*faces: tuple[int, ...]) -> Arriba:
    """The variable set-up with these dice for the first rows; all others stay as they are printed."""
    rows = [row for row in SETUP if row["revolt_low"]][len(faces) :]
    printed = [(6 if row["side"] == "government" else 1,) * int(row["brigades"]) for row in rows]
    rolls = [*faces, *printed]
    match = Match(GAME, Match.start(GAME, "variable", seed="r").setup, "r")
    match.forced = [*rolls, (3,), (4,), (4,)]
    match._run()
    match.forced = []
    return match.state


@pytest.mark.rule("arriba", "15.6-a", "15.6-b", "15.6-c")
def test_every_brigade_rolls_for_its_side_and_a_shared_city_is_diced_for():
    # Madrid rebels on a 1: one of three. Guadalajara on 1 or 2, Toledo on 1 to 3.
    s = revolt((1, 2, 6), (2,), (4,), (2,), (3,), (1, 2))
    found = brigades(s)
    assert found["madrid", "city"] == ["popular-army", "popular-army"]  # a 3: the Government's
    assert found["madrid", "large"] == ["nationalist"]
    assert found["guadalajara", "city"] == ["nationalist"]
    assert found["toledo", "city"] == ["popular-army"]
    assert found["ciudad-real", "city"] == ["popular-army"]
    assert found["albacete", "city"] == ["popular-army"]
    assert found["barcelona", "city"] == ["nationalist"]  # a 4: the Rebel's
    assert found["barcelona", "large"] == ["anarchist", "anarchist", "catalonia", "popular-army", "poum"]
    rebels = {place for (place, _), names in found.items() if "nationalist" in names}
    printed = {row["place"] for row in SETUP if row["faction"] == "nationalist"}
    assert rebels == printed | {"madrid", "guadalajara", "barcelona"}
    assert [UNITS[u].id for u in s.morocco] == ["co-b01", "co-b02", "co-b03", "co-b04", "co-b05"]
    assert [e.data["roll"] for e in s.log.events if e.kind == "roll"].count("revolt-city") == 3
    assert found["oviedo", "city"] == ["nationalist"]
    assert found["oviedo", "large"] == ["asturias", "asturias"]


@pytest.mark.rule("arriba", "14.1-b", "15.5-a")
def test_doctrine_is_rolled_before_the_first_turn_if_it_is_played():
    assert new_state(3, ["doctrine"]).players == 3
    match = Match.start(GAME, options={"doctrine": True}, seed="d", forced=[(1,) * 8, (6,) * 8])
    told = [e.data["side"] for e in match.state.log.events if e.kind == "doctrine"]
    assert told == ["government", "rebel"]
    plain = Match.start(GAME, seed="d")
    assert not [e for e in plain.state.log.events if e.kind == "doctrine"]


@pytest.mark.rule("arriba", "14.1-a", "14.1-b")
def test_both_organize_before_the_first_turn():
    match = Match.start(GAME, seed="o")
    seen = []
    while match.state.phase == "set-up":
        ask = match.asks[0]
        seen.append((ask.kind, ask.seat, ask.rule))
        match.answer(ask.seat, "done")
    assert seen == [("organize", "government", "14.1-a"), ("organize", "rebel", "14.1-a")]
    assert match.state.turn == 1


@pytest.mark.rule("arriba", "7.1.1-a", "7.1.1-b", "7.1.1-c")
@pytest.mark.parametrize("seed", range(3))
def test_who_may_stand_together_by_the_words_of_the_rule(seed):
    luck = Random(seed)
    for _ in range(300):
        side = luck.choice(SIDES)
        pool = [u for u, unit in enumerate(UNITS) if unit.side == side]
        units = tuple(luck.sample(pool, luck.randint(0, 5)))
        names = {FACTIONS[UNIT_FACTION[u]] for u in units}
        rule = ""
        if len(units) > {"government": 3, "rebel": 4}[side]:
            rule = "7.1.1-a"
        elif names & {"anarchist", "poum"} and names & {"popular-army", "international-brigade"}:
            rule = "7.1.1-b"
        elif "italian" in names and len(names) > 1:
            rule = "7.1.1-c"
        refusal = why_not_together(units)
        assert (refusal.rule if refusal else "") == rule
