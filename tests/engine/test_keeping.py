"""Matches outlive their rules: the journal is tried, then the kept state, then one can still look."""

import json
from random import Random
from typing import Any

import pytest
from tests.engine.situations import play_out
from tests.toy import GAME, updates

from frente import bots, games
from frente.engine import (
    Game,
    Match,
    MatchError,
    Refused,
    Relic,
    SaveError,
    keeping,
    opened,
    to_plain,
    verify,
)
from frente.engine.keeping import MOST, base, file, thinned
from frente.engine.past import told
from frente.engine.relic import at
from frente.words import Words


def file_of(match: Match[Any], **more: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(file(match, **more)))
    return data


def underway(seed: str = "a") -> Match[Any]:
    """Between two operations, with bids, dice and cards behind it."""
    return play_out(Match.start(GAME, seed=seed), lambda m: m.ply > 12 and m.asks[0].kind == "operate")


def in_combat(kind: str = "advance", seed: str = "a") -> Match[Any]:
    """In the middle of a step."""
    return play_out(Match.start(GAME, seed=seed), lambda m: m.asks[0].kind == kind)


def finished() -> Match[Any]:
    return play_out(Match.start(GAME, seed="a"))


def kinds(match: Match[Any]) -> list[str]:
    return [event.kind for event in match.events(None)]


def play_on(match: Match[Any], answers: int = 6, luck: int = 1) -> None:
    random = Random(luck)
    for _ in range(answers):
        if match.result is not None:
            return
        ask = random.choice(match.asks)
        match.answer(ask.seat, random.choice(ask.options()))


# --- the journal still fits -----------------------------------------------------------------------------
@pytest.mark.parametrize("match", [underway(), in_combat(), finished()])
def test_a_match_whose_journal_leads_to_the_same_state_goes_on_from_its_journal(match: Match[Any]):
    newer = opened(updates.UNCHANGED, file_of(match))
    assert newer.setup.rules == 2
    assert newer.setup.past is None
    assert newer.digest() == match.digest()
    assert newer.journal == match.journal
    assert newer.events("red") == match.events("red")
    assert newer.at(5).state == match.at(5).state


def test_a_field_that_the_state_has_more_is_filled_by_the_journal():
    match = underway()
    newer = opened(updates.WEATHER, file_of(match))
    assert newer.setup.past is None
    assert newer.state.weather == "wind"
    assert newer.state.where == match.state.where
    assert "updated" not in kinds(newer)


# --- the journal does not fit ---------------------------------------------------------------------------
@pytest.mark.parametrize("game", [updates.RICHER, updates.WEATHER_AND_COINS], ids=["rule", "field"])
@pytest.mark.parametrize("match", [underway(), in_combat(), in_combat("ambush")])
def test_else_it_goes_on_from_its_kept_state_and_the_log_says_so(game: Game[Any], match: Match[Any]):
    newer = opened(game, file_of(match))
    assert newer.setup.past is not None
    assert newer.journal == match.journal
    assert newer.state.coins == match.state.coins
    assert newer.state.where == match.state.where
    assert newer.asks[0].key == match.asks[0].key
    assert kinds(newer).count("updated") == 1
    assert [kind for kind in kinds(newer) if kind != "updated"] == kinds(match)
    play_out(newer)
    assert newer.result is not None


def test_the_line_in_the_log_has_words():
    words = Words(GAME, strict=True)
    newer = opened(updates.RICHER, file_of(underway()))
    told = next(event for event in newer.events(None) if event.kind == "updated")
    assert "goes on" in words.event(told)
    back = opened(updates.OTHER_COMBAT, file_of(in_combat()))
    told = next(event for event in back.events(None) if event.kind == "updated-back")
    assert "from before them" in words.event(told)
    relic = opened(updates.UNREADABLE, file_of(underway()))
    assert relic.result is not None
    assert "changed too much" in words.result(relic.result)


def test_a_missing_field_takes_its_default():
    newer = opened(updates.WEATHER_AND_COINS, file_of(underway()))
    assert newer.state.weather == "fair"


def test_a_removed_field_is_dropped():
    older = Match.start(updates.WEATHER_AND_COINS, seed="a")
    play_on(older)
    newer = opened(updates.RICHER_AGAIN, file_of(older))
    assert newer.setup.past is not None
    assert newer.state.coins == older.state.coins


def test_an_arranged_start_that_cannot_be_read_any_more_does_not_matter():
    state = updates.WEATHER.setup("line", updates.WEATHER.full_options("line", {}))
    older = Match.start(updates.WEATHER, seed="a", start=to_plain(state))
    play_on(older)
    newer = opened(updates.RICHER_AGAIN, file_of(older))
    assert newer.setup.past is not None
    assert newer.state.where == older.state.where
    play_out(newer)


def test_a_step_whose_answers_no_longer_fit_begins_again_with_new_luck():
    match = in_combat()
    newer = opened(updates.OTHER_COMBAT, file_of(match))
    assert newer.journal[: match.ply] == match.journal
    assert newer.ply == match.ply
    assert newer.asks[0].kind == "operate"
    assert newer.state.where == match.at(base(match).ply).state.where
    assert kinds(newer) == [*kinds(match), "updated-back"]
    before = [entry.who for entry in match.journal if entry.kind == "roll"]
    play_out(newer, lambda m: m.ply > match.ply + 4)
    dice = [entry.who for entry in newer.journal[match.ply :] if entry.kind == "roll"]
    assert before[-1] in dice  # the same combat, the next result of its stream
    play_out(newer)
    rolls = sum(entry.kind == "roll" for entry in newer.journal)
    assert verify(updates.OTHER_COMBAT, file_of(newer)) == (rolls, 0)


def test_nothing_before_the_update_is_taken_back():
    early = play_out(Match.start(GAME, seed="a"), lambda m: m.asks[0].kind == "operate")
    newer = opened(updates.RICHER, file_of(early))
    seat = newer.asks[0].seat
    first = newer.setup.first
    while newer.ply > first and newer.why_no_undo(seat) is None:
        newer.undo(seat)
    with pytest.raises(Refused):
        newer.undo(seat)
    assert newer.ply >= first
    state = newer.digest()
    newer.answer(seat, next(t for t in newer.ask(seat).options() if t.startswith("march")))
    newer.undo(seat)
    assert newer.digest() == state


# --- files ----------------------------------------------------------------------------------------------
def test_a_match_that_went_on_is_saved_and_loaded_also_after_a_second_update():
    first = opened(updates.RICHER, file_of(underway("c")))
    turn = first.state.turn
    play_out(first, lambda m: m.state.turn > turn and m.asks[0].kind == "operate")
    loaded = opened(updates.RICHER, file_of(first))
    assert loaded.digest() == first.digest()
    assert loaded.events(None) == first.events(None)
    assert loaded.save() == first.save()
    assert Match.load(updates.RICHER, first.save()).digest() == first.digest()
    second = opened(updates.RICHER_AGAIN, file_of(loaded))
    assert second.setup.past is not None
    assert [part.rules for part in second.setup.past.parts] == [1, 2]
    assert kinds(second).count("updated") == 2
    play_out(second)
    again = opened(updates.RICHER_AGAIN, file_of(second))
    assert again.digest() == second.digest()
    assert again.result == second.result
    rolls = sum(entry.kind == "roll" for entry in second.journal)
    assert verify(updates.RICHER_AGAIN, file_of(second)) == (rolls, 0)


def test_an_unchanged_update_keeps_the_past_of_an_earlier_one():
    first = opened(updates.RICHER, file_of(underway()))
    play_on(first)

    class Later(updates.Richer):
        version = 5

    second = opened(Later(), file_of(first))
    assert second.setup.past == first.setup.past
    assert second.setup.rules == 5
    assert second.digest() == first.digest()


def test_a_changed_file_of_this_version_is_refused_as_ever():
    data = file_of(underway())
    with pytest.raises(SaveError, match="another position"):
        opened(GAME, data | {"digest": "00"})
    newer = file_of(opened(updates.RICHER, data))
    changes: list[dict[str, Any]] = [{"parts": []}, {"told": "x"}, {"parts": [[1, 9999, 3]]}]
    for change in [*changes, {"parts": [[1, -1, 3]]}]:
        with pytest.raises(SaveError, match="file keeps"):
            opened(updates.RICHER, newer | {"past": newer["past"] | change})
    with pytest.raises(SaveError, match="past is damaged"):
        opened(updates.RICHER, newer | {"past": 5})


@pytest.mark.parametrize(
    "change",
    [
        {"ply": 9999}, {"ply": -1}, {"ply": True}, {"events": 9999}, {"told": None}, {"told": "//"},
        {"told": told([], [])[:-8]},
    ],
)  # fmt: skip
def test_a_damaged_keepsake_gives_a_sentence(change: dict[str, Any]):
    data = file_of(underway())
    with pytest.raises(SaveError, match="file keeps"):
        opened(updates.RICHER, data | {"kept": data["kept"] | change})


@pytest.mark.parametrize("state", [None, {"agenda": [["dance"]]}, {"turn": "late"}])
def test_a_kept_state_that_is_none_leaves_something_to_look_at(state: Any):
    data = file_of(underway())
    match = opened(updates.RICHER, data | {"kept": data["kept"] | {"state": state}})
    assert isinstance(match, Relic)
    assert kinds(match) == kinds(underway())


def test_an_older_file_that_keeps_nothing_says_that_it_cannot_be_repeated():
    with pytest.raises(SaveError, match="rules version 1 of Toy; this program has version 2"):
        opened(updates.RICHER, underway().save())
    assert opened(updates.UNCHANGED, underway().save()).digest() == underway().digest()


def test_a_file_of_a_newer_version_says_so():
    match = Match.start(updates.RICHER, seed="a")
    with pytest.raises(SaveError, match="rules version 2"):
        opened(GAME, file_of(match))


def test_a_file_without_its_seed_can_be_looked_at_after_the_update():
    match = underway()
    newer = opened(updates.RICHER, file_of(match, with_seed=False))
    assert newer.view("red") == match.view("red")
    assert newer.dice.seed == ""


# --- looking back ---------------------------------------------------------------------------------------
def test_the_past_is_shown_by_its_kept_views(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(keeping, "STRIDE", 4)
    match = underway()
    newer = opened(updates.RICHER, file_of(match))
    play_on(newer)
    assert newer.setup.past is not None
    plies = [moment.ply for moment in newer.setup.past.moments]
    assert len(plies) > 1
    for ply in plies:
        for seat in ("red", "blue", None):
            assert at(newer, ply).view(seat) == match.at(ply).view(seat)
            assert at(newer, ply).board(seat) == match.at(ply).board(seat)
            assert at(newer, ply).events(seat) == [e for e in match.events(seat) if e.ply <= ply]
    between = at(newer, plies[1] - 1)
    assert between.view(None) == match.at(plies[0]).view(None)
    assert between.asks == ()
    with pytest.raises(MatchError, match="looked at"):
        between.save()
    with pytest.raises(MatchError, match="rules have changed"):
        newer.at(0)


def test_a_finished_match_of_other_rules_stays_readable_and_its_dice_provable():
    match = finished()
    data = file_of(match)
    relic = opened(updates.RICHER, data)
    assert isinstance(relic, Relic)
    assert relic.result == match.result
    assert relic.asks == ()
    assert relic.events("red") == match.events("red")
    assert relic.view("red") == match.view("red")
    assert relic.save() == data
    rolls = [i for i, entry in enumerate(match.journal) if entry.kind == "roll"]
    assert verify(updates.RICHER, data) == (len(rolls), 0)
    for number in rolls:
        changed = json.loads(json.dumps(data))
        faces = changed["entries"][number][3]
        faces[:] = [face % 6 + 1 for face in faces] if 0 not in faces else faces[::-1]
        with pytest.raises(SaveError, match=r"entry \d+: the roll"):
            verify(updates.RICHER, changed)


def test_a_match_whose_state_cannot_be_read_is_shown_but_not_played():
    match = underway()
    data = file_of(match)
    relic = opened(updates.UNREADABLE, data)
    assert isinstance(relic, Relic)
    assert relic.result is not None
    assert relic.result.text == "outdated"
    assert relic.view("blue") == match.view("blue")
    assert relic.events("blue") == match.events("blue")
    with pytest.raises(MatchError, match="over"):
        relic.answer("red", "rest")
    with pytest.raises(MatchError):
        relic.undo("red")
    assert relic.save() == data
    # Rules that can read it again play on.
    assert opened(updates.RICHER, data).asks


def test_moments_are_bounded_and_the_last_is_kept():
    plies: list[int] = []
    for ply in range(0, 32 * 400, 32):
        plies.append(ply)
        dropped = thinned(plies)
        plies = [p for p in plies if p not in dropped]
    assert len(plies) <= MOST
    assert plies[0] == 0
    assert plies[-1] == 32 * 399


# --- every game -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("slug", games.slugs())
def test_the_state_of_every_game_comes_back_from_plain_data(slug: str):
    game = games.load(slug)

    class Newer(type(game)):  # type: ignore[misc]
        version = game.version + 1

    newer = Newer.__new__(Newer)
    newer.__dict__.update(game.__dict__)
    match = Match.start(game, seed="kept", auto=True)
    walker = bots.make(game, "random")
    for number in range(1, 241):
        if match.result is not None:
            break
        seat = match.to_answer[0]
        match.answer(seat, bots.answer(walker, match, seat, f"walk {number}").token)
        if number % 24 == 0 and match.result is None:
            kept = file_of(match, moments=[])
            assert json.loads(json.dumps(base(match).state)) == kept["kept"]["state"]
            # A journal that does not fit: the state alone must bring the match to where it was.
            kept["entries"][0][2] = "another/ask"
            again = opened(newer, kept)
            assert again.digest() == match.digest()
            assert to_plain(again.state) == to_plain(match.state)
            assert [a.key for a in again.asks] == [a.key for a in match.asks]
            assert again.asks[0].options() == match.asks[0].options()
