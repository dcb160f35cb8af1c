"""The lessons of every game go through, step by step, as the rules are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from frente import games, learn
from frente.engine import Match

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


def test_every_word_of_the_glossary_is_seen_in_a_step_of_a_lesson():
    page = Path("web/src/learn/glossary.ts").read_text(encoding="utf-8")
    seen = re.findall(r'\["(\w+)", "([\w-]+)", (\d+)\]', page)
    assert len(seen) > 30
    for slug, lesson, step in seen:
        assert int(step) < len(learn.lesson_of(games.load(slug), lesson).steps), (slug, lesson, step)


@pytest.mark.parametrize("slug", games.slugs())
def test_a_course_ends_in_a_match_of_a_scenario(slug: str):
    game = games.load(slug)
    *lessons, last = learn.course(game)
    assert [lesson.match for lesson in lessons] == [""] * 3
    assert last.match in {scenario.id for scenario in game.scenarios}
    assert last.seat in Match.start(game, last.match, seed="first").setup.seats
