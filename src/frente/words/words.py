"""What a person reads: messages, prompts, options, events, refusals, results in one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from frente.engine import Ask, Event, Game, Match, Message, Plain, Refusal, Result
from frente.words.catalog import Catalog, Filling, sources
from frente.words.language import PSEUDO, SPOKEN, figures, listed, numbered
from frente.words.naming import name_messages
from frente.words.pseudo import accented


class MissingWords(LookupError):
    """A message that no catalog has, or an argument that a message wants and was not given."""


class Words:
    """The words of one game (or, without a game, the common ones) in one language: the one that is spoken.

    A missing message shows as `{its-name}`, a missing argument as `{$name}`; with `strict` both raise
    MissingWords, which is how the tests find them.
    """

    def __init__(
        self, game: Game[Any] | None = None, locale: str | None = None, *, strict: bool = False
    ) -> None:
        locale = locale or SPOKEN.get()
        self.game = game
        self.locale = locale
        self.strict = strict
        self._catalog = Catalog(sources(game.folder if game else None, locale), locale)
        self._names: Mapping[str, str] = game.names() if game else {}
        if locale == PSEUDO:
            self._names = {id: accented(name) for id, name in self._names.items()}

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

    def name(self, id: str, form: str = "") -> str:
        """The proper name of a thing, a seat's or a side's name, or the id itself; or a form of it."""
        own, filling = self._own_name(id)
        if own:
            return self._formed(own, filling, form)
        if id in self._names:
            return "" if form == "gender" else self._names[id]
        for name in (f"seat-{id}", f"side-{id}"):
            if self.has(name):
                return self._formed(name, {}, form)
        return "" if form == "gender" else id

    def called(self, id: str, printed: str) -> str:
        """What a thing is called where it is shown: as this language does, else as it is printed."""
        if not printed or self._own_name(id)[0]:
            return self.name(id)
        return accented(printed) if self.locale == PSEUDO else printed

    def _own_name(self, id: str) -> tuple[str, dict[str, Filling]]:
        """The message of this language that names a thing, where there is one."""
        for name, number in name_messages(id):
            if self.has(name):
                return name, {} if number is None else {"number": number}
        return "", {}

    def _formed(self, name: str, filling: Mapping[str, Filling], form: str) -> str:
        """A form of a name; the name as it is where it has no such form, and nothing for a gender."""
        found = self._catalog.format(name, filling, form) if form else None
        if found is None and form == "gender":
            return ""
        found = found or self._catalog.format(name, filling)
        return found[0] if found else name

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
        """The arguments as words.

        Beside each text stands its id (`$seat-id`), for sentences that select by it, and the forms of it
        that this language asks for (`$place-gen`, `$unit-gender`).
        """
        filled: dict[str, Filling] = {}
        for key, value in args.items():
            if isinstance(value, (int, float)) and not isinstance(value, bool):
                filled[key] = value
                continue
            # A sentence selects by yes and no: those are keys, in every language alike.
            filled[key] = ("yes" if value else "no") if isinstance(value, bool) else self._text(value)
            if isinstance(value, str):
                filled[f"{key}-id"] = value
            for form in self._catalog.forms.get(key, ()):
                filled[f"{key}-{form}"] = self._text(value, form)
        return filled

    def _text(self, value: Plain, form: str = "") -> str:
        """An argument in words: names for ids, and lists as the language writes them."""
        if isinstance(value, list):
            parts = [self._text(item, form) for item in value]
            if form == "gender":  # of several things only where they agree
                return parts[0] if parts and len(set(parts)) == 1 else ""
            return listed(parts, self.locale)
        if isinstance(value, dict):
            return self._table(value, form)
        if isinstance(value, str):
            said = self.name(value, form)
            return figures(said, self.locale) if said == value else said
        if form == "gender" or value is None:
            return ""
        if isinstance(value, bool):
            return self.say("truth-yes" if value else "truth-no")
        return numbered(value, self.locale)

    def _table(self, value: dict[str, Plain], form: str) -> str:
        hidden, id, args = value.get("hidden"), value.get("id"), value.get("args", {})
        if isinstance(hidden, int):
            id, args = "hidden-things", {"count": hidden}
        if isinstance(id, str) and isinstance(args, dict):
            if not form:
                return self.say(Message(id, args))
            return self._formed(id, self._fillings(args), form)
        pairs = [f"{self.name(k)} {self._text(v)}" for k, v in value.items()]
        return "" if form == "gender" else listed(pairs, self.locale)


def say(message: Message, game: Game[Any] | None) -> str:
    """The sentence of a message of a game, or of one that all games share, in the language that is spoken."""
    locale = SPOKEN.get()
    key = (game, locale, message.id, repr(message.args))
    said = _said.get(key)
    if said is None:
        if len(_said) >= REMEMBERED:
            _said.clear()
        said = _said[key] = _of(game, locale).say(message)
    return said


REMEMBERED = 4096
_said: dict[tuple[Game[Any] | None, str, str, str], str] = {}
"""A board in lines has a hundred sentences, and most are what they were the last time."""


@lru_cache(64)
def _of(game: Game[Any] | None, locale: str) -> Words:
    return Words(game, locale)
