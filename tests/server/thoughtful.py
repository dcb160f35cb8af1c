"""The toy game with bots that think."""

from tests.toy.game import Toy

from frente.engine import Craft


class Thoughtful(Toy):
    craft = Craft(weighs=("bid",))


GAME = Thoughtful()
