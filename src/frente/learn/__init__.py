"""Lessons, examples and puzzles: real matches on positions, with words beside them."""
