"""A table in the terminal: reads a line, lets it happen at the table, shows what happened."""

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.rule import Rule

from speeltafel.bots import Bot, find_bot, observe
from speeltafel.cli.arguments import console
from speeltafel.cli.play.boards import draw
from speeltafel.cli.play.saves import keep, save
from speeltafel.cli.play.timed_input import OutOfTime, read_line
from speeltafel.cli.rules import print_rules
from speeltafel.core.match import AnyMatch, advance, play_text, rewind
from speeltafel.core.reason import seat_reason
from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.seats import Seat
from speeltafel.table.actions import Context, act
from speeltafel.table.agreements import agreements
from speeltafel.table.clocks import next_to_end
from speeltafel.table.drafts import Change, Draft
from speeltafel.table.log import Entry, EntryKind
from speeltafel.table.messages import (
    Leave,
    Move,
    PlayAgain,
    Propose,
    Rematch,
    Resign,
    TableMessage,
    Tick,
    Undo,
)
from speeltafel.table.records import local_table
from speeltafel.table.rematches import rematch_draft
from speeltafel.table.seat_view import seat_view, step_view, storyteller
from speeltafel.words import Language, Voice
from speeltafel.words.seated import seated_voice

MANY: Final = 30
"""More moves than this are shown as notation only."""
HERE: Final = "here"
"""The guest at this terminal: everybody who shares it."""
YES: Final = ("j", "ja", "y", "yes")
STAND_IN: Final = "ahead"

COMMANDS: Final[Mapping[str, Sequence[str]]] = {
    "help": ("help", "hulp", "h"),
    "undo": ("undo", "terug"),
    "save": ("save", "bewaar"),
    "moves": ("moves", "verloop"),
    "rules": ("rules", "regels"),
    "agree": ("agree", "afspraak"),
    "resign": ("resign", "opgeven"),
    "computer": ("computer",),
    "quit": ("quit", "q", "stop", "exit", "einde"),
}


class Left(Exception):
    """Somebody left the table."""


@dataclass
class Session:
    match: AnyMatch
    """Where it begins, or goes on."""
    language: Language
    dice: Random
    file: Path | None = None
    now: Callable[[], float] = time.time
    asks_again: bool = field(default_factory=sys.stdin.isatty)
    """Whether somebody is there to be asked when the game is over."""

    def __post_init__(self) -> None:
        self.log: list[Entry] = []
        self.holder: Seat | None = None
        self.bots: dict[str, Bot] = {}
        self.sit_down(local_table(self.match, self.context()))

    def sit_down(self, table: Draft) -> None:
        self.state = table.state
        self.log = [change.entry for change in table.changes]
        self.opening = table.changes
        seats = [(chair.name, chair.level) for chair in self.state.chairs]
        self.voice: Voice = seated_voice(self.language, self.state.game, seats)

    @property
    def current(self) -> AnyMatch:
        assert self.state.match is not None
        return self.state.match

    @property
    def people(self) -> list[Seat]:
        return sorted(self.state.people())

    def context(self, seats: Sequence[Seat] = (), objecting: Seat | None = None) -> Context:
        return Context(self.now(), self.dice, HERE, seats, {}, STAND_IN, objecting=objecting)

    def run(self) -> None:
        self.say_word("cli-welcome")
        try:
            while True:
                self.tell(self.opening)
                self.play()
                self.show_end()
                if not self.play_again():
                    return
        except (Left, EOFError, KeyboardInterrupt):
            self.leave()

    def play(self) -> None:
        while self.state.acting:
            clock = next_to_end(self.state, self.now())
            seat = next(iter(self.state.acting))
            if clock is not None and clock.left <= 0:
                self.do(Tick())
            elif seat in self.state.bots:
                self.do(Move(seat=seat, move=self.bot_move(seat), seen=self.state.sequence))
            else:
                self.let_person_move(seat)

    # ── what happens

    def do(self, message: TableMessage, objecting: Seat | None = None) -> bool:
        """Lets a message happen at the table, and tells it; a refusal says why not."""
        context = self.context(range(len(self.state.chairs)), objecting)
        draft = act(message, self.state, context)
        if isinstance(draft, Refusal):
            console.print(f"✋ {self.voice.refusal(draft)}", markup=False)
            return False
        self.tell(draft.changes)
        self.state = draft.state
        self.log += [change.entry for change in draft.changes]
        if draft.play_again:
            again = rematch_draft(self.state, "", "", self.context())
            self.do(PlayAgain(table="again"))
            self.sit_down(again)
        return True

    def tell(self, changes: Sequence[Change]) -> None:
        """As those at the table may know it; what is told alike is told once."""
        told = [sentence for change in changes if (sentence := self.told(change))]
        for sentence, alike in groupby(told):
            times = len(list(alike))
            console.print(f"» {sentence}" + (f" (×{times})" if times > 1 else ""), markup=False)

    def told(self, change: Change) -> str:
        if change.entry.kind is EntryKind.UNDO:
            return self.voice.word("cli-undone")
        if change.entry.kind is EntryKind.STAND_IN:
            return self.voice.word(
                "cli-stands-in", seat=self.voice.sentence(seat_reason(change.entry.actor))
            )
        step = step_view(change, storyteller(self.state, self.people))
        if step.told is None:
            return ""
        hidden = step.text != change.entry.text
        if self.state.game.traits.simultaneous and hidden and change.entry.actor in self.state.bots:
            return ""  # a dozen bots that "have drawn" would hide what matters
        return self.voice.sentence(step.told)

    def bot_move(self, seat: Seat) -> str:
        return self.state.game.format_move(self.bot_at(seat).choose(self.observed(seat), self.dice))

    def bot_at(self, seat: Seat) -> Bot:
        level = self.state.chairs[seat].bot
        if level not in self.bots:
            self.bots[level] = accept(find_bot(self.state.game, level))
        return self.bots[level]

    def observed(self, seat: Seat) -> Any:
        match = self.current
        return observe(match.game, match.config, match.state, seat, self.dice)

    # ── people

    def let_person_move(self, seat: Seat) -> None:
        self.hand_over(seat)
        console.print(Rule(style="dim"))
        console.print(draw(self.state.game, self.current.state, self.voice, seat))
        prompt = seat_view(self.state, seat).prompt
        assert prompt is not None
        console.print(self.voice.sentence(prompt))
        before = self.state
        while self.state is before:
            try:
                text = self.ask(seat)
            except OutOfTime:
                self.do(Tick())
                return
            self.answer(seat, text.strip())

    def hand_over(self, seat: Seat) -> None:
        """Secrets stay secret when the screen goes from hand to hand."""
        hidden = not self.state.game.traits.perfect_information
        if hidden and len(self.people) > 1 and seat != self.holder:
            name = self.voice.sentence(seat_reason(seat))
            console.clear()
            read_line(self.voice.word("cli-hand-over", seat=name))
        self.holder = seat

    def ask(self, seat: Seat) -> str:
        name = self.voice.sentence(seat_reason(seat))
        clock = next_to_end(self.state, self.now())
        if clock is None:
            return read_line(f"{name} > ")
        line = read_line(f"{name} [{clock_text(clock.left)}] > ", clock.left)
        late = next_to_end(self.state, self.now())
        if late is not None and late.left <= 0:
            raise OutOfTime
        return line

    def answer(self, seat: Seat, text: str) -> None:
        if not text:
            return
        if text.startswith("?"):
            self.explain(seat, text[1:].strip())
            return
        word, _, rest = text.partition(" ")
        for command, words in COMMANDS.items():
            if word.lower() in words:
                getattr(self, f"do_{command}")(seat, rest.strip())
                return
        self.do(Move(seat=seat, move=text, seen=self.state.sequence))

    def explain(self, seat: Seat, text: str) -> None:
        """`?` lists what is allowed; `? Nz` says what that move would do, or why it may not."""
        game, state = self.state.game, self.current.state
        if text:
            after = play_text(self.current, seat, text)
            if isinstance(after, Refusal):
                console.print(f"✋ {self.voice.refusal(after)}", markup=False)
            else:
                assert after.last is not None
                self.print_move(seat, after.last.move)
            return
        console.print(self.voice.sentence(game.prompt(state, seat)), markup=False)
        moves = game.legal_moves(state, seat)
        if len(moves) > MANY:
            console.print(", ".join(game.format_move(move) for move in moves), markup=False)
        else:
            for move in moves:
                self.print_move(seat, move)
        self.say_word("cli-commands")

    def print_move(self, seat: Seat, move: Any) -> None:
        game = self.state.game
        told = self.voice.sentence((game.foretell or game.tell)(self.current.state, seat, move))
        console.print(f"  {game.format_move(move)}  {told}", markup=False)

    # ── commands

    def do_help(self, seat: Seat, rest: str) -> None:
        self.explain(seat, rest)

    def do_undo(self, seat: Seat, rest: str) -> None:
        """Here everybody sits together: whoever of us moved last takes back."""
        del rest
        movers = [entry.actor for entry in self.current.entries() if entry.actor in self.people]
        self.do(Undo(seat=movers[-1] if movers else seat))

    def do_save(self, seat: Seat, rest: str) -> None:
        del seat
        path = Path(rest).expanduser() if rest else self.file
        if path is None:
            self.say_word("cli-save-where")
            return
        refusal = save(self.current, path, self.file)
        if refusal is not None:
            console.print(self.voice.refusal(refusal), markup=False)
            return
        self.file = path
        self.say_word("cli-saved", path=str(path))

    def do_moves(self, seat: Seat, rest: str) -> None:
        del rest
        match, game = self.current, self.state.game
        shown = rewind(match, 0)
        for entry in match.entries():
            seen = entry.move
            if not (game.traits.simultaneous and shown.length < match.settled):
                # what all decided at once lies open when chance has gone on
                seen = game.seen_move(shown.state, entry.actor, entry.move, seat)
            told = self.voice.sentence(game.tell(shown.state, entry.actor, seen))
            console.print(f"{shown.length + 1}. {told}", markup=False)
            shown = advance(shown, entry.actor, entry.move)

    def do_rules(self, seat: Seat, rest: str) -> None:
        del seat, rest
        print_rules(self.state.game, self.voice.language)

    def do_agree(self, seat: Seat, rest: str) -> None:
        """Those who sit here agree by typing it; the computers are asked."""
        game = self.state.game
        events = {game.format_move(event): event for event in agreements(self.current)}
        if rest not in events:
            if events:
                self.say_word("cli-agree-what", events=", ".join(events))
            else:
                self.say_word("cli-agree-nothing")
            return
        against = [each for each in sorted(self.state.bots) if not self.agrees(each, events[rest])]
        self.do(Propose(seat=seat, event=rest), against[0] if against else None)

    def agrees(self, seat: Seat, event: Any) -> bool:
        return self.bot_at(seat).agrees(self.observed(seat), event)

    def do_resign(self, seat: Seat, rest: str) -> None:
        del rest
        self.do(Resign(seat=seat))

    def do_computer(self, seat: Seat, rest: str) -> None:
        """The computer plays on for this seat."""
        del rest
        if self.do(Leave(seat=seat)):
            self.do(Tick())

    def do_quit(self, seat: Seat, rest: str) -> None:
        del seat, rest
        raise Left

    # ── the end

    def leave(self) -> None:
        console.print()
        match = self.current
        if not match.length:
            return
        if self.file is not None and save(match, self.file, self.file) is None:
            path: Path | None = self.file
        else:
            path = keep(match)
        if path is None:
            self.say_word("cli-not-kept")
        else:
            self.say_word("cli-kept", path=str(path), game=match.game.name)

    def show_end(self) -> None:
        console.print(Rule(style="dim"))
        viewer = self.people[0] if len(self.people) == 1 else None
        console.print(draw(self.state.game, self.current.state, self.voice, viewer))
        outcome = self.state.outcome()
        assert outcome is not None
        for line in outcome.counting:
            console.print("  " + self.voice.sentence(line), markup=False)
        console.print(self.voice.sentence(outcome.reason), markup=False, style="bold")
        if self.file is not None:
            self.do_save(0, "")
        elif self.asks_again:
            self.say_word("cli-save-finished")
            text = read_line("> ").strip()
            if text:
                self.do_save(0, text)

    def play_again(self) -> bool:
        if not self.asks_again or not self.people:
            return False
        if read_line(self.voice.word("cli-again") + " ").strip().lower() not in YES:
            return False
        self.file = None
        return self.do(Rematch(seat=self.people[0]))

    def say_word(self, code: str, **arguments: int | str) -> None:
        console.print(self.voice.word(code, **arguments), markup=False)


def clock_text(seconds: float) -> str:
    whole = max(0, round(seconds))
    return f"{whole // 60}:{whole % 60:02}"
