"""`steady` shoots: targets, companions, reactions, guns and aircraft (chapters 3.4, 8 and 9.2)."""

from __future__ import annotations

from random import Random
from typing import Any

from frente.boards.hexes import OFF
from frente.games.barricadas import charts
from frente.games.barricadas.answers import At, Declare, Join, Nothing, Reply, Volley
from frente.games.barricadas.bot.judgement import Answers, expected
from frente.games.barricadas.definitions import AT, PIECES
from frente.games.barricadas.rules import fire
from frente.games.barricadas.rules.movement import terrain
from frente.games.barricadas.state import Battlefield, has, manned, targets_in, the_board


def shoot(s: Battlefield, side: int, answers: Answers, luck: Random) -> str:
    """All who can fire at one target do: the Combat Chart rewards large groups."""
    best, value = answers[0][0], -1.0
    for token, answer in answers:
        match answer:
            case Join():
                return token
            case At(group, h, attack):
                gain = expected(s, fire.fire_shot(s, group, attack, h))
                gain += 0.1 * any(h == g for g, _ in s.brief.objectives)
                if gain > value:
                    best, value = token, gain
    return best


def join_all(s: Battlefield, side: int, answers: Answers, luck: Random) -> str:
    return answers[0][0]


def assault(s: Battlefield, side: int, answers: Answers, luck: Random) -> str:
    """9.1-c: three assault, more would only be shot at."""
    token, said = answers[-1]
    return token if isinstance(said, Declare) and len(said.party) >= 3 else answers[0][0]


def react(s: Battlefield, side: int, answers: Answers, luck: Random) -> str:
    """3.4: at what comes close or pays; a marker is there to be used."""
    best, value = "hold", 0.0
    for token, answer in answers:
        match answer:
            case Reply((u,), h, attack):
                gain = _reply_worth(s, u, h, attack)
                if gain > value:
                    best, value = token, gain
    return best


def _reply_worth(s: Battlefield, u: int, h: int, attack: str) -> float:
    ready = has(s.reaction, u)
    stackmates = [
        x
        for x in s.stacks[s.at[u]]
        if x == u
        or (s.member.get(x, -1) == s.member.get(u, -2) and has(s.reaction, x) and attack in PIECES[x].fire)
    ]
    gain = expected(s, fire.fire_shot(s, stackmates, attack, h, () if ready else stackmates))
    near = the_board(s).grid.distance(s.at[u], h)
    return gain - (0.3 if near > 2 else 0.15)


def volley(s: Battlefield, side: int, answers: Answers, luck: Random) -> str:
    """9.2: defensive fire at once; at tanks first."""
    tanks = [token for token, answer in answers if isinstance(answer, Volley) and answer.attack == AT]
    return (tanks or [token for token, _ in answers])[0]


def aim(s: Battlefield, side: int, answers: Answers, luck: Random) -> str:
    """8.1, 8.2: where most enemies stand with least cover, and no friends next to them."""
    own = manned(s, side)

    def worth(one: tuple[str, Any]) -> tuple[float, str]:
        token, answer = one
        if isinstance(answer, Nothing):
            return -9.0, token
        h = answer.hex
        foes = sum(3 - s.lost.get(u, 0) for u in targets_in(s, h, 1 - side))
        friends = sum(1 for n in the_board(s).grid.sides[h] if n != OFF and own >> n & 1)
        return foes / charts.defense("ART", terrain(s, h)) - 0.4 * friends, token

    return max(answers, key=worth)[0]


def order(s: Battlefield, side: int, answers: Answers, luck: Random) -> str:
    """8.1.3.2-d: attack where the enemy is, else keep the mission."""
    (attack, said), (save, _) = answers
    return attack if manned(s, 1 - side) >> said.mission.mark & 1 else save


def rally(s: Battlefield, side: int, answers: Answers, luck: Random) -> str:
    return answers[0][0]
