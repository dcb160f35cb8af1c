"""What researchers need whatever their library: answers and positions as numbers."""

from frente.research.actions import END, Actions, Choosing, actions_of
from frente.research.sight import PLANES, Sight, sight_of, text_of
from frente.research.table import Table

__all__ = ["END", "PLANES", "Actions", "Choosing", "Sight", "Table", "actions_of", "sight_of", "text_of"]
