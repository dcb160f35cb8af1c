"""What may be answered beforehand: fire in the other side's activations, and in defence against assaults."""

from __future__ import annotations

from frente.engine.orders import Act, Reaction

HOLD = Act("hold", "hold")

REACTIONS = (
    # 3.4: whoever joins the fire is chosen at the table; an order fires with the best one alone.
    Reaction(
        "react", (Act("fire", "react", measured=True), HOLD), "hex", "steps", then={"react-group": "shoot"}
    ),
    Reaction("defend", (Act("fire", "volley", measured=True), HOLD), "hex", "steps"),  # 9.2-d
    Reaction("defend-late", (Act("fire", "volley", measured=True), HOLD), "hex", "steps"),  # 9.2-e
    Reaction("flak", (Act("fire", "flak"), HOLD), "hex"),  # 8.2.2-b
)
