"""Kobito's table: pots with their rainbows, workshops and the own hand.

A card is `[7]` in the colour of its number, a kobito `[k7]`, a card with a replacement pair on it
`[7⁺]`. Between ‹ and › stand the numbers that fit, between « and » those one holds. Rainbows carry
the names moves are written with: pots A B C, the own w1, 2w1 for the first rainbow of player 2.
"""

from colorsys import hsv_to_rgb
from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from speeltafel.core.reason import seat_reason
from speeltafel.core.seats import Seat
from speeltafel.games.kobito.components import KOBITO, LARGEST, Card
from speeltafel.games.kobito.notation import LETTERS, format_card
from speeltafel.games.kobito.state import Stage
from speeltafel.games.kobito.view import CardView, PlayerView, RainbowView, View
from speeltafel.words import Voice

FITS: Final = Style(dim=True)
HELD: Final = Style(color="green", bold=True)
NAME: Final = Style(bold=True)
PLAIN: Final = Style(color="black", bgcolor="#e8e2d4")
"""Kobitos and replacement cards have no colour of their own."""


def _colour(number: int) -> Style:
    """KO-1: the colour follows the number round the colour circle."""
    red, green, blue = hsv_to_rgb((number - 1) / LARGEST, 0.45, 0.95)
    shade = f"#{int(red * 255):02x}{int(green * 255):02x}{int(blue * 255):02x}"
    return Style(color="black", bgcolor=shade)


COLOURS: Final = tuple(_colour(number) for number in range(1, LARGEST + 1))


def draw(view: View, voice: Voice, seat: Seat | None) -> RenderableType:
    parts: list[RenderableType] = [draw_pots(view, voice), Text(), draw_players(view, voice, seat)]
    parts += [Text(), draw_piles(view, voice)]
    if view.stage is Stage.PLAY:
        turn = voice.sentence(seat_reason(view.turn))
        due = voice.word("kobito-board-due", seat=turn, due=view.due, minimum=view.minimum)
        parts.append(Text(due))
    if view.hand is not None:
        parts += [Text(), draw_hand(view.hand, voice), Text(voice.word("kobito-board-key"), FITS)]
    return Group(*parts)


def draw_pots(view: View, voice: Voice) -> Table:
    grid = Table.grid(padding=(0, 2))
    for letter, pot in zip(LETTERS, view.pots, strict=True):
        if pot is None:
            grid.add_row(Text(letter, NAME), Text("–", FITS))
            continue
        laid = len(pot.rainbow.cards)
        grid.add_row(
            Text(letter, NAME),
            Text(voice.word("kobito-board-gold", value=pot.value)),
            Text(voice.word("kobito-board-laid", laid=laid, length=pot.length)),
            draw_rainbow(pot.rainbow, view.hand).append(" " + "·" * (pot.length - laid), FITS),
        )
    return grid


def draw_players(view: View, voice: Voice, seat: Seat | None) -> Table:
    grid = Table.grid(padding=(0, 2))
    for number, player in enumerate(view.players):
        running = view.stage is not Stage.OVER
        mark = "▶" if running and number == view.turn else " "
        workshop = Text()
        for index, rainbow in enumerate(player.workshop):
            name = f"w{index + 1}" if number == seat else f"{number + 1}w{index + 1}"
            workshop.append("  " if index else "").append(f"{name}:", NAME)
            workshop.append_text(draw_rainbow(rainbow, view.hand if number == seat else None))
        grid.add_row(
            Text(f"{mark} {voice.sentence(seat_reason(number))}", NAME if mark == "▶" else ""),
            Text(voice.word("kobito-board-score", score=player.score)),
            Text(hand_text(player, voice)),
            workshop if player.workshop else Text(voice.word("kobito-board-empty"), FITS),
        )
    return grid


def hand_text(player: PlayerView, voice: Voice) -> str:
    cards = voice.word("kobito-board-cards", count=player.hand)
    if not player.known:
        return cards
    known = " ".join(format_card(card) for card in player.known)
    return f"{cards} ({voice.word('kobito-board-known', cards=known)})"


def draw_piles(view: View, voice: Voice) -> Text:
    piles = voice.word(
        "kobito-board-piles", pile=view.pile, discard=sum(view.discard), gold=len(view.gold)
    )
    line = Text(piles, FITS)
    discarded = [
        format_card(card) + (f"×{count}" if count > 1 else "")
        for card, count in enumerate(view.discard)
        if count
    ]
    return line.append(f" ({' '.join(discarded)})", FITS) if discarded else line


def draw_hand(hand: tuple[Card, ...], voice: Voice) -> Text:
    line = Text(voice.word("kobito-board-hand") + " ", NAME)
    numbers = [card for card in hand if card in range(1, LARGEST + 1)]
    others = [card for card in hand if card not in numbers]
    for card in numbers + others:
        style = COLOURS[card - 1] if card in numbers else PLAIN
        line.append(f"[{format_card(card)}]", style).append(" ")
    if not hand:
        line.append(voice.word("kobito-board-empty"), FITS)
    return line


def draw_rainbow(rainbow: RainbowView, hand: tuple[Card, ...] | None) -> Text:
    text = Text().append_text(fitting(rainbow.left, hand))
    for card in rainbow.cards:
        text.append(f"[{card_text(card)}]", PLAIN if card.kobito else COLOURS[card.number - 1])
    return text.append_text(fitting(rainbow.right, hand))


def fitting(number: int | None, hand: tuple[Card, ...] | None) -> Text:
    if number is None:
        return Text()
    if hand is not None and number in hand:
        return Text(f"«{number}»", HELD)
    return Text(f"‹{number}›", FITS)


def card_text(card: CardView) -> str:
    mark = format_card(KOBITO) if card.kobito else ""
    return f"{mark}{card.number}{'⁺' * card.pairs}"
