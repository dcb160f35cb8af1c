"""3.3.2-f, 3.3.2-g, 10.4.2: an officer, commissar or chaplain rallies those about him."""

from __future__ import annotations

from functools import partial

from frente.engine import Ask, Flow, Menu, Refusal, Way, put
from frente.games.barricadas import nouns
from frente.games.barricadas.answers import Enough, Try
from frente.games.barricadas.definitions import PIECES
from frente.games.barricadas.rules.aftermath import aftermath, toll_of
from frente.games.barricadas.rules.morale import may_rally, rally
from frente.games.barricadas.rules.readiness import why_not_own
from frente.games.barricadas.state import Battlefield, carried, each, finish, has, seat


def why_not_rally(s: Battlefield, u: int) -> Refusal | None:
    """3.3.2-f, 3.3.2-g, 7.4-d: someone to rally within reach."""
    p = PIECES[u]
    if not p.leader:
        return Refusal("10.4.1-a", "no-officer", {"unit": p.id})
    if not has(s.acting, u) or u not in s.at:
        return Refusal("3.3.2-a", "not-acting", {"unit": p.id})
    if u in s.spent:
        return Refusal("3.3.2-a", "has-moved", {"unit": p.id})
    if carried(s, u):
        return Refusal("5.5-g", "is-carried", {"unit": p.id})
    if not _rallies(s, u):
        return Refusal("10.4.2-a", "nobody-to-rally", {"officer": p.id})
    return None


def _rallies(s: Battlefield, u: int) -> list[int]:
    return [x for x in each(s.routed) if PIECES[x].side == PIECES[u].side and may_rally(s, u, x) is None]


def rally_step(s: Battlefield, o: int) -> Flow[None]:
    """10.4.2-a: each eligible unit in his own or an adjacent hex, one after the other."""
    able = _rallies(s, o) if o in s.at else []
    if not able:
        finish(s, o)
        return
    side = PIECES[o].side

    def why_not(x: int) -> Refusal | None:
        return why_not_own(s, side, x, "10.4.2-a") or may_rally(s, o, x)

    menu = Menu(
        s,
        Way(
            "try",
            partial(Try, o),
            nouns.own(side),
            rule="10.4.2-a",
            why_not=why_not,
            among=able,
            judged=True,
        ),
        Way("enough", Enough, rule="10.4.2-a"),
    )
    answer = yield from put(Ask.of(seat(side), "rally", "10.4.2-a", menu, {"officer": PIECES[o].id}, True))
    if isinstance(answer, Enough):
        finish(s, o)
        return
    s.fights += 1
    x = answer.unit
    where = s.at[x]
    toll = toll_of(s, where, where)
    before = s.lost.get(x, 0)
    yield from rally(s, o, x)
    if s.lost.get(x, 0) > before:  # 10.4.2-e: a step lost to discipline is lost like any other (14-a, 14-e)
        toll.lost[x] = 1
        yield from aftermath(s, toll)
    if x == o:
        finish(s, o)  # 10.3.1-a: a routed officer may only try to rally himself
        return
    s.push(("rally", o))
