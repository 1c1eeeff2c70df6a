"""The games in OpenSpiel: importing this module registers every game and variant.

    import pyspiel, speeltafel.research.openspiel
    game = pyspiel.load_game("speeltafel_katoiz_3_stel_2", {"players": 3})

Names are `speeltafel_<game>` or `speeltafel_<game>_<variant>`; the options of the variant are
parameters (`-` becomes `_`), and so are

- `players`
- `reward`: `win` or `score` (see `rewards`; by default what the variant is about)
- `limit`: decisions after which a game that goes on is cut off; then nobody gets anything
- `opening`, `opening_seed`: start from the position after so many random moves

Ka Pai is simultaneous: `speeltafel_kapai_simultaneous` says so, `speeltafel_kapai` asks seat after
seat, and nobody sees what the others drew before all have. Chance is always listed.
"""

from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel

from speeltafel.core.game import AnyGame
from speeltafel.core.kit.policy import next_move
from speeltafel.core.seats import CHANCE, Seat
from speeltafel.core.variants import Option, Value, Variant, default_players
from speeltafel.games import GAMES
from speeltafel.research.encoding import Encoding, encoding
from speeltafel.research.episode import Episode
from speeltafel.research.rewards import bounds, checked_reward, payoffs, usual_reward

PREFIX: Final = "speeltafel_"
LIMIT: Final = 10_000
MOST_PLAYERS: Final = 36
SIMULTANEOUS: Final = "_simultaneous"


class Registered(NamedTuple):
    name: str
    game: str
    variant: str
    simultaneous: bool


def name_of(game: AnyGame, variant: Variant) -> str:
    plain = PREFIX + game.name
    return plain if len(game.variants) == 1 else f"{plain}_{variant.name.replace('-', '_')}"


class Past:
    """The moves so far, each with the state before it."""

    def __init__(self, game: str, moves: list[tuple[Any, int, Any]]) -> None:
        self.game = game
        self.moves = moves

    def __deepcopy__(self, memo: Any) -> "Past":
        return Past(self.game, list(self.moves))

    def __reduce__(self) -> tuple[Any, ...]:
        start = self.moves[0][0] if self.moves else None
        return _past_again, (self.game, start, [(actor, move) for _, actor, move in self.moves])


def _past_again(game: str, state: Any, made: list[tuple[int, Any]]) -> Past:
    moves = []
    for actor, move in made:
        moves.append((state, actor, move))
        state = GAMES[game].apply(state, actor, move)
    return Past(game, moves)


class SpeeltafelGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    def __init__(self, entry: Registered, kind: Any, params: Any) -> None:
        given = dict(params or {})
        options = {
            option.name: _value(option, given.get(_parameter(option), option.default))
            for option in _variant(entry).options
        }
        self.encoding: Encoding = encoding(entry.game, entry.variant, given.get("players"), options)
        game, config = self.encoding.game, self.encoding.config
        self.reward = checked_reward(game, config, given.get("reward") or None)
        self.simultaneous = entry.simultaneous
        self.limit = given.get("limit", LIMIT)
        self.start = self._opened(given.get("opening", 0), given.get("opening_seed", 0))
        alphabet = self.encoding.alphabet
        low, high = bounds(game, config, self.reward)
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=alphabet.size,
                max_chance_outcomes=len(alphabet.lots.texts),
                num_players=config.players,
                min_utility=low,
                max_utility=high,
                utility_sum=0.0 if self.reward == "win" else None,
                max_game_length=self.limit * alphabet.longest,
            ),
            given,
        )

    def _opened(self, moves: int, seed: int) -> Any:
        game = self.encoding.game
        state, generator = game.setup(self.encoding.config), Random(seed)
        for _ in range(moves):
            actor, move = next_move(game, state, generator)
            after = game.apply(state, actor, move)
            if not game.to_act(after):
                break
            state = after
        return state

    def new_initial_state(self) -> "SpeeltafelState":
        return SpeeltafelState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SeatObserver(self.encoding, kind, params)


class SpeeltafelState(pyspiel.State):  # type: ignore[misc]  # as above
    def __init__(self, game: SpeeltafelGame) -> None:
        super().__init__(game)
        self.episode = Episode(game.encoding, game.start, game.limit)
        self.past = Past(game.encoding.game.name, [])
        self.reward = game.reward
        self.simultaneous = game.simultaneous

    def current_player(self) -> int:
        actors = self.episode.actors()
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        if actors[0] == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self.simultaneous else actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        if player in self.episode.actors():
            return self.episode.choices(player)
        wait = self.episode.encoding.alphabet.wait
        return [wait] if self.simultaneous and wait is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        lots = self.episode.lots()
        total = sum(weight for _, weight in lots)
        return [(number, weight / total) for number, weight in lots]

    def _apply_action(self, action: int) -> None:
        actor = self.episode.actors()[0]
        self._act(actor, action)

    def _apply_actions(self, actions: list[int]) -> None:
        acting = self.episode.actors()
        for seat in acting:
            self._act(seat, actions[seat])

    def _act(self, actor: int, action: int) -> None:
        before = self.episode.state
        move = self.episode.act(actor, action)
        if move is not None:
            self.past.moves.append((before, actor, move))

    def _action_to_string(self, player: int, action: int) -> str:
        alphabet = self.episode.encoding.alphabet
        texts = alphabet.lots.texts if player == pyspiel.PlayerId.CHANCE else alphabet.texts
        return texts[action]

    def is_terminal(self) -> bool:
        return self.episode.over

    def returns(self) -> list[float]:
        config = self.episode.encoding.config
        return list(payoffs(config, self.episode.outcome(), self.reward))

    def __str__(self) -> str:
        return f"{self.episode.state} {self.episode.paths or ''}".strip()

    def remembered(self, seat: Seat) -> str:
        """All this seat has seen since the start, and its own steps: perfect recall."""
        game = self.episode.encoding.game
        lines = [f"seat {seat + 1}"]
        for state, actor, move in self.past.moves:
            seen = game.seen_move(state, actor, move, seat)
            who = "*" if actor == CHANCE else str(actor + 1)
            lines.append(f"{who} {game.format_move(seen)}")
        pending = self.episode.paths.get(seat, ())
        texts = self.episode.encoding.alphabet.texts
        return "\n".join([*lines, *(f"… {texts[step]}" for step in pending)])


class SeatObserver:
    """As OpenSpiel's `PyObserver`: the row of `observations`, whole and by parts."""

    def __init__(self, coded: Encoding, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no parameters are known here: {params}")
        self.kind = kind
        self.encoding = coded
        observer = coded.observer
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict = {
            part.name: self.tensor[observer.slices[part.name]].reshape(part.shape)
            for part in observer.parts
        }

    def set_from(self, state: SpeeltafelState, player: int) -> None:
        self.tensor[:] = state.episode.observe(player)

    def string_from(self, state: SpeeltafelState, player: int) -> str:
        if self.kind.perfect_recall:
            return state.remembered(player)
        view = state.episode.encoding.game.view(state.episode.state, player)
        return f"{view} {state.episode.paths.get(player, '')}".strip()


def _parameter(option: Option) -> str:
    return option.name.replace("-", "_")


def _written(option: Option) -> Value:
    """OpenSpiel takes a text that begins with a digit for a number, so such a choice is written
    with the name of its option: `gold_4-9`, `minutes_5`."""
    default = option.default
    is_number = isinstance(default, str) and default[0].isdigit()
    return f"{_parameter(option)}_{default}" if is_number else default


def _value(option: Option, given: Value) -> Value | str:
    return given.removeprefix(_parameter(option) + "_") if isinstance(given, str) else given


def _variant(entry: Registered) -> Variant:
    return next(each for each in GAMES[entry.game].variants if each.name == entry.variant)


def _kind(entry: Registered) -> Any:
    game, variant = GAMES[entry.game], _variant(entry)
    wins = default_players(variant) > 1 and usual_reward_of(entry) == "win"
    types = pyspiel.GameType
    return types(
        short_name=entry.name,
        long_name=f"{game.name} {variant.name}, by {game.designer}",
        dynamics=types.Dynamics.SIMULTANEOUS if entry.simultaneous else types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC
        if game.traits.chance
        else types.ChanceMode.DETERMINISTIC,
        information=types.Information.PERFECT_INFORMATION
        if game.traits.perfect_information
        else types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM if wins else types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=min(variant.players[-1], MOST_PLAYERS),
        min_num_players=variant.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": default_players(variant),
            **{_parameter(option): _written(option) for option in variant.options},
            "reward": "",
            "limit": LIMIT,
            "opening": 0,
            "opening_seed": 0,
        },
    )


def usual_reward_of(entry: Registered) -> str:
    return usual_reward(encoding(entry.game, entry.variant).config)


def _register(entry: Registered) -> None:
    kind = _kind(entry)

    class OneGame(SpeeltafelGame):
        def __init__(self, params: Any = None) -> None:
            super().__init__(entry, kind, params)

    OneGame.__name__ = OneGame.__qualname__ = entry.name
    pyspiel.register_game(kind, OneGame)


REGISTERED: Final = tuple(
    Registered(name_of(game, variant) + suffix, game.name, variant.name, bool(suffix))
    for game in GAMES.values()
    for variant in game.variants
    for suffix in (("", SIMULTANEOUS) if game.name == "kapai" else ("",))
)
for _entry in REGISTERED:
    if _entry.name not in pyspiel.registered_names():
        _register(_entry)
