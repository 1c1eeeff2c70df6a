"""When the sentences of Kobito are true, judged card by card on the table."""

from collections import Counter
from random import Random
from typing import Any

from speeltafel.games.kobito.moves import GOLD, OWN, Carry, Lay, Replace, Start, Swap
from tests.truth.said import Said, Truth, always, seat_of

KOBITO, REPLACEMENT = 0, 13
RUBBISH = (
    "",
    "hallo",
    "7",
    "A",
    "w1",
    "start",
    "start 3",
    "k w1",
    "k A",
    "swap 7",
    "w1 B+5",
    "w9 A",
)
VERBS = ("swap", "replace", "penalty", "start", "end", "draw", "gold 5:6", "turn 3")


def type_something(state: Any, generator: Random) -> str:
    if generator.random() < 0.08:
        return generator.choice(RUBBISH)
    cards = [str(number) for number in range(1, 13)] + ["k", "r"]
    hand = [{0: "k", 13: "r"}.get(card, str(card)) for card in state.hands[state.turn]] or cards
    card = generator.choice(hand if generator.random() < 0.7 else cards)
    spot = generator.choice(["A", "B", "C", "A", "B", "C", "w1", "w2", "w3", "2w1", "1w1", "2w2"])
    match generator.randrange(7):
        case 0:
            return f"{card} {spot}"
        case 1:
            return f"{card}+{spot}" if generator.random() < 0.5 else f"{spot}+{card}"
        case 2:
            count = generator.randrange(1, 5)
            first = generator.randrange(1, 13)
            run = [str((first + step - 1) % 12 + 1) for step in range(count)]
            return "start " + " ".join(
                run if generator.random() < 0.5 else generator.choices(hand, k=count)
            )
        case 3:
            first, last = sorted(generator.sample(range(1, 13), 2))
            block = generator.choice([f"{first}-{last}", str(first), f"{last}-{first}"])
            pot = generator.choice("ABC")
            more = generator.choice(["", "", f" {generator.choice('ABC')}+{last}"])
            return (
                f"w{generator.randrange(1, 4)} "
                + generator.choice([f"{block}+{pot}", f"{pot}+{block}"])
                + more
            )
        case 4:
            return f"w{generator.randrange(1, 3)} {generator.choice('ABC')}"
        case 5:
            return f"{generator.choice(VERBS[:2])} {card} {spot}"
    return f"{generator.choice(VERBS)} {card}".strip() if generator.random() < 0.5 else "end"


def run(rainbow: Any) -> list[int]:
    return [(rainbow.first + step - 1) % 12 + 1 for step in range(len(rainbow.places))]


def ends(rainbow: Any) -> tuple[int, int]:
    """The numbers that fit on the left and on the right."""
    numbers = run(rainbow)
    return (numbers[0] - 2) % 12 + 1, numbers[-1] % 12 + 1


def spot(said: Said, named: Any) -> Any:
    """The rainbow that is named; None where there is none."""
    if named.code in ("kobito-pot", "kobito-pot-rainbow"):
        pot = said.state.pots["ABC".index(named.argument("letter"))]
        return None if pot is None else pot.rainbow
    seat = (
        seat_of(named.argument("seat")) if named.code == "kobito-their-rainbow" else said.state.turn
    )
    shops = said.state.workshops
    at = named.argument("number") - 1
    return shops[seat][at] if seat < len(shops) and at < len(shops[seat]) else None


def card(named: Any) -> int:
    if named.code in ("kobito-one-number", "kobito-a-number", "kobito-the-number"):
        return int(named.argument("number"))
    return {"kobito-a-kobito": KOBITO, "kobito-a-replacement": REPLACEMENT}[named.code]


def hand(said: Said) -> Counter[int]:
    return Counter(said.state.hands[said.actor])


def playable(said: Said) -> list[Any]:
    return [move for move in said.legal if isinstance(move, Lay | Start | Replace)]


def can(said: Said, kind: type) -> bool:
    return any(isinstance(move, kind) for move in said.legal)


def short(said: Said) -> int:
    return int(said.state.minimum - said.state.played)


def enough(said: Said) -> bool:
    return short(said) <= 0


def pays(said: Said, swap: bool, carry: bool) -> bool:
    return (
        said["due"] == short(said) > 0
        and not playable(said)
        and can(said, Swap) == swap
        and can(said, Carry) == carry
    )


def possible(said: Said) -> bool:
    """The move that is held out can be made."""
    named = said["possible"]
    for move in playable(said):
        match move:
            case Lay(laid, where) if named.code == "kobito-can-lay":
                same = spot(said, named.argument("spot")) is _rainbow(said, where)
                if same and laid == card(named.argument("card")):
                    return True
            case Start(cards) if named.code == "kobito-can-start":
                if [card(each) for each in named.argument("cards")] == list(cards):
                    return True
            case Replace(number, where) if named.code == "kobito-can-replace":
                same = spot(said, named.argument("spot")) is _rainbow(said, where)
                if same and number == named.argument("number"):
                    return True
    return False


def _rainbow(said: Said, where: Any) -> Any:
    owner, slot = where
    if owner == GOLD:
        return said.state.pots[slot].rainbow
    return said.state.workshops[said.state.turn if owner == OWN else owner][slot]


def lay_fits(said: Said, side: int) -> bool:
    rainbow = spot(said, said["spot"])
    return len(rainbow.places) < 12 and ends(rainbow)[side] == card(said["card"])


def side(name: str) -> int:
    return ("left", "right").index(name)


def block(said: Said) -> tuple[int, int]:
    named = said["block"]
    if named.code == "kobito-the-number":
        return (named.argument("number"),) * 2
    return named.argument("first"), named.argument("last")


def block_fits(said: Said, where: int) -> bool:
    left, right = ends(spot(said, said["pot"]))
    first, last = block(said)
    return bool(last == left if where == 0 else first == right)


def stays(said: Said) -> list[int]:
    """The places of the workshop rainbow that a carry leaves behind."""
    rainbow = said.state.workshops[said.actor][said.move.slot]
    numbers = run(rainbow)
    lifted = set()
    for each in said.move.blocks:
        start = numbers.index(each.first)
        lifted |= set(range(start, start + (each.last - each.first) % 12 + 1))
    return [at for at in range(len(numbers)) if at not in lifted]


def only_kobitos(said: Said) -> bool:
    rainbow = said.state.workshops[said.actor][said.move.slot]
    return all(rainbow.places[at] == -1 for at in stays(said))


def consecutive(cards: tuple[int, ...]) -> bool:
    return len({(card - at) % 12 for at, card in enumerate(cards) if card}) == 1


def gold(said: Said) -> int:
    before, after = said.state.won[said.actor], said.after.won[said.actor]
    return int(sum(g.value for g in after) - sum(g.value for g in before))


def settled_gold(said: Said) -> bool:
    """All pots this move wins; a second one is settled by chance's next card."""
    first = gold(said)
    return bool(said["gold"] >= first and (said["gold"] > 0) == (first > 0))


def score(said: Said, seat: int) -> int:
    won = sum(g.value for g in said.state.won[seat])
    return int(won - 3 * len(said.state.penalties[seat]))


def best(said: Said) -> bool:
    scores = [score(said, seat) for seat in range(len(said.state.hands))]
    winners = [seat_of(each) for each in said["winners"]]
    return said["score"] == max(scores) and winners == [
        seat for seat, points in enumerate(scores) if points == max(scores)
    ]


def count(said: Said) -> bool:
    seat = seat_of(said["seat"])
    return bool(
        said["score"] == score(said, seat) == said["gold"] - said["penalty"]
        and said["pots"] == len(said.state.won[seat])
        and said["penalty"] == 3 * said["cards"]
    )


TRUTH: Truth = {
    "kobito-lays": lambda said: seat_of(said["seat"]) == said.actor and settled_gold(said),
    "kobito-starts": lambda said: len(said["cards"]) == len(said.move.cards),
    "kobito-carries": settled_gold,
    "kobito-swaps": lambda said: said["number"] == said.move.number in hand(said),
    "kobito-replaces": lambda said: said["number"] in run(spot(said, said["spot"])),
    "kobito-pays": lambda said: not playable(said) and said.move.number == said["number"],
    "kobito-turns-gold": lambda said: (
        said.state.pots["ABC".index(said["pot"].argument("letter"))] is None
        and said.move.gold == (said["length"], said["value"])
    ),
    "kobito-turns-start": lambda said: said.move.number == said["number"],
    "kobito-draws": lambda said: (
        card(said["card"]) == said.move.card and seat_of(said["seat"]) == said.state.turn
    ),
    "kobito-ends": enough,
    "kobito-ends-waived": lambda said: not enough(said) and set(hand(said)) == {REPLACEMENT},
    "kobito-must-play": lambda said: said["due"] == short(said) > 0 and bool(playable(said)),
    "kobito-must-pay": lambda said: pays(said, swap=False, carry=False),
    "kobito-must-pay-or-swap": lambda said: pays(said, swap=True, carry=False),
    "kobito-must-pay-or-carry": lambda said: pays(said, swap=False, carry=True),
    "kobito-must-pay-or-help": lambda said: pays(said, swap=True, carry=True),
    "kobito-waived": lambda said: not enough(said) and set(hand(said)) == {REPLACEMENT},
    "kobito-may-end": lambda said: enough(said) and len(said.legal) > 1,
    "kobito-may-end-empty": lambda said: enough(said) and not hand(said) and can(said, Carry),
    "kobito-must-end": lambda said: enough(said) and len(said.legal) == 1,
    "kobito-not-in-hand": lambda said: card(said["card"]) not in hand(said),
    "kobito-not-so-many": lambda said: card(said["card"]) in hand(said),
    "kobito-replacement-alone": lambda said: (
        said.move.card == REPLACEMENT
        if isinstance(said.move, Lay)
        else REPLACEMENT in said.move.cards
    ),
    "kobito-not-your-workshop": lambda said: seat_of(said["seat"]) != said.state.turn,
    "kobito-own-workshop": lambda said: said.move.spot.owner == said.actor == said.state.turn,
    "kobito-no-such-rainbow": lambda said: spot(said, said["spot"]) is None,
    "kobito-rainbow-complete": lambda said: len(spot(said, said["spot"]).places) == 12,
    "kobito-other-end": lambda said: (
        lay_fits(said, side(said["side"])) and not lay_fits(said, said.move.side)
    ),
    "kobito-does-not-follow": lambda said: (
        (said["left"], said["right"]) == ends(spot(said, said["spot"]))
        and not lay_fits(said, 0)
        and not lay_fits(said, 1)
    ),
    "kobito-block-other-end": lambda said: (
        block_fits(said, side(said["side"])) and not block_fits(said, 1 - side(said["side"]))
    ),
    "kobito-block-does-not-fit": lambda said: (
        (said["left"], said["right"]) == ends(spot(said, said["pot"]))
        and not block_fits(said, 0)
        and not block_fits(said, 1)
    ),
    "kobito-block-order": lambda said: (
        (numbers := run(said.state.workshops[said.actor][said.move.slot])).index(said["last"])
        < numbers.index(said["first"])
    ),
    "kobito-carry-nothing": lambda said: not said.move.blocks,
    "kobito-workshop-full": lambda said: len(said.state.workshops[said.actor]) == said["most"] == 4,
    "kobito-start-two": lambda said: len(said.move.cards) < 2,
    "kobito-only-kobitos": lambda said: set(said.move.cards) == {KOBITO},
    "kobito-not-a-run": lambda said: not consecutive(said.move.cards),
    "kobito-not-in-rainbow": lambda said: said["number"] not in run(spot(said, said["spot"])),
    "kobito-blocks-overlap": lambda said: len(said.move.blocks) > 1,
    "kobito-one-block-a-side": lambda said: (
        len({(each.pot, each.side) for each in said.move.blocks}) < len(said.move.blocks)
    ),
    "kobito-pot-overfull": lambda said: (
        said["laid"]
        > said["room"]
        == said.state.pots["ABC".index(said["pot"].argument("letter"))].room
    ),
    "kobito-only-from-the-ends": lambda said: (left := stays(said))[-1] - left[0] + 1 > len(left),
    "kobito-single-card-stays": lambda said: len(stays(said)) == 1,
    "kobito-only-kobitos-stay": only_kobitos,
    "kobito-no-kobito": lambda said: (
        not (
            said["number"] in run(rainbow := spot(said, said["spot"]))
            and rainbow.places[run(rainbow).index(said["number"])] == -1
        )
    ),
    "kobito-number-not-there": lambda said: said["number"] not in run(spot(said, said["spot"])),
    "kobito-replaces-kobito": lambda said: (
        (rainbow := spot(said, said["spot"])).places[run(rainbow).index(said["number"])] == -1
    ),
    "kobito-penalty-not-due": enough,
    "kobito-penalty-can-lay": lambda said: possible(said) and not enough(said),
    "kobito-penalty-numbers-only": lambda said: said.move.number not in range(1, 13),
    "kobito-end-too-soon": lambda said: said["due"] == short(said) > 0 and possible(said),
    "kobito-end-without-penalty": lambda said: (
        said["due"] == short(said) > 0 and not playable(said)
    ),
    "kobito-chance-deals": lambda said: said.move.verb in ("gold", "turn", "draw"),
    "kobito-all-gold-won": lambda said: (
        best(said) and sum(pot is not None for pot in said.state.pots) == 2
    ),
    "kobito-stand-off": lambda said: best(said) and said.state.idle >= len(said.state.hands),
    "kobito-count": count,
    "kobito-not-a-move": lambda said: said["text"] == said.text.strip()[:30],
    "kobito-which-end": lambda said: (
        KOBITO in hand(said)
        or any(len(r.places) == 11 for r in said.state.workshops[said.actor])
        or any(pot is not None and len(pot.rainbow.places) == 11 for pot in said.state.pots)
    ),
    "kobito-write-an-end": always,
    "kobito-write-a-move": always,
    "kobito-write-a-start": always,
    "kobito-write-a-carry": always,
    "kobito-write-a-swap": always,
    "kobito-write-a-replacement": always,
    "kobito-write-a-penalty": always,
    "core-not-your-turn": lambda said: said.actor not in said.game.to_act(said.state),
}
NOUNS = {
    "kobito-a-number",
    "kobito-one-number",
    "kobito-the-number",
    "kobito-a-kobito",
    "kobito-a-replacement",
    "kobito-as",
    "kobito-pot",
    "kobito-pot-rainbow",
    "kobito-own-rainbow",
    "kobito-your-rainbow",
    "kobito-their-rainbow",
    "kobito-cards-from-to",
    "kobito-block",
    "kobito-can-lay",
    "kobito-can-start",
    "kobito-can-replace",
}
ELSEWHERE = {"kobito-draws-hidden"}  # a draw as others hear of it: test_secrets.py
