"""Moves as text: what stands left is laid left.

    7+A            lays 7 at the left end of pot A's rainbow; `A+7` at the right end
    w2+k           lays a kobito at the right end of your second workshop rainbow
    start 3 k 5    starts a workshop rainbow
    w1 3-4+A C+6   carries 3 4 from your first workshop rainbow to the left of pot A,
                   and 6 to the right of pot C, as one move
    swap 7 2w1     exchanges your 7 for the kobito that shows 7 in the first rainbow of player 2
    replace 7 B    lays a replacement card and a 7 on the 7 at pot B
    penalty 9      puts a 9 on your score pile
    end            ends your turn

Chance turns up `gold 5:6`, turns up a start card `turn 7`, and deals `draw k`.
Shorter ways are understood too: `7 A` or `7 > A` lays where it fits; `w1 > A` carries a whole
rainbow; a swap or replacement that can only be in one place needs no place. Verbs in Dutch or
English, case does not matter.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import Seat
from speeltafel.games.kobito.components import (
    HAND_SIZE,
    KOBITO,
    LARGEST,
    NUMBERS,
    POTS,
    REPLACEMENT,
    Card,
    Gold,
)
from speeltafel.games.kobito.layings import replacements, swaps
from speeltafel.games.kobito.moves import (
    END,
    GOLD,
    HIDDEN,
    OWN,
    Block,
    Carry,
    Draw,
    Lay,
    Move,
    Penalty,
    Replace,
    Spot,
    Start,
    Swap,
    TurnGold,
    TurnStart,
)
from speeltafel.games.kobito.rainbow import LEFT, RIGHT, Rainbow, Side, follows, is_run
from speeltafel.games.kobito.spots import find_rainbow
from speeltafel.games.kobito.state import State

LETTERS: Final = "ABC"
assert len(LETTERS) == POTS, "every pot has a letter"
CARD_LETTERS: Final = {KOBITO: "k", REPLACEMENT: "r", HIDDEN: "?"}
CARDS: Final = {"kobito": KOBITO} | {
    CARD_LETTERS.get(card, str(card)): card for card in (KOBITO, *NUMBERS, REPLACEMENT)
}
_DASHES: Final = str.maketrans("–—−→", "--->")
_SPACED: Final = re.compile(r"\s*([+>:-])\s*")
_OWN: Final = re.compile(r"w([1-9])")
_OTHERS: Final = re.compile(r"([1-9])w([1-9])")
_STRETCH: Final = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2}))?")
_TO: Final = re.compile(r"([0-9]{1,2}|k|kobito|r)[ >]?([a-c]|[1-9]?w[1-9])")
_NEEDLESS: Final = ("leg", "lay", "breng", "carry")
_GOLD: Final = re.compile(r"([0-9]{1,2}):([0-9]{1,2})")


def format_move(move: Move) -> str:
    match move:
        case Lay():
            return joined(format_card(move.card), format_spot(move.spot), move.side)
        case Start():
            return " ".join(["start", *map(format_card, move.cards)])
        case Carry():
            return " ".join([format_spot(Spot(OWN, move.slot)), *map(_format_block, move.blocks)])
        case Swap() | Replace():
            return f"{move.verb} {move.number} {format_spot(move.spot)}"
        case Penalty() | TurnStart():
            return f"{move.verb} {move.number}"
        case TurnGold():
            return f"gold {move.gold.length}:{move.gold.value}"
        case Draw():
            return f"draw {format_card(move.card)}"
    return "end"


def format_card(card: Card) -> str:
    return CARD_LETTERS.get(card) or str(card)


def format_spot(spot: Spot) -> str:
    owner, index = spot
    if owner == GOLD:
        return LETTERS[index]
    return f"w{index + 1}" if owner == OWN else f"{owner + 1}w{index + 1}"


def _format_block(block: Block) -> str:
    one = block.first == block.last
    numbers = str(block.first) if one else f"{block.first}-{block.last}"
    return joined(numbers, LETTERS[block.pot], block.side)


def joined(cards: str, spot: str, side: Side) -> str:
    return f"{cards}+{spot}" if side == LEFT else f"{spot}+{cards}"


def parse_move(table: State, text: str) -> Move | Refusal:
    words = _SPACED.sub(r"\1", text.strip().lower().translate(_DASHES)).split()
    if words and words[0] in _NEEDLESS:
        words = words[1:]
    if not words:
        return _unreadable(text, reason("kobito-write-a-move"))
    if words[0] in _VERBS:
        read, example = _VERBS[words[0]]
        move = read(table, words[1:])
        return _unreadable(text, example) if move is None else move
    head, arrow, target = words[0].partition(">")
    own = _any_spot(table, head)
    if own is not None and own.owner != GOLD:
        return _carry(table, text, own, [target, *words[1:]] if arrow else words[1:])
    if len(words) == 1 and "+" in words[0]:
        return _lay_at_an_end(table, words[0], text)
    return _lay_where_it_fits(table, " ".join(words), text)


def _lay_at_an_end(table: State, tidy: str, text: str) -> Move | Refusal:
    left, _, right = tidy.partition("+")
    for card_text, spot_text, side in ((left, right, LEFT), (right, left, RIGHT)):
        card, spot = CARDS.get(card_text), _any_spot(table, spot_text)
        if card is not None and spot is not None:
            return Lay(card, spot, side) if spot.owner < 0 else _not_yours(spot)
    return _unreadable(text, reason("kobito-write-a-move"))


def _lay_where_it_fits(table: State, tidy: str, text: str) -> Move | Refusal:
    found = _TO.fullmatch(tidy)
    card = CARDS.get(found[1]) if found else None
    spot = _any_spot(table, found[2]) if found else None
    if found is None or card is None or spot is None:
        return _unreadable(text, reason("kobito-write-a-move"))
    if spot.owner >= 0:
        return _not_yours(spot)
    target = find_rainbow(table, spot)
    side = _side(text, found[1], found[2], target, card, card)
    if isinstance(side, Refusal):
        full = target is None or len(target.places) >= LARGEST
        if full or card not in table.hands[table.turn]:
            return Lay(card, spot, RIGHT)  # at no end: the rules tell what is wrong
        return side
    return Lay(card, spot, side)


def _not_yours(spot: Spot) -> Refusal:
    """Cards go to the own workshop only (KO-6); a swap or replacement may go anywhere."""
    why = reason("kobito-not-your-workshop", seat=seat_reason(spot.owner))
    return Refusal(Kind.ILLEGAL, why, reason("kobito-write-a-swap"))


def _side(
    text: str, cards: str, spot: str, target: Rainbow | None, first: Card, last: Card
) -> Side | Refusal:
    """The side of the target where cards `first` to `last` fit; none is for the rules to tell."""
    kobito = first == KOBITO
    on_left = kobito or (target is not None and last == follows(target, LEFT))
    on_right = kobito or (target is not None and first == follows(target, RIGHT))
    if on_left and on_right:
        spot = spot.upper() if spot in LETTERS.lower() else spot
        left, right = joined(cards, spot, LEFT), joined(cards, spot, RIGHT)
        why = reason("kobito-which-end", text=text.strip()[:30])
        return Refusal(Kind.NOTATION, why, reason("kobito-write-an-end", left=left, right=right))
    return LEFT if on_left else RIGHT


def _carry(table: State, text: str, own: Spot, words: Sequence[str]) -> Move | Refusal:
    example = reason("kobito-write-a-carry")
    if own.owner >= 0:
        return _not_yours(own)
    if not words:
        return _unreadable(text, example)
    rainbow = find_rainbow(table, own)
    if rainbow is None:
        return Carry(own.slot, ())
    blocks: list[Block] = []
    for word in words:
        block = _block(text, word, rainbow, table)
        if isinstance(block, Refusal):
            return block
        if block is None:
            return _unreadable(text, example)
        blocks.append(block)
    blocks.sort(key=lambda block: (block.first - rainbow.first) % len(NUMBERS))
    return Carry(own.slot, tuple(blocks))


def _block(text: str, word: str, rainbow: Rainbow, table: State) -> Block | Refusal | None:
    if word in LETTERS.lower():
        word = f"{rainbow.first}-{rainbow.last}>{word}"
    left, plus, right = word.partition("+")
    if not plus:
        left, _, right = word.partition(">")
    for stretch, letter, side in ((left, right, LEFT), (right, left, RIGHT)):
        numbers, pot = _stretch(stretch), _near_spot(letter)
        if numbers is None or pot is None or pot.owner != GOLD:
            continue
        first, last = numbers
        if plus:
            return Block(pot.slot, side, first, last)
        fitting = _side(text, stretch, letter, find_rainbow(table, pot), first, last)
        if isinstance(fitting, Refusal):
            return fitting
        return Block(pot.slot, fitting, first, last)
    return None


def _stretch(text: str) -> tuple[int, int] | None:
    found = _STRETCH.fullmatch(text)
    if found is None:
        return None
    first, last = int(found[1]), int(found[2] or found[1])
    return (first, last) if first in NUMBERS and last in NUMBERS else None


def _near_spot(text: str) -> Spot | None:
    """A pot or a rainbow in the own workshop."""
    if len(text) == 1 and text in LETTERS.lower():
        return Spot(GOLD, LETTERS.lower().index(text))
    own = _OWN.fullmatch(text)
    return Spot(OWN, int(own[1]) - 1) if own else None


def _any_spot(table: State, text: str) -> Spot | None:
    others = _OTHERS.fullmatch(text)
    if others is None:
        return _near_spot(text)
    owner = int(others[1]) - 1
    return Spot(OWN if owner == table.turn else owner, int(others[2]) - 1)


def _unreadable(text: str, example: Reason) -> Refusal:
    return Refusal(Kind.NOTATION, reason("kobito-not-a-move", text=text.strip()[:30]), example)


def _read_start(table: State, words: Sequence[str]) -> Move | None:
    del table
    cards = tuple(CARDS.get(word, HIDDEN) for word in words)
    if not 1 <= len(cards) <= HAND_SIZE or HIDDEN in cards:
        return None
    turned = cards[::-1]
    return Start(turned if is_run(turned) and not is_run(cards) else cards)


def _read_swap(table: State, words: Sequence[str]) -> Move | None:
    found = _number_and_spots(table, words, swaps)
    return Swap(*found) if found else None


def _read_replace(table: State, words: Sequence[str]) -> Move | None:
    found = _number_and_spots(table, words, replacements)
    return Replace(*found) if found else None


def _number_and_spots(
    table: State, words: Sequence[str], offered: Callable[[State, Seat], Sequence[Swap | Replace]]
) -> tuple[int, Spot] | None:
    """The spot may be left out where there is only one."""
    number = _number(words[:1])
    if number is None or len(words) > 2:
        return None
    if len(words) == 2:
        spot = _any_spot(table, words[1])
        return None if spot is None else (number, spot)
    spots = [move.spot for move in offered(table, table.turn) if move.number == number]
    return (number, spots[0]) if len(spots) == 1 else None


def _read_penalty(table: State, words: Sequence[str]) -> Move | None:
    del table
    card = _card(words)
    return None if card is None else Penalty(card)


def _read_end(table: State, words: Sequence[str]) -> Move | None:
    del table
    return None if words else END


def _read_gold(table: State, words: Sequence[str]) -> Move | None:
    del table
    found = _GOLD.fullmatch(words[0]) if len(words) == 1 else None
    return TurnGold(Gold(int(found[1]), int(found[2]))) if found else None


def _read_turn(table: State, words: Sequence[str]) -> Move | None:
    del table
    number = _number(words)
    return None if number is None else TurnStart(number)


def _read_draw(table: State, words: Sequence[str]) -> Move | None:
    del table
    card = _card(words)
    return None if card is None else Draw(card)


def _card(words: Sequence[str]) -> Card | None:
    return CARDS.get(words[0]) if len(words) == 1 else None


def _number(words: Sequence[str]) -> int | None:
    number = _card(words)
    return number if number in NUMBERS else None


_START: Final = (_read_start, reason("kobito-write-a-start"))
_SWAP: Final = (_read_swap, reason("kobito-write-a-swap"))
_REPLACE: Final = (_read_replace, reason("kobito-write-a-replacement"))
_PENALTY: Final = (_read_penalty, reason("kobito-write-a-penalty"))
_END: Final = (_read_end, reason("kobito-write-a-move"))
_VERBS: Final = {
    "begin": _START,
    "start": _START,
    "ruil": _SWAP,
    "swap": _SWAP,
    "vervang": _REPLACE,
    "replace": _REPLACE,
    "straf": _PENALTY,
    "penalty": _PENALTY,
    "klaar": _END,
    "done": _END,
    "end": _END,
    "gold": (_read_gold, reason("kobito-write-a-move")),
    "turn": (_read_turn, reason("kobito-write-a-move")),
    "draw": (_read_draw, reason("kobito-write-a-move")),
}
"""How to read what follows a verb, and an example for who got it wrong."""
