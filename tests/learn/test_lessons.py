"""The lessons of every game go through, step by step, as the rules are."""

from __future__ import annotations

from pathlib import Path

import pytest

from frente import games, learn

LESSONS = [(slug, path) for slug in games.slugs() for path in sorted(
    (games.load(slug).folder / "lessons").glob("*.toml")
)]  # fmt: skip


@pytest.mark.parametrize(("slug", "path"), LESSONS, ids=[f"{slug}-{path.stem}" for slug, path in LESSONS])
def test_lesson(slug: str, path: Path):
    trial = learn.run(learn.read(path), games.load(slug))
    assert not trial.failures, "\n".join(map(str, trial.failures))
    assert trial.checks


@pytest.mark.parametrize("slug", games.slugs())
def test_every_game_has_four_lessons_and_the_first_takes_ten_minutes_at_most(slug: str):
    course = learn.course(games.load(slug))
    assert len(course) >= 4
    assert course[0].minutes <= 10
    assert [lesson.id for lesson in course] == sorted(lesson.id for lesson in course)


@pytest.mark.parametrize(("slug", "path"), LESSONS, ids=[f"{slug}-{path.stem}" for slug, path in LESSONS])
def test_every_lesson_has_something_that_is_refused(slug: str, path: Path):
    lesson = learn.read(path)
    assert any(act.kind == "try" for step in lesson.steps for act in step.acts)


@pytest.mark.parametrize(("slug", "path"), LESSONS, ids=[f"{slug}-{path.stem}" for slug, path in LESSONS])
def test_a_lesson_can_be_begun_at_any_step_whatever_the_seed(slug: str, path: Path):
    game = games.load(slug)
    line = learn.Line.of(learn.read(path), game)
    whole = line.begin(game, "one seed", len(line.lesson.steps))
    for number, count in enumerate(line.starts):
        match = line.begin(game, "another seed", number)
        assert line.along(match.journal) == count
    assert match.digest() == whole.digest()


@pytest.mark.rule("barricadas", "10.3.1-a")
def test_a_routed_platoon_that_is_told_to_fire_hears_that_it_is_routed():
    match = learn.line_of("barricadas", "4-officer").begin(games.load("barricadas"), "x", 1)
    refusal = match.why_not("republican", "fire rep-infantry-h2")
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("10.3.1-a", "is-routed")
    assert match.why_nothing_at("republican", ("rep-infantry-h2",)) == (refusal,)


@pytest.mark.rule("espana", "11.8-c")
def test_a_fifth_troop_is_warned_of_before_it_marches_and_again_before_the_phase_ends():
    game = games.load("espana")
    match = learn.line_of("espana", "2-marching").begin(game, "x")
    match.answer("nationalist", "march n-reg-s1")
    fifth = game.choice(match.state, match.ask("nationalist"), "to segovia")
    warning = game.caution(match.state, match.ask("nationalist"), "to segovia")
    assert fifth.warns
    assert warning is not None
    assert (warning.rule, warning.level) == ("11.8-c", "care")
    match.answer("nationalist", "to segovia")
    ending = game.caution(match.state, match.ask("nationalist"), "done")
    assert ending is not None
    assert (ending.rule, ending.level) == ("11.8-c", "danger")
