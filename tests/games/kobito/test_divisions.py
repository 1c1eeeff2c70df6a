"""KO-8: the offered carries are exactly the legal ones, compared with trying out everything."""

from itertools import pairwise, product
from random import Random

from speeltafel.core.variants import Config
from speeltafel.games.kobito import KOBITO
from speeltafel.games.kobito.carries import carries
from speeltafel.games.kobito.components import Gold
from speeltafel.games.kobito.moves import Block, Carry
from speeltafel.games.kobito.rainbow import A_KOBITO, A_NUMBER, LEFT, RIGHT, Rainbow
from speeltafel.games.kobito.state import Pot, Stage

SIDES = [(pot, side) for pot in range(3) for side in (LEFT, RIGHT)]
STAYS = None


def tried_out(rainbow: Rainbow, pots: list[Pot]) -> set[tuple[Block, ...]]:
    """Every card of the rainbow to every side of every pot or nowhere, judged card by card."""
    found = set()
    for goals in product([STAYS, *SIDES], repeat=len(rainbow.places)):
        if any(goal is not STAYS for goal in goals) and is_allowed(rainbow, pots, goals):
            blocks = []
            for goal in dict.fromkeys(goals):
                if goal is not STAYS:
                    own = [n for n, g in zip(rainbow.numbers, goals, strict=True) if g == goal]
                    blocks.append(Block(*goal, own[0], own[-1]))
            found.add(tuple(blocks))
    return found


def is_allowed(
    rainbow: Rainbow, pots: list[Pot], goals: tuple[tuple[int, int] | None, ...]
) -> bool:
    numbers = rainbow.numbers
    for index, pot in enumerate(pots):
        if sum(goal is not STAYS and goal[0] == index for goal in goals) > pot.room:
            return False
    for pot_index, side in SIDES:
        own = [
            number for number, goal in zip(numbers, goals, strict=True) if goal == (pot_index, side)
        ]
        row = list(pots[pot_index].rainbow.numbers)
        row = [*own, *row] if side == LEFT else [*row, *own]
        if any(right != left % 12 + 1 for left, right in pairwise(row)):
            return False
    staying = [i for i, goal in enumerate(goals) if goal is STAYS]
    if not staying:
        return True
    if len(staying) < 2 or staying != list(range(staying[0], staying[-1] + 1)):
        return False
    return any(rainbow.places[i] != A_KOBITO for i in staying)


def some_rainbow(generator: Random, length: int) -> Rainbow:
    places = [generator.choice((A_NUMBER, A_NUMBER, 1, A_KOBITO)) for _ in range(length)]
    places[generator.randrange(length)] = A_NUMBER
    return Rainbow(generator.randint(1, 12), tuple(places))


def test_every_division_is_offered_and_no_other() -> None:
    generator = Random(8)
    several = 0
    for _ in range(150):
        rainbow = some_rainbow(generator, generator.randint(2, 5))
        pots = []
        for _ in range(3):
            beside = generator.randint(1, 4)
            near = Rainbow((rainbow.first + generator.randint(-4, 6) - 1) % 12 + 1, (0,) * beside)
            pots.append(Pot(Gold(beside + generator.randint(1, 4), 5), near))
        offered = carries(0, rainbow, tuple(pots))
        assert len(set(offered)) == len(offered)
        assert {carry.blocks for carry in offered} == tried_out(rainbow, pots)
        several += any(len(carry.blocks) > 1 for carry in offered)
    assert several > 20, "the sample holds divisions over several pots"


def test_every_carry_that_is_not_offered_has_a_reason() -> None:
    generator = Random(9)
    for _ in range(60):
        rainbow = some_rainbow(generator, generator.randint(2, 5))
        beside = [some_rainbow(generator, generator.randint(1, 3)) for _ in range(3)]
        state = KOBITO.setup(Config("standard", 2, (("gold", "4-9"),)))._replace(
            stage=Stage.PLAY,
            pots=tuple(Pot(Gold(generator.randint(4, 6), 5), each) for each in beside),
            workshops=((rainbow,), ()),
        )
        offered = set(KOBITO.legal_moves(state, 0))
        for (pot, side), first, last in product(SIDES, range(1, 13), range(1, 13)):
            carry = Carry(0, (Block(pot, side, first, last),))
            assert (KOBITO.why_not(state, 0, carry) is None) == (carry in offered)
