"""The report of one run, or of two beside each other: one HTML file without anything from outside."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from frente import games
from frente.lab import charts
from frente.lab.charts import Dot
from frente.lab.metrics import Finding, history_of
from frente.lab.store import Run
from frente.words import Words

TOLD = {
    "share": "wins as {of}", "draws": "draws", "points": "points of {of}, in rounds", "elo": "Elo of {of}",
    "points-as": "points of {of}", "depth": "points of {of} against a quarter of its thought",
    "adjusted": "share of {of} without what the dice gave", "margin": "margin of {of} at the end (-1 to 1)",
    "turns": "turns", "decisions": "decisions", "lead_changes": "changes of the lead",
    "drama": "drama: how far behind the winner was, on average",
    "ahead_from": "part of the match after which the winner stayed ahead",
    "sure_from": "part of the match after which it was as good as won",
    "comeback": "comebacks: won after a chance below 35 %", "forced": "decisions with a single answer",
    "luck": "part of the result due to dice: {of}",
}  # fmt: skip
PERCENT = frozenset(
    [
        "share",
        "draws",
        "points",
        "points-as",
        "depth",
        "adjusted",
        "ahead_from",
        "sure_from",
        "comeback",
        "forced",
        "luck",
        "drama",
    ]
)
STABLE = {True: "yes", False: "no", None: "one level only"}


def sheet(runs: Sequence[tuple[Run, Finding]], command: str) -> str:
    """The page."""
    title = escape(" and ".join(f"{finding.game}, {finding.scenario}" for _, finding in runs))
    body = "".join(f'<section class="run">{"".join(_parts(run, finding))}</section>' for run, finding in runs)
    beside = _beside([finding for _, finding in runs]) if len(runs) == 2 else ""
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Lab: {title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>{_data("report.css")}</style></head>
<body><main><h1>Lab report: {title}</h1>
<p>Made by <code>{escape(command)}</code>. Figures stand with their 95 % intervals. Bots are not people: a
figure is called stable only where two levels of play agree on it.</p>
{beside}<div class="runs n{len(runs)}">{body}</div></main>
<script>{_data("report.js")}</script></body></html>
"""


def _data(name: str) -> str:
    return (files("frente.lab") / "data" / name).read_text(encoding="utf-8")


def _parts(run: Run, finding: Finding) -> Iterator[str]:
    game = games.load(run.study.game)
    words = Words(game)
    names = dict(game.names())

    def named(id: str) -> str:
        if id in names:
            return names[id]
        return words.name(id) if id else ""

    yield f"<h2>{escape(game.title)}: {escape(words.say(game.scenario(finding.scenario).name))}</h2>"
    yield (
        f"<p>Run <code>{finding.run}</code>, {finding.matches} matches, rules version {finding.rules}. "
        f"All tables together hash to <code>{finding.digest[:16]}</code>: whoever plays the same experiment "
        f"with the same build gets the same.</p>"
    )
    played = f"frente lab run {run.folder.name}/experiment.toml"
    yield f"<details><summary>The experiment</summary><p>Played by <code>{escape(played)}</code> with</p>"
    yield f"<pre>{escape(_readable(run.study.to_toml()))}</pre></details>"
    if finding.faults:
        yield f"<p class=bad>{len(finding.faults)} matches broke: {escape('; '.join(finding.faults[:5]))}</p>"
    yield from _balance(finding, named)
    yield from _variants(run, finding, named)
    yield from _shape(finding, named)
    yield from _luck(finding)
    yield from _map(run, finding, names, game)
    yield from _cards(finding, named)
    yield from _options(finding, named)
    yield from _units(finding, named)
    yield from _tracks(run, finding, named)
    yield from _history(
        finding, named, words.name(history_of(finding.game).get("side", "")) if finding.history else ""
    )
    if finding.fired:
        rules = ", ".join(finding.unfired)
        yield f"<h3>Rules that never came up</h3><p>{finding.fired} rules were seen at work here, "
        yield f"{len(finding.unfired)} were not. Many of those forbid something: they leave no trace."
        yield f"</p><details><summary>Which</summary><p>{escape(rules)}</p></details>"


def _metrics(finding: Finding, *kinds: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    for arm in finding.arms:
        for metric in arm["metrics"]:
            if metric["kind"] in kinds and metric["n"]:
                yield arm, metric


def _balance(finding: Finding, named: Any) -> Iterator[str]:
    rows = [
        Dot(f"{arm['label']}: {_who(metric, named)}", metric["value"], metric["low"], metric["high"], place)
        for place, arm in enumerate(finding.arms)
        for a, metric in _metrics(finding, "share", "points", "adjusted")
        if a is arm
    ]
    told = "; ".join(f"{d.label} {_percent(d.value)} ({_percent(d.low)} to {_percent(d.high)})" for d in rows)
    yield "<h3>Who wins</h3>"
    yield _figure(charts.dots(rows, 0.0, 1.0, 0.5, True, f"Shares with intervals: {told}"), told + ".")
    yield "<ul>"
    for arm in finding.arms:
        ends = ", ".join(f"{end} {n}" for end, n in arm["ends"].items())
        test = arm.get("test")
        verdict = ""
        if test:
            verdict = f" The test says after {test['rounds']} rounds: {test['verdict'] or 'not sure yet'}."
        told = f"{arm['label']}: {arm['matches']} matches; how they ended: {ends}.{verdict}"
        yield f"<li>{escape(told)}</li>"
    yield "</ul>"


def _variants(run: Run, finding: Finding, named: Any) -> Iterator[str]:
    """The first value that is varied, against the share of each seat."""
    if not run.study.vary:
        return
    first = next(iter(run.study.vary[0]))
    series: dict[str, list[tuple[float, float, float, float]]] = {}
    for arm, plan in zip(finding.arms, run.arms, strict=True):
        for metric in arm["metrics"]:
            value = plan.changes[first]
            if metric["kind"] == "share" and metric["n"] and isinstance(value, int | float):
                label = f"{named(metric['of'])}, {' : '.join(dict.fromkeys(plan.seats.values()))}"
                series.setdefault(label, []).append((value, metric["value"], metric["low"], metric["high"]))
    if not series:
        return
    told = "; ".join(
        f"{name}: " + ", ".join(f"{_percent(v)} at {x:g}" for x, v, _, _ in lot)
        for name, lot in series.items()
    )
    yield f"<h3>Shares by {escape(first)}</h3>"
    picture = charts.lines(series, first.rpartition(".")[2], f"Share of wins: {told}", percent=True)
    yield _figure(picture, told + ".")


def _shape(finding: Finding, named: Any) -> Iterator[str]:
    yield "<h3>All figures</h3>"
    rows = []
    for arm, metric in _metrics(finding, *TOLD):
        if metric["kind"] == "luck":
            continue
        show = _percent if metric["kind"] in PERCENT else _plain
        rows.append(
            [
                arm["label"],
                TOLD[metric["kind"]].format(of=_who(metric, named)),
                (metric["value"], show(metric["value"])),
                f"{show(metric['low'])} to {show(metric['high'])}",
                metric["n"],
                STABLE[metric["stable"]],
            ]
        )
    yield _table(["who plays", "figure", "value", "95 % interval", "from", "stable"], rows)


def _luck(finding: Finding) -> Iterator[str]:
    rows = [
        Dot(f"{arm['label']}: {metric['of']}", metric["value"], metric["low"], metric["high"], 0)
        for arm, metric in _metrics(finding, "luck")
        if metric["of"] == "all dice" or abs(metric["value"]) >= 0.02
    ]
    if not rows:
        return
    whole = "; ".join(
        f"{d.label} {_percent(d.value)} ({_percent(d.low)} to {_percent(d.high)})"
        for d in rows
        if "all dice" in d.label
    )
    yield "<h3>How much is dice</h3><p>The part of the spread of results that the dice explain, each half of "
    yield "the matches judged by what a pip was worth in the other half. Below 0: too few to tell.</p>"
    yield _figure(charts.dots(rows, -0.25, 1.0, 0.0, True, f"Part due to dice: {whole}"), whole + ".")


def _map(run: Run, finding: Finding, names: dict[str, str], game: Any) -> Iterator[str]:
    if not finding.places:
        return
    layout = game.layout(run.study.scenario, run.study.options)
    yield "<h3>Hot places</h3>"
    for how, told in (
        ("fight", "fights begun"),
        ("control", "changes of control"),
        ("swing", "swing of the odds"),
    ):
        values = {row["place"]: row[how]["value"] for row in finding.places if row[how]["value"]}
        if not values:
            continue
        top = sorted(values, key=lambda id: -values[id])[:6]
        text = (
            f"Most {told} a match: " + ", ".join(f"{names.get(id, id)} {values[id]:.2f}" for id in top) + "."
        )
        yield _figure(charts.heat(layout, values, names, text), text)
    columns = ("fight", "entry", "control", "swing")
    rows = [
        [
            names.get(row["place"], row["place"]),
            *((row[c]["value"], _spread(row[c])) for c in columns),
            STABLE[row["stable"]],
        ]
        for row in sorted(finding.places, key=lambda row: -row["fight"]["value"])
    ]
    yield _folded("Every place", ["place", "fights", "entries", "control", "swing", "stable"], rows)


def _cards(finding: Finding, named: Any) -> Iterator[str]:
    if not finding.cards:
        return
    dead = [f"{named(row['card'])} ({row['held']})" for row in finding.cards if row["dead"]]
    yield "<h3>Cards</h3><p>Drawn and never used, with the number of matches in which it was held: "
    yield f"{escape(', '.join(dead) or 'none')}.</p>"
    rows = [
        [
            named(row["card"]),
            named(row["seat"]),
            row["held"],
            ", ".join(f"{verb} {n}" for verb, n in row["uses"].items()) or "never",
            (row["lift_held"]["value"], _spread(row["lift_held"], True)),
            (row["lift_played"]["value"], _spread(row["lift_played"], True)),
            STABLE[row["stable"]],
        ]
        for row in finding.cards
    ]
    yield _folded(
        "Every card", ["card", "seat", "held in", "used to", "lift held", "lift used", "stable"], rows
    )


def _options(finding: Finding, named: Any) -> Iterator[str]:
    if not finding.options:
        return
    never = [row for row in finding.options if row["never"]]
    yield "<h3>Options never taken</h3>"
    told = ", ".join(f"{row['option']} ({named(row['seat'])}, seen {row['offered']} times)" for row in never)
    yield f"<p>{len(never)} of {len(finding.options)} kinds of answer were offered and never given: "
    yield f"{escape(told)}.</p>"


def _units(finding: Finding, named: Any) -> Iterator[str]:
    if not finding.units:
        return
    by_seat: dict[str, list[float]] = {}
    for row in finding.units:
        by_seat.setdefault(row["seat"], []).append(row["survival"]["value"])
    told = "; ".join(
        f"{named(seat)}: {_percent(sum(v) / len(v))} of {len(v)} pieces stand on the map at the end"
        for seat, v in by_seat.items()
    )
    yield f"<h3>Units</h3><p>{escape(told)}.</p>"
    rows = [
        [
            named(row["unit"]),
            named(row["seat"]),
            (row["used"]["value"], _spread(row["used"])),
            (row["survival"]["value"], _spread(row["survival"], True)),
            STABLE[row["stable"]],
        ]
        for row in finding.units
    ]
    yield _folded("Every unit", ["unit", "seat", "named in answers", "on the map at the end", "stable"], rows)


def _tracks(run: Run, finding: Finding, named: Any) -> Iterator[str]:
    seat = next(iter(run.arms[0].seats))
    by_what: dict[str, dict[str, list[tuple[float, float, float, float]]]] = {}
    for row in finding.tracks:
        label = run.arms[row["arm"]].label
        point = (row["turn"], row["value"], row["low"], row["high"])
        by_what.setdefault(row["what"], {}).setdefault(label, []).append(point)
    wanted = [f"value:{seat}", *(what for what in by_what if what.startswith("status:"))][:5]
    shown = [what for what in wanted if any(len(lot) > 1 for lot in by_what.get(what, {}).values())]
    if shown:
        yield "<h3>Turn by turn</h3>"
    for what in shown:
        kind, _, id = what.partition(":")
        title = f"how it stands for {named(id)}" if kind == "value" else id
        told = "; ".join(
            f"{name}: {lot[0][1]:.3g} to {lot[-1][1]:.3g}" for name, lot in by_what[what].items()
        )
        picture = charts.lines(by_what[what], "turn", f"{title} by turn: {told}")
        yield _figure(picture, f"{title}, from the first turn to the last: {told}.")
    rows = [
        [run.arms[row["arm"]].label, row["what"].partition(":")[2], row["turn"], (row["value"], _spread(row))]
        for row in finding.tracks
    ]
    yield _folded("Every track", ["who plays", "track", "turn", "mean"], rows)


def _history(finding: Finding, named: Any, side: str) -> Iterator[str]:
    if not finding.history:
        return
    yield f"<h3>Beside history</h3><p>Places that fell to {escape(side)}: the turn in which they did here "
    yield "and in the war. Losses stand under units; the war's own cannot be counted in counters.</p>"
    rows = [
        [
            named(row["place"]),
            row["history"],
            (row["turn"]["value"], _spread(row["turn"])),
            _percent(row["taken"]["value"]),
        ]
        for row in finding.history
    ]
    yield _table(["place", "in the war", "in the matches", "share of matches"], rows)
    if len(finding.front) > 1:
        lot = [(row["turn"], row["value"], row["low"], row["high"]) for row in finding.front]
        told = ", ".join(f"turn {row['turn']} {_percent(row['value'])}" for row in finding.front)
        text = f"Share of these places as in the war: {told}"
        picture = charts.lines({"places as in the war": lot}, "turn", text, percent=True)
        yield _figure(picture, f"Share of these places held as in the war: {told}.")


def _beside(findings: Sequence[Finding]) -> str:
    """The figures of two runs in one table, and by how much they differ."""
    lots = [{(m["kind"], m["of"], arm["label"]): m for arm, m in _metrics(f, *TOLD)} for f in findings]
    rows = []
    for name, one in lots[0].items():
        two = lots[1].get(name)
        if two is None or name[0] == "luck":
            continue
        apart = one["high"] < two["low"] or two["high"] < one["low"]
        show = _percent if name[0] in PERCENT else _plain
        told = TOLD[name[0]].format(of=name[1])
        gap = two["value"] - one["value"]
        spreads = [_spread(figure, name[0] in PERCENT) for figure in (one, two)]
        rows.append([name[2], told, *spreads, (gap, show(gap)), "yes" if apart else "no"])
    head = ["who plays", "figure", findings[0].run, findings[1].run, "difference", "intervals apart"]
    return "<h2>Side by side</h2>" + _table(head, rows)


# --- pieces of a page -----------------------------------------------------------------------------
def _figure(picture: str, text: str) -> str:
    return f"<figure>{picture}<figcaption>{escape(text)}</figcaption></figure>"


def _table(head: Iterable[str], rows: Iterable[Sequence[Any]]) -> str:
    """A table whose columns sort; a cell may be a pair of what to sort by and what to show."""
    cells = []
    for row in rows:
        line = ""
        for cell in row:
            by, text = cell if isinstance(cell, tuple) else (cell, cell)
            sort = f' data-by="{by}"' if isinstance(by, int | float) else ""
            line += f"<td{sort}>{escape(str(text))}</td>"
        cells.append(f"<tr>{line}</tr>")
    names = "".join(f"<th scope=col><button type=button>{escape(name)}</button></th>" for name in head)
    return (
        f"<div class=wide><table><thead><tr>{names}</tr></thead><tbody>{''.join(cells)}</tbody></table></div>"
    )


def _folded(name: str, head: Iterable[str], rows: Sequence[Sequence[Any]]) -> str:
    return f"<details><summary>{escape(name)} ({len(rows)})</summary>{_table(head, rows)}</details>"


def _who(metric: dict[str, Any], named: Any) -> str:
    return (
        str(named(metric["of"])) if metric["kind"] in ("share", "margin", "adjusted") else str(metric["of"])
    )


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _plain(value: float) -> str:
    return f"{value:,.2f}".rstrip("0").rstrip(".")


def _spread(figure: dict[str, Any], percent: bool = False) -> str:
    if not figure["n"]:
        return "–"
    show = _percent if percent else _plain
    return f"{show(figure['value'])} ({show(figure['low'])} to {show(figure['high'])})"


def _readable(toml: str) -> str:
    """Quotes that TOML does not need only hide what is meant."""
    return re.sub(r'(?m)^"(\w+)" =', r"\1 =", toml)
