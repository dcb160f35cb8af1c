"""The engine's things as the JSON of docs/protocol.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from frente import bots
from frente.conformance import rules_of
from frente.engine import (
    Absent,
    Aim,
    Ask,
    Battle,
    Event,
    Game,
    Match,
    MatchError,
    Message,
    Odds,
    Refusal,
    Relic,
    Result,
    Warning,
    battle,
    shared,
    to_plain,
)
from frente.engine.battle import Fight
from frente.engine.game import spoken
from frente.engine.journal import Entry
from frente.engine.message import sentence
from frente.engine.parts import Parts
from frente.engine.story import Story
from frente.learn import Example, examples_of
from frente.learn.puzzles import Judge
from frente.learn.told import examples_in
from frente.server.clock import Clock
from frente.words import LOCALES_FALL_BACK_TO, whole

Json = dict[str, Any]

BATTLES = 8
"""Battles that a view holds: several of one burst, and those of the turn before it."""
STORY_BYTES = 16 * 1024


def hides(game: Game[Any]) -> bool:
    """Is there anything in this game that some seat cannot see?"""
    return bool(game.zones) or type(game).redeal is not Game.redeal


def message(m: Message) -> Json:
    return {"id": m.id, "args": m.args}


def judged(judge: Judge, journal: Sequence[Entry]) -> Json | None:
    """How good the answer to a puzzle was; None before it is given."""
    chosen = judge.chosen(journal)
    if chosen is None:
        return None
    puzzle, answers = judge.puzzle, judge.answers
    return {
        "chosen": chosen,
        "best": puzzle.best,
        "second": puzzle.second,
        "tells": [{**asdict(one), "label": message(one.label)} for one in judge.tells],
        "answers": [{**asdict(one), "label": message(one.label)} for one in answers],
    }


def refusal(r: Refusal) -> Json:
    args = dict(r.args)
    if r.text == "undo-roll":
        args["roll"] = {"id": f"roll-{args['roll']}", "args": {}}
    return {"rule": r.rule, "message": {"id": f"no-{r.text}", "args": args}}


def clock(c: Clock | None, at: int) -> Json | None:
    """A clock at a moment, in seconds."""
    if c is None:
        return None
    left = {seat: max(0, c.remains(seat, at)) // 1000 for seat in c.left}
    bank = {seat: max(0, c.bank(seat, at)) // 1000 for seat in c.left}
    return {
        "pace": c.pace.to_plain(),
        "left": left,
        "bank": bank,
        "running": [s for s in c.used if not c.paused and not c.is_away(s, at)],
        "paused": c.paused,
        "pauses": c.pauses,
        "away": {seat: (until - at) // 1000 for seat, until in c.away.items() if until > at},
        "holidays": c.holidays,
    }


def result(r: Result | None) -> Json | None:
    if r is None:
        return None
    said = {"id": f"over-{r.text}", "args": {"winners": list(r.winners), **r.args}}
    return {"winners": list(r.winners), "rule": r.rule, "message": said, "score": r.score}


def asked(
    match: Match[Any],
    seat: str | None,
    *,
    past: bool = False,
    known: Callable[[], Match[Any]] | None = None,
) -> Json:
    """What is wanted of the seat, or whom it waits for. In the past nothing can be taken back.

    `known`: the match as far as the seat knows it, to try something out in.
    """
    undo = refusal(Refusal("table", "undo-over")) if past else _undo(match, seat)
    for ask in match.asks:
        if ask.seat == seat:
            return {
                "seat": seat,
                "kind": ask.kind,
                "rule": ask.rule,
                "prompt": prompt(ask),
                "commits": ask.commits,
                "sealed": match.in_secret,
                "undo": undo,
                "options": _options(match, ask, known),
                "absent": [absent(one) for one in match.game.absent(match.state, ask)],
                "purse": to_plain(match.game.purse(match.state, ask)),
                "choose": to_plain(match.game.choose(match.state, ask)),
            }
    first = next(iter(match.asks), None)
    return {
        "waiting": list(match.to_answer),
        "kind": first.kind if first else "",
        "rule": first.rule if first else "",
        # What another seat is asked about may tell what it hides.
        "prompt": prompt(first) if first and not hides(match.game) else None,
        "undo": undo,
    }


def _undo(match: Match[Any], seat: str | None) -> Json | None:
    """Why the seat cannot take back; None where it can."""
    if seat is None:
        return refusal(Refusal("table", "undo-other", {"seat": ""}))
    why = match.why_no_undo(seat)
    return None if why is None else refusal(why)


def prompt(ask: Ask) -> Json:
    return {"id": f"ask-{ask.kind}", "args": {"seat": ask.seat, **ask.about}}


def _options(match: Match[Any], ask: Ask, known: Callable[[], Match[Any]] | None) -> list[Json]:
    """The options. Whether such as may be the last of a phase are final is tried out once for a verb."""
    told = [choice(match, ask, token) for token in ask.options()]
    trial: Match[Any] | None = None
    tried: dict[str, str] = {}
    for option in told:
        if option.get("final") == "perhaps":
            verb = option["token"].split(" ", 1)[0]
            if verb not in tried:
                trial = trial or (match if known is None else known())
                tried[verb] = trial.final(ask.seat, option["token"])
            option["final"] = tried[verb]
            if not tried[verb]:
                del option["final"]
    return told


def choice(match: Match[Any], ask: Ask, token: str) -> Json:
    """An option: its token, and what does not follow from token and prompt (docs/protocol.md)."""
    c = match.game.choice(match.state, ask, token)
    says = spoken(token)
    told: Json = {"token": token}
    if c.verb != says.verb:
        told["verb"] = c.verb
    if c.subjects != says.subjects:
        told["subjects"] = list(c.subjects)
    about, args = ask.about, says.args
    more = {
        name: value
        for name, value in c.label.args.items()
        if (args[name] if name in args else about.get(name, ...)) != value
    }
    if more or c.label.id != f"do-{c.verb}":
        told["label"] = {"id": c.label.id, "args": more}
    if c.warns:
        told["warns"] = True
    if c.final:
        told["final"] = c.final
    if c.price:
        told["price"] = to_plain(c.price)
    if c.brings:
        told["brings"] = message(c.brings)
    if c.stock is not None:
        told["stock"] = c.stock
    return told


def absent(one: Absent) -> Json:
    why = refusal(one.why)
    told: Json = {"verb": one.verb, "label": message(one.label), "why": why, "cure": list(one.cure)}
    if one.price:
        told["price"] = to_plain(one.price)
    return told


def events(
    found: list[Event], first: int, fights: Sequence[Fight], short: Callable[[Fight], Json | None]
) -> list[Json]:
    """Events of a log, numbered from `first`, with the fights that they belong to.

    The last event of a fight carries what it came to, as `short` tells it.
    """
    told: list[Json] = []
    for n, one in enumerate(found, first):
        fight = battle.at(fights, n)
        told.append(event(one, n, None if fight is None else fight.id))
        if fight is not None and n == fight.last - 1 and (said := short(fight)) is not None:
            told[-1]["verdict"] = said
    return told


def event(e: Event, n: int, battle: str | None = None) -> Json:
    return {
        "n": n,
        "ply": e.ply,
        "kind": e.kind,
        "rule": e.rule,
        "message": message(e.message()),
        "dice": e.data.get("dice") if e.kind == "roll" else None,
        "subjects": e.things(),
        "battle": battle,
    }


def odds(o: Odds | None) -> Json | None:
    if o is None:
        return None
    return {
        "title": message(o.title),
        "lines": [{"label": message(x.label), "value": x.value, "rule": x.rule} for x in o.lines],
        "outcomes": [{"label": message(x.label), "chance": x.chance, "good": x.good} for x in o.outcomes],
        "notes": [message(m) for m in o.notes],
    }


# --- what a seat sees -------------------------------------------------------------------------------------


def fights(match: Match[Any], log: Sequence[Event] | None = None) -> list[Fight]:
    """The fights of a match so far; `log` where it is kept elsewhere."""
    events = match.state.log.events if log is None else log
    return battle.fights(match.game.fighting, events, match.journal, match.asks)


def view(
    match: Match[Any],
    seat: str | None,
    found: Sequence[Fight],
    log: Sequence[Event],
    card: Callable[[Fight], Json] | None = None,
    plain: Callable[[Sequence[Aim]], Any] = to_plain,
    parts: Parts[Any] | None = None,
) -> Json:
    """What a seat may see, with the latest battles, the aims and what threatens it.

    `card` gives a battle, and `plain` aims, that may be known already; `parts` has looked at the match and
    knows what of it is as it was.
    """
    latest = [fought(match, seat, fight, log) if card is None else card(fight) for fight in found[-BATTLES:]]
    if isinstance(match, Relic):
        return {**match.view(seat), "battles": latest, "aims": [], "warnings": []}
    game = match.game
    if parts is None:
        parts = Parts()
        parts.look(match.state)
    threatened = [seat] if hides(game) else match.setup.seats
    return {
        **parts.view(game, seat),
        "battles": latest,
        "aims": parts.made(("aims", seat), lambda state: plain(game.aims(state, seat))),
        "warnings": [
            one
            for who in threatened
            if who is not None and match.result is None
            for one in parts.made(("warnings", who), partial(_warnings, game, who))
        ],
    }


def _warnings(game: Game[Any], seat: str, state: Any) -> list[Json]:
    return [warning(one, seat) for one in game.dangers(state, seat)]


def warning(one: Warning, seat: str) -> Json:
    told: Any = to_plain(one)
    return {**told, "id": f"{seat}:{one.id}", "seat": seat}


def fought(match: Match[Any], seat: str | None, fight: Fight, log: Sequence[Event]) -> Json:
    """A fight as a seat may read of it."""
    events = [event.seen_by(seat) for event in log[fight.first : fight.last]]
    told = shown(battle.after(match.game, fight, events, match.asks))
    assert told is not None
    return told


def in_short(match: Match[Any], seat: str | None, fight: Fight, log: Sequence[Event]) -> Json | None:
    """A fight in one line, as a seat may read of it; none while nothing is decided."""
    events = [event.seen_by(seat) for event in log[fight.first : fight.last]]
    told = battle.after(match.game, fight, events)
    return None if told.verdict is None else message(battle.in_short(told, events[0]))


def shown(one: Battle | None) -> Json | None:
    return None if one is None else _from(to_plain(one), "steps")


def story(told: Story, seat: str, most: int = STORY_BYTES) -> Json:
    """A story, no longer than it may be: what its steps changed goes first, from the oldest on."""
    steps = [_from(step, "arrows") for step in map(to_plain, told.steps)]
    summary = to_plain(told.summary)
    size = len(msgspec.json.encode([steps, summary]))
    for step in steps:
        if size > most:
            size -= len(msgspec.json.encode(step["changes"])) - 2
            step["changes"] = []
    return {"since": told.since, "to": told.to, "seat": seat, "steps": steps, "summary": summary}


def _from(told: Any, parts: str) -> Json:
    """Where something comes from is `from` on the wire."""
    named: Json = {("from" if key == "origin" else key): value for key, value in told.items()}
    named[parts] = [
        {("from" if key == "origin" else key): value for key, value in part.items()} for part in named[parts]
    ]
    return named


# --- games ------------------------------------------------------------------------------------------------


def catalog_of(game: Game[Any], language: str = LOCALES_FALL_BACK_TO) -> Json:
    first = game.scenarios[0].id
    theme = game.facts_about.get("theme", {})
    return {
        "slug": game.slug,
        "title": game.title,
        "version": game.version,
        "facts": to_plain({k: v for k, v in game.facts_about.items() if k != "theme"}),
        "hides": hides(game),
        "sight": game.lines_of_sight,
        "positions": type(game).position_text is not Game.position_text,
        "seats": list(game.seats(first, game.full_options(first, {}))),
        "scenarios": [_scenario(game, s.id) for s in game.scenarios],
        "options": [
            {"id": o.id, "rule": o.rule, "values": list(o.values), "default": o.default, "only": list(o.only)}
            for o in game.options
        ],
        "bots": list(bots.names(game)),
        "reactions": [
            {
                "ask": r.ask,
                "acts": [{"id": act.id, "measured": act.measured} for act in r.acts],
                "subject": bool(r.subject),
                "measure": r.measure,
            }
            for r in game.reactions
        ],
        "names": dict(game.names()),
        "words": words(game, language),
        "theme": to_plain(theme),
    }


def _scenario(game: Game[Any], id: str) -> Json:
    s = game.scenario(id)
    return {
        "id": s.id,
        "name": {"id": s.name, "args": {}},
        "about": {"id": s.about, "args": {}} if s.about else None,
        "turns": s.turns,
        "source": s.source,
        "seats": list(game.seats(s.id, game.full_options(s.id, {}))),
    }


def rules(game: Game[Any], wanted: str = "", language: str = LOCALES_FALL_BACK_TO) -> list[Json]:
    """The game's rules in our own words; with `wanted`, those that hold all its words."""
    words = wanted.lower().split()
    tries, told = examples_of(game), examples_in(game, language)
    found = _rules(game.folder, language)
    said = ({**r, **_example(tries.get(r["id"]), told.get(r["id"], ""))} for r in found)
    return [r for r in said if all(w in f"{r['id']} {r['chapter']} {r['text']}".lower() for w in words)]


def _example(example: Example | None, told: str) -> Json:
    """What a reader is told of the position that shows a rule."""
    if example is None:
        return {"example": "", "tries": "", "ring": [], "shows": ""}
    return {
        "example": told,
        "tries": " ".join(example.tokens),
        "ring": list(example.ring),
        "shows": example.expect,
    }


@shared()
def _rules(folder: Path, language: str) -> tuple[Json, ...]:
    if not (folder / "data" / "rules.csv").exists():
        return ()
    return tuple(
        {"id": rule.id, "text": rule.text, "kind": rule.kind, "chapter": rule.chapter}
        for rule in rules_of(folder, language)
    )


def words(game: Game[Any] | None = None, language: str = LOCALES_FALL_BACK_TO) -> dict[str, str]:
    """The catalog of one language, by its name: the game's own messages and the common ones."""
    return {language: whole(game.folder if game else None, language)}


def why(match: Match[Any], seat: str, token: str | None, subjects: list[str] | None) -> list[Json]:
    """The reasons against a token, or against pointing at some things."""
    if token is not None:
        reason = match.why_not(seat, token)
        return [] if reason is None else [refusal(reason)]
    if not subjects:
        raise MatchError(sentence("error-why-wants-token-subjects"))
    return [refusal(r) for r in match.why_nothing_at(seat, tuple(subjects))]
