"""Positions as one writes them down: what lies where, part by part, begun by a word.

.y... ..... ..... ..... . r O No 0                            Katalon's own notation
A 5:6 3 4; B 7:7 11; C 4:4 8; hand 5 6 k; other 2; w 3 4; 2w 7 k 9; discard 5 5     Kobito
stands 40; hand 17 50; other 22 30                            Potz Klotz, by the names of cards
open R● B○; tower Y▲ Y○; roll R☆                              Stapeltoren
discs a1 c3; other d4; taken R● R○ R△; roll R☆                3-stel, on tiles laid before
put a1>b2 c1>h; roll B☆; last c3>d4                           Stapeltje, on tiles laid before
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from speeltafel.core.refusal import accept
from speeltafel.games.katalon.notation import parse_position
from speeltafel.games.katalon.state import State as Katalon
from speeltafel.games.katoiz.board import place_of
from speeltafel.games.katoiz.components import NO_TILE, tile
from speeltafel.games.katoiz.dice import roll_of
from speeltafel.games.katoiz.piles.moves import Walk
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios.state import Trios
from speeltafel.games.kobito.components import DECK, Card, Gold, counted
from speeltafel.games.kobito.notation import CARDS, LETTERS
from speeltafel.games.kobito.rainbow import A_KOBITO, A_NUMBER, Rainbow, cards_of, first_of
from speeltafel.games.kobito.state import Pot, Stage
from speeltafel.games.kobito.state import State as Kobito
from speeltafel.games.potzklotz.components import NAMED
from speeltafel.games.potzklotz.placement import set_up
from speeltafel.games.potzklotz.state import State as PotzKlotz

Parts: TypeAlias = Mapping[str, Sequence[str]]


def laid_out(state: Any, text: str) -> Any:
    if isinstance(state, Katalon):
        return accept(parse_position(text))
    parts = [part.split() for part in text.split(";")]
    return READERS[type(state)](state, {words[0]: words[1:] for words in parts})


def _kobito(table: Kobito, parts: Parts) -> Kobito:
    """Seat 1 begins a turn; cards that are not named lie in the pile."""
    pots = [_pot(*parts[letter]) for letter in LETTERS]
    hands = tuple(tuple(sorted(CARDS[word] for word in parts[each])) for each in ("hand", "other"))
    workshops = tuple(_workshop(parts.get(each, ())) for each in ("w", "2w"))
    discard = counted(CARDS[word] for word in parts.get("discard", ()))
    gold = list(table.gold)
    for pot in pots:
        gold.remove(pot.gold)
    rainbows = [*(pot.rainbow for pot in pots), *(each for own in workshops for each in own)]
    used = (discard, *map(cards_of, rainbows), *map(counted, hands))
    pile = tuple(map(_left, DECK, *used))
    assert min(pile) >= 0, "more cards than there are"
    return table._replace(
        stage=Stage.PLAY,
        turns=1,
        minimum=min(1 + len(workshops[0]), len(hands[0])),
        pots=tuple(pots),
        gold=tuple(gold),
        pile=pile,
        discard=discard,
        hands=hands,
        workshops=workshops,
    )


def _left(all_of_a_kind: int, *used: int) -> int:
    return all_of_a_kind - sum(used)


def _pot(gold: str, *cards: str) -> Pot:
    length, _, value = gold.partition(":")
    return Pot(Gold(int(length), int(value)), _rainbow(cards))


def _rainbow(cards: Sequence[str]) -> Rainbow:
    """`k` is a kobito, `5+` a five with a replacement card and another five on it."""
    plain: tuple[Card, ...] = tuple(CARDS[word.rstrip("+")] for word in cards)
    places = tuple(A_KOBITO if word == "k" else A_NUMBER + word.count("+") for word in cards)
    return Rainbow(first_of(plain), places)


def _workshop(words: Sequence[str]) -> tuple[Rainbow, ...]:
    """Rainbows with a stroke between them."""
    rows = " ".join(words).split("|")
    return tuple(_rainbow(row.split()) for row in rows if row.strip())


def _potzklotz(table: PotzKlotz, parts: Parts) -> PotzKlotz:
    hands = tuple(tuple(sorted(NAMED[word] for word in parts[each])) for each in ("hand", "other"))
    (start,) = (NAMED[word] for word in parts["stands"])
    out = {start, *hands[0], *hands[1]}
    return table._replace(
        building=set_up(start),
        hands=hands,
        pile=tuple(card for card in table.pile if card not in out),
        discard=(start,),
        due=(),
    )


def _towers(state: Towers, parts: Parts) -> Towers:
    """Tiles that are named nowhere are out of the game."""
    towers = " ".join(parts.get("tower", ())).split("|")
    own = tuple(tuple(map(tile, tower.split())) for tower in towers if tower.strip())
    return state._replace(
        supply=tuple(sorted(map(tile, parts["open"]))),
        towers=(own, *state.towers[1:]),
        roll=roll_of(parts["roll"][0]) if "roll" in parts else None,
        laid=True,
    )


def _places(words: Sequence[str]) -> tuple[int, ...]:
    found = [place_of(word) for word in words]
    return tuple(sorted(place for place in found if place is not None))


def _trios(state: Trios, parts: Parts) -> Trios:
    """Tiles taken go from the places where they lie first."""
    tiles = list(state.tiles)
    taken = tuple(map(tile, parts.get("taken", ())))
    for kind in taken:
        tiles[tiles.index(kind)] = NO_TILE
    discs = tuple(_places(parts.get(each, ())) for each in ("discs", "other"))
    return state._replace(
        tiles=tuple(tiles),
        discs=discs[: len(state.discs)],
        taken=(taken, *state.taken[1:]),
        roll=roll_of(parts["roll"][0]),
    )


def _piles(state: Piles, parts: Parts) -> Piles:
    piles = [list(pile) for pile in state.piles]
    homes = [list(home) for home in state.homes]
    for word in parts.get("put", ()):
        start, _, end = word.partition(">")
        (source,) = _places([start])
        kind = piles[source].pop()
        (homes[int(end[1:] or 1) - 1] if end[0] == "h" else piles[_places([end])[0]]).append(kind)
    last = [_places([place])[0] for word in parts.get("last", ()) for place in word.split(">")]
    return state._replace(
        piles=tuple(map(tuple, piles)),
        homes=tuple(map(tuple, homes)),
        roll=roll_of(parts["roll"][0]) if "roll" in parts else None,
        last=Walk(last[0], last[1]) if last else None,
    )


READERS: Final[Mapping[type, Callable[[Any, Parts], Any]]] = {
    Kobito: _kobito,
    PotzKlotz: _potzklotz,
    Towers: _towers,
    Trios: _trios,
    Piles: _piles,
}
