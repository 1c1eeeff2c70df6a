"""The rulings of Ka Pai that are about counting: KP-8 … KP-12."""

import pytest

from speeltafel.core.match import AnyMatch, play_text, start
from speeltafel.core.outcome import Outcome
from speeltafel.core.reason import reason, seat_reason
from speeltafel.core.refusal import accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.games.kapai import KAPAI
from speeltafel.games.kapai.components import FIELD_NAMES, fields_of
from speeltafel.games.kapai.scoring import leading_seats, networks, solo_band, tally
from speeltafel.games.kapai.sheets import SHEETS, parse_sheet
from speeltafel.games.kapai.state import BLANK, Sheet
from speeltafel.words import LANGUAGES, Voice
from tests.games.kapai.drawing import sheet, table

CORNERS = SHEETS["corners"]


def linked(drawn: Sheet, layout: str = "corners") -> list[str]:
    """The networks, each as the fields of its totems."""
    totems = SHEETS[layout].totems
    return sorted(
        " ".join(FIELD_NAMES[totems[number]] for number in fields_of(network))
        for network in networks(SHEETS[layout], drawn)
    )


# ── KP-12: the printed example

EXAMPLE = """
    T △ ○ △ □ △ T
    △ ○ △ # △ △ /
    △ △ △ △ △ △ /
    □ # ○ T △ # /
    □ △ ○ △ / ○ ○
    □ / ○ # / □ ○
    T / / / / / T
"""
EXAMPLE_FRAMES = "f1-f3 e2-e4 g2-g4 a3-c3 a4-a6 c4-c6 e5-e7 b7-d7"
EXAMPLE_GAME = """
    △□ □a4, □□ a5a6, △△ a2a3, □/ /b6, ○/ ○b2, △□ △b1, △△ b3c3, // b7c7, // d7e7 b7-d7 +△,
    □○ ○c6, △/ /e6, ○○ c4c5, △□ □f6, □/ /e5 +△, ○○ f5g5, △○ ○c1, △○ △e4, △○ △c2, △○ ○g6,
    △/ △d5, △△ e2e3, □○ □e1, △○ △d1, △△ f2f3, △/ △f1, // g2g3, □/ /g4 +/, △/ △b5, △/ /f7,
    △/ △d3
"""


def example_match() -> AnyMatch:
    match = start(KAPAI, accept(configure(KAPAI, players=1)))
    for turn in EXAMPLE_GAME.split(","):
        roll, text = turn.split(maxsplit=1)
        match = accept(play_text(match, CHANCE, roll))
        match = accept(play_text(match, 0, text))
    return match


def test_the_printed_example_counts_26() -> None:
    """KP-12: 6 + 3 + 4 for groups, 4 for the network of three (not the other of two), and
    6 + 3 for crosses."""
    drawn = sheet(EXAMPLE, EXAMPLE_FRAMES, "△△/")
    assert drawn.groups == (3, 1, 1, 3)
    counted = tally(CORNERS, drawn)
    assert counted.groups == (6, 3, 4, 0)
    assert linked(drawn) == ["a1 g1 d4", "a7 g7"]
    assert counted.network == 4
    assert counted.bonus == (6, 0, 0, 3)
    assert counted.total == 26


def test_the_printed_example_can_be_played() -> None:
    """KP-12, KP-11: and is told as on the paper sheet."""
    match = example_match()
    assert match.state.sheets[0]._replace(last=0) == sheet(EXAMPLE, EXAMPLE_FRAMES, "△△/")
    outcome = KAPAI.outcome(match.state)
    assert outcome is not None
    assert outcome.scores == (26,)
    assert outcome.reason == reason("kapai-solo", score=26, band="begun")
    assert [line.argument("points") for line in outcome.counting] == [6, 3, 4, 4, 6, 3, 26]


# ── KP-8: points


def test_an_empty_sheet_counts_nothing() -> None:
    assert tally(CORNERS, BLANK).total == 0


FOUR_GROUPS = """
    T . △ △ △ . T
    . . □ # / . .
    . . □ ○ / . .
    . # □ T / # .
    . . ○ ○ ○ . .
    . . . # . . .
    T . . . . . T
"""


@pytest.mark.parametrize(
    ("crosses", "bonus"),
    [("", (0, 0, 0, 0)), ("△", (1, 0, 0, 0)), ("△△□○○○////", (2, 1, 3, 4))],
)
def test_groups_count_two_three_four_and_nothing_and_crosses_multiply(
    crosses: str, bonus: tuple[int, ...]
) -> None:
    """KP-8: lines score by their crosses only."""
    drawn = sheet(FOUR_GROUPS, "c1-e1 c2-c4 e2-e4 c5-e5", crosses)
    counted = tally(CORNERS, drawn)
    assert counted.groups == (2, 3, 4, 0)
    assert counted.bonus == bonus
    assert counted.total == 9 + sum(bonus) + counted.network


def test_crosses_without_groups_count_nothing() -> None:
    """KP-8"""
    drawn = sheet(FOUR_GROUPS, "c1-e1", "□□□□")
    assert tally(CORNERS, drawn).bonus == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("T○○○○○T ...#... ....... .#.T.#. ....... ...#... T.....T", 2),
        ("T○○○○○T ...#..○ ......○ .#.T.#○ ......○ ...#..○ T.....T", 4),
        ("T○○○○○T ...#..○ ......○ .#.T.#○ ......○ ...#..○ T○○○○○T", 7),
        ("T○○○○○T ...#..○ ...○○○○ .#.T.#○ ......○ ...#..○ T○○○○○T", 12),
        ("T....○T ...#..○ ......○ .#.T.#○ ....... ...#... T.....T", 0),
    ],
)
def test_two_three_four_five_totems_count_2_4_7_12(picture: str, points: int) -> None:
    """KP-8"""
    drawn = sheet(picture)
    assert tally(CORNERS, drawn).network == tally(CORNERS, drawn).total == points


# ── KP-9: links


def test_a_single_field_can_link_two_totems() -> None:
    """KP-9: on a sheet where two totems stand one field apart."""
    layout = accept(
        parse_sheet(
            "near",
            """
            T . T . . . .
            . . . # . . .
            . . . . . . .
            . # . T . # .
            . . . . . . .
            . . . # . . .
            T . . . . . T
            """,
        )
    )
    assert [n.bit_count() for n in networks(layout, BLANK._replace(marks=(2, 0, 0, 0)))] == [2]


def test_an_area_that_touches_three_totems_links_all_three() -> None:
    """KP-9"""
    assert linked(sheet("T○○○○○T ...#.○. ....○○. .#.T○#. ....... ...#... T.....T")) == ["a1 g1 d4"]


def test_different_links_of_a_network_may_use_different_symbols() -> None:
    """KP-9: lines included; the network runs through the totem at g1."""
    assert linked(sheet("T□□□□□T ...#../ ....../ .#.T.#/ ....../ ...#../ T.....T")) == ["a1 g1 g7"]


def test_an_area_does_not_run_through_a_totem() -> None:
    """KP-9: circles on both sides of the middle are two areas."""
    assert linked(sheet("T.....T ...#... △..○..△ .#.T.#. ...○... ...#... T.....T")) == []


def test_an_area_of_two_symbols_is_no_link() -> None:
    """KP-9"""
    assert linked(sheet("T□□○□□T ...#... ....... .#.T.#. ....... ...#... T.....T")) == []


def test_areas_do_not_hang_together_by_corners() -> None:
    """KP-9: d1 and e2 touch only there."""
    assert linked(sheet("T○○○..T ...#○○○ ....... .#.T.#. ....... ...#... T.....T")) == []


def test_a_totem_is_not_touched_across_a_corner() -> None:
    """KP-9: b2 touches a1 only by a corner."""
    assert linked(sheet("T.○○○○T .○○#... ....... .#.T.#. ....... ...#... T.....T")) == []


def test_frames_do_not_matter_for_links() -> None:
    """KP-9"""
    picture = "T○○○○○T ...#... ....... .#.T.#. ....... ...#... T.....T"
    assert linked(sheet(picture, "c1-e1")) == linked(sheet(picture)) == ["a1 g1"]


def test_only_the_largest_network_counts() -> None:
    """KP-9"""
    drawn = sheet("T□□□□□T ...#../ ....../ .#.T.#/ ....../ ...#../ T△.○..T")
    assert tally(CORNERS, drawn).network == 4
    two_pairs = sheet("T□□□□□T ...#... ....... .#.T.#. ....... ...#... T△△△△△T")
    assert linked(two_pairs) == ["a1 g1", "a7 g7"]
    assert tally(CORNERS, two_pairs).network == 2


# ── KP-10: the end


def ending(*sheets: Sheet) -> Outcome:
    outcome = KAPAI.outcome(table(*sheets))
    assert outcome is not None
    return outcome


def test_the_game_goes_on_until_every_field_is_drawn() -> None:
    """KP-10"""
    almost = EXAMPLE.replace("T △ ○", "T . ○")
    assert KAPAI.outcome(table(sheet(almost), sheet(almost))) is None
    assert KAPAI.outcome(table(sheet(EXAMPLE), sheet(EXAMPLE))) is not None


def test_the_highest_score_wins() -> None:
    """KP-10"""
    better, worse = sheet(EXAMPLE, EXAMPLE_FRAMES, "△△/"), sheet(EXAMPLE, EXAMPLE_FRAMES, "□□□□")
    outcome = ending(worse, better)
    assert outcome.reason == reason("kapai-wins", winner=seat_reason(1), score=26)
    assert outcome.winners == (1,)
    assert outcome.scores == (21, 26)


def test_equal_scores_are_decided_by_all_crosses() -> None:
    """KP-10: one cross at three groups of △, or three at single groups of □ and ○."""
    few = sheet(EXAMPLE, EXAMPLE_FRAMES, "△")
    many = sheet(EXAMPLE, EXAMPLE_FRAMES, "□□○")
    assert tally(CORNERS, few).total == tally(CORNERS, many).total == 20
    outcome = ending(few, many, few)
    assert outcome.winners == (1,)
    assert outcome.scores == (20, 20, 20)
    assert outcome.reason.code == "kapai-wins-by-crosses"
    assert outcome.reason.argument("crosses") == 3


def test_equal_crosses_share_the_victory() -> None:
    """KP-10"""
    few = sheet(EXAMPLE, EXAMPLE_FRAMES, "△")
    outcome = ending(few, sheet(EXAMPLE, EXAMPLE_FRAMES), few)
    assert outcome.winners == (0, 2)
    assert outcome.reason.code == "kapai-shared"


def test_a_hall_that_ties_is_counted_not_named() -> None:
    outcome = ending(*[sheet(EXAMPLE, EXAMPLE_FRAMES)] * 50)
    assert len(outcome.winners) == 50
    assert outcome.reason == reason("kapai-shared-by-many", count=50, score=17)


def test_at_a_large_table_the_six_best_sheets_are_counted_out() -> None:
    best = sheet(EXAMPLE, EXAMPLE_FRAMES, "△△/")
    plain = sheet(EXAMPLE, EXAMPLE_FRAMES)
    outcome = ending(*[plain] * 20, best, *[plain] * 20)
    totals = [line for line in outcome.counting if line.code == "kapai-count-total"]
    assert len(totals) == 6
    assert totals[-1] == reason("kapai-count-total", seat=seat_reason(20), points=26)
    assert len(outcome.scores) == 41


def test_the_leaders_stand_in_the_order_of_the_result() -> None:
    """KP-10"""
    few, many = sheet(EXAMPLE, EXAMPLE_FRAMES, "△"), sheet(EXAMPLE, EXAMPLE_FRAMES, "□□○")
    best, plain = sheet(EXAMPLE, EXAMPLE_FRAMES, "△△/"), sheet(EXAMPLE, EXAMPLE_FRAMES)
    assert leading_seats(CORNERS, [plain, few, many, best, few], 4) == (3, 2, 1, 4)


# ── KP-11: solo


@pytest.mark.parametrize(
    ("score", "band"),
    [
        (0, "begun"),
        (29, "begun"),
        (30, "growing"),
        (39, "growing"),
        (40, "strong"),
        (49, "strong"),
        (50, "close"),
        (55, "close"),
        (56, "ka-pai"),
        (90, "ka-pai"),
    ],
)
def test_a_solo_player_hears_how_it_went(score: int, band: str) -> None:
    """KP-11"""
    assert solo_band(score) == band
    for language in LANGUAGES:
        said = Voice(language).say(reason("kapai-solo", score=score, band=band))
        assert said.startswith(f"{score} ")
        assert ("Ka Pai!" in said) == (band == "ka-pai")


def test_the_solo_table_belongs_to_the_default_sheet() -> None:
    """KP-11"""
    picture = "○○○#○○○ ○T○○○T○ ○○○○○○○ #○○T○○# ○○○○○○○ ○T○○○T○ ○○○#○○○"
    drawn = sheet(picture, layout="garden")
    outcome = KAPAI.outcome(table(drawn, layout="garden"))
    assert outcome is not None
    assert outcome.reason == reason("kapai-solo-other-sheet", score=12)
    assert outcome.winners == ()


def test_the_count_reads_well_in_both_languages() -> None:
    outcome = ending(sheet(EXAMPLE, EXAMPLE_FRAMES, "△△/"))
    dutch = [Voice("nl").sentence(line) for line in outcome.counting]
    assert dutch == [
        "Speler 1: 3 × 2 voor driehoeken = 6",
        "Speler 1: 1 × 3 voor vierkanten = 3",
        "Speler 1: 1 × 4 voor cirkels = 4",
        "Speler 1: 3 totems verbonden = 4",
        "Speler 1: 2 × 3 bonus voor driehoeken = 6",
        "Speler 1: 1 × 3 bonus voor lijnen = 3",
        "Speler 1: in totaal 26 punten",
    ]
    assert Voice("en").sentence(outcome.counting[-1]) == "Player 1: 26 points in all"
