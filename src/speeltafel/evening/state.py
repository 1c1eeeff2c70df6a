"""How an evening stands: its log, folded. The same log gives the same state anywhere."""

from typing import Final

import msgspec
from msgspec.structs import replace

from speeltafel.core.game import AnyGame
from speeltafel.core.match import AnyMatch, advance, start
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.evening.log import (
    Ballot,
    EveningEntry,
    EveningKind,
    EveningSetup,
    Exhibition,
    Newcomer,
    Pairings,
    TableResult,
)
from speeltafel.evening.together.shared import Question
from speeltafel.games import game_of

SHEETS, TABLES, WALL, TOGETHER = "sheets", "tables", "wall", "together"
QUESTIONS = "questions"
LOBBY, PLAYING, OVER = "lobby", "playing", "over"
MODEL: Final = 0
"""The seat of whoever plays along on the reference sheet."""
CLASS, COMPUTER = 0, 1
"""The seats of `together`."""


class Closing(msgspec.Struct, frozen=True):
    """A vote that was closed: on which position, and what everybody wanted."""

    match: AnyMatch
    votes: dict[int, str]


class Player(msgspec.Struct, frozen=True):
    number: int
    guest: str = ""
    """Empty: a card nobody has taken yet."""
    name: str = ""
    """Empty: the animal."""
    group: tuple[str, ...] = ()
    table: str = ""
    """The sheet of their own."""
    since: int = 1
    """The first round they are in."""
    removed: bool = False
    released: bool = False
    """Another device may take this place now."""

    @property
    def plays(self) -> bool:
        return bool(self.guest) and not self.removed


class EveningState(msgspec.Struct, frozen=True):
    setup: EveningSetup
    game: AnyGame
    players: tuple[Player, ...]
    match: AnyMatch | None = None
    """One sheet on which somebody plays along with the dice of this evening, so that it is known
    what can be rolled and when all sheets are full."""
    sequence: int = 0
    phase: str = LOBBY
    held: bool = False
    locked: bool = False
    pace: str = "all"
    seconds: int = 60
    rolls: tuple[str, ...] = ()
    pairings: tuple[Pairings, ...] = ()
    results: tuple[dict[str, tuple[int, ...]], ...] = ()
    """For each round of pairings what the tables that are over have brought."""
    round_began: float = 0.0
    """When this round began, or went on after a pause."""
    round_spent: float = 0.0
    """Seconds it had lasted before the last pause."""
    shown: Exhibition = Exhibition()
    scores: str = "nothing"
    ballots: tuple[tuple[int, Ballot], ...] = ()
    closing: Closing | None = None
    turns: int = 0
    """Of the class, with `together`."""
    questions: tuple[Question, ...] = ()
    answers: tuple[dict[int, str], ...] = ()
    """To each question that is closed, what everybody said."""
    ended_at: float = 0.0

    @property
    def round(self) -> int:
        if self.setup.shape == TOGETHER:
            return self.turns
        if self.setup.shape == QUESTIONS:
            return len(self.questions)
        return len(self.pairings) if self.setup.shape == TABLES else len(self.rolls)

    def player(self, number: int) -> Player | None:
        return self.players[number - 1] if 1 <= number <= len(self.players) else None

    def player_of(self, guest: str) -> Player | None:
        """The place of this guest, also of one who was removed."""
        if not guest:
            return None
        return next((each for each in self.players if each.guest == guest), None)

    @property
    def class_votes(self) -> bool:
        """Whether it is the class that plays now."""
        match = self.match
        if self.setup.shape != TOGETHER or self.phase != PLAYING or match is None:
            return False
        return CLASS in match.game.to_act(match.state)

    @property
    def asks(self) -> bool:
        """Whether a question is open."""
        return self.phase == PLAYING and len(self.answers) < len(self.questions)

    def votes(self) -> dict[int, str]:
        """What those who play have voted for on this position, or have said to this question."""
        return {
            number: ballot.move for number, ballot in self.ballots if self.players[number - 1].plays
        }

    def free(self) -> set[int]:
        """Players at no table in this round of pairings: they rest, or came after it began."""
        if not self.pairings:
            return set()
        seated = {number for seats in self.pairings[-1].seats for number in seats}
        return {each.number for each in self.playing()} - seated

    def playing(self) -> tuple[Player, ...]:
        return tuple(each for each in self.players if each.plays)

    def left(self, now: float) -> float | None:
        """Seconds until the timer ends this round; none where no timer runs."""
        if self.pace != "timer" or self.phase != PLAYING or not self.round:
            return None
        if self.setup.shape == QUESTIONS and not self.asks:
            return None
        running = 0.0 if self.held else max(0.0, now - self.round_began)
        return max(0.0, self.seconds - self.round_spent - running)


def opening(setup: EveningSetup) -> EveningState:
    """An evening goes on under the rules it was set up with."""
    game = accept(game_of(setup.game, setup.rules))
    match = None
    if setup.shape not in (TABLES, QUESTIONS):
        players = 2 if setup.shape == TOGETHER else 1
        match = start(game, accept(configure(game, setup.variant, players, setup.options)))
    return EveningState(
        setup,
        game,
        tuple(Player(number) for number in range(1, setup.cards + 1)),
        match,
        pace=setup.pace,
        seconds=setup.seconds,
    )


def fold(state: EveningState, entry: EveningEntry) -> EveningState:
    """The state after an entry of the log, which is known to be right."""
    assert entry.sequence == state.sequence + 1, "a log has no gaps"
    after = replace(state, sequence=entry.sequence)
    match entry.kind:
        case EveningKind.JOIN:
            return _after_join(after, entry)
        case EveningKind.BIND:
            return _with(after, entry.actor, guest=entry.text, released=False)
        case EveningKind.BEGIN:
            return _turn_begins(replace(after, phase=PLAYING), entry.at)
        case EveningKind.ROLL:
            return _after_roll(after, entry)
        case EveningKind.ROUND:
            pairings = msgspec.json.decode(entry.text, type=Pairings)
            began = _round_begins(after, entry.at)
            return replace(
                began, pairings=(*began.pairings, pairings), results=(*began.results, {})
            )
        case EveningKind.RESULT:
            return _after_result(after, entry)
        case EveningKind.HOLD:
            return _after_hold(after, entry)
        case EveningKind.PACE:
            pace, _, seconds = entry.text.partition(" ")
            anew = replace(after, pace=pace, seconds=int(seconds))
            return replace(anew, round_began=entry.at, round_spent=0.0)
        case EveningKind.LOCK:
            return replace(after, locked=bool(entry.text))
        case EveningKind.RENAME:
            return _with(after, entry.actor, name=entry.text)
        case EveningKind.REMOVE:
            return _with(after, entry.actor, removed=True)
        case EveningKind.LET_IN:
            return _with(after, entry.actor, removed=False)
        case EveningKind.RELEASE:
            return _with(after, entry.actor, released=True)
        case EveningKind.SHOW:
            return replace(after, shown=msgspec.json.decode(entry.text, type=Exhibition))
        case EveningKind.SCORES:
            return replace(after, scores=entry.text)
        case EveningKind.MOVE:
            return _after_move(after, entry)
        case EveningKind.VOTE:
            ballot = msgspec.json.decode(entry.text, type=Ballot)
            others = tuple(each for each in after.ballots if each[0] != entry.actor)
            return replace(after, ballots=(*others, (entry.actor, ballot)))
        case EveningKind.ASK:
            question = msgspec.json.decode(entry.text, type=Question)
            return _round_begins(replace(after, questions=(*after.questions, question)), entry.at)
        case EveningKind.TELL:
            return replace(after, answers=(*after.answers, after.votes()))
        case EveningKind.END:
            return replace(after, phase=OVER, held=False, ended_at=entry.at)


def _after_join(state: EveningState, entry: EveningEntry) -> EveningState:
    came = msgspec.json.decode(entry.text, type=Newcomer)
    since = state.round + 1 if state.setup.shape == TABLES else max(1, state.round)
    player = Player(entry.actor, came.guest, came.name, came.group, came.table, since)
    known = state.player(entry.actor)
    if known is None:
        assert entry.actor == len(state.players) + 1
        return replace(state, players=(*state.players, player))
    return _replaced(state, replace(player, name=came.name or known.name))


def _after_roll(state: EveningState, entry: EveningEntry) -> EveningState:
    match = state.match
    assert match is not None
    played = played_along(match)
    rolled = accept(state.game.parse_move(played.state, entry.text))
    after = replace(state, match=advance(played, CHANCE, rolled), rolls=(*state.rolls, entry.text))
    return _round_begins(after, entry.at)


def _after_move(state: EveningState, entry: EveningEntry) -> EveningState:
    """The class's own move closes its vote; when it is to move again another one begins."""
    match = state.match
    assert match is not None
    actor, _, text = entry.text.partition(" ")
    move = accept(match.game.parse_move(match.state, text))
    moved = replace(state, match=advance(match, int(actor), move))
    if int(actor) == CLASS:
        moved = replace(moved, closing=Closing(match, state.votes()), ballots=())
    return _turn_begins(moved, entry.at)


def _turn_begins(state: EveningState, at: float) -> EveningState:
    if not state.class_votes:
        return state
    return _round_begins(replace(state, turns=state.turns + 1), at)


def played_along(match: AnyMatch) -> AnyMatch:
    """The reference sheet once its round is done: any move will do."""
    game = match.game
    while MODEL in game.to_act(match.state):
        match = advance(match, MODEL, game.legal_moves(match.state, MODEL)[0])
    return match


def _round_begins(state: EveningState, at: float) -> EveningState:
    return replace(state, round_began=at, round_spent=0.0, ballots=())


def _after_hold(state: EveningState, entry: EveningEntry) -> EveningState:
    if entry.text:
        spent = state.round_spent + max(0.0, entry.at - state.round_began)
        return replace(state, held=True, round_spent=spent)
    return replace(state, held=False, round_began=entry.at)


def _after_result(state: EveningState, entry: EveningEntry) -> EveningState:
    result = msgspec.json.decode(entry.text, type=TableResult)
    results = tuple(
        {**known, result.table: result.points} if result.table in pairings.tables else known
        for known, pairings in zip(state.results, state.pairings, strict=True)
    )
    return replace(state, results=results)


def _with(state: EveningState, number: int, **changes: object) -> EveningState:
    return _replaced(state, replace(state.players[number - 1], **changes))


def _replaced(state: EveningState, player: Player) -> EveningState:
    place = player.number - 1
    players = (*state.players[:place], player, *state.players[place + 1 :])
    return replace(state, players=players)
