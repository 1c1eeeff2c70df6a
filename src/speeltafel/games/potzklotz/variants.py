"""What a table may agree on: three levels, and a switch for every reading of the rules."""

from typing import Final

from speeltafel.core.variants import Option, Value, Variant
from speeltafel.games.potzklotz.components import ALL, DERIVED

BASIC: Final = "basic"
BEGINNERS: Final = "beginners"
EXPERT: Final = "expert"


def _options(
    hands: tuple[Value, ...], *match: Option, announce: bool = False, turning: bool = False
) -> tuple[Option, ...]:
    return (
        Option("hand", 5, hands),  # PK-12
        *match,
        Option("deck", DERIVED, (DERIVED, ALL)),  # PK-2
        Option("leaving", True),  # PK-4
        Option("turning", turning),  # PK-5
        Option("announce", announce),  # PK-7
        Option("open", False),  # PK-12
    )


def _basic_options(friendly: bool) -> tuple[Option, ...]:
    return _options(
        (3, 4, 5, 6, 7),
        Option("games", 5, tuple(range(1, 11))),  # PK-9
        Option("extra", not friendly),  # PK-6
        Option("out-of-turn", False),  # PK-11
        announce=friendly,
        turning=friendly,
    )


VARIANTS: Final = (
    Variant(BASIC, range(2, 7), age=7, minutes=(20, 40), options=_basic_options(friendly=False)),
    Variant(BEGINNERS, range(2, 7), age=7, minutes=(20, 40), options=_basic_options(friendly=True)),
    Variant(
        EXPERT,
        range(2, 5),
        age=7,
        minutes=(20, 60),
        options=_options((3, 4, 5), Option("match", True)),  # PK-13
    ),
)
