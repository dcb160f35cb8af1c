"""3.3.2-b: all that may be done in an activation is offered, way by way, and nothing else."""

from __future__ import annotations

from itertools import product

import pytest

from frente.games.barricadas.definitions import NUMBER
from frente.games.barricadas.state import each

from .account import SPARE
from .table import REP, match, nat, rep, situation

RIDERS = {"officer": "rep-almagro", "units": ["rep-cavalry-cr1", "rep-cavalry-cr2", "rep-cavalry-cr3"]}
TABLES = {
    "foes": {
        "formation": [
            rep("C706", units=[*REP["units"], "rep-81mm-x1", "rep-75mm-x1"], at={"rep-75mm-x1": "C705"}),
            nat("C707", at={"legion-b2": "C709"}),
        ],
        "at": {"rep-camarada-ruiz": "C705", "rep-truck-x1": "C705"},
        "routed": ["rep-infantry-h3"],
        "flights": [["republican", "i15", "close-support", 1]],
        "batteries": [["republican", 75, "full", 1]],
        "act": ["rep-diez", *REP["units"], "rep-81mm-x1", "rep-75mm-x1", "rep-camarada-ruiz", "rep-truck-x1"],
    },
    "guns": {
        "formation": [rep("C706", units=["rep-75mm-x1", "rep-75mm-x2", "rep-mmg-x1"]), nat("C711")],
        "at": {"rep-truck-x1": "C706", "rep-truck-x2": "C706"},
        "load": {"rep-75mm-x2": "rep-truck-x2"},
        "act": ["rep-diez", "rep-75mm-x1", "rep-75mm-x2", "rep-mmg-x1", "rep-truck-x1", "rep-truck-x2"],
    },
    "works": {
        "formation": [
            rep("C705", units=["rep-engineers-x1", "rep-infantry-h1"], at={"rep-infantry-h1": "C605"}),
            nat("C711"),
        ],
        "wire": ["C706", "C606"],
        "roadblocks": ["C704"],
        "ditches": ["C805"],
        "mines": ["C604"],
        "act": ["rep-diez", "rep-engineers-x1", "rep-infantry-h1"],
    },
    "boats": {
        "maps": ["A"],
        "formation": [rep("A604"), nat("A610")],
        "river": "major",
        "boats": ["A605"],
        "boat_steps": {"A605": 6},
        "act": ["rep-diez", *REP["units"]],
    },
    "riders": {
        "formation": [{**RIDERS, "hex": "C706"}, nat("C707", at={"legion-b2": "C607"})],
        "at": {"rep-horses-x1": "C706", "rep-horses-x2": "C706"},
        "load": {"rep-cavalry-cr1": "rep-horses-x1", "rep-cavalry-cr2": "rep-horses-x2"},
        "charged": ["rep-cavalry-cr1"],
        "spent": {"rep-cavalry-cr1": 17},
        "began": {"rep-cavalry-cr1": "C702"},
        "act": ["rep-almagro", *RIDERS["units"]],
    },
    "waiting": {
        "formation": [
            rep("C702", units=["rep-infantry-h1", "rep-infantry-h2"], waiting=["rep-infantry-h1"], zone=1)
            | {"at": {"rep-infantry-h2": "C702", "rep-diez": "C702"}, "hex": "C702"},
            nat("C711"),
        ],
        "entry": [[["C701"], 2, "N"]],
        "act": ["rep-diez", "rep-infantry-h1", "rep-infantry-h2"],
    },
}


@pytest.fixture(params=list(TABLES))
def ask(request):
    table = {"maps": ["C"], **TABLES[request.param]}
    formations = [*table.pop("formation"), *SPARE[table["maps"][0]]]
    s = situation(formation=formations, active="republican", **table)
    return match(s).asks[0]


@pytest.mark.rule("barricadas", "3.3.2-b", "3.3.2-c", "3.3.2-i", "3.3.2-j", "3.3.2-n", "5.5-j", "9-c")
def test_each_way_offers_its_part_of_the_list(ask):
    menu = ask.menu
    by_way = [token for way in menu.ways for token in way.offer(menu.state)]
    assert sorted(by_way) == sorted(ask.options())


@pytest.mark.rule("barricadas", "3.3.2-b", "3.3.2-c", "3.3.2-i", "3.3.2-j", "3.3.2-n", "5.5-j", "9-c")
def test_every_deed_that_no_rule_forbids_is_offered(ask):
    menu = ask.menu
    s = menu.state
    acting = {*each(s.acting), *s.spent, NUMBER["legion-b1"], NUMBER["rep-infantry-l1"]}
    legal = set()
    for way in menu.ways:
        pools = [list(noun.every(s)) for noun in way.nouns]
        if pools:
            pools[0] = [u for u in pools[0] if u in acting]
        if len(pools) < 3 or way.verb == "build":
            legal |= {way.token(args) for args in product(*pools) if ask.why_not(way.token(args)) is None}
    offered = {token for token in ask.options() if token.split()[0] not in ("cross", "boat")}
    assert legal == offered


@pytest.mark.rule("barricadas", "3.3.2-b", "3.3.2-j", "9-c", "13.2-b", "12.9.2-d", "5.5-j")
def test_pointing_at_a_thing_means_all_that_is_offered_with_it(ask):
    named: dict[str, set[str]] = {}
    for token in ask.options():
        verb, *words = token.split()
        for word in words[:2] if verb in ("cross", "boat") else words:  # the far bank comes by itself
            named.setdefault(word, set()).add(token)
    for thing, tokens in named.items():
        assert {token for token in ask.menu.pointed((thing,)) if ask.why_not(token) is None} == tokens
