"""What people can say to each other: friendly phrases and small pictures, no free text."""

from typing import Final

from speeltafel.words import Voice

PHRASES: Final = (
    "hello",
    "good-luck",
    "nice-move",
    "well-played",
    "thinking",
    "take-your-time",
    "oops",
    "wow",
    "thank-you",
    "again",
    "break",
    "goodbye",
)
EMOTES: Final = {
    "smile": "🙂",
    "laugh": "😄",
    "surprise": "😮",
    "think": "🤔",
    "thumb": "👍",
    "clap": "👏",
    "heart": "❤️",
    "wave": "👋",
}


def say(phrase: str, voice: Voice) -> str | None:
    """The phrase in words, or None when it is not one of ours."""
    if phrase in EMOTES:
        return EMOTES[phrase]
    if phrase in PHRASES:
        return voice.word(f"server-talk-{phrase}")
    return None
