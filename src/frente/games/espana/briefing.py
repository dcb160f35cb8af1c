"""What a player should know before the first answer: how things stand, how it ends, what to do first."""

from __future__ import annotations

from frente.engine import Briefing, Message, Task
from frente.games.espana.aims import aims
from frente.games.espana.definitions import SEATS, N, R
from frente.games.espana.state import EspanaState

Tasks = tuple[Task, ...]


def _task(name: str, rule: str, *subjects: str) -> Task:
    return Task(Message(f"first-{name}"), subjects, rule)


FIRST: dict[tuple[str, str], Tasks] = {
    ("1936", SEATS[N]): (
        _task("n-granada", "14.4", "granada", "gen-varela"),
        _task("n-toledo", "11.4-a", "toledo", "avila"),
        _task("n-sevilla", "21.2-c", "sevilla", "cadiz"),
    ),
    ("1936", SEATS[R]): (
        _task("r-toledo", "14.2", "toledo", "ciudad-real"),
        _task("r-madrid", "21.2-d", "madrid"),
        _task("r-sevilla", "21.2-c", "sevilla", "malaga", "badajoz"),
    ),
    ("1938", SEATS[N]): (
        _task("n-south", "21.2-a", "granada", "malaga"),
        _task("n-teruel", "11.8-a", "teruel", "zaragoza"),
        _task("n-garrisons", "11.3-c", "sevilla", "zaragoza"),
    ),
    ("1938", SEATS[R]): (
        _task("r-teruel", "14.2", "teruel"),
        _task("r-troops", "21.2-e", "barcelona", "valencia", "madrid", "toledo", "granada", "teruel"),
        _task("r-joints", "21.2-b", "castellon", "cuenca"),
    ),
}
AT_SEA: dict[tuple[str, str], Tasks] = {
    ("1936", SEATS[N]): (_task("n-strait", "12.2-b", "estrecho", "ship-espana"),),
    ("1936", SEATS[R]): (_task("r-strait", "12.2-b", "estrecho", "ship-jaime-i"),),
}
"""With the war at sea one thing more."""


def briefing(s: EspanaState, scenario: str, seat: str) -> Briefing:
    first = FIRST[scenario, seat]
    if s.chosen.naval:
        first += AT_SEA.get((scenario, seat), ())
    about = Message(f"briefing-{scenario}"), Message(f"briefing-{scenario}-{seat}")
    return Briefing(about, tuple(aims(s)), first)
