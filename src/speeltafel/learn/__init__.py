"""Learning a game: lessons made of positions, the review of a match, puzzles."""
