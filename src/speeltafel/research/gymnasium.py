"""The games in Gymnasium: one seat learns, the others are played by computer players.

    import gymnasium, speeltafel.research.gymnasium
    env = gymnasium.make("speeltafel/KaPai-v0")
    env = gymnasium.make("speeltafel/Katalon-v0", opponent="pupil", seat=1)

Ka Pai is played alone unless `players` says otherwise. Arguments: `players`, `options`, `reward`,
`limit`, `opponent` (a name of `speeltafel bots`, or any `Bot`), `seat` (None: another each time),
`render_mode`.

An observation is a dict of `observation` and `action_mask`; the mask is in `info` too, and
`action_masks()` gives it to sb3-contrib. A number outside the mask ends the episode with −1 and
`info["illegal"]`. Rewards come at the end.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np

from speeltafel.bots.bot import Bot, observe
from speeltafel.bots.registry import find_bot
from speeltafel.core.refusal import accept
from speeltafel.core.variants import Value, Variant
from speeltafel.games import GAMES
from speeltafel.research.encoding import encoding
from speeltafel.research.episode import Episode, IllegalAction
from speeltafel.research.pettingzoo import ILLEGAL, masked, observation_space
from speeltafel.research.rendering import rendered
from speeltafel.research.rewards import checked_reward, payoffs

LIMIT: Final = 10_000
NAMES: Final = {
    "katalon": "Katalon",
    "katoiz": "Katoiz",
    "potzklotz": "PotzKlotz",
    "kapai": "KaPai",
    "kobito": "Kobito",
}


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    metadata: dict[str, Any] = {  # noqa: RUF012 - the interface wants it on the class
        "render_modes": ["ansi", "human"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        variant: str | None = None,
        players: int | None = None,
        options: Mapping[str, Value | str] | None = None,
        reward: str | None = None,
        limit: int = LIMIT,
        opponent: str | Bot = "random",
        seat: int | None = 0,
        render_mode: str | None = None,
    ) -> None:
        self.encoding = encoding(game, variant, players, options)
        self.reward = checked_reward(self.encoding.game, self.encoding.config, reward)
        self.limit = limit
        if isinstance(opponent, str):
            opponent = accept(find_bot(self.encoding.game, opponent))
        self.opponent = opponent
        self.given_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space = observation_space(self.encoding)
        self.action_space = gymnasium.spaces.Discrete(self.encoding.alphabet.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        del options
        super().reset(seed=seed)
        self.generator = Random(int(self.np_random.integers(1 << 62)))
        while True:
            if self.given_seat is None:
                self.seat = self.generator.randrange(self.encoding.config.players)
            self.episode = Episode(self.encoding, limit=self.limit)
            self._until_my_turn()
            if not self.episode.over:
                return self._observed(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            self.episode.act(self.seat, int(action))
        except IllegalAction:
            return self._observed(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self._until_my_turn()
        over, cut_off = self.episode.over, self.episode.cut_off
        paid = payoffs(self.encoding.config, self.episode.outcome(), self.reward)
        return self._observed(), paid[self.seat], over and not cut_off, cut_off, self._info()

    def _until_my_turn(self) -> None:
        """Chance and the others play until the learner is to act."""
        game, config, episode = self.encoding.game, self.encoding.config, self.episode
        while True:
            episode.settle(self.generator)
            acting = episode.actors()
            if not acting or self.seat in acting:
                return
            other = acting[0]
            observation = observe(game, config, episode.state, other, self.generator)
            episode.play(other, self.opponent.choose(observation, self.generator))

    def action_masks(self) -> Any:
        """As sb3-contrib asks for it."""
        mine = not self.episode.over and self.seat in self.episode.actors()
        numbers = self.episode.choices(self.seat) if mine else []
        return masked(self.encoding, numbers).astype(np.bool_)

    def _observed(self) -> dict[str, Any]:
        mask = self.action_masks().astype(np.int8)
        return {"observation": self.episode.observe(self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        text = rendered(self.episode, self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text


def id_of(game: str, variant: Variant) -> str:
    """`speeltafel/Katalon-v0`, `speeltafel/Katoiz-3-stel-2-v0`."""
    own = len(GAMES[game].variants) == 1
    return f"speeltafel/{NAMES[game]}{'' if own else '-' + variant.name}-v0"


def register() -> None:
    """Called on import; `gymnasium.make("speeltafel.research.gymnasium:speeltafel/Katalon-v0")`
    imports first."""
    for game in GAMES.values():
        for variant in game.variants:
            name = id_of(game.name, variant)
            if name in gymnasium.registry:
                continue
            alone = {"players": 1} if game.name == "kapai" else {}
            gymnasium.register(
                name,
                "speeltafel.research.gymnasium:SeatEnv",
                kwargs={"game": game.name, "variant": variant.name, **alone},
            )


register()
