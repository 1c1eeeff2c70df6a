"""The review of a match: what decided it, proven where the game is solved, else estimated."""

from speeltafel.learn.review.findings import Review
from speeltafel.learn.review.reviewing import review

__all__ = ["Review", "review"]
