"""Who may be told to do something at all: a piece in play, of one's own, that acts in this activation."""

from __future__ import annotations

from frente.engine import Refusal
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.state import Battlefield, has


def why_absent(s: Battlefield, u: int) -> Refusal | None:
    """2.2.1-e, 2.3-o, 2.3-f: why a piece is not in play."""
    if u in s.at or u in s.waiting:
        return None
    p = PIECES[u]
    if has(s.gone, u):
        return Refusal("2.3-o" if p.leader else "2.2.1-e", "is-gone", {"unit": p.id})
    if has(s.left, u):
        return Refusal("2.3-o", "has-left", {"unit": p.id})
    return Refusal("2.3-f", "no-piece", {"unit": p.id})


def why_not_own(s: Battlefield, side: int, u: int, rule: str) -> Refusal | None:
    """A piece in play and of this side."""
    if PIECES[u].side != side:
        return Refusal(rule, "not-yours", {"unit": PIECES[u].id})
    return why_absent(s, u)


def idle(s: Battlefield, u: int) -> Refusal | None:
    """3.3.2-a, 10.3.1-a: why a piece does nothing in the activation at hand; a rout is the nearest reason.

    Not for rallies: that is what a routed leader may still do, for himself.
    """
    if has(s.routed, u):
        return Refusal("10.3.1-a", "is-routed", {"unit": PIECES[u].id})
    if has(s.acting, u):
        return None
    return Refusal("3.3.2-a", "not-acting", {"unit": PIECES[u].id})
