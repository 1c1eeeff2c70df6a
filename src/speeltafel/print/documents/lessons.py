"""Lesson sheets: the examples of the rules page to look at, then exercises whose answers the engine
knows, upside down at the foot.
"""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.components import SIZE, SYMBOLS, TRIPLE_NAMES, fields_of
from speeltafel.games.kapai.scoring import tally
from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.games.katalon import KATALON
from speeltafel.games.katalon.state import START
from speeltafel.games.katoiz.components import KINDS, MATCHES, tile_text
from speeltafel.games.kobito.components import CIRCLE, GOLD_TABLES, LARGEST
from speeltafel.games.kobito.rainbow import LEFT, RIGHT, Rainbow, follows
from speeltafel.games.potzklotz.buildings import MIRROR_OF
from speeltafel.games.potzklotz.components import DECKS, DERIVED, number_on, twin_of
from speeltafel.print.codes import qr_picture
from speeltafel.print.documents.fixed import common
from speeltafel.print.documents.puzzles import shown
from speeltafel.print.documents.rules import rules_page
from speeltafel.print.markdown import blocks
from speeltafel.print.order import Order
from speeltafel.print.pictures import kapai, katalon, katoiz, kobito, potzklotz
from speeltafel.print.pictures.examples import example
from speeltafel.print.pictures.svg import Picture, at, picture
from speeltafel.print.typesetting import Document

LOOKS: Final = 2
"""Examples to look at first."""


class Exercise(NamedTuple):
    drawn: Picture
    answer: str
    task: str = ""
    """What is asked here, where it is not the same for all."""


def lesson_sheet(order: Order, game: str) -> Document:
    voice = order.voice
    name = voice.word(f"{game}-title")
    looks = [
        example(part["game"], part["text"], order.ink)
        for part in blocks(rules_page(game, order.language), True)
        if part["kind"] == "picture"
    ][:LOOKS]
    exercises = _MAKERS[game](order, Random(order.seed))
    svgs = {f"look-{index}": each.drawn for index, each in enumerate(looks)}
    svgs.update({f"do-{index}": each.drawn for index, each in enumerate(exercises)})
    if order.address:
        svgs["code"] = qr_picture(f"{order.address}/play/{game}")
    title = voice.word("print-lesson-title", title=name)
    shared = "" if exercises[0].task else voice.word(f"print-lesson-{game}")
    return Document(
        "lesson",
        {
            **common(order, game, title),
            "svgs": {key: drawn.svg for key, drawn in svgs.items()},
            "look": voice.word("print-lesson-look"),
            "do": voice.word("print-lesson-do"),
            "answers": voice.word("print-lesson-answers"),
            "task": shared,
            "looks": [
                {"svg": f"look-{i}", "caption": each.caption, "ratio": each.drawn.ratio}
                for i, each in enumerate(looks)
            ],
            "exercises": [
                {
                    "svg": f"do-{i}",
                    "answer": each.answer,
                    "task": each.task,
                    "alt": each.task or shared,
                    "ratio": each.drawn.ratio,
                }
                for i, each in enumerate(exercises)
            ],
            "columns": _COLUMNS[game],
        },
    )


def _katalon(order: Order, generator: Random) -> list[Exercise]:
    """Positions of games in which everybody moves at random."""
    made: list[Exercise] = []
    wanted = (5, 8, 14, 16)
    while len(made) < len(wanted):
        position = START
        for _ in range(wanted[len(made)]):
            position = KATALON.apply(
                position,
                position.turn,
                generator.choice(KATALON.legal_moves(position, position.turn)),
            )
            if KATALON.outcome(position):
                break
        else:
            moves = KATALON.legal_moves(position, position.turn)
            english = order.language == "en"
            texts = [shown(KATALON.format_move(move), english) for move in moves]
            seat = ("yellow", "red")[position.turn]
            made.append(
                Exercise(
                    katalon.position_picture(position, order.ink, position.box),
                    " ".join(texts),
                    order.voice.word("print-lesson-katalon", seat=seat),
                )
            )
    return made


def _kapai(order: Order, generator: Random) -> list[Exercise]:
    """Full sheets, drawn at random from the moves that frame most."""
    made = []
    layout = SHEETS["garden"]
    config = accept(configure(KAPAI, players=1, options={"sheet": "garden"}))
    for _ in range(2):
        table = KAPAI.setup(config)
        while not KAPAI.outcome(table):
            if CHANCE in KAPAI.to_act(table):
                move = KAPAI.chance(table).sample(generator)
                table = KAPAI.apply(table, CHANCE, move)
                continue
            moves = list(KAPAI.legal_moves(table, 0))
            best = max(
                generator.sample(moves, min(len(moves), 12)),
                key=lambda each: sum(KAPAI.apply(table, 0, each).drawing[0].groups),
            )
            table = KAPAI.apply(table, 0, best)
        sheet = table.sheets[0]
        signs = list("".join(kapai.rows_of(layout)))
        for symbol, marks in zip(SYMBOLS, sheet.marks, strict=True):
            for field in fields_of(marks):
                signs[field] = symbol
        rows = ["".join(signs[start : start + SIZE]) for start in range(0, SIZE * SIZE, SIZE)]
        frames = [name for number, name in enumerate(TRIPLE_NAMES) if sheet.frames >> number & 1]
        drawn = kapai.sheet(rows, order.ink, frames)
        crosses = "  ".join(
            f"{symbol} {'×' * count or '–'}"
            for symbol, count in zip(SYMBOLS, sheet.crosses, strict=True)
        )
        task = f"{order.voice.word('print-lesson-kapai')}  {crosses}"
        points = order.voice.word("print-lesson-points", points=tally(layout, sheet).total)
        made.append(Exercise(drawn, points, task))
    return made


def _katoiz(order: Order, generator: Random) -> list[Exercise]:
    made = []
    for matches in (0, 1, 1, 2, 2, 3, 1, 0):
        pairs = [
            (one, other)
            for one in range(KINDS)
            for other in range(KINDS)
            if MATCHES[one][other] == matches
        ]
        tiles = [tile_text(kind) for kind in generator.choice(pairs)]
        parts = [
            at(index * 1.1, 0, katoiz.pile([tile], order.ink)) for index, tile in enumerate(tiles)
        ]
        made.append(Exercise(picture(-0.5, -0.5, 2.1, 1.1, *parts), str(matches)))
    generator.shuffle(made)
    return made


def _potzklotz(order: Order, generator: Random) -> list[Exercise]:
    deck = DECKS[DERIVED]
    chiral = [card for card in deck if MIRROR_OF[number_on(card)] != number_on(card)]
    made = []
    for kind in ("same", "mirror", "other", "same", "mirror", "other"):
        card = generator.choice(chiral)
        if kind == "same":
            second = twin_of(card)
        else:
            wanted = MIRROR_OF[number_on(card)]
            others = [
                each
                for each in deck
                if (number_on(each) == wanted) == (kind == "mirror")
                and number_on(each) != number_on(card)
            ]
            second = generator.choice(others)
        drawn = potzklotz.cards_picture([card, "?", second], order.ink)
        made.append(Exercise(drawn, order.voice.word(f"print-lesson-{kind}")))
    generator.shuffle(made)
    return made


def _kobito(order: Order, generator: Random) -> list[Exercise]:
    made = []
    for _ in range(4):
        gold = generator.choice(GOLD_TABLES[order.gold])
        length = generator.randrange(2, gold.length)
        first = generator.randrange(1, LARGEST + 1)
        numbers = CIRCLE[first - 1 : first - 1 + length]
        drawn = kobito.pot_picture(gold, [(number, 0) for number in numbers], order.ink)
        rainbow = Rainbow(first, (0,) * length)
        answer = f"{follows(rainbow, LEFT)} – {follows(rainbow, RIGHT)}"
        made.append(Exercise(drawn, answer))
    return made


_MAKERS: Final[dict[str, Callable[[Order, Random], list[Exercise]]]] = {
    "katalon": _katalon,
    "kapai": _kapai,
    "katoiz": _katoiz,
    "potzklotz": _potzklotz,
    "kobito": _kobito,
}
_COLUMNS: Final = {"katalon": 2, "kapai": 2, "katoiz": 4, "potzklotz": 2, "kobito": 2}
