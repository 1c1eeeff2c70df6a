"""What was said, to whom, in which position; and random play in which games say everything."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from speeltafel.core.game import AnyGame
from speeltafel.core.kit.conformance import table_sizes, tables_of
from speeltafel.core.reason import Argument, Reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import CHANCE, TABLE, Actor
from speeltafel.core.variants import Config, configure


@dataclass(frozen=True)
class Said:
    game: AnyGame
    state: Any
    actor: Actor
    reason: Reason
    move: Any = None
    text: str = ""

    def __getitem__(self, name: str) -> Any:
        """An argument of the reason."""
        return self.reason.argument(name)

    @property
    def legal(self) -> list[Any]:
        return list(self.game.legal_moves(self.state, self.actor))

    @property
    def after(self) -> Any:
        return self.game.apply(self.state, self.actor, self.move)

    def __repr__(self) -> str:
        tried = self.text or (self.move is not None and self.game.format_move(self.move)) or "-"
        return f"{self.reason} to {self.actor} after {tried!r} in {self.state}"


Predicate: TypeAlias = Callable[[Said], object]
"""Something true or false of a sentence where it is said."""
Truth: TypeAlias = Mapping[str, Predicate]
Typist: TypeAlias = Callable[[Any, Random], str]
"""Types something for a position: sensible, nearly sensible, or rubbish."""
Player: TypeAlias = Callable[[Any, list[Any], Random], Any]
"""Chooses a move; at random, but so that a game gets somewhere."""


def any_move(state: Any, moves: list[Any], generator: Random) -> Any:
    del state
    often = moves[:-1] if len(moves) > 1 and generator.random() < 0.9 else moves
    return generator.choice(often)


def codes_of(argument: Argument) -> Iterator[str]:
    if isinstance(argument, Reason):
        yield argument.code
        for _, value in argument.arguments:
            yield from codes_of(value)
    elif isinstance(argument, tuple):
        for value in argument:
            yield from codes_of(value)


def seat_of(reason: Any) -> int:
    """The seat a `core-seat` names."""
    number = reason.argument("number")
    assert isinstance(number, int)
    return number - 1


def heard(
    game: AnyGame, typist: Typist, tries: int, seed: int, player: Player = any_move
) -> Iterator[Said]:
    """Everything that is said in random play at every kind of table, until so many moves, legal
    or not, have been tried."""
    generator = Random(seed)
    tables = list(tables_of(game))
    made = 0
    while made < tries:
        usual = generator.random() < 0.5
        config = generator.choice(tables) if usual else _any_agreement(game, generator)
        for each in _match(game, config, typist, player, generator):
            yield each
            made += each.move is not None or each.text != ""
            if made >= tries:
                return


def _any_agreement(game: AnyGame, generator: Random) -> Config:
    """A table that has decided everything at random, as far as the game allows it."""
    while True:
        variant = generator.choice(game.variants)
        players = generator.choice(table_sizes(variant))
        chosen = {each.name: generator.choice(each.values) for each in variant.options}
        some = {name: value for name, value in chosen.items() if generator.random() < 0.7}
        config = configure(game, variant.name, players, some)
        if not isinstance(config, Refusal):
            return config


def _match(
    game: AnyGame, config: Config, typist: Typist, player: Player, generator: Random
) -> Iterator[Said]:
    state = game.setup(config)
    seen: list[Any] = []
    for _ in range(400):
        acting = list(game.to_act(state))
        if not acting:
            break
        actor = generator.choice(acting)
        if actor == CHANCE:
            move = game.chance(state).sample(generator)
        else:
            yield Said(game, state, actor, game.prompt(state, actor))
            yield from _waiting(game, state, config.players)
            yield from _refusals(game, state, actor, typist, generator, seen)
            moves = list(game.legal_moves(state, actor))
            seen = [*generator.sample(moves, min(3, len(moves))), *seen][:40]
            move = player(state, moves, generator)
        events = list(game.events(state))
        if events and generator.random() < 0.002:
            actor, move = TABLE, generator.choice(events)
        yield Said(game, state, actor, game.tell(state, actor, move), move)
        if actor >= 0 and game.foretell is not None:
            yield Said(game, state, actor, game.foretell(state, actor, move), move)
        state = game.apply(state, actor, move)
    outcome = game.outcome(state)
    if outcome is not None:
        for reason in (outcome.reason, *outcome.counting):
            yield Said(game, state, CHANCE, reason)


def _waiting(game: AnyGame, state: Any, players: int) -> Iterator[Said]:
    """What somebody hears who may not act now."""
    for seat in range(min(players, 2)):
        if seat not in game.to_act(state):
            yield Said(game, state, seat, game.why_wait(state, seat))


def _refusals(
    game: AnyGame, state: Any, actor: Actor, typist: Typist, generator: Random, seen: list[Any]
) -> Iterator[Said]:
    legal = [game.format_move(move) for move in game.legal_moves(state, actor)]
    for nearly in (False, False, True, True):
        text = _nearly(legal, generator) if nearly else typist(state, generator)
        parsed = game.parse_move(state, text)
        if isinstance(parsed, Refusal):
            assert parsed.kind in (Kind.NOTATION, Kind.ILLEGAL)
            yield Said(game, state, actor, parsed.why, text=text)
            if parsed.instead is not None:
                yield Said(game, state, actor, parsed.instead, text=text)
            continue
        why = game.why_not(state, actor, parsed)
        if why is not None:
            yield Said(game, state, actor, why, parsed, text)
    if seen:
        move = generator.choice(seen)
        why = game.why_not(state, actor, move)
        if why is not None:
            yield Said(game, state, actor, why, move)


def _nearly(legal: list[str], generator: Random) -> str:
    """A move that is allowed, with a word or a letter too few, too many, or another's."""
    words = generator.choice(legal).split(" ")
    others = generator.choice(legal).split(" ")
    at, other = generator.randrange(len(words)), generator.choice(others)
    match generator.randrange(5):
        case 0 if len(words) > 1:
            del words[at]
        case 1:
            words.insert(at + 1, other)
        case 2:
            words[at] = other
        case 3 if words[at]:
            letter = generator.randrange(len(words[at]))
            sign = generator.choice("".join(legal) or "a")
            words[at] = words[at][:letter] + sign + words[at][letter + 1 :]
        case _:
            words = [*words[::-1]]
    return " ".join(words)


def counted(sayings: Iterator[Said], truth: Truth) -> Counter[str]:
    """How often each code was said; fails at the first sentence that is not so."""
    found: Counter[str] = Counter()
    for said in sayings:
        code = said.reason.code
        found[code] += 1
        assert code in truth, f"no predicate says when {code} is true"
        assert truth[code](said), f"not so: {said}"
    return found


def always(said: Said) -> bool:
    """Says nothing about the position: how to write a move, or what happens in every game."""
    del said
    return True
