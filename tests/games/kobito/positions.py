"""A table written as text, for tests:

    A 6:7  5 6 7 8
    B 4:4  12 1
    C 9:8  2 k3 4^1
    1: 1 6 9 9 k | 3 4 5 | 10 k11 12
    2: 5 5 r ! 4:3 / 9 9

A pot has its length, its worth and its rainbow; `k3` is a kobito that shows 3, `4^1` a 4 with a
replacement pair on it. A player has a hand, then workshop rainbows after `|`, gold won after `!`
and penalty cards after `/`. Player 1 is at the start of a turn. All other cards are in the pile
and all other gold lies face down, unless `pile`, `discard` or `gold` say what there is; then what
is left over has been penalties and gold of the last player.
"""

from speeltafel.core.refusal import Refusal
from speeltafel.core.seats import CHANCE, Seat
from speeltafel.games.kobito import KOBITO
from speeltafel.games.kobito.components import (
    DECK,
    GOLD_TABLES,
    NO_CARDS,
    Cards,
    Gold,
    counted,
    listed,
    together,
)
from speeltafel.games.kobito.moves import Move
from speeltafel.games.kobito.notation import CARDS
from speeltafel.games.kobito.rainbow import A_KOBITO, Rainbow, cards_of
from speeltafel.games.kobito.state import Pot, Stage, State


def table(text: str) -> State:
    lines = [line.split() for line in text.splitlines() if line.strip()]
    pots = [line for line in lines if line[0] in ("A", "B", "C")]
    players = [line for line in lines if line[0][0].isdigit()]
    named = {line[0]: line[1:] for line in lines if line[0] in ("pile", "discard", "gold")}
    seats = [_player(" ".join(line[1:])) for line in players]
    written = State(
        stage=Stage.PLAY,
        turn=0,
        turns=1,
        minimum=min(1 + len(seats[0][1]), len(seats[0][0])),
        played=0,
        stirred=False,
        idle=0,
        pots=tuple(Pot(_gold(line[1]), _rainbow(line[2:])) for line in pots),
        gold=(),
        pile=NO_CARDS,
        discard=_cards(named.get("discard", ())),
        hands=tuple(seat[0] for seat in seats),
        known=tuple(() for _ in seats),
        workshops=tuple(seat[1] for seat in seats),
        won=tuple(seat[2] for seat in seats),
        penalties=tuple(seat[3] for seat in seats),
    )
    return _with_the_rest(written, named)


def _with_the_rest(written: State, named: dict[str, list[str]]) -> State:
    rest = tuple(all_ - here for all_, here in zip(DECK, cards_in(written), strict=True))
    assert min(rest) >= 0, f"more cards than there are: {rest}"
    used = {pot.gold for pot in written.pots if pot} | {g for won in written.won for g in won}
    gold = [each for each in GOLD_TABLES["4-9"] if each not in used]
    if "pile" in named:
        pile = _cards(named["pile"])
        over = listed(tuple(one - other for one, other in zip(rest, pile, strict=True)))
        last = (*written.penalties[-1], *over)
        written = written._replace(pile=pile, penalties=(*written.penalties[:-1], last))
    else:
        written = written._replace(pile=rest)
    if "gold" in named:
        down = tuple(_gold(word) for word in named["gold"] if word != "-")
        won = (*written.won[-1], *(each for each in gold if each not in down))
        return written._replace(gold=down, won=(*written.won[:-1], won))
    return written._replace(gold=tuple(gold))


def cards_in(written: State) -> Cards:
    """Every card that is anywhere."""
    cards = together(written.pile, written.discard)
    rainbows = [pot.rainbow for pot in written.pots if pot]
    for seat, hand in enumerate(written.hands):
        cards = together(cards, together(counted(hand), counted(written.penalties[seat])))
        rainbows += written.workshops[seat]
    for rainbow in rainbows:
        cards = together(cards, cards_of(rainbow))
    return cards


def _player(
    text: str,
) -> tuple[tuple[int, ...], tuple[Rainbow, ...], tuple[Gold, ...], tuple[int, ...]]:
    rest, _, penalties = text.partition("/")
    rest, _, won = rest.partition("!")
    hand, *workshop = rest.split("|")
    return (
        tuple(sorted(CARDS[word] for word in hand.split())),
        tuple(_rainbow(words.split()) for words in workshop),
        tuple(_gold(word) for word in won.split()),
        tuple(int(word) for word in penalties.split()),
    )


def _rainbow(words: list[str]) -> Rainbow:
    numbers, places = [], []
    for word in words:
        number, _, pairs = word.removeprefix("k").partition("^")
        numbers.append(int(number))
        places.append(A_KOBITO if word.startswith("k") else int(pairs or 0))
    rainbow = Rainbow(numbers[0], tuple(places))
    assert rainbow.numbers == tuple(numbers), f"not a run: {words}"
    return rainbow


def _cards(words: list[str] | tuple[()]) -> Cards:
    return counted(CARDS[word] for word in words if word != "-")


def _gold(word: str) -> Gold:
    length, _, value = word.partition(":")
    return Gold(int(length), int(value))


def read(start: State, text: str) -> Move:
    move = KOBITO.parse_move(start, text)
    assert not isinstance(move, Refusal), f"{text}: {move}"
    return move


def play(start: State, *moves: str) -> State:
    """The table after these moves, each checked; chance's own words are moves too."""
    for text in moves:
        (actor,) = KOBITO.to_act(start)
        move = read(start, text)
        if actor == CHANCE:
            assert KOBITO.chance(start).admits(move), text
        else:
            assert (why := KOBITO.why_not(start, actor, move)) is None, f"{text}: {why}"
        start = KOBITO.apply(start, actor, move)
    return start


def refused(start: State, text: str) -> str:
    """The code of the reason why player 1, or whoever is to act, may not."""
    move = read(start, text)
    why = KOBITO.why_not(start, to_move(start), move)
    assert why is not None, f"{text} is allowed"
    return why.code


def moves(start: State) -> list[str]:
    return [KOBITO.format_move(move) for move in KOBITO.legal_moves(start, to_move(start))]


def to_move(start: State) -> Seat:
    (seat,) = KOBITO.to_act(start)
    assert seat >= 0, "chance is to act"
    return seat


def shown(rainbow: Rainbow) -> str:
    """A rainbow as it is written above."""
    words = []
    for number, place in zip(rainbow.numbers, rainbow.places, strict=True):
        words.append(f"k{number}" if place == A_KOBITO else f"{number}^{place}".removesuffix("^0"))
    return " ".join(words)


def pot(start: State, letter: str) -> str:
    found = start.pots["ABC".index(letter)]
    return "" if found is None else shown(found.rainbow)


def workshop(start: State, player: int = 1) -> list[str]:
    return [shown(rainbow) for rainbow in start.workshops[player - 1]]
