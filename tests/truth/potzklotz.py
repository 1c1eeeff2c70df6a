"""When the sentences of Potz Klotz are true, judged cube by cube."""

from random import Random
from typing import Any

from speeltafel.games.potzklotz.buildings import BUILDINGS, mirrored, seen_from
from speeltafel.games.potzklotz.components import NAMED, number_on, pictured
from speeltafel.games.potzklotz.moves import Claim, Draw, Pass, Twin
from speeltafel.games.potzklotz.placement import number_standing
from speeltafel.games.potzklotz.rules import verdict_on
from speeltafel.games.potzklotz.verdict import Judgement
from tests.truth.said import Said, Truth, always, seat_of

RUBBISH = ("", "hallo", "b2>c3", "b2>c3=7a", "=7a", "=99", "g9>a1=1", "2+9", "+17", "1+?", "b2=3")


def type_something(state: Any, generator: Random) -> str:
    if generator.random() < 0.1:
        return generator.choice(RUBBISH)
    hand = [name for name, card in NAMED.items() if card in state.hands[state.turn]] or ["1"]
    card = generator.choice(hand if generator.random() < 0.8 else list(NAMED))
    if generator.random() < 0.15:
        return f"={card}"
    stand = [cell(x, y) for x, y, _ in state.building]
    anywhere = [cell(x, y) for x in range(-1, 6) for y in range(-1, 6)]
    source = generator.choice(stand if generator.random() < 0.8 else anywhere)
    return f"{source}>{generator.choice(anywhere)}={card}"


def play(state: Any, moves: list[Any], generator: Random) -> Any:
    """Rightly more often than not, or nobody would ever go out."""
    chance = generator.random()
    if chance < 0.1:
        return moves[-1]
    if chance < 0.3:
        return generator.choice(moves)
    right = [move for move in moves if is_right(state, move)]
    return generator.choice(right) if right else moves[-1]


def is_right(state: Any, move: Any) -> bool:
    if isinstance(move, Claim):
        return verdict_on(state, move).judgement is Judgement.RIGHT
    return isinstance(move, Twin) and number_standing(state.building) == number_on(move.card)


def cell(x: int, y: int) -> str:
    return "zabcdef"[x + 1] + str(y + 1)


def place(text: str) -> tuple[int, int]:
    return "zabcdef".index(text[0]) - 1, int(text[1]) - 1


def columns(state: Any) -> dict[tuple[int, int], int]:
    return {(x, y): height for x, y, height in state.building}


def moved(said: Said) -> dict[tuple[int, int], int]:
    """The cubes after the claim, where it is judged."""
    cubes = columns(said.state)
    source, target, _ = said.move
    cubes[source] -= 1
    cubes[target] = cubes.get(target, 0) + 1
    return {at: height for at, height in cubes.items() if height}


def standing(said: Said) -> tuple[tuple[int, int, int], ...]:
    cubes = moved(said) if isinstance(said.move, Claim) else columns(said.state)
    left, front = min(x for x, _ in cubes), min(y for _, y in cubes)
    return tuple(sorted((x - left, y - front, height) for (x, y), height in cubes.items()))


def hangs(said: Said) -> bool:
    cubes = set(moved(said) if isinstance(said.move, Claim) else columns(said.state))
    reached = [cubes.pop()]
    for x, y in reached:
        beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & cubes
        cubes -= beside
        reached += beside
    return not cubes


def fits(said: Said) -> bool:
    shape = pictured(said.move.card)
    return hangs(said) and standing(said) in {seen_from(shape, side) for side in range(4)}


def mirrors(said: Said) -> bool:
    shape = mirrored(pictured(said.move.card))
    return hangs(said) and standing(said) in {seen_from(shape, side) for side in range(4)}


def card_named(said: Said) -> bool:
    return bool(NAMED[said["card"]] == said.move.card)


def right(said: Said) -> bool:
    side = ("front", "right", "back", "left").index(
        said["verdict"].argument("side").argument("side")
    )
    return fits(said) and seen_from(standing(said), side) == pictured(said.move.card)


def other(said: Said) -> bool:
    """Another building; and where it differs, it does when the best overlay is taken."""
    if fits(said) or mirrors(said) or not hangs(said):
        return False
    verdict = said["verdict"]
    here = moved(said) if isinstance(said.move, Claim) else columns(said.state)
    at = place(verdict.argument("place"))
    return bool(
        here[at] == verdict.argument("stands") != verdict.argument("wanted")
        and NAMED[verdict.argument("card")] == said.move.card
    )


def claimed(said: Said, judged: bool) -> bool:
    return judged and isinstance(said.move, Claim) and card_named(said) and aftermath(said)


def twin(said: Said, judged: bool) -> bool:
    return judged and isinstance(said.move, Twin) and card_named(said) and aftermath(said)


def aftermath(said: Said) -> bool:
    """What is added at the end of the sentence."""
    before, after = said.state, said.after
    code = said["after"].code
    ended = len(after.results) > len(before.results)
    out = [seat for seat, hand in enumerate(after.hands) if not hand]
    return {
        "potzklotz-quiet": not ended,
        "potzklotz-game-over": ended and result(said, said["after"].argument("result"), after),
        "potzklotz-announced": after.announced and not before.announced,
        "potzklotz-everybody-draws": len(after.due) > 0 and after.passes == 0,
        "potzklotz-nothing-to-draw": not after.due and after.passes == 0,
        "potzklotz-last-round": bool(out) and not ended,
    }[code]


def result(said: Said, told: Any, after: Any) -> bool:
    """The points of a finished game."""
    del said
    scored = after.results[told.argument("number") - 1]
    if told.code == "potzklotz-game-points":
        return [seat_of(each) for each in told.argument("seats")] == [
            seat for seat, points in enumerate(scored) if points
        ]
    if told.code == "potzklotz-game-without-points":
        return not any(scored)
    return [each.argument("cards") for each in told.argument("cards")] == list(scored)


def total(said: Said, named: str) -> bool:
    sums = [sum(each) for each in zip(*said.state.results, strict=True)]
    winners = [seat for seat, points in enumerate(sums) if points == max(sums)]
    return said[named] == max(sums) and [seat_of(each) for each in said["winners"]] == winners


def touches(said: Said) -> bool:
    cubes = columns(said.state)
    cubes[said.move.source] -= 1
    x, y = said.move.target
    around = {(x, y), (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
    return any(cubes.get(at, 0) for at in around)


TRUTH: Truth = {
    "potzklotz-your-turn": lambda said: (
        said.actor == said.state.turn
        and not (said.state.answering or said.state.laid_this_turn or said.state.announced)
    ),
    "potzklotz-look-again": lambda said: said.state.announced and somebody_can(said),
    "potzklotz-go-on": lambda said: said.state.laid_this_turn > 0 and said.state.agreed.expert,
    "potzklotz-try-twin": lambda said: said.actor in said.state.answering,
    "potzklotz-start-card": lambda said: (
        NAMED[said["card"]] == said.move.card and said.move.seat < 0
    ),
    "potzklotz-draws-card": lambda said: (
        NAMED[said["card"]] == said.move.card
        and seat_of(said["seat"]) == said.move.seat
        and len(said.after.results) == len(said.state.results)
    ),
    "potzklotz-draws-last": lambda said: result(
        said, said["result"], said.game.apply(said.state, -1, said.move)
    ),
    "potzklotz-passes": lambda said: isinstance(said.move, Pass) and aftermath(said),
    "potzklotz-stops": lambda said: (
        said["count"] == said.state.laid_this_turn > 0 and aftermath(said)
    ),
    "potzklotz-no-twin": lambda said: said.actor in said.state.answering and aftermath(said),
    "potzklotz-claims-right": lambda said: claimed(said, right(said)),
    "potzklotz-claims-mirror": lambda said: claimed(said, mirrors(said) and not fits(said)),
    "potzklotz-claims-other": lambda said: claimed(said, other(said)),
    "potzklotz-claims-apart": lambda said: claimed(said, not hangs(said)),
    "potzklotz-twin-right": lambda said: twin(said, right(said)),
    "potzklotz-twin-mirror": lambda said: twin(said, mirrors(said) and not fits(said)),
    "potzklotz-twin-other": lambda said: twin(said, other(said)),
    "potzklotz-would-claim": lambda said: (
        card_named(said) and (place(said["source"]), place(said["target"])) == said.move[:2]
    ),
    "potzklotz-would-lay-twin": card_named,
    "potzklotz-would-pass": lambda said: isinstance(said.move, Pass),
    "potzklotz-game-points": lambda said: result(said, said.reason, said.state),
    "potzklotz-game-without-points": lambda said: result(said, said.reason, said.state),
    "potzklotz-game-cards": lambda said: result(said, said.reason, said.state),
    "potzklotz-most-points": lambda said: total(said, "points"),
    "potzklotz-most-cards": lambda said: total(said, "cards"),
    "potzklotz-nobody-scored": lambda said: not any(map(any, said.state.results)),
    "potzklotz-card-not-in-hand": lambda said: (
        NAMED[said["card"]] not in said.state.hands[said.actor]
    ),
    "potzklotz-no-cube": lambda said: place(said["place"]) not in columns(said.state),
    "potzklotz-same-place": lambda said: said.move.source == said.move.target,
    "potzklotz-off-the-base": lambda said: (
        said.state.agreed.stay_on_base and not all(0 <= each < 5 for each in place(said["place"]))
    ),
    "potzklotz-touches-nothing": lambda said: not touches(said),
    "potzklotz-move-a-cube": lambda said: (
        isinstance(said.move, Twin) and not said.state.answering and said.actor == said.state.turn
    ),
    "potzklotz-twin-only": lambda said: said.actor in said.state.answering,
    "potzklotz-not-yours-to-draw": lambda said: isinstance(said.move, Draw),
    "potzklotz-not-a-move": lambda said: said["text"] == said.text.strip()[:20],
    "potzklotz-not-a-place": lambda said: (
        said["text"][0] not in "zabcdef" or said["text"][1] in "789"
    ),
    "potzklotz-not-a-card": lambda said: (
        NAMED.get(said["text"].replace(" ", ""), -1) not in deck(said)
    ),
    "potzklotz-write-a-move": always,
    "core-not-your-turn": lambda said: said.actor not in said.game.to_act(said.state),
}


def deck(said: Said) -> set[int]:
    known = range(2 * len(BUILDINGS))
    storeys = {card: max(height for *_, height in pictured(card)) for card in known if has(card)}
    if said.state.agreed.deck == "all":
        return set(storeys)
    return {card for card in storeys if card < 56}


def has(card: int) -> bool:
    return card in NAMED.values()


def somebody_can(said: Said) -> bool:
    """The table has said that somebody can lay a card on this building (PK-7)."""
    for hand in said.state.hands:
        for card in hand:
            probe = said.state._replace(turn=said.actor, answering=())
            for move in said.game.legal_moves(
                probe._replace(hands=((card,),) * len(said.state.hands)), said.actor
            ):
                if isinstance(move, Claim) and fits(
                    Said(said.game, probe, said.actor, said.reason, move)
                ):
                    return True
    return False


NOUNS = {
    "potzklotz-right",
    "potzklotz-side",
    "potzklotz-mirror",
    "potzklotz-other",
    "potzklotz-apart",
    "potzklotz-quiet",
    "potzklotz-announced",
    "potzklotz-everybody-draws",
    "potzklotz-nothing-to-draw",
    "potzklotz-last-round",
    "potzklotz-game-over",
    "potzklotz-cards-of",
    "potzklotz-shape",
    "potzklotz-row",
    "potzklotz-height",
}
"""Parts of a sentence, judged with it. A building in words: test_pictures.py."""
ELSEWHERE = {"potzklotz-draws"}  # a draw as others hear of it: test_sight.py
