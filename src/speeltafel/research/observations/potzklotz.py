"""Potz Klotz: the building, the own cards, what others have shown, and the last claim."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from speeltafel.core.variants import Config
from speeltafel.games.potzklotz.buildings import BUILDINGS, CUBES, Building
from speeltafel.games.potzklotz.components import BASE, CARD_NAMED, DECKS
from speeltafel.games.potzklotz.state import START_CARD, agreement
from speeltafel.games.potzklotz.verdict import Judgement
from speeltafel.games.potzklotz.view import View
from speeltafel.research.actions.potzklotz import alphabet
from speeltafel.research.observations.layout import Observer, Part, relative

GRID: Final = BASE + 2
JUDGEMENTS: Final = tuple(Judgement)
MOST_CARDS: Final = 96


def _stand(building: Building, grid: Any) -> None:
    for x, y, height in building:
        grid[x + 1, y + 1] = height


def observer(config: Config) -> Observer:
    agreed = agreement(config)
    return _observer(
        config.players, agreed.games, agreed.hand, agreed.deck, alphabet(config).longest
    )


@cache
def _observer(players: int, games: int, hand: int, deck: str, longest: int) -> Observer:
    index = {card: number for number, card in enumerate(DECKS[deck])}
    cards = len(index)

    def mark(row: Any, names: Iterable[str | None]) -> None:
        for name in names:
            if name is not None:
                row[index[CARD_NAMED[name]]] = 1

    def fill(view: View, seat: int, parts: Mapping[str, Any]) -> None:
        _stand(view.building, parts["building"])
        for owner in range(players):
            rank = relative(owner, seat, players)
            mark(parts["seen"][rank], view.hands[owner])
            parts["hands"][rank] = len(view.hands[owner])
            mark(parts["shown"][rank], view.shown[owner])
            mark(parts["laid"][rank], view.laid[owner])
        parts["pile"][0] = view.pile
        if view.bottom is not None:
            mark(parts["bottom"], [view.bottom])
        mark(parts["discard"], view.discard)
        mark(parts["top"], view.discard[-1:])
        parts["start"][relative(view.start, seat, players)] = 1
        if view.turn is not None:
            parts["turn"][relative(view.turn, seat, players)] = 1
        parts["laid-this-turn"][0] = view.laid_this_turn
        parts["passes"][0] = view.passes
        parts["announced"][0] = view.announced
        for owner in view.answering:
            parts["answering"][relative(owner, seat, players)] = 1
        for at, owner in enumerate(view.due):
            rank = players if owner == START_CARD else relative(owner, seat, players)
            parts["due"][at] = 1 + rank
        for game, result in enumerate(view.results):
            for owner, points in enumerate(result):
                parts["results"][game, relative(owner, seat, players)] = points
        parts["games"][0] = len(view.results)
        if view.last is not None:
            last = view.last
            parts["claim-seat"][relative(last.seat, seat, players)] = 1
            parts["claim-card"][index[last.card]] = 1
            for end, place in enumerate((last.source, last.target)):
                if place is not None:
                    parts["claim-cube"][end] = place[0] + 2, place[1] + 2
            parts["claim-made"][0] = last.made
            parts["claim-judged"][JUDGEMENTS.index(last.judgement)] = 1
            _stand(last.tried, parts["claim-tried"])

    return Observer(
        (
            Part("building", (GRID, GRID), CUBES, "cubes on each cell, one cell around the base"),
            Part("seen", (players, cards), 1, "cards the observer sees in each hand"),
            Part("hands", (players,), MOST_CARDS, "cards in each hand"),
            Part("shown", (players, cards), 1, "those everybody has seen"),
            Part("laid", (players, cards), 1, "cards laid by each seat (expert game)"),
            Part("pile", (1,), MOST_CARDS, "cards in the pile"),
            Part("bottom", (cards,), 1, "the start card under the pile (expert game)"),
            Part("discard", (cards,), 1, "the discard pile, in any order"),
            Part("top", (cards,), 1, "its top card"),
            Part("start", (players,), 1, "who started this game"),
            Part("turn", (players,), 1, "whose turn; none when the match is over"),
            Part("laid-this-turn", (1,), MOST_CARDS, "cards laid in this turn"),
            Part("passes", (1,), players, "turns in a row without a card"),
            Part("announced", (1,), 1, "the table has said that somebody can lay"),
            Part("answering", (players,), 1, "who may still try the twin card"),
            Part(
                "due",
                (players * hand + players + 2,),
                players + 1,
                "who gets the next cards: 1 + seat, or 1 + players for the start card",
            ),
            Part("results", (games, players), MOST_CARDS, "points in the games finished"),
            Part("games", (1,), games, "how many those are"),
            Part("claim-seat", (players,), 1, "the last claim: who"),
            Part("claim-card", (cards,), 1, "with which card"),
            Part("claim-cube", (2, 2), GRID, "from and to: x + 2, y + 2; 0: no cube was moved"),
            Part("claim-made", (1,), len(BUILDINGS), "which building it made; 0: it fell apart"),
            Part("claim-judged", (len(JUDGEMENTS),), 1, "right, mirror image, another, apart"),
            Part("claim-tried", (GRID, GRID), CUBES, "how the cubes stood then"),
        ),
        fill,
        longest,
    )
