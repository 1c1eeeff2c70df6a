"""What the cards of Potz Klotz show, for the browser, made from the engine so that both agree.

`python -m tools.potzklotz_cards FILE` writes it; the build of the pages does so first.
"""

import json
import sys
from pathlib import Path

from speeltafel.games.potzklotz.components import ALL, DECKS, card_name, pictured
from speeltafel.games.potzklotz.drawing import card_frame


def typescript() -> str:
    deck = set(DECKS[ALL])
    shown = [pictured(card) if card in deck else () for card in range(max(deck) + 1)]
    names = {card_name(card): card for card in sorted(deck)}
    frame = card_frame()
    size = [frame.width, frame.height]
    return (
        "// Made from the engine by tools.potzklotz_cards; do not edit.\n"
        "/** For each card the columns x, y, height of the building in its picture. */\n"
        "export const CARDS: readonly (readonly (readonly [number, number, number])[])[] = "
        f"{json.dumps(shown)};\n"
        "/** The number by which the engine knows a card, by the name people see on it. */\n"
        f"export const NUMBERS: Readonly<Record<string, number>> = {json.dumps(names)};\n"
        "/** The smallest frame in which every card fits. */\n"
        f"export const FRAME: readonly [number, number] = {json.dumps(size)};\n"
    )


def main() -> None:
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
