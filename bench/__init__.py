"""Benchmarks: `python -m bench`, or `python3 dev.py bench`."""
