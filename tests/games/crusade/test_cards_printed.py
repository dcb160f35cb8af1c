"""The deck as a list: what is printed on each of the 110 cards."""

import pytest

from frente.games.crusade.definitions import CARD, CARDS

# number, War Phase (C, M, A), OPS and SR, RP own + allied, kind (of reinforcement), asterisk * / one combat a
# turn 1 / counts in Winter w, VP, RM, prerequisites
PRINTED = """
N1  C 3 2+1 event *w  +0 +0
N2  C 3 2+1 event *   +0 -1
N3  C 4 3+2 event *   +0 +0
N4  C 2 1+0 nat   *   +0 +0
N5  C 2 1+0 nat   *   +0 +0
N6  C 4 3+1 event *   +0 +0
N7  C 4 3+2 event w   +0 +0 N3
N8  C 3 2+2 axis  *   +0 +0 N3
N9  C 2 2+0 nat   *   +0 +0
N10 C 3 2+2 axis  *   +0 +0 N3
N11 C 3 2+1 cc    -   +0 +0
N12 C 2 1+0 cc    *   +0 +0
N13 C 3 2+1 cc    1   +0 +0
N14 C 2 1+0 cc    *   +0 +0
N15 C 4 3+1 event *w  +0 +0
N16 C 2 1+0 cc    -   +0 +0
N17 C 3 2+1 event *w  +0 +0
N18 C 2 1+0 cc    -   +0 +0
N19 M 3 2+1 nat   *   +0 +0
N20 M 4 3+1 nat   *   +0 +0
N21 M 3 2+1 nat   *   +0 +0
N22 M 3 2+2 axis  *   +0 +0 N3 N8
N23 M 3 3+0 nat   *   +0 +0
N24 M 3 2+1 event *   +1 +0 N15
N25 M 2 1+1 event *   +0 +0 R25
N26 M 3 2+1 event *   +0 -1
N27 M 4 3+2 event *w  +0 +0
N28 M 4 3+1 event *   +0 +0 N6
N29 M 3 2+0 cc    -   +0 +0
N30 M 4 3+2 event *   +0 +0 N3
N31 M 3 2+2 event *   +0 -1 N3
N32 M 4 3+1 cc    1   +0 +0
N33 M 3 2+2 cc    -   +0 +0 N3
N34 M 2 2+0 nat   *   +0 +0
N35 M 2 1+1 event -   +0 +0 R2
N36 M 4 4+0 event *   +0 +0
N37 M 3 2+1 event *   +1 +0
N38 M 3 2+2 event -   +0 +0 N3
N39 A 4 3+1 nat   *   +0 +0
N40 A 3 2+1 nat   *   +0 +0
N41 A 5 4+2 event *w  +0 +0
N42 A 4 3+2 event *   +1 -1
N43 A 4 3+2 event *w  +0 +0
N44 A 5 4+2 event *w  +0 +0
N45 A 4 3+2 event *   +1 -1 N42
N46 A 5 3+2 event *   +0 +0
N47 A 3 2+1 event -   +0 +0
N48 A 3 2+1 event *   +0 +0
N49 A 4 2+1 event *   +0 +0 N3
N50 A 3 2+2 cc    -   +0 +0 N3
N51 A 3 2+3 cc    -   +0 +0 N3
N52 A 3 2+1 event *   +1 +0 N24
N53 A 4 3+2 cc    1   +0 +0 N3
N54 A 3 2+1 cc    1   +0 +0
N55 A 3 2+1 event *   +0 -1 N28
R1  C 4 3+0 event *   +0 +0
R2  C 4 2+2 event *   +0 +0
R3  C 4 2+2 sov   *   +0 +0 R2
R4  C 3 2+2 sov   *   +0 +0 R2
R5  C 3 2+1 event *   +0 +0
R6  C 3 2+0 rep   *   +0 +0 R1
R7  C 2 1+0 cc    *   +0 +0
R8  C 4 3+0 event *   +0 +0
R9  C 2 1+0 rep   *   +0 +0
R10 C 2 1+0 rep   *   +0 +0
R11 C 2 1+0 rep   *   +0 +0
R12 C 2 1+0 event *   +0 +0
R13 C 2 1+0 rep   *   +0 +0
R14 C 3 2+0 cc    -   +0 +0
R15 C 3 2+1 cc    -   +0 +0 R2
R16 C 3 2+0 event *   +0 +1
R17 C 2 1+0 cc    *   +0 +0
R18 C 2 1+0 cc    -   +0 +0
R19 M 3 2+1 rep   *   +0 +0
R20 M 3 2+1 rep   *   +0 +0
R21 M 3 2+1 rep   *   +0 +0
R22 M 4 3+1 rep   *   +0 +0
R23 M 4 3+1 rep   *   +0 +0
R24 M 3 2+2 sov   *   +0 +0 R2 R3
R25 M 2 1+0 event *   +0 +0
R26 M 4 3+2 event *   +0 +1 R1
R27 M 4 3+1 event *w  +0 +0
R28 M 4 3+1 event *w  +0 +0
R29 M 4 3+1 event *w  +0 +0
R30 M 3 2+0 event *   +0 +0
R31 M 3 2+2 event *   +0 +0 N30
R32 M 3 2+0 rep   *   +0 +0 R1
R33 M 3 2+1 event *   -1 +0 N3
R34 M 3 3+0 event *   +0 +0
R35 M 3 1+1 event *   +0 +0 R2
R36 M 3 2+2 cc    -   +0 +0 R2
R37 M 2 1+0 cc    -   +0 +0
R38 M 2 2+0 rep   *   +0 +0
R39 A 4 3+1 rep   *   +0 +0
R40 A 4 3+1 rep   *   +0 +0
R41 A 3 2+1 rep   *   +0 +0
R42 A 5 3+2 event *w  +0 +0
R43 A 4 3+1 event *   +0 +0
R44 A 3 2+1 event *   +0 +1 R26
R45 A 2 1+1 cc    -   +0 +0
R46 A 3 2+1 event *   -1 +0 R26
R47 A 3 2+1 event *   +0 +0 R2
R48 A 3 2+0 cc    -   +0 +0
R49 A 2 1+0 event *   +0 -1
R50 A 3 2+0 cc    -   +0 +0
R51 A 3 2+1 event *   +0 +0
R52 A 3 2+1 event *   +0 +0
R53 A 3 2+1 event *   +0 +0 N28
R54 A 3 2+2 cc    -   +0 +0 R2
R55 A 3 2+1 event *   -1 +0 R3
"""
PHASE = {"C": "columns", "M": "mobilization", "A": "armies"}


@pytest.mark.parametrize("line", PRINTED.strip().splitlines(), ids=lambda line: line.split()[0])
@pytest.mark.rule("crusade", "8.1.2", "8.1.3-a", "8.4.1-a", "8.5.1.2", "8.5.1.3-a", "8.5.1.4", "16.5.2-b")
def test_what_is_printed_on_a_card(line):
    id, phase, value, rp, kind, marks, vp, rm, *needs = line.split()
    card = CARD[id]
    assert card.phase == PHASE[phase]
    assert card.value == int(value)
    assert card.rp == tuple(int(n) for n in rp.split("+"))
    assert (card.reinforcement or card.type) == kind
    assert (card.asterisk, card.once, card.winter) == ("*" in marks, "1" in marks, "w" in marks)
    assert (card.vp, card.rm) == (int(vp), int(rm))
    assert card.prerequisites == tuple(needs)


def test_the_list_is_the_deck():
    assert [line.split()[0] for line in PRINTED.strip().splitlines()] == [card.id for card in CARDS]
