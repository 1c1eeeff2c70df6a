"""What the kit has seen of a game while playing it, to hold against the traits it declares."""

from dataclasses import dataclass

from speeltafel.core.game import AnyGame

ENOUGH_DEALINGS = 20


class Nonconformance(AssertionError):
    """A game breaks its contract."""


@dataclass
class Evidence:
    chance: bool = False
    """Chance was to act."""
    simultaneous: bool = False
    """Several seats could act at once."""
    hidden: bool = False
    """Somebody saw what another did not."""
    dealt: bool = False
    """`resample` gave somebody else another secret."""
    dealings: int = 0

    def add(self, other: "Evidence") -> None:
        self.chance |= other.chance
        self.simultaneous |= other.simultaneous
        self.hidden |= other.hidden
        self.dealt |= other.dealt
        self.dealings += other.dealings


def check_dealing(game: AnyGame, evidence: Evidence) -> None:
    """Where something is hidden, `resample` deals it again."""
    if evidence.hidden and not evidence.dealt and evidence.dealings >= ENOUGH_DEALINGS:
        raise Nonconformance(
            f"{game.name} breaks a promise: resample deals again what is hidden\n"
            f"  found: in {evidence.dealings} dealings nobody else ever saw another hand:"
            " bots would look into the cards"
        )


def check_traits(game: AnyGame, evidence: Evidence) -> None:
    """What the traits declare has been seen at some table; ask it of all variants together."""
    seen = {
        "chance": evidence.chance,
        "simultaneous": evidence.simultaneous,
        "perfect_information": not evidence.hidden,
    }
    for trait, so in seen.items():
        declared = getattr(game.traits, trait)
        if declared != so:
            raise Nonconformance(
                f"{game.name} breaks a promise: its traits are so\n"
                f"  found: {trait} is declared {declared}, but in all games played it was {so}"
            )
