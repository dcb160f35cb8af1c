"""Say what must be refused, and see that it is: `python -m bench.trust [GAME ...]`.

Two people play each game at random over WebSockets. Before every answer each of them says things that no rule
allows: answers that are not offered (bent from those that are, or of earlier), for the other's seat, for
another ply, in another shape. Each must be refused with a reason, and the match must stand where it stood.
What a seat is shown of hidden things is looked at by `frente contract --all`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import websockets

from bench.server import GAMES, Server, a_server, head, row

WORDS = ("", "0", "-1", "999999", "pass", "attack", "move", "é", "../..", "null")
KEPT = 200
"""Answers of before that are tried again."""


class Liar:
    """A person at a match, who says what is not so."""

    def __init__(self, live: Any, luck: random.Random) -> None:
        self.live, self.luck = live, luck
        self.shown: dict[str, Any] = {}
        self.numbers = 0
        self.earlier: list[str] = []

    async def hear(self, *types: str) -> dict[str, Any]:
        """The next message of one of these kinds; what is shown meanwhile is remembered."""
        while True:
            told: dict[str, Any] = json.loads(await self.live.recv())
            if told["type"] in ("view", "delta"):
                self.shown = told
            if told["type"] in types:
                return told

    async def say(self, said: dict[str, Any]) -> dict[str, Any]:
        """Say something; what is replied to it."""
        self.numbers += 1
        await self.live.send(json.dumps({**said, "id": f"m{self.numbers}"}))
        return await self.hear("done", "answers", "refused")

    def tokens(self) -> list[str]:
        return [option["token"] for option in self.shown["ask"].get("options", [])]

    def lies(self, other: Liar) -> Iterator[dict[str, Any]]:
        """What must be refused now."""
        offered = set(self.tokens())
        fair = {"type": "answer", "seat": self.shown["seat"], "ply": self.shown["ply"]}
        for token in self._bent(other):
            if token not in offered:
                yield {**fair, "token": token}
        for token in list(offered)[:1]:
            yield {**fair, "token": token, "ply": fair["ply"] + self.luck.choice((-1, 1, 1000))}
            yield {**fair, "token": token, "seat": other.shown["seat"]}
            yield {**fair, "token": token, "seat": "nobody"}
            yield {**fair, "token": [token]}
            yield {**fair, "token": token, "more": 1}
            yield {**fair, "type": "answers", "tokens": []}
        yield {"type": "resign", "seat": other.shown["seat"]}
        yield {"type": "undo", "seat": other.shown["seat"], "ply": fair["ply"]}

    def _bent(self, other: Liar) -> Iterator[str]:
        known = [*self.tokens(), *other.tokens(), *self.earlier]
        for token in self.luck.sample(known, min(3, len(known))):
            words = token.split(" ")
            at = self.luck.randrange(len(words))
            yield " ".join([*words[:at], self.luck.choice(WORDS), *words[at + 1 :]])
            yield " ".join([*words, self.luck.choice(self.luck.choice(known).split(" "))])
            yield token[:-1]
        if self.earlier:
            yield self.luck.choice(self.earlier)


async def lied(server: Server, game: str, messages: int, luck: random.Random) -> Counter[str]:
    """How many were refused, by kind; what was taken (which must be none); and the fair answers."""
    counted: Counter[str] = Counter()
    while counted["lies"] < messages:
        made = await asyncio.to_thread(server.begin, game)
        id, claim = made["match"]["id"], {"invitation": made["invitations"][0]["invitation"]}
        friend = await asyncio.to_thread(server.call, f"/api/matches/{id}/claim", claim)
        where = f"ws://127.0.0.1:{server.port}/api/matches/{id}/live?link="
        async with (
            websockets.connect(where + made["mine"]["link"], max_size=None) as mine,
            websockets.connect(where + friend["mine"]["link"], max_size=None) as theirs,
        ):
            two = [Liar(mine, luck), Liar(theirs, luck)]
            for liar in two:
                await liar.live.send('{"type":"hello","id":"h"}')
                await liar.hear("view")
            while two[0].shown["result"] is None and counted["lies"] < messages:
                await _round(two, luck, counted)
    return counted


async def _round(two: list[Liar], luck: random.Random, counted: Counter[str]) -> None:
    """Lies of both, then one fair answer."""
    for liar, other in (two, reversed(two)):
        stood = liar.shown["version"]
        for lie in liar.lies(other):
            counted["lies"] += 1
            reply = await liar.say(lie)
            taken = reply["type"] != "refused" or not reply["text"] or liar.shown["version"] != stood
            counted["taken" if taken else reply["kind"]] += 1
            if taken:
                print(f"taken: {json.dumps(lie)}: {json.dumps(reply)}", flush=True)
                return  # what was shown to the other is not known
    asked = luck.choice([liar for liar in two if liar.tokens()])
    token = luck.choice(asked.tokens())
    said = {"type": "answer", "seat": asked.shown["seat"], "token": token, "ply": asked.shown["ply"]}
    reply = await asked.say(said)
    asked.earlier = [*asked.earlier, token][-KEPT:]
    counted["fair"] += reply["type"] == "done"
    for liar in two:
        while reply["type"] == "done" and liar.shown["version"] < reply["version"]:
            await liar.hear("view", "delta")


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.trust", description=__doc__)
    arguments.add_argument("games", nargs="*", default=GAMES, help="slugs; all five unless told")
    arguments.add_argument("--messages", type=int, default=5000, help="lies for each game")
    arguments.add_argument("--seed", default="trust")
    given = arguments.parse_args()
    head("game", "fair answers", "lies", "refused", "by kind", "taken")
    for game in given.games:
        with a_server("sqlite", 1, game) as server:
            found = asyncio.run(lied(server, game, given.messages, random.Random(given.seed)))
        kinds = {kind: n for kind, n in found.items() if kind not in ("lies", "fair", "taken")}
        told = ", ".join(f"{kind} {n}" for kind, n in sorted(kinds.items()))
        row(game, found["fair"], found["lies"], sum(kinds.values()), told, found["taken"])


if __name__ == "__main__":
    main()
