"""The scripted player `steady`: rally, shell, shoot what pays, assault at good odds, else close up in cover.

The attacker goes for the objectives he does not hold; the defender stays, watches his approaches and takes
back what was lost close by. In a meeting engagement both attack.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from frente.engine import Ask
from frente.games.barricadas.bot import acting, building, firing, moving
from frente.games.barricadas.bot.judgement import Answers
from frente.games.barricadas.definitions import SIDE
from frente.games.barricadas.state import Battlefield

Plan: TypeAlias = Callable[[Battlefield, int, Answers, Random], str]

FIRST = {
    "stand": "support",
    "lead": "lead",
    "second": "enough",
    "form": "concentrate",
    "flak": "flak",
    "hold-hex": "stay",
    "fall-back": "stay",
    "go-on": "strike",
    "who-first": "first",
    "goals": "usual",
    "consent": "agree",
    "removal": "keep",
    "deploy": "auto",
    "marker": "auto",
    "rout-stack": "together",
}
"""Asks whose answer is always the same where it is offered."""
PLANS: dict[str, Plan] = {
    "activate": acting.activate,
    "act": acting.act,
    "march": moving.march,
    "fire": firing.shoot,
    "assault": firing.assault,
    "react": firing.react,
    "react-group": firing.join_all,
    "defend": firing.volley,
    "defend-late": firing.volley,
    "answer": firing.volley,
    "aim": firing.aim,
    "air-aim": firing.aim,
    "order": firing.order,
    "rout": moving.flee,
    "retreat": moving.flee,
    "drive-off": moving.flee,
    "rally": firing.rally,
    "pontoon": moving.bridge,
    "vertex": building.vertex,
    "buy": building.buy,
}


def steady(s: Battlefield, ask: Ask, luck: Random) -> str:
    """One of the ask's options."""
    options = ask.options()
    if len(options) == 1:
        return options[0]
    usual = FIRST.get(ask.kind)
    if usual in options:
        return usual
    plan = PLANS.get(ask.kind)
    if plan is None:
        return options[0]
    assert ask.menu is not None
    return plan(s, SIDE[ask.seat], ask.menu.answers(), luck)
