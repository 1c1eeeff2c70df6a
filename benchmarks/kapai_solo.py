"""Ka Pai alone on the default sheet: levels, random, baseline and a clairvoyant, the same dice.

    scripts/bench kapai_solo [--games 1000] [--clairvoyant 200] [--players strongest,ahead,…]

The limit is the clairvoyant: a beam search that knows all rolls beforehand, best found. Writes
docs/opponents/kapai-alone.json for `speeltafel opponents-report`. The last line is the ratio.
"""

import argparse
import json
import time
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from rich.progress import Progress

from speeltafel.bots import Bot, find_bot, look
from speeltafel.bots.kapai_clairvoyant import clairvoyant_score
from speeltafel.bots.kapai_imagination import rolls_to_come
from speeltafel.bots.ladder import levels_of
from speeltafel.bots.standings import spread
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.scoring import SOLO_BANDS, solo_band
from speeltafel.games.kapai.sheets import DEFAULT_SHEET

PROMISE = 50.0
ALONE = accept(configure(KAPAI, players=1))
TARGET = Path(__file__).parent.parent / "docs" / "opponents" / "kapai-alone.json"


def score_of(bot: Bot, number: int) -> tuple[int, int, float]:
    """Score, choices and processor seconds of one game; the dice depend on its number alone."""
    rolls = rolls_to_come(Random(f"dice {number}"))
    generator = Random(f"player {number}")
    state = KAPAI.setup(ALONE)
    spent = 0.0
    turn = 0
    while KAPAI.to_act(state):
        state = KAPAI.apply(state, CHANCE, rolls[turn])
        sight = look(KAPAI, ALONE, state, 0, generator)
        begin = time.process_time()
        draw = bot.choose(sight, generator)
        spent += time.process_time() - begin
        state = KAPAI.apply(state, 0, draw)
        turn += 1
    outcome = KAPAI.outcome(state)
    assert outcome is not None
    return outcome.scores[0], turn, spent


def row_of(scores: list[int], choices: int, seconds: float) -> dict[str, Any]:
    bands = {band: 0.0 for _, band in reversed(SOLO_BANDS)}
    for score in scores:
        bands[solo_band(score)] += 1 / len(scores)
    return {
        **spread([float(score) for score in scores]),
        "mean_ms": 1000 * seconds / max(1, choices),
        "bands": bands,
        "scores": scores,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--strongest", type=int, help="games of expert and strongest", default=0)
    parser.add_argument("--clairvoyant", type=int, default=200, help="games of the clairvoyant")
    parser.add_argument("--players", default=",".join(["random", "ahead", *levels_of(KAPAI)]))
    given = parser.parse_args()
    rows: dict[str, Any] = {}
    with Progress(transient=True) as progress:
        for name in given.players.split(","):
            bot = accept(find_bot(KAPAI, name))
            slow = given.strongest if name in ("expert", "strongest") else 0
            task = progress.add_task(name, total=slow or given.games)
            results = []
            for number in range(slow or given.games):
                results.append(score_of(bot, number))
                progress.advance(task)
            scores, choices, seconds = zip(*results, strict=True)
            rows[name] = row_of(list(scores), sum(choices), sum(seconds))
            print(
                f"{name:>10} {rows[name]['mean']:.2f} ± {rows[name]['deviation']:.1f}", flush=True
            )
        begin = time.process_time()
        known = []
        task = progress.add_task("clairvoyant", total=given.clairvoyant)
        for number in range(given.clairvoyant):
            rolls = rolls_to_come(Random(f"dice {number}"))
            known.append(clairvoyant_score(DEFAULT_SHEET, rolls))
            progress.advance(task)
        if known:
            rows["clairvoyant"] = row_of(known, 32 * len(known), time.process_time() - begin)
    last = list(rows)[-2] if known else list(rows)[-1]
    note = ""
    if known:
        same = rows[last]["scores"][: len(known)]
        ratio = fmean(same) / fmean(known)
        note = (
            f"The clairvoyant knows all rolls of its {len(known)} games beforehand (beam search, "
            f"best found: a bound from below on what could be scored). On the first {len(same)} "
            f"of the same games {last} scores {fmean(same):.2f}, {ratio:.0%} of its "
            f"{fmean(known):.2f}."
        )
    data = {"alone": True, "game": "kapai", "players": rows, "note": note}
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")
    print(note)
    print(f"{last} ÷ promise of {PROMISE:g}: {rows[last]['mean'] / PROMISE:.3f}")


if __name__ == "__main__":
    main()
