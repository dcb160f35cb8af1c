"""Answers as values: an ask is a menu of ways to answer, and everything about an answer follows from it.

    UNIT = Noun("unit", UNIT_IDS, UNIT, every=lambda s: range(len(UNITS)))

    menu = Menu(
        s,
        Way("activate", Activate, UNIT, rule="3.3.1-a", why_not=partial(why_not_activate, s), among=able),
        Way("pass", Pass, rule="3.3.1-f", why_not=partial(why_not_pass, s)),
    )
    match (yield from put(Ask.of(seat, "activate", "3.3.1-a", menu))):
        case Activate(unit): ...
        case Pass(): ...

A way has a verb, the kind of value it makes, nouns, and one reason against it. The offered tokens, the
judgement of any token, what pointing at something could mean, the label and the typed answer that rules, odds
and bots receive all come from here. Journals and wires keep the tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from frente.engine.refusal import Refusal

V = TypeVar("V")
Args: TypeAlias = tuple[Any, ...]
Some: TypeAlias = Iterable[Any] | Callable[..., Iterable[Any]] | None
"""Values of one noun, or tuples of several; made only when somebody wants them."""

GENERIC = frozenset({"not-offered", "nothing-here"})
"""Sentences that explain nothing: the contract counts the answers that fall to them."""


MOST_WORDS = 4096
"""Words of one noun that are remembered: more than a match has, fewer than somebody could make up."""


class Noun(Generic[V]):
    """A kind of word: a unit, a place, a card, a number. How it is written, and read again.

    `write` and `read` may be tables. `every` lists all values of a state, for whoever tries them out. `at`
    tells which values pointing at a thing of the table could mean (by default the one of that name). `same`
    gives a key that equal counters share: of those only the first is offered.
    """

    __slots__ = ("_tokens", "_values", "at", "every", "kind", "read", "same", "write")

    def __init__(
        self,
        kind: str,
        write: Callable[[V], str] | Sequence[str] | Mapping[V, str],
        read: Callable[[str], V | None] | Mapping[str, V],
        *,
        every: Callable[[Any], Iterable[V]],
        at: Callable[[Any, str], Iterable[V]] | None = None,
        same: Callable[[Any, V], Any] | None = None,
    ) -> None:
        self.kind = kind
        self.write: Callable[[V], str] = write if callable(write) else write.__getitem__  # type: ignore[assignment]
        self.read: Callable[[str], V | None] = read if callable(read) else read.get
        self.every = every
        self.at = at if at is not None else self._named
        self.same = same
        self._tokens: dict[str, dict[V, str]] = {}
        self._values: dict[str, V] = {}

    def _named(self, _state: Any, thing: str) -> Iterable[V]:
        value = self.read(thing)
        return () if value is None else (value,)

    def if_meant(self, keep: Callable[[V], bool]) -> Noun[V]:
        """The same noun, except that pointing at a thing means it only where `keep` says so.

        An attack wants an enemy: who points at a unit of his own does not mean its target.
        """
        at = self.at

        def kept(state: Any, thing: str) -> Iterable[V]:
            return [value for value in at(state, thing) if keep(value)]

        twin: Noun[V] = Noun(self.kind, self.write, self.read, every=self.every, at=kept, same=self.same)
        twin._tokens = self._tokens
        twin._values = self._values
        return twin

    def value(self, word: str) -> V | None:
        """The value of a word, which is remembered; None where it is another noun's word, or misspelt."""
        value = self._values.get(word)
        if value is None:
            value = self.read(word)
            if value is None or self.write(value) != word:
                return None
            if len(self._values) < MOST_WORDS:
                self._values[word] = value
        return value

    def tokens(self, verb: str) -> dict[V, str]:
        """The tokens of a verb and one value, as far as they were written before."""
        known = self._tokens.get(verb)
        if known is None:
            known = self._tokens[verb] = {}
        return known

    def __repr__(self) -> str:
        return f"<Noun {self.kind}>"


def numbers(kind: str, most: int, least: int = 0) -> Noun[int]:
    """Whole numbers as tokens spell them: plain digits, no leading zero."""
    values = range(least, most + 1)
    return Noun(kind, str, {str(n): n for n in values}, every=lambda _: values)


def words(kind: str, *known: str) -> Noun[str]:
    """A few fixed words."""
    return Noun(kind, str, {word: word for word in known}, every=lambda _: known)


class Way:
    """One way to answer: a verb, its nouns, the value it makes, and what may be said against it.

    Either `why_not(*values)` judges every value, and `among` narrows what is worth trying (`judged`: nothing
    in it need be judged again), or `among` alone is what there is to choose from, and `otherwise(*values)`
    tells why anything else is no choice. `tokens` writes the offered list quicker than value by value. The
    contract holds all of them to each other. `many`: the last noun may come several times.

    `rule` is the rule of the way itself. `label(*values)` is its sentence where `do-<verb>` does not do,
    `subjects(*values)` the things it names where they are not simply its words. `warns(*values)`: does the
    label tell of a loss, to be shown before the answer is taken? `final`: why it is given by the main button
    alone (dice, reveal, turn, cost), or a function of the values. `price(*values)`, `brings(*values)`: what
    is paid and what is had for it; `stock(*values)`: how many of it are left.
    """

    __slots__ = (
        "_listed",
        "among",
        "brings",
        "final",
        "judged",
        "label",
        "make",
        "many",
        "nouns",
        "otherwise",
        "price",
        "rule",
        "stock",
        "subjects",
        "tells",
        "tokens",
        "verb",
        "warns",
        "why_not",
    )

    def __init__(
        self,
        verb: str,
        make: Callable[..., Any],
        *nouns: Noun[Any],
        rule: str,
        why_not: Callable[..., Refusal | None] | None = None,
        among: Some = None,
        judged: bool = False,
        otherwise: Callable[..., Refusal] | None = None,
        tokens: Callable[..., list[str]] | None = None,
        many: bool = False,
        label: Callable[..., Any] | None = None,
        subjects: Callable[..., tuple[str, ...]] | None = None,
        warns: Callable[..., bool] | None = None,
        final: Any = None,
        price: Callable[..., Any] | None = None,
        brings: Callable[..., Any] | None = None,
        stock: Callable[..., int] | None = None,
    ) -> None:
        self.verb = verb
        self.make = make
        self.nouns = nouns
        self.rule = rule
        self.why_not = why_not
        self.among = among
        self.judged = judged or why_not is None
        self.otherwise = otherwise
        self.tokens = tokens
        self.many = many
        self.label = label
        self.subjects = subjects
        self.warns = warns
        self.final = final
        self.price = price
        self.brings = brings
        self.stock = stock
        told = (label, subjects, warns, final, price, brings)
        self.tells = told != (None,) * len(told)
        """Does it say anything of itself beyond its words?"""
        self._listed: list[Args] | None = None

    # --- what is offered ------------------------------------------------------------------------
    def listed(self, state: Any) -> list[Args]:
        """The values that may be chosen, in order; of equal counters the first."""
        if self._listed is None:
            self._listed = self._distinct(state, self._legal(state))
        return self._listed

    def _legal(self, state: Any) -> Iterator[Args]:
        if not self.nouns:
            if self._judge(state, ()) is None:
                yield ()
            return
        why_not = None if self.judged else self._predicate(state)
        for args in self.tried(state):
            if why_not is None or why_not(*args) is None:
                yield args

    def tried(self, state: Any) -> Iterable[Args]:
        """What is worth judging: the narrowed values, or every value of the table."""
        some = self._some(state)
        if some is None:
            return product(*(noun.every(state) for noun in self.nouns))
        if len(self.nouns) == 1 and not self.many:
            return ((value,) for value in some)
        return some

    def _some(self, _state: Any) -> Iterable[Any] | None:
        """The narrowed values, where there are such."""
        return self.among() if callable(self.among) else self.among

    def _predicate(self, _state: Any) -> Callable[..., Refusal | None] | None:
        return self.why_not

    def _distinct(self, state: Any, found: Iterable[Args]) -> list[Args]:
        if self._plain:
            return list(found)
        first: dict[Any, Args] = {}
        for args in found:
            first.setdefault(self._key(state, args), args)
        return list(first.values())

    @property
    def _plain(self) -> bool:
        """Is every value unlike all others?"""
        for noun in self.nouns:  # noqa: SIM110 - asked of every answer that is judged: no generator for it
            if noun.same is not None:
                return False
        return True

    def _key(self, state: Any, args: Args) -> Args:
        if len(args) == 1:
            same = self.nouns[0].same
            return args if same is None else (same(state, args[0]),)
        return tuple(
            value if noun.same is None else noun.same(state, value)
            for noun, value in zip(self._each(len(args)), args, strict=True)
        )

    def _each(self, count: int) -> Iterable[Noun[Any]]:
        """The noun of each word."""
        return (*self.nouns[:-1], *[self.nouns[-1]] * (count - len(self.nouns) + 1)) if self.nouns else ()

    def offer(self, state: Any) -> list[str]:
        """The legal tokens."""
        if self.tokens is not None:
            return self.tokens()
        nouns = self.nouns
        if not nouns:
            why_not = self._predicate(state)
            return [self.verb] if why_not is None or why_not() is None else []
        if len(nouns) == 1 and not self.many:
            noun = nouns[0]
            values = self._values(state, noun)
            if not values:
                return []
            known = noun.tokens(self.verb)
            try:
                return [known[value] for value in values]
            except KeyError:  # some are written for the first time
                write = noun.write
                return [known.setdefault(value, f"{self.verb} {write(value)}") for value in values]
        return [self.token(args) for args in self.listed(state)]

    def _values(self, state: Any, noun: Noun[Any]) -> Collection[Any]:
        """The values of a way with one noun that may be chosen; those of a plain list need no more."""
        some = self._some(state)
        if not isinstance(some, (list, tuple)):  # all of the table, or what may be gone through only once
            return [value for (value,) in self.listed(state)]
        if not self.judged:
            why_not = self._predicate(state)
            assert why_not is not None  # or it would be judged
            some = [value for value in some if why_not(value) is None]
        same = noun.same
        if same is None:
            return some
        first: dict[Any, Any] = {}
        for value in some:
            first.setdefault(same(state, value), value)
        return list(first.values())

    def token(self, args: Args) -> str:
        """How an answer of this way is written."""
        nouns = self._each(len(args)) if self.many else self.nouns
        return " ".join((self.verb, *(noun.write(value) for noun, value in zip(nouns, args, strict=True))))

    # --- what may be said against it ------------------------------------------------------------
    def takes(self, count: int) -> bool:
        """May the verb be followed by so many words?"""
        return count >= len(self.nouns) if self.many else count == len(self.nouns)

    def read(self, said: Sequence[str]) -> Args | Refusal:
        """The values of the words after the verb."""
        args = []
        nouns = self._each(len(said)) if self.many else self.nouns
        for noun, word in zip(nouns, said, strict=True):
            value = noun.value(word)
            if value is None:
                value = noun.read(word)
                if value is None:
                    return Refusal(self.rule, "no-such", {"kind": noun.kind, "word": word})
                return Refusal(self.rule, "misspelt", {"word": word, "right": noun.write(value)})
            args.append(value)
        return tuple(args)

    def why(self, state: Any, args: Args) -> Refusal | None:
        """The rule against these values; None where they may be chosen."""
        refusal = self._judge(state, args)
        if refusal is None and not self._plain:
            key = self._key(state, args)
            other = next((found for found in self.listed(state) if self._key(state, found) == key), args)
            if other != args:  # an equal counter is offered in its place
                return Refusal(
                    self.rule, "same-counter", {"unit": self._first(args), "other": self._first(other)}
                )
        return refusal

    def _judge(self, state: Any, args: Args) -> Refusal | None:
        why_not = self._predicate(state)
        if why_not is not None:
            return why_not(*args)
        if not self.nouns or args in self.listed(state):
            return None
        if self.otherwise is not None:
            return self.otherwise(*args)
        return Refusal(self.rule, "not-offered", {"token": self.token(args)})

    def _first(self, args: Args) -> str:
        return self.nouns[0].write(args[0])

    def __repr__(self) -> str:
        return f"<Way {' '.join((self.verb, *(noun.kind for noun in self.nouns)))}>"


class StandingWay(Way):
    """A way that is the same in every ask of its kind: made once, its functions are given the state first.

    For asks that are put at every turn and have many ways: to make these anew each time would cost more than
    to judge them.
    """

    __slots__ = ()

    def listed(self, state: Any) -> list[Args]:
        return self._distinct(state, self._legal(state))

    def offer(self, state: Any) -> list[str]:
        if self.tokens is not None:
            return self.tokens(state)
        if not self.nouns:  # the commonest: no predicate with the state in it need be made
            return [self.verb] if self.why_not is None or self.why_not(state) is None else []
        return Way.offer(self, state)

    def _some(self, state: Any) -> Iterable[Any] | None:
        return self.among(state) if callable(self.among) else self.among

    def _predicate(self, state: Any) -> Callable[..., Refusal | None] | None:
        return None if self.why_not is None else partial(self.why_not, state)

    def _judge(self, state: Any, args: Args) -> Refusal | None:
        if self.why_not is not None:
            return self.why_not(state, *args)
        return Way._judge(self, state, args)


class Menu:
    """The ways to answer an ask, in the order in which they are offered.

    `tokens` writes the whole list where it goes by another order than way by way (unit by unit, say).
    """

    __slots__ = ("_judged", "_tokens", "state", "ways")

    def __init__(self, state: Any, *ways: Way, tokens: Callable[[], list[str]] | None = None) -> None:
        self.state = state
        self.ways = ways
        self._tokens = tokens
        self._judged: tuple[str, Way, Args] | None = None  # the last token found legal, and what it says

    def tokens(self) -> list[str]:
        """Every legal answer, written."""
        if self._tokens is not None:
            return self._tokens()
        state = self.state
        found: list[str] = []
        for way in self.ways:
            found += way.offer(state)
        return found

    def way(self, token: str) -> Way | None:
        """The way a token goes, by its verb and the number of its words."""
        verb, *said = token.split(" ")
        return self._way(verb, len(said))

    def _way(self, verb: str, count: int) -> Way | None:
        for way in self.ways:
            if way.verb == verb and way.takes(count):
                return way
        return None

    def read(self, token: str) -> Any:
        """The typed answer of a legal token."""
        judged = self._judged
        if judged is not None and judged[0] == token:
            return judged[1].make(*judged[2])
        verb, _, word = token.partition(" ")
        for known in self.ways:
            if known.verb == verb:
                nouns = known.nouns
                if not word:
                    if not nouns:
                        return known.make()
                elif len(nouns) == 1 and not known.many:
                    value = nouns[0].value(word)
                    if value is not None:
                        return known.make(value)
                else:
                    said = word.split(" ")
                    if known.takes(len(said)):
                        each = known._each(len(said)) if known.many else nouns
                        values = [noun.value(part) for noun, part in zip(each, said, strict=True)]
                        if None not in values:
                            return known.make(*values)
        raise ValueError(f"{token!r} is no answer to this")

    def why_not(self, token: str) -> Refusal | None:
        """The rule against a token; None where it is legal."""
        verb, *said = token.split(" ")
        way = self._way(verb, len(said))
        if way is None:
            meant = next((way for way in self.ways if way.verb == verb), None)
            if meant is None:
                return Refusal("", "not-now", {"token": token})  # the sequence of play says when
            return Refusal(
                meant.rule, "wrong-words", {"token": token, "takes": [n.kind for n in meant.nouns]}
            )
        args = way.read(said)
        if isinstance(args, Refusal):
            return args
        refusal = way.why(self.state, args)
        if refusal is None:
            self._judged = token, way, args
        return refusal

    def answers(self) -> list[tuple[str, Any]]:
        """Every legal answer as its token and its value, for whoever chooses among them."""
        return [(token, self.read(token)) for token in self.tokens()]

    # --- pointing -------------------------------------------------------------------------------
    def pointed(self, things: Sequence[str]) -> list[str]:
        """What pointing at these things could mean: the legal answers, or such whose refusal tells why."""
        meant = [token for way in self.ways for token in self._meant(way, things)]
        return list(dict.fromkeys(meant))

    def _meant(self, way: Way, things: Sequence[str]) -> Iterator[str]:
        state = self.state
        if way.many:
            yield from self._of_many(way, things)
            return
        if not 0 < len(things) <= len(way.nouns):
            return
        spots = range(len(way.nouns))
        choices = [
            [(spot, value) for spot in spots for value in way.nouns[spot].at(state, thing)]
            for thing in things
        ]
        for placed in product(*choices):
            fixed = dict(placed)
            if len(fixed) < len(placed):  # two things at one spot
                continue
            yield from self._completed(way, fixed)

    def _of_many(self, way: Way, things: Sequence[str]) -> Iterator[str]:
        """The answers that name the things, in whatever order; if there are none, just these."""
        noun = way.nouns[-1]
        for values in product(*(noun.at(self.state, thing) for thing in things)):
            named = [args for args in way.listed(self.state) if set(values) <= set(args)]
            yield from map(way.token, named or ([values] if len(values) >= len(way.nouns) else []))

    def _completed(self, way: Way, fixed: dict[int, Any]) -> Iterator[str]:
        """The answers with these values at these spots; if there are none, one whose refusal tells why."""
        state = self.state
        if len(fixed) == len(way.nouns):
            args = tuple(fixed[spot] for spot in range(len(way.nouns)))
            yield way.token(self._offered(way, args))
            return
        listed = way.listed(state)
        named = [args for args in listed if all(args[spot] == value for spot, value in fixed.items())]
        if named:
            yield from map(way.token, named)
            return
        tried = [] if way.among is None else list(way.tried(state))
        named = [args for args in tried if all(args[spot] == value for spot, value in fixed.items())]
        sample = next(iter(named or listed or tried), None)
        if sample is not None:
            yield way.token(tuple(fixed.get(spot, value) for spot, value in enumerate(sample)))

    def _offered(self, way: Way, args: Args) -> Args:
        """The values, or those of the equal counter that is offered in their place."""
        if not any(noun.same for noun in way.nouns):
            return args
        key = way._key(self.state, args)
        return next((found for found in way.listed(self.state) if way._key(self.state, found) == key), args)

    # --- trying out -----------------------------------------------------------------------------
    def attempts(self, luck: Random, most: int) -> Iterator[tuple[Way, Args]]:
        """Values of the whole table, each way with any noun: what the contract holds the predicates to.

        Where a way has several nouns every other attempt differs in one of them from what is offered: any
        values at all mostly fail by the first thing that is asked of them.
        """
        for way in self.ways:
            if not way.nouns:
                yield way, ()
                continue
            pools = [list(noun.every(self.state)) for noun in way.nouns]
            if not all(pools):
                continue
            near = way.listed(self.state) if len(pools) > 1 and not way.many else []
            for n in range(most):
                args = [luck.choice(pool) for pool in pools]
                if near and n % 2:
                    spot, close = luck.randrange(len(pools)), luck.choice(near)
                    args = [value if i == spot else close[i] for i, value in enumerate(args)]
                yield way, tuple(args)
