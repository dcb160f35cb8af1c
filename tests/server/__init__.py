"""The server, over the toy game."""
