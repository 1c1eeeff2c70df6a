"""Lessons, reviews and puzzles in words, for whoever serves them."""
