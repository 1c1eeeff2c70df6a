"""`speeltafel simulate`: many games between bots, and what came of them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean, median
from typing import Annotated, Any

import typer
from rich.progress import track
from rich.table import Table

from speeltafel.arena.self_play import play_out
from speeltafel.bots import Bot, bot_names, find_bot
from speeltafel.cli.arguments import chosen_config, chosen_game, console, print_json
from speeltafel.core.game import AnyGame
from speeltafel.core.match import AnyMatch, advance, start
from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.refusal import Kind, Refusal, Refused, accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import Config
from speeltafel.words import Voice
from speeltafel.words.voice import MissingWords


@dataclass
class Tally:
    """What was counted over many games."""

    players: int
    lengths: list[int] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    scores: list[tuple[int, ...]] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    without_winner: int = 0
    unfinished: int = 0

    def add(self, match: AnyMatch) -> None:
        game = match.game
        shown = start(game, match.config)
        moves = 0
        for entry in match.entries():
            self.told[game.tell(shown.state, entry.actor, entry.move).code] += 1
            shown = advance(shown, entry.actor, entry.move)
            moves += entry.actor != CHANCE
        self.lengths.append(moves)
        outcome = game.outcome(match.state)
        if outcome is None:
            self.unfinished += 1
            return
        self.reasons[outcome.reason.code] += 1
        self.without_winner += not outcome.winners
        if outcome.scores:
            self.scores.append(outcome.scores)
        for seat in range(self.players):
            won = outcome.share(seat, self.players) if outcome.winners else 0.0
            self.shares[seat] += won

    def data(self) -> dict[str, Any]:
        games = len(self.lengths)
        counted = self.scores if len(self.scores) == games else []
        scores = [round(mean(each), 2) for each in zip(*counted, strict=True)]
        return {
            "games": games,
            "length": {
                "mean": round(mean(self.lengths), 2),
                "median": median(self.lengths),
                "min": min(self.lengths),
                "max": max(self.lengths),
            },
            "wins": [round(share / games, 4) for share in self.shares],
            "without_winner": round(self.without_winner / games, 4),
            "scores": scores or None,
            "reasons": {code: count / games for code, count in self.reasons.most_common()},
            "told_per_game": {
                code: round(count / games, 3) for code, count in self.told.most_common()
            },
            "unfinished": self.unfinished,
        }


def register(app: typer.Typer, voice: Voice) -> None:
    @app.command("simulate", help=voice.word("cli-simulate"))
    def simulate(
        game: Annotated[str, typer.Argument(help=voice.word("cli-game"), metavar="GAME")],
        games: Annotated[int, typer.Option(min=1, help=voice.word("cli-count"))] = 100,
        seed: Annotated[int, typer.Option(help=voice.word("cli-seed"))] = 1,
        variant: Annotated[str | None, typer.Option(help=voice.word("cli-variant"))] = None,
        players: Annotated[int | None, typer.Option(help=voice.word("cli-players"))] = None,
        option: Annotated[
            list[str] | None, typer.Option(help=voice.word("cli-option"), metavar="NAME=VALUE")
        ] = None,
        bots: Annotated[str, typer.Option(help=voice.word("cli-sim-bots"))] = "random",
        limit: Annotated[int, typer.Option(min=1, help=voice.word("cli-limit"))] = 100_000,
        as_json: Annotated[bool, typer.Option("--json", help=voice.word("cli-json"))] = False,
    ) -> None:
        chosen = chosen_game(game)
        config = chosen_config(chosen, variant, players, option or [])
        names = bots.split(",")
        seated = seat_bots(chosen, config, names)
        tally = Tally(config.players, shares=[0.0] * config.players)
        rounds = range(games)
        if not as_json:
            rounds = track(rounds, voice.word("cli-playing"), console=console, transient=True)  # type: ignore[assignment] # a range or its progress
        for number in rounds:
            generator = Random(f"{seed} {number}")
            tally.add(play_out(chosen, config, seated, generator, limit))
        if as_json:
            head = {"game": chosen.name, "variant": config.variant, "seed": seed, "bots": names}
            print_json({**head, **tally.data()})
        else:
            print_tally(chosen, config, tally, voice)


def seat_bots(game: AnyGame, config: Config, names: Sequence[str]) -> list[Bot]:
    """One name for all seats, or one for each."""
    if len(names) not in (1, config.players):
        why = reason("cli-bots-count", given=len(names), players=config.players)
        raise Refused(Refusal(Kind.CONFIG, why, reason("core-choose-from", known=bot_names(game))))
    wanted = list(names) * config.players if len(names) == 1 else names
    return [accept(find_bot(game, name.strip())) for name in wanted]


def print_tally(game: AnyGame, config: Config, tally: Tally, voice: Voice) -> None:
    data = tally.data()
    seated = Voice.at(voice.language, game)
    length = data["length"]

    def percent(share: float) -> str:
        return voice.word("cli-sim-percent", share=f"{100 * share:.1f}")

    def decimal(value: float) -> str:
        return voice.word("cli-sim-decimal", value=f"{value:.1f}")

    table = Table(title=f"{voice.word(f'{game.name}-title')} · {config.variant}")
    table.add_column(voice.word("cli-sim-what"))
    table.add_column(voice.word("cli-sim-value"), justify="right")
    table.add_row(voice.word("cli-sim-games"), str(data["games"]))
    table.add_row(voice.word("cli-sim-length"), decimal(length["mean"]))
    middle = voice.word("cli-sim-decimal", value=f"{length['median']:g}")
    table.add_row(voice.word("cli-sim-spread"), f"{length['min']} – {middle} – {length['max']}")
    if tally.unfinished:
        table.add_row(voice.word("cli-sim-unfinished"), str(tally.unfinished))
    table.add_section()
    shown = min(config.players, 8)
    for seat in range(shown):
        name = seated.sentence(seat_reason(seat))
        table.add_row(voice.word("cli-sim-wins", seat=name), percent(data["wins"][seat]))
        if data["scores"]:
            table.add_row(voice.word("cli-sim-score", seat=name), decimal(data["scores"][seat]))
    if data["without_winner"]:
        table.add_row(voice.word("cli-sim-no-winner"), percent(data["without_winner"]))
    table.add_section()
    for code, share in data["reasons"].items():
        table.add_row(named(code, voice), percent(share))
    table.add_section()
    for code, count in data["told_per_game"].items():
        table.add_row(named(code, voice), voice.word("cli-sim-times", value=f"{count:.2f}"))
    console.print(table)


def named(code: str, voice: Voice) -> str:
    """What a code counts, in words; a game that comes without its own is told by its code."""
    try:
        return voice.word(f"cli-sim-{code}")
    except MissingWords:
        return code.partition("-")[2].replace("-", " ")
