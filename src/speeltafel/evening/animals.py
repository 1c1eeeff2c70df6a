"""Names for children that say nothing about them: an animal and a number."""

from typing import Final

ANIMALS: Final = (
    "otter",
    "badger",
    "hedgehog",
    "blackbird",
    "fox",
    "beaver",
    "hare",
    "frog",
    "owl",
    "tit",
    "deer",
    "mole",
    "swallow",
    "pike",
    "duck",
    "marten",
    "crab",
    "woodpecker",
    "weasel",
    "stork",
    "caterpillar",
    "seal",
    "jackdaw",
    "lynx",
    "heron",
    "spider",
    "crow",
    "squirrel",
    "bee",
    "goose",
    "mouse",
    "robin",
    "toad",
    "swan",
    "dragonfly",
    "wolf",
    "newt",
    "ladybird",
    "bat",
    "snail",
)


def animal_of(number: int) -> str:
    """The key of the animal of this player; the words are `evening-animal-hare`."""
    return ANIMALS[(number - 1) % len(ANIMALS)]
