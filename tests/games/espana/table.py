"""What the stories of España 1936 share: set a table, answer, look."""

from typing import Any

from frente.engine import Match, Refused, to_plain
from frente.games.espana import GAME
from frente.games.espana.definitions import COUNTER, PLACE
from frente.games.espana.state import EspanaState

N, R = "nationalist", "republican"
EMPTY: dict[str, Any] = {"clear": True, "hands": {N: [], R: []}}
"""No counters on the map, no cards in hand."""


N_LAND = [
    "la-coruna",
    "vigo",
    "leon",
    "valladolid",
    "salamanca",
    "burgos",
    "vitoria",
    "pamplona",
    "segovia",
    "avila",
]
R_LAND = [
    "valencia",
    "castellon",
    "tarragona",
    "albacete",
    "alicante",
    "murcia",
    "almeria",
    "cuenca",
    "guadalajara",
]
LANDS = {N: N_LAND, R: R_LAND}
"""Markers that keep both sides' realms together, so that no Upkeep ends the match."""


def table(
    set: dict[str, Any] | None = None, scenario: str = "1936", rolls: Any = (), **options: Any
) -> Match[EspanaState]:
    """A match that starts from an arranged position."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    full = GAME.full_options(scenario, given)
    state = GAME.setup(scenario, full)
    if set is not None:
        GAME.arrange(state, set)
    forced = [tuple(r) for r in rolls]
    return Match.start(GAME, scenario, given, "a seed", start=to_plain(state), forced=forced)


def do(match: Match[EspanaState], *tokens: str) -> None:
    """Whoever is asked answers."""
    for token in tokens:
        match.answer(match.asks[0].seat, token)


def options(match: Match[EspanaState]) -> list[str]:
    return match.asks[0].options()


def verbs(match: Match[EspanaState], verb: str) -> list[str]:
    """What the options with this verb name."""
    return [t.split(" ", 1)[1] for t in options(match) if t.startswith(f"{verb} ")]


def refusal(match: Match[EspanaState], token: str) -> str:
    """The rule that refuses the token."""
    try:
        match.answer(match.asks[0].seat, token)
    except Refused as error:
        assert token not in options(match)
        return error.refusal.rule
    raise AssertionError(f"{token} was taken")


def facts(match: Match[EspanaState]) -> dict[str, Any]:
    return GAME.facts(match.state)


def units(match: Match[EspanaState], place: str, seat: str) -> list[str]:
    found: list[str] = facts(match)["units"][place][seat]
    return found


def strength(match: Match[EspanaState], unit: str) -> int:
    return match.state.strength[COUNTER[unit]]


def where(match: Match[EspanaState], unit: str) -> str:
    spot: str = facts(match)["where"][unit]
    return spot


def control(match: Match[EspanaState], box: str) -> str:
    found: str = facts(match)["control"][box]
    return found


def box(name: str) -> int:
    return PLACE[name]


def asked(match: Match[EspanaState]) -> tuple[str, str]:
    return match.asks[0].seat, match.asks[0].kind


def pass_to(match: Match[EspanaState], kind: str, limit: int = 400) -> None:
    """Answer in the dullest way until an ask of this kind comes."""
    dull = ("done", "pass", "enough", "none", "let", "stop", "end", "hold", "best", "go-on", "decline")
    for _ in range(limit):
        if not match.asks or match.asks[0].kind == kind:
            return
        tokens = options(match)
        token = next((t for d in dull for t in tokens if t == d or t.startswith("pass ")), tokens[0])
        do(match, token)
    raise AssertionError(f"no ask {kind}")


def events(match: Match[EspanaState], kind: str) -> list[dict[str, Any]]:
    return [dict(e.data) for e in match.state.log.events if e.kind == kind]


def view(match: Match[EspanaState], seat: str | None) -> Any:
    """What the seat sees, without a type in the way."""
    return GAME.view(match.state, seat)


def reasons(match: Match[EspanaState], pattern: str) -> dict[str, str]:
    """What is said to each word that can stand in the gap of a pattern such as `attack _ r-reg-s1`.

    The rule and the text of a refusal, `yes` where it may be answered. Whatever may be answered must be
    offered, and nothing else.
    """
    verb, *words = pattern.split(" ")
    ask = match.asks[0]
    assert ask.menu is not None
    way = next(way for way in ask.menu.ways if way.verb == verb)
    noun = way.nouns[words.index("_")]
    offered = set(options(match))
    found: dict[str, str] = {}
    for value in noun.every(match.state):
        word = str(noun.write(value))
        token = pattern.replace("_", word)
        why = match.why_not(ask.seat, token)
        assert (token in offered) == (why is None), token
        found[word] = "yes" if why is None else f"{why.rule} {why.text}"
    return found


def tells(match: Match[EspanaState], pattern: str, expected: dict[str, str]) -> None:
    """By reason the words that get it. A word by itself counts before `r-com-*`, and `...` is the rest."""
    exact = {word: reason for reason, words in expected.items() for word in words.split()}
    wild = {word: reason for word, reason in exact.items() if word.endswith("*")}

    def wanted(word: str) -> str:
        if word in exact:
            return exact[word]
        family = [start for start in wild if word.startswith(start[:-1])]
        return wild[max(family, key=len)] if family else exact.get("...", "nothing")

    found = reasons(match, pattern)
    assert found == {word: wanted(word) for word in found}
    assert set(found.values()) == set(expected)


def told(match: Match[EspanaState], since: int = 0) -> list[str]:
    """What was noted from an entry of the log on: kind, rule and all that the event tells of the table."""
    return [
        " ".join(
            [event.kind, event.rule, *(f"{name}={v}" for name, v in event.data.items() if name != "seen")]
        )
        for event in match.state.log.events[since:]
    ]


def state_of(match: Match[EspanaState]) -> dict[str, Any]:
    """The facts one by one, by dotted names."""
    flat: dict[str, Any] = {}
    for name, value in facts(match).items():
        if name not in ("units", "side"):  # told by where things are
            flat |= (
                {f"{name}.{key}": v for key, v in value.items()} if isinstance(value, dict) else {name: value}
            )
    return flat


def changes(match: Match[EspanaState], before: dict[str, Any]) -> dict[str, Any]:
    """The facts that are no longer what they were."""
    return {name: value for name, value in state_of(match).items() if before[name] != value}
