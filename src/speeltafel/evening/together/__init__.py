"""A whole class on one board: everybody says what they would do, and all of it is counted. Nobody
is told whose answer is whose."""
