"""What a person reads: messages, prompts, options, events, refusals, results in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from frente.engine import Ask, Event, Game, Match, Message, Plain, Refusal, Result
from frente.words.catalog import LOCALES_FALL_BACK_TO, Catalog, Filling, sources


class MissingWords(LookupError):
    """A message that no catalog has, or an argument that a message wants and was not given."""


class Words:
    """The words of one game (or, without a game, the common ones) in one language.

    A missing message shows as `{its-name}`, a missing argument as `{$name}`; with `strict` both raise
    MissingWords, which is how the tests find them.
    """

    def __init__(
        self, game: Game[Any] | None = None, locale: str = LOCALES_FALL_BACK_TO, *, strict: bool = False
    ) -> None:
        self.game = game
        self.locale = locale
        self.strict = strict
        self._catalog = Catalog(sources(game.folder if game else None, locale))
        self._names: Mapping[str, str] = game.names() if game else {}

    def has(self, name: str) -> bool:
        return self._catalog.has(name)

    def say(self, message: Message | str, /, **args: Plain) -> str:
        """The sentence of a message, or of a message's name and arguments."""
        name = message if isinstance(message, str) else message.id
        given = args if isinstance(message, str) else {**message.args, **args}
        found = self._catalog.format(name, self._fillings(given))
        if found is None:
            if self.strict:
                raise MissingWords(f"no catalog has {name!r}")
            return f"{{{name}}}"
        text, faults = found
        if faults and self.strict:
            raise MissingWords(f"{name}: {'; '.join(faults)} (given: {', '.join(given) or 'nothing'})")
        return text

    def name(self, id: str) -> str:
        """The proper name of a thing, a seat's or a side's name, or the id itself."""
        if id in self._names:
            return self._names[id]
        for name in (f"seat-{id}", f"side-{id}"):
            if self.has(name):
                return self.say(name)
        return id

    # --- the engine's things --------------------------------------------------------------------
    def prompt(self, ask: Ask) -> str:
        return self.say(Message(f"ask-{ask.kind}", {"seat": ask.seat, **ask.about}))

    def option(self, match: Match[Any], ask: Ask, token: str) -> str:
        return self.say(match.game.choice(match.state, ask, token).label)

    def event(self, event: Event) -> str:
        args = dict(event.data)
        kind = event.kind
        if kind == "roll":
            args["roll"] = self.say(f"roll-{args['roll']}")
            kind = "roll" if args.get("seat") else "roll-nobody"
        if kind == "over":
            kind = "over" if args.get("winners") else "over-draw"
        return self.say(Message(f"event-{kind}", args))

    def refusal(self, refusal: Refusal) -> str:
        args = dict(refusal.args)
        if refusal.text == "undo-roll":
            args["roll"] = self.say(f"roll-{args['roll']}")
        return self.say(Message(f"no-{refusal.text}", args))

    def result(self, result: Result) -> str:
        return self.say(Message(f"over-{result.text}", {"winners": list(result.winners), **result.args}))

    # --- filling --------------------------------------------------------------------------------
    def _fillings(self, args: Mapping[str, Plain]) -> dict[str, Filling]:
        """The arguments as words; beside each text its id (`$seat-id`), for sentences that select by it."""
        filled: dict[str, Filling] = {}
        for key, value in args.items():
            if isinstance(value, (int, float)) and not isinstance(value, bool):
                filled[key] = value
                continue
            filled[key] = self._text(value)
            if isinstance(value, str):
                filled[f"{key}-id"] = value
        return filled

    def _text(self, value: Plain) -> str:
        """An argument in words: names for ids, commas in lists."""
        if isinstance(value, list):
            return ", ".join(self._text(item) for item in value)
        if isinstance(value, dict):
            return self._table(value)
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return "" if value is None else str(value)

    def _table(self, value: dict[str, Plain]) -> str:
        hidden, id, args = value.get("hidden"), value.get("id"), value.get("args", {})
        if isinstance(hidden, int):
            return self.say("hidden-things", count=hidden)
        if isinstance(id, str) and isinstance(args, dict):
            return self.say(Message(id, args))
        return ", ".join(f"{self.name(k)} {self._text(v)}" for k, v in value.items())
