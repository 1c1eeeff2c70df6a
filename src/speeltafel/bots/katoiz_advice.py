"""Advice for Katoiz: where to look, what to do, and which chances it gives."""

from random import Random
from typing import Final

from speeltafel.bots.advice import Advice, only_move, told
from speeltafel.bots.bot import Sight
from speeltafel.bots.finding import Finding, best_move
from speeltafel.bots.katoiz_piles import demanded, homeward
from speeltafel.bots.katoiz_skill import Skill, SkilledBot, TowerSkill
from speeltafel.bots.katoiz_trios import chance_of, completing, free_tiles
from speeltafel.core.reason import Reason, reason
from speeltafel.core.seats import Seat
from speeltafel.games.katoiz.components import MATCHES
from speeltafel.games.katoiz.heights import heights_of
from speeltafel.games.katoiz.moves import Begin, Move, Stack
from speeltafel.games.katoiz.state import Piles, Towers, Trios
from speeltafel.games.katoiz.walks import survey

ADVISER: Final = SkilledBot(TowerSkill(imagines=800), Skill(), Skill())


def advise(sight: Sight, generator: Random) -> Advice:
    if len(sight.moves) == 1:
        return only_move(sight)
    found = ADVISER.findings(sight, generator)
    move = best_move(found, generator)
    before, after = sight.dealt, sight.game.apply(sight.dealt, sight.seat, move)
    finding = next(each for each in found if each.move == move)
    if isinstance(before, Towers):
        look, because = _towers(after, move, finding)
    elif isinstance(before, Trios):
        look, because = _trios(before, after, sight.seat)
    else:
        look, because = _piles(before, after, sight.seat)
    return Advice(
        sight.game.format_move(move), look, told(sight, move), tuple(because), proven=False
    )


def _towers(after: Towers, move: Move, finding: Finding) -> tuple[Reason, list[Reason]]:
    assert isinstance(move, Begin | Stack)
    fitting = sum(MATCHES[kind][move.tile] >= after.rules.matches for kind in after.supply)
    return reason("katoiz-advice-look-towers"), [
        reason("katoiz-advice-fits", count=fitting),
        reason("katoiz-advice-imagined", games=finding.tries),
    ]


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
    return round(100 * chance_of(completing(kinds, free_tiles(state))))


def _piles(before: Piles, after: Piles, seat: Seat) -> tuple[Reason, list[Reason]]:
    if after.winner == seat:
        return reason("katoiz-advice-look-win"), [reason("katoiz-advice-wins")]
    home = len(after.homes[seat]) > len(before.homes[seat])
    because = [reason("katoiz-advice-home")] if home else []
    because.append(reason("katoiz-advice-next-home", percent=next_home(after, seat)))
    rivals = [
        next_home(after, other)
        for other in range(len(after.homes))
        if other != seat and other not in after.out
    ]
    if rivals:
        because.append(reason("katoiz-advice-rival-home", percent=max(rivals)))
    code = reason("katoiz-advice-look-home") if home else reason("katoiz-advice-look-routes")
    return code, because


def next_home(state: Piles, seat: Seat) -> int:
    """Of a hundred rolls, those with which this seat could bring a tile home as all lies now."""
    kinds = 0
    for place in homeward(state, seat, survey(state.piles), heights_of(state)):
        kinds |= 1 << state.piles[place][-1]
    return round(100 * demanded(state, kinds, (seat - state.turn) % len(state.homes)))
