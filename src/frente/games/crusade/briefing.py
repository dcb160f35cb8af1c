"""What a player should know before his first answer: the situation, the aims, three things to begin with."""

from __future__ import annotations

from frente.engine import Message
from frente.engine.aims import Briefing, Task
from frente.games.crusade.aims import aims
from frente.games.crusade.definitions import NAT, REP, SCENARIOS
from frente.games.crusade.state import Crusade


def _task(name: str, rule: str, *places: str) -> Task:
    return Task(Message(f"first-{name}"), places, rule)


FIRST: dict[str, dict[str, tuple[Task, ...]]] = {
    "august-1936": {
        NAT: (
            _task("air-bridge", "4.3.1-a", "N1", "sevilla", "cadiz"),
            _task("join-zones", "17.1.1-a", "sevilla", "santa-olalla", "zafra", "merida", "caceres"),
            _task("san-sebastian", "17.1.2-a", "beasain", "san-sebastian"),
        ),
        REP: (
            _task("simancas", "16.1.4.2-a", "gijon"),
            _task("block-road", "12.1.6-a", "merida", "badajoz", "talavera-de-la-reina"),
            _task("dig", "10.2.1", "talavera-de-la-reina", "toledo", "guadarrama"),
        ),
    },
    "march-1937": {
        NAT: (
            _task("durango", "11.2.2", "vitoria", "beasain", "durango", "dobro", "orduna"),
            _task("north-first", "16.3.3-g", "bilbao", "santander", "gijon"),
            _task("garrisons", "16.3.3-a", "malaga", "granada", "cordoba", "sevilla"),
        ),
        REP: (
            _task("stand-north", "11.4.3-a", "durango", "orduna"),
            _task("iron-belt", "10.2.3-b", "bilbao"),
            _task("brunete", "8.5.5.1", "alcala-de-henares", "brunete"),
        ),
    },
}


def briefing(s: Crusade, seat: str) -> Briefing:
    """By set-up and seat; what is different in this scenario comes last."""
    setup = str(SCENARIOS[s.scenario]["setup"])
    about = (
        Message(f"briefing-{setup}"),
        Message(f"briefing-{seat}-{s.scenario}"),
    )
    return Briefing(about, tuple(aims(s)), FIRST[setup].get(seat, ()))
