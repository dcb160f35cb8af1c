"""Chapter 9.2: losses, against the definition spelled out by brute force."""

import itertools
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from frente.games.arriba import nouns
from frente.games.arriba.definitions import UNITS
from frente.games.arriba.rules import losses
from frente.games.arriba.rules.losses import Loss, Required, allocations, meets, parts
from frente.games.arriba.state import Arriba

from .table import CO, NA, PA, B, D, T, bit, group, state, unit

REB = ("nationalist brigade", "nationalist one-step-division", "nationalist two-step-division",
       "nationalist two-step-division remnant", "colonial brigade", "colonial one-step-division")  # fmt: skip
RUNGS = {1: (0, 1), 4: (0, 3, 4), 5: (0, 3, 4, 5), 2: (0, 1, 2)}


def token(loss: Loss) -> str:
    return " ".join(("lose", *map(nouns.PART.write, parts(loss))))


def cf_of(text: str) -> int:
    return 2 if "remnant" in text else {B: 1, D: 4, T: 5}[text.split()[1]]


@pytest.mark.rule("arriba", "9.2-c", "9.2-d", "9.2-f", "9.2.1-a", "9.2.1-b")
@settings(max_examples=50, deadline=None)
@given(
    units=st.lists(st.sampled_from(REB), min_size=1, max_size=4),
    armor=st.integers(0, 2),
    artillery=st.integers(0, 2),
    fort=st.booleans(),
    number=st.integers(1, 8),
    cadre=st.booleans(),
    tanks=st.booleans(),
)
def test_9_2_f_every_minimal_loss_and_no_other(units, armor, artillery, fort, number, cadre, tanks):
    s = state(group("toledo", *units, armor=armor, artillery=artillery))
    g = s.groups[1]
    wanted = losses.required(s, g, int(cadre), armor if tanks else 0)
    if losses.everything(s, g, fort) < number:
        return
    found = allocations(s, g, number, fort, wanted)
    assert found
    assert len({token(x) for x in found}) == len(found)
    # Brute force over amounts: per unit a rung, points, fortification.
    kinds = [REB.index(u) for u in units]
    top = {k for k in kinds if REB[k].startswith("colonial")} or set(kinds)
    ladders = [RUNGS[cf_of(u)] for u in units]

    def fits(v: tuple[int, ...]) -> bool:
        lost, (a, t, f) = v[: len(units)], v[len(units) :]
        if sum(lost) + a + t + f < number:
            return False
        by_unit = not wanted.units or any(n and k in top for n, k in zip(lost, kinds, strict=True))
        by_tank = not wanted.armor or a > 0
        return (by_unit or by_tank) if number == 1 and wanted.units and wanted.armor else by_unit and by_tank

    ranges = [*ladders, range(armor + 1), range(artillery + 1), range(1 + fort)]
    good = {v for v in itertools.product(*ranges) if fits(v)}

    def smaller(v: tuple[int, ...]):
        for i, steps in enumerate(ranges):
            at = list(steps).index(v[i])
            if at:
                yield (*v[:i], list(steps)[at - 1], *v[i + 1 :])

    minimal = {v for v in good if not any(w in good for w in smaller(v))}

    def shape(v: tuple[int, ...]) -> tuple[Any, ...]:
        return (tuple(sorted(zip(kinds, v, strict=False))), v[len(units) :])

    order = {u: i for i, u in enumerate(_in_order(s, units))}

    def vector(loss: losses.Loss) -> tuple[int, ...]:
        lost = [0] * len(units)
        for u, becomes in loss.steps:
            i = order[u]
            rungs = {"gone": cf_of(units[i]), "remnant": 3, "brigade": cf_of(units[i]) - 1}
            lost[i] = rungs[becomes]
        return (*lost, loss.armor, loss.artillery, loss.fort)

    assert {shape(vector(x)) for x in found} == {shape(v) for v in minimal}
    assert all(meets(x, number, wanted) and x.cf >= number for x in found)


def _in_order(s: Arriba, units: list[str]) -> list[int]:
    """The counters in the order of the texts they were made from."""
    left = list(s.groups[1].units)
    found = []
    for text in units:
        code = {"nationalist": "na", "colonial": "co"}[text.split()[0]]
        letter = {B: "b", D: "d", T: "t"}[text.split()[1]]
        fits = [
            u for u in left
            if UNITS[u].id.startswith(f"{code}-{letter}")
            and bool(s.remnant >> u & 1) == ("remnant" in text)
        ]  # fmt: skip
        left.remove(fits[0])
        found.append(fits[0])
    return found


@pytest.mark.rule("arriba", "9.2-e")
def test_9_2_e_without_a_brigade_counter_the_whole_unit_falls():
    s = state(group("toledo", f"{NA} {D}", f"{NA} {B}"), no_counters=[f"{NA} {B}"])
    names = {token(x) for x in allocations(s, s.groups[1], 1, False, Required())}
    assert names == {"lose na-b01:gone", "lose na-d01:gone"}
    s = state(group("toledo", f"{NA} {T} remnant"), no_counters=[f"{NA} {B}"])
    assert [x.cf for x in allocations(s, s.groups[1], 1, False, Required())] == [2]
    s = state(group("toledo", "portuguese one-step-division"))
    (only,) = allocations(s, s.groups[1], 1, False, Required())
    assert (token(only), only.cf) == ("lose pt-d01:gone", 4)
    s = state(group("malaga", *["italian one-step-division"] * 2))
    pairs = {x.cf for x in allocations(s, s.groups[1], 4, False, Required())}
    assert 6 not in pairs  # one brigade counter only


@pytest.mark.rule("arriba", "9.2-b", "9.2-d", "6.3-a", "6.4.1-b", "9.2.3-f")
def test_9_2_d_step_by_step():
    s = state(group("toledo", f"{PA} {T} improved disrupted"))
    losses.reduce(s, 1, unit("pa-t01"), "remnant")
    assert bit(s.remnant, "pa-t01")
    assert bit(s.improved, "pa-t01")
    assert s.psp_due == [0, 0]
    losses.reduce(s, 1, unit("pa-t01"), B)
    assert [bit(s.disrupted, "pa-b01"), bit(s.improved, "pa-b01"), bit(s.unbuilt, "pa-t01")] == [
        True,
        False,
        True,
    ]
    assert s.psp_due == [-2, 2]
    losses.reduce(s, 1, unit("pa-b01"), "gone")
    assert bit(s.eliminated, "pa-b01")
    assert s.cf_lost == [5, 0]


@pytest.mark.rule("arriba", "9.2-h", "9.2-f")
def test_9_2_h_all_goes_with_points_and_fortification():
    s = state(group("toledo", f"{PA} {D}", f"{PA} {T} remnant", seat="city", armor=1, artillery=2),
              forts={"government": ["toledo"]})  # fmt: skip
    assert losses.eliminate(s, 1, True, "9.2-h") == 4 + 2 + 3 + 1
    assert not s.groups
    assert s.forts == [0, 0]
    assert bit(s.eliminated, "pa-d01")  # without substitution
    assert s.psp_due == [-(1 + 2 + 3), 6]  # the fortification does not score
    assert s.cf_lost == [6, 0]


@pytest.mark.rule("arriba", "9.2.1-a", "9.2.1-b", "9.2.1-c", "9.1.7-c")
def test_9_2_1_required_losses():
    s = state(group("toledo", f"{NA} {D}", f"{CO} {D}", f"{NA} {B}", armor=1))
    g = s.groups[1]

    def names(number: int, cadre: int, armor: int) -> set[str]:
        wanted = losses.required(s, g, cadre, armor)
        return {token(x) for x in allocations(s, g, number, False, wanted)}

    assert names(1, 1, 0) == {"lose co-d01:brigade"}  # its full step
    assert names(1, 0, 1) == {"lose armor"}
    assert names(1, 1, 1) == {"lose armor", "lose co-d01:brigade"}
    assert names(2, 1, 1) == {"lose co-d01:brigade armor"}
    assert names(1, -1, 0) == {"lose na-b01:gone", "lose na-d01:brigade", "lose co-d01:brigade", "lose armor"}
    defended = state(group("toledo", f"{CO} {B}", f"{NA} {B}", seat="city"), forts={"rebel": ["toledo"]})
    free = allocations(defended, defended.groups[1], 1, True, Required())
    assert {token(x) for x in free} == {"lose co-b01:gone", "lose na-b01:gone", "lose fort"}
