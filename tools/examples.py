"""Find a small position for every rule that can be shown on a board, and write it down.

    python -m tools.examples arriba            for every rule that has no example yet
    python -m tools.examples arriba --anew     for all of them
    python -m tools.examples arriba --list     tells what would be found, and writes nothing

The tests tell stories at the table, and say which rules they are about. So they are run once with somebody
listening: every match that is started from an arranged position, every answer, every roll and every refusal
is heard. Each story is then told again, from a file, and what cites a rule along it is noted: a refusal, an
event, a line of odds, an ask. For each rule the shortest is kept, one of a test that names the rule first.
Where nothing cites the rule, a story named for it is kept with what it changes on the board.

What comes out are files in `games/<slug>/examples`: read them, mend what they say, and keep them. The tests
run them, so they cannot rot.
"""

from __future__ import annotations

import argparse
import copy
import pickle
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from frente import conformance, games
from frente.engine import Game, Match, MatchError, Refused, position, to_plain
from frente.engine.journal import ROLLS
from frente.engine.menu import GENERIC
from frente.engine.position_file import position_file, toml
from frente.words import Words

TESTS = Path(__file__).resolve().parent.parent / "tests"
LONGEST = 12
"""Answers of a story that is still small."""
LARGEST = 6_000
"""Characters of a file that is still small."""
ATTEMPTS = 10
"""Values of each way that are tried at an ask, for their refusals."""
OPTIONS = 12
"""Options of an ask that are tried, for their odds and for what comes of them."""


@dataclass
class Said:
    """One thing of a story: an answer that was given, or one that was refused."""

    seat: str
    token: str
    rolls: list[list[int]] = field(default_factory=list)
    rule: str = ""
    """Of a refusal."""
    text: str = ""

    @property
    def refused(self) -> bool:
        return bool(self.text)


@dataclass
class Heard:
    """A match as it was started, and what was said in it."""

    test: str
    named: tuple[str, ...]
    scenario: str
    options: dict[str, Any]
    table: dict[str, Any] | None
    """The `[set]` it was arranged by; None where it is not known."""
    text: str | None
    """The state as the game itself writes it."""
    opening: list[list[int]]
    said: list[Said] = field(default_factory=list)
    others: int = 0
    """How many other matches the same test has."""


# --- listening ------------------------------------------------------------------------------------------


class Listener:
    """A plugin of pytest that hears the matches of a game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.heard: list[Heard] = []
        self._test, self._named = "", ()
        self._open: dict[int, tuple[Match[Any], Heard]] = {}
        self._arranged: list[tuple[Any, dict[str, Any] | None]] = []
        self._within = False
        self._wrap()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        ids = [
            id for mark in item.iter_markers("rule") if mark.args[0] == self.game.slug for id in mark.args[1:]
        ]
        self.begin(item.name.split("[")[0], tuple(ids))
        yield
        self.end()

    def begin(self, test: str, named: tuple[str, ...]) -> None:
        self._test, self._named = test, named
        self._open, self._arranged = {}, []

    def end(self) -> None:
        for match, heard in self._open.values():
            heard.others = len(self._open) - 1
            if match is not None and heard.said:
                self.heard.append(heard)
        self._test, self._open, self._arranged = "", {}, []

    def _wrap(self) -> None:
        game, kind = self.game, type(self.game)
        arrange, start, answer, why_not = kind.arrange, Match.start.__func__, Match.answer, Match.why_not

        def arranged(this: Any, state: Any, table: dict[str, Any]) -> None:
            written = copy.deepcopy(table)
            arrange(this, state, table)
            if self._test:
                known = any(state is other for other, _ in self._arranged)
                self._arranged.append((state, None if known else written))

        def started(cls: Any, given: Any, *args: Any, **more: Any) -> Any:
            match = start(cls, given, *args, **more)
            if self._test and given is game and not self._within and len(self._open) < 30:
                self._hear(match, more.get("start"))
            return match

        def answered(this: Any, seat: str, token: str, ply: int | None = None) -> None:
            known = self._open.get(id(this))
            if known is None or self._within:
                answer(this, seat, token, ply)
                return
            self._within = True
            before = this.ply
            try:
                answer(this, seat, token, ply)
                rolls = [list(e.value) for e in this.journal[before:] if e.kind in ROLLS]
                known[1].said.append(Said(seat, token, rolls))
            except Refused as error:
                known[1].said.append(Said(seat, token, [], error.refusal.rule, error.refusal.text))
                raise
            finally:
                self._within = False

        def judged(this: Any, seat: str, token: str) -> Any:
            refusal = why_not(this, seat, token)
            known = self._open.get(id(this))
            if known is not None and not self._within and refusal is not None:
                known[1].said.append(Said(seat, token, [], refusal.rule, refusal.text))
            return refusal

        kind.arrange = arranged  # type: ignore[method-assign]
        Match.start = classmethod(started)  # type: ignore[method-assign, assignment]
        Match.answer = answered  # type: ignore[method-assign]
        Match.why_not = judged  # type: ignore[method-assign]

    def _hear(self, match: Match[Any], begun: Any) -> None:
        table: dict[str, Any] | None = {} if begun is None else None
        for state, written in self._arranged:
            if begun is not None and to_plain(state) == begun:
                table = written
        opening = [list(e.value) for e in match.journal if e.kind in ROLLS]
        try:
            text = self.game.position_text(match.state)
        except Exception:  # a hand-made state may hold what no match comes to
            text = None
        setup = match.setup
        heard = Heard(self._test, self._named, setup.scenario, dict(setup.options), table, text, opening)
        self._open[id(match)] = (match, heard)


def listen(game: Game[Any]) -> list[Heard]:
    """All that is heard in the tests of a game, and in its position files."""
    listener = Listener(game)
    for _, whole in scripts(game):
        listener.begin(whole.title, whole.rules)
        position.run(whole, games.load)
        listener.end()
    folder = TESTS / "games" / game.slug
    pytest.main([str(folder), "-n0", "-q", "-x", "--no-header", "-p", "no:cacheprovider",
                 "-k", "not contract and not bot and not kept and not sharing and not soundness"],
                plugins=[listener])  # fmt: skip
    return listener.heard


def scripts(game: Game[Any]) -> Iterator[tuple[str, position.Position]]:
    """The position files of the tests, with their text."""
    for file in sorted((TESTS / "positions" / game.slug).glob("*.toml")):
        yield file.read_text(encoding="utf-8"), position.read(file)


# --- telling it again -----------------------------------------------------------------------------------


@dataclass
class Found:
    """A way to show a rule."""

    rule: str
    how: str
    """refused, event, odds, asked or shown."""
    heard: Heard
    story: list[Said]
    head: str
    check: dict[str, Any] = field(default_factory=dict)
    """What is expected at the end."""

    @property
    def order(self) -> tuple[Any, ...]:
        """What is cited in a story named for the rule comes first, then what is cited at all."""
        named = self.rule in self.heard.named
        rank = {"refused": 0, "event": 0, "odds": 1, "asked": 5, "shown": 4}[self.how] + (0 if named else 2)
        several = len(set(self.heard.named))
        return (
            rank,
            several if self.how == "shown" else 0,
            len(self.story),
            self.heard.others,
            len(self.head),
        )


def head_of(game: Game[Any], heard: Heard, title: str) -> str | None:
    """The file up to its script; None where it does not start or is too long."""
    texts = []
    if heard.table is not None:
        with suppress(TypeError, ValueError, AttributeError):
            table = _plain(heard.table)
            texts.append(
                (position_file(title, game.slug, heard.scenario, _odd(game, heard), table), heard.opening)
            )
    if heard.text is not None:
        texts.append(
            (re.sub(r"^title = .*$", lambda _: f"title = {toml(title)}", heard.text, count=1, flags=re.M), [])
        )
    for text, opening in texts:
        text += f"\n[[do]]\nrolls = {opening}\n" if opening else ""
        with suppress(MatchError):
            match = position.start(position.parse("found", text), lambda _: game, seed="example")
            if len(text) <= LARGEST and match.asks:
                return text
    return None


def _odd(game: Game[Any], heard: Heard) -> dict[str, Any]:
    """The options that are not as they come."""
    usual = game.full_options(heard.scenario, {})
    return {key: value for key, value in heard.options.items() if usual.get(key) != value}


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(k): _plain(v) for k, v in value.items() if v is not None}
    if isinstance(value, list | tuple | set | frozenset):
        return [_plain(v) for v in value]
    return value


def retell(game: Game[Any], heard: Heard, most: int) -> Iterator[Found]:
    """Every rule that a story shows, and how: what is said in it, and what could be said along it."""
    head = head_of(game, heard, "found")
    if head is None:
        return
    match = position.start(position.parse("found", head), lambda _: game, seed="example")
    story: list[Said] = []
    begun = to_plain(game.facts(match.state))
    for said in [*heard.said, None]:
        if len(story) >= LONGEST or not match.asks:
            break
        if said is not None and said.seat not in match.to_answer:
            break
        if said is None or not said.refused:
            for ask in match.asks:
                yield from _along(game, match, ask, Found("", "", heard, story, head))
        if said is None:
            break
        if said.refused:
            refusal = _why_not(match, said)
            if refusal is not None:
                yield Found(refusal.rule, "refused", heard, [*story, said], head)
            continue
        before = len(match.state.log.events)
        match.forced = [tuple(faces) for faces in said.rolls]
        try:
            match.answer(said.seat, said.token)
        except MatchError:
            break
        if match.forced:
            break
        story = [*story, said]
        for event in match.state.log.events[before:]:
            yield Found(event.rule, "event", heard, story, head, _told(event))
    changed = _changes(begun, to_plain(game.facts(match.state)))
    if story and changed:
        for rule in heard.named if len(set(heard.named)) <= most else ():
            yield Found(rule, "shown", heard, story, head, {"expect": changed})


def _told(event: Any) -> dict[str, Any]:
    return {"event": {"kind": event.kind, "rule": event.rule}}


def _along(game: Game[Any], match: Match[Any], ask: Any, so_far: Found) -> Iterator[Found]:
    """What an ask cites, and what answers to it would: refusals, odds, events."""
    heard, story, head = so_far.heard, so_far.story, so_far.head
    seat = ask.seat
    asked = {"asked": {"seat": seat, "kind": ask.kind, "rule": ask.rule}}
    yield Found(ask.rule, "asked", heard, story, head, asked)
    if ask.menu is not None:
        for way, values in ask.menu.attempts(Random(heard.test), ATTEMPTS):
            refusal = way.why(ask.menu.state, values)
            if (
                refusal is not None
                and refusal.text not in position.MEANINGLESS
                and refusal.text not in GENERIC
            ):
                said = Said(seat, way.token(values), [], refusal.rule, refusal.text)
                yield Found(refusal.rule, "refused", heard, [*story, said], head)
    options = ask.options()
    for token in options if len(options) <= OPTIONS else Random(heard.test).sample(options, OPTIONS):
        for rule, label, value in _lines(game, match, ask, token):
            check = {"seat": seat, "odds": {"token": token, "lines": {label: value}}}
            yield Found(rule, "odds", heard, story, head, check)
        twin = match.clone("example", events=True)
        before, ply = len(twin.state.log.events), twin.ply
        try:
            twin.answer(seat, token)
        except MatchError:
            continue
        rolls = [list(e.value) for e in twin.journal[ply:] if e.kind in ROLLS]
        for event in twin.state.log.events[before:]:
            yield Found(event.rule, "event", heard, [*story, Said(seat, token, rolls)], head, _told(event))


def _why_not(match: Match[Any], said: Said) -> Any:
    try:
        refusal = match.why_not(said.seat, said.token)
    except MatchError:
        return None
    generic = refusal is None or refusal.text in position.MEANINGLESS or refusal.text in GENERIC
    return None if generic else refusal


def _lines(game: Game[Any], match: Match[Any], ask: Any, token: str) -> Iterator[tuple[str, str, str]]:
    try:
        odds = game.odds(match.state, ask, token)
    except Exception:  # told of what can be answered only
        return
    for line in () if odds is None else odds.lines:
        if line.rule:
            yield line.rule, line.label.id, line.value


def _changes(before: Any, after: Any) -> dict[str, Any]:
    """A few facts that are others now, the shortest first."""
    found = [(p, v) for p, v in _differences(before, after, "") if isinstance(v, str | int | bool)]
    found.sort(key=lambda pair: (pair[0].count("."), len(pair[0])))
    return dict(found[:4])


def _differences(before: Any, after: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in after:
            if key in before and before[key] != after[key] and "." not in str(key):
                yield from _differences(before[key], after[key], f"{path}.{key}" if path else str(key))
    else:
        yield path, after


# --- writing --------------------------------------------------------------------------------------------


def as_it_is(text: str, whole: position.Position, rule: str) -> str | None:
    """A position file of the tests as an example, for a rule that it names and nothing cites."""
    example = f"[example]\nrule = {toml(rule)}\nsay = {toml(whole.title.rstrip('.') + '.')}\n\n"
    lines = [line for line in text.split("\n") if not line.startswith(("rules =", "source ="))]
    at = next(n for n, line in enumerate(lines) if line.startswith("["))
    text = "\n".join([*lines[:at], example + lines[at], *lines[at + 1 :]])
    return text if len(text) <= LARGEST and holds(text) else None


def best(found: Iterable[Found], known: set[str]) -> dict[str, list[Found]]:
    """The best few for each rule, the best first: one may not hold when it is told from its file."""
    kept: dict[str, list[Found]] = {}
    for one in found:
        if one.rule in known:
            few = kept.setdefault(one.rule, [])
            few.append(one)
            if len(few) > 40:
                few.sort(key=lambda one: one.order)
                del few[6:]
    for few in kept.values():
        few.sort(key=lambda one: one.order)
        del few[6:]
    return kept


def sentence(test: str, named: tuple[str, ...] = ()) -> str:
    """The name of a test as the sentence it is."""
    if " " in test:
        return test.rstrip(".") + "."
    name = test.removeprefix("test_").removeprefix("err_")
    for rule in sorted(named, key=len, reverse=True):
        name = name.removeprefix(re.sub(r"[.-]", "_", rule).lower() + "_")
    name = re.sub(r"^(?:\d+_)+", "", name)
    text = name.replace("_s_", "'s ").replace("_", " ").strip()
    return f"{text[:1].upper()}{text[1:]}."


def written(game: Game[Any], one: Found, words: Words) -> str | None:
    """The file of an example; None where it does not hold."""
    title = sentence(one.heard.test, one.heard.named)
    head = head_of(game, one.heard, title)
    if head is None:
        return None
    match = position.start(position.parse("found", head), lambda _: game, seed="example")
    entries: list[dict[str, Any]] = []
    say = ""
    for said in one.story:
        final = said is one.story[-1]
        if said.refused:
            refusal = match.why_not(said.seat, said.token)
            if refusal is None:
                return None
            say = f"{_try(match, said, words)} It is refused: {words.refusal(refusal)}"
            entries.append({"seat": said.seat, "refused": said.token, "rule": one.rule})
            continue
        doing = _try(match, said, words) if final else ""
        before = len(match.state.log.events)
        match.forced = [tuple(faces) for faces in said.rolls]
        match.answer(said.seat, said.token)
        entries.append(
            {"seat": said.seat, **({"rolls": said.rolls} if said.rolls else {}), "answer": said.token}
        )
        if final and one.how == "event":
            event = next(
                e
                for e in match.state.log.events[before:]
                if e.rule == one.rule and e.kind == one.check["event"]["kind"]
            )
            say = f"{doing} The log tells: {words.event(event)}"
        if final and one.how == "shown":
            say = f"{title} {doing}"
        if final and one.how in ("event", "shown"):
            entries[-1] |= one.check
    if one.how == "asked":
        say = f"The rule asks you now: {words.prompt(match.ask(one.check['asked']['seat']))}"
        entries.append(one.check)
    elif one.how == "odds":
        ask, token = match.ask(one.check["seat"]), one.check["odds"]["token"]
        odds = game.odds(match.state, ask, token)
        assert odds is not None
        line = next(line for line in odds.lines if line.rule == one.rule)
        label = _clean(words.option(match, ask, token))
        say = f"Look at the odds of “{label}”: {words.say(line.label)}, {line.value}."
        entries.append(one.check)
    example = f"[example]\nrule = {toml(one.rule)}\nsay = {toml(' '.join(say.split()))}\n"
    lines = head.rstrip("\n").split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("[set]"))
    if lines[at + 1 : at + 2] in ([], [""]) and not any(line.startswith("[set.") for line in lines):
        del lines[at]
    text = "\n".join([*lines[:at], example, *lines[at:]]).rstrip() + "\n"
    for entry in entries:
        text += "\n[[do]]\n" + "".join(f"{key} = {toml(value)}\n" for key, value in entry.items())
    return text if holds(text) else None


def _try(match: Match[Any], said: Said, words: Words) -> str:
    try:
        label = _clean(words.option(match, match.ask(said.seat), said.token))
    except Exception:  # what is refused need not have a label
        label = ""
    return f"Try “{label}”." if label else "Try it."


def _clean(label: str) -> str:
    ids = re.search(r"\b[a-z]+-[a-z]*\d+\b|\bg\d+\b|undefined|[{}]", label)
    return "" if ids else label.rstrip(".")


def holds(text: str) -> bool:
    try:
        account = position.run(position.parse("example", text), games.load)
    except MatchError:
        return False
    return account.passed


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--anew", action="store_true", help="also where there is an example")
    parser.add_argument("--named", type=int, default=2, help="rules that a test names, where it shows each")
    parser.add_argument("--list", action="store_true", help="write nothing")
    parser.add_argument("--heard", type=Path, help="where what was heard is kept: listening takes a minute")
    args = parser.parse_args()
    game = games.load(args.game)
    folder = game.folder / "examples"
    rules = {rule.id for rule in conformance.rules_of(game.folder) if rule.kind != conformance.NOT_APPLICABLE}
    there = set() if args.anew else {path.stem for path in folder.glob("*.toml")}
    if args.heard is not None and args.heard.exists():
        stories = pickle.loads(args.heard.read_bytes())
    else:
        stories = listen(game)
        if args.heard is not None:
            args.heard.write_bytes(pickle.dumps(stories))
    print(f"{len(stories)} matches heard")
    found = best((one for story in stories for one in retell(game, story, args.named)), rules - there)
    words = Words(game, strict=False)
    whole_scripts = list(scripts(game))
    count: Counter[str] = Counter()
    done = set()
    for rule in sorted(rules - there):
        text, how = None, "script"
        few = found.get(rule, [])
        if not few or few[0].how in ("shown", "asked"):
            named = sorted(
                ((whole, file) for file, whole in whole_scripts if rule in whole.rules),
                key=lambda pair: len(pair[0].rules),
            )
            text = next((t for whole, file in named if (t := as_it_is(file, whole, rule))), None)
        for one in few if text is None else ():
            text, how = written(game, one, words), one.how
            if text is not None:
                break
        if text is None:
            continue
        done.add(rule)
        count[how] += 1
        if not args.list:
            folder.mkdir(exist_ok=True)
            (folder / f"{rule}.toml").write_text(text, encoding="utf-8")
    print(f"{len(done)} of {len(rules)}: {dict(count)}")
    print("without:", *sorted(rules - there - done))


if __name__ == "__main__":
    from tools import examples

    examples.main()
