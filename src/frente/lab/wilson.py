"""How sure a share of wins is."""

from __future__ import annotations

import math

Z95 = 1.959964


def wilson(wins: float, total: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a share: honest also near 0 and 1 and for few matches."""
    if total == 0:
        return 0.0, 1.0
    share = wins / total
    centre = share + z * z / (2 * total)
    spread = z * math.sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    scale = 1 + z * z / total
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
