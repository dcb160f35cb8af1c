"""Cards that work later, or for good: when they begin, what they do, and when they end (18.5, 18.6)."""

from typing import Any

import pytest
from tests.games.espana.table import (
    EMPTY,
    LANDS,
    N,
    R,
    asked,
    do,
    events,
    facts,
    options,
    pass_to,
    refusal,
    table,
    verbs,
)

from frente.games.espana.definitions import CARDS, SEATS, SHIP
from frente.games.espana.rules.naval.guns import air_sea_modifier


def played(card: str, turn: int, set=None, **options_):
    """The card has just been played, with nothing cancelled."""
    side = SEATS[CARDS[card].side]
    set = {
        **EMPTY,
        "units": {"burgos": ["n-reg 2"], "madrid": ["r-reg 2"]},
        "markers": LANDS,
        "turn": turn,
        "phase": "events",
        "hands": {N: [], R: [], side: [card]},
        **(set or {}),
    }
    match = table(set, optional_cards=CARDS[card].optional, naval=CARDS[card].naval, **options_)
    if asked(match)[0] != side:
        do(match, "pass")
    do(match, f"play {card}")
    while asked(match)[1] in ("place", "strengthen", "take"):
        do(match, "enough" if "enough" in options(match) else options(match)[0])
    return match


DULL = ("done", "pass", "enough", "none", "let", "stop", "end")


def until(match, turn: int, kind: str, seat: str = "") -> None:
    """Dull play on to an ask of this kind in this turn."""
    while match.state.turn < turn or asked(match)[1] != kind or asked(match)[0] != (seat or asked(match)[0]):
        assert match.state.turn <= turn
        tokens = options(match)
        do(match, next((t for t in tokens if t in DULL or t.startswith("pass ")), tokens[0]))


# --- points --------------------------------------------------------------------------------------------
POINTS = [
    ("n-15", N, 3),
    ("n-25", R, -1),
    ("n-32", N, 3),
    ("n-34", N, 1),
    ("n-42", R, -3),
    ("r-08", R, 3),
    ("r-22", R, 2),
    ("r-23", R, 2),
    ("r-28", R, 4),
    ("r-43", N, -3),
    ("r-44", R, 3),
]


@pytest.mark.rule("espana", "18.5", "19.1")
@pytest.mark.parametrize(("card", "seat", "points"), POINTS)
def test_points_come_or_go_once_in_the_next_replacement_phase(card, seat, points):
    held = {N: [*LANDS[N], "zaragoza", "toledo"], R: [*LANDS[R], "gerona", "barcelona", "teruel"]}
    quiet = {"markers": held, "cities": [4, 4, 4], "turn": 7 if CARDS[card].period else 3}
    now = played(card, quiet["turn"], quiet)
    pass_to(now, "spend")
    plain = {N: 8, R: 8}
    assert events(now, "points")[-1] == {"nationalist": plain[N], "republican": plain[R]} | {seat: 8 + points}
    assert facts(now)["lasting"] == []
    # Played in a turn without the phase, the card waits for the next.
    later = played(card, quiet["turn"] - 1, {**quiet, "turn": quiet["turn"] - 1})
    assert facts(later)["lasting"] == [card]
    while not events(later, "points"):
        assert facts(later)["lasting"] == [card]
        do(later, next((t for t in options(later) if t in ("pass", "done", "let")), options(later)[0]))
    got = events(later, "points")[-1][seat]
    n, r, both = later.state.kc
    assert got == (n if seat == N else r) + both + points
    assert facts(later)["lasting"] == []


@pytest.mark.rule("espana", "18.5", "19.1")
def test_points_never_fall_below_none():
    match = played("r-43", 7, {"cities": [1, 10, 1]})
    pass_to(match, "spend")
    assert events(match, "points")[-1] == {"nationalist": 0, "republican": 11}


# --- Morocco -------------------------------------------------------------------------------------------
WAITING = {
    "units": {
        "burgos": ["n-reg 2"],
        "madrid": ["r-reg 2"],
        "sevilla": ["n-reg 1"],
        "cadiz": ["n-reg 1"],
        "morocco": ["n-leg 2", "n-leg 2", "n-afr 2", "n-afr 2", "pz-i", "pz-i", "pz-i", "pz-i"],
    },
}


def ferries(match) -> dict[str, int]:
    """Send as many as the rules allow; how many went to each shore."""
    went = {"sevilla": 0, "cadiz": 0}
    while asked(match)[1] == "ferry" and verbs(match, "ferry"):
        token = options(match)[0]
        went[token.split(" ")[2]] += 1
        do(match, token)
    return went


@pytest.mark.rule("espana", "18.5", "12.1-b", "12.1-c")
def test_n_02_one_more_unit_to_sevilla_at_the_next_upkeep_only():
    match = played("n-02", 3, WAITING)
    until(match, 4, "ferry")
    assert ferries(match) == {"sevilla": 2, "cadiz": 2}
    assert facts(match)["lasting"] == []
    until(match, 5, "ferry")
    assert ferries(match) == {"sevilla": 1, "cadiz": 2}


STRAIT = {
    **EMPTY,
    **WAITING,
    "units": {**WAITING["units"], "estrecho": ["libertad"]},
    "markers": LANDS,
    "turn": 4,
    "phase": "upkeep",
}


@pytest.mark.rule("espana", "18.5", "12.2-b")
def test_n_02_goes_over_a_strait_in_enemy_hands():
    kept = {"card": "n-02", "kind": "morocco_extra", "side": N, "boxes": ["sevilla"], "value": 1}
    assert asked(table(STRAIT, naval=True))[1] != "ferry"
    match = table({**STRAIT, "lasting": [kept]}, naval=True)
    assert ferries(match) == {"sevilla": 1, "cadiz": 0}
    disputed = {**STRAIT["units"], "estrecho": ["libertad", "espana"]}
    both = table({**STRAIT, "units": disputed, "lasting": [kept]}, naval=True)
    assert ferries(both) == {"sevilla": 2, "cadiz": 1}


@pytest.mark.rule("espana", "18.5", "12.2-b", "25.11-e")
def test_n_nav_02_the_strait_does_not_matter_once():
    kept = {"card": "n-nav-02", "kind": "ignore_estrecho", "side": N}
    match = table({**STRAIT, "lasting": [kept]}, naval=True)
    assert ferries(match) == {"sevilla": 1, "cadiz": 2}
    assert facts(match)["lasting"] == []


# --- battles of the next turn --------------------------------------------------------------------------
def besieged(box: str) -> dict[str, Any]:
    """Both fight for one box; nowhere else does a side have units, so its general can only go there."""
    return {
        "units": {box: ["n-reg 2", "r-reg 2"]},
        "markers": {N: [*LANDS[N], "zaragoza", *(["teruel"] if box != "teruel" else [])], R: LANDS[R]},
        "board": ["queipo", "rojo"],
        "gone": ["mola", "varela", "yague", "miaja", "durruti", "breguet-n", "breguet-r"],
    }


def attack_dice(match, turn: int, general: str) -> tuple[int, int]:
    """How many dice each rolls when this general's side attacks in this turn."""
    until(match, turn, "pick", N if general == "gen-queipo" else R)
    done = len(events(match, "roll"))
    do(match, f"battle {general}")
    mine, theirs = ("n-reg-s1", "r-reg-s1") if general == "gen-queipo" else ("r-reg-s1", "n-reg-s1")
    do(match, f"attack {mine} {theirs}")
    while match.asks and asked(match)[1] in ("support", "card"):
        do(match, "enough" if asked(match)[1] == "support" else "none")
    rolls = {e["roll"]: len(e["dice"]) for e in events(match, "roll")[done:]}
    return rolls["attack"], rolls["defence"]


@pytest.mark.rule("espana", "18.5", "16.5-a")
@pytest.mark.parametrize(
    ("card", "turn", "box"),
    [("r-09", 4, "madrid"), *(("r-32", 8, b) for b in ("valencia", "castellon", "teruel", "cuenca"))],
)
def test_r_09_and_r_32_one_more_die_for_the_defence_next_turn(card, turn, box):
    def fight(after, where, general):
        start = played(card, turn, besieged(where))
        return attack_dice(start, turn + after, general)

    assert fight(1, box, "gen-queipo") == (2, 3)
    assert fight(1, box, "gen-rojo") == (2, 2)  # not in attack
    assert fight(1, "guadalajara", "gen-queipo") == (2, 2)  # not elsewhere
    assert fight(2, box, "gen-queipo") == (2, 2)  # nor a turn later


@pytest.mark.rule("espana", "18.5", "15.1-b")
def test_n_41_no_republican_battle_in_madrid_next_turn():
    match = played("n-41", 8, besieged("madrid"))
    until(match, 9, "pick", N)
    assert "battle gen-queipo" in options(match)  # the Nationalist may
    until(match, 9, "pick", R)
    assert refusal(match, "battle gen-rojo") == "18.5"
    until(match, 10, "pick", R)
    assert "battle gen-rojo" in options(match)
    elsewhere = played("n-41", 8, besieged("guadalajara"))
    until(elsewhere, 9, "pick", R)
    assert "battle gen-rojo" in options(elsewhere)


# --- for good ------------------------------------------------------------------------------------------
@pytest.mark.rule("espana", "18.6", "16.2-k")
@pytest.mark.parametrize(
    ("card", "troop", "foe"),
    [("n-20", "n-fal 1", "r-reg 1"), ("r-20", "r-com 1", "n-reg 1"), ("r-20", "r-ana 1", "n-reg 1")],
)
def test_n_20_and_r_20_take_the_minus_away_for_good(card, troop, foe):
    def hits(in_force, turn):
        general = "queipo" if troop.startswith("n-") else "miaja"
        set = {
            **EMPTY,
            "units": {"madrid": [troop, foe, general]},
            "markers": LANDS,
            "turn": turn,
            "battle": general,
            "in_force": in_force,
        }
        match = table(set, rolls=[[5], [1]])
        do(match, f"attack {troop.split(' ')[0]}-s1 {foe.split(' ')[0]}-s1")
        if match.asks and asked(match)[1] == "modify":
            do(match, "put plus:1 die:0")
        return events(match, "hits")[0]["attacker"]

    assert hits([card], 4) == hits([card], 10) == 1
    if troop.startswith("n-"):  # Miaja's own +1 makes up for the minus
        assert hits([], 4) == 0


@pytest.mark.rule("espana", "18.6", "16.2-k", "22.1-e")
def test_r_20_is_for_militia_alone():
    from frente.games.espana.definitions import COUNTER
    from frente.games.espana.state import modifier_of

    plain = table({**EMPTY, "turn": 4, "phase": "events"}).state
    schooled = table({**EMPTY, "turn": 4, "phase": "events", "in_force": ["r-20"]}).state
    expected = {
        "r-com-s1": (-1, 0),
        "r-com-l1": (-1, 0),
        "r-ana-s1": (-1, 0),
        "r-reg-s1": (0, 0),
        "r-ib-l1": (1, 1),
        "n-fal-s1": (-1, -1),
        "n-fal-l1": (-1, -1),
        "n-leg-s1": (1, 1),
        "gen-durruti": (-1, -1),
    }
    told = {c: (modifier_of(plain, COUNTER[c]), modifier_of(schooled, COUNTER[c])) for c in expected}
    assert told == expected


# --- at sea --------------------------------------------------------------------------------------------
@pytest.mark.rule("espana", "18.5", "25.3-h")
def test_r_nav_03_the_north_is_open_next_turn_only():
    set = {"units": {"burgos": ["n-reg 2"], "madrid": ["r-reg 2"], "cartagena": ["libertad"]}}
    match = played("r-nav-03", 3, set)
    for turn, is_open in ((4, True), (5, False)):
        until(match, turn, "sail")
        do(match, "sail ship-libertad")
        if is_open:
            assert "to cantabrico" in options(match)
        else:
            assert refusal(match, "to cantabrico") == "25.3-h"
        do(match, "to baleares" if is_open else "to cartagena")


@pytest.mark.rule("espana", "18.5", "25.9-f")
def test_r_nav_09_the_submarine_without_its_minus_next_turn_only():
    match = played(
        "r-nav-09", 8, {"units": {"madrid": ["r-reg 2"], "burgos": ["n-reg 2"], "cartagena": ["r-submarine"]}}
    )
    seen = {}
    for turn in (9, 10):
        until(match, turn, "move")
        seen[turn] = air_sea_modifier(match.state, SHIP["r-submarine"])
    assert seen == {9: 0, 10: -2}


@pytest.mark.rule("espana", "18.6", "25.11-d")
def test_r_nav_06_both_draw_one_more_whoever_holds_the_sea():
    units = {"burgos": ["n-reg 2"], "madrid": ["r-reg 2"], "mediterraneo": ["espana"]}
    set = {**EMPTY, "units": units, "markers": LANDS, "turn": 7, "phase": "upkeep"}
    for in_force, expected in (([], {N: 4, R: 3}), (["r-nav-06"], {N: 4, R: 4})):
        match = table({**set, "in_force": in_force}, naval=True)
        until(match, 8, "sail")
        assert {seat: len(cards) for seat, cards in facts(match)["hand"].items()} == expected
        assert match.state.extra == [1, 1 if in_force else 0]


# --- closed harbours -----------------------------------------------------------------------------------
@pytest.mark.rule("espana", "25.7-e", "25.11-f", "18.4")
def test_closed_ports_take_nothing_from_events():
    """A blockaded port takes no tanks, no troops, and does not serve as a gate; strengthening goes on."""
    board = {
        "units": {
            "cadiz": ["n-reg 2"],
            "sevilla": ["n-reg 1"],
            "morocco": ["n-leg 1"],
            "madrid": ["r-reg 2"],
        }
    }
    shut = {**board, "blocked": {N: ["cadiz", "la-coruna", "vigo"]}}

    def at_sea(card, set):
        side = SEATS[CARDS[card].side]
        full = {**EMPTY, "markers": LANDS, "turn": 4, "phase": "events", "hands": {side: [card]}, **set}
        match = table(full, naval=True)
        if asked(match)[0] != side:
            do(match, "pass")
        do(match, f"play {card}")
        return match

    tanks = at_sea("n-12", shut)
    assert facts(tanks)["units"]["morocco"][N] == ["n-leg 1", "pz-i", "pz-i"]
    assert facts(at_sea("n-14", shut))["units"]["cadiz"][N] == ["n-reg 2"]
    assert facts(at_sea("n-06", shut))["where"]["air-he-51"] == "pool"
    assert facts(at_sea("n-06", board))["where"]["air-he-51"] == "board"
    legion = at_sea("n-10", shut)
    assert facts(legion)["where"]["air-he-111"] == "pool"
    do(legion, "raise n-reg-s1")
    assert facts(legion)["units"]["cadiz"][N] == ["n-reg 3"]
    north = {
        "units": {"bilbao": ["r-bas 2"], "burgos": ["n-reg 2"], "madrid": ["r-reg 1"]},
        "markers": {N: LANDS[N], R: [*LANDS[R], "santander", "san-sebastian"]},
        "zones_found": {"cantabrico": N},
    }
    basques = at_sea("r-06", north)
    assert asked(basques)[1] == "strengthen"
    assert options(basques) == ["raise r-bas-s1", "enough"]
