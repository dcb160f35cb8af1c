"""Playing a run: rounds go out to the executor, come back in any order, and are judged in their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from typing import TypeAlias

from frente.lab.executors import executor
from frente.lab.pool import unheard_interrupts
from frente.lab.rounds import Played, play_round
from frente.lab.sequential import Trial
from frente.lab.store import Run, build_of
from frente.lab.study import Arm, Study

Told: TypeAlias = Callable[[int, int], None]
"""Hears how many matches have been played, and out of how many at most."""
AHEAD = 3
"""Rounds waiting for each worker: enough to keep it busy, few enough to lose little at a verdict."""
TRIES = 3


class _Progress:
    """How far each arm is: its next round to judge, and the verdict."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.trials = {arm.number: Trial(run.study.test, arm.matches) for arm in run.arms if run.study.test}
        self.heard = dict.fromkeys(range(len(run.arms)), run.study.first)
        self.ends: dict[int, int] = {}
        self.listen()

    def listen(self) -> None:
        """Judge what has come, in order."""
        for arm in self.run.arms:
            trial, done = self.trials.get(arm.number), self.run.done[arm.number]
            while arm.number not in self.ends and self.heard[arm.number] in done:
                number = self.heard[arm.number]
                score = done[number]
                self.heard[arm.number] += 1
                if trial is not None and score is not None and trial.hear(score):
                    self.ends[arm.number] = number

    def wanted(self) -> Iterator[tuple[Arm, int]]:
        """Rounds to play, all arms alike; whether one is still wanted is seen when it is its turn."""
        for number in self.run.study.rounds:
            for arm in self.run.arms:
                if arm.number not in self.ends and number not in self.run.done[arm.number]:
                    yield arm, number

    def played(self) -> int:
        return sum(
            arm.matches * sum(n <= self.ends.get(arm.number, n) for n in self.run.done[arm.number])
            for arm in self.run.arms
        )

    def most(self) -> int:
        study = self.run.study
        return sum(
            arm.matches * (self.ends.get(arm.number, study.last) - study.first + 1) for arm in self.run.arms
        )


def conduct(
    run: Run, *, workers: int | None = None, cluster: str | None = None, told: Told | None = None
) -> dict[int, Trial]:
    """Play what is left of a run. An interrupt leaves it as it is: the same call goes on with it later.

    Gives the tests of the arms, where the study has one.
    """
    progress = _Progress(run)
    left = progress.wanted()
    first = next(left, None)
    with run.alone():
        if first is not None:
            with executor(workers, cluster) as (pool, count):
                waiting: dict[Future[Played], tuple[Arm, int, int]] = {}

                def submit(arm: Arm, number: int, tries: int) -> None:
                    with unheard_interrupts():
                        future = pool.submit(play_checked, run.build, run.study, arm, number)
                    waiting[future] = (arm, number, tries)

                submit(*first, 1)
                while True:
                    while len(waiting) < count * AHEAD and (task := next(left, None)) is not None:
                        submit(*task, 1)
                    if not waiting:  # only now: all of them may have come at once
                        break
                    done, _ = wait(waiting, 0.5, FIRST_COMPLETED)
                    for future in done:
                        arm, number, tries = waiting.pop(future)
                        try:
                            run.add(future.result())
                        except BrokenExecutor:
                            raise ValueError(
                                "a worker process died; what was played is kept: the same command goes on"
                            ) from None
                        except OtherBuild:
                            raise
                        except Exception:
                            if tries == TRIES:
                                raise
                            submit(arm, number, tries + 1)  # its worker was lost
                    progress.listen()
                    if told is not None:
                        told(progress.played(), progress.most())
                    if len(progress.ends) == len(run.arms):
                        for future in waiting:
                            future.cancel()
                        break
        run.finish(progress.ends)
    if told is not None:
        told(progress.played(), progress.most())
    return progress.trials


class OtherBuild(ValueError):
    """A worker has another Frente than the one that asks."""


_builds: dict[str, str] = {}


def play_checked(build: str, study: Study, arm: Arm, number: int) -> Played:
    """A round, if this process has the same build: else its results would not be those of the run."""
    mine = _builds.get(study.game) or _builds.setdefault(study.game, build_of(study.game))
    if mine != build:
        raise OtherBuild(f"a worker has another build of Frente ({mine}) than this run ({build})")
    return play_round(study, arm, number)


def trials_of(run: Run) -> dict[int, Trial]:
    """The tests of a run as far as it was played."""
    return _Progress(run).trials
