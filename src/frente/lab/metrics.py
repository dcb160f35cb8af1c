"""What a designer wants to know of a run: every figure with its interval, by level, and whether levels agree.

Bots are not people. A figure is called stable only where two levels of play agree on it: where it has a
neutral value (an even share, no lift) both lie on the same side of it, else their intervals meet.
"""

from __future__ import annotations

import csv
import json
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from math import sqrt
from typing import TYPE_CHECKING, Any

from frente import games
from frente.lab import luck
from frente.lab.conduct import trials_of
from frente.lab.elo import strength_of
from frente.lab.rounds import points, seating_first
from frente.lab.shares import NOTHING, Figure, difference, mean_of, resampled, share_of, share_of_rounds
from frente.lab.store import Run
from frente.lab.study import QUARTER, Arm
from frente.lab.wilson import Z95

if TYPE_CHECKING:
    import polars

Match = dict[str, Any]
NEUTRAL = {"share": 0.5, "margin": 0.0, "lift": 0.0, "points": 0.5}
"""Figures that have a side: where nothing favours anybody."""


@dataclass(frozen=True, slots=True)
class Metric:
    """One figure of an arm. `kind` says what it measures, `of` (a seat, a bot, a roll) whose it is."""

    kind: str
    of: str
    figure: Figure
    stable: bool | None = None
    """None: there is only one level to go by."""

    def to_json(self) -> dict[str, Any]:
        figure = self.figure.rounded()
        return {"kind": self.kind, "of": self.of, **figure.to_json(), "stable": self.stable}


@dataclass(slots=True)
class Finding:
    """All that a run says."""

    run: str
    game: str
    rules: int
    scenario: str
    digest: str
    matches: int
    faults: list[str]
    arms: list[dict[str, Any]]
    cards: list[dict[str, Any]] = field(default_factory=list)
    options: list[dict[str, Any]] = field(default_factory=list)
    places: list[dict[str, Any]] = field(default_factory=list)
    units: list[dict[str, Any]] = field(default_factory=list)
    unfired: list[str] = field(default_factory=list)
    fired: int = 0
    tracks: list[dict[str, Any]] = field(default_factory=list)
    history: list[dict[str, Any]] = field(default_factory=list)
    front: list[dict[str, Any]] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}


def found(run: Run) -> Finding:
    """Every figure of a run, from its tables."""
    game = games.load(run.study.game)
    matches = run.table("matches").to_dicts()
    counts = run.table("counts")
    pips = luck.pips_by_match(counts)
    sound = [row for row in matches if not row["fault"]]
    by_arm = {arm.number: [row for row in sound if row["arm"] == arm.number] for arm in run.arms}
    measured = {arm.number: list(_measured(run, arm, by_arm[arm.number], pips)) for arm in run.arms}
    finding = Finding(
        run=run.id,
        game=game.slug,
        rules=game.version,
        scenario=run.study.scenario,
        digest=run.digest(),
        matches=len(matches),
        faults=[f"match {key(row)} (seed {row['seed']}): {row['fault']}" for row in matches if row["fault"]],
        arms=[],
    )
    trials = trials_of(run)
    for arm in run.arms:
        others = [measured[a.number] for a in run.arms if _other_level(arm, a)]
        metrics = [Metric(m.kind, m.of, m.figure, _agreed(m, others)).to_json() for m in measured[arm.number]]
        ends = Counter(row["end"] for row in by_arm[arm.number])
        told = {"label": arm.label, "variant": arm.variant, "bots": arm.seats, "mirrored": arm.mirrored}
        trial = trials.get(arm.number)
        if trial is not None:
            told["test"] = {"ratio": round(trial.ratio, 3), "rounds": trial.rounds, "verdict": trial.verdict}
        finding.arms.append(
            {
                **told,
                "matches": len(by_arm[arm.number]),
                "ends": dict(sorted(ends.items())),
                "metrics": metrics,
            }
        )
    levels = _levels(run)
    ids = {(row["arm"], row["round"], row["half"]) for row in sound}
    tables = _Tables(run, counts, sound, levels, len(ids))
    finding.cards = tables.cards()
    finding.options = tables.options()
    finding.places = tables.places()
    finding.units = tables.units()
    finding.unfired, finding.fired = _rules(game.folder / "data" / "rules.csv", counts)
    turns = run.table("turns")
    finding.tracks = _tracks(turns)
    finding.history, finding.front = _history(game.slug, turns)
    return finding


def key(row: Mapping[str, Any]) -> str:
    """The name of a match within its run: arm, round, half."""
    return f"{row['arm']}.{row['round']}.{row['half']}"


# --- figures of an arm ----------------------------------------------------------------------------
def _measured(
    run: Run, arm: Arm, rows: list[Match], pips: Mapping[Any, Mapping[str, float]]
) -> Iterable[Metric]:
    if not rows:
        return
    total = len(rows)
    first, *_ = arm.seats
    seated = [json.loads(row["bots"]) for row in rows]
    won = [row["winners"].split() for row in rows]
    for seat in arm.seats:
        yield Metric("share", seat, share_of(sum(seat in w for w in won), total))
    yield Metric("draws", "", share_of(sum(not w for w in won), total))
    if arm.mirrored:
        who = seating_first(arm)
        scores = [score for score in run.done[arm.number].values() if score is not None]
        figure = share_of_rounds(scores)
        yield Metric("points", who, figure)
        elo = Figure(strength_of(figure.value), strength_of(figure.low), strength_of(figure.high), figure.n)
        yield Metric("elo", who, elo)
        for seat in arm.seats:
            got = [points(w, s, who) for w, s in zip(won, seated, strict=True) if s[seat] == who]
            yield Metric("points-as", f"{who} as {seat}", share_of(sum(got), len(got)))
        if any(label.endswith(QUARTER) for label in arm.seats.values()):
            yield Metric("depth", who, figure)
    if run.study.luck:
        yield Metric("adjusted", seating_first(arm) or first, _adjusted(arm, rows, seated, won))
    yield Metric("margin", first, mean_of([row["margin"] for row in rows], -1.0, 1.0))
    for name in ("turns", "decisions", "lead_changes"):
        yield Metric(name, "", mean_of([float(row[name]) for row in rows], 0.0))
    settled = [row for row in rows if row["drama"] is not None]
    for name in ("drama", "ahead_from", "sure_from"):
        yield Metric(name, "", mean_of([row[name] for row in settled], 0.0, 1.0))
    yield Metric("comeback", "", share_of(sum(row["comeback"] for row in settled), len(settled)))
    seed = f"{run.id}:{arm.number}"
    seen = [(row["forced"], row["looked"]) for row in rows]
    yield Metric("forced", "", resampled(seen, _ratio, seed))
    results = [points(w, s, "") for w, s in zip(won, seated, strict=True)]
    rolled = [pips.get((row["arm"], row["round"], row["half"]), {}) for row in rows]
    for kind, figure in luck.shares(rolled, results, seed).items():
        yield Metric("luck", kind or "all dice", figure)


def _ratio(pairs: Sequence[tuple[int, int]]) -> float:
    return sum(a for a, _ in pairs) / max(1, sum(b for _, b in pairs))


def _adjusted(arm: Arm, rows: list[Match], seated: list[dict[str, str]], won: list[list[str]]) -> Figure:
    """The share without what the dice gave, by weights fixed before; rounds are the unit."""
    who = seating_first(arm)
    rounds: dict[int, list[float]] = defaultdict(list)
    for row, seats, winners in zip(rows, seated, won, strict=True):
        sits_first = not who or next(iter(seats.values())) == who
        gift = row["luck"] if sits_first else -row["luck"]
        rounds[row["round"]].append(points(winners, seats, who) - gift)
    return mean_of([sum(got) / len(got) for got in rounds.values()])


def _other_level(arm: Arm, other: Arm) -> bool:
    return (
        arm.variant == other.variant
        and not arm.mirrored
        and not other.mirrored
        and arm.number != other.number
    )


def _agreed(metric: Metric, others: list[list[Metric]]) -> bool | None:
    same = [m.figure for lot in others for m in lot if (m.kind, m.of) == (metric.kind, metric.of)]
    if not same or not metric.figure.n:
        return None
    return any(agree(metric.kind, metric.figure, other) for other in same)


def agree(kind: str, one: Figure, two: Figure) -> bool:
    """Do two levels say the same?"""
    if not one.n or not two.n:
        return False
    if kind in NEUTRAL:
        line = NEUTRAL[kind]
        return (one.value - line) * (two.value - line) > 0
    return one.low <= two.high and two.low <= one.high


def _levels(run: Run) -> dict[str, set[int]]:
    """Arms by level of play: those in which a bot plays itself."""
    found: dict[str, set[int]] = defaultdict(set)
    for arm in run.arms:
        if not arm.mirrored:
            found[next(iter(arm.seats.values()))].add(arm.number)
    return found


# --- tables over all matches ----------------------------------------------------------------------
@dataclass(slots=True)
class _Tables:
    run: Run
    counts: polars.DataFrame
    matches: list[Match]
    levels: dict[str, set[int]]
    total: int

    def _rows(self, topic: str, arms: set[int] | None = None) -> list[dict[str, Any]]:
        frame = self.counts.filter(self.counts["topic"] == topic)
        if arms is not None:
            frame = frame.filter(frame["arm"].is_in(sorted(arms)))
        return frame.to_dicts()

    def _won(self, arms: set[int] | None = None) -> dict[tuple[int, int, int], list[str]]:
        return {
            (m["arm"], m["round"], m["half"]): m["winners"].split()
            for m in self.matches
            if arms is None or m["arm"] in arms
        }

    def _stable(
        self, kind: str, one: Callable[[set[int] | None], Mapping[Any, Figure]]
    ) -> dict[Any, bool | None]:
        lots = [one(arms) for arms in self.levels.values()]
        if len(lots) < 2:
            return {}
        names = {name for lot in lots for name in lot}
        return {
            name: any(
                agree(kind, a.get(name, NOTHING), b.get(name, NOTHING))
                for i, a in enumerate(lots)
                for b in lots[i + 1 :]
            )
            for name in names
        }

    def cards(self) -> list[dict[str, Any]]:
        """Each card: in how many matches it was held, what it was used for, and what came of it."""
        uses: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        for row in self._rows("card"):
            card, _, verb = row["what"].rpartition("/")
            uses[row["seat"], card][verb] += 1
        held, played = self._lifts(None, "held"), self._lifts(None, "played")
        stable = self._stable("lift", lambda arms: self._lifts(arms, "held"))
        return [
            {
                "card": card,
                "seat": seat,
                "held": used["held"],
                "uses": {verb: n for verb, n in sorted(used.items()) if verb != "held"},
                "dead": used["held"] > 0 and len(used) == 1,
                "lift_held": held.get((seat, card), NOTHING).rounded().to_json(),
                "lift_played": played.get((seat, card), NOTHING).rounded().to_json(),
                "stable": stable.get((seat, card)),
            }
            for (seat, card), used in sorted(uses.items())
        ]

    def _lifts(self, arms: set[int] | None, how: str) -> dict[tuple[str, str], Figure]:
        """By seat and card: how much more the seat won with it (held, or played) than without."""
        won = self._won(arms)
        with_it: dict[tuple[str, str], set[tuple[int, int, int]]] = defaultdict(set)
        for row in self._rows("card", arms):
            card, _, verb = row["what"].rpartition("/")
            if (verb == "held") == (how == "held"):
                with_it[row["seat"], card].add((row["arm"], row["round"], row["half"]))
        found = {}
        for (seat, card), where in with_it.items():
            lots: tuple[list[float], list[float]] = ([], [])
            for match, winners in won.items():
                got = 0.5 if not winners else float(seat in winners)
                lots[match not in where].append(got)
            found[seat, card] = difference(*lots)
        return found

    def options(self) -> list[dict[str, Any]]:
        """What could be answered: how often it was offered (in the asks looked at) and taken."""
        offered: Counter[tuple[str, str]] = Counter()
        taken: Counter[tuple[str, str]] = Counter()
        for topic, lot in (("offered", offered), ("answer", taken)):
            for row in self._rows(topic):
                lot[row["seat"], row["what"]] += int(row["n"])
        return [
            {
                "seat": seat,
                "option": what,
                "offered": n,
                "taken": taken[seat, what],
                "never": taken[seat, what] == 0,
                "stable": len(self.levels) > 1 if taken[seat, what] == 0 else None,
            }
            for (seat, what), n in sorted(offered.items())
        ]

    def places(self) -> list[dict[str, Any]]:
        """Each place: entries, fights, changes of control and swing of the odds, a match."""
        found: dict[str, dict[str, Figure]] = defaultdict(dict)
        for how in ("fight", "entry", "control", "event"):
            for place, figure in self._per_match("place", how, None).items():
                found[place][how] = figure
        for place, figure in self._per_match("swing", "", None).items():
            found[place]["swing"] = figure
        stable = self._stable("fight", lambda arms: self._per_match("place", "fight", arms))
        return [
            {
                "place": place,
                **{
                    how: found[place].get(how, NOTHING).rounded().to_json()
                    for how in ("fight", "entry", "control", "swing")
                },
                "stable": stable.get(place),
            }
            for place in sorted(found)
        ]

    def _per_match(self, topic: str, how: str, arms: set[int] | None) -> dict[str, Figure]:
        """Means over all matches, those in which nothing happened there included."""
        sums: dict[str, dict[tuple[int, int, int], float]] = defaultdict(lambda: defaultdict(float))
        for row in self._rows(topic, arms):
            place, _, what = row["what"].rpartition("/") if how else (row["what"], "", "")
            if what == how:
                sums[place][row["arm"], row["round"], row["half"]] += row["n"]
        total = self.total if arms is None else len(self._won(arms))
        found = {}
        for place, by_match in sums.items():
            mean = sum(by_match.values()) / total
            spread = sum(n * n for n in by_match.values()) / total - mean * mean
            error = Z95 * sqrt(max(0.0, spread) / total)
            found[place] = Figure(mean, max(0.0, mean - error), mean + error, total)
        return found

    def units(self) -> list[dict[str, Any]]:
        """Each piece: how often it was named in an answer, and how often it was on the map at the end."""
        alive, stable = self._survival(None), self._stable("survival", self._survival)
        used = self._per_match("unit", "used", None)
        return [
            {
                "unit": unit,
                "seat": seat,
                "used": used.get(unit, NOTHING).rounded(2).to_json(),
                "survival": figure.rounded().to_json(),
                "stable": stable.get((seat, unit)),
            }
            for (seat, unit), figure in sorted(alive.items())
        ]

    def _survival(self, arms: set[int] | None) -> dict[tuple[str, str], Figure]:
        ends: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        for row in self._rows("unit", arms):
            unit, _, what = row["what"].rpartition("/")
            if what in ("alive", "off"):
                ends[row["seat"], unit][what] += 1
        return {who: share_of(n["alive"], n["alive"] + n["off"]) for who, n in ends.items()}


def _rules(file: Any, counts: polars.DataFrame) -> tuple[list[str], int]:
    """Rules that never came up, of those that can; and how many did."""
    if not file.exists():
        return [], 0
    with file.open(encoding="utf-8", newline="") as lines:
        ids = [row["id"] for row in csv.DictReader(lines) if row["kind"] == "core"]
    seen = set(counts.filter(counts["topic"] == "rule")["what"].to_list())
    return [id for id in ids if id not in seen], sum(id in seen for id in ids)


# --- turn by turn -----------------------------------------------------------------------------------
def _tracks(turns: polars.DataFrame) -> list[dict[str, Any]]:
    """By arm and turn: the mean of everything that is a number.

    A match that is set up in turn 0 is noted there twice, before and after: what came last counts.
    """
    lots: dict[tuple[int, str, int], dict[tuple[int, int], float]] = defaultdict(dict)
    for row in turns.iter_rows(named=True):
        if not row["what"].startswith("control:"):
            lots[row["arm"], row["what"], row["turn"]][row["round"], row["half"]] = row["value"]
    return [
        {"arm": arm, "what": what, "turn": turn, **mean_of([*values.values()]).rounded(3).to_json()}
        for (arm, what, turn), values in sorted(lots.items())
        if len(values) > 1
    ]


def history_of(game: str) -> dict[str, Any]:
    """The side and the turns of key places, as they were taken."""
    text = (files("frente.lab") / "data" / "history.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text).get(game, {})
    return found


def _history(game: str, turns: polars.DataFrame) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """When key places fell beside when they did; and by turn the share of them that stood as in history."""
    past = history_of(game)
    if not past:
        return [], []
    side, dates = past["side"], past["turns"]
    fell: dict[str, dict[tuple[int, int, int], int]] = defaultdict(dict)
    lengths: dict[tuple[int, int, int], int] = {}
    for row in turns.iter_rows(named=True):
        match = (row["arm"], row["round"], row["half"])
        lengths[match] = max(lengths.get(match, 0), row["turn"])
        what, _, rest = row["what"].partition(":")
        place, _, who = rest.partition(":")
        if what == "control" and who == side and place in dates:
            fell[place].setdefault(match, row["turn"])
    cities = []
    for place, date in dates.items():
        when = [float(turn) for turn in fell[place].values()]
        taken = share_of(len(when), len(lengths))
        if when:
            cities.append(
                {
                    "place": place,
                    "history": date,
                    "turn": mean_of(when).rounded(2).to_json(),
                    "taken": taken.rounded().to_json(),
                }
            )
    known = [entry["place"] for entry in cities]
    front = []
    for turn in range(1, max(lengths.values(), default=0) + 1):
        shares = [
            sum((fell[p].get(m, 999) <= turn) == (dates[p] <= turn) for p in known) / len(known)
            for m, last in lengths.items()
            if last >= turn and known
        ]
        if shares:
            front.append({"turn": turn, **mean_of(shares).rounded(3).to_json()})
    return cities, front
