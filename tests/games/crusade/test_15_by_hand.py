"""15.2.1.2-c and -d by hand: every way to share Nationalist corps out among the regions of the north."""

from collections import deque
from random import Random

import pytest

from frente.games.crusade.definitions import LAND, NEAR, REGION, SPACES, bits
from frente.games.crusade.rules import duty

NORTH = ("asturias", "santander", "basque")


def far(region):
    """How many lines each space is away from a region, walked line by line."""
    found = {space.index: 0 for space in SPACES if space.region == region}
    edge = deque(found)
    while edge:
        here = edge.popleft()
        for there in bits(NEAR[here]):
            if there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found


FAR = {region: far(region) for region in NORTH}


def best(regions, standing, free, left, ctv):
    """The most regions with a corps in or next to them, then the most with one as near as may be.

    One region after the other, in every order, gets any corps that stands there or can still be put there;
    where no free space is in or next to it the nearest ones will do.
    """
    top = (0, 0)
    for region in regions:
        rest = [other for other in regions if other != region]
        reach = max(1, min((FAR[region].get(p, 99) for p in free), default=1))
        ways = [
            (p, best(rest, standing - {p}, free, left, ctv))
            for p in standing
            if FAR[region].get(p, 99) <= reach
        ]
        if left:
            new = [p for p in free if FAR[region].get(p, 99) <= reach]
            ways += [(p, best(rest, standing, free - {p}, left - 1, ctv - {p})) for p in new]
        new = [p for p in ctv if FAR[region].get(p, 99) <= reach]
        ways += [(p, best(rest, standing, free - {p}, left, frozenset())) for p in new]
        for p, (close, served) in ways:
            top = max(top, (close + (FAR[region][p] <= 1), served + 1))
    return top


def mask(spaces):
    return sum(1 << p for p in spaces)


@pytest.mark.rule("crusade", "15.2.1.2-c", "15.2.1.2-d")
@pytest.mark.parametrize("seed", range(8))
def test_15_2_1_2_c_as_many_regions_as_any_way_of_sharing_out_would_serve(seed):
    luck = Random(seed)
    close = [p for p in bits(LAND) if min(FAR[r].get(p, 99) for r in NORTH) <= 3]
    for _ in range(50):
        regions = tuple(r for r in NORTH if luck.random() < 0.8)
        spots = luck.sample(close, 9)
        standing, free, ctv = spots[: luck.randint(0, 3)], spots[3 : luck.randint(3, 8)], []
        if luck.random() < 0.5:
            ctv = luck.sample(spots[3:], luck.randint(1, 3))
        left = luck.randint(0, 3)
        found = duty.merit(regions, mask(standing), mask(free), left, mask(ctv))
        assert found == best(regions, frozenset(standing), frozenset(free), left, frozenset(ctv))


@pytest.mark.rule("crusade", "15.2.1.2-d")
@pytest.mark.parametrize("region", NORTH)
def test_15_2_1_2_d_distances_are_counted_in_lines(region):
    assert duty.distances(region) == tuple(FAR[region].get(space.index, 99) for space in SPACES)
    for reach in (0, 1, 2, 5):
        assert duty.within(region, reach) == mask(p for p, n in FAR[region].items() if n <= reach)
    assert duty.within(region, 0) == REGION[region]
