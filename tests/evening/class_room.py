"""An evening to play through without a server: time passes when it is told to."""

from itertools import count
from random import Random
from typing import Any

from speeltafel.core.refusal import Refusal
from speeltafel.evening.actions import EveningContext, EveningDraft, act
from speeltafel.evening.following import Missing, Sitting, next_ask
from speeltafel.evening.log import EveningEntry, EveningSetup
from speeltafel.evening.messages import EveningMessage, Join
from speeltafel.evening.state import EveningState, fold, opening
from speeltafel.games import GAMES
from speeltafel.table.actions import Context, begin
from speeltafel.table.actions import act as act_at_table
from speeltafel.table.drafts import Draft
from speeltafel.table.log import EntryKind, SeatPlan, Sitter, TableSetup, encode
from speeltafel.table.messages import DrawFor, Move, TableMessage
from speeltafel.table.state import TableState
from speeltafel.table.state import opening as opening_of_table


class ClassRoom:
    def __init__(self, game: str = "kapai", shape: str = "sheets", **more: Any) -> None:
        rules = GAMES[game].rules_version
        variant = more.pop("variant", GAMES[game].variants[0].name)
        setup = EveningSetup(
            *("e", "CODE", game, rules, variant, {}, shape, more.pop("naming", "animals"), "nl"),
            *(0.0, "", "", ""),
            **more,
        )
        self.state: EveningState = opening(setup)
        self.log: list[EveningEntry] = []
        self.now = 0.0
        self.dice = Random(3)
        self.away: dict[str, float] = {}
        self._names = (f"t{number}" for number in count(1))
        self.tables: dict[str, TableState] = {}

    def does(self, message: EveningMessage, guest: str = "") -> Refusal | None:
        context = EveningContext(
            self.now, self.dice, lambda: next(self._names), guest, self.away, most=1000
        )
        answer = act(message, self.state, context)
        if isinstance(answer, Refusal):
            return answer
        assert isinstance(answer, EveningDraft)
        self.state = answer.state
        self.log += answer.entries
        return None

    def come(self, *guests: str) -> None:
        for guest in guests:
            assert self.does(Join(name=guest), guest) is None

    def folded(self) -> EveningState:
        state = opening(self.state.setup)
        for entry in self.log:
            state = fold(state, entry)
        return state

    # ── its tables

    def follow(self) -> None:
        """Every sheet does what the evening asks, the computer drawing where somebody has not."""
        for player in self.state.players:
            if player.table:
                self._follow(player.table, [Sitting(player, player.name or "Haas")])

    def _follow(self, name: str, sitting: list[Sitting]) -> None:
        table = self.tables.get(name) or self._new_table(name, sitting)
        while (ask := next_ask(self.state, sitting, table, "ahead")) is not None:
            if isinstance(ask, Missing):
                assert table.match is not None
                moves = table.game.legal_moves(table.match.state, ask.seat)
                move = table.game.format_move(moves[0])
                table = self._at(table, DrawFor(seat=ask.seat, move=move, level="ahead"))
            else:
                table = self._at(table, ask)
        self.tables[name] = table

    def _at(self, table: TableState, message: TableMessage) -> TableState:
        answer = act_at_table(message, table, Context(self.now, self.dice, seats=(0,)))
        assert isinstance(answer, Draft), answer
        return answer.state

    def _new_table(self, name: str, sitting: list[Sitting]) -> TableState:
        own = self.state.setup
        plan = tuple(SeatPlan("elsewhere") for _ in sitting)
        setup = TableSetup(
            *(name, name, own.game, own.rules, own.variant, own.options, plan, False, "", 0.0),
            evening=own.evening,
            dealt=True,
        )
        draft = Draft(opening_of_table(setup), self.now, self.dice)
        for seat, (player, called) in enumerate(sitting):
            draft.add(EntryKind.SIT, seat, encode(Sitter(player.guest, called)))
        begin(draft)
        return draft.state

    def sheet(self, number: int) -> TableState:
        return self.tables[self.state.players[number - 1].table]

    def draws(self, number: int) -> None:
        name = self.state.players[number - 1].table
        table = self.tables[name]
        assert table.match is not None
        move = table.game.format_move(table.game.legal_moves(table.match.state, 0)[0])
        self.tables[name] = self._at(table, Move(seat=0, move=move, seen=table.sequence))
