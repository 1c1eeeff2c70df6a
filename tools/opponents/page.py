"""Makes docs/opponents.md from the measurements."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

from speeltafel.bots.registry import BASELINE, brains_of
from speeltafel.games import GAMES
from speeltafel.words import Voice
from tools.opponents.tables import SHOWN, stem, table_of, title_of

Data: TypeAlias = dict[str, Any]

ENGLISH: Final = Voice("en")
LEARNED_ON: Final = "2026-11-15"
"""The day on which the files named *-limit-* were measured."""

HEAD: Final = """# Opponents

`python -m tools.opponents report` makes this page from the files in `opponents/`; do not edit it.
All figures come from games between bots with every seating order; each table gives the number of
games. Decided games have a winner and a loser. Intervals are Wilson intervals at 95 %. The levels
were tuned with other seeds. Thinking time is processor time on one core of the machine that made
the report.

Targets: each level wins at least 65 % of decided games against the level below, with a 95 %
interval above 55 %. The strongest level wins at least 80 % against `ahead`, which looks one move
ahead; at tables of 3 and 4, at least twice 1/n against n−1 `ahead` bots.
"""


def page(measurements: Sequence[Data]) -> str:
    ladders = [each for each in measurements if "rungs" in each]
    limits = [each for each in measurements if each.get("limit")]
    parts = [HEAD, "\n".join(overview(ladders))]
    for data in measurements:
        if data.get("limit"):
            continue
        if data.get("alone"):
            parts.append("\n".join(alone(data)))
        elif data.get("fair_play"):
            parts.append("\n".join(fair_play(data)))
        elif "survey" in data:
            shown = {table_of(each) for each in ladders if each["game"] == data["game"]}
            other = [each for each in limits if each["game"] == data["game"]]
            unseen = [each for each in other if table_of(each) not in shown]
            parts.append("\n".join(survey(data, unseen)))
        else:
            game = (data["game"], table_of(data))
            own = [each for each in limits if (each["game"], table_of(each)) == game]
            parts.append("\n".join(ladder(data, own)))
    return "\n".join(parts)


def anchor_of(title: str) -> str:
    kept = [each for each in title.lower() if each.isalnum() or each in " -"]
    return "".join(kept).replace(" ", "-")


def percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.1%}"


def between(interval: Sequence[float]) -> str:
    low, high = interval
    return f"{low:.1%} … {high:.1%}"


def overview(ladders: Sequence[Data]) -> Iterator[str]:
    yield "| game | targets met | strongest – `ahead` | time per move |"
    yield "|---|---|---|---|"
    for data in ladders:
        title = title_of(data, ENGLISH)
        rungs = data["rungs"]
        against = next((each for each in rungs if each["weaker"] == BASELINE), None)
        shown = f"{sum(each['shown'] for each in rungs)} of {len(rungs)}"
        share, time = "–", "–"
        if against is not None:
            share = percent(against["share_of_decided"])
            time = f"{data['thinking'][against['stronger']]['mean_ms']:.0f} ms"
        yield f"| [{title}](#{anchor_of(title)}) | {shown} | {share} | {time} |"
    yield ""


def ladder(data: Data, limits: Sequence[Data] = ()) -> Iterator[str]:
    name = stem(data["game"], table_of(data))
    yield f"## {title_of(data, ENGLISH)}"
    yield ""
    why = SHOWN.get(data["game"], {}).get(table_of(data))
    if why:
        yield f"Shown here because {why}."
        yield ""
    yield "| level | typical mistake | time per move | longest |"
    yield "|---|---|---|---|"
    kinds = {level.name: level.errs for level in brains_of(GAMES[data["game"]]).levels}
    for bot, thinking in data["thinking"].items():
        errs = (
            ENGLISH.word(f"bots-errs-{kinds[bot]}") if bot in kinds else "looks only one move ahead"
        )
        mean, longest = thinking["mean_ms"], thinking["longest_ms"]
        yield f"| {bot} | {errs} | {mean:.1f} ms | {longest:.0f} ms |"
    yield ""
    yield f"Two players, seed {data['seed']}:"
    yield ""
    yield from meetings(data["rungs"])
    yield f"![Win rates of each level against the one below](opponents/{name}-ladder.svg)"
    yield ""
    if data["crowds"]:
        yield "One strongest bot at a table where all others are `ahead`:"
        yield ""
        yield from meetings(data["crowds"], at_table=True)
        yield from foreknowledge(data["crowds"])
    if limits:
        yield from learned(limits)
    if data["growth"]:
        yield from grows(data, name)
    yield from character(data)


def meetings(rows: Sequence[Data], at_table: bool = False) -> Iterator[str]:
    first = "players" if at_table else "stronger – weaker"
    yield f"| {first} | games | won | even | lost | of decided | 95 % | target | |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for row in rows:
        who = row["players"] if at_table else f"{row['stronger']} – {row['weaker']}"
        mark = "met" if row["shown"] else "**not met**"
        yield (
            f"| {who} | {row['games']} | {row['won']:.4g} | {row['even']} | {row['lost']:.4g} | "
            f"{percent(row['share_of_decided'])} | {between(row['interval'])} | "
            f"{row['wanted']:.0%} | {mark} |"
        )
    yield ""


def foreknowledge(rows: Sequence[Data]) -> Iterator[str]:
    """What a player wins who knows all future dice: an upper estimate for honest players."""
    for row in rows:
        known = row.get("ceiling")
        if known and known["share_of_decided"] is not None:
            yield (
                f"At a table of {row['players']} a player who knows all future dice wins "
                f"{percent(known['share_of_decided'])} ({between(known['interval'])}) of "
                f"{known['games']} games."
            )
            yield ""


def learned(limits: Sequence[Data]) -> Iterator[str]:
    """What a player wins that has learned to beat the baseline: an experiment of its own."""
    yield f"How far a learner comes against `{BASELINE}` ({LEARNED_ON}): a network, one for each"
    yield "number of players, trained on a graphics card with PyTorch to judge each move by the"
    yield f"games that followed, most of them against `{BASELINE}`. The rest is luck as far as this"
    yield "experiment can tell. It is no longer part of the project; its figures stay."
    yield ""
    yield "| variant | players | trained on | won, of decided | 95 % | games | target |"
    yield "|---|---|---|---|---|---|---|"
    for row in limits:
        best = max((row["at_sight"], row["two_turns"] or row["at_sight"]), key=_share)
        title = ENGLISH.word(f"{row['game']}-variant-{row['variant']}")
        yield (
            f"| {title} | {row['players']} | {row['lessons']} games | "
            f"{percent(best['share_of_decided'])} | {between(best['interval'])} | "
            f"{best['games']} | {row['wanted']:.0%} |"
        )
    yield ""


def _share(found: Data) -> float:
    return found["share_of_decided"] or 0.0


def survey(data: Data, limits: Sequence[Data] = ()) -> Iterator[str]:
    """The strongest against the baseline in every variant, and a player who knows the dice."""
    yield f"## {ENGLISH.word(data['game'] + '-title')}: every variant"
    yield ""
    yield f"The strongest against `{BASELINE}`, two players, seed {data['seed']}. The column “dice"
    yield "known” gives the share won by a player who knows all future dice and otherwise thinks"
    yield "like the strongest, with the number of games: an upper estimate for honest players,"
    yield "although its search is not complete. Variants without dice have no such figure."
    yield ""
    yield "| variant | games | won | even | lost | of decided | 95 % | dice known | 95 % | |"
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for row in data["survey"]:
        title = ENGLISH.word(f"{data['game']}-variant-{row['variant']}")
        known = row["ceiling"]
        share, reach = "–", "–"
        if known and known["share_of_decided"] is not None:
            share = f"{percent(known['share_of_decided'])} ({known['games']})"
            reach = between(known["interval"])
        if row["share_of_decided"] is None:
            mark, own = "nobody wins", "–"
        else:
            mark = "met" if row["shown"] else "**not met**"
            own = between(row["interval"])
        yield (
            f"| {title} | {row['games']} | {row['won']:.4g} | {row['even']} | {row['lost']:.4g} | "
            f"{percent(row['share_of_decided'])} | {own} | {share} | {reach} | {mark} |"
        )
    yield ""
    if limits:
        yield from learned(limits)


def grows(data: Data, name: str) -> Iterator[str]:
    yield f"The strongest with different thinking times, against `{BASELINE}`:"
    yield ""
    yield "| rounds | time per move | games | of decided | 95 % |"
    yield "|---|---|---|---|---|"
    for row in data["growth"]:
        mean = row["thinking"][row["stronger"]]["mean_ms"]
        yield (
            f"| {row['rounds']} | {mean:.1f} ms | {row['games']} | "
            f"{percent(row['share_of_decided'])} | {between(row['interval'])} |"
        )
    yield ""
    yield f"![Strength by thinking time](opponents/{name}-growth.svg)"
    yield ""


def character(data: Data) -> Iterator[str]:
    """What the numbers say about the game itself."""
    length = data["length"]
    games = sum(each["games"] for each in data["rungs"])
    seats = ", ".join(f"seat {n} {share:.1%}" for n, share in enumerate(data["seats"], 1))
    yield f"About the game, from these {games} games between levels:"
    yield ""
    yield f"- Games won by seat: {seats}."
    least, most = length["min"], length["max"]
    yield f"- Moves per game: {length['mean']:.1f} on average, {least} to {most}."
    yield f"- Legal moves at a choice: {data['branching']:.1f} on average (in random play)."
    yield f"- Games without a single winner: {data['even']:.1%}."
    if data["luck"] is not None:
        yield (
            f"- Luck: {data['luck']:.0%}, twice the share of decided games that `{BASELINE}` wins "
            "against the strongest (0 %: pure skill, 100 %: a coin toss)."
        )
    yield ""


def alone(data: Data) -> Iterator[str]:
    """Scores of one player alone."""
    yield f"## {ENGLISH.word(data['game'] + '-title')} for one player, the same dice for all"
    yield ""
    yield "| player | games | mean | 95 % | spread | quartiles | least – most | time per move |"
    yield "|---|---|---|---|---|---|---|---|"
    for name, row in data["players"].items():
        low, high = row["interval"]
        yield (
            f"| {name} | {row['games']} | {row['mean']:.2f} | {low:.2f} … {high:.2f} | "
            f"± {row['deviation']:.1f} | {' / '.join(f'{each:g}' for each in row['quartiles'])} | "
            f"{row['least']:g} – {row['most']:g} | {row['mean_ms']:.1f} ms |"
        )
    yield ""
    yield "Results by band of the solo table (KP-11):"
    yield ""
    bands = list(next(iter(data["players"].values()))["bands"])
    yield "| player | " + " | ".join(bands) + " |"
    yield "|---|" + "---|" * len(bands)
    for name, row in data["players"].items():
        yield f"| {name} | " + " | ".join(f"{row['bands'][band]:.0%}" for band in bands) + " |"
    yield ""
    yield data["note"]
    yield ""
    yield f"![Scores of each player](opponents/{data['game']}-alone.svg)"
    yield ""


def fair_play(data: Data) -> Iterator[str]:
    """Every move of mixed tables, checked by the rules."""
    yield "## Fair play"
    yield ""
    yield "Different levels at tables of two to four; every move is checked against the rules and"
    yield "the true state (`scripts/bench fair_play`; target: 10,000 games of each game without an"
    yield "illegal move):"
    yield ""
    yield "| game | games | moves | illegal |"
    yield "|---|---|---|---|"
    for name, row in data["played"].items():
        title = ENGLISH.word(f"{name}-title")
        yield f"| {title} | {row['games']} | {row['moves']} | {len(row['illegal'])} |"
    yield ""
