"""What the dice show, as text: `R☆`, `P△`, `B` for the colour die alone."""

from speeltafel.games.katoiz.components import COLOUR_FACES, NO_DIE, PICTURE_FACES, Roll


def roll_text(roll: Roll) -> str:
    picture = "" if roll.picture == NO_DIE else PICTURE_FACES[roll.picture]
    return COLOUR_FACES[roll.colour] + picture


def roll_of(text: str) -> Roll | None:
    if not 1 <= len(text) <= 2 or text[0] not in COLOUR_FACES:
        return None
    if len(text) == 1:
        return Roll(COLOUR_FACES.index(text))
    if text[1] not in PICTURE_FACES:
        return None
    return Roll(COLOUR_FACES.index(text[0]), PICTURE_FACES.index(text[1]))


def shown_roll(roll: Roll | None) -> str | None:
    return None if roll is None else roll_text(roll)
