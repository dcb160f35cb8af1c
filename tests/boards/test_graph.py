"""Graphs answer what rules ask: what is joined, how far, which way, at what cost."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frente.boards.graph import Graph, bits, mask_of

#   0 - 1 - 2
#   |       |
#   3 - 4 - 5     6 - 7
RING = Graph.of(8, [(0, 1), (1, 2), (0, 3), (3, 4), (4, 5), (2, 5), (6, 7)])


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    size = draw(st.integers(1, 24))
    node = st.integers(0, size - 1)
    pairs = draw(st.lists(st.tuples(node, node).filter(lambda p: p[0] != p[1]), max_size=50))
    return Graph.of(size, pairs)


@st.composite
def graphs_and_masks(draw: st.DrawFn) -> tuple[Graph, int, int]:
    graph = draw(graphs())
    masks = st.integers(0, graph.everything)
    return graph, draw(masks), draw(masks)


def test_a_set_of_nodes_is_a_number_with_one_bit_each():
    assert mask_of([0, 3, 5]) == 0b101001
    assert list(bits(0b101001)) == [0, 3, 5]


@given(st.sets(st.integers(0, 300)))
def test_bits_and_mask_of_are_inverse(nodes: set[int]):
    assert list(bits(mask_of(nodes))) == sorted(nodes)


def test_named_nodes_are_numbered_in_order():
    graph = Graph.named(["madrid", "toledo", "avila"], [("madrid", "toledo"), ("madrid", "avila")])
    assert graph.index()["avila"] == 2
    assert graph.lists == ((1, 2), (0,), (0,))
    assert graph.joined(0, 1)
    assert not graph.joined(1, 2)


def test_a_name_may_not_be_given_twice():
    with pytest.raises(ValueError, match="share a name"):
        Graph.named(["a", "a"], [])


def test_an_edge_needs_two_nodes_of_the_graph():
    with pytest.raises(ValueError, match="no edge"):
        Graph.of(2, [(0, 2)])
    with pytest.raises(ValueError, match="no edge"):
        Graph.of(2, [(1, 1)])


def test_one_way_streets_lead_one_way():
    graph = Graph.of(3, [(0, 1), (1, 2)], one_way=True)
    assert graph.flood(1, 0b111) == 0b111
    assert graph.flood(0b100, 0b111) == 0b100
    assert list(graph.edges()) == [(0, 1), (1, 2)]


def test_supply_flows_round_an_enemy_but_not_through():
    enemy = mask_of([1])
    assert RING.flood(1 << 0, RING.everything & ~enemy) == mask_of([0, 2, 3, 4, 5])
    both = mask_of([1, 4])
    assert RING.flood(1 << 0, RING.everything & ~both) == mask_of([0, 3])


def test_a_mover_may_enter_but_not_pass_where_it_must_stop():
    assert RING.reach(0, RING.everything, mask_of([1, 3])) == mask_of([1, 3])
    assert RING.reach(1, RING.everything, mask_of([1]), limit=1) == mask_of([0, 2])
    assert RING.reach(0, RING.everything, 0, limit=2) == mask_of([1, 2, 3, 4])


def test_the_shortest_way_is_always_the_same():
    assert RING.path(0, 1 << 5) == (0, 1, 2, 5)
    assert RING.path(0, 1 << 5, RING.everything & ~(1 << 1)) == (0, 3, 4, 5)
    assert RING.path(0, mask_of([4, 5])) == (0, 3, 4)
    assert RING.path(0, 1 << 6) is None
    assert RING.path(0, 1) == (0,)


def test_parts_that_hang_together():
    assert RING.components() == (mask_of(range(6)), mask_of([6, 7]))
    assert RING.components(mask_of([0, 2, 6])) == (1, 1 << 2, 1 << 6)


def test_what_lies_round_a_set():
    assert RING.around(mask_of([0, 1])) == mask_of([2, 3])


def test_a_cut_line_is_another_graph():
    cut = RING.without([(0, 1), (5, 4)])
    assert cut.components() == (mask_of([0, 3, 4]), mask_of([1, 2, 5]), mask_of([6, 7]))
    assert RING.joined(0, 1)


def test_the_cheapest_way_avoids_the_hills():
    hills = {1: 3, 2: 3}

    def cost(_: int, into: int) -> int | None:
        return None if into == 6 else hills.get(into, 1)

    assert RING.costs(0, cost, budget=3) == {0: 0, 1: 3, 3: 1, 4: 2, 5: 3}
    assert RING.cheapest(0, 5, cost) == (0, 3, 4, 5)
    assert RING.cheapest(0, 2, cost, budget=5) is None
    assert RING.costs(0, cost, must_stop_mask=mask_of([3, 1])) == {0: 0, 1: 3, 3: 1}
    assert RING.costs(7, cost) == {7: 0}


@given(graphs_and_masks())
def test_a_flood_is_closed_and_grows_with_what_is_allowed(case: tuple[Graph, int, int]):
    graph, start, allowed = case
    wet = graph.flood(start, allowed)
    assert wet & start == start
    assert not wet & ~(start | allowed)
    assert not graph.around(wet) & allowed
    assert graph.flood(wet, allowed) == wet
    assert graph.flood(start, graph.everything) & wet == wet


@given(graphs_and_masks())
def test_distances_flood_and_reach_agree(case: tuple[Graph, int, int]):
    graph, start, allowed = case
    far = graph.distances(start, allowed)
    assert mask_of(n for n, d in enumerate(far) if d >= 0) == graph.flood(start, allowed)
    for node in bits(start):
        assert graph.reach(node, allowed) | 1 << node == graph.flood(1 << node, allowed)
        two = graph.distances(1 << node, allowed)
        assert graph.reach(node, allowed, limit=2) == mask_of(n for n, d in enumerate(two) if 0 < d <= 2)


@given(graphs_and_masks(), st.data())
def test_a_path_is_a_walk_of_the_shortest_length(case: tuple[Graph, int, int], data: st.DataObject):
    graph, goals, allowed = case
    start = data.draw(st.integers(0, len(graph) - 1))
    far = graph.distances(1 << start, allowed)
    way = graph.path(start, goals, allowed)
    ends = [far[goal] for goal in bits(goals) if far[goal] >= 0]
    if not ends:
        assert way is None
        return
    assert way is not None
    assert way[0] == start
    assert goals >> way[-1] & 1
    assert len(way) - 1 == min(ends)
    assert all(graph.joined(a, b) for a, b in pairwise(way))
    assert not mask_of(way[1:]) & ~allowed


@given(graphs(), st.data())
def test_with_every_step_at_one_point_cost_is_distance(graph: Graph, data: st.DataObject):
    start = data.draw(st.integers(0, len(graph) - 1))
    far = graph.distances(1 << start)
    assert graph.costs(start, lambda a, b: 1) == {n: d for n, d in enumerate(far) if d >= 0}


@given(graphs())
def test_the_parts_share_nothing_and_leave_nothing_out(graph: Graph):
    parts = graph.components()
    assert sum(parts) == graph.everything
    assert all(not graph.around(part) for part in parts)
    assert Graph.of(len(graph), graph.edges()) == graph
