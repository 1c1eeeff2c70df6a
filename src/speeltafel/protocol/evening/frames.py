"""An evening as its screens are told of it. What names a child or shows a sheet is made in `desk`
and `you` alone, and in `wall` for what the host shows."""

from collections.abc import Collection, Mapping
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple, get_args

import msgspec

from speeltafel.bots.advice import Advice
from speeltafel.core.game import AnyGame
from speeltafel.core.match import AnyMatch, advance, settle_chance, start
from speeltafel.core.refusal import accept
from speeltafel.core.seats import Seat
from speeltafel.core.variants import configure
from speeltafel.evening.animals import animal_of
from speeltafel.evening.log import EveningSetup
from speeltafel.evening.messages import Scoring
from speeltafel.evening.pairings import standing
from speeltafel.evening.record import missed_rounds
from speeltafel.evening.rounds import POINT
from speeltafel.evening.state import (
    LOBBY,
    MODEL,
    OVER,
    QUESTIONS,
    SHEETS,
    TABLES,
    TOGETHER,
    WALL,
    EveningState,
    Player,
)
from speeltafel.evening.together.questions import seen_rightly
from speeltafel.games import GAMES
from speeltafel.protocol.evening import questions
from speeltafel.protocol.evening import wire as evenings
from speeltafel.protocol.evening.together import (
    ballot,
    closing_told,
    is_over,
    raw,
    votes,
    wanted,
    watching,
)
from speeltafel.protocol.sentences import said
from speeltafel.table.state import TableState
from speeltafel.words import Language, Voice

GUESSED: Final = 9
"""Games played through to see about how many rounds there will be."""

_SCORING: Final[dict[str, Scoring]] = {each: each for each in get_args(Scoring)}

Tables = Mapping[str, TableState]


class Advised(NamedTuple):
    """What the strongest player would do on a sheet, and the sheet before it."""

    before: AnyMatch
    advice: Advice


class Facts(NamedTuple):
    """What a log does not say."""

    now: float
    away: Mapping[int, float]
    """Players whose device is gone, and for how many seconds."""
    ready: Collection[int]
    """Players who have done this round."""
    stuck: Mapping[int, evenings.StuckInfo]
    advised: Advised | None = None
    thinking: bool = False
    """The advice is asked for and not there yet."""


def language_of_evening(setup: EveningSetup) -> Language:
    return "en" if setup.language == "en" else "nl"


def name_of(player: Player, setup: EveningSetup) -> str:
    """The same on all screens, in the language of the evening."""
    return player.name or _animal(player.number, language_of_evening(setup))


@lru_cache(maxsize=4096)
def _animal(number: int, language: Language) -> str:
    return f"{Voice(language).word(f'evening-animal-{animal_of(number)}')} {number}"


def info(state: EveningState, facts: Facts) -> evenings.EveningInfo:
    setup = state.setup
    left = state.left(facts.now)
    return evenings.EveningInfo(
        setup.evening,
        setup.code,
        setup.link,
        setup.game,
        setup.variant,
        setup.options,
        setup.shape,
        setup.naming,
        state.phase,
        state.held,
        state.locked,
        state.pace,
        state.seconds,
        None if left is None else round(left, 1),
        state.round,
        _rounds(state),
        len(state.playing()),
        len(facts.ready),
        len(facts.away),
        state.class_votes or state.asks,
    )


def _sides(state: EveningState, language: Language) -> tuple[str, ...]:
    """Who plays on the one board: a class does not know that it is yellow."""
    if state.setup.shape != TOGETHER:
        return ()
    return _word("rounds-class", language), _word("table-computer", language)


def _rounds(state: EveningState) -> int:
    """How many there will be, as far as anybody knows."""
    setup = state.setup
    if setup.rounds or setup.shape not in (SHEETS, WALL):
        return setup.rounds
    return about_rounds(state.game, _config(setup))


def wall(state: EveningState, tables: Tables, facts: Facts, language: Language) -> evenings.Wall:
    voice = Voice.at(language, state.game, _sides(state, language))
    match = state.match
    prompt = None
    if match is not None and MODEL in match.game.to_act(match.state):
        prompt = said(match.game.prompt(match.state, MODEL), voice)
    closed = closing_told(state) or questions.prompt(state)
    if closed is not None:
        prompt = said(closed, voice)
    outcome = None if match is None else match.game.outcome(match.state)
    if outcome is not None and state.setup.shape == TOGETHER:
        prompt = said(outcome.reason, voice)
    scores = scores_of(state, tables)
    switched: Scoring = _SCORING[state.scores]
    return evenings.Wall(
        sequence=state.sequence,
        info=info(state, facts),
        view=None if match is None or not state.round else raw(match, watching(state)),
        prompt=prompt,
        shown=_shown(state, tables, switched),
        advice=None if facts.advised is None else _advice(facts.advised, voice),
        thinking=facts.thinking,
        scores=switched,
        distribution=sorted(scores.values()) if switched == "distribution" else [],
        board=_board(state, scores) if switched == "board" else [],
        votes=votes(state, voice) or questions.lines(state, voice),
        pair=questions.pair(state),
    )


def _advice(advised: Advised, voice: Voice) -> evenings.WallAdvice:
    match, advice = advised
    return evenings.WallAdvice(
        raw(match, MODEL),
        advice.move,
        said(advice.what, voice),
        [said(each, voice) for each in advice.because],
        advice.proven,
    )


def _shown(state: EveningState, tables: Tables, switched: Scoring) -> list[evenings.ShownSheet]:
    shown = []
    for number in state.shown.players:
        table = table_of(state, number, tables)
        if table is not None and table.match is not None:
            score = None if switched == "nothing" else _score(table)
            shown.append(evenings.ShownSheet(_own_view(table), score))
    return shown


def _board(state: EveningState, scores: Mapping[int, float]) -> list[evenings.BoardLine]:
    ranked = sorted(scores.items(), key=lambda each: -each[1])
    values = [points for _, points in ranked]
    return [
        evenings.BoardLine(
            values.index(points) + 1, name_of(state.players[number - 1], state.setup), points
        )
        for number, points in ranked
    ]


def points_of(state: EveningState, numbers: Collection[int], tables: Tables) -> Mapping[int, float]:
    """As `scores_of`, of these players."""
    if state.setup.shape in (TABLES, QUESTIONS):
        return scores_of(state, tables)
    found = {}
    for number in numbers:
        table = tables.get(state.players[number - 1].table)
        found[number] = float((table and _score(table)) or 0)
    return found


def scores_of(state: EveningState, tables: Tables) -> dict[int, float]:
    """Of everybody who plays, what they have so far."""
    if state.setup.shape == TABLES:
        return {line.player: line.points / POINT for line in standing(state)}
    if state.setup.shape == QUESTIONS:
        return {number: float(count) for number, count in seen_rightly(state).items()}
    found = {}
    for player in state.playing():
        table = tables.get(player.table)
        if table is not None and (score := _score(table)) is not None:
            found[player.number] = float(score)
    return found


def _score(table: TableState) -> int | None:
    match = table.match
    if match is None:
        return None
    counted = match.game.outcome(match.state) or match.game.count(match.state)
    return counted.scores[0] if counted is not None and counted.scores else None


def table_of(state: EveningState, number: int, tables: Tables) -> TableState | None:
    """Where this player sits now."""
    player = state.player(number)
    if player is None:
        return None
    if state.setup.shape == SHEETS:
        return tables.get(player.table)
    name, _ = place_of(state, number)
    return tables.get(name)


def place_of(state: EveningState, number: int) -> tuple[str, Seat]:
    """The table of this player in this round, and the seat there; no name: none."""
    player = state.player(number)
    if player is None or player.removed:
        return "", 0
    if state.setup.shape == SHEETS:
        return player.table, 0
    if state.pairings:
        pairings = state.pairings[-1]
        for name, seats in zip(pairings.tables, pairings.seats, strict=True):
            if number in seats:
                return name, seats.index(number)
    return "", 0


def player_info(
    state: EveningState,
    player: Player,
    tables: Tables,
    facts: Facts,
    scores: Mapping[int, float],
    wants: Mapping[int, str],
) -> evenings.PlayerInfo:
    name, seat = place_of(state, player.number)
    own = tables.get(player.table)
    away = facts.away.get(player.number)
    return evenings.PlayerInfo(
        player.number,
        animal_of(player.number),
        name_of(player, state.setup),
        list(player.group),
        player.plays and away is None,
        round(away or 0.0, 1),
        player.number in facts.ready,
        player.removed,
        not player.guest,
        player.since,
        [] if own is None else list(missed_rounds(own)),
        facts.stuck.get(player.number),
        name,
        seat,
        scores.get(player.number, 0.0),
        bool(state.pairings) and player.number in state.pairings[-1].resting,
        wants.get(player.number, ""),
        player.number in questions.right(state),
    )


def wants_of(state: EveningState) -> Mapping[int, str]:
    """What each player has voted for or said, in the language of the evening."""
    voice = Voice.at(language_of_evening(state.setup), state.game)
    if state.setup.shape == TOGETHER:
        return wanted(state, voice)
    return questions.said(state, voice) if state.setup.shape == QUESTIONS else {}


def small_table(players: list[int], table: TableState) -> evenings.SmallTable:
    outcome = table.outcome()
    counted = table.match and (outcome or table.game.count(table.match.state))
    return evenings.SmallTable(
        table.setup.table,
        players,
        _own_view(table),
        table.sequence,
        table.over,
        list(outcome.winners) if outcome else [],
        list(counted.scores) if counted else [],
    )


def you(state: EveningState, guest: str, language: Language) -> evenings.You:
    player = state.player_of(guest)
    if player is None or player.removed:
        word = "evening-not-in" if player is None else "evening-removed"
        return evenings.You(
            sequence=state.sequence,
            phase=state.phase,
            player=0,
            removed=player is not None,
            text=_word(word, language),
        )
    name, seat = place_of(state, player.number)
    resting = bool(state.pairings) and player.number in state.pairings[-1].resting
    told: dict[str, Any] = {"text": _word(_now(state, player.number), language)}
    if state.setup.shape == QUESTIONS:
        told |= questions.ballot(state, player, Voice(language))
    return evenings.You(
        sequence=state.sequence,
        phase=state.phase,
        player=player.number,
        animal=animal_of(player.number),
        name=name_of(player, state.setup),
        group=list(player.group),
        paused=state.held,
        round=state.round,
        table=name if state.round else "",
        seat=seat,
        bye=resting,
        **told,
        **ballot(state, player),
    )


@lru_cache(maxsize=256)
def _word(code: str, language: Language) -> str:
    return Voice(language).word(code)


def _now(state: EveningState, number: int) -> str:
    if state.phase == LOBBY:
        return "evening-wait"
    if state.phase == OVER:
        return "evening-ended"
    if state.held:
        return "evening-look"
    if state.setup.shape == TOGETHER:
        if is_over(state.match):
            return "evening-look"
        return "rounds-vote" if state.class_votes else "rounds-computer-thinks"
    if number not in state.free():
        return "evening-play"
    resting = number in state.pairings[-1].resting
    return "evening-rest" if resting else "evening-next-round-yours"


def about_rounds(game: AnyGame, config: Any) -> int:
    """About how many rounds there will be: some games played through by somebody who takes any
    move."""
    return _about(game.name, config.variant, config.options)


@lru_cache(maxsize=64)
def _about(name: str, variant: str, options: Any) -> int:
    game = GAMES[name]
    config = accept(configure(game, variant, 1, dict(options)))
    dice = Random(1)
    rounds = 0
    for _ in range(GUESSED):
        match = settle_chance(start(game, config), dice)
        while MODEL in game.to_act(match.state):
            rounds += 1
            moves = game.legal_moves(match.state, MODEL)
            match = settle_chance(advance(match, MODEL, dice.choice(moves)), dice)
    return round(rounds / GUESSED)


def _config(setup: EveningSetup) -> Any:
    return accept(configure(GAMES[setup.game], setup.variant, 1, setup.options))


def _own_view(table: TableState) -> msgspec.Raw:
    """A sheet as whoever draws on it sees it; a shared board as somebody who looks on."""
    assert table.match is not None
    return raw(table.match, 0 if len(table.chairs) == 1 else None)
