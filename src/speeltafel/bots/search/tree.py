"""Information-set tree search: for any game with chance and secrets.

Every round deals what is hidden again, walks down one tree, whose branches are moves as the
searching seat would see them, and plays the rest out at random. A branch that is only sometimes
possible is weighed by how often it was possible (Cowling, Powley, Whitehouse 2012: one observer).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from time import process_time
from typing import Any, Final

from speeltafel.bots.bot import AnyObservation, Bot
from speeltafel.bots.effort import Effort, Stopwatch, rounds
from speeltafel.bots.search.playout import Shares, next_actor, playout
from speeltafel.bots.search.ranked_moves import RankedMove, best_move
from speeltafel.core.seats import CHANCE, Actor

EXPLORATION: Final = 0.7


@dataclass(slots=True)
class Branch:
    """A move as the searching seat sees it, and what came of it."""

    tries: int = 0
    possible: int = 0
    gain: float = 0.0
    """For the one who made the move, over all tries."""
    below: "dict[tuple[Actor, Any], Branch]" = field(default_factory=dict)

    def upper_bound(self) -> float:
        return self.gain / self.tries + EXPLORATION * sqrt(log(self.possible) / self.tries)


class TreeSearch:
    """At most `limit` moves of players are made beyond the tree."""

    def __init__(
        self, effort: Effort, limit: int = 10_000, clock: Stopwatch = process_time
    ) -> None:
        self.effort = effort
        self.limit = limit
        self.clock = clock

    def ranked_moves(self, observation: AnyObservation, generator: Random) -> list[RankedMove]:
        root = Branch()
        for _ in rounds(self.effort, self.clock):
            self._round(root, observation, generator)
        found = []
        for move in observation.moves:
            branch = root.below.get((observation.seat, move))
            if branch is not None and branch.tries:
                found.append(RankedMove(move, branch.gain / branch.tries, branch.tries))
        return found

    def _round(self, root: Branch, observation: AnyObservation, generator: Random) -> None:
        game = observation.game
        state = observation.resample(generator)
        path: list[tuple[Actor, Branch]] = []
        branch, fresh = root, False
        while not fresh:
            actor = observation.seat if branch is root else next_actor(game, state)
            if actor is None:
                break
            if actor == CHANCE:
                move = game.chance(state).sample(generator)
                seen = game.seen_move(state, CHANCE, move, observation.seat)
                below = branch.below.setdefault((CHANCE, seen), Branch())
            else:
                moves = observation.moves if branch is root else game.legal_moves(state, actor)
                move, below = _choice(branch, actor, moves, state, observation, generator)
                fresh = below.tries == 0
            path.append((actor, below))
            state = game.apply(state, actor, move)
            branch = below
        shares: Shares = playout(game, state, observation.config.players, generator, self.limit)
        for actor, passed in path:
            passed.tries += 1
            passed.gain += shares[actor] if actor != CHANCE else 0.0


def _choice(
    branch: Branch,
    actor: Actor,
    moves: Sequence[Any],
    state: Any,
    observation: AnyObservation,
    generator: Random,
) -> tuple[Any, Branch]:
    """Moves that look the same to the searching seat are one branch; any of them is made."""
    game = observation.game
    alike: dict[Any, list[Any]] = {}
    if actor == observation.seat:
        alike = {move: [move] for move in moves}
    else:
        for move in moves:
            alike.setdefault(game.seen_move(state, actor, move, observation.seat), []).append(move)
    branches = {seen: branch.below.get((actor, seen)) for seen in alike}
    untried = [seen for seen, below in branches.items() if below is None or not below.tries]
    for seen, below in branches.items():
        if below is None:
            below = branches[seen] = branch.below[actor, seen] = Branch()
        below.possible += 1
    if untried:
        chosen = untried[generator.randrange(len(untried))]
    else:
        chosen = max(alike, key=lambda seen: branch.below[actor, seen].upper_bound())
    ways = alike[chosen]
    return ways[generator.randrange(len(ways))], branch.below[actor, chosen]


class TreeBot(Bot):
    def __init__(self, search: TreeSearch) -> None:
        self.search = search

    def choose(self, observation: AnyObservation, generator: Random) -> Any:
        if len(observation.moves) == 1:
            return observation.moves[0]
        return best_move(self.search.ranked_moves(observation, generator), generator)
