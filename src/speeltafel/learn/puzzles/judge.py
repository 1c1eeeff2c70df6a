"""Who judges the moves of somebody who tries a puzzle, and gives hints."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from speeltafel.core.data import from_data
from speeltafel.core.game import AnyGame
from speeltafel.core.reason import Reason, reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.core.seats import CHANCE
from speeltafel.learn.puzzles.puzzle import Line, Puzzle


class Sitting(NamedTuple):
    """Somebody at a puzzle, and what has been played so far."""

    puzzle: Puzzle
    state: Any
    steps: Line = ()
    """The own moves, each by its key."""
    scripted: int = 0
    """How much of the script has happened."""


class Answer(NamedTuple):
    right: bool
    done: bool
    """The puzzle is solved."""
    why: Reason
    """A sentence that is true here and gives no solution away."""
    replies: tuple[Any, ...] = ()
    """The moves that follow by themselves: of chance, or of others."""


class Hint(NamedTuple):
    """In steps: where to look, the move, and why."""

    look: Reason
    move: Any
    because: Reason


class Judge(Protocol):
    """What a game says about its puzzles. Moves handed in are legal."""

    @property
    def game(self) -> AnyGame: ...

    def start(self, puzzle: Puzzle) -> Any:
        """The first state."""

    def key(self, state: Any, move: Any) -> str:
        """Own moves with one key are one step for the puzzle, as two ways to make a building."""

    def answer(self, sitting: Sitting, move: Any) -> Answer: ...

    def hint(self, sitting: Sitting) -> Hint: ...


def sit(judge: Judge, puzzle: Puzzle, line: Sequence[str] = ()) -> Sitting:
    """After `line`, replies included; a refusal when something in it may not be played."""
    sitting = Sitting(puzzle, judge.start(puzzle))
    for text in line:
        sitting = _played(judge, sitting, text)
    return sitting


def _played(judge: Judge, sitting: Sitting, text: str) -> Sitting:
    game, state, seat = judge.game, sitting.state, sitting.puzzle.seat
    acting = game.to_act(state)
    if not acting:
        raise Refused(Refusal(Kind.OVER, reason("core-over")))
    move = accept(game.parse_move(state, text))
    if seat in acting:
        return own(judge, sitting, allowed(judge, sitting, move))
    return reply(judge, sitting, _admitted(game, sitting, move))


def allowed(judge: Judge, sitting: Sitting, move: Any) -> Any:
    """This own move, or the rule that forbids it."""
    game, state, seat = judge.game, sitting.state, sitting.puzzle.seat
    if seat not in game.to_act(state):
        raise Refused(Refusal(Kind.OVER, reason("core-over")))
    why = game.why_not(state, seat, move)
    if why is not None:
        raise Refused(Refusal(Kind.ILLEGAL, why, game.prompt(state, seat)))
    return move


def _admitted(game: AnyGame, sitting: Sitting, move: Any) -> Any:
    state, script = sitting.state, sitting.puzzle.script
    if script:
        fits = script[sitting.scripted :][:1] == (game.format_move(move),)
    elif CHANCE in game.to_act(state):
        fits = game.chance(state).admits(move)
    else:
        fits = game.why_not(state, actor_of(game, state), move) is None
    if not fits:
        raise Refused(Refusal(Kind.STALE, reason("core-stale"), reason("core-look-again")))
    return move


def own(judge: Judge, sitting: Sitting, move: Any) -> Sitting:
    state, seat = sitting.state, sitting.puzzle.seat
    key = judge.key(state, move)
    return sitting._replace(state=judge.game.apply(state, seat, move), steps=(*sitting.steps, key))


def reply(judge: Judge, sitting: Sitting, move: Any) -> Sitting:
    game, state = judge.game, sitting.state
    after = game.apply(state, actor_of(game, state), move)
    return sitting._replace(state=after, scripted=sitting.scripted + 1)


def actor_of(game: AnyGame, state: Any) -> int:
    return next(iter(game.to_act(state)))


def scripted_replies(judge: Judge, sitting: Sitting) -> tuple[Any, ...]:
    """What the script has to say before the solver acts again."""
    replies: list[Any] = []
    script = sitting.puzzle.script
    while sitting.scripted < len(script):
        acting = judge.game.to_act(sitting.state)
        if not acting or sitting.puzzle.seat in acting:
            break
        move = accept(judge.game.parse_move(sitting.state, script[sitting.scripted]))
        replies.append(move)
        sitting = reply(judge, sitting, move)
    return tuple(replies)


def state_of(game: AnyGame) -> Callable[[Puzzle], Any]:
    """For a position that is a whole state as data (`core/data`)."""
    return lambda puzzle: from_data(game.state_type, puzzle.position)


def played_out(game: AnyGame) -> Callable[[Puzzle], Any]:
    """For a position that is what was played so far, chance included: `["△△", "△△ b1 c1"]`."""

    def start(puzzle: Puzzle) -> Any:
        state = game.setup(puzzle.config(game))
        for text in puzzle.position:
            state = game.apply(state, actor_of(game, state), accept(game.parse_move(state, text)))
        return state

    return start


def as_written(game: AnyGame) -> Callable[[Any, Any], str]:
    """The key of moves that are all different steps."""

    def key(state: Any, move: Any) -> str:
        del state
        return game.format_move(move)

    return key


@dataclass(frozen=True, kw_only=True)
class LineJudge:
    """Judges by the solutions written down: a step is right when it begins one of them."""

    game: AnyGame
    opened: Callable[[Puzzle], Any]
    """`state_of(game)` or `played_out(game)`."""
    keyed: Callable[[Any, Any], str]
    """`as_written(game)` where no two moves are the same step."""
    wrong: Callable[[Sitting, Any], Reason]
    """Why this move, with which no solution goes on, misses the task."""
    right: Callable[[Sitting, Any, int], Reason]
    """What to say to a right move after which at least so many steps are left."""
    solved: Callable[[Sitting, Any], Reason]
    """What the last move has brought."""
    look: Callable[[Sitting, Any], Reason]
    """Where to look for this move."""
    because: Callable[[Sitting, Any], Reason]
    """What this move is good for."""

    def start(self, puzzle: Puzzle) -> Any:
        return self.opened(puzzle)

    def key(self, state: Any, move: Any) -> str:
        return self.keyed(state, move)

    def answer(self, sitting: Sitting, move: Any) -> Answer:
        rests = self.rests(sitting.puzzle, (*sitting.steps, self.key(sitting.state, move)))
        after = own(self, sitting, move)
        if not rests:
            return Answer(False, False, self.wrong(sitting, move))
        if () in rests:
            return Answer(True, True, self.solved(sitting, move))
        why = self.right(sitting, move, min(map(len, rests)))
        return Answer(True, False, why, scripted_replies(self, after))

    def hint(self, sitting: Sitting) -> Hint:
        """A move of a shortest solution."""
        rests = [rest for rest in self.rests(sitting.puzzle, sitting.steps) if rest]
        if not rests:
            raise Refused(Refusal(Kind.OVER, reason("puzzles-astray")))
        wanted = min(rests, key=len)[0]
        state, seat = sitting.state, sitting.puzzle.seat
        move = next(
            each for each in self.game.legal_moves(state, seat) if self.key(state, each) == wanted
        )
        return Hint(self.look(sitting, move), move, self.because(sitting, move))

    def rests(self, puzzle: Puzzle, steps: Line) -> list[Line]:
        """What is left of every solution that begins with these steps."""
        return [line[len(steps) :] for line in puzzle.solutions if line[: len(steps)] == steps]
