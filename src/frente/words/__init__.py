"""Sentences. Rules speak in message names and arguments; the catalogs turn them into words."""

from frente.engine.message import lend_voice
from frente.words.audit import audit
from frente.words.catalog import Catalog, defined, languages, sources, whole
from frente.words.language import LOCALES_FALL_BACK_TO, PSEUDO, SPOKEN
from frente.words.words import MissingWords, Words, say

lend_voice(say)

__all__ = [
    "LOCALES_FALL_BACK_TO",
    "PSEUDO",
    "SPOKEN",
    "Catalog",
    "MissingWords",
    "Words",
    "audit",
    "defined",
    "languages",
    "sources",
    "whole",
]
