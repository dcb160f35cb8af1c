"""España 1936: cards and dice over boxes joined by lines, with the war at sea."""

from frente.games.espana.game import GAME as GAME
