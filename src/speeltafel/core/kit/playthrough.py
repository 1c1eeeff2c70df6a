"""A golden playthrough: one whole game told line by line, so that any change of behaviour shows.

`speeltafel playthrough GAME --variant V` writes one; the tests compare it line by line.
"""

import json
from random import Random
from typing import Any, Final
from zlib import crc32

from speeltafel.core.data import to_data
from speeltafel.core.game import AnyGame
from speeltafel.core.kit.policy import Policy, next_move, random_move
from speeltafel.core.match import advance, start
from speeltafel.core.reason import Argument, Reason
from speeltafel.core.record import Line, format_record, format_result, record_of
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Config

FEW: Final = 12


def playthrough(
    game: AnyGame,
    config: Config,
    seed: int,
    *,
    limit: int = 400,
    policy: Policy = random_move,
    player: str = "random",
) -> str:
    """The game played with this seed, at most `limit` moves of it; `player` names the policy."""
    generator = Random(f"{game.name} {config.variant} {seed}")
    match = start(game, config)
    lines: list[str] = []
    while game.to_act(match.state) and match.length < limit:
        state = match.state
        actor, move = next_move(game, state, generator, policy)
        lines.append(f"— {match.length}")
        lines.extend(_state_lines(game, state, config.players))
        name = "*" if actor == CHANCE else actor + 1
        lines.append(f"> {name} {game.format_move(move)}")
        seen = game.format_move(game.seen_move(state, actor, move, None))
        if seen != game.format_move(move):
            lines.append(f"  others see: {seen}")
        lines.append(f"  told: {_plain(game.tell(state, actor, move))}")
        match = advance(match, actor, move)
    outcome = game.outcome(match.state)
    lines += [f"— {match.length}", f"result: {format_result(outcome)}"]
    if outcome is not None:
        lines.append(f"reason: {_plain(outcome.reason)}")
        lines += [f"count: {_plain(line)}" for line in outcome.counting]
    lines.append(f"final state: {_json(to_data(game.state_type, match.state))}")
    head = format_record(record_of(match)._replace(lines=(Line(0, "…"),)))
    return (
        "\n".join([head.split("\n\n")[0], f"seed: {seed}", f"player: {player}", "", *lines]) + "\n"
    )


def _state_lines(game: AnyGame, state: Any, players: int) -> list[str]:
    lines = []
    acting = sorted(game.to_act(state))
    if acting == [CHANCE]:
        outcomes = game.chance(state).outcomes
        many = "many outcomes" if outcomes is None else f"{len(outcomes)} outcomes"
        lines.append(f"  chance: {many}")
    else:
        for seat in acting[:4]:
            texts = [game.format_move(move) for move in game.legal_moves(state, seat)]
            listed = ", ".join(texts if len(texts) <= FEW else [*texts[: FEW // 2], "…"])
            lines.append(f"  {seat + 1} may ({len(texts)}, {_digest(texts)}): {listed}")
            lines.append(f"  prompt: {_plain(game.prompt(state, seat))}")
    views = [game.view(state, seat) for seat in (None, *range(min(players, 4)))]
    digests = " ".join(_digest(to_data(type(view), view)) for view in views)
    lines.append(f"  views: {digests}")
    return lines


def _plain(reason: Reason) -> str:
    arguments = ", ".join(f"{name}={_argument(value)}" for name, value in reason.arguments)
    return f"{reason.code}({arguments})"


def _argument(value: Argument) -> str:
    if isinstance(value, Reason):
        return _plain(value)
    if isinstance(value, tuple):
        return "[" + " ".join(_argument(each) for each in value) + "]"
    return str(value)


def _digest(data: Any) -> str:
    return f"{crc32(_json(data).encode()):08x}"


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
