"""A bot's account in words, for its own seat: what it gave up, what decided, what it expects."""

from __future__ import annotations

from typing import Any

from frente.bots.bot import Account
from frente.engine import Message


def told(account: Account) -> list[Message]:
    """The sentences of an account, the weightiest first."""
    found = []
    for name, points in account.reasons:
        part: dict[str, Any] = {
            "feature": {"id": f"feature-{name}", "args": {}},
            "points": _points(abs(points)),
        }
        found.append(Message("bot-reason-for" if points > 0 else "bot-reason-against", part))
    first, *others = account.plans
    for plan in others:
        cost = first.hope - plan.hope
        label = {"id": plan.label.id, "args": plan.label.args}
        name = "bot-rejected" if cost >= 0 else "bot-rejected-unsure"
        found.append(Message(name, {"plan": label, "points": _points(abs(cost))}))
    if account.reply is not None:
        label = {"id": account.reply.id, "args": account.reply.args}
        found.append(Message("bot-reply", {"reply": label}))
    return found


def _points(hope: float) -> int:
    return round(100 * hope)
