"""The page docs/opponents.md, made from measurements; in English, for who builds and researches."""

from collections.abc import Iterator, Sequence
from typing import Any

from speeltafel.bots.ladder import BASELINE
from speeltafel.bots.level import Level
from speeltafel.bots.shelf import own_part
from speeltafel.words import Voice

HEAD = """# Opponents

Made by `speeltafel opponents-report` (and `scripts/bench kapai_solo` for Ka Pai alone).
Every number was measured in games between bots in all seat rotations; decided games are those
with a winner and a loser, intervals are Wilson's at 95 %. Thinking times are processor time on one
core of the machine the report was made on. Wanted: each level wins at least 65 % of decided games
against the one below, surely more than 55 %; the strongest at least 80 % against `ahead`, which
looks one move ahead.
"""


def page(measurements: Sequence[dict[str, Any]], voice: Voice) -> str:
    del voice
    parts = [HEAD]
    for data in measurements:
        parts.append("\n".join(alone(data) if data.get("alone") else ladder(data)))
    return "\n".join(parts)


def ladder(data: dict[str, Any]) -> Iterator[str]:
    name = f"{data['game']}-{data['variant']}"
    english = Voice("en")
    title = english.word(data["game"] + "-title")
    yield f"## {title}: {data['variant']}, {data['players']} players"
    yield ""
    yield "| level | plays like somebody who | thinks per move | longest |"
    yield "|---|---|---|---|"
    levels = own_part(data["game"], "LEVELS") or ()
    kinds = {level.name: level.errs for level in levels if isinstance(level, Level)}
    for bot, thinking in data["thinking"].items():
        errs = english.word(f"bots-errs-{kinds[bot]}") if bot in kinds else "–"
        mean, longest = thinking["mean_ms"], thinking["longest_ms"]
        yield f"| {bot} | {errs} | {mean:.1f} ms | {longest:.0f} ms |"
    yield ""
    yield "| stronger – weaker | games | won | even | lost | of decided | 95 % | wanted | |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for rung in data["rungs"]:
        low, high = rung["interval"]
        share = rung["share_of_decided"]
        told = "–" if share is None else f"{share:.1%}"
        mark = "shown" if rung["shown"] else "**not shown**"
        yield (
            f"| {rung['stronger']} – {rung['weaker']} | {rung['games']} | {rung['won']:g} | "
            f"{rung['even']} | {rung['lost']:g} | {told} | {low:.1%} … {high:.1%} | "
            f"{rung['wanted']:.0%} | {mark} |"
        )
    yield ""
    yield f"![ladder](opponents/{name}-ladder.svg)"
    yield ""
    if data["growth"]:
        yield from grows(data, name)
    yield from character(data)


def grows(data: dict[str, Any], name: str) -> Iterator[str]:
    yield f"How the strongest grows with time, against `{BASELINE}`:"
    yield ""
    yield "| rounds | thinks per move | games | of decided | 95 % |"
    yield "|---|---|---|---|---|"
    for row in data["growth"]:
        low, high = row["interval"]
        share = row["share_of_decided"]
        told = "–" if share is None else f"{share:.1%}"
        yield (
            f"| {row['rounds']} | {row['mean_ms']:.1f} ms | {row['games']} | {told} | "
            f"{low:.1%} … {high:.1%} |"
        )
    yield ""
    yield f"![growth](opponents/{name}-growth.svg)"
    yield ""


def character(data: dict[str, Any]) -> Iterator[str]:
    """What the numbers say about the game itself."""
    length = data["length"]
    seats = ", ".join(f"seat {n} {share:.1%}" for n, share in enumerate(data["seats"], 1))
    yield f"- Victory by seat over all games of the ladder: {seats}."
    least, most = length["min"], length["max"]
    yield f"- Moves of players: {length['mean']:.1f} on average, {least} to {most}."
    if data["branching"] is not None:
        yield f"- Legal moves at a choice: {data['branching']:.1f} on average."
    yield f"- Games without a single winner: {data['even']:.1%}."
    if data["luck"] is not None:
        yield (
            f"- Luck: twice the share of decided games that `{BASELINE}` still wins against the "
            f"strongest is {data['luck']:.0%} (0 % pure skill, 100 % a toss of a coin)."
        )
    yield ""


def alone(data: dict[str, Any]) -> Iterator[str]:
    """Scores of one player at a table of their own."""
    yield f"## {Voice('en').word(data['game'] + '-title')}: alone, the same dice for all"
    yield ""
    yield "| player | games | mean | 95 % | spread | quartiles | least – most | thinks per move |"
    yield "|---|---|---|---|---|---|---|---|"
    for name, row in data["players"].items():
        low, high = row["interval"]
        yield (
            f"| {name} | {row['games']} | {row['mean']:.2f} | {low:.2f} … {high:.2f} | "
            f"± {row['deviation']:.1f} | {' / '.join(f'{each:g}' for each in row['quartiles'])} | "
            f"{row['least']:g} – {row['most']:g} | {row['mean_ms']:.1f} ms |"
        )
    yield ""
    yield "Where the bands of the solo table fall (KP-11):"
    yield ""
    bands = list(next(iter(data["players"].values()))["bands"])
    yield "| player | " + " | ".join(bands) + " |"
    yield "|---|" + "---|" * len(bands)
    for name, row in data["players"].items():
        yield f"| {name} | " + " | ".join(f"{row['bands'][band]:.0%}" for band in bands) + " |"
    yield ""
    yield data["note"]
    yield ""
    yield f"![alone](opponents/{data['game']}-alone.svg)"
    yield ""
