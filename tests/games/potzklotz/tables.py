"""Tables written down: the base drawn as it lies, the back above; cards by building and picture,
so that a reader sees what they show."""

from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Value, configure
from speeltafel.games.potzklotz import POTZKLOTZ
from speeltafel.games.potzklotz.components import CARD_NAMED, DECKS, card_name, picture_name
from speeltafel.games.potzklotz.moves import Claim, Draw, Move
from speeltafel.games.potzklotz.notation import parse_old_move
from speeltafel.games.potzklotz.placement import Standing
from speeltafel.games.potzklotz.rules import legal_moves, setup, to_act, verdict_on
from speeltafel.games.potzklotz.state import State
from speeltafel.games.potzklotz.verdict import Judgement

CORNER = """
    .....
    .....
    .11..
    .12..
    .....
"""
"""Building 12: two by two, one of them two high."""


def cards(names: str) -> tuple[int, ...]:
    return tuple(sorted(CARD_NAMED[name] for name in names.split()))


def names(held: tuple[int, ...]) -> str:
    return " ".join(map(picture_name, held))


def called(held: str) -> tuple[str, ...]:
    """What people call these cards, as they lie in a hand."""
    return tuple(sorted(map(card_name, cards(held)), key=int))


def written(move: Move) -> str:
    """A move as text, its card by building and picture."""
    sign = "+" if isinstance(move, Draw) else "="
    head, mark, card = POTZKLOTZ.format_move(move).rpartition(sign)
    return f"{head}{mark}{picture_name(CARD_NAMED[card])}" if mark else card


def standing(drawn: str) -> Standing:
    """Five lines of five cells, the back above: a dot for an empty cell, else the height."""
    rows = list(reversed(drawn.split()))
    assert [len(row) for row in rows] == [5] * 5
    return tuple(
        sorted(
            (x, y, int(cell))
            for y, row in enumerate(rows)
            for x, cell in enumerate(row)
            if cell != "."
        )
    )


def a_table(
    *hands: str,
    building: str = CORNER,
    pile: str | None = None,
    discard: str = "28b",
    variant: str = "basic",
    options: dict[str, Value] | None = None,
    results: tuple[tuple[int, ...], ...] = (),
) -> State:
    """A table at which seat 0 begins a game; the pile is all that lies nowhere else."""
    config = accept(configure(POTZKLOTZ, variant, len(hands), options or {}))
    held = tuple(map(cards, hands))
    open_cards = tuple(CARD_NAMED[name] for name in discard.split())
    table = setup(config)
    expert = table.agreed.expert
    elsewhere = {*open_cards, *(card for hand in held for card in hand)}
    rest = tuple(card for card in DECKS[table.agreed.deck] if card not in elsewhere)
    return table._replace(
        building=standing(building),
        hands=held,
        pile=rest if pile is None else cards(pile),
        discard=() if expert else open_cards,
        bottom=open_cards[0] if expert and open_cards else None,
        due=(),
        results=results,
    )


def parsed(table: State, text: str) -> Move:
    move = parse_old_move(table, text)
    assert not isinstance(move, Refusal), move
    return move


def play(table: State, *texts: str) -> State:
    """Moves as a record has them: `1 b2>c3=7a`, `* 2+9a`."""
    for text in texts:
        who, _, written = text.partition(" ")
        actor = CHANCE if who == "*" else int(who) - 1
        assert actor in to_act(table), f"{text}: {to_act(table)}"
        move = parsed(table, written)
        if actor == CHANCE:
            assert POTZKLOTZ.chance(table).admits(move), text
        else:
            why = POTZKLOTZ.why_not(table, actor, move)
            assert why is None, why
        table = POTZKLOTZ.apply(table, actor, move)
    return table


def claim(table: State, card: str, judgement: Judgement = Judgement.RIGHT) -> str:
    """The first claim with this card that is judged like this, as text."""
    for move in legal_moves(table, table.turn):
        if not isinstance(move, Claim) or picture_name(move.card) != card:
            continue
        if verdict_on(table, move).judgement is judgement:
            return f"{table.turn + 1} {POTZKLOTZ.format_move(move)}"
    raise LookupError(f"no claim with {card} is {judgement.value}")


def lay(table: State, *wanted: str) -> State:
    """Whoever is on turn lays these cards, each rightly, one after the other."""
    for card in wanted:
        table = play(table, claim(table, card))
    return table


def mistake(table: State, card: str) -> State:
    return play(table, claim(table, card, Judgement.OTHER))


def all_cards(table: State) -> list[int]:
    """Every card wherever it lies."""
    places = [*table.hands, *table.laid, table.pile, table.discard]
    bottom = () if table.bottom is None else (table.bottom,)
    return sorted([card for place in (*places, bottom) for card in place])
