"""What may be answered beforehand: whether a card of the other side is cancelled."""

from __future__ import annotations

from frente.engine.orders import Act, Reaction

REACTIONS = (Reaction("react", (Act("let", "let"), Act("cancel", "cancel")), "card"),)  # 18.7
