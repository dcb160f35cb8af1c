"""The reference of rules speaks to somebody at the table, not to a builder."""

import re

import pytest

from frente import conformance, games

CODES = {
    "arriba": r"\b(BGs?|PSP|DRMs?|CF)\b",
    "barricadas": r"\b(LOS|AFVs?|MPs?)\b",
    "crusade": r"\b(NAT|REP|OOS|DRMs?|RPs?)\b",
    "espana": r"\b(KC|RPs?)\b",
    "santander": r"\b(OOS|ZoC|MPs?|drm)\b",
}
"""Short forms that a stranger cannot know; the rule that defines one may name it."""


@pytest.mark.parametrize("slug", games.slugs())
def test_rules_name_no_files_and_hardly_any_codes(slug):
    rules = conformance.rules_of(games.load(slug).folder)
    assert [rule.id for rule in rules if re.search(r"\w\.(csv|toml)\b", rule.text)] == []
    assert len([rule.id for rule in rules if re.search(CODES[slug], rule.text)]) <= 4


@pytest.mark.parametrize("slug", games.slugs())
def test_rules_begin_like_a_sentence(slug):
    rules = conformance.rules_of(games.load(slug).folder)
    assert [rule.id for rule in rules if rule.text[:1].islower()] == []
