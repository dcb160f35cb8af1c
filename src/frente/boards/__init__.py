"""Boards: graphs, hexes, the ground, and the layout a client draws. Knows no game."""
