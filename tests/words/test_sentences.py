"""What people read in a match: every sentence of every game as the page and the terminal show it.

`FRENTE_SENTENCES=20` plays so many matches of each kind instead of one, and looks at more of each.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from frente import bots, games
from frente.engine import Ask, Match, Message, to_plain
from frente.engine.contract import random_options
from frente.engine.refusal import MatchError
from frente.engine.replay import Replay
from frente.server import present
from frente.server.story import replayed
from frente.words import LOCALES_FALL_BACK_TO, MissingWords, Words, languages

MATCHES = int(os.environ.get("FRENTE_SENTENCES", "1"))
LOOKS = 30 if MATCHES == 1 else 150
"""So many asks of a match are read whole; of the others only what happens."""
SHARE = 0.1
"""Of so many of the asks: enough to come to the end of most matches."""
THINGS = 25
"""Things that are pointed at, and answers that are tried, in one ask."""
WEIGHED = 6
"""Answers of one ask whose odds, battle and cost are read."""

MANY = (
    "areas|battlegroups|boxes|brigades|cards|cities|columns|counters|dice|divisions|formations|hexes|losses"
    "|markers|operations|options|orders|places|points|regions|rounds|squads|steps|troops|turns|units"
)
ONE = (
    "area|battlegroup|box|brigade|card|city|counter|die|division|formation|hex|loss|marker|operation|option"
    "|order|place|point|region|round|squad|step|troop|turn|unit"
)
BAD = {
    "an unformatted message": re.compile(r"[{}]|\bnull\b"),
    "an empty list": re.compile(r"[:,;(]\s*[.,;:)]|\(\s|^\s*[.,;:]|\bof \.|\bby \."),
    "a stray space": re.compile(r"\s\s|\s[.,;:!?)]|^\s|\s$"),
    "a doubled stop": re.compile(r"(?<!\.)\.\.(?!\.)|,,|[!?]\."),
    "a wrong plural": re.compile(
        rf"(?<![\d.,:/+−-])(?<!column )\b(?:1|one) (?:{MANY})\b"
        rf"|(?<![\d.,:/+−-])\b(?:0|[2-9]|\d\d+) (?:{ONE})\b(?! (?:shift|to the))"
    ),
    "a side by its letter": re.compile(r"\b[RN] (?:has|must|may|loses|controls|units?|troops?)\b"),
}
ALIKE = ("an unformatted message", "an empty list", "a stray space", "a doubled stop")
"""What is wrong in every language."""
SENTENCE = re.compile(r"[A-ZÀ-Þ0-9¡¿\"“«(+−-].*[.!?:…\")”]", re.DOTALL)
FIGURES = frozenset(map(str, range(-100, 1000)))
"""Boxes of tracks are called by their numbers."""
QUOTES = frozenset({"no-not-offered", "no-no-such", "no-misspelt", "no-wrong-words"})
"""Sentences that repeat what somebody has typed."""
IDLIKE = re.compile(r"[a-z][a-z0-9]*(?:[-._:][A-Za-z0-9]+)+|[a-z]{1,2}[0-9]+")


FIRST = re.compile(r".*?(?:\w{4}|[\d)])[.?!](?=\s|$)|.*", re.DOTALL)
"""What is to be done; what there is to know beside it follows."""
BRACKETS = re.compile(r" \([^()]*\)")
LONGEST = 90


class Heard(Words):
    """Words that remember which arguments had no name."""

    def __init__(self, game: Any, language: str = LOCALES_FALL_BACK_TO) -> None:
        super().__init__(game, language, strict=True)
        self.nameless: set[str] = set()
        self.marked = False

    def name(self, id: str, form: str = "") -> str:
        said = super().name(id, form)
        if said != id or id in self._names or form:
            return said
        self.nameless.add(id)
        return f"<{id}>" if self.marked else id

    def printed(self, message: Message) -> set[str]:
        """The arguments without a name that stand in the sentence themselves."""
        self.nameless.clear()
        text = self.say(message)
        self.marked = True
        marked = self.say(message)
        self.marked = False
        return {id for id in self.nameless if f"<{id}>" in marked and shows(text, id)}


class Reader:
    """Reads everything a match shows and collects what nobody should have to read."""

    def __init__(self, match: Match[Any], luck: Random) -> None:
        self.match = match
        self.words = Heard(match.game)
        self.others = [
            Heard(match.game, language)
            for language in {*languages(), *languages(match.game.folder)} - {LOCALES_FALL_BACK_TO}
        ]
        self.luck = luck
        self.faults: dict[tuple[str, str], str] = {}
        self.read: set[str] = set()
        board = match.game.board(match.state, match.setup.scenario, match.setup.options)
        self.ids = ids_in(board)
        self.layout(board)

    # --- one sentence ---------------------------------------------------------------------------
    def say(self, message: Message, whole: bool = False) -> str:
        """A message in words; `whole`: it is a sentence and looks like one."""
        try:
            text = self.words.say(message)
        except MissingWords as error:
            self.fault(message, "missing words", str(error))
            return ""
        if text in self.read:
            return text
        self.read.add(text)
        for what, pattern in BAD.items():
            if pattern.search(text):
                self.fault(message, what, text)
        if not text:
            self.fault(message, "nothing", repr(message))
        for id in self.words.printed(message):
            if message.id not in QUOTES and (id in self.ids - FIGURES or IDLIKE.fullmatch(id)):
                self.fault(message, f"the id {id}", text)
        for words in self.others:
            self.other(words, message)
        if whole and not SENTENCE.fullmatch(text):
            self.fault(message, "no capital or no full stop", text)
        names = self.match.game.names()
        twice = Counter(value for value in message.args.values() if isinstance(value, str) and value)
        for value, times in twice.items():
            if times > 1 and value in names and text.count(names[value]) > 1:
                self.fault(message, "a thing compared with itself", text)
        return text

    def other(self, words: Heard, message: Message) -> None:
        """The same message in another language."""
        try:
            text = words.say(message)
        except MissingWords as error:
            self.fault(message, f"missing words in {words.locale}", str(error))
            return
        for what in ALIKE:
            if BAD[what].search(text):
                self.fault(message, f"{what} in {words.locale}", text)
        for id in words.printed(message):
            if message.id not in QUOTES and (id in self.ids - FIGURES or IDLIKE.fullmatch(id)):
                self.fault(message, f"in {words.locale} the id {id}", text)

    def fault(self, message: Message, what: str, text: str) -> None:
        self.faults.setdefault((message.id, re.split(r" id | \(", what)[0]), f"{message.id}: {what}: {text}")

    def all(self, value: Any) -> None:
        """Every message in plain data."""
        if isinstance(value, dict):
            if set(value) == {"id", "args"} and isinstance(value["id"], str):
                self.say(Message(value["id"], value["args"]))
            else:
                for part in value.values():
                    self.all(part)
        elif isinstance(value, (list, tuple)):
            for part in value:
                self.all(part)

    # --- what a match shows ---------------------------------------------------------------------
    def layout(self, board: Any) -> None:
        match = self.match
        game, options = match.game, match.setup.options
        self.all(to_plain(board))
        for seat in match.setup.seats:
            briefing = game.briefing(match.setup.scenario, options, seat)
            for about in briefing.about:
                self.say(about, whole=True)
            for task in briefing.first:
                self.say(task.message, whole=True)
            self.all(to_plain(briefing))

    def ask(self, ask: Ask, tried: list[str]) -> None:
        match = self.match
        game, state, seat = match.game, match.state, ask.seat
        view = match.view(seat)
        self.ids |= ids_in(view)
        prompt = Message(f"ask-{ask.kind}", {"seat": seat, **ask.about})
        first = FIRST.match(BRACKETS.sub("", self.say(prompt, whole=True)))
        if first and len(first[0]) > LONGEST:
            self.fault(prompt, f"more than {LONGEST} characters to say what is wanted", first[0])
        texts: dict[str, str] = {}
        for token in ask.options():
            label = game.choice(state, ask, token).label
            text = self.say(label)
            if texts.setdefault(text, token) != token:
                self.fault(label, f"two options alike ({texts[text]}, {token})", text)
        for token in self.some(ask.options(), WEIGHED):
            self.weighed(ask, token)
        shown = present.asked(match, seat)
        del shown["options"]  # their labels leave out what follows from the prompt
        self.all(shown)
        self.view(view, seat)
        things = sorted(id for id in ids_in(view) if id not in match.setup.seats)
        for thing in self.some(things, THINGS):
            for refusal in match.why_nothing_at(seat, (thing,)):
                self.refusal(refusal)
        for token in self.some(tried, THINGS):
            try:
                self.refusal(match.why_not(seat, token))
            except MatchError:
                continue

    def weighed(self, ask: Ask, token: str) -> None:
        game, state = self.match.game, self.match.state
        self.all(present.odds(game.odds(state, ask, token)))
        self.all(present.shown(game.battle(state, ask, token)))
        self.warning(game.caution(state, ask, token))
        subjects = game.choice(state, ask, token).subjects
        self.all(present.shown(game.forming(state, ask, subjects[:1])))

    def view(self, view: Any, seat: str | None) -> None:
        self.all(view)
        match = self.match
        self.all(to_plain(match.game.aims(match.state, seat)))
        if seat is not None and match.result is None:
            for one in match.game.dangers(match.state, seat):
                self.warning(one)

    def warning(self, one: Any) -> None:
        if one is not None:
            self.say(one.message, whole=True)
            self.all(to_plain(one))

    def refusal(self, refusal: Any) -> None:
        if refusal is not None:
            told = present.refusal(refusal)["message"]
            self.say(Message(told["id"], told["args"]), whole=True)

    def events(self, seat: str | None) -> None:
        """The log of a seat, its battles, and the result."""
        match = self.match
        for event in match.events(seat):
            self.say(event.message(), whole=True)
        for fight in present.fights(match):
            self.all(present.fought(match, seat, fight, match.state.log.events))
        if match.result is not None:
            told = present.result(match.result)
            assert told is not None
            self.say(Message(told["message"]["id"], told["message"]["args"]), whole=True)

    def story(self, seat: str, answers: int) -> None:
        """What others did since some answers ago."""
        replay = Replay(self.match)
        since = replay.plies[max(0, len(replay.plies) - 1 - answers)]
        board = self.match.game.board(self.match.state, self.match.setup.scenario, self.match.setup.options)
        told = replayed(replay, seat, places_in(board), since, self.match.ply)
        for step in told.steps:
            self.say(step.message)
        for change in told.summary:
            self.say(change.message, whole=True)

    def some(self, things: list[str], most: int) -> list[str]:
        return things if len(things) <= most else self.luck.sample(things, most)


def shows(text: str, id: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(id)}(?![\w-])", text) is not None


def ids_in(value: Any) -> set[str]:
    """Everything that is named by an `id` in plain data, but not messages; and the keys of places."""
    if isinstance(value, dict):
        own = {value["id"]} if isinstance(value.get("id"), str) and "args" not in value else set()
        own |= set(value["places"]) if isinstance(value.get("places"), dict) else set()
        return own.union(*(ids_in(part) for part in value.values()))
    if isinstance(value, list):
        return set[str]().union(*(ids_in(part) for part in value))
    return set()


def places_in(board: Any) -> set[str]:
    cells = (board.get("hexes") or {}).get("cells") or []
    return {place["id"] for place in [*(board.get("places") or []), *cells]}


def walks() -> Iterator[tuple[str, str, int]]:
    for slug in games.slugs():
        for bot in ("random", *games.load(slug).bots):
            for number in range(MATCHES):
                yield slug, bot, number


@pytest.mark.parametrize(("slug", "bot", "number"), [*walks()])
def test_nobody_reads_an_id_an_empty_list_or_a_wrong_plural(slug: str, bot: str, number: int):
    game = games.load(slug)
    luck = Random(f"{bot} {number}")
    scenario = luck.choice(game.scenarios).id
    match = Match.start(game, scenario, random_options(game, scenario, luck), f"sentences {bot} {number}")
    player = bots.make(game, bot)
    reader = Reader(match, luck)
    tried: list[str] = []
    looks = 0
    while match.asks:
        ask = match.asks[0]
        if looks < LOOKS and luck.random() < SHARE:
            looks += 1
            reader.ask(ask, tried)
        token = bots.answer(player, match, ask.seat, f"walk {number}").token
        tried = [*tried[-200:], token]
        match.answer(ask.seat, token)
    for seat in (*match.setup.seats, None):
        reader.events(seat)
        reader.view(match.view(seat), seat)
    for seat in match.setup.seats:
        reader.story(seat, 60)
    assert not reader.faults, "\n".join(sorted(reader.faults.values()))
