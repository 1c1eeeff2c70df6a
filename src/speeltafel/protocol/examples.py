"""Examples in the rules that can be played: a position, and moves that are told or refused as at a
table. Nothing is kept: whoever tries says what was played so far."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

from speeltafel.core.data import writer_of
from speeltafel.core.game import AnyGame
from speeltafel.core.match import AnyMatch, play_text, settle_chance, start
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.core.seats import CHANCE, Seat
from speeltafel.core.variants import configure
from speeltafel.games import GAMES, find_game
from speeltafel.protocol.documents import ExampleInfo, ExampleState
from speeltafel.words import Language, Voice


class Example(NamedTuple):
    variant: str
    players: int
    picture: int
    """After which picture of the rules page it stands, counted from 0."""
    moves: tuple[str, ...] = ()
    """What has been played, by players and by chance."""
    seed: int = 0
    """What chance does where `moves` does not say."""


EXAMPLES: Final[dict[str, tuple[Example, ...]]] = {
    "katalon": (
        Example("standard", 2, 0, ("No",)),
        Example("standard", 2, 1, ("Nm", "Mn", "Nw", "Wn", "No", "On", "Nn")),
    ),
    "kapai": (
        Example("standard", 1, 0, ("△△", "△△ b1 c1", "△△")),
        Example("standard", 1, 1, ("//", "// b1 c1", "//")),
    ),
    "katoiz": (
        Example("stapeltoren-1", 1, 0, seed=1),
        Example("3-stel-1", 1, 1, seed=1),
        Example("stapeltje-4", 1, 2, seed=1),
    ),
    "kobito": (Example("standard", 2, 0, seed=1),),
    "potzklotz": (Example("beginners", 2, 0, seed=1),),
}


def examples_in(game: AnyGame, voice: Voice) -> list[ExampleInfo]:
    """What the rules page offers to try."""
    return [
        ExampleInfo(
            number, each.picture, each.variant, voice.word(f"server-example-{game.name}-{number}")
        )
        for number, each in enumerate(EXAMPLES.get(game.name, ()), 1)
    ]


def tried(name: str, number: int, line: Sequence[str], language: Language) -> ExampleState:
    """The position after `line`, and how its last move is told; a move that is not allowed is
    answered with the rule."""
    game = accept(find_game(name[:40]))
    if not 0 < number <= len(EXAMPLES.get(game.name, ())):
        raise Refused(Refusal(Kind.UNKNOWN, reason("server-no-such-example")))
    match, generator = opened(game.name, number), Random(number)
    told = ""
    voice = Voice.at(language, game)
    seat = _actor(match)
    for text in line:
        if seat is None or _actor(match) != seat:
            raise Refused(Refusal(Kind.OVER, reason("server-example-done")))
        played = accept(play_text(match, seat, text))
        assert played.last is not None
        told = voice.sentence(game.tell(match.state, seat, played.last.move))
        match = settle_chance(played, generator)
    return _shown(match, seat, told, voice)


@cache
def opened(game: str, number: int) -> AnyMatch:
    """The position an example begins with."""
    example = EXAMPLES[game][number - 1]
    known, generator = GAMES[game], Random(example.seed)
    match = start(known, accept(configure(known, example.variant, example.players, {})))
    for text in example.moves:
        actor = next(iter(known.to_act(match.state)))
        match = accept(play_text(match, actor, text))
    return settle_chance(match, generator)


def _actor(match: AnyMatch) -> Seat | None:
    acting = [seat for seat in match.game.to_act(match.state) if seat != CHANCE]
    return min(acting) if acting else None


def _shown(match: AnyMatch, seat: Seat | None, told: str, voice: Voice) -> ExampleState:
    game, state = match.game, match.state
    acts = seat is not None and _actor(match) == seat
    view: Any = writer_of(game.view)(game.view(state, seat))
    if seat is None or not acts:
        return ExampleState(seat or 0, view, [], "", told)
    moves = [game.format_move(move) for move in game.legal_moves(state, seat)]
    return ExampleState(seat, view, moves, voice.sentence(game.prompt(state, seat)), told)
