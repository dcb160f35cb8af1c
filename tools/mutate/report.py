"""What the trials found, for people and for `frente conformance`."""

from __future__ import annotations

import json
import tomllib
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from tools.mutate.trial import Verdict

KEPT = Path("tests/mutation")


def equivalents(game: str) -> dict[str, str]:
    """Mutants that change nothing a player could see, by key, with the reason."""
    file = KEPT / f"{game}.toml"
    if not file.exists():
        return {}
    rows = tomllib.loads(file.read_text(encoding="utf-8")).get("equivalent", [])
    return {row["mutant"]: row["reason"] for row in rows}


@dataclass(slots=True)
class Tally:
    """The verdicts of one game. `whole`: every mutant was tried, not a sample."""

    game: str
    verdicts: list[Verdict]
    whole: bool
    equivalent: dict[str, str]

    @property
    def counted(self) -> list[Verdict]:
        return [v for v in self.verdicts if v.how != "skipped" and v.mutant.key not in self.equivalent]

    @property
    def survivors(self) -> list[Verdict]:
        return [v for v in self.counted if v.how == "survived"]

    @property
    def share(self) -> float:
        """How many of the mutants died."""
        return 1 - len(self.survivors) / max(1, len(self.counted))

    def by_rule(self) -> dict[str, list[Verdict]]:
        found: dict[str, list[Verdict]] = defaultdict(list)
        for verdict in self.counted:
            for rule in verdict.mutant.rules or ("no rule",):
                found[rule].append(verdict)
        return dict(sorted(found.items()))

    def held(self) -> list[str]:
        """Rules whose mutants all died, at least one of them by a test that names the rule."""
        return [
            rule
            for rule, verdicts in self.by_rule().items()
            if rule != "no rule"
            and all(v.how != "survived" for v in verdicts)
            and any(v.own for v in verdicts)
        ]

    def lines(self) -> list[str]:
        died = len(self.counted) - len(self.survivors)
        skipped = sum(v.how == "skipped" for v in self.verdicts)
        excluded = len(self.verdicts) - len(self.counted) - skipped
        own = sum(v.own for v in self.counted)
        lines = [
            f"{self.game}: {died} of {len(self.counted)} mutants died ({self.share:.1%}), {own} of them by "
            f"a test that names the rule; {excluded} equivalent, {skipped} not tried"
        ]
        for rule, verdicts in self.by_rule().items():
            lived = [
                v.mutant for v in verdicts if v.how == "survived" and v.mutant.rules[:1] in ((rule,), ())
            ]
            if lived:
                lines.append(f"  {rule}")
                lines += [f"    {m.module.split('.', 3)[-1]}:{m.line} {m.function}: {m.what}" for m in lived]
        return lines

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "whole": self.whole,
            "mutants": len(self.counted),
            "died": len(self.counted) - len(self.survivors),
            "held": self.held(),
            "survivors": sorted(v.mutant.key for v in self.survivors),
        }

    def write(self) -> Path:
        """Keep it where `frente conformance` looks."""
        KEPT.mkdir(exist_ok=True)
        file = KEPT / f"{self.game}.json"
        file.write_text(json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        return file
