"""A program that plays by an account, over HTTP and WebSocket: a start for a bot of your own.

    python examples/bot.py https://frente.example.org TOKEN --sit arriba

The token comes from the page *Account*. The bot sits down at open tables of the games that it is told, makes
one where none of its own is open (--make), and answers whatever it is asked. It chooses at random: to choose
well is your part. It needs nothing of Frente's but docs/protocol.md, and `pip install websockets`.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import secrets
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.sync.client import connect

Json = dict[str, Any]


def choose(ask: Json, view: Json) -> str:
    """One of the tokens that are offered. `view` is the board as the seat saw it when we came."""
    return str(random.choice(ask["options"])["token"])


class Account:
    """What the server lets the token's owner do."""

    def __init__(self, server: str, token: str) -> None:
        self.server = server.rstrip("/")
        self.headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def ask(self, path: str, body: Json | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, self.headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def waiting(self) -> list[Json]:
        """The matches in which we are asked, the most urgent first."""
        rows = self.ask("/api/me/matches")["matches"]
        return [row for row in rows if not row["result"] and set(row["yours"]) & set(row["waiting"])]

    def sit(self, games: list[str]) -> bool:
        """Sit down at a table where we are invited, or at an open one of these games."""
        for table in self.ask("/api/tables")["tables"]:
            wanted = table["invited"] or (table["game"] in games and table["room"])
            if wanted and not table["sitting"]:
                try:
                    self.ask(f"/api/tables/{table['id']}/sit", {})
                    return True
                except urllib.error.HTTPError:
                    continue  # others were quicker
        return False

    def make(self, game: str) -> None:
        """A table of our own, where none of ours is open."""
        if not any(table["sitting"] for table in self.ask("/api/tables")["tables"]):
            self.ask("/api/tables", {"game": game})

    def play(self, match: str) -> None:
        """Answer until somebody else must, or the match is over."""
        address = "ws" + self.server.removeprefix("http") + f"/api/matches/{match}/live"
        token = {"authorization": self.headers["authorization"]}
        with connect(address, additional_headers=token, max_size=None) as line:
            # No id twice, in whatever connection: a repeated one gets its first reply again.
            here = secrets.token_hex(6)
            ids = (f"{here}-{n}" for n in itertools.count())
            line.send(json.dumps({"type": "hello", "id": next(ids)}))
            view: Json = {}
            while True:
                told = json.loads(line.recv(timeout=60))
                if told["type"] == "refused":  # something has changed meanwhile: look again
                    line.send(json.dumps({"type": "hello", "id": next(ids)}))
                if told["type"] == "view":
                    view = told["view"]
                if told["type"] not in ("view", "delta"):
                    continue
                if told["result"] or "options" not in told["ask"]:
                    return
                answer = {"seat": told["seat"], "ply": told["ply"], "version": told["version"]}
                answer |= {"type": "answer", "id": next(ids), "token": choose(told["ask"], view)}
                line.send(json.dumps(answer))


def run(account: Account, sit: list[str], make: str, pause: float, matches: int) -> None:
    """Play on; after so many matches end (0: never)."""
    while True:
        for row in account.waiting():
            account.play(row["id"])
        rows = account.ask("/api/me/matches")["matches"]
        over = sum(row["result"] is not None for row in rows)
        if matches and over >= matches:
            return
        if not matches or len(rows) < matches:
            if not account.sit(sit) and make:
                account.make(make)
        time.sleep(pause)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("server")
    parser.add_argument("token")
    parser.add_argument(
        "--sit", nargs="*", default=[], metavar="GAME", help="sit down at open tables of these"
    )
    parser.add_argument("--make", default="", metavar="GAME", help="make a table of this where none is open")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between two looks")
    parser.add_argument("--matches", type=int, default=0, help="end after so many matches")
    wanted = parser.parse_args()
    run(Account(wanted.server, wanted.token), wanted.sit, wanted.make, wanted.pause, wanted.matches)


if __name__ == "__main__":
    main()
