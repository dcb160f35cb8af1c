"""Tokens that name hexes, made once: lists of them are asked for at every decision."""

from __future__ import annotations

from frente.games.santander.definitions import CODES, COUNT

_BYTES = (COUNT + 7) // 8


class HexTokens:
    """One token for each hex, all with the same verb."""

    __slots__ = ("_rows", "tokens")

    def __init__(self, verb: str) -> None:
        self.tokens = tuple(f"{verb} {code}" for code in CODES)
        # By byte of a set of hexes: the tokens of its bits, so that a list is a few additions.
        self._rows = tuple(
            tuple(tuple(t for i, t in enumerate(eight) if byte >> i & 1) for byte in range(256))
            for eight in (self.tokens[n : n + 8] for n in range(0, 8 * _BYTES, 8))
        )

    def of(self, hexes: int) -> list[str]:
        """The tokens of a set of hexes, in printed order."""
        found: list[str] = []
        for row, byte in zip(self._rows, hexes.to_bytes(_BYTES, "little"), strict=True):
            if byte:
                found += row[byte]
        return found
