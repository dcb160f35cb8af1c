"""Files of matches: they come back whole, and a damaged or foreign one is told apart and left alone."""

import copy
import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.situations import operations, play_out
from tests.toy import GAME

from frente.engine import DiceError, Match, MatchError, SaveError, files, verify
from frente.engine.files import MatchFile, read_file, write_file


def in_combat() -> Match[Any]:
    """A match in mid-procedure, with sealed bids, dice and cards behind it."""
    return play_out(Match.start(GAME, seed="a"), lambda m: m.ply > 4 and m.asks[0].kind == "ambush")


def finished() -> Match[Any]:
    return play_out(Match.start(GAME, seed="a"))


def through_json(match: Match[Any]) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(match.save()))
    return data


# --- whole ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("match", [Match.start(GAME, seed="a"), in_combat(), finished()])
def test_a_match_comes_back_as_it_was(match: Match[Any]):
    loaded = Match.load(GAME, through_json(match))
    assert loaded.digest() == match.digest()
    assert loaded.journal == match.journal
    assert loaded.events("red") == match.events("red")
    assert [(a.key, a.options()) for a in loaded.asks] == [(a.key, a.options()) for a in match.asks]
    assert loaded.save() == match.save()


def test_a_loaded_match_plays_on_with_the_same_luck():
    match = in_combat()
    loaded = Match.load(GAME, through_json(match))
    assert play_out(loaded).save() == play_out(match).save()


def test_one_of_two_sealed_answers_is_kept():
    match = Match.start(GAME, seed="a")
    match.answer("blue", "bid 1")
    loaded = Match.load(GAME, through_json(match))
    assert loaded.to_answer == ("red",)
    loaded.answer("red", "bid 0")
    assert loaded.state.coins == {"red": 3, "blue": 2}


def test_a_position_is_kept_with_its_forced_rolls():
    match = operations(where={"red-1": "ford"})
    match.forced = [(6, 1), (1, 1)]
    loaded = Match.load(GAME, through_json(match))
    assert loaded.forced == [(6, 1), (1, 1)]
    assert loaded.state == match.state
    assert loaded.at(0).state == match.state


def test_without_its_seed_a_match_can_be_read_but_not_played_on():
    match = in_combat()
    data = match.save(with_seed=False)
    assert data["seed"] is None
    assert data["commitment"] == match.commitment
    loaded = Match.load(GAME, data)
    assert loaded.digest() == match.digest()
    seat = loaded.to_answer[0]
    with pytest.raises(DiceError, match="not played on"):
        loaded.answer(seat, "pass")
    assert loaded.digest() == match.digest()


def test_without_its_seed_every_ply_is_shown_with_its_own_dice():
    match = in_combat()
    loaded = Match.load(GAME, match.save(with_seed=False))
    for ply in range(match.ply + 1):
        assert loaded.at(ply).digest() == match.at(ply).digest()


def test_the_seed_is_published_when_the_match_is_over():
    assert finished().save(with_seed=False)["seed"] == "a"


def test_an_earlier_ply_can_be_shown_and_branched():
    match = finished()
    start = match.at(0)
    assert start.state.turn == 1  # nobody is asked before the cards are dealt
    assert start.to_answer == ("red", "blue")
    assert play_out(start).digest() == match.digest()


def test_a_file_is_written_and_read(tmp_path: Path):
    match = in_combat()
    write_file(tmp_path / "match.json", match.save())
    assert Match.load(GAME, read_file(tmp_path / "match.json")).digest() == match.digest()
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path):
    with pytest.raises(SaveError, match="cannot be written"):
        write_file(tmp_path / "no" / "folder.json", in_combat().save())
    (tmp_path / "taken").mkdir()
    with pytest.raises(SaveError, match="cannot be written"):
        write_file(tmp_path / "taken", in_combat().save())
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


# --- damaged and foreign --------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("contents", "said"),
    [
        (b"", "not JSON, or it is cut off"),
        (b"\xff\xfe\x00", "not text"),
        (b'{"format": "frente-match", "entr', "cut off"),
        (b"[" * 100_000, "not JSON"),
        (b"1" * 5000, "not JSON"),
        (b"[1, 2]", "not a match file of this program"),
        (b'{"format": "chess"}', "not a match file of this program"),
        (b"null", "not a match file of this program"),
    ],
)
def test_a_foreign_file_is_told_apart_and_left_alone(tmp_path: Path, contents: bytes, said: str):
    path = tmp_path / "match.json"
    path.write_bytes(contents)
    with pytest.raises(SaveError, match=said):
        read_file(path)
    assert path.read_bytes() == contents


def test_a_file_that_is_not_there_or_is_a_folder(tmp_path: Path):
    with pytest.raises(SaveError, match="cannot be read"):
        read_file(tmp_path / "none.json")
    with pytest.raises(SaveError, match="cannot be read"):
        read_file(tmp_path)


def test_a_file_cut_off_anywhere_is_refused(tmp_path: Path):
    path = tmp_path / "match.json"
    write_file(path, in_combat().save())
    whole = path.read_bytes()
    for length in range(0, len(whole) - 2, 97):
        path.write_bytes(whole[:length])
        with pytest.raises(SaveError):
            read_file(path)
        assert len(path.read_bytes()) == length


def changed(change: dict[str, Any]) -> dict[str, Any]:
    return through_json(in_combat()) | change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "other"}, "not a match file"),
        ({"format_version": 99}, "this program reads up to 2: update it"),
        ({"format_version": None}, "does not say which format"),
        ({"format_version": True}, "does not say which format"),
        ({"game": "chess"}, "a match of 'chess', not of toy"),
        ({"rules": 2}, "rules version 2 of Toy; this program has version 1"),
        ({"scenario": "short"}, "no scenario 'short'"),
        ({"scenario": "late"}, "option rich"),
        ({"options": {"planes": True}}, "planes"),
        ({"options": {"hand": 3, "forts": False, "rich": False}}, "journal"),
        ({"options": []}, "damaged"),
        ({"options": None}, "damaged"),
        ({"seats": ["red"]}, "seats"),
        ({"seed": "guess"}, "does not fit the commitment"),
        ({"seed": 5}, "does not fit the commitment"),
        ({"commitment": "00"}, "does not fit the commitment"),
        ({"entries": None}, "no journal"),
        ({"entries": [1]}, "entry 0 of the journal is damaged"),
        ({"entries": [["answer", "red", "red/bid"]]}, "entry 0 of the journal is damaged"),
        ({"entries": [["dream", "red", "red/bid", "bid 1"]]}, "entry 0 of the journal is damaged"),
        ({"entries": [["roll", "deck", "shuffle", [0.5]]]}, "entry 0 of the journal is damaged"),
        ({"entries": []}, "another position"),
        ({"digest": "00"}, "another position"),
        ({"digest": None}, "another position"),
        ({"result": {"winners": ["red"]}}, "another result"),
        ({"forced": [[1, "x"]]}, "forced rolls"),
        ({"forced": 3}, "forced rolls"),
        ({"start": {"turn": 1}}, "starting position|breaks the rules"),
        ({"start": {"wings": 1}}, "starting position is damaged"),
        ({"start": {"agenda": [["dance"]]}}, "breaks the rules"),
        ({"start": 5}, "starting position is damaged"),
    ],
)
def test_a_changed_file_is_refused_with_the_reason(change: dict[str, Any], said: str):
    with pytest.raises(SaveError, match=said):
        Match.load(GAME, changed(change))


@pytest.mark.parametrize("data", [None, [], "text", 5, {}])
def test_what_is_no_match_is_refused(data: Any):
    with pytest.raises(SaveError, match="not a match file"):
        Match.load(GAME, data)


@pytest.mark.parametrize("key", sorted(in_combat().save()))
def test_a_file_that_lacks_something_is_refused_or_loads_as_it_was(key: str):
    data = through_json(in_combat())
    del data[key]
    if key in ("seed", "start", "auto", "result"):
        assert Match.load(GAME, data).digest() == in_combat().digest()
        return
    with pytest.raises(SaveError):
        Match.load(GAME, data)


def entries_of(match: Match[Any], kind: str) -> list[int]:
    return [i for i, entry in enumerate(match.journal) if entry.kind == kind]


def test_a_changed_die_is_noticed_even_where_it_changes_nothing():
    match = finished()
    for number in entries_of(match, "roll"):
        data = through_json(match)
        faces = data["entries"][number][3]
        if faces[0] != faces[-1] or len(faces) > 2:
            faces.reverse()
        else:
            faces[0] = faces[0] % 6 + 1
        with pytest.raises(SaveError, match=r"entry|another|goes on"):
            verify(GAME, data)


def test_an_impossible_die_is_noticed():
    data = through_json(finished())
    number = entries_of(finished(), "roll")[-1]
    data["entries"][number][3][0] = 7
    with pytest.raises(SaveError, match=f"entry {number} of the journal is no result"):
        Match.load(GAME, data)


def test_an_illegal_answer_is_noticed():
    match = in_combat()
    data = through_json(match)
    number = entries_of(match, "answer")[0]
    data["entries"][number][3] = "bid 9"
    with pytest.raises(SaveError, match=f"entry {number} of the journal is not legal: 'bid 9'"):
        Match.load(GAME, data)


@pytest.mark.parametrize("token", ["bid", "bid x", "", "bid  1", "fly", "rest"])
def test_nonsense_in_the_journal_is_noticed(token: str):
    match = in_combat()
    data = through_json(match)
    data["entries"][entries_of(match, "answer")[0]][3] = token
    with pytest.raises(SaveError, match="not legal"):
        Match.load(GAME, data)


def test_an_answer_of_the_wrong_seat_or_ask_is_noticed():
    match = in_combat()
    number = entries_of(match, "answer")[2]
    for place, value in ((1, "nobody"), (2, "red/dance"), (0, "roll")):
        data = through_json(match)
        data["entries"][number][place] = value
        with pytest.raises(SaveError, match=f"entry {number}"):
            Match.load(GAME, data)


def test_entries_after_the_end_are_noticed():
    for match in (finished(), resigned()):
        data = through_json(match)
        data["entries"].append(["answer", "red", "red/operate", "rest"])
        with pytest.raises(SaveError, match="goes on after the end"):
            Match.load(GAME, data)


def resigned() -> Match[Any]:
    match = in_combat()
    match.resign("red")
    return match


def test_a_missing_entry_is_noticed_wherever_it_was():
    match = finished()
    for number in range(match.ply - 1):
        data = through_json(match)
        del data["entries"][number]
        with pytest.raises(SaveError):
            Match.load(GAME, data)


def test_a_last_roll_that_is_missing_is_rolled_again_as_it_was():
    match = in_combat()
    match.answer(match.to_answer[0], "pass")
    assert match.journal[-1].kind == "roll"
    data = through_json(match)
    del data["entries"][-1]
    assert Match.load(GAME, data).save() == match.save()
    with pytest.raises(SaveError, match="in the middle of a roll"):
        Match.load(GAME, data | {"seed": None})


@given(st.data())
def test_any_changed_value_in_a_file_gives_a_save_error_or_the_same_match(data: st.DataObject):
    """Whatever is done to a file, nothing but SaveError comes of it."""
    match = in_combat()
    saved = through_json(match)
    path = data.draw(st.sampled_from(sorted(_paths(saved), key=repr)))
    value: Any = data.draw(
        st.none() | st.booleans() | st.integers(-3, 99) | st.text(max_size=4) | st.just([]) | st.just({})
    )
    broken = copy.deepcopy(saved)
    place: Any = broken
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    try:
        loaded = Match.load(GAME, broken)
    except SaveError:
        return
    assert loaded.digest() == match.digest()


def _paths(value: Any) -> list[tuple[Any, ...]]:
    items = list(value.items() if isinstance(value, dict) else enumerate(value))
    paths = []
    for key, part in items:
        paths.append((key,))
        if isinstance(part, (dict, list)):
            paths += [(key, *rest) for rest in _paths(part)]
    return paths


def test_a_store_of_our_own_may_be_trusted_but_the_digest_is_compared():
    match = finished()
    assert Match.load(GAME, through_json(match), check=False).digest() == match.digest()
    with pytest.raises(SaveError, match="another position"):
        Match.load(GAME, through_json(match) | {"digest": "00"}, check=False)


# --- keys -----------------------------------------------------------------------------------------
def test_a_file_holds_every_key_once_and_is_read_back_whole():
    data = through_json(in_combat())
    assert list(data) == ["format", "format_version", *(f.name for f in fields(MatchFile))][:-2]
    assert MatchFile.of(data).to_plain() == data
    assert MatchFile.of(data | {"kept": {"ply": 0}}).to_plain() == data | {"kept": {"ply": 0}}
    assert MatchFile.of(data | {"weather": "fine"}).to_plain() == data


@pytest.mark.parametrize("key", ["scenario", "options", "seats"])
def test_a_file_without_its_set_up_is_damaged(key: str):
    data = through_json(in_combat())
    del data[key]
    with pytest.raises(SaveError, match="the set-up in the file is damaged"):
        Match.load(GAME, data)


# --- older formats --------------------------------------------------------------------------------
def test_an_older_format_is_brought_up_step_by_step(monkeypatch: pytest.MonkeyPatch):
    data = through_json(in_combat())
    data["moves"] = data.pop("entries")
    data["format_version"] = 1
    monkeypatch.setattr(files, "FORMAT_VERSION", 3)
    monkeypatch.setattr(
        files,
        "MIGRATIONS",
        {1: lambda d: {**d, "plays": d["moves"]}, 2: lambda d: {**d, "entries": d["plays"]}},
    )
    assert Match.load(GAME, data).digest() == in_combat().digest()


def test_what_cannot_be_saved_says_so():
    copy = Match.start(GAME, seed="a").redacted("red", "x")
    with pytest.raises(MatchError, match="redacted"):
        copy.save()
    with pytest.raises(MatchError, match="redacted"):
        copy.at(0)
