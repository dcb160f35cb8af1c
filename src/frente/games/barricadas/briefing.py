"""What a player should know before the first answer: the situation, the mission, three things to do first."""

from __future__ import annotations

from frente.engine import Message
from frente.engine.aims import Briefing, Task
from frente.games.barricadas.aims import aims
from frente.games.barricadas.definitions import SIDES
from frente.games.barricadas.state import Battlefield

FIRST: dict[str, tuple[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]] = {
    "alto-del-leon": (
        (("C708", "15-s"), ("C807 C808", "8.1.3.1-a"), ("", "2.3-n")),
        (("C913 C1013", "13.1.1-a"), ("C708", "3.4-g"), ("C913 C1013", "15-s")),
    ),
    "cerro-muriano": (
        (("C508 C608 C609 C807", "13.1.1-a"), ("C705", "15-s"), ("", "7.1-b")),
        (("C807", "8.3-i"), ("C609", "8.1.3.1-a"), ("", "2.3-n")),
    ),
    "san-marcial": (
        (("A607 A608", "13.1.1-a"), ("", "13.2-a"), ("A609", "15-s")),
        (("A607 A608", "8.1.3.1-a"), ("A607 A608", "6.2-a"), ("", "2.3-n")),
    ),
    "talavera": (
        (("B707 B708 B808", "8.3-i"), ("B701", "15-s"), ("", "13.3-a")),
        (("B708 B808", "8-c"), ("B113 B1413", "2.3-n"), ("B701", "15-s")),
    ),
    "siguenza": (
        (("B708 B808", "15-s"), ("B707 B807", "8.3-i"), ("", "13.7-a")),
        (("B1405", "2.3-n"), ("B707", "8.1.3.1-a"), ("B707 B708", "9-c")),
    ),
    "sesena": (
        (("C701", "2.3-l"), ("B709", "2.3-l"), ("B707 B708 B709", "15-s")),
        (("B709 B710", "2.2.1-g"), ("B707 B708", "9.5-a"), ("B408 B715", "2.3-n")),
    ),
    "ciudad-universitaria": (
        (("D704", "13.2-a"), ("D708 D608 D808", "15-s"), ("D715", "2.3-n")),
        (("D704", "12.9.1-a"), ("D701", "11-a"), ("D708", "15-s")),
    ),
    "villarreal-de-alava": (
        (("", "5.8-a"), ("B707", "8.1.3.1-a"), ("B708", "2.3-n")),
        (("B707", "13.2-a"), ("B707 B708", "3.4-g"), ("B708 B808", "15-s")),
    ),
    "pindoque": (
        (("D706", "2.3-l"), ("D708 D715", "2.3-n"), ("D704", "2.3-l")),
        (("D704", "5.8-a"), ("D706", "15-s"), ("D701 D704", "2.3-n")),
    ),
    "trijueque": (
        (("C1008", "13.3-a"), ("C708 C508", "15-s"), ("C108", "2.3-n")),
        (("C1008", "5.4-a"), ("B1408", "2.3-n"), ("", "5.8-a")),
    ),
    "ochandiano": (
        (("A607 A608", "13.5-a"), ("A610 A710", "6.2-a"), ("A607", "10.4.2-a")),
        (("A607 A608", "8.2.1-a"), ("A607 A608", "3.4-a"), ("A607 A608", "10.3.4-a")),
    ),
    "artxanda": (
        (("C609 C807", "9-c"), ("C701", "2.3-n"), ("", "2.3-k")),
        (("C609 C807", "3.4-g"), ("", "2.3-o"), ("C508 C807", "2.3-n")),
    ),
    "villanueva-de-la-canada": (
        (("", "5.3-a"), ("B707", "8.1.3.1-a"), ("B707", "9.6-b")),
        (("B707", "3.4-g"), ("B708", "2.2.1-g"), ("B715", "2.3-n")),
    ),
    "belchite": (
        (("B707", "8.1.3.1-a"), ("", "13.3-e"), ("B708", "9.3.1-e")),
        (("B708", "13.6-a"), ("", "10.3.4-a"), ("", "9.3.1-e")),
    ),
    "la-muela-de-teruel": (
        (("A614", "13.5-a"), ("C706", "9.3.1-e"), ("A701", "2.3-n")),
        (("C708", "5.4-a"), ("A614", "15-s"), ("A614", "8.1.3.1-a")),
    ),
    "paso-del-ebro": (
        (("D606 D806", "12.9.2-d"), ("", "12.9.2-d"), ("D704", "13.4-b")),
        (("D708 D414", "15-s"), ("D706", "11-a"), ("", "2.3-n")),
    ),
    "points": (
        (("", "15-b"), ("", "15-h"), ("", "15-b")),
        (("", "15-b"), ("", "15-h"), ("", "15-b")),
    ),
}
"""By scenario and side: what each of the three things is about, and its rule."""


def briefing(s: Battlefield, scenario: str, seat: str) -> Briefing:
    told = Message(f"scenario-{scenario}-about"), Message(f"briefing-{scenario}-{seat}")
    first = tuple(
        Task(Message(f"first-{scenario}-{seat}-{n}"), tuple(things.split()), rule)
        for n, (things, rule) in enumerate(FIRST[scenario][SIDES.index(seat)], 1)
    )
    return Briefing(told, tuple(aims(s)), first)
