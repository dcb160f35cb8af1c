"""The HTTP API: what it gives, in the shapes it says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.server.table import begin, claim, serving, sitting
from tests.toy.game import GAME

from frente import games
from frente.boards.layout import Layout
from frente.engine import Match, commitment, to_plain, verify
from frente.server import present, shapes


def played(client: TestClient, seed: int = 1, **wanted: Any) -> tuple[str, dict[str, str]]:
    """A match at one screen, played at random to its end."""
    made = begin(client, seats={"blue": "bot:random"}, **wanted)
    with sitting(client, made["match"]["id"], made["mine"]["link"]) as red:
        red.play(random.Random(seed))
    return made["match"]["id"], {"link": made["mine"]["link"]}


def test_games_and_rules(tmp_path: Path):
    with serving(tmp_path) as client:
        listed = msgspec.convert(client.get("/api/games").json(), shapes.GameList).games
        assert (listed[0].slug, listed[0].playable) == ("toy", True)
        assert {game.slug for game in listed} == {"toy", *(title.slug for title in games.ALL_FIVE)}
        catalog = msgspec.convert(client.get("/api/games/toy").json(), shapes.Catalog)
        assert catalog.hides
        assert catalog.bots == ["random", "steady"]
        assert catalog.names["west"] == "West"
        assert "en" in catalog.words
        assert client.get("/api/games/chess").json()["kind"] == "unknown"
        assert client.get("/api/games/toy/layout", params={"scenario": "late", "forts": "true"}).json()[
            "places"
        ]
        assert client.get("/api/games/toy/layout", params={"scenario": "nowhere"}).status_code == 422
        assert client.get("/api/games/toy/layout", params={"hand": "7"}).status_code == 422
        assert client.get("/api/rules/toy", params={"q": "zebra"}).json() == {"rules": []}
        assert "ask-" in client.get("/api/words").json()["en"] or client.get("/api/words").json()["en"]


def test_rules_are_searched_by_all_words(tmp_path: Path):
    class Ruled(type(GAME)):  # type: ignore[misc]
        folder = tmp_path

    (tmp_path / "data").mkdir()
    rows = 'id,chapter,text,kind,reason\n4.1,Moving,"March, then rest",core,\n4.2,Fighting,Attack,core,\n'
    (tmp_path / "data" / "rules.csv").write_text(rows)
    assert [rule["id"] for rule in present.rules(Ruled())] == ["4.1", "4.2"]
    assert [rule["id"] for rule in present.rules(Ruled(), "march MOVING")] == ["4.1"]
    assert present.rules(Ruled(), "march fighting") == []


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess"},
        {"scenario": "nowhere"},
        {"options": {"forts": 3}},
        {"options": {"wings": True}},
        {"seats": {"green": "me"}},
        {"seats": {"red": "bot:deep-thought"}},
        {"seats": {"red": "nobody"}},
        {"position": {"moon": 1}},
        {"position": {"units": {"red": []}}},
        {"colour": "red"},
        {"seats": "me"},
    ],
)
def test_a_match_that_cannot_be_set_up(tmp_path: Path, wanted: dict[str, Any]):
    with serving(tmp_path) as client:
        response = client.post("/api/matches", json={"game": "toy", **wanted})
        assert response.status_code == (404 if wanted.get("game") else 422)
        assert msgspec.convert(response.json(), shapes.Problem).text
        assert client.get("/health").json()["matches"] == 0


def test_a_finished_match_can_be_replayed_verified_and_downloaded(tmp_path: Path):
    with serving(tmp_path) as client:
        id, link = played(client)
        plain = client.get(f"/api/matches/{id}", params=link).json()
        card = msgspec.convert(plain | {"turn": None}, shapes.MatchCard)  # the toy's turn is a bare number
        assert card.result
        assert card.open
        verdict = client.post(f"/api/matches/{id}/verify", params=link).json()
        assert verdict["fair"]
        assert verdict["proven"] > 0
        file = client.get(f"/api/matches/{id}/file", params=link).json()
        assert commitment(file["seed"]) == card.commitment
        assert verify(GAME, file) == (verdict["proven"], 0)
        match = Match.load(GAME, file)

        raw = client.get(f"/api/matches/{id}/timeline", params=link).json()
        timeline = msgspec.convert(raw, shapes.Timeline)
        answers = [e for e in match.journal if e.kind in ("answer", "resign")]
        assert [tick.token for tick in timeline.ticks] == [e.value for e in answers]
        assert timeline.ticks[-1].to == card.ply
        seen = []
        for tick in (*timeline.ticks[::7], timeline.ticks[-1]):
            for seat in ("red", "blue", "spectator"):
                at = {"ply": str(tick.to), "seat": seat}
                moment = client.get(f"/api/matches/{id}/replay", params=link | at).json()
                assert moment["ply"] == tick.to
                looks_as = None if seat == "spectator" else seat
                past = match.at(tick.to)
                log = past.state.log.events
                assert moment["view"] == present.view(past, looks_as, present.fights(past), log)
                assert moment["ask"] == present.asked(match.at(tick.to), looks_as, past=True)
                seen += [event["n"] for event in moment["events"]]
        assert seen
        first = client.get(f"/api/matches/{id}/replay", params=link | {"ply": "0"}).json()
        assert first["ply"] == timeline.start
        last = client.get(f"/api/matches/{id}/replay", params=link).json()
        assert last["ply"] == last["last"] == card.ply
        assert last["result"]


def test_all_events_come_once_over_a_replay(tmp_path: Path):
    with serving(tmp_path) as client:
        id, link = played(client, 4)
        ticks = client.get(f"/api/matches/{id}/timeline", params=link).json()["ticks"]
        moments = [
            client.get(f"/api/matches/{id}/replay", params=link | {"ply": str(tick["to"])}).json()
            for tick in ticks
        ]
        numbers = [event["n"] for moment in moments for event in moment["events"]]
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
        assert [m["result"] is not None for m in moments] == [False] * (len(moments) - 1) + [True]


def test_while_a_match_is_on_a_link_sees_no_more_than_its_seat(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats={"blue": "friend"})
        id, mine = made["match"]["id"], {"link": made["mine"]["link"]}
        with sitting(client, id, claim(client, made)) as blue:
            blue.answer("bid 3")
        assert client.get(f"/api/matches/{id}/replay", params=mine | {"seat": "blue"}).status_code == 403
        assert client.get(f"/api/matches/{id}/timeline", params=mine | {"seat": "blue"}).status_code == 403
        assert client.get(f"/api/matches/{id}/replay", params=mine | {"seat": "green"}).status_code == 404
        timeline = client.get(f"/api/matches/{id}/timeline", params=mine)
        assert "bid 3" not in timeline.text
        tick = timeline.json()["ticks"][0]
        assert (tick["seat"], tick["token"], tick["values"]) == ("blue", None, None)
        own = client.get(f"/api/matches/{id}/replay", params=mine).json()
        assert own["seat"] == "red"
        assert own["view"]["cards"]["hand"]
        watcher = client.get(f"/api/matches/{id}/replay", params=mine | {"seat": "spectator"}).json()
        assert watcher["view"]["cards"]["hand"] == []
        for path in ("verify", "branch"):
            response = client.post(f"/api/matches/{id}/{path}", params=mine, json={"ply": 1})
            assert (response.status_code, response.json()["kind"]) == (409, "refused")
        assert client.get(f"/api/matches/{id}/file", params=mine).status_code == 409
        bearer = {"authorization": f"Bearer {mine['link']}"}
        assert client.get(f"/api/matches/{id}", headers=bearer).json()["yours"] == ["red"]


def test_a_file_comes_back_as_a_match_to_look_at_and_to_branch(tmp_path: Path):
    with serving(tmp_path) as client:
        id, link = played(client, 2)
        file = client.get(f"/api/matches/{id}/file", params=link).json()
        msgspec.convert(file, shapes.MatchFile)
        again = client.post("/api/matches/upload", json=file).json()
        again["match"]["turn"] = None
        made = msgspec.convert(again, shapes.NewMatch)
        assert (made.match.kind, made.mine.seats, made.match.open) == ("upload", [], True)
        theirs = {"link": made.mine.link}
        assert client.post(f"/api/matches/{made.match.id}/verify", params=theirs).json()["fair"]
        assert client.get(f"/api/matches/{made.match.id}/file", params=theirs).json() == file
        seen = {"seat": "blue", "ply": "9"}
        original = client.get(f"/api/matches/{id}/replay", params=link | seen).json()
        assert client.get(f"/api/matches/{made.match.id}/replay", params=theirs | seen).json() == original
        branch = client.post(f"/api/matches/{made.match.id}/branch", params=theirs, json={"ply": 9}).json()
        assert branch["match"]["origin"] == {"match": made.match.id, "ply": original["ply"]}
    with serving(tmp_path) as client:  # and after a restart
        assert client.post(f"/api/matches/{made.match.id}/verify", params=theirs).json()["fair"]


@pytest.mark.parametrize("damage", ["digest", "seed", "entries", "game", "rules", "token", "format"])
def test_a_damaged_file_is_refused_with_a_reason(tmp_path: Path, damage: str):
    with serving(tmp_path) as client:
        id, link = played(client, 2)
        file = client.get(f"/api/matches/{id}/file", params=link).json()
        match damage:
            case "entries":
                del file["entries"][5]
            case "token":
                answer = next(e for e in file["entries"] if e[0] == "answer")
                answer[3] = "bid 9"
            case "rules":
                file["rules"] = 99
            case _:
                file[damage] = "x"
        response = client.post("/api/matches/upload", json=file)
        assert response.status_code == (404 if damage == "game" else 422)
        assert response.json()["text"]


def test_a_branch_goes_its_own_way_with_its_own_luck(tmp_path: Path):
    with serving(tmp_path) as client:
        id, link = played(client, 3)
        ticks = client.get(f"/api/matches/{id}/timeline", params=link).json()["ticks"]
        ply = ticks[len(ticks) // 2]["to"]
        before = client.get(
            f"/api/matches/{id}/replay", params=link | {"ply": str(ply), "seat": "red"}
        ).json()
        wanted = {"ply": ply, "seats": {"red": "me", "blue": "bot:steady"}}
        made = client.post(f"/api/matches/{id}/branch", params=link, json=wanted).json()
        new, mine = made["match"]["id"], made["mine"]["link"]
        assert made["match"]["ply"] == ply
        assert (
            made["match"]["commitment"] != client.get(f"/api/matches/{id}", params=link).json()["commitment"]
        )
        moment = client.get(f"/api/matches/{new}/replay", params={"link": mine, "ply": str(ply)}).json()
        assert moment["view"] == before["view"]
        with sitting(client, new, mine) as red:
            red.play(random.Random(8))
            assert red.result
        verdict = client.post(f"/api/matches/{new}/verify", params={"link": mine}).json()
        assert verdict["fair"]
        assert verdict["forced"] > 0
        over = client.post(f"/api/matches/{id}/branch", params=link, json={"ply": 9999, "seats": {}})
        assert over.json()["kind"] == "refused"


def test_the_openapi_describes_every_response(tmp_path: Path):
    with serving(tmp_path) as client:
        schema = client.get("/api/openapi.json").json()
        known = set(schema["components"]["schemas"])
        text = client.get("/api/openapi.json").text
        for part in text.split('"#/components/schemas/')[1:]:
            assert part.split('"')[0] in known
        for path, methods in schema["paths"].items():
            for method, operation in methods.items():
                good = operation["responses"]["200"]
                assert all(body["schema"] for body in good["content"].values()), (path, method)
                assert operation["summary"]
        assert len(schema["x-live-to-server"]) == 13
        assert len(schema["x-live-to-client"]) == 18


def spoken(value: Any, shape: Any) -> None:
    """The value has the shape, and nothing that the shape does not tell of."""
    told = msgspec.to_builtins(msgspec.convert(value, shape))
    assert not list(untold(msgspec.to_builtins(value), told, ""))


def untold(value: Any, told: Any, where: str) -> Iterator[str]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from untold(part, told[key], f"{where}.{key}") if key in told else [f"{where}.{key}"]
    elif isinstance(value, list):
        for n, (part, said) in enumerate(zip(value, told, strict=True)):
            yield from untold(part, said, f"{where}[{n}]")


@pytest.mark.parametrize("slug", games.slugs())
def test_every_game_speaks_the_protocol(slug: str):
    """Views, asks, odds, events, layouts and catalogs of real games have the shapes of the protocol."""
    game = games.load(slug)
    for scenario in game.scenarios:
        spoken(game.layout(scenario.id, game.full_options(scenario.id, {})), Layout)
    spoken(present.catalog_of(game), shapes.Catalog)
    spoken(present.rules(game), list[shapes.Rule])
    match, luck = Match.start(game, seed="protocol", auto=True), random.Random(1)
    for number in range(150):
        if match.result is not None:
            break
        seat = match.to_answer[0]
        options = match.ask(seat).options()
        if number % 5 == 0:
            found, log = present.fights(match), match.state.log.events
            views = [present.view(match, looks_as, found, log) for looks_as in (*match.setup.seats, None)]
            spoken(views, list[shapes.View])
            assert present.hides(game) or all(view == views[0] for view in views)
            spoken(present.asked(match, seat), shapes.Ask)
            spoken(present.asked(match, None), shapes.Waiting)
            for token in options[:3]:
                odds = game.odds(match.state, match.ask(seat), token)
                spoken(present.odds(odds), shapes.Odds | None)
                battle = game.battle(match.state, match.ask(seat), token)
                spoken(present.shown(battle), shapes.Battle | None)
        match.answer(seat, luck.choice(options))
    log = match.state.log.events
    told = present.events(
        match.events(None), 0, present.fights(match), lambda fight: present.in_short(match, None, fight, log)
    )
    spoken(told, list[shapes.Event])
    for seat in match.setup.seats:
        briefing = game.briefing(match.setup.scenario, match.setup.options, seat)
        spoken(to_plain(briefing), shapes.Briefing)


def test_a_field_that_no_shape_tells_of_is_found():
    with pytest.raises(AssertionError, match=r"\[0\]\.colour"):
        spoken([{"done": True, "colour": "red"}], list[shapes.WasDone])


def test_a_position_file_becomes_the_request_for_a_match(tmp_path: Path):
    with serving(tmp_path) as client:
        text = 'title = "Three at the ford"\ngame = "toy"\n[set]\nturn = 2\n'
        card = client.post("/api/positions", json={"text": text}).json()
        assert (card["title"], card["game"], card["position"]) == ("Three at the ford", "toy", {"turn": 2})
        made = begin(client, scenario=card["scenario"], options=card["options"], position=card["position"])
        assert made["match"]["turn"]["number"] == 3  # the next one begins at once


@pytest.mark.parametrize("text", ["", "nonsense", 'title = "x"', 'title = "x"\ngame = "chess"', "[[["])
def test_what_is_no_position_file_is_refused(tmp_path: Path, text: str):
    with serving(tmp_path) as client:
        answer = client.post("/api/positions", json={"text": text})
        assert answer.status_code in (404, 422)
        assert answer.json()["text"]


def test_a_position_that_would_tell_what_is_hidden_is_not_given(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client)
        answer = client.get(f"/api/matches/{made['match']['id']}/position?link={made['mine']['link']}")
        assert answer.status_code == 409


def whole(option: dict[str, Any], prompt: dict[str, Any]) -> tuple[str, list[str], str, dict[str, Any]]:
    """An option as a client completes it, by docs/protocol.md."""
    first, *words = option["token"].split()
    verb = option.get("verb") or first
    label = option.get("label") or {"id": f"do-{verb}", "args": {}}
    letters = {n: int(w) if w.isdigit() else w for n, w in zip("abcdefgh", words, strict=False)}
    subjects = option.get("subjects", [word.split(":")[0] for word in words])
    return verb, subjects, label["id"], prompt["args"] | letters | label["args"]


@pytest.mark.parametrize("slug", games.slugs())
def test_what_is_left_out_of_an_option_follows_from_its_token(slug: str):
    match, luck = Match.start(games.load(slug), seed="options", auto=True), random.Random(3)
    for _ in range(120):
        if match.result is not None:
            break
        ask = match.asks[0]
        for token in ask.options()[:30]:
            verb, subjects, id, args = whole(present.choice(match, ask, token), present.prompt(ask))
            meant = match.game.choice(match.state, ask, token)
            assert (verb, tuple(subjects), id) == (meant.verb, meant.subjects, meant.label.id)
            assert args | meant.label.args == args
        match.answer(ask.seat, luck.choice(ask.options()))
