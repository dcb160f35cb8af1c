"""Matches from the store, whatever rules they were played under."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from frente.engine import Game, Match, MatchError, Relic, commitment, opened, to_plain
from frente.engine.files import MatchFile
from frente.engine.message import sentence
from frente.engine.past import Part, Past
from frente.learn import Line, line_of
from frente.learn.puzzles import Judge, judge_of
from frente.server import keeper
from frente.server import messages as m
from frente.server.database import StoreFault
from frente.server.denial import PATIENCE, Behind, Denied
from frente.server.live import Live
from frente.server.secret import SEALED
from frente.server.store import Change, Overtaken, Record, Renewal

if TYPE_CHECKING:
    from frente.server.matches import Matches

log = logging.getLogger("frente.server.loader")


class Loader:
    """Opens stored matches."""

    def __init__(self, here: Matches) -> None:
        self.here = here

    async def load(self, id: str) -> Live:
        for _ in range(PATIENCE):
            with contextlib.suppress(Behind):
                return await self._load_once(id)
        raise Denied("fault", sentence("error-match-being-brought-up-date"))

    async def _load_once(self, id: str) -> Live:
        stored = await self.here.store.stored(id)
        if stored is None:
            raise Denied("unknown", sentence("error-there-no-such-match-here"))
        record, entries = stored.record, stored.entries
        game = self.here.game(record.game)
        file = MatchFile(
            game=record.game,
            rules=record.rules,
            scenario=record.scenario,
            options=record.options,
            seats=list(record.seats),
            commitment=record.commitment,
            seed=self._seed(record),
            start=record.start,
            auto=record.auto,
            forced=record.forced,
            entries=entries,
            digest=record.digest,
            result=record.result,
        )
        match = await self._opened(game, record, file)
        live = Live(record, match, self.here.sources[game.slug])
        live.keeper = keeper.Keeper(*stored.kept)
        live.clock, live.at = stored.clock, self.here.clocks.at
        live.line = await self._line(record)
        live.judge = await self._judge(record)
        if isinstance(match, Relic):
            said = {"match": id, "rules": record.rules, "now": game.version}
            log.warning("a match of other rules can only be looked at", extra={"said": said})
        elif (record.rules, record.parts) != (game.version, parts_of(match)):
            await self._renew(live)
        remember(live, stored.messages)
        return live

    async def _line(self, record: Record) -> Line | None:
        """The line of a stored lesson; None where it is no lesson, or one that is there no more."""
        if record.kind != "lesson":
            return None
        try:
            return await asyncio.to_thread(line_of, self.here.sources[record.game], record.origin or "")
        except MatchError as error:
            log.warning(
                "a lesson has lost its line", extra={"said": {"match": record.id, "fault": str(error)}}
            )
            return None

    async def _judge(self, record: Record) -> Judge | None:
        """The judge of a stored puzzle; None where it is no puzzle, or one that is there no more."""
        if record.kind != "puzzle":
            return None
        try:
            return await asyncio.to_thread(judge_of, self.here.game(record.game), record.origin or "")
        except (LookupError, MatchError) as error:
            said = {"match": record.id, "fault": str(error)}
            log.warning("a puzzle has lost its judge", extra={"said": said})
            return None

    def _seed(self, record: Record) -> str | None:
        """The seed of a stored match; None where it is not known. Denied: the secret is another one."""
        seed = self.here.secret.seed(record.seed)
        if record.seed.startswith(SEALED) and commitment(seed) != record.commitment:
            log.error("the secret has changed", extra={"said": {"match": record.id}})
            raise Denied("fault", sentence("error-match-began-under-another-secret"))
        return seed or None

    async def _opened(self, game: Game[Any], record: Record, file: MatchFile) -> Match[Any]:
        """A stored match, whatever rules it was played under (frente.engine.opening)."""
        if record.rules == game.version and not record.parts:
            try:
                return await asyncio.to_thread(Match.load, game, file.to_plain(), check=False)
            except MatchError as error:  # the rules have changed, and nobody has said so
                said = {"match": record.id, "fault": str(error)}
                log.error("a match does not load from its journal", extra={"said": said})
        kept = await self.here.store.kept(record.id)

        def work() -> Match[Any]:
            whole = file
            if record.parts:
                parts = tuple(Part(*part) for part in record.parts)
                moments = tuple(shown for shown in kept.moments if shown.ply <= parts[-1].ply)
                past = Past(parts, (), kept.log[: parts[-1].events], moments)
                whole = replace(file, past=past.to_plain())
            return opened(game, whole.to_plain(), check=False, store=kept)

        try:
            match = await asyncio.to_thread(work)
        except MatchError as error:
            log.error("a match does not load", extra={"said": {"match": record.id, "fault": str(error)}})
            raise Denied("fault", sentence("error-match-cannot-opened", error=error)) from None
        return match

    async def _renew(self, live: Live) -> None:
        """Store that a match goes on under the rules at hand."""
        match, record = live.match, live.record
        assert live.keeper is not None
        keeping = live.keeper.keep(match, 0, undone=True)
        parts = parts_of(match)
        change = Change(
            match=record.id,
            version=record.version + 1,
            ply=match.ply,
            digest=match.digest(),
            result=to_plain(match.result),
            forced=[list(v) for v in match.forced],
            cut=record.ply,
            entries=match.journal[record.ply :],
            waiting=list(match.to_answer),
            keeping=keeping,
            renewal=Renewal(match.setup.rules, match.setup.start, parts),
        )
        try:
            await self.here.store.append(change)
        except Overtaken:
            raise Behind from None
        except StoreFault as error:
            said = {"match": record.id, "fault": str(error)}
            log.error("a match was not brought up to date", extra={"said": said})
            raise Denied("fault", sentence("error-match-could-not-brought-up")) from None
        live.keeper.kept(keeping)
        origin = "journal" if parts == record.parts else "kept state"
        renewed = {"match": record.id, "rules": record.rules, "now": match.setup.rules, "from": origin}
        log.info("a match goes on under other rules", extra={"said": renewed})
        record.rules, record.start, record.parts = match.setup.rules, match.setup.start, parts
        record.version, record.ply, record.digest = change.version, change.ply, change.digest


def remember(live: Live, messages: list[str]) -> None:
    """What was said and done: who says it again gets the reply again."""
    for text in messages:
        link, version, ply, re = text.split(" ", 3)
        live.remember(f"{link} {re}", m.write(m.Done(re, int(ply), int(version))))


def parts_of(match: Match[Any]) -> list[list[int]] | None:
    """What of a match was played under older rules."""
    past = match.setup.past
    return None if past is None else [list(part) for part in past.parts]
