"""What can be read on a page, or is read out: no internal name, no half sentence."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page
from tests.browser.conftest import Server

from frente import games

# Whatever can be read or is read out within something, each once.
READ = """
(within) => [...document.querySelectorAll(within)].flatMap((root) => {
  const said = [root, ...root.querySelectorAll("[aria-label], [title]")].filter((x) => x.checkVisibility())
    .flatMap((x) => [x.getAttribute("aria-label"), x.getAttribute("title")]);
  return [...root.innerText.split("\\n"), ...said].filter((text) => text && text.trim());
})
"""
NOT_A_SENTENCE = re.compile(
    r"undefined|\bNaN\b|\[object|\{ ?\$|: [.,]|, [.,]|\( ?\)| [.,](\s|$)|^[.,:;]+$"
    r"|\b1 (steps|units|things|points|hits|operations|cards|choices)\b"
)


class Reader:
    """Somebody who reads whatever stands on the page of a match."""

    def __init__(self, server: Server, page: Page, slug: str) -> None:
        self.server, self.page, self.slug = server, page, slug
        self._ids: set[str] | None = None

    @property
    def ids(self) -> set[str]:
        """What nobody should read: ids of pieces, stacks, cards and places that are not their names."""
        if self._ids is None:
            self._ids = self._learn()
        return self._ids

    def faults(self, within: str = "body") -> list[str]:
        """Texts that hold an internal name or are no sentence."""
        return [
            text
            for text in self.page.evaluate(READ, within)
            if set(re.findall(r"[\w.:-]*\w", text)) & self.ids or NOT_A_SENTENCE.search(text)
        ]

    def _learn(self) -> set[str]:
        match, link = self.page.url.split("/")[-2:]
        request = urllib.request.Request(
            f"{self.server.address}/api/matches/{match}/replay",
            headers={"authorization": f"Bearer {link}"},
        )
        with urllib.request.urlopen(request, timeout=120) as answer:
            view = json.load(answer)["view"]
        names = games.load(self.slug).names()
        found = set(names) | set(_ids(view["pieces"])) | set(_ids(view.get("cards") or {}))
        shown = set(names.values()) | {word for name in names.values() for word in name.split()}
        printed = {piece.get("name", "") for piece in view["pieces"]}
        # Numbers are printed on hexes, and are nothing strange elsewhere.
        odd = {id for id in found if re.search(r"[\d.:-]", id) and not id.isdigit()}
        return odd - shown - printed


def _ids(data: Any) -> Iterator[str]:
    """Every id within a piece of a view."""
    if isinstance(data, dict):
        yield from (
            data[key] for key in ("id", "stack", "place") if isinstance(data.get(key), str) and data[key]
        )
        for value in data.values():
            yield from _ids(value)
    elif isinstance(data, list):
        for value in data:
            yield from _ids(value)
