"""What a class saw in common between two tiles, question by question, and where it was hard."""

from speeltafel.core.reason import reason
from speeltafel.evening.together.shared import NOTHING, spoken, told
from speeltafel.games.katoiz.components import tile
from speeltafel.games.katoiz.naming import tile_reason
from speeltafel.protocol.afterwards.documents import HardRound, PlayerPage, RoundLine
from speeltafel.protocol.afterwards.evening_file import EveningFile, SavedPlayer, SavedQuestion
from speeltafel.words import Language, Voice

SHOWN = 3


def question_pages(file: EveningFile, language: Language) -> tuple[PlayerPage, ...]:
    return tuple(_page(file, player, Voice(language)) for player in file.players)


def hardest_questions(file: EveningFile, language: Language) -> tuple[HardRound, ...]:
    """Those that fewest saw rightly."""
    voice = Voice(language)
    found = [
        HardRound(
            number,
            "",
            _answer(asked, voice),
            1.0,
            round(1 - missed / len(asked.answers), 2),
            missed,
            len(asked.answers),
        )
        for number, asked in enumerate(file.questions, 1)
        if (missed := sum(said != asked.question.answer for said in asked.answers.values()))
    ]
    found.sort(key=lambda each: (each.others, each.round))
    return tuple(found[:SHOWN])


def _page(file: EveningFile, player: SavedPlayer, voice: Voice) -> PlayerPage:
    lines, total = [], 0
    for number, asked in enumerate(file.questions, 1):
        said = asked.answers.get(player.number, "")
        right = said == asked.question.answer
        total += right
        lines.append(
            RoundLine(
                number,
                f"{_tiles(asked, voice)} {_answered(asked, said, voice)}",
                points=float(right) if said else None,
                total=float(total),
            )
        )
    return PlayerPage(
        player.number, player.name, total, player.animal, player.group, rounds=tuple(lines)
    )


def _tiles(asked: SavedQuestion, voice: Voice) -> str:
    one, other = tile_reason(tile(asked.one)), tile_reason(tile(asked.other))
    return voice.sentence(reason("afterwards-two-tiles", one=one, other=other))


def _answer(asked: SavedQuestion, voice: Voice) -> str:
    one, other = tile_reason(tile(asked.one)), tile_reason(tile(asked.other))
    answer = asked.question.answer
    if answer == NOTHING:
        return voice.sentence(reason("afterwards-share-nothing", one=one, other=other))
    what = spoken(answer)
    return voice.sentence(reason("afterwards-share", one=one, other=other, what=what))


def _answered(asked: SavedQuestion, said: str, voice: Voice) -> str:
    if not said:
        return voice.word("afterwards-not-answered")
    if said == asked.question.answer:
        return voice.say(reason("afterwards-said-right", said=spoken(said)))
    right = told(asked.question)
    return voice.say(reason("afterwards-said", said=spoken(said), told=right))
