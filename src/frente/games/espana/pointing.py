"""How options are shown, and what pointing at things could mean for an ask."""

from __future__ import annotations

from frente.boards.graph import bits
from frente.engine import Ask, Choice, Message
from frente.engine.plain import Plain
from frente.games.espana.definitions import (
    AIRCRAFT,
    BOXES,
    CARDS,
    COAST,
    COUNTER,
    LAND_UNITS,
    PLACE,
    PLACE_ID,
    SHIPS,
    SIDE_OF,
    STACKING,
    TROOPS,
)
from frente.games.espana.rules import fog
from frente.games.espana.state import EspanaState, troops_in

SINGLE: dict[str, tuple[str, ...]] = {
    "move": ("march", "fly", "decoy", "undecoy", "top"),
    "march": ("to",),
    "fly": ("to",),
    "stacking": ("lose",),
    "assign": ("assign",),
    "bonus-general": ("assign",),
    "general-box": ("to",),
    "pick": ("battle", "pass"),
    "bonus-battle": ("battle",),
    "support": ("support",),
    "card": ("bonus", "penalty"),
    "event": ("play",),
    "react": ("cancel",),
    "discard": ("discard",),
    "strengthen": ("raise",),
    "change": ("change",),
    "harm": ("harm",),
    "take": ("take",),
    "lose": ("lose",),
    "spend": ("raise", "new", "repair"),
    "repair": ("repair",),
    "sail": ("sail",),
    "station": ("to",),
    "haven": ("to",),
    "suffer": ("suffer",),
    "allot": ("allot",),
}
"""Verbs that take one thing, by kind of ask."""
PAIRS: dict[str, str] = {
    "attack": "attack",
    "pair": "pair",
    "ferry": "ferry",
    "escort": "escort",
    "strike": "strike",
    "torpedo": "torpedo",
    "back": "back",
    "place": "place",
    "captured": "place",
}
"""Verbs that take two things in this order."""


def candidates(s: EspanaState, ask: Ask, subjects: tuple[str, ...]) -> list[str]:
    """The tokens that pointing at these things could mean; a visible counter stands for its place too."""
    tokens: list[str] = []
    things = [t.split(".")[0] for t in subjects]
    under = [place for thing in things if (place := _place_under(s, ask, thing))]
    for thing in [*things, *under]:
        for verb in SINGLE.get(ask.kind, ()):
            if verb in ("decoy", "undecoy") and thing not in things:
                continue
            if _fits(s, verb, thing):
                tokens += [f"{verb} {thing}{detail}" for detail in _details(s, ask.kind, thing)]
    pair = PAIRS.get(ask.kind)
    if pair is not None:
        tokens += [f"{pair} {a} {b}" for a in things for b in things if a != b]
        if len(things) == 1:
            tokens += _with_partners(ask, pair, things[0])
    return tokens


def _with_partners(ask: Ask, verb: str, thing: str) -> list[str]:
    """One thing of two: the options that name it; if there are none one pair, whose refusal says why."""
    words = [t.split(" ")[1:] for t in ask.options() if " " in t]
    named = [" ".join((verb, *pair)) for pair in words if thing in pair]
    if named or not words:
        return named
    if thing in PLACE and words[0][-1] in PLACE:
        return [f"{verb} {words[0][0]} {thing}"]
    return [f"{verb} {thing} {words[0][-1]}"] if thing in COUNTER else []


def _details(s: EspanaState, kind: str, thing: str) -> tuple[str, ...]:
    """What a ship or an aircraft could do in a place, where that must be said."""
    box = PLACE.get(thing, BOXES)
    if kind == "fly" and s.chosen.naval and box < BOXES and COAST >> box & 1:
        return "", ":sea"
    if kind == "allot":
        return "", ":home"
    if kind == "station" and box < BOXES:
        return ":support", ":block"
    return ("",)


def _place_under(s: EspanaState, ask: Ask, thing: str) -> str:
    """Where a visible counter stands; "" for anything else."""
    counter = COUNTER.get(thing, -1)
    if counter < 0 or s.where[counter] >= len(PLACE_ID) or fog.is_hidden(s, counter, SIDE_OF[ask.seat]):
        return ""
    return PLACE_ID[s.where[counter]]


def _fits(s: EspanaState, verb: str, thing: str) -> bool:
    if verb in ("decoy", "undecoy", "top") and not s.chosen.fog:
        return False
    if verb in ("to", "decoy", "undecoy", "new"):
        return thing in PLACE
    if verb in ("bonus", "penalty", "play", "cancel", "discard"):
        return thing in CARDS
    if thing not in COUNTER:
        return False
    if verb == "top":
        return COUNTER[thing] < LAND_UNITS
    # Of two verbs the one that such a counter could ever do.
    if verb in ("march", "fly"):
        return (COUNTER[thing] in AIRCRAFT) == (verb == "fly")
    if verb in ("raise", "repair"):
        return (COUNTER[thing] in SHIPS) == (verb == "repair")
    return True


def choice(s: EspanaState, ask: Ask, token: str) -> Choice:
    """An option with its words. Details after a colon choose the sentence, not the subject."""
    verb, *words = token.split()
    args: dict[str, Plain] = dict(ask.about)
    args.update({name: word.split(":")[0] for name, word in zip("abcdefgh", words, strict=False)})
    id = f"do-{verb}"
    warns = False
    detail = words[-1].partition(":")[2] if words else ""
    if verb == "pass" and not words:
        id = "do-pass-events"
    elif verb == "to" and detail:
        id = f"do-to-{detail}"
    elif verb == "allot":
        id = f"do-allot-{detail or ask.about['result']}"
    elif verb in ("march", "raise", "change") and words[0] in COUNTER:
        counter = COUNTER[words[0]]
        args["box"] = PLACE_ID[s.where[counter]] if s.where[counter] < len(PLACE_ID) else ""
        args["strength"] = s.strength[counter] if counter < TROOPS.stop else 0
    elif verb == "put":
        args.update(a=words[0].split(":")[1], b=int(words[1].split(":")[1]) + 1)
        args["shown"] = _die(ask, int(words[1].split(":")[1]))
    elif heaps := _heaps(s, ask, token):
        warns = True
        id = f"do-{verb}-crowded"
        args["boxes"] = [PLACE_ID[box] for box in heaps]
        args["lost"] = sum(heaps.values())
        args["limit"] = STACKING
    subjects = () if verb in ("put", "option") else tuple(w.split(":")[0] for w in words)
    return Choice(token, verb, subjects, Message(id, args), warns)


def _heaps(s: EspanaState, ask: Ask, token: str) -> dict[int, int]:
    """11.8-c: the boxes where the answer crowds troops or leaves them crowded, and how many are too many."""
    side = SIDE_OF[ask.seat]
    if ask.kind == "move" and token == "done":
        crowds = {box: len(troops_in(s, side, box)) for box in bits(s.held[side])}
    elif ask.kind == "march" and COUNTER[str(ask.about["unit"])] < TROOPS.stop:
        box = PLACE[token.split(" ")[1]]
        crowds = {box: len(troops_in(s, side, box)) + 1}
    else:
        return {}
    return {box: number - STACKING for box, number in crowds.items() if number > STACKING}


def _die(ask: Ask, index: int) -> int:
    dice = ask.about.get("dice")
    value = dice[index] if isinstance(dice, list) and index < len(dice) else 0
    return value if isinstance(value, int) else 0
