"""A small table to tell stories at: any position, answers in order, and questions about what is so."""

from collections.abc import Sequence
from typing import Any

from frente.engine import Match, Refused, to_plain
from frente.games.santander import GAME
from frente.games.santander.state import Santander

N, R = "nationalist", "republican"


def begin(
    rolls: Sequence[Sequence[int]] = (),
    options: dict[str, Any] | None = None,
    scenario: str = "quick",
    **table: Any,
) -> Match[Santander]:
    """A match that starts from the position which the table describes; supply marks stay as given."""
    full = GAME.full_options(scenario, options or {})
    state = GAME.setup(scenario, full)
    table.setdefault("check", False)
    if "phase" not in table:
        table.pop("check")
    GAME.arrange(state, table)
    forced = [tuple(r) for r in rolls]
    return Match.start(GAME, scenario, full, "story", start=to_plain(state), forced=forced)


def play(match: Match[Santander], *answers: str, rolls: Sequence[Sequence[int]] = ()) -> Match[Santander]:
    """Answer for whoever is asked, with these dice next."""
    match.forced += [tuple(r) for r in rolls]
    for token in answers:
        match.answer(match.to_answer[0], token)
    return match


def options(match: Match[Santander]) -> list[str]:
    return match.asks[0].options()


def asked(match: Match[Santander]) -> tuple[str, str]:
    return match.asks[0].seat, match.asks[0].kind


def rule_against(match: Match[Santander], token: str) -> str:
    """The rule that refuses an answer; nothing where it is legal."""
    refusal = match.why_not(match.to_answer[0], token)
    if refusal is None:
        return ""
    ply = match.ply
    try:
        match.answer(match.to_answer[0], token)
    except Refused:
        assert match.ply == ply
    return refusal.rule


def facts(match: Match[Santander]) -> dict[str, Any]:
    return GAME.facts(match.state)


def view(match: Match[Santander], seat: str | None) -> Any:
    return match.view(seat)


def where(match: Match[Santander], piece: str) -> str:
    return str(facts(match)["at"][piece])


def events(match: Match[Santander], kind: str, seat: str | None = N) -> list[dict[str, Any]]:
    return [dict(e.data) for e in match.events(seat) if e.kind == kind]


def rolled(match: Match[Santander]) -> list[str]:
    """The kinds of rolls made so far."""
    return [str(e.data["roll"]) for e in match.events(None) if e.kind == "roll"]


def attack(match: Match[Santander], target: str, *units: str) -> Match[Santander]:
    """Declare and launch an attack."""
    return play(match, f"attack {target}", *(f"join {u}" for u in units), "launch")


def fight(match: Match[Santander], *rolls: Sequence[int]) -> Match[Santander]:
    """Nobody commits anything; then the dice."""
    return play(match, "enough", "enough", rolls=rolls)
