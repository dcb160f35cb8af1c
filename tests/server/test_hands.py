"""Battles, warnings, reach, groups of answers and stories, as clients get them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.table import Player, begin, claim, serving, sitting
from tests.server.test_api import spoken

from frente import games
from frente.server import shapes

REPLIES = ("odds", "weigh", "reach", "answers", "done", "refused")


def say(player: Player, type: str, **fields: Any) -> dict[str, Any]:
    return player.until(*REPLIES, re=player.say(type, seat=player.seat, **fields))


def tokens(player: Player) -> list[str]:
    return [option["token"] for option in player.ask.get("options", [])]


def random_token(player: Player, luck: random.Random) -> str:
    verbs = list(dict.fromkeys(token.split()[0] for token in tokens(player)))
    verb = luck.choice(verbs)
    return luck.choice([token for token in tokens(player) if token.split()[0] == verb])


def until(player: Player, luck: random.Random, kind: str) -> None:
    """A shared screen plays both seats at random up to an ask of that kind."""
    for _ in range(900):
        if player.ask.get("kind") == kind and player.ask.get("options"):
            return
        player.answer(random_token(player, luck))
    raise AssertionError(f"nobody was asked {kind}")


def get(client: TestClient, made: dict[str, Any], path: str, **query: Any) -> Any:
    query["link"] = made["mine"]["link"]
    return client.get(f"/api/matches/{made['match']['id']}/{path}", params=query).json()


def test_a_battle_is_shown_before_and_after_the_dice_and_given_again(tmp_path: Path):
    luck = random.Random("battle")
    with serving(tmp_path, games=("arriba",)) as client:
        made = begin(client, game="arriba", auto=False)
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as player:
            until(player, luck, "target")
            assert player.ask["options"][0]["final"] == "dice"
            token = tokens(player)[0]
            told = say(player, "odds", token=token)
            card = told["battle"]
            spoken(card, shapes.Battle)
            assert card["state"] == "ready"
            assert [side["pieces"] for side in card["sides"]]
            picked = say(player, "odds", picks=[token.split()[1]])
            assert picked["odds"] is None
            assert picked["battle"] == card
            weighed = say(player, "weigh", token=token)
            assert weighed["final"] == "dice"
            before = {battle["id"] for battle in player.view["battles"]}
            player.answer(token)
            while player.ask["kind"] in ("offensive", "air", "guns"):
                player.answer()
            fresh = [battle for battle in player.view["battles"] if battle["id"] not in before]
            assert fresh[-1]["sides"][0]["dice"]
            again = get(client, made, f"battles/{fresh[-1]['id']}", seat=player.seat)
            assert again == fresh[-1]
            of = {event["n"]: event["battle"] for event in player.events}
            assert {of[step["n"]] for step in again["steps"] if step["n"] is not None} == {again["id"]}
            moment = get(client, made, "replay", seat=player.seat)
            assert moment["view"]["battles"][-1] == again
            last = max(step["n"] for step in again["steps"] if step["n"] is not None)
            line = player.events[last]["verdict"]  # what heads it in the log
            assert line["args"]["verdict"] == again["verdict"]
            assert moment["events"][-1]["verdict"] == line
        assert get(client, made, "battles/999")["kind"] == "unknown"


def test_a_group_of_answers_is_one_undo_and_says_how_many_were_done(tmp_path: Path):
    luck = random.Random("group")
    with serving(tmp_path, games=("arriba",)) as client:
        made = begin(client, game="arriba", auto=False)
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as player:
            until(player, luck, "march")
            view, ply = player.view, player.ply
            stacks = [token.split()[1] for token in tokens(player) if token.startswith("march")]
            reached = next(found for g in stacks if (found := say(player, "reach", pieces=[g]))["places"])
            route = next(iter(reached["places"].values()))
            spoken(route, shapes.Route)
            wanted = {"ply": player.ply, "version": player.version}
            done = say(player, "answers", tokens=[*route["tokens"], "to nowhere"], **wanted)
            assert done["done"] == len(route["tokens"])
            player.catch_up(done["version"])
            assert player.ply > ply + 1
            undone = say(player, "undo", ply=player.ply, version=player.version)
            assert undone["type"] == "done"
            player.catch_up(undone["version"])
            assert (player.view, player.ply) == (view, ply)
            refused = say(player, "answers", tokens=["to nowhere"], ply=player.ply, version=player.version)
            assert refused["type"] == "refused"
            assert refused["refusal"]["rule"]


@pytest.mark.parametrize("slug", games.slugs())
def test_who_is_asked_again_is_told_what_the_others_did(tmp_path: Path, slug: str):
    luck = random.Random(f"others {slug}")
    with serving(tmp_path, games=(slug,)) as client:
        game = games.load(slug)
        first, *others = game.seats(game.scenarios[0].id, game.full_options(game.scenarios[0].id, {}))
        made = begin(client, game=slug, seats={first: "me", others[0]: "friend"})
        id = made["match"]["id"]
        with (
            sitting(client, id, made["mine"]["link"]) as one,
            sitting(client, id, claim(client, made)) as other,
        ):
            for _ in range(60):
                for player, waits in ((one, other), (other, one)):
                    if tokens(player) and player.result is None:
                        player.answer(random_token(player, luck))
                        waits.catch_up(player.version)
            for player in (one, other):
                player.say("sight", origin="nowhere")  # whatever was told before comes first
                player.until("refused")
            stories = [heard for player in (one, other) for heard in player.heard if heard["type"] == "story"]
            briefing = get(client, made, "briefing")
            told = get(client, made, "story", seat=first)
        assert stories
        for story in stories:
            spoken({key: part for key, part in story.items() if key != "type"}, shapes.StoryTold)
            assert all(step["seat"] != story["seat"] or step["battle"] for step in story["steps"])
        spoken(briefing, shapes.Briefing)
        spoken(told, shapes.StoryTold)
