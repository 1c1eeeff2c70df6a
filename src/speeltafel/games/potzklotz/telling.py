"""What has happened and what may be done, as codes with arguments; `words` makes sentences."""

from speeltafel.core.reason import Reason, reason, seat_reason
from speeltafel.core.seats import CHANCE, Actor, Seat
from speeltafel.games.potzklotz.buildings import SIDES
from speeltafel.games.potzklotz.components import card_name
from speeltafel.games.potzklotz.moves import Claim, Draw, Move, Pass, Twin
from speeltafel.games.potzklotz.placement import place_name
from speeltafel.games.potzklotz.rules import apply, game_reason, twin_verdict, verdict_on
from speeltafel.games.potzklotz.state import START_CARD, State
from speeltafel.games.potzklotz.turns import drawable, somebody_is_out
from speeltafel.games.potzklotz.verdict import Judgement, Verdict, first_difference, side_shown

SIDE_WORDS = ("front", "right", "back", "left")
assert len(SIDE_WORDS) == SIDES


def tell(table: State, actor: Actor, move: Move) -> Reason:
    if isinstance(move, Draw):
        return _tell_last_draw(table, move) or _tell_draw(move)
    after = _aftermath(table, apply(table, actor, move), move)
    if isinstance(move, Claim):
        return _tell_claim(verdict_on(table, move), move, after)
    if isinstance(move, Twin):
        return _tell_twin(twin_verdict(table, actor, move.card), after)
    return _tell_pass(table, actor, after)


def _tell_last_draw(table: State, draw: Draw) -> Reason | None:
    """A penalty card may end a game: everybody after the one who draws has gone out (PK-11). Which
    card it is has no part in that, and may be hidden."""
    if len(table.due) > 1 or table.hands[table.turn]:
        return None
    after = apply(table, CHANCE, draw._replace(card=drawable(table)[0]))
    if len(after.results) == len(table.results):
        return None
    result = game_reason(after, len(table.results) + 1)
    return reason("potzklotz-draws-last", draws=_tell_draw(draw), result=result)


def _tell_draw(draw: Draw) -> Reason:
    if draw.seat == START_CARD:
        assert draw.card is not None, "the start card is turned up for all to see"
        return reason("potzklotz-start-card", card=card_name(draw.card))
    seat = seat_reason(draw.seat)
    if draw.card is None:
        return reason("potzklotz-draws", seat=seat)
    return reason("potzklotz-draws-card", seat=seat, card=card_name(draw.card))


def _tell_pass(table: State, actor: Actor, after: Reason) -> Reason:
    seat = seat_reason(actor)
    if table.answering:
        return reason("potzklotz-no-twin", seat=seat, after=after)
    if table.laid_this_turn:
        return reason("potzklotz-stops", seat=seat, count=table.laid_this_turn, after=after)
    return reason("potzklotz-passes", seat=seat, after=after)


def _tell_claim(verdict: Verdict, claim: Claim, after: Reason) -> Reason:
    return reason(
        f"potzklotz-claims-{verdict.judgement.value}",
        seat=seat_reason(verdict.seat),
        source=place_name(claim.source),
        target=place_name(claim.target),
        card=card_name(claim.card),
        verdict=verdict_reason(verdict),
        after=after,
    )


def _tell_twin(verdict: Verdict, after: Reason) -> Reason:
    return reason(
        f"potzklotz-twin-{verdict.judgement.value}",
        seat=seat_reason(verdict.seat),
        card=card_name(verdict.card),
        verdict=verdict_reason(verdict),
        after=after,
    )


def foretell(table: State, seat: Seat, move: Move) -> Reason:
    """PK-5: touch is move, so nothing is said of what would come of it."""
    del table
    if isinstance(move, Claim):
        return reason(
            "potzklotz-would-claim",
            source=place_name(move.source),
            target=place_name(move.target),
            card=card_name(move.card),
        )
    if isinstance(move, Twin):
        return reason("potzklotz-would-lay-twin", card=card_name(move.card))
    return reason("potzklotz-would-pass", seat=seat_reason(seat))


def verdict_reason(verdict: Verdict) -> Reason:
    """PK-5: right, or why not."""
    card = card_name(verdict.card)
    match verdict.judgement:
        case Judgement.RIGHT:
            side = side_reason(side_shown(verdict.tried, verdict.card))
            return reason("potzklotz-right", side=side)
        case Judgement.MIRROR:
            return reason("potzklotz-mirror", card=card)
        case Judgement.APART:
            return reason("potzklotz-apart")
        case Judgement.OTHER:
            found = first_difference(verdict.tried, verdict.card)
            return reason(
                "potzklotz-other",
                made=verdict.made,
                card=card,
                place=place_name(found.place),
                stands=found.stands,
                wanted=found.wanted,
            )


def side_reason(side: int) -> Reason:
    return reason("potzklotz-side", side=SIDE_WORDS[side])


def _aftermath(before: State, after: State, move: Move) -> Reason:
    """What the end of this turn brought about for everybody."""
    if len(after.results) > len(before.results):
        return reason("potzklotz-game-over", result=game_reason(after, len(before.results) + 1))
    if after.announced and not before.announced:
        return reason("potzklotz-announced")
    if _everybody_passed(before, after, move):
        return reason("potzklotz-everybody-draws" if after.due else "potzklotz-nothing-to-draw")
    if somebody_is_out(after) and not somebody_is_out(before) and not after.agreed.expert:
        return reason("potzklotz-last-round")
    return reason("potzklotz-quiet")


def _everybody_passed(before: State, after: State, move: Move) -> bool:
    laid = before.laid_this_turn or (after.last is not before.last and _stayed_laid(after))
    last_of_all = before.passes == before.agreed.players - 1 and after.passes == 0
    return last_of_all and not laid and not before.answering and isinstance(move, Claim | Pass)


def _stayed_laid(table: State) -> bool:
    return table.last is not None and table.last.judgement is Judgement.RIGHT


def prompt(table: State, seat: Seat) -> Reason:
    del seat
    if table.answering:
        return reason("potzklotz-try-twin")
    if table.laid_this_turn:
        return reason("potzklotz-go-on")
    if table.announced:
        return reason("potzklotz-look-again")
    return reason("potzklotz-your-turn")
