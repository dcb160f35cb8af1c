"""Whatever a player may name in movement and assignment: it is offered, or a rule says why not."""

import pytest
from tests.games.espana.table import EMPTY, LANDS, N, R, asked, do, table, tells

LAND = {
    **EMPTY,
    "units": {
        "burgos": ["n-reg 1", "n-reg 2", "cv-33"],
        "madrid": ["n-reg 1", "r-reg 1"],
        "toledo": ["n-reg 1", "pz-i", "r-reg 1"],
        "soria": ["cv-33", "r-reg 1"],
        "barcelona": ["n-car 1"],
        "zaragoza": ["n-car 1", "n-car 1", "r-com 1", "pz-i"],
        "segovia": ["n-fal 1"],
        "avila": ["t-26 captured"],
        "morocco": ["n-afr 1"],
        "huesca": ["r-ana 1"],
        "sevilla": ["cv-33"],
    },
    "markers": {N: ["leon", "caceres"], R: ["valencia", "cadiz"]},
    "turn": 4,
    "phase": "move-n",
    "moved": ["n-reg-s1"],
    "board": ["mola", "he-51", "i-15"],
}
NORTH = {
    **EMPTY,
    "turn": 4,
    "phase": "move-r",
    "markers": {N: ["leon"], R: ["valencia", "alicante"]},
    "zones_found": {"cantabrico": "republican"},
    "units": {
        "oviedo": ["r-bas 1", "r-reg 1", "t-26", "n-reg 1"],
        "bilbao": ["t-26"],
        "santander": ["n-reg 1"],
        "murcia": ["r-reg 1"],
        "barcelona": ["r-ana 1"],
        "ferrol": ["canarias"],
        "cartagena": ["libertad"],
        "cantabrico": ["cervantes"],
    },
    "board": ["i-15", "sb-2"],
}
FOGGY = {
    **EMPTY,
    "turn": 4,
    "phase": "move-n",
    "markers": LANDS,
    "units": {
        "zaragoza": ["cv-33", "n-reg 1"],
        "madrid": ["n-reg 1", "n-car 1", "cv-33"],
        "toledo": ["cv-33", "pz-i", "r-reg 1"],
        "soria": ["n-fal 1"],
        "cadiz": ["n-leg 1"],
        "morocco": ["n-afr 1"],
    },
    "board": ["mola", "he-51"],
    "tops": ["n-car-s1"],
}
GENERALS = {
    **EMPTY,
    "turn": 4,
    "phase": "generals",
    "markers": LANDS,
    "units": {
        "madrid": ["n-reg 1", "r-reg 1", "rojo"],
        "soria": ["n-fal 1", "varela"],
        "zaragoza": ["cv-33"],
        "morocco": ["n-afr 1", "queipo"],
        "cadiz": ["n-leg 1"],
        "huesca": ["r-ana 1"],
        "cantabrico": ["espana"],
    },
    "board": ["mola", "miaja", "lister"],
    "tied": {"gen-yague": "cadiz", "gen-davila": "burgos"},
    "gone": ["durruti"],
}


@pytest.mark.rule(
    "espana",
    "10.3-a",
    "11.1",
    "11.3-a",
    "11.5-a",
    "11.5-b",
    "11.7",
    "12.1-a",
    "13.1-a",
    "14.1-a",
    "22.0",
    "25.2-b",
)
def test_who_may_march_who_may_fly_and_who_may_not():
    match = table(LAND)
    tells(
        match,
        "march _",
        {
            "11.7 moved": "n-reg-s1",
            "yes": ("n-reg-s2 n-fal-s1 n-car-s2 n-car-s3 tank-cv-33-1 tank-pz-i-1 tank-pz-i-2 tank-t-26-1"),
            "11.5-a last-there": "n-reg-s3",
            "11.5-b last-there": "n-reg-s4 tank-cv-33-2",
            "11.3-a no-land-unit": "tank-pz-i-3 tank-pz-i-4 n-*",
            "10.3-a out-of-supply": "n-car-s1 tank-cv-33-3",
            "12.1-a stays-in-morocco": "n-afr-s1",
            "11.1 not-yours": (
                "... gen-rojo gen-miaja gen-lister gen-durruti gen-ulibarri air-ni-52 "
                "air-breguet-r air-potez-540 air-sb-2 air-i-*"
            ),
            "14.1-a no-land-unit": "gen-*",
            "13.1-a no-land-unit": "air-*",
            "25.2-b no-land-unit": (
                "ship-espana ship-almirante-cervera ship-canarias ship-baleares ship-navarra ship-n-submarine"
            ),
        },
    )
    tells(
        match,
        "fly _",
        {
            "13.1-a no-aircraft": (
                "... ship-espana ship-almirante-cervera ship-canarias ship-baleares "
                "ship-navarra ship-n-submarine"
            ),
            "13.1-a not-yours": (
                "tank-t-26-2 tank-t-26-3 tank-bt-5-1 gen-rojo gen-miaja gen-lister "
                "gen-durruti gen-ulibarri air-ni-52 air-breguet-r air-potez-540 air-sb-2 "
                "r-* ship-* air-i-*"
            ),
            "13.1-a not-in-play": "air-*",
            "yes": "air-he-51",
        },
    )
    tells(match, "decoy _", {"22.0 no-fog": "..."})
    tells(match, "undecoy _", {"22.0 no-fog": "..."})
    tells(match, "top _", {"22.0 no-fog": "..."})


@pytest.mark.rule("espana", "3.2", "11.3-a", "11.3-b", "12.5")
def test_a_troop_marches_through_its_own_boxes_and_stops_at_the_next():
    match = table(LAND)
    do(match, "march n-reg-s2")
    tells(
        match,
        "to _",
        {
            "yes": (
                "la-coruna vigo oviedo leon santander vitoria valladolid salamanca avila "
                "segovia soria madrid toledo caceres badajoz"
            ),
            "11.3-b must-stop": "...",
            "11.3-a same-box": "burgos",
            "12.5 no-line": "morocco",
            "3.2 no-line": "cantabrico estrecho baleares mediterraneo ferrol cadiz-base cartagena",
        },
    )


@pytest.mark.rule("espana", "3.2", "11.3-a", "11.4-a", "12.5")
def test_a_troop_leaves_a_contested_box_for_its_own_only():
    match = table(LAND)
    do(match, "march n-car-s2")
    tells(
        match,
        "to _",
        {
            "11.4-a one-box": "...",
            "11.4-a enemy-box": "pamplona huesca teruel lerida tarragona guadalajara",
            "yes": "soria",
            "11.3-a same-box": "zaragoza",
            "12.5 no-line": "morocco",
            "3.2 no-line": "cantabrico estrecho baleares mediterraneo ferrol cadiz-base cartagena",
        },
    )


@pytest.mark.rule("espana", "3.2", "11.3-a", "11.3-b", "11.4-c", "12.5")
def test_a_tank_leaves_a_contested_box_through_its_own():
    match = table(LAND)
    do(match, "march tank-pz-i-2")
    tells(
        match,
        "to _",
        {
            "11.4-c tank-alone": "...",
            "11.3-b must-stop": "leon burgos avila segovia barcelona sevilla madrid toledo caceres",
            "yes": "soria",
            "11.3-a same-box": "zaragoza",
            "12.5 no-line": "morocco",
            "3.2 no-line": "cantabrico estrecho baleares mediterraneo ferrol cadiz-base cartagena",
        },
    )


@pytest.mark.rule("espana", "3.2", "11.3-a", "11.3-b", "11.4-c", "12.5")
def test_a_captured_tank_goes_where_its_new_side_is():
    match = table(LAND)
    do(match, "march tank-t-26-1")
    tells(
        match,
        "to _",
        {
            "11.4-c tank-alone": "...",
            "yes": "leon burgos segovia soria madrid toledo caceres",
            "11.3-a same-box": "avila",
            "11.3-b must-stop": "zaragoza barcelona sevilla",
            "12.5 no-line": "morocco",
            "3.2 no-line": "cantabrico estrecho baleares mediterraneo ferrol cadiz-base cartagena",
        },
    )


@pytest.mark.rule("espana", "3.12", "13.1-a")
def test_an_aircraft_goes_where_land_units_are():
    match = table(LAND)
    do(match, "fly air-he-51")
    tells(
        match,
        "to _",
        {
            "13.1-a no-own-unit": (
                "la-coruna vigo oviedo leon santander bilbao san-sebastian vitoria pamplona "
                "valladolid salamanca huesca teruel lerida gerona tarragona castellon "
                "valencia alicante murcia almeria granada malaga cadiz huelva cordoba jaen "
                "ciudad-real albacete cuenca guadalajara caceres badajoz"
            ),
            "yes": ("burgos avila segovia soria zaragoza barcelona sevilla madrid toledo morocco"),
            "3.12 no-war-at-sea": "...",
        },
    )


@pytest.mark.rule(
    "espana",
    "3.2",
    "10.3-a",
    "11.1",
    "11.3-a",
    "11.3-b",
    "11.4-a",
    "11.4-c",
    "12.5",
    "13.1-a",
    "14.1-a",
    "25.2-b",
)
def test_cantabrico_feeds_troops_that_can_go_nowhere():
    match = table(NORTH, naval=True)
    tells(
        match,
        "march _",
        {
            "11.1 not-yours": (
                "... ship-espana ship-almirante-cervera ship-canarias ship-baleares "
                "ship-navarra ship-n-submarine"
            ),
            "11.4-a nowhere": "r-reg-s1 r-bas-s1 tank-t-26-1",
            "yes": "r-reg-s2",
            "11.3-a no-land-unit": "tank-t-26-3 tank-bt-5-1 r-*",
            "10.3-a out-of-supply": "r-ana-s1",
            "11.4-c nowhere": "tank-t-26-2",
            "14.1-a no-land-unit": "gen-rojo gen-miaja gen-lister gen-durruti gen-ulibarri",
            "13.1-a no-land-unit": "air-ni-52 air-breguet-r air-potez-540 air-sb-2 air-i-*",
            "25.2-b no-land-unit": "ship-*",
        },
    )
    tells(
        match,
        "fly _",
        {
            "13.1-a not-yours": (
                "... ship-espana ship-almirante-cervera ship-canarias ship-baleares "
                "ship-navarra ship-n-submarine"
            ),
            "13.1-a no-aircraft": (
                "tank-bt-5-1 gen-rojo gen-miaja gen-lister gen-durruti gen-ulibarri r-* ship-* tank-t-26-*"
            ),
            "13.1-a not-in-play": "air-ni-52 air-breguet-r air-potez-540 air-i-16-a air-i-16-b",
            "yes": "air-i-15 air-sb-2",
        },
    )
    do(match, "march r-reg-s2")
    tells(
        match,
        "to _",
        {
            "11.3-b must-stop": "...",
            "yes": "teruel castellon valencia alicante almeria granada albacete cuenca",
            "11.3-a same-box": "murcia",
            "12.5 no-line": "morocco",
            "3.2 no-line": "cantabrico estrecho baleares mediterraneo ferrol cadiz-base cartagena",
        },
    )


@pytest.mark.rule("espana", "13.1-a", "25.4-a", "25.4-b", "25.4-c")
def test_aircraft_go_out_to_sea():
    match = table(NORTH, naval=True)
    do(match, "fly air-i-15")
    tells(
        match,
        "to _",
        {
            "13.1-a no-own-unit": "...",
            "yes": (
                "oviedo bilbao barcelona murcia cantabrico estrecho baleares la-coruna:sea "
                "oviedo:sea bilbao:sea barcelona:sea valencia:sea alicante:sea murcia:sea "
                "malaga:sea cadiz:sea"
            ),
            "25.4-c no-aircraft-there": "mediterraneo",
            "25.4-a no-port": (
                "ferrol cadiz-base cartagena leon:sea santander:sea san-sebastian:sea "
                "vitoria:sea pamplona:sea burgos:sea valladolid:sea salamanca:sea avila:sea "
                "segovia:sea soria:sea zaragoza:sea huesca:sea teruel:sea lerida:sea "
                "gerona:sea tarragona:sea castellon:sea almeria:sea granada:sea sevilla:sea "
                "huelva:sea cordoba:sea jaen:sea ciudad-real:sea albacete:sea cuenca:sea "
                "guadalajara:sea madrid:sea toledo:sea caceres:sea badajoz:sea ferrol:sea "
                "cadiz-base:sea cartagena:sea"
            ),
            "25.4-b out-of-range": "vigo:sea morocco:sea",
            "25.4-a no-air-box": "cantabrico:sea estrecho:sea baleares:sea mediterraneo:sea",
        },
    )
    do(match, "to cantabrico", "fly air-sb-2")
    tells(
        match,
        "to _",
        {
            "13.1-a no-own-unit": "...",
            "yes": (
                "oviedo bilbao barcelona murcia cantabrico estrecho baleares la-coruna:sea "
                "oviedo:sea bilbao:sea barcelona:sea valencia:sea alicante:sea murcia:sea "
                "malaga:sea cadiz:sea"
            ),
            "25.4-c no-aircraft-there": "mediterraneo",
            "25.4-a no-port": (
                "ferrol cadiz-base cartagena leon:sea santander:sea san-sebastian:sea "
                "vitoria:sea pamplona:sea burgos:sea valladolid:sea salamanca:sea avila:sea "
                "segovia:sea soria:sea zaragoza:sea huesca:sea teruel:sea lerida:sea "
                "gerona:sea tarragona:sea castellon:sea almeria:sea granada:sea sevilla:sea "
                "huelva:sea cordoba:sea jaen:sea ciudad-real:sea albacete:sea cuenca:sea "
                "guadalajara:sea madrid:sea toledo:sea caceres:sea badajoz:sea ferrol:sea "
                "cadiz-base:sea cartagena:sea"
            ),
            "25.4-b out-of-range": "vigo:sea morocco:sea",
            "25.4-a no-air-box": "cantabrico:sea estrecho:sea baleares:sea mediterraneo:sea",
        },
    )


@pytest.mark.rule("espana", "13.1-a", "13.3", "25.4-a", "25.4-c", "25.4-d")
def test_in_turn_one_aircraft_are_tied_to_where_they_start():
    match = table({"phase": "move-n"}, naval=True)
    tells(
        match,
        "fly _",
        {
            "13.1-a no-aircraft": (
                "... ship-espana ship-almirante-cervera ship-canarias ship-baleares "
                "ship-navarra ship-n-submarine"
            ),
            "13.1-a not-yours": (
                "tank-bt-5-1 gen-rojo gen-miaja gen-lister gen-durruti gen-ulibarri r-* "
                "air-* ship-* tank-t-26-*"
            ),
            "13.3 no-air-box": "air-ju-52",
            "yes": "air-breguet-n",
            "13.1-a not-in-play": "air-he-51 air-cr-32-a air-cr-32-b air-he-111 air-sm-79 air-bf-109",
        },
    )
    do(match, "fly air-breguet-n")
    tells(
        match,
        "to _",
        {
            "13.3 tied": (
                "la-coruna oviedo burgos valladolid avila segovia granada cadiz sevilla "
                "cordoba toledo morocco"
            ),
            "13.1-a no-own-unit": (
                "vigo leon santander bilbao san-sebastian vitoria salamanca soria lerida "
                "barcelona gerona tarragona castellon valencia alicante murcia almeria "
                "malaga huelva jaen ciudad-real albacete cuenca guadalajara madrid caceres "
                "badajoz"
            ),
            "yes": "pamplona zaragoza huesca teruel",
            "25.4-d not-in-turn-one": (
                "cantabrico estrecho baleares la-coruna:sea vigo:sea oviedo:sea bilbao:sea "
                "barcelona:sea valencia:sea alicante:sea murcia:sea malaga:sea cadiz:sea "
                "morocco:sea"
            ),
            "25.4-c no-aircraft-there": "mediterraneo",
            "25.4-a no-port": "...",
            "25.4-a no-air-box": "cantabrico:sea estrecho:sea baleares:sea mediterraneo:sea",
        },
    )


@pytest.mark.rule("espana", "13.1-a", "13.3")
def test_tied_aircraft_without_a_unit_near_stay():
    match = table(
        {
            **EMPTY,
            "turn": 1,
            "phase": "move-n",
            "markers": LANDS,
            "units": {"soria": ["n-reg 1"]},
            "tied": {"air-he-51": "sevilla", "air-ju-52": "burgos", "air-i-15": "soria"},
            "board": ["cr-32-a"],
            "moved": ["air-cr-32-a"],
        }
    )
    tells(
        match,
        "fly _",
        {
            "13.1-a no-aircraft": (
                "... ship-espana ship-almirante-cervera ship-canarias ship-baleares "
                "ship-navarra ship-n-submarine"
            ),
            "13.1-a not-yours": (
                "tank-bt-5-1 gen-rojo gen-miaja gen-lister gen-durruti gen-ulibarri r-* "
                "air-* ship-* tank-t-26-*"
            ),
            "yes": "air-ju-52",
            "13.1-a not-in-play": "air-breguet-n air-cr-32-b air-he-111 air-sm-79 air-bf-109",
            "13.3 no-air-box": "air-he-51",
            "13.1-a assigned": "air-cr-32-a",
        },
    )


@pytest.mark.rule("espana", "13.1-a")
def test_with_no_unit_on_the_map_nothing_flies():
    match = table(
        {**EMPTY, "turn": 4, "phase": "move-n", "markers": {N: ["leon"], R: ["valencia"]}, "board": ["he-51"]}
    )
    tells(
        match,
        "fly _",
        {
            "13.1-a no-aircraft": (
                "... ship-espana ship-almirante-cervera ship-canarias ship-baleares "
                "ship-navarra ship-n-submarine"
            ),
            "13.1-a not-yours": (
                "tank-bt-5-1 gen-rojo gen-miaja gen-lister gen-durruti gen-ulibarri "
                "air-ni-52 air-breguet-r air-potez-540 air-sb-2 r-* ship-* air-i-* "
                "tank-t-26-*"
            ),
            "13.1-a not-in-play": "air-*",
            "13.1-a no-air-box": "air-he-51",
        },
    )


@pytest.mark.rule("espana", "13.1-a", "25.4-a", "25.4-b", "25.4-c")
def test_with_no_unit_on_the_map_aircraft_still_fly_to_sea():
    match = table(
        {
            **EMPTY,
            "turn": 4,
            "phase": "move-n",
            "markers": {N: ["leon"], R: ["valencia"]},
            "board": ["he-51"],
        },
        naval=True,
    )
    tells(
        match,
        "fly _",
        {
            "13.1-a no-aircraft": (
                "... ship-espana ship-almirante-cervera ship-canarias ship-baleares "
                "ship-navarra ship-n-submarine"
            ),
            "13.1-a not-yours": (
                "tank-bt-5-1 gen-rojo gen-miaja gen-lister gen-durruti gen-ulibarri "
                "air-ni-52 air-breguet-r air-potez-540 air-sb-2 r-* ship-* air-i-* "
                "tank-t-26-*"
            ),
            "13.1-a not-in-play": "air-*",
            "yes": "air-he-51",
        },
    )
    do(match, "fly air-he-51")
    tells(
        match,
        "to _",
        {
            "13.1-a no-own-unit": "...",
            "yes": "cantabrico la-coruna:sea vigo:sea oviedo:sea bilbao:sea",
            "25.4-b out-of-range": (
                "estrecho baleares barcelona:sea valencia:sea alicante:sea murcia:sea "
                "malaga:sea cadiz:sea morocco:sea"
            ),
            "25.4-c no-aircraft-there": "mediterraneo",
            "25.4-a no-port": (
                "ferrol cadiz-base cartagena leon:sea santander:sea san-sebastian:sea "
                "vitoria:sea pamplona:sea burgos:sea valladolid:sea salamanca:sea avila:sea "
                "segovia:sea soria:sea zaragoza:sea huesca:sea teruel:sea lerida:sea "
                "gerona:sea tarragona:sea castellon:sea almeria:sea granada:sea sevilla:sea "
                "huelva:sea cordoba:sea jaen:sea ciudad-real:sea albacete:sea cuenca:sea "
                "guadalajara:sea madrid:sea toledo:sea caceres:sea badajoz:sea ferrol:sea "
                "cadiz-base:sea cartagena:sea"
            ),
            "25.4-a no-air-box": "cantabrico:sea estrecho:sea baleares:sea mediterraneo:sea",
        },
    )


@pytest.mark.rule("espana", "22.4-a", "22.4-c", "22.4-d")
def test_decoys_and_top_units_in_the_fog():
    match = table(FOGGY, fog=True)
    tells(
        match, "decoy _", {"22.4-d no-troop-over-decoy": "...", "yes": "soria zaragoza cadiz madrid morocco"}
    )
    tells(match, "undecoy _", {"22.4-c no-decoy": "..."})
    tells(
        match,
        "top _",
        {
            "22.4-d top-chosen": "n-reg-s1 n-fal-s1 n-car-s1 n-leg-s1 n-afr-s1 tank-cv-33-3",
            "yes": "n-reg-s2 tank-pz-i-1",
            "22.4-a no-land-unit": "...",
            "22.4-d troop-on-top": "tank-cv-33-1 tank-cv-33-2",
        },
    )
    do(match, "decoy madrid")
    tells(match, "undecoy _", {"22.4-c no-decoy": "...", "22.4-d decoys-laid": "madrid"})
    do(match, "top n-reg-s2")
    tells(
        match,
        "top _",
        {
            "22.4-d top-chosen": (
                "n-reg-s1 n-reg-s2 n-fal-s1 n-car-s1 n-leg-s1 n-afr-s1 tank-cv-33-2 tank-cv-33-3"
            ),
            "22.4-a no-land-unit": "...",
            "22.4-d troop-on-top": "tank-cv-33-1",
            "yes": "tank-pz-i-1",
        },
    )
    do(match, "top tank-pz-i-1")
    tells(
        match,
        "top _",
        {
            "22.4-d top-chosen": (
                "n-reg-s1 n-reg-s2 n-fal-s1 n-car-s1 n-leg-s1 n-afr-s1 tank-cv-33-2 tank-cv-33-3 tank-pz-i-1"
            ),
            "22.4-a no-land-unit": "...",
            "22.4-d troop-on-top": "tank-cv-33-1",
        },
    )


@pytest.mark.rule("espana", "22.4-a", "22.4-c", "22.4-d")
def test_each_side_names_its_top_units_and_takes_its_decoys_back():
    match = table(
        {
            **EMPTY,
            "turn": 4,
            "phase": "move-n",
            "markers": LANDS,
            "units": {"madrid": ["n-reg 1", "n-car 1", "r-reg 1", "r-com 1"]},
            "decoys": {R: ["madrid", "madrid"]},
        },
        fog=True,
    )
    do(match, "top n-car-s1", "decoy madrid", "done")
    assert asked(match) == (R, "move")
    tells(match, "top _", {"22.4-a no-land-unit": "...", "22.4-d top-chosen": "r-reg-s1", "yes": "r-com-s1"})
    tells(match, "undecoy _", {"22.4-c no-decoy": "...", "yes": "madrid"})
    do(match, "undecoy madrid")
    tells(match, "undecoy _", {"22.4-c no-decoy": "...", "yes": "madrid"})
    do(match, "undecoy madrid")
    tells(match, "undecoy _", {"22.4-c no-decoy": "..."})


@pytest.mark.rule("espana", "22.4-c", "22.4-d")
def test_five_decoys_and_no_more():
    match = table(
        {**FOGGY, "decoys": {N: ["madrid", "madrid", "zaragoza", "zaragoza"], R: ["toledo"]}}, fog=True
    )
    tells(match, "undecoy _", {"22.4-c no-decoy": "...", "yes": "zaragoza madrid"})
    do(match, "undecoy madrid")
    tells(match, "undecoy _", {"22.4-c no-decoy": "...", "yes": "zaragoza madrid"})
    do(match, "decoy soria")
    tells(
        match, "decoy _", {"22.4-d no-troop-over-decoy": "...", "yes": "soria zaragoza cadiz madrid morocco"}
    )
    do(match, "decoy soria")
    tells(
        match,
        "decoy _",
        {"22.4-d no-troop-over-decoy": "...", "22.4-c decoys-out": "soria zaragoza cadiz madrid morocco"},
    )
    tells(match, "undecoy _", {"22.4-c no-decoy": "...", "22.4-d decoys-laid": "soria zaragoza madrid"})


@pytest.mark.rule("espana", "12.4-a", "12.4-b", "12.5", "14.1-a", "14.1-b", "14.1-d", "14.5")
def test_generals_are_assigned_to_boxes_with_units():
    match = table(GENERALS)
    tells(
        match,
        "assign _",
        {
            "14.1-a no-general": "...",
            "yes": "gen-mola gen-yague",
            "12.4-a general-in-morocco": "gen-queipo",
            "14.1-a assigned": "gen-varela",
            "14.1-d no-box-for-general": "gen-davila",
            "14.1-a not-yours": "gen-*",
        },
    )
    assert asked(match) == (N, "assign")
    do(match, "assign gen-mola")
    tells(
        match,
        "to _",
        {
            "14.1-a no-own-unit": "...",
            "14.1-b general-there": "soria",
            "yes": "zaragoza cadiz madrid",
            "12.5 no-line": "morocco",
        },
    )
    do(match, "to madrid")
    tells(
        match,
        "assign _",
        {
            "14.1-a no-general": "...",
            "14.1-a not-yours": "gen-*",
            "14.1-a assigned": "gen-rojo",
            "yes": "gen-miaja gen-lister",
            "14.5 not-in-play": "gen-durruti gen-ulibarri",
        },
    )
    do(match, "assign gen-miaja")
    tells(
        match,
        "to _",
        {
            "14.1-a no-own-unit": "...",
            "yes": "huesca",
            "14.1-b general-there": "madrid",
            "12.5 no-line": "morocco",
        },
    )
    do(match, "to huesca")
    tells(
        match,
        "assign _",
        {
            "14.1-a no-general": "...",
            "14.1-a assigned": "gen-mola gen-varela",
            "12.4-a general-in-morocco": "gen-queipo",
            "yes": "gen-yague",
            "14.1-d no-box-for-general": "gen-davila",
            "14.1-a not-yours": "gen-*",
        },
    )
    do(match, "assign gen-yague")
    tells(
        match,
        "to _",
        {
            "14.1-a no-own-unit": "...",
            "12.4-b tied": "soria zaragoza madrid",
            "yes": "cadiz",
            "12.5 no-line": "morocco",
        },
    )


@pytest.mark.rule("espana", "12.4-a", "12.5", "14.1-a", "14.1-d", "14.4")
def test_in_turn_one_a_general_goes_one_line_from_his_start():
    match = table({**GENERALS, "turn": 1})
    tells(
        match,
        "assign _",
        {
            "14.1-a no-general": "...",
            "yes": "gen-mola gen-yague",
            "12.4-a general-in-morocco": "gen-queipo",
            "14.1-a assigned": "gen-varela",
            "14.1-d no-box-for-general": "gen-davila",
            "14.1-a not-yours": "gen-*",
        },
    )
    do(match, "assign gen-yague")
    tells(
        match,
        "to _",
        {
            "14.1-a no-own-unit": "...",
            "14.4 tied": "soria zaragoza madrid",
            "yes": "cadiz",
            "12.5 no-line": "morocco",
        },
    )
