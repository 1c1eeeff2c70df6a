"""One evening at a terminal table: shows, asks, plays, until the game is over or people leave."""

import sys
from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Final

from rich.rule import Rule

from speeltafel.bots import Bot, look
from speeltafel.cli.boards import draw
from speeltafel.cli.choices import console
from speeltafel.cli.clocks import Timekeeper, clock_text
from speeltafel.cli.lines import OutOfTime, read_line
from speeltafel.cli.rules import print_rules
from speeltafel.cli.saves import keep, save
from speeltafel.cli.seating import seated_voice
from speeltafel.core.match import Entry, Match, advance, play, play_text, rewind
from speeltafel.core.reason import seat_reason
from speeltafel.core.refusal import Refusal
from speeltafel.core.seats import CHANCE, TABLE, Seat
from speeltafel.words import Language

MANY: Final = 30
"""More moves than this are shown as notation only."""

COMMANDS: Final[Mapping[str, Sequence[str]]] = {
    "help": ("help", "hulp", "h"),
    "undo": ("undo", "terug"),
    "save": ("save", "bewaar"),
    "moves": ("moves", "verloop"),
    "rules": ("rules", "regels"),
    "agree": ("agree", "afspraak"),
    "quit": ("quit", "q", "stop", "exit", "einde"),
}


class Left(Exception):
    """Somebody left the table."""


class Session:
    def __init__(
        self,
        match: Match,
        bots: Mapping[Seat, Bot],
        language: Language,
        generator: Random,
        file: Path | None = None,
    ) -> None:
        self.match = match
        self.bots = bots
        self.voice = seated_voice(language, match)
        self.generator = generator
        self.file = file
        self.timekeeper = Timekeeper()
        self.people = [seat for seat in range(match.config.players) if seat not in bots]
        self.last_person: Seat | None = None

    def run(self) -> None:
        game = self.match.game
        self.say_word("cli-welcome")
        try:
            while acting := game.to_act(self.match.state):
                self.timekeeper.tick(self.match)
                late = self.timekeeper.next_to_end(self.match)
                if late is not None and self.timekeeper.left(late) <= 0:
                    self.advance(TABLE, late.event)
                elif CHANCE in acting:
                    self.let_chance_move()
                elif (seat := next(iter(acting))) in self.bots:
                    self.let_bot_move(seat)
                else:
                    self.let_person_move(seat)
        except (Left, EOFError, KeyboardInterrupt):
            self.leave()
            return
        self.show_end()

    def say_word(self, code: str, **arguments: int | str) -> None:
        console.print(self.voice.word(code, **arguments), markup=False)

    def advance(self, actor: int, move: object) -> None:
        """Tells what happens as those at the table may know it, and lets it happen."""
        hidden = self.seen(actor, move) != move
        unheard = self.match.game.traits.simultaneous and actor in self.bots and hidden
        if not unheard:  # a dozen bots that "have drawn" would hide what matters
            console.print(f"» {self.told(actor, move)}", markup=False)
        self.match = advance(self.match, actor, move)

    def seen(self, actor: int, move: object) -> object:
        viewer = self.people[0] if len(self.people) == 1 else None
        seen: object = self.match.game.seen_move(self.match.state, actor, move, viewer)
        return seen

    def told(self, actor: int, move: object) -> str:
        game, state = self.match.game, self.match.state
        return self.voice.sentence(game.tell(state, actor, self.seen(actor, move)))

    def let_chance_move(self) -> None:
        """Rolls and draws until somebody else is to act; what is told alike is told once."""
        told: list[str] = []
        while CHANCE in self.match.game.to_act(self.match.state):
            move = self.match.game.chance(self.match.state).sample(self.generator)
            told.append(self.told(CHANCE, move))
            self.match = advance(self.match, CHANCE, move)
        for sentence, alike in groupby(told):
            times = len(list(alike))
            console.print(f"» {sentence}" + (f" (×{times})" if times > 1 else ""), markup=False)

    def let_bot_move(self, seat: Seat) -> None:
        match = self.match
        sight = look(match.game, match.config, match.state, seat, self.generator)
        chosen = self.bots[seat].choose(sight, self.generator)
        self.timekeeper.tick(match)  # thinking costs a bot its own time
        self.advance(seat, chosen)

    def let_person_move(self, seat: Seat) -> None:
        self.hand_over(seat)
        console.print(Rule(style="dim"))
        console.print(draw(self.match.game, self.match.state, self.voice, seat))
        console.print(self.voice.sentence(self.match.game.prompt(self.match.state, seat)))
        before = self.match
        while self.match is before:
            try:
                text = self.ask(seat)
            except OutOfTime as late:
                self.advance(TABLE, late.event)
                return
            self.answer(seat, text.strip())

    def hand_over(self, seat: Seat) -> None:
        """Secrets stay secret when the screen goes from hand to hand."""
        hidden = not self.match.game.traits.perfect_information
        if hidden and len(self.people) > 1 and seat != self.last_person:
            name = self.voice.sentence(seat_reason(seat))
            console.clear()
            read_line(self.voice.word("cli-hand-over", seat=name))
        self.last_person = seat

    def ask(self, seat: Seat) -> str:
        name = self.voice.sentence(seat_reason(seat))
        clock = self.timekeeper.next_to_end(self.match)
        if clock is None:
            return read_line(f"{name} > ")
        left = self.timekeeper.left(clock)
        line = read_line(f"{name} [{clock_text(left)}] > ", left, clock.event)
        self.timekeeper.tick(self.match)
        if self.timekeeper.left(clock) <= 0:
            raise OutOfTime(clock.event)
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
        after = play_text(self.match, seat, text)
        if isinstance(after, Refusal):
            console.print(f"✋ {self.voice.refusal(after)}", markup=False)
            return
        assert after.last is not None
        self.advance(seat, after.last.move)

    def explain(self, seat: Seat, text: str) -> None:
        """`?` lists what is allowed; `? Nz` says what that move would do, or why it may not."""
        game, state = self.match.game, self.match.state
        if text:
            after = play_text(self.match, seat, text)
            if isinstance(after, Refusal):
                console.print(f"✋ {self.voice.refusal(after)}", markup=False)
            else:
                assert after.last is not None
                self.print_move(seat, after.last)
            return
        console.print(self.voice.sentence(game.prompt(state, seat)), markup=False)
        moves = game.legal_moves(state, seat)
        if len(moves) > MANY:
            console.print(", ".join(game.format_move(move) for move in moves), markup=False)
        else:
            for move in moves:
                self.print_move(seat, Entry(seat, move, None))
        self.say_word("cli-commands")

    def print_move(self, seat: Seat, entry: Entry) -> None:
        game = self.match.game
        told = self.voice.sentence((game.foretell or game.tell)(self.match.state, seat, entry.move))
        console.print(f"  {game.format_move(entry.move)}  {told}", markup=False)

    def do_help(self, seat: Seat, rest: str) -> None:
        self.explain(seat, rest)

    def do_undo(self, seat: Seat, rest: str) -> None:
        """Takes back this person's last move, unless dice or cards have shown something since."""
        del rest
        entries = self.match.entries()
        own = [number for number, entry in enumerate(entries) if entry.actor == seat]
        if not own:
            self.say_word("cli-nothing-to-undo")
            return
        since = entries[own[-1] + 1 :]
        if any(entry.actor in (CHANCE, TABLE) for entry in since):
            self.say_word("cli-undo-chance")
        elif any(entry.actor in self.people and entry.actor != seat for entry in since):
            self.say_word("cli-undo-other")
        elif self.has_revealed(own[-1]):
            self.say_word("cli-undo-revealed")
        else:
            self.match = rewind(self.match, own[-1])
            self.say_word("cli-undone")

    def has_revealed(self, length: int) -> bool:
        """Whether a move since the log had this length has shown what cannot be unseen."""
        game = self.match.game
        shown = rewind(self.match, length)
        for entry in self.match.entries()[length:]:
            if game.reveals(shown.state, entry.actor, entry.move):
                return True
            shown = advance(shown, entry.actor, entry.move)
        return False

    def do_save(self, seat: Seat, rest: str) -> None:
        del seat
        path = Path(rest).expanduser() if rest else self.file
        if path is None:
            self.say_word("cli-save-where")
            return
        refusal = save(self.match, path, self.file)
        if refusal is not None:
            console.print(self.voice.refusal(refusal), markup=False)
            return
        self.file = path
        self.say_word("cli-saved", path=str(path))

    def do_moves(self, seat: Seat, rest: str) -> None:
        del rest
        game = self.match.game
        shown = rewind(self.match, 0)
        for entry in self.match.entries():
            seen = entry.move
            if not (game.traits.simultaneous and shown.length < self.match.settled):
                # what all decided at once lies open when chance has gone on
                seen = game.seen_move(shown.state, entry.actor, entry.move, seat)
            told = self.voice.sentence(game.tell(shown.state, entry.actor, seen))
            console.print(f"{shown.length + 1}. {told}", markup=False)
            shown = advance(shown, entry.actor, entry.move)

    def do_rules(self, seat: Seat, rest: str) -> None:
        del seat, rest
        print_rules(self.match.game, self.voice.language)

    def do_agree(self, seat: Seat, rest: str) -> None:
        """An agreement of everybody, such as to stop: the people here are asked to say yes."""
        del seat
        game = self.match.game
        timed = [clock.event for clock in game.clocks(self.match.state)]
        events = [event for event in game.events(self.match.state) if event not in timed]
        texts = [game.format_move(event) for event in events]
        if rest not in texts:
            if texts:
                self.say_word("cli-agree-what", events=", ".join(texts))
            else:
                self.say_word("cli-agree-nothing")
            return
        event = events[texts.index(rest)]
        for bot_seat, bot in self.bots.items():
            sight = look(game, self.match.config, self.match.state, bot_seat, self.generator)
            if not bot.agrees(sight, event):
                self.say_word("cli-agree-bot", seat=self.voice.sentence(seat_reason(bot_seat)))
                return
        if len(self.people) > 1 and not self.everybody_says_yes():
            return
        after = play(self.match, TABLE, event)
        assert isinstance(after, Match)
        self.advance(TABLE, event)

    def everybody_says_yes(self) -> bool:
        said = read_line(self.voice.word("cli-agree-all") + " ").strip().lower()
        return said in ("j", "ja", "y", "yes")

    def do_quit(self, seat: Seat, rest: str) -> None:
        del seat, rest
        raise Left

    def leave(self) -> None:
        console.print()
        if not self.match.length:
            return
        if self.file is not None and save(self.match, self.file, self.file) is None:
            path: Path | None = self.file
        else:
            path = keep(self.match)
        if path is None:
            self.say_word("cli-not-kept")
        else:
            self.say_word("cli-kept", path=str(path), game=self.match.game.name)

    def show_end(self) -> None:
        game = self.match.game
        console.print(Rule(style="dim"))
        viewer = self.people[0] if len(self.people) == 1 else None
        console.print(draw(game, self.match.state, self.voice, viewer))
        outcome = game.outcome(self.match.state)
        assert outcome is not None
        for line in outcome.counting:
            console.print("  " + self.voice.sentence(line), markup=False)
        console.print(self.voice.sentence(outcome.reason), markup=False, style="bold")
        if self.file is not None:
            self.do_save(0, "")
        elif sys.stdin.isatty():
            self.say_word("cli-save-finished")
            text = read_line("> ").strip()
            if text:
                self.do_save(0, text)
