"""Fourteen levels: each is a small difference from the one below (KZ-10 … KZ-41)."""

from typing import Final, Literal, NamedTuple, TypeAlias

from speeltafel.core.reason import Reason, reason
from speeltafel.core.variants import Config, Option, Value, Variant

# ── What the rules of a table are, kept in the state


class TowerRules(NamedTuple):
    """Stapeltoren. With the colour die come several towers and a winner (KZ-13)."""

    matches: int = 1
    colour_die: bool = False
    picture_die: bool = False
    naming: bool = True
    tiles: int = 40


class TrioRules(NamedTuple):
    """3-stel."""

    scoring: Literal["sets", "pile", "points"] = "sets"
    values: int = 1
    """How many values the tiles of a scored pile share (KZ-24)."""
    bold: bool = False
    """Sending back and one more roll (KZ-25)."""
    sending_ends: bool = False
    rounds: bool = False
    """Whether the end comes after three quiet rounds instead of turns (KZ-23)."""


class PileRules(NamedTuple):
    """Stapeltje. Without a target the highest home pile wins."""

    target: int = 4
    ladder: bool = False
    straight: bool = False
    """Whether an empty place is entered orthogonally only (KZ-33)."""
    stuck: bool = False
    """Whether three turns in a row without a possible move end the game (KZ-39)."""
    turns: int = 0
    """Most turns of the game; 0: no limit."""
    game_minutes: int = 0
    seat_minutes: int = 0


TOWER_LEVELS: Final = {
    1: TowerRules(tiles=20),
    2: TowerRules(tiles=20, matches=2),
    3: (third := TowerRules(colour_die=True)),
    4: third._replace(matches=2),
    5: third._replace(picture_die=True),
}
TRIO_LEVELS: Final = {
    1: (first := TrioRules()),
    2: first._replace(scoring="pile"),
    3: first._replace(scoring="points"),
    4: first._replace(bold=True),
}
SCORINGS: Final[dict[int, Literal["sets", "pile", "points"]]] = {1: "sets", 2: "pile", 3: "points"}

# ── What a table may choose

NAMING: Final = Option("naming", True)
TILES: Final = Option("tiles", 20, tuple(range(20, 41)))
QUIET_ROUNDS: Final = Option("quiet-rounds", False)
SHARED_VALUES: Final = Option("shared-values", 1, (1, 2))
SCORING: Final = Option("scoring", 1, (1, 2, 3))
SENDING_ENDS: Final = Option("sending-ends", False)
STRAIGHT: Final = Option("empty-straight", False)
HIGHER_TARGET: Final = Option("target", 5, (5, 6, 7))
ANY_TARGET: Final = Option("target", 4, (4, 5, 6, 7))
USUAL: Final = "usual"
NONE: Final = "none"
LADDER_TARGET: Final = Option("target", USUAL, (USUAL, 4, 5, 6, 7))
GAME_MINUTES: Final = Option("minutes", 20, (NONE, 5, 10, 15, 20, 30, 40, 50, 60))
SEAT_MINUTES: Final = Option("minutes", USUAL, (USUAL, 1, 2, 3, 4, 5, 10, 15, 20, 30))
LADDER_MINUTES: Final = Option(
    "minutes", USUAL, (USUAL, NONE, 1, 2, 3, 4, 5, 10, 15, 20, 30, 40, 50, 60)
)
TURNS: Final = Option("turns", USUAL, (USUAL, NONE, 30, 60, 100, 150, 200, 300, 500))
LEVEL: Final = Option("level", 1, (1, 2, 3, 4))

USUAL_SEAT_MINUTES: Final = {4: 2, 5: 5, 6: 10, 7: 20}
"""KZ-40."""
SOLO_MINUTES: Final = 5
USUAL_TURNS: Final = 200
"""KZ-39: a limit is always set. Ours: alone as well, so that a bot without a clock comes to an
end; nobody takes so many turns in five minutes."""
MOST_PLAYERS: Final = {4: 4, 5: 4, 6: 3, 7: 2}
"""KZ-38."""

Family: TypeAlias = Literal["stapeltoren", "3-stel", "stapeltje"]


def _tower(level: int, age: int, *options: Option) -> Variant:
    return Variant(f"stapeltoren-{level}", range(1, 5), age, (5, 15), (NAMING, *options))


def _trio(level: int, age: int, *options: Option) -> Variant:
    return Variant(f"3-stel-{level}", range(1, 5), age, (15, 30), (QUIET_ROUNDS, *options))


def _pile(
    level: int, age: int, players: range, minutes: tuple[int, int], *options: Option
) -> Variant:
    return Variant(f"stapeltje-{level}", players, age, minutes, (STRAIGHT, *options))


COMPANY: Final = range(2, 5)
ALSO_ALONE: Final = range(1, 5)

VARIANTS: Final = (
    _tower(1, 3, TILES),
    _tower(2, 3, TILES),
    _tower(3, 3),
    _tower(4, 4),
    _tower(5, 4),
    _trio(1, 5),
    _trio(2, 6, SHARED_VALUES),
    _trio(3, 7),
    _trio(4, 7, SCORING, SHARED_VALUES, SENDING_ENDS),
    _pile(1, 8, COMPANY, (20, 40)),
    _pile(2, 9, COMPANY, (25, 55), HIGHER_TARGET),
    _pile(3, 9, COMPANY, (5, 55), GAME_MINUTES, TURNS),
    _pile(4, 10, ALSO_ALONE, (5, 40), ANY_TARGET, SEAT_MINUTES, TURNS),
    _pile(5, 10, ALSO_ALONE, (5, 55), LEVEL, LADDER_TARGET, LADDER_MINUTES, TURNS),
)


def family(config: Config) -> Family:
    for known in ("stapeltoren", "3-stel"):
        if config.variant.startswith(known):
            return known
    return "stapeltje"


def level(config: Config) -> int:
    return int(config.variant[-1])


def tower_rules(config: Config) -> TowerRules:
    rules = TOWER_LEVELS[level(config)]._replace(naming=config.flag("naming"))
    return rules if rules.colour_die else rules._replace(tiles=config.number("tiles"))


def trio_rules(config: Config) -> TrioRules:
    chosen = dict(config.options)
    rules = TRIO_LEVELS[level(config)]._replace(rounds=config.flag("quiet-rounds"))
    if "scoring" in chosen:
        rules = rules._replace(
            scoring=SCORINGS[config.number("scoring")], sending_ends=config.flag("sending-ends")
        )
    if "shared-values" in chosen:
        rules = rules._replace(values=config.number("shared-values"))
    return rules


def pile_rules(config: Config) -> PileRules:
    """Level 5 is any of the other levels with a ladder (KZ-41)."""
    ladder = level(config) == 5
    base = config.number("level") if ladder else level(config)
    chosen = dict(config.options)
    alone = config.players == 1
    rules = PileRules(ladder=ladder, straight=config.flag("empty-straight"))
    target, minutes = chosen.get("target", USUAL), chosen.get("minutes", USUAL)
    if base == 3:
        return rules._replace(
            target=0,
            stuck=True,
            game_minutes=_number(minutes, usual=20),
            turns=_number(chosen["turns"], usual=USUAL_TURNS),
        )
    height = _number(target, usual=5 if base == 2 else 4)
    rules = rules._replace(target=height)
    if base == 4:
        usual = SOLO_MINUTES if alone else USUAL_SEAT_MINUTES[height]
        rules = rules._replace(
            target=0 if alone else height,
            seat_minutes=_number(minutes, usual=usual),
            turns=_number(chosen["turns"], usual=USUAL_TURNS if alone else 0),
        )
    return rules


def _number(value: Value, usual: int) -> int:
    if value == NONE:
        return 0
    return usual if isinstance(value, str) else value


def forbids(config: Config) -> Reason | None:
    """What cannot go together, and why."""
    kind = family(config)
    if kind == "stapeltje":
        return _pile_forbids(config)
    if kind == "3-stel" and level(config) == 4 and config.number("scoring") != 2:
        two = config.number("shared-values") != 1
        return reason("katoiz-no-pile-to-score") if two else None  # KZ-24
    return None


def _pile_forbids(config: Config) -> Reason | None:
    chosen = dict(config.options)
    base = config.number("level") if level(config) == 5 else level(config)
    target, minutes, turns = (chosen.get(name, USUAL) for name in ("target", "minutes", "turns"))
    if config.players == 1 and base != 4:
        return reason("katoiz-alone-level-four", level=base)  # KZ-40
    if level(config) == 5 and target != USUAL:
        allowed = {1: (4,), 2: (5, 6, 7), 3: (), 4: (4, 5, 6, 7)}[base]
        if not allowed:
            return reason("katoiz-no-target-here", level=base)  # KZ-39
        if target not in allowed:
            return reason("katoiz-target-of-level", level=base, target=str(target))  # KZ-38
    if target in MOST_PLAYERS and config.players > MOST_PLAYERS[int(target)]:
        return reason(
            "katoiz-target-players", target=int(target), most=MOST_PLAYERS[int(target)]
        )  # KZ-38
    if base in (1, 2) and minutes not in (USUAL, NONE):
        return reason("katoiz-no-clock-here", level=base)
    if base in (1, 2) and turns not in (USUAL, NONE):
        return reason("katoiz-no-turn-limit-here", level=base)
    if base == 3 and minutes == NONE and turns == NONE:
        return reason("katoiz-limit-needed")  # KZ-39
    if base == 4 and minutes == NONE:
        return reason("katoiz-clock-needed")  # KZ-40
    if config.players == 1 and isinstance(minutes, int) and minutes > SOLO_MINUTES:
        return reason("katoiz-alone-minutes", most=SOLO_MINUTES)  # KZ-40
    return None
