"""Stories of Arriba España, chapter by chapter."""
