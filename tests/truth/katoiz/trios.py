"""When the sentences of 3-stel are true."""

from speeltafel.games.katoiz.moves import AGAIN, LAPSE, PASS
from speeltafel.games.katoiz.trios.moves import HAND
from speeltafel.games.katoiz.trios.state import Trios
from tests.truth.katoiz.tiles import asked, on, place, satisfies, tile, values, wanted
from tests.truth.said import Said, Truth, seat_of


def discs(said: Said) -> set[int]:
    return {at for places in said.state.discs for at in places}


def open_places(said: Said) -> list[int]:
    taken = discs(said) | set(said.state.vacated)
    return [
        at
        for at, kind in enumerate(said.state.tiles)
        if kind >= 0 and at not in taken and satisfies(kind, wanted(said))
    ]


def others_there(said: Said) -> list[int]:
    """Discs of others on tiles that satisfy the dice, while one may still be sent back."""
    state = said.state
    if not state.rules.bold or state.sent:
        return []
    return [
        at
        for seat, places in enumerate(state.discs)
        if seat != state.turn
        for at in places
        if satisfies(state.tiles[at], wanted(said))
    ]


def own(said: Said) -> tuple[int, ...]:
    found: tuple[int, ...] = said.state.discs[said.state.turn]
    return found


def to_lay(said: Said, lying: bool) -> bool:
    return (
        asked(said, said["demand"])
        and said["free"] == len(open_places(said)) > 0
        and said["sendable"] == len(others_there(said))
        and (len(own(said)) == 3) == lying
    )


def set_of(said: Said) -> list[int]:
    left = [at for at in own(said) if at != said.move.start]
    return [said.state.tiles[at] for at in sorted([*left, said.move.end])]


def shared(kinds: list[int]) -> list[str]:
    columns = zip(*(values(kind) for kind in kinds), strict=True)
    return [column[0] for column in columns if len(set(column)) == 1]


def points(tiles: tuple[int, ...]) -> int:
    counts = [[values(kind)[which] for kind in tiles] for which in range(3)]
    return sum(max(0, column.count(each) - 2) for column in counts for each in set(column))


def taken(said: Said) -> tuple[int, ...]:
    found: tuple[int, ...] = said.state.taken[seat_of(said["seat"])]
    return found


def possible_set(said: Said) -> bool:
    left = [values(kind) for kind in said.state.tiles if kind >= 0]
    return any(
        [each[which] for each in left].count(value) >= 3
        for which in range(3)
        for value in {each[which] for each in left}
    )


TRUTH: Truth = {
    "katoiz-ends-turn": lambda said: said.state.acted,
    "katoiz-rolls-again": lambda said: said.state.bonus,
    "katoiz-places-disc": lambda said: (
        said.move.start == HAND and tile(said["tile"]) == values(on(said))
    ),
    "katoiz-moves-disc": lambda said: (
        place(said["start"]) in own(said) and tile(said["tile"]) == values(on(said))
    ),
    "katoiz-takes-set": lambda said: (
        len(set_of(said)) == 3
        and [each.argument("name") for each in said["shared"]] == shared(set_of(said)) != []
        and [tile(each) for each in said["tiles"]] == [values(kind) for kind in set_of(said)]
    ),
    "katoiz-sends-back": lambda said: (
        place(said["place"]) in said.state.discs[seat_of(said["owner"])]
        and seat_of(said["owner"]) != said.actor
    ),
    "katoiz-place-disc": lambda said: to_lay(said, lying=False),
    "katoiz-move-disc": lambda said: to_lay(said, lying=True),
    "katoiz-only-send-back": lambda said: not open_places(said) and bool(others_there(said)),
    "katoiz-nothing-more": lambda said: said.legal == [PASS] and not open_places(said),
    "katoiz-no-place": lambda said: said.legal == [LAPSE] and not open_places(said),
    "katoiz-roll-again": lambda said: said.state.bonus and AGAIN in said.legal,
    "katoiz-no-bonus": lambda said: not said.state.bonus and said.state.rules.bold,
    "katoiz-bonus-first": lambda said: said.state.bonus,
    "katoiz-discs-all-lie": lambda said: len(own(said)) == 3,
    "katoiz-disc-in-hand": lambda said: said["count"] == 3 - len(own(said)) > 0,
    "katoiz-not-your-disc": lambda said: place(said["place"]) not in own(said),
    "katoiz-just-vacated": lambda said: place(said["place"]) in said.state.vacated,
    "katoiz-disc-there": lambda said: place(said["place"]) in discs(said),
    "katoiz-no-sending-back": lambda said: not said.state.rules.bold,
    "katoiz-sent-already": lambda said: said.state.sent,
    "katoiz-no-disc": lambda said: place(said["place"]) not in discs(said),
    "katoiz-own-disc": lambda said: place(said["place"]) in own(said),
    "katoiz-end-no-tiles": lambda said: all(kind < 0 for kind in said.state.tiles),
    "katoiz-end-no-set": lambda said: not possible_set(said),
    "katoiz-end-no-free-tile": lambda said: all(
        kind < 0 or at in discs(said) for at, kind in enumerate(said.state.tiles)
    ),
    "katoiz-end-quiet": lambda said: said.state.quiet >= 3,
    "katoiz-counts-sets": lambda said: said["sets"] * 3 == len(taken(said)),
    "katoiz-counts-pile": lambda said: (
        sum(
            {each.argument("name") for each in said["shared"]} <= set(values(kind))
            for kind in taken(said)
        )
        == said["height"]
    ),
    "katoiz-counts-no-pile": lambda said: not taken(said),
    "katoiz-counts-points": lambda said: (
        sum(max(0, each.argument("count") - 2) for each in said["counts"]) == said["points"]
    ),
    "katoiz-counts-total": lambda said: points(taken(said)) == said["points"],
    "katoiz-write-disc": lambda said: isinstance(said.state, Trios),
}
