"""What can be reached by a move, as every game can say it."""

from speeltafel.learn.lessons.lesson import Goal, Turn


def anything(turn: Turn) -> bool:
    """Whatever is allowed."""
    del turn
    return True


def plays(*texts: str) -> Goal:
    return lambda turn: turn.game.format_move(turn.move) in texts


def wins(turn: Turn) -> bool:
    outcome = turn.game.outcome(turn.after)
    return outcome is not None and turn.seat in outcome.winners


def both(*goals: Goal) -> Goal:
    return lambda turn: all(goal(turn) for goal in goals)
