"""Things to look at in any match: the board, a place, the log, the odds, the rules."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

from frente.cli.hexmap import hex_map, terrain
from frente.cli.screen import TIED, Screen
from frente.conformance import Rule, rules_of
from frente.engine import Event, Game, Match, Message, Odds, Plain
from frente.words import SPOKEN, Words
from frente.words.language import decimal, figures


def folded(text: str) -> str:
    """A text as somebody without a Spanish keyboard types it."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def things(match: Match[Any], seat: str | None, text: str) -> list[str]:
    """The ids that a typed text names: an id, several ids, or a name of one thing."""
    spoken = Words(match.game)
    names = {id: spoken.name(id) for id in match.game.names()}
    view = match.view(seat)
    known = set(names) | set(_table(view.get("places"))) | {str(p["id"]) for p in _rows(view.get("pieces"))}
    known |= {str(s["id"]) for s in _rows(view.get("stacks"))}
    if text in known:
        return [text]
    words = text.replace(",", " ").split()
    if words and all(word in known for word in words):
        return words
    wanted = folded(text)
    exact = [id for id, name in names.items() if folded(name) == wanted]
    return exact[:1] or [id for id, name in names.items() if wanted and wanted in folded(name)][:1]


def show_board(screen: Screen, words: Words, match: Match[Any], seat: str | None) -> None:
    """How it stands: the game's own lines, after the first of them a map where there are hexes."""
    first, *rest = match.board(seat) or [""]
    screen.rule()
    screen.lines([first])
    show_map(screen, words, match, seat)
    screen.lines(rest)
    show_hand(screen, words, match, seat)
    screen.rule()


def show_hand(screen: Screen, words: Words, match: Match[Any], seat: str | None) -> None:
    """The cards that the seat holds, with all they say."""
    for card in _rows(_table(match.view(seat).get("cards")).get("hand")):
        kind = f"kind-{card.get('kind')}"
        named = f"{card['id']} {words.called(card['id'], card['title'])}" + (
            f" ({words.say(kind)})" if words.has(kind) else ""
        )
        told = (_table(message) for message in (card.get("text"), *_list(card.get("lines"))) if message)
        said = [words.say(Message(str(message["id"]), _table(message["args"]))) for message in told]
        screen.say(f"  {named}: {' '.join(said)}")


def show_map(
    screen: Screen, words: Words, match: Match[Any], seat: str | None, around: str | None = None
) -> bool:
    """Draw the map with its legend, whole or around a hex; False where the board has no hexes."""
    drawn = hex_map(match, words, seat)
    if drawn is None or (around is not None and around not in drawn.signs):
        return False
    if around is not None:
        drawn = drawn.around(around)
    screen.drawing(drawn.lines(screen.width))
    # A sign stays beside its meaning when the line is broken.
    signs = ", ".join(f"{sign} {meaning}".replace(" ", TIED) for sign, meaning in drawn.legend)
    screen.say(words.say("cli-map-legend", signs=signs), "dim")
    return True


def show_map_at(screen: Screen, words: Words, match: Match[Any], seat: str | None, text: str) -> None:
    """The map alone: all of it, or what is around the place that was typed."""
    places = things(match, seat, text) if text else []
    if text and not places:
        screen.say(words.say("cli-no-place", place=text))
    elif not show_map(screen, words, match, seat, next(iter(places), None)):
        screen.say(words.say("cli-no-map"))


def show_place(screen: Screen, words: Words, match: Match[Any], seat: str | None, text: str) -> None:
    """What is in a place, from the view alone."""
    found = things(match, seat, text)
    if not found:
        screen.say(words.say("cli-no-place", place=text))
        return
    view = match.view(seat)
    for place in found:
        about = _table(_table(view.get("places")).get(place))
        marks = [str(mark) for mark in _list(about.get("marks"))]
        side = str(about.get("control") or "")
        name = words.name(place)
        screen.pair(name, "" if place in name else place, "bold")
        told = [_side(words, side)] if side else []
        told += _ground(words, match, place)
        screen.lines(f"  {line}" for line in [*told, *(_mark(words, mark) for mark in marks)])
        pieces = [
            p for p in _rows(view.get("pieces")) if place in (p.get("place"), p.get("stack"), p.get("id"))
        ]
        if not pieces:
            screen.say(f"  {words.say('cli-place-empty')}")
        for piece in pieces:
            screen.pair(f"  {_piece(words, piece)}", str(piece["id"]))


def show_sight(screen: Screen, words: Words, match: Match[Any], seat: str | None, text: str) -> None:
    """What a place sees, or why it does not see a second one."""
    if not match.game.lines_of_sight:
        screen.say(words.say("cli-no-sight"))
        return
    places = text.split()
    names = match.game.names()
    unknown = [place for place in places if place not in names]
    if unknown or not 1 <= len(places) <= 2:
        screen.say(words.say("cli-no-place", place=" ".join(unknown) or text))
        return
    if len(places) == 1:
        seen = _list(match.game.sight(match.state, seat, places[0]).get("seen"))
        screen.say(words.say("cli-sees", place=places[0], count=len(seen), places=seen))
        return
    reason = match.game.why_unseen(match.state, seat, *places)
    if reason is None:
        screen.say(words.say("cli-sees-it", place=places[0], other=places[1]))
    else:
        screen.pair(words.refusal(reason), reason.rule, "yellow")


def show_log(screen: Screen, words: Words, events: list[Event]) -> None:
    if not events:
        screen.say(words.say("cli-no-log"))
    for event in events:
        screen.pair(words.event(event), event.rule, "bold" if event.kind == "over" else "")


def show_odds(screen: Screen, words: Words, odds: Odds) -> None:
    longest = 30 if not screen.width else max(5, min(30, screen.width // 4))
    screen.say(words.say(odds.title), "bold")
    for line in odds.lines:
        screen.pair(f"  {words.say(line.label)}: {figures(line.value, words.locale)}", line.rule)
    for outcome in sorted(odds.outcomes, key=lambda o: -o.good):
        bar = "#" * round(outcome.chance * longest)
        chance = f"{decimal(outcome.chance * 100, 1, words.locale)} %"
        screen.say(f"  {chance:>7}  {bar:{longest}}  {words.say(outcome.label)}")
    for note in odds.notes:
        screen.say(f"  {words.say(note)}", "dim")


def found_rules(game: Game[Any], text: str) -> list[Rule]:
    """The rule of that id with what stands under it, else the rules that have the words."""
    every = rules_of(game.folder, SPOKEN.get())
    under = [r for r in every if r.id == text or (r.id.startswith(text) and r.id[len(text)] in ".-")]
    if under:
        return under
    wanted = folded(text).split()
    return [r for r in every if all(word in folded(f"{r.chapter} {r.text}") for word in wanted)]


def show_rules(screen: Screen, words: Words, game: Game[Any], text: str) -> bool:
    """Print the rules found; False where there are none."""
    rules = found_rules(game, text)
    if not rules:
        digits = text[:1].isdigit()
        missing = words.say("cli-no-rule", game=game.title, rule=text)
        screen.say(missing if digits else words.say("cli-no-rules", game=game.title, text=text))
        return False
    for rule in rules:
        kind = "" if rule.kind == "core" else rule.kind
        screen.pair(f"{rule.id}  {rule.text}", kind)
    return True


def _piece(words: Words, piece: dict[str, Any]) -> str:
    if piece.get("hidden"):
        return words.say("hidden-things", count=1)
    parts = [words.called(str(piece["id"]), str(piece.get("name") or ""))]
    faces = _list(piece.get("faces"))
    face = _table(faces[int(piece.get("face", 0))]) if faces else {}
    parts += ["-".join(map(str, v)) if isinstance(v, list) else str(v) for v in face.values() if _written(v)]
    if "full_steps" in piece:
        parts.append(words.say("cli-steps", steps=piece.get("steps", 0), full=piece["full_steps"]))
    parts += [_mark(words, str(mark)) for mark in _list(piece.get("marks"))]
    return " ".join(part for part in parts if part)


def _written(value: Plain) -> bool:
    """Is it something that stands on a counter in letters?"""
    return isinstance(value, (str, int, list)) and not isinstance(value, bool) and value != []


def _ground(words: Words, match: Match[Any], place: str) -> list[str]:
    """What a hex is made of, where the board has hexes."""
    board = match.game.board(match.state, match.setup.scenario, match.setup.options)
    for cell in _rows(_table(board.get("hexes")).get("cells")):
        if cell["id"] == place:
            told = [terrain(words, str(cell["terrain"]))]
            told += [words.say("cli-level", level=cell["level"])] if cell.get("level") else []
            return [", ".join(told + [terrain(words, str(glyph)) for glyph in _list(cell.get("glyphs"))])]
    return []


def _side(words: Words, side: str) -> str:
    return words.say(f"side-{side}") if words.has(f"side-{side}") else words.name(side)


def _mark(words: Words, mark: str) -> str:
    return words.say(f"mark-{mark}")


def _table(value: Plain) -> dict[str, Plain]:
    return value if isinstance(value, dict) else {}


def _list(value: Plain) -> list[Plain]:
    return value if isinstance(value, list) else []


def _rows(value: Plain) -> Iterable[dict[str, Any]]:
    return [row for row in _list(value) if isinstance(row, dict)]
