"""Advice for Katoiz: where to look, what to do, and which chances it gives."""

from functools import cache
from random import Random

from speeltafel.bots.advice import Advice, only_move, told
from speeltafel.bots.bot import AnyObservation
from speeltafel.bots.katoiz.expert import EXPERT, ThinkingBot
from speeltafel.bots.katoiz.piles import next_home
from speeltafel.bots.katoiz.trios import completing, free_tiles, roll_chance
from speeltafel.bots.search.ranked_moves import RankedMove
from speeltafel.core.reason import Reason, reason
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.components import MATCHES
from speeltafel.games.katoiz.moves import Move
from speeltafel.games.katoiz.piles.state import Piles
from speeltafel.games.katoiz.state import State
from speeltafel.games.katoiz.towers.moves import Begin, Stack
from speeltafel.games.katoiz.towers.state import Towers
from speeltafel.games.katoiz.trios.state import Trios


@cache
def adviser() -> ThinkingBot:
    return ThinkingBot(EXPERT)


def advise(observation: AnyObservation, generator: Random) -> Advice:
    if len(observation.moves) == 1:
        return only_move(observation)
    finding = adviser().ranked_moves(observation, generator)[0]
    move = finding.move
    before, after = (
        observation.dealt,
        observation.game.apply(observation.dealt, observation.seat, move),
    )
    if isinstance(before, Towers):
        look, because = _towers(after, move)
    elif isinstance(before, Trios):
        look, because = _trios(before, after, observation.seat)
    else:
        look, because = _piles(before, after, observation.seat)
    if names_a_winner(before):
        because += share_won(finding)
    return Advice(
        observation.game.format_move(move),
        look,
        told(observation, move),
        tuple(because),
        proven=False,
    )


def names_a_winner(state: State) -> bool:
    """Not alone, and not at the first two levels of Stapeltoren (KZ-12)."""
    if isinstance(state, Towers):
        return state.rules.colour_die and len(state.towers) > 1
    return len(state.discs if isinstance(state, Trios) else state.homes) > 1


def share_won(finding: RankedMove) -> list[Reason]:
    """Said only where there were playouts: an evaluation is no number of games."""
    if not finding.tries:
        return []
    percent = round(100 * finding.value)
    return [reason("bots-because-won", percent=percent, games=finding.tries)]


def _towers(after: Towers, move: Move) -> tuple[Reason, list[Reason]]:
    assert isinstance(move, Begin | Stack)
    fitting = sum(MATCHES[kind][move.tile] >= after.rules.matches for kind in after.supply)
    return reason("katoiz-advice-look-towers"), [reason("katoiz-advice-fits", count=fitting)]


def _trios(before: Trios, after: Trios, seat: Seat) -> tuple[Reason, list[Reason]]:
    if len(after.taken[seat]) > len(before.taken[seat]):
        return reason("katoiz-advice-look-set"), [reason("katoiz-advice-set")]
    because = [reason("katoiz-advice-next-set", percent=next_set(after, seat))]
    rivals = [next_set(after, other) for other in range(len(after.discs)) if other != seat]
    if rivals:
        because.append(reason("katoiz-advice-rival-set", percent=max(rivals)))
    return reason("katoiz-advice-look-discs"), because


def next_set(state: Trios, seat: Seat) -> int:
    """Of a hundred rolls, those that give this seat a set as the discs lie now."""
    kinds = [state.tiles[place] for place in state.discs[seat]]
    return round(100 * roll_chance(completing(kinds, free_tiles(state))))


def _piles(before: Piles, after: Piles, seat: Seat) -> tuple[Reason, list[Reason]]:
    if after.winner == seat:
        return reason("katoiz-advice-look-win"), [reason("katoiz-advice-wins")]
    home = len(after.homes[seat]) > len(before.homes[seat])
    because = [reason("katoiz-advice-home")] if home else []
    because.append(reason("katoiz-advice-next-home", percent=round(100 * next_home(after, seat))))
    rivals = [
        round(100 * next_home(after, other))
        for other in range(len(after.homes))
        if other != seat and other not in after.out
    ]
    if rivals:
        because.append(reason("katoiz-advice-rival-home", percent=max(rivals)))
    code = reason("katoiz-advice-look-home") if home else reason("katoiz-advice-look-routes")
    return code, because
