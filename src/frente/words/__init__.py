"""Sentences. Rules speak in message names and arguments; the catalogs turn them into words."""

from frente.words.audit import audit
from frente.words.catalog import LOCALES_FALL_BACK_TO, Catalog, defined, sources
from frente.words.words import MissingWords, Words

__all__ = ["LOCALES_FALL_BACK_TO", "Catalog", "MissingWords", "Words", "audit", "defined", "sources"]
