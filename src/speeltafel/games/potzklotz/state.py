"""The table: the building, the cards, and whose turn it is."""

from typing import Final, NamedTuple

from speeltafel.core.seats import Seat
from speeltafel.core.variants import Config
from speeltafel.games.potzklotz.components import DECKS, Card
from speeltafel.games.potzklotz.placement import Standing
from speeltafel.games.potzklotz.variants import EXPERT
from speeltafel.games.potzklotz.verdict import Verdict

START_CARD: Final = -1
"""Among those who are due a card: the card that is turned up to begin with."""


class Agreement(NamedTuple):
    """What the players have agreed on before the match."""

    players: int
    expert: bool
    hand: int
    games: int
    deck: str
    stay_on_base: bool
    turning: bool
    extra: bool
    announce: bool
    out_of_turn: bool
    open_hands: bool


class State(NamedTuple):
    agreed: Agreement
    building: Standing
    hands: tuple[tuple[Card, ...], ...]
    shown: tuple[tuple[Card, ...], ...]
    """The cards in each hand that everybody has seen there."""
    pile: tuple[Card, ...]
    """In no order: a card is decided when it is drawn."""
    bottom: Card | None
    """Expert game: the start card, which lies under the pile (PK-13)."""
    discard: tuple[Card, ...]
    """Basic game: the cards laid, the newest last."""
    laid: tuple[tuple[Card, ...], ...]
    """Expert game: the cards each player has laid."""
    shuffle: tuple[int, ...]
    """For each card, with which shuffle it came into the pile: a card shuffled in later cannot
    be one that somebody held before."""
    start: Seat
    turn: Seat
    laid_this_turn: int
    passes: int
    """Turns in a row in which no card stayed laid."""
    idle: int
    """All-passes in a row that brought nobody a card (PK-10); in the expert game turns in a row
    without a card laid or drawn while the pile is empty (PK-13)."""
    announced: bool
    """The table has said that somebody can lay a card on this building (PK-7)."""
    answering: tuple[Seat, ...]
    """Who may still try the twin card (PK-11)."""
    due: tuple[Seat, ...]
    """Who gets the next cards, in this order."""
    results: tuple[tuple[int, ...], ...]
    """Points of each seat in the games that are finished."""
    last: Verdict | None

    @property
    def is_over(self) -> bool:
        return len(self.results) == self.agreed.games


def agreement(config: Config) -> Agreement:
    expert = config.variant == EXPERT
    return Agreement(
        players=config.players,
        expert=expert,
        hand=config.number("hand"),
        games=_games(config),
        deck=config.choice("deck"),
        stay_on_base=not config.flag("leaving"),
        turning=config.flag("turning"),
        extra=not expert and config.flag("extra"),
        announce=config.flag("announce"),
        out_of_turn=not expert and config.flag("out-of-turn"),
        open_hands=config.flag("open"),
    )


def _games(config: Config) -> int:
    if config.variant != EXPERT:
        return config.number("games")
    return config.players if config.flag("match") else 1


def seats_from(first: Seat, players: int) -> tuple[Seat, ...]:
    """All seats in turn order, from this one on."""
    return (*range(first, players), *range(first))


def points(table: State) -> tuple[int, ...]:
    """Added up over the games of the match."""
    players = range(table.agreed.players)
    return tuple(sum(result[seat] for result in table.results) for seat in players)


def new_game(agreed: Agreement, start: Seat, results: tuple[tuple[int, ...], ...] = ()) -> State:
    """All cards in the pile, and everybody due a hand."""
    nothing: tuple[tuple[Card, ...], ...] = ((),) * agreed.players
    deck = DECKS[agreed.deck]
    return State(
        agreed=agreed,
        building=(),
        hands=nothing,
        shown=nothing,
        pile=deck,
        bottom=None,
        discard=(),
        laid=nothing,
        shuffle=(0,) * (max(deck) + 1),
        start=start,
        turn=start,
        laid_this_turn=0,
        passes=0,
        idle=0,
        announced=False,
        answering=(),
        due=(
            *(seat for seat in seats_from(start, agreed.players) for _ in range(agreed.hand)),
            START_CARD,
        ),
        results=results,
        last=None,
    )
