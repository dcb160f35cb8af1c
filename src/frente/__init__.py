"""Frente: five Spanish Civil War board wargames on one rules engine."""

__version__ = "0.1.0"
