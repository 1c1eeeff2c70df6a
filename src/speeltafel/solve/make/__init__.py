"""Makes the whole solution of Katalon, its book, puzzles and plots; needs numba."""
