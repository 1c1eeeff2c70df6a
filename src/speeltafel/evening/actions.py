"""Everything that can be done in an evening: a message on a state gives a draft of what happens, or
says why not. Who may send what was decided at the door."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple, assert_never

from speeltafel.core.match import AnyMatch
from speeltafel.core.reason import reason
from speeltafel.core.refusal import Kind, Refusal
from speeltafel.core.seats import CHANCE
from speeltafel.evening.log import (
    HOST,
    EveningEntry,
    EveningKind,
    Exhibition,
    Newcomer,
    TableResult,
    encode,
)
from speeltafel.evening.messages import (
    Answer,
    Begin,
    EndEvening,
    EveningMessage,
    Join,
    LetIn,
    Lock,
    Next,
    Pace,
    Pause,
    Played,
    Release,
    RemovePlayer,
    Rename,
    Resume,
    Scores,
    Show,
    Tell,
    Vote,
)
from speeltafel.evening.pairings import new_pairings
from speeltafel.evening.state import (
    LOBBY,
    OVER,
    PLAYING,
    QUESTIONS,
    SHEETS,
    TABLES,
    TOGETHER,
    WALL,
    EveningState,
    Player,
    fold,
    played_along,
)
from speeltafel.evening.together import questions, turns

AWAY_SECONDS: Final = 5.0
"""So long a device must be gone before another may take its place: short, because a child waits."""
WAIT_SECONDS: Final = 10.0
"""For whoever is away longer the others do not wait."""


class EveningContext(NamedTuple):
    """What an evening cannot know by itself."""

    now: float
    dice: Random
    new_id: Callable[[], str]
    """A name for a table that nobody can guess."""
    guest: str = ""
    """Who sends the message."""
    away: Mapping[str, float] = {}
    """The guests who are away, and for how many seconds."""
    most: int = 1000
    """Players there is room for."""


class EveningDraft:
    def __init__(self, state: EveningState, now: float) -> None:
        self.state = state
        self.now = max(now, state.round_began)
        """Clocks of several machines differ a little; time in a log never runs back."""
        self.entries: list[EveningEntry] = []

    def add(self, kind: EveningKind, actor: int = HOST, text: str = "") -> None:
        entry = EveningEntry(self.state.sequence + 1, kind, actor, text, self.now)
        self.state = fold(self.state, entry)
        self.entries.append(entry)


def act(
    message: EveningMessage, state: EveningState, context: EveningContext
) -> EveningDraft | Refusal:
    draft = EveningDraft(state, context.now)
    if isinstance(message, Join):
        refusal = _join(message, draft, context)
    elif state.phase == OVER and not isinstance(
        message, Rename | Show | Scores | EndEvening | Played
    ):
        refusal = Refusal(Kind.OVER, reason("evening-over"))
    elif isinstance(message, Rename | RemovePlayer | LetIn | Release):
        refusal = _about_player(message, draft)
    else:
        refusal = _for_all(message, draft, context)
    return draft if refusal is None else refusal


def no(code: str, instead: str = "") -> Refusal:
    return Refusal(Kind.CONFIG, reason(code), reason(instead) if instead else None)


# ── for everybody


def _for_all(
    message: Begin
    | Next
    | Tell
    | Pause
    | Resume
    | Pace
    | Lock
    | Show
    | Scores
    | EndEvening
    | Played
    | Vote
    | Answer,
    draft: EveningDraft,
    context: EveningContext,
) -> Refusal | None:
    state = draft.state
    match message:
        case Begin():
            return _begin(draft, context)
        case Next():
            return _next(message, draft, context)
        case Tell():
            return questions.tell(message, draft)
        case Pause() | Resume():
            held = isinstance(message, Pause)
            if state.phase == PLAYING and state.held != held:
                draft.add(EveningKind.HOLD, text="yes" if held else "")
        case Pace():
            if (message.pace, message.seconds) != (state.pace, state.seconds):
                draft.add(EveningKind.PACE, text=f"{message.pace} {message.seconds}")
        case Lock():
            if message.locked != state.locked:
                draft.add(EveningKind.LOCK, text="yes" if message.locked else "")
        case Show():
            return _show(message, draft)
        case Scores():
            if message.show != state.scores:
                draft.add(EveningKind.SCORES, text=message.show)
        case EndEvening():
            if state.phase != OVER:
                draft.add(EveningKind.END)
        case Played():
            _played(message, draft)
        case Vote() if state.setup.shape == QUESTIONS:
            return questions.answer(message, draft, context)
        case Vote():
            return turns.vote(message, draft, context)
        case Answer():
            return turns.answer(message, draft, context.dice)
        case _:
            assert_never(message)
    return None


def _begin(draft: EveningDraft, context: EveningContext) -> Refusal | None:
    state = draft.state
    if state.phase != LOBBY:
        return None
    if state.setup.shape != WALL and not state.playing():
        return no("evening-nobody-yet")
    draft.add(EveningKind.BEGIN)
    return _new_round(draft, context)


def _next(message: Next, draft: EveningDraft, context: EveningContext) -> Refusal | None:
    """Two taps, or two processes, are one round."""
    state = draft.state
    if state.phase == LOBBY:
        return no("evening-not-begun")
    if message.seen != state.round:
        return None
    if state.held:
        return no("evening-held", "evening-go-on-first")
    if state.setup.shape == TOGETHER:
        return turns.close(draft, context)
    return _new_round(draft, context)


def _new_round(draft: EveningDraft, context: EveningContext) -> Refusal | None:
    state = draft.state
    if state.setup.shape in (SHEETS, WALL):
        assert state.match is not None
        _roll(draft, played_along(state.match), context)
    elif state.setup.shape == TOGETHER:
        turns.settle(draft, context.dice)
    elif state.setup.shape == QUESTIONS:
        return questions.ask(draft, context)
    elif state.setup.shape == TABLES:
        if state.setup.rounds and state.round >= state.setup.rounds:
            draft.add(EveningKind.END)
            return None
        absent = {guest for guest, seconds in context.away.items() if seconds >= WAIT_SECONDS}
        pairings = new_pairings(state, absent, context.new_id)
        if isinstance(pairings, Refusal):
            return pairings
        draft.add(EveningKind.ROUND, text=encode(pairings))
    return None


def _roll(draft: EveningDraft, match: AnyMatch, context: EveningContext) -> None:
    """The next dice, or the end when every sheet is full."""
    game = match.game
    if CHANCE in game.to_act(match.state):
        rolled = game.chance(match.state).sample(context.dice)
        draft.add(EveningKind.ROLL, text=game.format_move(rolled))
    else:
        draft.add(EveningKind.END)


def _played(message: Played, draft: EveningDraft) -> None:
    for number, pairings in enumerate(draft.state.pairings):
        if message.table in pairings.tables and message.table not in draft.state.results[number]:
            draft.add(EveningKind.RESULT, text=encode(TableResult(message.table, message.points)))


def _show(message: Show, draft: EveningDraft) -> Refusal | None:
    players = tuple(dict.fromkeys(message.players))
    for number in players:
        player = draft.state.player(number)
        if player is None or not player.guest:
            return no("evening-no-such-player")
    shown = Exhibition(players, message.advice and bool(players))
    if shown != draft.state.shown:
        draft.add(EveningKind.SHOW, text=encode(shown))
    return None


# ── one of them


def _about_player(
    message: Rename | RemovePlayer | LetIn | Release, draft: EveningDraft
) -> Refusal | None:
    player = draft.state.player(message.player)
    if player is None:
        return no("evening-no-such-player")
    match message:
        case Rename():
            if message.name != player.name:
                draft.add(EveningKind.RENAME, player.number, message.name)
        case RemovePlayer():
            if player.plays:
                draft.add(EveningKind.REMOVE, player.number)
        case LetIn():
            if player.removed:
                draft.add(EveningKind.LET_IN, player.number)
        case Release():
            if player.plays and not player.released:
                draft.add(EveningKind.RELEASE, player.number)
        case _:
            assert_never(message)
    return None


# ── coming in


def _join(message: Join, draft: EveningDraft, context: EveningContext) -> Refusal | None:
    state = draft.state
    known = state.player_of(context.guest)
    if known is not None:
        return no("evening-removed", "evening-ask-host") if known.removed else None
    if state.setup.shape == WALL:
        return no("evening-no-devices")
    if message.player is not None:
        return _as_animal(message, state.player(message.player), draft, context)
    if state.phase == OVER:
        return Refusal(Kind.OVER, reason("evening-over"))
    if state.locked:
        return no("evening-locked", "evening-ask-host")
    if state.setup.naming == "cards":
        return no("evening-say-animal")
    if state.setup.naming == "own" and not message.name:
        return no("evening-say-name")
    if len(state.players) >= context.most:
        return no("evening-full")
    _come_in(len(state.players) + 1, message, draft, context)
    return None


def _as_animal(
    message: Join, player: Player | None, draft: EveningDraft, context: EveningContext
) -> Refusal | None:
    """A card that waits for its child, or a place whose device is gone."""
    if player is None or player.removed:
        return no("evening-no-such-animal", "evening-look-on-card")
    if player.guest:
        away = context.away.get(player.guest, 0.0)
        if not player.released and away < AWAY_SECONDS:
            return no("evening-still-here", "evening-ask-host")
        draft.add(EveningKind.BIND, player.number, context.guest)
        return None
    if draft.state.phase == OVER:
        return Refusal(Kind.OVER, reason("evening-over"))
    if draft.state.locked:
        return no("evening-locked", "evening-ask-host")
    _come_in(player.number, message, draft, context)
    return None


def _come_in(number: int, message: Join, draft: EveningDraft, context: EveningContext) -> None:
    own = draft.state.setup.naming == "own"
    came = Newcomer(
        context.guest,
        message.name if own else "",
        message.group,
        context.new_id() if draft.state.setup.shape == SHEETS else "",
    )
    draft.add(EveningKind.JOIN, number, encode(came))
