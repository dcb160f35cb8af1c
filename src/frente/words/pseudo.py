"""English with accents on every letter: whatever is read without them comes from no catalog."""

from __future__ import annotations

_PLAIN = "AaCcEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz"
_ACCENTED = "ÀáÇçÊéĜĝĤĥÎíĴĵĶķĻļÑñÖóŔŕŠšŢţÛúŴŵÝýŽž"
_TABLE = str.maketrans(_PLAIN, _ACCENTED)


def accented(text: str) -> str:
    return text.translate(_TABLE)
