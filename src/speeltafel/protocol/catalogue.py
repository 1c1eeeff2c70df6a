"""What can be played here, in the words of one language."""

from functools import cache

from speeltafel.bots import levels_of
from speeltafel.core.game import AnyGame
from speeltafel.core.variants import ANY_NUMBER, Variant
from speeltafel.games import GAMES
from speeltafel.protocol import phrases
from speeltafel.protocol.documents import (
    GameInfo,
    LevelInfo,
    OptionInfo,
    PhraseInfo,
    Shelf,
    VariantInfo,
)
from speeltafel.words import Language, Voice


@cache
def shelf(language: Language) -> Shelf:
    voice = Voice(language)
    offered = [*phrases.PHRASES, *phrases.EMOTES]
    return Shelf(
        [_game(game, voice) for game in GAMES.values()],
        [PhraseInfo(phrase, phrases.say(phrase, voice) or "") for phrase in offered],
    )


def _game(game: AnyGame, voice: Voice) -> GameInfo:
    return GameInfo(
        game.name,
        voice.word(f"{game.name}-title"),
        voice.word(f"{game.name}-title", "about"),
        game.designer,
        not game.traits.perfect_information,
        game.traits.simultaneous,
        [LevelInfo(level, voice.word(f"bots-{level}")) for level in levels_of(game)],
        [voice.word(code) for code in game.seat_codes],
        [_variant(game, variant, voice) for variant in game.variants],
    )


def _variant(game: AnyGame, variant: Variant, voice: Voice) -> VariantInfo:
    name = f"{game.name}-variant-{variant.name}"
    most = variant.players[-1]
    return VariantInfo(
        variant.name,
        voice.word(name),
        voice.word(name, "about"),
        variant.players[0],
        None if most >= ANY_NUMBER else most,
        variant.age,
        list(variant.minutes),
        [
            OptionInfo(
                option.name,
                voice.word(f"{game.name}-option-{option.name}"),
                voice.word(f"{game.name}-option-{option.name}", "about"),
                option.default,
                list(option.values),
            )
            for option in variant.options
        ],
    )
