"""15.2.1.2-c, 15.2.1.2-d: how many regions of the Northern Front have a Nationalist corps of their own.

Which corps stands for which region is the player's affair, so every way to share them out is tried, and
the best one counts. Nothing is changed here.
"""

from __future__ import annotations

from functools import cache, lru_cache

from frente.games.crusade.definitions import REGION, bits, graph

FAR = 99
Merit = tuple[int, int]
"""Regions with a corps in or next to them, and regions with one at all, near by or as near as may be."""


@cache
def distances(region: str) -> tuple[int, ...]:
    """How many connections each space is away from a region; 0 inside it."""
    return tuple(n if n >= 0 else FAR for n in graph(-1, False).distances(REGION[region]))


@cache
def within(region: str, reach: int) -> int:
    """The spaces at most so many connections away from a region."""
    return sum(1 << p for p, n in enumerate(distances(region)) if n <= reach)


@cache
def sorts(regions: tuple[str, ...]) -> tuple[int, ...]:
    """Space by space a sign of how far it is from each of the regions: equally far, equal sign."""
    known: dict[tuple[int, ...], int] = {}
    ways = zip(*(distances(region) for region in regions), strict=True)
    return tuple(known.setdefault(far, len(known)) for far in ways)


@lru_cache(maxsize=1 << 12)
def merit(regions: tuple[str, ...], standing: int, free: int, left: int, ctv: int) -> Merit:
    """The best that corps standing in these spaces, and those still to come, can do for the regions.

    `free`: where a corps can still be put; `left`: how many are left to put there; `ctv`: where the CTV can,
    if it is left too.
    """
    best, most = (0, 0), _most(regions, standing, free, left, ctv)
    if best == most:
        return best
    for region in regions:
        rest = tuple(other for other in regions if other != region)
        far = distances(region)
        near = within(region, _reach(region, free))
        for p in _different(regions, standing & near):
            best = max(best, _more(far[p], merit(rest, standing & ~(1 << p), free, left, ctv)))
            if best == most:
                return best
        for p in _different(regions, free & near, ctv) if left else ():
            after = merit(rest, standing, free & ~(1 << p), left - 1, ctv & ~(1 << p))
            best = max(best, _more(far[p], after))
            if best == most:
                return best
        for p in _different(regions, ctv & near, free):
            best = max(best, _more(far[p], merit(rest, standing, free & ~(1 << p), left, 0)))
            if best == most:
                return best
    return best


def _most(regions: tuple[str, ...], standing: int, free: int, left: int, ctv: int) -> Merit:
    """What cannot be surpassed: no corps stands for two regions, and none is nearer than its spaces are."""
    corps = standing.bit_count() + (left if free else 0) + (1 if ctv else 0)
    spaces = standing | (free if left else 0) | ctv
    near = 0
    for close in _close(regions):
        if close & spaces:
            near += 1
    return (min(near, corps), min(len(regions), corps))


@cache
def _close(regions: tuple[str, ...]) -> tuple[int, ...]:
    """The spaces in or next to each region."""
    return tuple(within(region, 1) for region in regions)


def _reach(region: str, free: int) -> int:
    """15.2.1.2-d: one connection; where no free space is in or next to the region, as far as the nearest."""
    reach = 1
    while free and not within(region, reach) & free:
        reach += 1
    return reach


def _more(far: int, merit: Merit) -> Merit:
    return (merit[0] + (far <= 1), merit[1] + 1)


@lru_cache(maxsize=1 << 12)  # the corps on the map are tried over and over
def _different(regions: tuple[str, ...], spaces: int, marked: int = 0) -> tuple[int, ...]:
    """One space of each sort: equally far from all the regions, and marked or not."""
    sort = sorts(regions)
    return tuple({(sort[p], marked >> p & 1): p for p in bits(spaces)}.values())
