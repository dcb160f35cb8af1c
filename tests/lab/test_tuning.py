"""Weights for a forecast: what is learnt from matches, and what it is worth."""

import json
import tomllib
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from frente import games
from frente.cli import run as frente
from frente.engine import Feature, Forecast
from frente.lab import tuning
from frente.lab.tuning import Position, Sample

FIVE = ("arriba", "barricadas", "crusade", "espana", "santander")


def some_forecast(*features: Feature) -> Forecast:
    return Forecast("ana", features, lambda state: state, lambda state: 0.0)


def matches(count: int, *, draws: bool = False) -> list[Sample]:
    """Matches that a lead decides, more at the end than at the beginning; a second number tells nothing."""
    luck = Random("matches")
    found = []
    for number in range(count):
        lead = luck.uniform(-1, 1)
        won = 1.0 if luck.uniform(-1, 1) < lead else 0.0
        if draws and number % 7 == 0:
            won = 0.5
        seen = [Position((lead * time + luck.uniform(-1, 1) * (1 - time), 0.3), time) for time in (0.1, 0.9)]
        found.append(Sample(number, tuple(seen), won))
    return found


def test_a_fit_finds_what_decides_and_when():
    fit = tuning.fit(some_forecast(Feature("lead"), Feature("nothing", 0)), matches(600))
    early, late = fit.weights["lead"]
    assert late > 1.5
    assert 0 <= early < late / 2
    assert fit.held == 120
    assert fit.log_loss < fit.blind_loss - 0.05
    assert fit.off < 0.1


def test_a_weight_of_the_wrong_sign_is_left_out_and_named():
    fit = tuning.fit(some_forecast(Feature("lead", -1), Feature("nothing", 0)), matches(300))
    assert fit.weights["lead"][1] == 0.0
    assert "lead (late)" in fit.wrong


def test_whoever_has_no_match_to_hold_out_is_told_so():
    with pytest.raises(ValueError, match="at least 6 matches"):
        tuning.fit(some_forecast(Feature("lead")), matches(1))


def test_what_is_written_is_what_the_forecast_reads(tmp_path: Path):
    fit = tuning.fit(some_forecast(Feature("lead"), Feature("nothing", 0)), matches(300, draws=True))
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "forecast.toml").write_text(tuning.written(fit, "frente tune some --seed A"))
    forecast = Forecast.of(
        tmp_path, "ana", (Feature("lead"), Feature("nothing", 0)), lambda state: (state, 0.0), lambda _: 1.0
    )
    assert forecast.late[0] == fit.weights["lead"][1]
    assert forecast.chance(1.0) > 0.7 > forecast.chance(-1.0)
    assert forecast.parts(2.0)[0] == pytest.approx(2 * forecast.late[0])
    assert replace(forecast, early=(0.0,) * 3, late=(0.0,) * 3).chance(1.0) == 0.5


@pytest.mark.parametrize("slug", FIVE)
def test_every_game_has_a_forecast_whose_weights_say_where_they_come_from(slug: str):
    game = games.load(slug)
    forecast = tuning.forecast_of(game)
    told = tomllib.loads((game.folder / "data" / "forecast.toml").read_text(encoding="utf-8"))
    assert told["command"] == f"frente tune {slug} --matches {told['matches']} --seed A"
    assert told["log_loss"] < told["blind_loss"]
    assert set(told["weights"]) == {*(feature.name for feature in forecast.features), "even"}
    for feature in forecast.features:
        assert all(feature.sign * weight >= 0 for weight in told["weights"][feature.name])


def test_the_command_plays_fits_and_tells(capsys: pytest.CaptureFixture[str]):
    assert frente(["tune", "santander", "--matches", "10", "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["matches"] == 10
    assert told["held"] == 2
    assert "points" in told["weights"]


def test_a_game_without_a_forecast_says_so(capsys: pytest.CaptureFixture[str]):
    assert frente(["tune", "tests.bots.pebbles:GAME"]) == 1
    assert "no forecast" in capsys.readouterr().err
