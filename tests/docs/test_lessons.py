"""The lesson in the page about adding a game can be played."""

from pathlib import Path

from frente import games, learn

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def test_the_lesson_of_the_page_holds():
    text = PAGE.split("```toml\n", 1)[1].split("```", 1)[0]
    trial = learn.run(learn.parse("page", text), games.load("santander"))
    assert not trial.failures, "\n".join(map(str, trial.failures))
    assert trial.checks == 4
