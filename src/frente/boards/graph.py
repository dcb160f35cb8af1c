"""Places and what joins them, for rules that ask "how far", "which way" and "is it cut off".

A node is an int from 0; a set of nodes is an int with one bit per node (bit 5 set: node 5 is in).
Union, intersection and difference of sets are `|`, `&` and `& ~`, a copy costs nothing, and a
flood fill over 200 places takes microseconds. Graphs never change: what is blocked today is a set
handed to the question, or another graph made by `without`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

StepCost = Callable[[int, int], int | None]
"""What it costs to go from one node to a neighbour; None: the step is not allowed."""


def bits(mask: int) -> Iterator[int]:
    """The nodes of a set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(nodes: Iterable[int]) -> int:
    """The set of these nodes."""
    mask = 0
    for node in nodes:
        mask |= 1 << node
    return mask


@dataclass(frozen=True, slots=True)
class Graph:
    """An unchanging graph. Make one with `of` (numbers) or `named` (names)."""

    neighbours: tuple[int, ...]
    """For each node, the set of nodes one step away."""
    lists: tuple[tuple[int, ...], ...]
    """The same as tuples in rising order, for loops."""
    names: tuple[str, ...] = ()
    """The name of each node; empty where nobody asked for names."""

    @classmethod
    def of(
        cls, size: int, edges: Iterable[tuple[int, int]], names: Sequence[str] = (), *, one_way: bool = False
    ) -> Graph:
        """A graph of nodes 0 to size - 1. Edges go both ways unless `one_way`."""
        around = [0] * size
        for a, b in edges:
            if a == b or not (0 <= a < size and 0 <= b < size):
                raise ValueError(f"no edge can join {a} and {b} in a graph of {size} nodes")
            around[a] |= 1 << b
            if not one_way:
                around[b] |= 1 << a
        return cls(tuple(around), tuple(tuple(bits(mask)) for mask in around), tuple(names))

    @classmethod
    def named(cls, names: Sequence[str], edges: Iterable[tuple[str, str]], *, one_way: bool = False) -> Graph:
        """A graph of named nodes, numbered in the order of `names`."""
        number = {name: i for i, name in enumerate(names)}
        if len(number) != len(names):
            raise ValueError("two nodes share a name")
        return cls.of(len(names), [(number[a], number[b]) for a, b in edges], names, one_way=one_way)

    def __len__(self) -> int:
        return len(self.neighbours)

    @property
    def everything(self) -> int:
        """The set of all nodes."""
        return (1 << len(self.neighbours)) - 1

    def index(self) -> dict[str, int]:
        """The number of each name."""
        return {name: i for i, name in enumerate(self.names)}

    def edges(self) -> Iterator[tuple[int, int]]:
        """Every step once, lower node first; a one-way step as it goes."""
        for a, around in enumerate(self.lists):
            for b in around:
                if a < b or not self.neighbours[b] >> a & 1:
                    yield a, b

    def joined(self, a: int, b: int) -> bool:
        """Whether one step leads from a to b."""
        return bool(self.neighbours[a] >> b & 1)

    def without(self, edges: Iterable[tuple[int, int]]) -> Graph:
        """The graph with these edges gone, both ways."""
        around = list(self.neighbours)
        for a, b in edges:
            around[a] &= ~(1 << b)
            around[b] &= ~(1 << a)
        return Graph(tuple(around), tuple(tuple(bits(mask)) for mask in around), self.names)

    def around(self, mask: int) -> int:
        """The nodes one step from a set, the set itself left out."""
        out = 0
        rest = mask
        while rest:
            low = rest & -rest
            out |= self.neighbours[low.bit_length() - 1]
            rest ^= low
        return out & ~mask

    def flood(self, start_mask: int, allowed_mask: int) -> int:
        """Everything reached from the start nodes by steps into allowed nodes.

        The start nodes are always part of the answer: who wants them to be allowed as well says
        `flood(start & allowed, allowed)`.
        """
        neighbours = self.neighbours
        seen = fresh = start_mask
        while fresh:
            found = 0
            while fresh:
                low = fresh & -fresh
                found |= neighbours[low.bit_length() - 1]
                fresh ^= low
            fresh = found & allowed_mask & ~seen
            seen |= fresh
        return seen

    def reach(self, start: int, may_enter: int, must_stop_mask: int = 0, limit: int | None = None) -> int:
        """Where a mover may end who leaves `start` and takes at most `limit` steps.

        A node of `must_stop_mask` may be entered (if it is in `may_enter`) but not passed; the
        start itself never holds the mover. The start is not part of the answer.
        """
        neighbours = self.neighbours
        home = 1 << start
        seen = fresh = home
        steps = len(neighbours) if limit is None else limit
        while fresh and steps > 0:
            found = 0
            while fresh:
                low = fresh & -fresh
                found |= neighbours[low.bit_length() - 1]
                fresh ^= low
            found &= may_enter & ~seen
            seen |= found
            fresh = found & ~must_stop_mask
            steps -= 1
        return seen & ~home

    def distances(self, start_mask: int, allowed_mask: int | None = None) -> list[int]:
        """Steps from the nearest start node to each node through allowed nodes; -1: no way."""
        out = [-1] * len(self.neighbours)
        allowed = self.everything if allowed_mask is None else allowed_mask
        seen = fresh = start_mask
        steps = 0
        while fresh:
            found = 0
            for node in bits(fresh):
                out[node] = steps
                found |= self.neighbours[node]
            fresh = found & allowed & ~seen
            seen |= fresh
            steps += 1
        return out

    def path(self, start: int, goal_mask: int, allowed_mask: int | None = None) -> tuple[int, ...] | None:
        """A shortest way from start to the nearest goal, both ends included; None: no way.

        All nodes after the start must be allowed, the goal too. Of several ways the one with the
        lowest node at the first difference, seen from the goal: always the same one.
        """
        allowed = self.everything if allowed_mask is None else allowed_mask
        if goal_mask >> start & 1:
            return (start,)
        rings = [1 << start]
        seen = 1 << start
        while True:
            fresh = 0
            for node in bits(rings[-1]):
                fresh |= self.neighbours[node]
            fresh &= allowed & ~seen
            if not fresh:
                return None
            if fresh & goal_mask:
                break
            seen |= fresh
            rings.append(fresh)
        way = [next(bits(fresh & goal_mask))]
        for ring in reversed(rings):
            way.append(next(node for node in bits(ring) if self.joined(node, way[-1])))
        return tuple(reversed(way))

    def components(self, allowed_mask: int | None = None) -> tuple[int, ...]:
        """The connected parts of the allowed nodes, the part with the lowest node first."""
        rest = self.everything if allowed_mask is None else allowed_mask
        parts: list[int] = []
        while rest:
            part = self.flood(rest & -rest, rest)
            parts.append(part)
            rest &= ~part
        return tuple(parts)

    def costs(
        self, start: int, step_cost: StepCost, budget: int | None = None, must_stop_mask: int = 0
    ) -> dict[int, int]:
        """The least cost of each node that can be reached within the budget, the start at 0.

        Must-stop nodes are entered but not passed, as in `reach`. Costs may not be negative.
        """
        return {
            node: cost for node, (cost, _) in self._search(start, step_cost, budget, must_stop_mask).items()
        }

    def cheapest(
        self,
        start: int,
        goal: int,
        step_cost: StepCost,
        budget: int | None = None,
        must_stop_mask: int = 0,
    ) -> tuple[int, ...] | None:
        """A way of least cost, both ends included; None: none within the budget."""
        found = self._search(start, step_cost, budget, must_stop_mask)
        if goal not in found:
            return None
        way = [goal]
        while way[-1] != start:
            way.append(found[way[-1]][1])
        return tuple(reversed(way))

    def _search(
        self, start: int, step_cost: StepCost, budget: int | None, must_stop_mask: int
    ) -> dict[int, tuple[int, int]]:
        """Cost of each node and the node before it."""
        best: dict[int, tuple[int, int]] = {start: (0, start)}
        queue = [(0, start)]
        while queue:
            cost, node = heappop(queue)
            if cost > best[node][0] or (must_stop_mask >> node & 1 and node != start):
                continue
            for after in self.lists[node]:
                step = step_cost(node, after)
                if step is None:
                    continue
                total = cost + step
                if budget is not None and total > budget:
                    continue
                if after not in best or total < best[after][0]:
                    best[after] = (total, node)
                    heappush(queue, (total, after))
        return best
