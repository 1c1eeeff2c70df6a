"""Rulings that no lesson teaches, and why."""

from typing import Final

NOT_TAUGHT: Final = {
    "KT-7": "a misprint in the sample game of the box: nobody meets it in play",
    "KT-8": "writing moves down: the board needs none",
    "KT-9": "problems, which are a place of their own",
    "KP-1": "the three sheets: one chooses by looking, when setting the table",
    "KP-2": "how often a symbol is on the dice: they tell that themselves",
    "KP-11": "what a solo score is called: said at the end of a solo game",
    "KP-12": "an example of counting: the table counts out every score",
    "KO-2": "which gold cards there are: they lie open on the table",
    "KO-3": "setting up: the table does it",
    "KO-13": "an empty pile: the table shuffles",
    "PK-2": "which buildings are in the deck: the cards show them",
    "PK-2a": "how cards are drawn: one sees it",
    "PK-4": "cubes beyond the edge of the base: rare, and told when it happens",
    "PK-8": "the building that stands already: rare, and told when it happens",
    "PK-10": "an empty pile: the table shuffles",
    "PK-11": "a variant in which the twin card is laid out of turn: its option says how",
    "PK-12": "hand size and open hands: options say how",
    "PK-13": "the expert game: for who knows the basic game",
    "KZ-3": "who begins: the table says so",
    "KZ-23": "the four ways a game of 3-stel ends: the table notices, and says which",
    "KZ-36": "a turn that lapses: the table does it, and says why",
    "KZ-38": "higher targets: levels for who knows the first",
    "KZ-39": "a game on time: its level says how",
    "KZ-40": "a clock for each player: its level says how",
    "KZ-42": "agreeing to stop: the table asks",
}
