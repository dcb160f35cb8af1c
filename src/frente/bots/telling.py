"""A bot's account in words: what it gave up, what decided, what it expects."""

from __future__ import annotations

from typing import Any

from frente.bots.bot import Account, Choice
from frente.engine import Message


def told(account: Account) -> list[Message]:
    """The sentences of an account, for the bot's own seat: they may name what it hides."""
    found = [_reason(*reason) for reason in account.reasons]
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


def shown(choice: Choice) -> list[Message]:
    """What everybody may hear while the match runs: no plan that was given up, nothing that is hidden."""
    account = choice.account
    if account is None:
        return [choice.why] if choice.why is not None else []
    hope = Message("bot-hoped", {"hope": _points(account.plans[0].hope), "tried": choice.evaluations})
    return [hope, *(_reason(name, points) for name, points in account.reasons if name not in account.secret)]


def _reason(name: str, points: float) -> Message:
    part: dict[str, Any] = {"feature": {"id": f"feature-{name}", "args": {}}, "points": _points(abs(points))}
    return Message("bot-reason-for" if points > 0 else "bot-reason-against", part)


def _points(hope: float) -> int:
    return round(100 * hope)
