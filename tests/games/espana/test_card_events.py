"""The event of every card, told exactly: who is asked what, and all that is different afterwards.

A row plays one card on the board below and lists every change; a change that is not listed fails it.
Cards that work later are followed to the end in `test_card_durations.py`.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, asked, do, events, facts, options, refusal, table

from frente.games.espana import GAME
from frente.games.espana.definitions import CARDS, INTELLIGENCE, PLACE_ID, SEATS
from frente.words import Words

UNITS = {
    "burgos": ["n-reg 2", "n-ita 3"],
    "pamplona": ["n-car 1", "n-car 2"],
    "toledo": ["n-fal 1"],
    "sevilla": ["n-leg 1"],
    "cadiz": ["n-afr 2"],
    "avila": ["n-reg 1"],
    "morocco": ["n-leg 2"],
    "madrid": ["r-reg 2", "r-com 1", "r-ib 3"],
    "bilbao": ["r-bas 2"],
    "barcelona": ["r-ana 2", "r-reg 1"],
    "lerida": ["r-ana 1"],
    "cordoba": ["r-com 1", "r-reg 1"],
}
"""Within a type counters are numbered in this order: n-leg-s1 is in Sevilla, n-leg-s2 in Morocco."""
MARKERS = {
    N: [*LANDS[N], "huelva", "caceres"],
    R: [*LANDS[R], "gerona", "ciudad-real", "santander", "jaen"],
}
SHIPS = {
    "cartagena": [
        "libertad damaged",
        "cervantes damaged",
        "destroyers-1",
        "destroyers-2",
        "r-submarine damaged",
    ],
    "alicante": ["jaime-i harbour"],
    "ferrol": ["espana damaged", "almirante-cervera damaged"],
}
SPARE = {N: (("n-16", "n-15"), ("n-33", "n-32")), R: (("r-20", "r-08"), ("r-31", "r-28"))}
"""Each side holds one more card, so that the phase goes on behind the card that is played."""
CARD_ASKS = (
    "place",
    "strengthen",
    "change",
    "harm",
    "take",
    "lose",
    "option",
    "repair",
    "haven",
    "substitute",
)


@dataclass(frozen=True)
class Offers:
    """What this seat must be offered now, no more and no less."""

    seat: str
    tokens: tuple[str, ...]


def n_asked(*tokens: str) -> Offers:
    return Offers(N, tokens)


def r_asked(*tokens: str) -> Offers:
    return Offers(R, tokens)


@dataclass
class Row:
    card: str
    script: list[str | Offers] = field(default_factory=list)
    changes: list[str] = field(default_factory=list)
    set: dict[str, Any] = field(default_factory=dict)
    rolls: Any = ()
    turn: int = 0
    options: dict[str, Any] = field(default_factory=dict)


def spare(seat: str, card: str) -> str:
    first, second = SPARE[seat][CARDS[card].period]
    return second if card == first else first


def scene(row: Row):
    """A match in which the side is about to play the card."""
    card = CARDS[row.card]
    side = SEATS[card.side]
    other = R if side == N else N
    units = {**UNITS, **SHIPS} if card.naval else UNITS
    set = {
        **EMPTY,
        "units": {**units, **row.set.get("units", {})},
        "markers": {**MARKERS, **row.set.get("markers", {})},
        "turn": row.turn or (8 if card.period else 4),
        "phase": "events",
        "hands": {side: [row.card, spare(side, row.card)], other: [spare(other, row.card)]},
        **{key: value for key, value in row.set.items() if key not in ("units", "markers")},
    }
    return table(set, rolls=row.rolls, naval=card.naval, optional_cards=card.optional, **row.options)


def snapshot(match) -> Counter[str]:
    """The board, one line for each thing on it."""
    state, told = match.state, facts(match)
    short = {N: "N", R: "R"}
    lines = Counter(
        f"{place}: {u}" for place, sides in told["units"].items() for us in sides.values() for u in us
    )
    lines += Counter(
        f"{id} is {spot}"
        for id, spot in told["where"].items()
        if spot in ("board", "gone", "captured") and not id.startswith(("n-", "r-"))
    )
    for seat in (N, R):
        lines += Counter(f"marker {short[seat]}: {b}" for b in told["markers"][seat])
        lines += Counter(f"hand {short[seat]}: {c}" for c in told["hand"][seat])
    lines += Counter(f"in force: {c}" for c in told["in_force"])
    lines += Counter(f"damaged: {c}" for c in told["damaged"])
    lines += Counter(f"in port: {c}" for c in told["harboured"])
    lines += Counter(f"{zone}: {who}" for zone, who in told["zones"].items() if who)
    for effect in state.lasting:
        where = " ".join(PLACE_ID[b] for b in range(len(PLACE_ID)) if effect.boxes >> b & 1)
        words = [effect.kind, short[SEATS[effect.side]], f"{effect.value:+d}" if effect.value else "", where]
        words += [effect.detail, f"in turn {effect.turn}" if effect.turn else ""]
        lines[f"kept {effect.card}: " + " ".join(w for w in words if w)] += 1
    return lines


def let(match) -> None:
    while match.asks and asked(match)[1] == "react":
        do(match, "let")


def play(row: Row) -> tuple[Any, list[str]]:
    """Play the card by the script; the match, and what changed."""
    match = scene(row)
    side = SEATS[CARDS[row.card].side]
    if asked(match)[0] != side:
        do(match, "pass")
    before = snapshot(match)
    do(match, f"play {row.card}")
    let(match)
    for item in row.script:
        if isinstance(item, Offers):
            assert asked(match)[0] == item.seat
            assert sorted(options(match)) == sorted(item.tokens)
        else:
            do(match, item)
    assert asked(match)[1] not in CARD_ASKS, options(match)
    assert match.state.phase == "events"
    # 5.4, 18.4: used up, whatever came of it, and counted.
    assert row.card in facts(match)["spent"]
    assert facts(match)["plays"][side] == 1
    after = snapshot(match)
    gone = before - after
    gone[f"hand {'N' if side == N else 'R'}: {row.card}"] -= 1
    came = after - before
    return match, sorted([*(f"+ {x}" for x in came.elements()), *(f"- {x}" for x in (+gone).elements())])


N_PORTS = ("la-coruna", "vigo", "cadiz", "morocco")
R_PORTS = ("bilbao", "barcelona", "valencia", "alicante", "murcia")
N_CITIES = ("la-coruna", "burgos", "toledo", "sevilla")
R_CITIES = ("bilbao", "barcelona", "valencia", "madrid")
N_AIR = ("ju-52", "he-51", "cr-32-a", "cr-32-b", "he-111", "sm-79", "bf-109")
R_AIR = ("ni-52", "potez-540", "i-15", "i-16-a", "i-16-b", "sb-2")


def into(model: str, boxes: tuple[str, ...]) -> list[str]:
    return [f"place {model} {box}" for box in boxes]


def taking(planes: tuple[str, ...]) -> list[str]:
    return [f"take air-{plane}" for plane in planes]


NATIONALIST = [
    Row("n-01", [], ["+ morocco: n-afr 2", "+ morocco: n-leg 1"]),
    Row("n-01", [], ["+ morocco: n-afr 2"], {"units": {"morocco": ["n-leg 2", "n-leg 1", "n-fal 1"]}}),
    Row("n-01", [], [], {"units": {"morocco": ["n-leg 2", "n-leg 1", "n-fal 1", "n-fal 1"]}}),
    Row(
        "n-02",
        [n_asked("take air-ju-52", "take air-he-51"), "take air-he-51"],
        ["+ air-he-51 is board", "+ kept n-02: morocco_extra N +1 sevilla"],
    ),
    Row(
        "n-02",
        [],
        ["+ air-ju-52 is board", "+ kept n-02: morocco_extra N +1 sevilla"],
        {"gone": ["he-51"]},
    ),
    Row("n-02", [], ["+ kept n-02: morocco_extra N +1 sevilla"], {"gone": ["he-51"], "board": ["ju-52"]}),
    Row(
        "n-03",
        [
            n_asked(*into("n-car", ("pamplona", "vitoria", "burgos"))),
            "place n-car vitoria",
            n_asked("raise n-car-s1", "raise n-car-s2", "raise n-car-s3", "enough"),
            "raise n-car-s3",
        ],
        ["+ vitoria: n-car 3", "- marker N: vitoria"],
    ),
    Row("n-03", ["place n-car burgos", "enough"], ["+ burgos: n-car 2"]),
    Row(
        "n-04",
        ["place n-fal avila", "place n-fal morocco"],
        ["+ avila: n-fal 1", "+ morocco: n-fal 1"],
    ),
    Row(
        "n-05",
        [n_asked("take air-cr-32-a", "take air-cr-32-b"), "take air-cr-32-b"],
        ["+ air-cr-32-b is board"],
    ),
    Row("n-05", [], [], {"units": {"la-coruna": ["r-reg 1"]}}),
    Row(
        "n-05",
        ["take air-cr-32-a"],
        ["+ air-cr-32-a is board"],
        {"units": {"la-coruna": ["r-reg 1", "n-reg 1"]}},
    ),
    Row("n-06", [], ["+ air-he-51 is board"]),
    Row("n-06", [], [], {"units": {"cadiz": ["r-reg 1"]}}),
    Row("n-06", [], [], {"gone": ["he-51"]}),
    Row(
        "n-07",
        [n_asked("raise n-fal-s1", "enough"), "raise n-fal-s1"],
        ["+ toledo: n-fal 2", "- hand R: r-20", "- toledo: n-fal 1"],
    ),
    Row(  # besieged: even out of supply
        "n-07",
        ["raise n-fal-s1"],
        ["+ toledo: n-fal 2", "- hand R: r-20", "- toledo: n-fal 1"],
        {"units": {"avila": ["r-reg 1"], "caceres": ["r-reg 1"]}},
    ),
    Row("n-07", [], ["+ hand N: n-04"], {"units": {"toledo": ["r-reg 1"]}, "decks": {N: ["n-04", "n-05"]}}),
    Row(
        "n-09",
        [n_asked(*into("cv-33", N_PORTS)), "place cv-33 vigo"],
        ["+ vigo: cv-33", "+ vigo: cv-33", "- marker N: vigo"],
    ),
    Row("n-09", ["place cv-33 cadiz"], ["+ cadiz: cv-33"], {"units": {"burgos": ["cv-33", "cv-33"]}}),
    Row(
        "n-10",
        [n_asked("raise n-reg-s1", "raise n-reg-s2", "enough"), "raise n-reg-s1"],
        ["+ air-he-111 is board", "+ burgos: n-reg 3", "- burgos: n-reg 2"],
    ),
    Row(
        "n-10",
        ["raise n-reg-s2"],
        ["+ avila: n-reg 2", "- avila: n-reg 1"],
        {"units": {"cadiz": ["r-reg 1"]}},
    ),
    Row(
        "n-11",
        [
            r_asked("harm r-reg-s1", "harm r-com-s1", "harm r-ib-l1"),
            "harm r-ib-l1",
            r_asked("harm r-reg-s1", "harm r-com-s1"),
            "harm r-com-s1",
        ],
        ["+ madrid: r-reg 2", "- madrid: r-com 1", "- madrid: r-ib 3"],
    ),
    Row("n-11", [], ["+ marker R: madrid", "- madrid: r-reg 1"], {"units": {"madrid": ["r-reg 1"]}}),
    Row("n-11", [], ["- madrid: r-reg 1"], {"units": {"madrid": ["r-reg 1", "n-reg 1"]}}),
    Row(
        "n-12",
        [n_asked(*into("pz-i", N_PORTS)), "place pz-i morocco"],
        ["+ morocco: pz-i", "+ morocco: pz-i"],
    ),
    Row("n-13", [], ["+ gen-durruti is gone", "- gen-durruti is board"], {"board": ["durruti"]}),
    Row("n-13", [], ["+ gen-durruti is gone"], {"pool": ["durruti"]}),
    Row("n-13", [], [], {"gone": ["durruti"]}),
    Row("n-14", [], ["+ cadiz: n-ita 3", "+ cadiz: n-ita 3"]),
    Row(
        "n-14",
        [n_asked(*into("n-ita", ("malaga", "cadiz"))), "place n-ita malaga", "place n-ita cadiz"],
        ["+ cadiz: n-ita 3", "+ malaga: n-ita 3", "- marker N: malaga"],
        {"markers": {N: [*MARKERS[N], "malaga"]}},
    ),
    Row("n-14", [], ["+ cadiz: n-ita 3"], {"units": {"burgos": ["n-ita 3", "n-ita 5"]}}),
    Row("n-15", [], ["+ kept n-15: rp N +3"]),
    Row(
        "n-16",
        [
            n_asked("raise n-fal-s1", "raise n-car-s1", "raise n-car-s2", "enough"),
            "raise n-car-s2",
            n_asked("raise n-fal-s1", "raise n-car-s1", "enough"),
            "raise n-fal-s1",
        ],
        ["+ pamplona: n-car 3", "+ toledo: n-fal 2", "- pamplona: n-car 2", "- toledo: n-fal 1"],
    ),
    Row(
        "n-17",
        [
            r_asked("harm r-ana-s1", "harm r-ana-s2", "harm r-com-s1", "harm r-com-s2"),
            "harm r-ana-s2",
            "harm r-com-s1",
            "harm r-ana-s1",
        ],
        ["+ marker R: lerida", "- barcelona: r-ana 2", "- lerida: r-ana 1", "- madrid: r-com 1"],
    ),
    Row("n-18", [], ["+ gen-davila is board"]),
    Row("n-18", [], [], {"gone": ["davila"]}),
    Row("n-19", [], ["+ air-bf-109 is board"]),
    Row("n-19", [], [], {"board": ["bf-109"]}),
    Row("n-20", [], ["+ in force: n-20"]),
    Row(
        "n-21",
        [n_asked(*into("n-leg", ("vigo", "salamanca", "caceres"))), "place n-leg caceres"],
        ["+ caceres: n-leg 3", "- marker N: caceres"],
    ),
    Row("n-21", [], [], {"units": {"sevilla": ["n-leg 5"]}}),  # the only large counter is out
    Row(
        "n-22",
        [
            n_asked(*into("n-reg", N_PORTS)),
            "place n-reg vigo",
            n_asked(*into("pz-i", N_PORTS), *into("cv-33", N_PORTS)),
            "place cv-33 cadiz",
        ],
        ["+ cadiz: cv-33", "+ vigo: n-reg 3", "- marker N: vigo"],
    ),
    Row(
        "n-23",
        [n_asked(*into("n-reg", N_CITIES)), "place n-reg toledo"],
        ["+ toledo: n-reg 3"],
    ),
    Row(  # a city out of supply takes nothing (18.9), a full one does (11.8-b)
        "n-23",
        [n_asked(*into("n-reg", ("la-coruna", "burgos", "sevilla"))), "place n-reg burgos"],
        ["+ burgos: n-reg 3"],
        {
            "units": {
                "burgos": ["n-reg 2", "n-reg 1", "n-reg 1", "n-reg 1"],
                "avila": ["r-reg 1"],
                "caceres": ["r-reg 1"],
            }
        },
    ),
    Row(
        "n-24",
        [r_asked("lose air-breguet-r", "lose air-i-15"), "lose air-i-15"],
        ["+ air-i-15 is gone", "- air-i-15 is board"],
        {"board": ["i-15", "breguet-r", "he-51"]},
    ),
    Row("n-24", [], [], {"board": ["he-51"]}),
    Row("n-25", [], ["+ air-sm-79 is board", "+ kept n-25: rp R -1"]),
    Row("n-25", [], ["+ kept n-25: rp R -1"], {"gone": ["sm-79"]}),
    Row(
        "n-26",
        [n_asked("raise n-ita-l1", "enough"), "raise n-ita-l1"],
        ["+ burgos: n-ita 5", "- burgos: n-ita 3"],
    ),
    Row("n-26", [], [], {"units": {"burgos": ["n-ita 5"]}}),
    Row(
        "n-27", ["place pz-i la-coruna"], ["+ la-coruna: pz-i", "+ la-coruna: pz-i", "- marker N: la-coruna"]
    ),
    Row(
        "n-28",
        [n_asked("option 1", "option 2"), "option 1"],
        ["+ pamplona: n-car 3"],
    ),
    Row(
        "n-28",
        [
            "option 2",
            n_asked("raise n-car-s1", "raise n-car-s2", "enough"),
            "raise n-car-s1",
            "raise n-car-s2",
        ],
        ["+ pamplona: n-car 3", "- pamplona: n-car 1"],  # 1 and 2 are 2 and 3 now
    ),
    Row("n-29", [], ["+ hand N: n-23", "- hand R: r-31"], {"decks": {N: ["n-23", "n-24"]}}),
    Row(
        "n-30",
        [n_asked(*into("n-afr", ("morocco", "sevilla", "toledo"))), "place n-afr sevilla"],
        ["+ sevilla: n-afr 3"],
    ),
    Row("n-31", ["take air-cr-32-a"], ["+ air-cr-32-a is board"]),
    Row("n-31", [], ["+ air-cr-32-b is board"], {"board": ["cr-32-a"]}),
    Row("n-32", [], ["+ kept n-32: rp N +3"]),
    Row("n-32", [], [], turn=10),  # no Replacement phase is left
    Row(
        "n-33",
        ["raise n-reg-s1", n_asked("raise n-reg-s2", "enough"), "raise n-reg-s2"],
        ["+ avila: n-reg 2", "+ burgos: n-reg 3", "- avila: n-reg 1", "- burgos: n-reg 2"],
    ),
    Row("n-34", ["place cv-33 cadiz"], ["+ cadiz: cv-33", "+ kept n-34: rp N +1"]),
    Row("n-34", [], ["+ kept n-34: rp N +1"], {"gone": ["tank-cv-33-1", "tank-cv-33-2", "tank-cv-33-3"]}),
    Row(
        "n-35",
        [
            n_asked(*taking(tuple(a for a in N_AIR if a != "he-51"))),
            "take air-he-111",
            r_asked("lose air-i-15", "lose air-sb-2"),
            "lose air-sb-2",
        ],
        ["+ air-he-111 is board", "+ air-sb-2 is gone", "- air-sb-2 is board"],
        {"board": ["i-15", "sb-2", "he-51"]},
    ),
    Row("n-36", [n_asked(*into("n-ita", N_PORTS)), "place n-ita morocco"], ["+ morocco: n-ita 3"]),
    Row(
        "n-37",
        [
            n_asked(*into("n-reg", ("vigo", "salamanca", "caceres"))),
            "place n-reg vigo",
            n_asked(*into("n-reg", ("salamanca", "caceres"))),
            "place n-reg caceres",
        ],
        ["+ caceres: n-reg 2", "+ vigo: n-reg 2", "- marker N: caceres", "- marker N: vigo"],
    ),
    Row(
        "n-39",
        [
            n_asked(*into("n-leg", N_CITIES)),
            "place n-leg burgos",
            n_asked("raise n-leg-s1", "raise n-leg-s2", "raise n-leg-s3", "enough"),
            "raise n-leg-s1",
        ],
        ["+ burgos: n-leg 2", "+ sevilla: n-leg 2", "- sevilla: n-leg 1"],
    ),
    Row(
        "n-40",
        [
            r_asked("harm r-reg-s1", "harm r-reg-s2", "harm r-reg-s3", "harm r-reg-l1"),
            "harm r-reg-l1",
            "harm r-reg-s1",
            r_asked("harm r-reg-s2", "harm r-reg-s3"),
            "harm r-reg-s3",
        ],
        [
            "+ jaen: r-reg 2",
            "+ madrid: r-reg 1",
            "- cordoba: r-reg 1",
            "- jaen: r-reg 3",
            "- madrid: r-reg 2",
        ],
        {"units": {"jaen": ["r-reg 3"]}},
    ),
    Row(
        "n-41",
        [r_asked("harm r-com-s1", "harm r-com-s2"), "harm r-com-s1"],
        ["+ kept n-41: no_battle R madrid in turn 9", "- cordoba: r-com 1", "- madrid: r-com 1"],
    ),
    Row("n-41", ["harm r-com-s2"], ["- cordoba: r-com 1", "- madrid: r-com 1"], turn=10),
    Row("n-42", [], ["+ kept n-42: rp R -3", "- hand R: r-31"]),
    Row(
        "n-43",
        [
            n_asked(*into("pz-i", N_PORTS), *into("cv-33", N_PORTS)),
            "place pz-i cadiz",
            n_asked("place pz-i cadiz", "place cv-33 cadiz"),
            "place cv-33 cadiz",
            n_asked(*into("n-reg", N_PORTS)),
            "place n-reg morocco",
        ],
        ["+ cadiz: cv-33", "+ cadiz: pz-i", "+ morocco: n-reg 3"],
    ),
    Row(
        "n-44",
        [n_asked(*taking(N_AIR)), "take air-bf-109", "raise n-ita-l1"],
        ["+ air-bf-109 is board", "+ burgos: n-ita 5", "- burgos: n-ita 3"],
    ),
    Row("n-45", [], []),  # Bilbao is Republican
    Row(
        "n-45",
        [],
        ["+ marker R: santander", "- oviedo: r-bas 3", "- santander: r-bas 1"],
        {
            "units": {
                "bilbao": ["n-reg 1"],
                "oviedo": ["r-bas 3", "n-fal 1"],
                "santander": ["r-bas 1"],
            }
        },
    ),
    Row("n-45", [], [], {"units": {"bilbao": ["r-bas 2", "n-reg 2"]}}),  # contested is not controlled
]

AT_SEA_N = [
    Row("n-nav-01", [], ["+ ferrol: canarias"]),
    Row("n-nav-01", [], ["+ cadiz-base: canarias"], {"units": {"la-coruna": ["r-reg 1"], "ferrol": []}}),
    Row("n-nav-01", [], [], {"gone": ["canarias"]}),
    Row("n-nav-02", [], ["+ kept n-nav-02: ignore_estrecho N"]),
    Row(
        "n-nav-03",
        [r_asked("harm ship-destroyers-1", "harm ship-destroyers-2"), "harm ship-destroyers-2"],
        ["+ damaged: ship-destroyers-2"],
    ),
    Row(  # the squadron at sea is sent home, and its zone stays marked (25.11-b)
        "n-nav-03",
        [],
        ["+ cartagena: destroyers-2", "+ damaged: ship-destroyers-2", "- baleares: destroyers-2"],
        {"units": {"cartagena": ["destroyers-1 damaged"], "baleares": ["destroyers-2"]}},
    ),
    Row("n-nav-03", [], [], {"units": {"cartagena": ["destroyers-1 damaged"]}, "gone": ["destroyers-2"]}),
    Row("n-nav-04", [], ["+ ferrol: baleares"]),
    Row("n-nav-05", [], ["+ cadiz-base: n-submarine"]),
    Row("n-nav-05", [], ["+ ferrol: n-submarine"], {"units": {"cadiz": ["r-reg 1"]}}),
    Row(
        "n-nav-06",
        [
            n_asked("repair ship-espana", "repair ship-almirante-cervera", "enough"),
            "repair ship-espana",
            "repair ship-almirante-cervera",
        ],
        ["- damaged: ship-almirante-cervera", "- damaged: ship-espana"],
    ),
    Row("n-nav-07", [], ["+ ship-jaime-i is gone", "- in port: ship-jaime-i", "- alicante: jaime-i"]),
    Row("n-nav-07", [], [], {"gone": ["jaime-i"]}),
    Row("n-nav-08", [], ["+ ferrol: navarra"]),
    Row(
        "n-nav-09",
        ["repair ship-espana"],
        ["+ baleares: nationalist", "- baleares: republican", "- damaged: ship-espana"],
        {"zone_markers": {"baleares": "republican"}},
    ),
    Row("n-nav-09", ["enough"], [], {"units": {"baleares": ["destroyers-1"]}}),
    Row(
        "n-nav-10",
        [r_asked("harm ship-destroyers-1", "harm ship-destroyers-2"), "harm ship-destroyers-1"],
        ["+ damaged: ship-destroyers-1"],
        rolls=[[4, 5, 1]],
    ),
    Row(
        "n-nav-10",
        ["harm ship-destroyers-1"],
        ["+ damaged: ship-destroyers-1", "+ damaged: ship-destroyers-2"],
        rolls=[[6, 5, 6]],  # the third finds no ship whole
    ),
    Row("n-nav-10", [], [], rolls=[[4, 4, 4]]),
]

REPUBLICAN = [
    Row(
        "r-01",
        [
            r_asked(*into("r-com", R_CITIES), *into("r-ana", R_CITIES)),
            "place r-ana madrid",
            r_asked(
                *into("r-com", ("bilbao", "barcelona", "valencia")),
                *into("r-ana", ("bilbao", "barcelona", "valencia")),
            ),
            "place r-com valencia",
        ],
        ["+ madrid: r-ana 1", "+ valencia: r-com 1", "- marker R: valencia"],
    ),
    Row(
        "r-02",
        [
            r_asked(*into("r-ana", ("barcelona", "lerida"))),
            "place r-ana lerida",
            r_asked("raise r-ana-s1", "raise r-ana-s2", "raise r-ana-s3", "enough"),
            "raise r-ana-s2",
        ],
        ["+ lerida: r-ana 2", "+ lerida: r-ana 2", "- lerida: r-ana 1"],
    ),
    Row("r-03", [], ["+ air-ni-52 is board", "+ air-potez-540 is board"]),
    Row("r-03", [], ["+ air-potez-540 is board"], {"gone": ["ni-52"]}),
    Row("r-03", [], [], {"units": {"barcelona": ["n-reg 1"]}}),
    Row(
        "r-04",
        [r_asked("raise r-com-s1", "raise r-com-s2", "raise r-com-s3", "enough"), "raise r-com-s3"],
        ["+ madrid: r-com 3"],
    ),
    Row(
        "r-05",
        [
            r_asked("raise r-com-s1", "raise r-com-s2", "raise r-ana-s2", "enough"),  # not r-ana-s1, a 2
            "raise r-com-s2",
            "raise r-ana-s2",
        ],
        ["+ cordoba: r-com 2", "+ lerida: r-ana 2", "- cordoba: r-com 1", "- lerida: r-ana 1"],
    ),
    Row(
        "r-06",
        [r_asked("raise r-bas-s1", "raise r-bas-s2", "enough"), "raise r-bas-s1"],
        ["+ bilbao: r-bas 3"],  # a 2 more, and one 2 is a 3
    ),
    Row("r-06", [], [], {"units": {"bilbao": ["n-reg 1"]}}),
    Row(
        "r-07",
        [
            r_asked("change r-com-s1", "change r-com-s2", "change r-ana-s1", "change r-ana-s2", "enough"),
            "change r-ana-s1",
            "change r-com-s1",
            "change r-com-s2",
        ],
        [
            "+ barcelona: r-reg 2",
            "+ cordoba: r-reg 1",
            "+ madrid: r-reg 1",
            "- barcelona: r-ana 2",
            "- cordoba: r-com 1",
            "- madrid: r-com 1",
        ],
    ),
    Row("r-08", [], ["+ kept r-08: rp R +3"]),
    Row(
        "r-09",
        [r_asked("raise r-reg-s1", "raise r-com-s1", "raise r-ib-l1", "enough"), "raise r-ib-l1"],
        ["+ kept r-09: battle R +1 madrid defend:dice in turn 5", "+ madrid: r-ib 5", "- madrid: r-ib 3"],
    ),
    Row(  # Madrid cut off: even out of supply
        "r-09",
        ["raise r-reg-s1"],
        ["+ kept r-09: battle R +1 madrid defend:dice in turn 5", "+ madrid: r-reg 3", "- madrid: r-reg 2"],
        {"units": {"guadalajara": ["n-reg 1"], "cuenca": ["n-reg 1"]}},
    ),
    Row(
        "r-10",
        [r_asked(*into("t-26", R_PORTS)), "place t-26 murcia"],
        ["+ murcia: t-26", "+ murcia: t-26", "- marker R: murcia"],
    ),
    Row(
        "r-11",
        [r_asked(*taking(R_AIR)), "take air-sb-2", "raise r-reg-s1", "raise r-reg-s2"],
        [
            "+ air-sb-2 is board",
            "+ barcelona: r-reg 2",
            "+ madrid: r-reg 3",
            "- barcelona: r-reg 1",
            "- madrid: r-reg 2",
        ],
    ),
    Row("r-12", [], ["+ air-i-15 is board"]),
    Row("r-12", [], [], {"gone": ["i-15"]}),
    Row(
        "r-13",
        [
            r_asked(*into("r-ib", ("barcelona", "albacete", "madrid"))),
            "place r-ib albacete",
            "place r-ib albacete",
        ],
        ["+ albacete: r-ib 3", "+ albacete: r-ib 3", "- marker R: albacete"],
    ),
    Row("r-14", ["take air-i-16-b"], ["+ air-i-16-b is board"]),
    Row("r-16", [], ["+ gen-lister is board"]),
    Row("r-16", [], [], {"gone": ["lister"]}),
    Row("r-17", [], ["+ air-sb-2 is board"]),
    Row("r-18", [], ["+ gen-ulibarri is board"]),
    Row("r-18", [], [], {"units": {"bilbao": []}, "markers": {R: [*MARKERS[R], "bilbao", "oviedo"]}}),
    Row("r-19", [], ["+ gen-mola is gone", "- gen-mola is board"], {"board": ["mola"]}),
    Row("r-20", [], ["+ in force: r-20"]),
    Row(
        "r-21",
        [r_asked(*into("r-ib", R_PORTS)), "place r-ib valencia", "place bt-5 alicante"],
        ["+ alicante: bt-5", "+ valencia: r-ib 3", "- marker R: alicante", "- marker R: valencia"],
    ),
    Row("r-22", [], ["+ hand R: r-04", "+ kept r-22: rp R +2"], {"decks": {R: ["r-04", "r-05"]}}),
    Row("r-23", [], ["+ hand R: r-27", "+ kept r-23: rp R +2"], {"decks": {R: ["r-27"]}}),
    Row("r-23", [], [], {"units": {"gerona": ["n-reg 1", "r-reg 1"]}, "decks": {R: ["r-27"]}}),
    Row(
        "r-24",
        [r_asked("take air-i-15", "take air-i-16-a", "take air-i-16-b"), "take air-i-15"],
        ["+ air-i-15 is board"],
    ),
    Row(
        "r-25",
        [r_asked(*into("bt-5", R_PORTS), *into("t-26", R_PORTS)), "place bt-5 barcelona"],
        ["+ barcelona: bt-5"],
    ),
    Row(
        "r-26",
        ["option 1", r_asked(*into("r-ib", ("barcelona", "valencia", "albacete"))), "place r-ib barcelona"],
        ["+ barcelona: r-ib 3"],
    ),
    Row("r-26", ["option 2", "raise r-ib-l1"], ["+ madrid: r-ib 5", "- madrid: r-ib 3"]),
    Row(
        "r-27",
        [],
        ["+ hand R: r-23", "+ hand R: r-24"],
        {"decks": {R: ["r-23", "r-24", "r-25"]}},
    ),
    Row("r-27", [], ["+ hand R: r-23"], {"decks": {R: ["r-23"]}}),
    Row("r-28", [], ["+ kept r-28: rp R +4"]),
    Row("r-29", [], ["+ kept r-29: offensive R in turn 9"]),
    Row("r-29", [], [], turn=10),
    Row(
        "r-30",
        [r_asked("raise r-reg-s2", "enough"), "raise r-reg-s2"],
        ["+ barcelona: r-reg 2", "- barcelona: r-reg 1"],
    ),
    Row("r-31", [r_asked(*into("r-reg", R_CITIES)), "place r-reg bilbao"], ["+ bilbao: r-reg 3"]),
    Row(
        "r-32",
        [],
        ["+ kept r-32: battle R +1 teruel castellon valencia cuenca defend:dice in turn 9"],
    ),
    Row("r-32", [], [], turn=10),
    Row(
        "r-33",
        ["place t-26 barcelona", "raise r-reg-s1"],
        ["+ barcelona: t-26", "+ madrid: r-reg 3", "- madrid: r-reg 2"],
    ),
    Row(
        "r-34",
        [r_asked(*taking(R_AIR)), "take air-ni-52"],
        ["+ air-ni-52 is board"],
        {"decks": {R: ["r-27"]}},
    ),
    Row(
        "r-34",
        [],
        ["+ hand R: r-27"],
        {"board": list(R_AIR[:3]), "gone": list(R_AIR[3:]), "decks": {R: ["r-27"]}},
    ),
    Row("r-35", [], ["- hand N: n-33"]),
    Row(
        "r-35",
        [],
        ["- hand N: n-31", "- hand N: n-33"],
        {"hands": {R: ["r-35", "r-31"], N: ["n-33", "n-32", "n-31"]}},
        rolls=[[1], [2]],
    ),
    Row(
        "r-36",
        ["place bt-5 alicante", "raise r-reg-s3"],
        ["+ alicante: bt-5", "+ cordoba: r-reg 2", "- cordoba: r-reg 1", "- marker R: alicante"],
    ),
    Row(
        "r-37",
        ["take air-i-16-a", n_asked("lose air-he-51", "lose air-ju-52"), "lose air-ju-52"],
        ["+ air-i-16-a is board", "+ air-ju-52 is gone", "- air-ju-52 is board"],
        {"board": ["he-51", "ju-52"]},
    ),
    Row(  # neither key cities nor Morocco nor contested boxes
        "r-39",
        [
            r_asked("harm n-afr-s1", "harm n-reg-s1", "harm n-car-s1", "harm n-car-s2"),
            "harm n-car-s2",
        ],
        ["+ pamplona: n-car 1", "- pamplona: n-car 2"],
        {"units": {"avila": ["n-reg 1"], "burgos": ["n-ita 3"], "segovia": ["n-fal 1", "r-reg 1"]}},
    ),
    Row("r-39", ["harm n-reg-s2"], ["+ marker N: avila", "- avila: n-reg 1"]),
    Row(
        "r-40",
        [r_asked("raise r-com-s2", "raise r-reg-s3", "enough"), "raise r-com-s2", "raise r-reg-s3"],
        ["+ cordoba: r-com 2", "+ cordoba: r-reg 2", "- cordoba: r-com 1", "- cordoba: r-reg 1"],
    ),
    Row("r-41", ["raise r-com-s1"], ["+ madrid: r-com 2", "+ madrid: r-reg 2", "- madrid: r-com 1"]),
    Row(  # cut off all the same
        "r-41",
        ["raise r-reg-s3"],
        ["+ madrid: r-reg 3"],
        {
            "units": {
                "madrid": ["r-com 1"],
                "barcelona": ["r-reg 2"],
                "cordoba": ["r-reg 1"],
                "guadalajara": ["n-reg 1"],
                "cuenca": ["n-reg 1"],
            }
        },
    ),
    Row("r-41", [], [], {"units": {"madrid": ["n-reg 2"]}}),
    Row(
        "r-42",
        [r_asked(*into("r-reg", ("barcelona", "gerona"))), "place r-reg gerona", "take air-potez-540"],
        ["+ air-potez-540 is board", "+ gerona: r-reg 3", "- marker R: gerona"],
    ),
    Row("r-43", [], ["+ kept r-43: rp N -3"]),
    Row("r-44", [], ["+ hand R: r-27", "+ kept r-44: rp R +3"], {"decks": {R: ["r-27"]}}),
    Row("r-45", [], ["+ kept r-45: offensive R in turn 5"]),
]

AT_SEA_R = [
    Row(
        "r-nav-01",
        [
            r_asked("repair ship-libertad", "repair ship-cervantes", "repair ship-r-submarine", "enough"),
            "repair ship-libertad",
            "repair ship-r-submarine",
        ],
        ["- damaged: ship-libertad", "- damaged: ship-r-submarine"],
    ),
    Row(  # a port that is contested is not friendly (25.12-b)
        "r-nav-01",
        [r_asked("repair ship-cervantes", "enough"), "repair ship-cervantes"],
        ["- damaged: ship-cervantes"],
        {
            "units": {
                "cartagena": [],
                "malaga": ["r-reg 1", "n-reg 1", "libertad damaged harbour"],
                "valencia": ["cervantes damaged harbour"],
            }
        },
    ),
    Row("r-nav-02", [], ["+ baleares: republican"]),
    Row(
        "r-nav-02",
        [],
        ["+ baleares: republican", "- baleares: nationalist"],
        {"zone_markers": {"baleares": N}},
    ),
    Row("r-nav-02", [], [], {"units": {"baleares": ["espana"]}}),
    Row("r-nav-03", [], ["+ kept r-nav-03: cantabrico R in turn 5"]),
    Row("r-nav-04", ["repair ship-cervantes", "enough"], ["- damaged: ship-cervantes"]),
    Row(
        "r-nav-05",
        [],
        ["+ ship-espana is gone", "- damaged: ship-espana", "- ferrol: espana"],
    ),
    Row(  # the zone it held alone stays marked
        "r-nav-05",
        [],
        ["+ ship-espana is gone", "- estrecho: espana"],
        {"units": {"ferrol": [], "estrecho": ["espana"]}},
    ),
    Row("r-nav-06", [], ["+ in force: r-nav-06"]),
    Row("r-nav-07", [], ["+ cartagena: mendez-nunez"]),
    Row(
        "r-nav-07",
        [r_asked("to alicante", "to barcelona", "to bilbao", "to valencia"), "to valencia"],
        ["+ in port: ship-mendez-nunez", "+ valencia: mendez-nunez"],
        {"units": {"cartagena": [], "murcia": ["n-reg 1"]}},
    ),
    Row("r-nav-08", [], []),  # not in play
    Row(
        "r-nav-08", [], ["+ ship-baleares is gone", "- ferrol: baleares"], {"units": {"ferrol": ["baleares"]}}
    ),
    Row(
        "r-nav-09",
        [r_asked("repair ship-r-submarine", "enough"), "repair ship-r-submarine"],
        ["+ kept r-nav-09: ship_mod R +2 r-submarine in turn 9", "- damaged: ship-r-submarine"],
    ),
    Row(
        "r-nav-10",
        [r_asked("take ship-destroyers-1", "take ship-destroyers-2"), "take ship-destroyers-2", "enough"],
        [
            "+ cartagena: destroyers-2",
            "+ damaged: ship-destroyers-2",
            "- ship-destroyers-2 is gone",
        ],
        {"units": {"cartagena": []}, "gone": ["destroyers-1", "destroyers-2"]},
    ),
    Row("r-nav-10", ["repair ship-libertad"], ["- damaged: ship-libertad"]),
]

ROWS = [*NATIONALIST, *AT_SEA_N, *REPUBLICAN, *AT_SEA_R]


@pytest.mark.rule("espana", "5.4", "18.3", "18.4", "18.5", "18.6", "18.8", "18.9", "18.10")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.card)
def test_the_event_of_the_card(row):
    match, changes = play(row)
    assert changes == sorted(row.changes)
    if not row.changes:
        assert events(match, "no-effect"), "18.4 is told to the players"


@pytest.mark.rule("espana", "18.7-a", "18.7-b", "18.7-d")
@pytest.mark.parametrize("card", sorted(INTELLIGENCE))
def test_an_intelligence_card_undoes_the_event_and_nothing_else(card):
    side = SEATS[CARDS[card].side]
    other = R if side == N else N
    victim = spare(other, card)
    row = Row(victim, set={"hands": {other: [victim, "n-04", "r-27"][:1], side: [card]}})
    match = scene(row)
    if asked(match)[0] == side:
        do(match, "pass")  # a pass does not bar the reaction
    before = snapshot(match)
    do(match, f"play {victim}", f"cancel {card}")
    after = snapshot(match)
    letters = {N: "N", R: "R"}
    gone = {f"hand {letters[other]}: {victim}": 1, f"hand {letters[side]}: {card}": 1}
    assert before - after == gone
    assert match.state.plays == [1, 1]
    assert {card, victim} <= set(facts(match)["spent"])


def test_every_card_has_its_row():
    assert {row.card for row in ROWS} | INTELLIGENCE == set(CARDS)
    assert len(CARDS) == 110


@pytest.mark.rule("espana", "18.3", "18.8")
def test_what_a_card_does_not_offer_is_refused():
    match = scene(Row("n-04"))
    do(match, "play n-04")
    let(match)
    do(match, "place n-fal avila")
    assert refusal(match, "place n-fal avila") == "18.3"  # two different boxes
    assert refusal(match, "place n-fal madrid") == "18.8"  # not held
    assert refusal(match, "place n-leg burgos") == "18.3"


@pytest.mark.rule("espana", "18.3")
def test_effects_to_choose_from_are_told_in_words():
    for card, place, strengthen in (
        (
            "n-28",
            "Place one of the Carlists, strength 3",
            "Strengthen up to 2 of the Carlists",
        ),
        (
            "r-26",
            "Place one of the International Brigades, strength 3",
            "Strengthen up to 2 of the International Brigades",
        ),
    ):
        match = scene(Row(card))
        if asked(match)[0] != SEATS[CARDS[card].side]:
            do(match, "pass")
        do(match, f"play {card}")
        let(match)
        said = [Words(GAME, strict=True).option(match, match.asks[0], token) for token in options(match)]
        assert said == [place, strengthen]
