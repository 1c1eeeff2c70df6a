"""Ka Pai alone on the default sheet: levels, random, baseline and a clairvoyant, the same dice.

    scripts/bench kapai_solo [--games 1000] [--clairvoyant 200] [--players strongest,ahead,…]

The limit is the clairvoyant: a beam search that knows all rolls beforehand, best found. Writes
docs/opponents/kapai-alone.json for `python -m tools.opponents report` as it goes: who is broken off
goes on from there, and --again starts anew. The last line is the ratio.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from rich.progress import Progress

from speeltafel.arena.results import spread
from speeltafel.bots import Bot, find_bot, observe
from speeltafel.bots.kapai.playout import rolls_to_come
from speeltafel.bots.registry import levels_of
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.scoring import SOLO_BANDS, solo_band
from speeltafel.games.kapai.sheets import DEFAULT_SHEET
from tools.opponents.clairvoyant_kapai import clairvoyant_score

PROMISE = 50.0
ALONE = accept(configure(KAPAI, players=1))
TARGET = Path(__file__).parent.parent / "docs" / "opponents" / "kapai-alone.json"
SAVED_EVERY = 10
"""Games."""
CLAIRVOYANT = "clairvoyant"


class Played(NamedTuple):
    """One game; the dice depend on its number alone."""

    score: int
    choices: int
    seconds: float
    """Of processor time."""


def played_by(bot: Bot, number: int) -> Played:
    rolls = rolls_to_come(Random(f"dice {number}"))
    generator = Random(f"player {number}")
    state = KAPAI.setup(ALONE)
    spent = 0.0
    turn = 0
    while KAPAI.to_act(state):
        state = KAPAI.apply(state, CHANCE, rolls[turn])
        observation = observe(KAPAI, ALONE, state, 0, generator)
        begin = time.process_time()
        draw = bot.choose(observation, generator)
        spent += time.process_time() - begin
        state = KAPAI.apply(state, 0, draw)
        turn += 1
    outcome = KAPAI.outcome(state)
    assert outcome is not None
    return Played(outcome.scores[0], turn, spent)


def played_knowing_all(number: int) -> Played:
    begin = time.process_time()
    rolls = rolls_to_come(Random(f"dice {number}"))
    score = clairvoyant_score(DEFAULT_SHEET, rolls)
    return Played(score, len(rolls), time.process_time() - begin)


def player(name: str) -> Callable[[int], Played]:
    if name == CLAIRVOYANT:
        return played_knowing_all
    bot = accept(find_bot(KAPAI, name))
    bot.prepare()
    return lambda number: played_by(bot, number)


def band_points() -> dict[str, str]:
    """The points of each band of the solo table (KP-11), the lowest first."""
    rising = list(reversed(SOLO_BANDS))
    ends = [f"–{low - 1}" for low, _ in rising[1:]] + ["+"]
    return {band: f"{low}{end}" for (low, band), end in zip(rising, ends, strict=True)}


def row_of(scores: list[int], choices: int, seconds: float) -> dict[str, Any]:
    found = Counter(map(solo_band, scores))
    bands = {points: found[band] / len(scores) for band, points in band_points().items()}
    return {
        **spread([float(score) for score in scores]),
        "choices": choices,
        "seconds": seconds,
        "mean_ms": 1000 * seconds / max(1, choices),
        "bands": bands,
        "scores": scores,
    }


def note_on(rows: dict[str, Any]) -> str:
    """How near the last level comes to the clairvoyant, on the games both have played."""
    if CLAIRVOYANT not in rows or "strongest" not in rows:
        return ""
    known, blind = rows[CLAIRVOYANT]["scores"], rows["strongest"]["scores"]
    games = min(len(known), len(blind))
    most, mean = fmean(known[:games]), fmean(blind[:games])
    return (
        f"The clairvoyant knows all rolls beforehand (beam search, best found: a bound from below "
        f"on what could be scored). On the first {games} games, which both have played, the "
        f"strongest scores {mean:.2f}, {mean / most:.0%} of its {most:.2f}."
    )


def stored(again: bool) -> dict[str, Any]:
    if again or not TARGET.exists():
        return {}
    rows: dict[str, Any] = json.loads(TARGET.read_text(encoding="utf-8"))["players"]
    return {
        name: row_of(row["scores"], row["choices"], row["seconds"]) for name, row in rows.items()
    }


def save(rows: dict[str, Any]) -> None:
    order = ["random", "ahead", *levels_of(KAPAI), CLAIRVOYANT]
    in_order = {name: rows[name] for name in sorted(rows, key=order.index)}
    data = {
        "alone": True,
        "game": "kapai",
        "borders": [low for low, _ in SOLO_BANDS if low],
        "players": in_order,
        "note": note_on(rows),
    }
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--clairvoyant", type=int, default=200, help="games of the clairvoyant")
    parser.add_argument("--players", default=",".join(["random", "ahead", *levels_of(KAPAI)]))
    parser.add_argument("--again", action="store_true", help="forget what was measured before")
    given = parser.parse_args()
    rows = stored(given.again)
    wanted = dict.fromkeys(given.players.split(","), given.games)
    if given.clairvoyant:
        wanted[CLAIRVOYANT] = given.clairvoyant
    with Progress(transient=True) as progress:
        for name, games in wanted.items():
            row = rows.get(name, {"scores": [], "choices": 0, "seconds": 0.0})
            scores, choices, seconds = list(row["scores"]), row["choices"], row["seconds"]
            task = progress.add_task(name, total=games, completed=len(scores))
            play = player(name)
            for number in range(len(scores), games):
                score, chosen, spent = play(number)
                scores.append(score)
                choices, seconds = choices + chosen, seconds + spent
                progress.advance(task)
                if len(scores) % SAVED_EVERY == 0 or len(scores) == games:
                    rows[name] = row_of(scores, choices, seconds)
                    save(rows)
            print(
                f"{name:>11} {rows[name]['mean']:.2f} ± {rows[name]['deviation']:.1f} "
                f"in {len(scores)} games",
                flush=True,
            )
    print(note_on(rows))
    last = list(wanted)[-2] if CLAIRVOYANT in wanted else list(wanted)[-1]
    print(f"{last} ÷ promise of {PROMISE:g}: {rows[last]['mean'] / PROMISE:.3f}")


if __name__ == "__main__":
    main()
