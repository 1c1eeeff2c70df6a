"""Information-set tree search: for any game with chance and secrets.

Every round deals what is hidden again, walks down one tree, whose branches are moves as the
searching seat would see them, and imagines the rest. A branch that is only sometimes possible is
weighed by how often it was possible (Cowling, Powley, Whitehouse 2012: single observer).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from time import process_time
from typing import Any, Final

from speeltafel.bots.bot import Bot, Sight
from speeltafel.bots.effort import Effort, Stopwatch, rounds
from speeltafel.bots.finding import Finding, best_move
from speeltafel.bots.horizon import (
    Judge,
    Playing,
    Worth,
    any_move,
    even,
    imagined,
    next_actor,
    shares,
)
from speeltafel.core.seats import CHANCE, Actor

CURIOSITY: Final = 0.7


@dataclass(slots=True)
class Branch:
    """A move as the searching seat sees it, and what came of it."""

    tries: int = 0
    possible: int = 0
    gain: float = 0.0
    """For the one who made the move, over all tries."""
    below: "dict[tuple[Actor, Any], Branch]" = field(default_factory=dict)

    def promise(self, curiosity: float) -> float:
        return self.gain / self.tries + curiosity * sqrt(log(self.possible) / self.tries)


class TreeSearch:
    """`limit` moves are imagined beyond the tree; then `judge` says what the state is worth."""

    def __init__(
        self,
        effort: Effort,
        *,
        judge: Judge | None = None,
        playing: Playing | None = None,
        limit: int = 10_000,
        curiosity: float = CURIOSITY,
        clock: Stopwatch = process_time,
    ) -> None:
        self.effort = effort
        self.judge = judge
        self.playing = playing
        self.limit = limit
        self.curiosity = curiosity
        self.clock = clock

    def findings(self, sight: Sight, generator: Random) -> list[Finding]:
        root = Branch()
        for _ in rounds(self.effort, self.clock):
            self._round(root, sight, generator)
        found = []
        for move in sight.moves:
            branch = root.below.get((sight.seat, move))
            if branch is not None and branch.tries:
                found.append(Finding(move, branch.gain / branch.tries, branch.tries))
        return found

    def _round(self, root: Branch, sight: Sight, generator: Random) -> None:
        game = sight.game
        state = sight.resample(generator)
        path: list[tuple[Actor, Branch]] = []
        branch, fresh = root, False
        while not fresh:
            actor = sight.seat if branch is root else next_actor(game, state)
            if actor is None:
                break
            if actor == CHANCE:
                move = game.chance(state).sample(generator)
                seen = game.seen_move(state, CHANCE, move, sight.seat)
                below = branch.below.setdefault((CHANCE, seen), Branch())
            else:
                moves = sight.moves if branch is root else game.legal_moves(state, actor)
                move, below = self._choice(branch, actor, moves, state, sight, generator)
                fresh = below.tries == 0
            path.append((actor, below))
            state = game.apply(state, actor, move)
            branch = below
        worth = self._worth(state, sight, generator)
        for actor, passed in path:
            passed.tries += 1
            passed.gain += worth[actor] if actor != CHANCE else 0.0

    def _choice(
        self,
        branch: Branch,
        actor: Actor,
        moves: Sequence[Any],
        state: Any,
        sight: Sight,
        generator: Random,
    ) -> tuple[Any, Branch]:
        """Moves that look the same to the searching seat are one branch; any of them is made."""
        game = sight.game
        alike: dict[Any, list[Any]] = {}
        if actor == sight.seat:
            alike = {move: [move] for move in moves}
        else:
            for move in moves:
                alike.setdefault(game.seen_move(state, actor, move, sight.seat), []).append(move)
        branches = {seen: branch.below.get((actor, seen)) for seen in alike}
        untried = [seen for seen, below in branches.items() if below is None or not below.tries]
        for seen, below in branches.items():
            if below is None:
                below = branches[seen] = branch.below[actor, seen] = Branch()
            below.possible += 1
        if untried:
            chosen = untried[generator.randrange(len(untried))]
        else:
            chosen = max(alike, key=lambda seen: branch.below[actor, seen].promise(self.curiosity))
        ways = alike[chosen]
        return ways[generator.randrange(len(ways))], branch.below[actor, chosen]

    def _worth(self, state: Any, sight: Sight, generator: Random) -> Worth:
        game, players = sight.game, sight.config.players
        playing = self.playing or any_move(game)
        state, over = imagined(game, state, playing, generator, self.limit)
        if not over:
            return (self.judge or even(players))(state)
        outcome = game.outcome(state)
        assert outcome is not None
        return shares(outcome, players)


class TreeBot(Bot):
    def __init__(self, search: TreeSearch) -> None:
        self.search = search

    def choose(self, sight: Sight, generator: Random) -> Any:
        if len(sight.moves) == 1:
            return sight.moves[0]
        return best_move(self.search.findings(sight, generator), generator)
