"""A friend is invited: nobody but the friend ever holds the friend's link."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert
from starlette.testclient import TestClient
from tests.server.databases import CURRENT
from tests.server.table import begin, claim, serving, sitting

from frente.server.links import hashed, new_link
from frente.server.tables import invitations, links

pytestmark = pytest.mark.usefixtures("database")
FRIEND = {"red": "me", "blue": "friend"}


def ask(client: TestClient, made: dict[str, Any], path: str, **wanted: Any) -> tuple[int, dict[str, Any]]:
    answer = client.post(f"/api/matches/{made['match']['id']}/{path}", json=wanted)
    return answer.status_code, answer.json()


def looked_at(client: TestClient, made: dict[str, Any], invitation: str) -> tuple[int, dict[str, Any]]:
    headers = {"authorization": f"Bearer {invitation}"}
    answer = client.get(f"/api/matches/{made['match']['id']}/invitation", headers=headers)
    return answer.status_code, answer.json()


def test_whoever_makes_a_match_is_not_handed_the_other_seat(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats=FRIEND)
        assert "friends" not in made
        id, invitation = made["match"]["id"], made["invitations"][0]["invitation"]
        assert client.get(f"/api/matches/{id}", params={"link": invitation}).status_code == 403
        with sitting(client, id, invitation, greet=False) as nobody:
            assert nobody.hear()["kind"] == "not-your-seat"
        for key in ("mine", "watch"):
            card = client.get(f"/api/matches/{id}", params={"link": made[key]["link"]}).json()
            assert "blue" not in card["yours"]


def test_an_invitation_is_claimed_once(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats=FRIEND)
        id, invitation = made["match"]["id"], made["invitations"][0]["invitation"]
        status, card = looked_at(client, made, invitation)
        assert (status, card["seats"], card["arranged"], card["origin"]) == (200, ["blue"], False, None)
        friend = "the friend's own number"
        status, joined = ask(client, made, "claim", invitation=invitation, claimant=friend)
        assert (status, joined["mine"]["seats"], joined["match"]["yours"]) == (200, ["blue"], ["blue"])
        assert joined["mine"]["link"] not in json.dumps(made)
        # The answer was lost on its way: the same one asks again. Anybody else is too late.
        assert ask(client, made, "claim", invitation=invitation, claimant=friend)[1]["mine"] == joined["mine"]
        for other in ({}, {"claimant": "somebody else's number"}):
            status, problem = ask(client, made, "claim", invitation=invitation, **other)
            assert (status, problem["kind"]) == (409, "refused")
            assert "used already" in problem["text"]
        assert looked_at(client, made, invitation)[0] == 409
        with (
            sitting(client, id, made["mine"]["link"]) as red,
            sitting(client, id, joined["mine"]["link"]) as blue,
        ):
            assert red.answer("bid 1")["type"] == "done"
            assert blue.answer("bid 0")["type"] == "done"


def test_it_can_be_taken_back_while_nobody_has_claimed_it(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats=FRIEND)
        mine = {"link": made["mine"]["link"]}
        first = made["invitations"][0]["invitation"]
        again = client.post(f"/api/matches/{made['match']['id']}/invite", params=mine, json={"seat": "blue"})
        second = again.json()["invitation"]
        assert (again.status_code, second != first) == (200, True)
        for status, problem in (looked_at(client, made, first), ask(client, made, "claim", invitation=first)):
            assert (status, problem["kind"]) == (404, "unknown")
            assert "taken back" in problem["text"]
        assert ask(client, made, "claim", invitation=second)[0] == 200
        late = client.post(f"/api/matches/{made['match']['id']}/invite", params=mine, json={"seat": "blue"})
        assert (late.status_code, late.json()["kind"]) == (409, "refused")


def test_only_whoever_made_the_match_invites(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats={"red": "friend", "blue": "friend"})
        friend = claim(client, made)
        for link in (friend, made["watch"]["link"], "nothing"):
            for seat in ("blue", "green"):
                path = f"/api/matches/{made['match']['id']}/invite"
                answer = client.post(path, params={"link": link}, json={"seat": seat})
                assert answer.status_code in (403, 409)
        assert claim(client, made, 1)


def test_all_see_which_seats_wait_also_after_a_restart(tmp_path: Path):
    def joined(client: TestClient) -> list[bool]:
        card = client.get(f"/api/matches/{made['match']['id']}", params={"link": made["watch"]["link"]})
        return [seat["joined"] for seat in card.json()["seats"]]

    with serving(tmp_path) as client:
        made = begin(client, seats=FRIEND)
        assert joined(client) == [True, False]
    with serving(tmp_path) as client:
        assert joined(client) == [True, False]
        with sitting(client, made["match"]["id"], made["mine"]["link"]) as red:
            assert [seat["joined"] for seat in red.heard[-1]["seats"]] == [True, False]
            claim(client, made)
            red.say("look", seat="red")
            assert [seat["joined"] for seat in red.until("view")["seats"]] == [True, True]
        assert joined(client) == [True, True]


def test_links_from_before_go_on_working(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats=FRIEND)
    old = new_link()  # as a server of before had made one for a friend, and stored its hash
    row = {"hash": hashed(old), "match": made["match"]["id"], "seats": json.dumps(["blue"])}
    with CURRENT.engine(tmp_path).begin() as connection:
        connection.execute(insert(links), row)
        connection.execute(delete(invitations))
    with serving(tmp_path) as client, sitting(client, made["match"]["id"], old) as blue:
        assert blue.answer("bid 0")["type"] == "done"


def test_an_arranged_match_says_so_to_whoever_joins(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats=FRIEND, position={"turn": 2})
        assert made["match"]["arranged"]
        assert looked_at(client, made, made["invitations"][0]["invitation"])[1]["arranged"]
        watch = {"link": made["watch"]["link"]}
        assert client.get(f"/api/matches/{made['match']['id']}", params=watch).json()["arranged"]
        assert not begin(client)["match"]["arranged"]


def test_a_branch_says_so_to_whoever_joins(tmp_path: Path):
    with serving(tmp_path) as client:
        first = begin(client)
        mine = {"link": first["mine"]["link"]}
        with sitting(client, first["match"]["id"], mine["link"]) as screen:
            screen.answer("bid 1")
            screen.asked("resign", seat="red")
        path = f"/api/matches/{first['match']['id']}/branch"
        made = client.post(path, params=mine, json={"ply": 1, "seats": FRIEND}).json()
        card = looked_at(client, made, made["invitations"][0]["invitation"])[1]
        assert card["origin"] == {"match": first["match"]["id"], "ply": made["match"]["ply"]}


def test_a_running_match_that_hides_things_is_not_branched(tmp_path: Path):
    with serving(tmp_path) as client:
        made = begin(client, seats={"blue": "bot:random"})
        path, mine = f"/api/matches/{made['match']['id']}/branch", {"link": made["mine"]["link"]}
        wanted = {"ply": 1, "seats": {"red": "me", "blue": "me"}}
        running = client.post(path, params=mine, json=wanted)
        assert (running.status_code, running.json()["kind"]) == (409, "refused")
        with sitting(client, made["match"]["id"], mine["link"]) as red:
            red.asked("resign", seat="red")
        assert client.post(path, params=mine, json=wanted).status_code == 200
