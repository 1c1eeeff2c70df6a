"""The games in PettingZoo: `katalon_v0`, `katoiz_v0`, `potzklotz_v0`, `kapai_v0`, `kobito_v0`.

    from speeltafel.research.pettingzoo import katalon_v0
    env = katalon_v0.env(render_mode="ansi")

Each has `env` (AEC, with PettingZoo's wrappers) and `raw_env`; Ka Pai also has `parallel_env`.
Arguments: `variant`, `players`, `options`, `reward`, `limit`, `render_mode`.

Agents are `seat_0`, `seat_1`, … An observation is a dict of `observation` (the row described in
`docs/research.md`) and `action_mask`; the mask is in `infos` too. Chance is part of the environment
and follows the seed of `reset`. Everybody is paid once, at the end. In the AEC form, where several
seats may act at once, they are asked in order; what they choose stays hidden as in the rules.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from speeltafel.core.variants import Value
from speeltafel.research.encoding import Encoding, encoding
from speeltafel.research.episode import Episode
from speeltafel.research.rendering import rendered
from speeltafel.research.rewards import Reward, checked_reward, payoffs

LIMIT: Final = 10_000
ILLEGAL: Final = -1.0


def observation_space(coded: Encoding) -> spaces.Dict:
    observer = coded.observer
    return spaces.Dict(
        {
            "observation": spaces.Box(observer.low, observer.high, dtype=observer.dtype),
            "action_mask": spaces.Box(0, 1, (coded.alphabet.size,), np.int8),
        }
    )


def masked(coded: Encoding, numbers: list[int]) -> Any:
    mask = np.zeros(coded.alphabet.size, np.int8)
    mask[numbers] = 1
    return mask


def _metadata(game: str, parallel: bool) -> dict[str, Any]:
    return {
        "name": f"speeltafel_{game}_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": parallel,
        "render_fps": 1,
    }


class _Table:
    """What both forms share."""

    metadata: dict[str, Any]

    def _sit_down(
        self, coded: Encoding, reward: Reward, limit: int, render_mode: str | None
    ) -> None:
        self.encoding = coded
        self.reward: Reward = reward
        self.limit = limit
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(coded.config.players)]
        self.observation_spaces = {a: observation_space(coded) for a in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(coded.alphabet.size) for a in self.possible_agents}
        self._generator = Random(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _start(self, seed: int | None) -> None:
        if seed is not None:
            self._generator = Random(seed)
        self.episode = Episode(self.encoding, limit=self.limit)
        self.episode.settle(self._generator)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)

    def _choices(self, seat: int) -> list[int]:
        return self.episode.choices(seat) if seat in self.episode.actors() else []

    def _observed(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = masked(self.encoding, self._choices(seat))
        return {"observation": self.episode.observe(seat), "action_mask": mask}

    def _settle(self) -> None:
        self.episode.settle(self._generator)
        if self.episode.over:
            paid = payoffs(self.encoding.config, self.episode.outcome(), self.reward)
            self.rewards = dict(zip(self.possible_agents, paid, strict=True))
            done = self.truncations if self.episode.cut_off else self.terminations
            done.update(dict.fromkeys(self.possible_agents, True))

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        text = rendered(self.episode)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


class TurnEnv(_Table, AECEnv[str, Any, int]):  # type: ignore[misc]  # ships no types
    def __init__(
        self,
        coded: Encoding,
        reward: Reward,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = _metadata(coded.game.name, parallel=False)
        self._sit_down(coded, reward, limit, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        del options
        self._start(seed)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.actors()[0]]
        self._tell()

    def observe(self, agent: str) -> dict[str, Any]:
        return self._observed(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.episode.act(self.possible_agents.index(agent), int(action))
        self._settle()
        if not self.episode.over:
            self.agent_selection = self.possible_agents[self.episode.actors()[0]]
        self._accumulate_rewards()
        self._tell()

    def _tell(self) -> None:
        for seat, agent in enumerate(self.possible_agents):
            if agent in self.infos:
                self.infos[agent] = {"action_mask": masked(self.encoding, self._choices(seat))}


class RoundEnv(_Table, ParallelEnv[str, Any, int]):  # type: ignore[misc]  # as above
    """All seats at once; who has decided while others still spell a move chooses `wait`."""

    def __init__(
        self,
        coded: Encoding,
        reward: Reward,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        assert coded.alphabet.wait is not None, f"{coded.game.name} is not played at once"
        self.wait: int = coded.alphabet.wait
        self.metadata = _metadata(coded.game.name, parallel=True)
        self._sit_down(coded, reward, limit, render_mode)

    def _choices(self, seat: int) -> list[int]:
        if self.episode.over:
            return []
        return super()._choices(seat) or [self.wait]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        del options
        self._start(seed)
        return self._told()

    def step(self, actions: Mapping[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """An illegal number ends the game for all, with −1 for those who chose one."""
        acting = self.episode.actors()
        chosen = {seat: int(actions[self.possible_agents[seat]]) for seat in acting}
        illegal = [seat for seat in acting if chosen[seat] not in self.episode.options(seat)]
        if illegal:
            self.terminations = dict.fromkeys(self.possible_agents, True)
            for seat in illegal:
                self.rewards[self.possible_agents[seat]] = ILLEGAL
        else:
            for seat in acting:
                self.episode.act(seat, chosen[seat])
            self._settle()
        observations, infos = self._told()
        if illegal or self.episode.over:
            self.agents = []
        return observations, self.rewards, self.terminations, self.truncations, infos

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        observations = {agent: self._observed(agent) for agent in self.agents}
        infos = {
            agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()
        }
        return observations, infos


class Version(NamedTuple):
    """One version of a game, used as PettingZoo's modules are: `katalon_v0.env()`."""

    game: str
    players: int | None = None

    def raw_env(self, **arguments: Any) -> TurnEnv:
        return TurnEnv(*self._made(arguments), **arguments)

    def env(self, **arguments: Any) -> AECEnv[str, Any, int]:
        table: AECEnv[str, Any, int] = self.raw_env(**arguments)
        table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
        table = wrappers.AssertOutOfBoundsWrapper(table)
        return wrappers.OrderEnforcingWrapper(table)

    def parallel_env(self, **arguments: Any) -> RoundEnv:
        return RoundEnv(*self._made(arguments), **arguments)

    def _made(self, arguments: dict[str, Any]) -> tuple[Encoding, Reward]:
        """Takes out of the arguments what says which game is played."""
        options: Mapping[str, Value | str] | None = arguments.pop("options", None)
        variant, players = arguments.pop("variant", None), arguments.pop("players", self.players)
        coded = encoding(self.game, variant, players, options)
        return coded, checked_reward(coded.game, coded.config, arguments.pop("reward", None))


katalon_v0: Final = Version("katalon")
katoiz_v0: Final = Version("katoiz")
potzklotz_v0: Final = Version("potzklotz")
kapai_v0: Final = Version("kapai")
kobito_v0: Final = Version("kobito")
