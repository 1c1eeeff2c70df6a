"""What a seat sees, as numbers: one documented layout for each game, filled from its view alone."""
