"""The page docs/opponents.md, made from measurements; in English, for who builds and researches."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

from speeltafel.bots.ladder import BASELINE
from speeltafel.bots.level import Level
from speeltafel.bots.shelf import own_part
from speeltafel.words import Voice

Data: TypeAlias = dict[str, Any]

ENGLISH: Final = Voice("en")

HEAD: Final = """# Opponents

Made by `speeltafel opponents-report` from what lies in `opponents/`; nothing on this page is typed.
Every number was measured in games between bots in all seat rotations; each table says how many.
Decided games are those with a winner and a loser, intervals are Wilson's at 95 %. Levels were tuned
in games from other seeds than these. Thinking times are processor time on one core of the machine
the report was made on.

Wanted: each level wins at least 65 % of decided games against the one below, surely more than 55 %;
the strongest at least 80 % against `ahead`, which looks one move ahead, and at tables of three and
four at least twice its fair share against a table full of it.
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
            shown = {each["variant"] for each in ladders if each["game"] == data["game"]}
            other = [each for each in limits if each["game"] == data["game"]]
            unseen = [each for each in other if each["variant"] not in shown]
            parts.append("\n".join(survey(data, unseen)))
        else:
            game = (data["game"], data["variant"])
            own = [each for each in limits if (each["game"], each["variant"]) == game]
            parts.append("\n".join(ladder(data, own)))
    return "\n".join(parts)


def title_of(data: Data) -> str:
    title = ENGLISH.word(f"{data['game']}-title")
    variant = ENGLISH.word(f"{data['game']}-variant-{data['variant']}")
    return title if variant == title else f"{title}: {variant}"


def anchor_of(title: str) -> str:
    kept = [each for each in title.lower() if each.isalnum() or each in " -"]
    return "".join(kept).replace(" ", "-")


def percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.1%}"


def between(interval: Sequence[float]) -> str:
    low, high = interval
    return f"{low:.1%} … {high:.1%}"


def overview(ladders: Sequence[Data]) -> Iterator[str]:
    yield "| game | rungs shown | strongest – `ahead` | thinks per move |"
    yield "|---|---|---|---|"
    for data in ladders:
        title = title_of(data)
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
    name = f"{data['game']}-{data['variant']}"
    yield f"## {title_of(data)}"
    yield ""
    why = (own_part(data["game"], "SHOWN") or {}).get(data["variant"])
    if why:
        yield f"Shown here because {why}."
        yield ""
    yield "| level | plays like somebody who | thinks per move | longest |"
    yield "|---|---|---|---|"
    levels = own_part(data["game"], "LEVELS") or ()
    kinds = {level.name: level.errs for level in levels if isinstance(level, Level)}
    for bot, thinking in data["thinking"].items():
        errs = ENGLISH.word(f"bots-errs-{kinds[bot]}") if bot in kinds else "looks one move ahead"
        mean, longest = thinking["mean_ms"], thinking["longest_ms"]
        yield f"| {bot} | {errs} | {mean:.1f} ms | {longest:.0f} ms |"
    yield ""
    yield f"Two players, seed {data['seed']}:"
    yield ""
    yield from meetings(data["rungs"])
    yield f"![Win rates of each level against the one below](opponents/{name}-ladder.svg)"
    yield ""
    if data["crowds"]:
        yield "The strongest alone against a table full of `ahead`:"
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
    yield f"| {first} | games | won | even | lost | of decided | 95 % | wanted | |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for row in rows:
        who = row["players"] if at_table else f"{row['stronger']} – {row['weaker']}"
        mark = "shown" if row["shown"] else "**not shown**"
        yield (
            f"| {who} | {row['games']} | {row['won']:.4g} | {row['even']} | {row['lost']:.4g} | "
            f"{percent(row['share_of_decided'])} | {between(row['interval'])} | "
            f"{row['wanted']:.0%} | {mark} |"
        )
    yield ""


def foreknowledge(rows: Sequence[Data]) -> Iterator[str]:
    """What somebody wins who knows the dice: why more cannot be wanted of who does not."""
    for row in rows:
        known = row.get("ceiling")
        if known and known["share_of_decided"] is not None:
            yield (
                f"At a table of {row['players']} somebody who knows every roll to come wins "
                f"{percent(known['share_of_decided'])} ({between(known['interval'])}) of "
                f"{known['games']} games."
            )
            yield ""


def learned(limits: Sequence[Data]) -> Iterator[str]:
    """What somebody wins who has learned to beat the baseline: as far as we can find, the rest is
    luck."""
    yield f"How far anybody comes who learns to beat `{BASELINE}`: a network that judges every move"
    yield "by what it brought in very many games, most of them against it, for each number of"
    yield "players; measured by `scripts/bench katoiz_limit`. What it does not win is luck, as far"
    yield "as we can find."
    yield ""
    yield "| variant | players | learned from | wins by it, of decided | 95 % | games | wanted |"
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
    """The strongest against the baseline in every variant, and somebody who knows the dice."""
    yield f"## {ENGLISH.word(data['game'] + '-title')}: every variant"
    yield ""
    yield f"The strongest against `{BASELINE}`, two players, seed {data['seed']}; beside it how"
    yield "often somebody wins who knows every roll to come and otherwise thinks as the strongest"
    yield "does: an estimate from above of what honest players can win, though its search is not"
    yield "complete. Where nothing is rolled there is nothing to know beforehand."
    yield ""
    yield "| variant | games | won | even | lost | of decided | 95 % | foreseen (games) | 95 % | |"
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
            mark = "shown" if row["shown"] else "**not shown**"
            own = between(row["interval"])
        yield (
            f"| {title} | {row['games']} | {row['won']:.4g} | {row['even']} | {row['lost']:.4g} | "
            f"{percent(row['share_of_decided'])} | {own} | {share} | {reach} | {mark} |"
        )
    yield ""
    if limits:
        yield from learned(limits)


def grows(data: Data, name: str) -> Iterator[str]:
    yield f"How the strongest grows with time, against `{BASELINE}`:"
    yield ""
    yield "| rounds | thinks per move | games | of decided | 95 % |"
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
    yield f"What the {games} games of the ladder say about the game:"
    yield ""
    yield f"- Victory by seat: {seats}."
    least, most = length["min"], length["max"]
    yield f"- Moves of players: {length['mean']:.1f} on average, {least} to {most}."
    yield f"- Legal moves at a choice: {data['branching']:.1f} on average (in random play)."
    yield f"- Games without a single winner: {data['even']:.1%}."
    if data["luck"] is not None:
        yield (
            f"- Luck: twice the share of decided games that `{BASELINE}` still wins against the "
            f"strongest is {data['luck']:.0%} (0 % pure skill, 100 % a toss of a coin)."
        )
    yield ""


def alone(data: Data) -> Iterator[str]:
    """Scores of one player at a table of their own."""
    yield f"## {ENGLISH.word(data['game'] + '-title')} alone, the same dice for all"
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
    yield f"![Scores of each player](opponents/{data['game']}-alone.svg)"
    yield ""


def fair_play(data: Data) -> Iterator[str]:
    """Every move of mixed tables through the checked door."""
    yield "## Fair play"
    yield ""
    yield "Levels mixed at tables of two to four, every move checked against the rules and the"
    yield "true state (`scripts/bench fair_play`, which goes on where it stopped; wanted are 10,000"
    yield "games of each game):"
    yield ""
    yield "| game | games | moves | illegal |"
    yield "|---|---|---|---|"
    for name, row in data["played"].items():
        title = ENGLISH.word(f"{name}-title")
        yield f"| {title} | {row['games']} | {row['moves']} | {len(row['illegal'])} |"
    yield ""
