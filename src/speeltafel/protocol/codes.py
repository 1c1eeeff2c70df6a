"""Names that machines give: short codes people can read aloud, and longer ones nobody can guess."""

import secrets
from typing import Final

LETTERS: Final = "BCDFGHJKMNPQRSTVWXZ23456789"
"""Nothing that looks like something else (0 and O, 1, I and L), and no vowels, so no words."""
CODE_LENGTH: Final = 4
"""Half a million tables; few enough signs to read across a room."""


def new_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_id() -> str:
    """For links: 96 random bits."""
    return secrets.token_urlsafe(12)


def tidy_code(text: str) -> str:
    """As people type it: in small letters, with spaces or dashes."""
    return "".join(letter for letter in text.upper() if letter.isalnum())
