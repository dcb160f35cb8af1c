"""The Strategy Cards: conditions, Events, Combat Cards, lasting effects."""
