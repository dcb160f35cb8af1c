"""The toy game with bots that fail in every way a bot can."""

import os
import time
from random import Random

from tests.toy.game import Toy
from tests.toy.state import ToyState

from frente.engine import Ask, Craft


def crashes(state: ToyState, ask: Ask, random: Random) -> str:
    os._exit(3)


def sleeps(state: ToyState, ask: Ask, random: Random) -> str:
    time.sleep(60)
    return "rest"


def breaks(state: ToyState, ask: Ask, random: Random) -> str:
    raise ValueError("a bot's mistake")


def cheats(state: ToyState, ask: Ask, random: Random) -> str:
    return "attack red-1 red-2"


class Faulty(Toy):
    craft = Craft(weighs=("bid",))

    def __init__(self) -> None:
        super().__init__()
        self.bots = {
            **self.bots, "crashes": crashes, "sleeps": sleeps, "breaks": breaks, "cheats": cheats
        }  # fmt: skip

    def value(self, state: ToyState, seat: str) -> float:
        """What bots that think wait for, in vain."""
        time.sleep(60)
        return 0.5


GAME = Faulty()
