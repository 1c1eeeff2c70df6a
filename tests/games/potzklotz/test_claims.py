"""PK-3 … PK-6, PK-8: moving a cube, laying a card, and the judgement."""

import pytest

from speeltafel.core.record import Line, Record, format_record, parse_record, record_of, replay
from speeltafel.core.refusal import Refusal, accept
from speeltafel.core.seats import CHANCE
from speeltafel.core.variants import configure
from speeltafel.games.potzklotz import POTZKLOTZ
from speeltafel.games.potzklotz.components import BASE, CARD_NAMED, DECKS, DERIVED, pictured
from speeltafel.games.potzklotz.moves import Claim
from speeltafel.games.potzklotz.notation import parse_old_move
from speeltafel.games.potzklotz.placement import moved, number_standing, set_up
from speeltafel.games.potzklotz.refusals import why_not
from speeltafel.games.potzklotz.rules import legal_moves, to_act
from speeltafel.games.potzklotz.state import State
from speeltafel.games.potzklotz.verdict import Judgement, first_difference
from speeltafel.words import LANGUAGES, Language, Voice
from tests.games.potzklotz.tables import (
    CORNER,
    a_table,
    called,
    claim,
    lay,
    mistake,
    names,
    parsed,
    play,
    standing,
    written,
)

ROW = """
    .....
    .....
    1112.
    .....
    .....
"""
"""Building 1."""

EDGE = """
    1....
    1....
    1....
    2....
    .....
"""


def refused(table: State, text: str) -> str:
    """The code of the reason why the player on turn may not do this."""
    move = parse_old_move(table, text)
    if isinstance(move, Refusal):
        return move.why.code
    why = why_not(table, table.turn, move)
    assert move not in legal_moves(table, table.turn)
    assert why is not None
    return why.code


def told(table: State, text: str, language: Language = "en") -> str:
    move = parsed(table, text)
    return Voice(language).say(POTZKLOTZ.tell(table, table.turn, move))


def test_the_topmost_cube_of_a_column_moves() -> None:
    """PK-3"""
    assert moved(standing(CORNER), (2, 1), (1, 1)) == standing(
        """
        .....
        .....
        .11..
        .21..
        .....
        """
    )


def test_a_cube_may_leave_the_others_in_two_parts_while_it_is_in_the_hand() -> None:
    """PK-3: the third of four goes back between the two parts in another way."""
    table = a_table("24a 2a 3a", "4a", building=ROW)
    assert "1 c3>d3=24a" in all_claims(table)
    assert told(table, "c3>d3=24a").endswith("falls apart like this.")
    assert "1 c3>d2=24a" in all_claims(table)


def all_claims(table: State) -> set[str]:
    return {f"{table.turn + 1} {written(m)}" for m in legal_moves(table, table.turn)}


def test_every_place_on_or_beside_what_stands_is_listed_and_no_other() -> None:
    """PK-3: a cube that leaves its place may go to the other columns and around them."""
    table = a_table("2a", "3a", building=CORNER)
    targets = {
        move.target
        for move in legal_moves(table, 0)
        if isinstance(move, Claim) and move.source == (1, 1)
    }
    on_columns = {(1, 2), (2, 2), (2, 1)}
    around = {(0, 2), (1, 3), (2, 3), (3, 2), (3, 1), (2, 0)}
    assert targets == on_columns | around


def test_moves_come_by_card_and_place_and_to_pass_comes_last() -> None:
    table = a_table("2a 2b 13a", "3a")
    moves = list(legal_moves(table, 0))
    claims = [move for move in moves[:-1] if isinstance(move, Claim)]
    assert claims == sorted(claims, key=lambda m: (m.card, m.source, m.target))
    assert len(claims) == len(moves) - 1 == 3 * len({(m.source, m.target) for m in claims})
    assert POTZKLOTZ.format_move(moves[-1]) == "pass"


def test_a_cube_that_touches_nothing_is_refused() -> None:
    """PK-3: also across a corner, for that is not side by side."""
    table = a_table("2a", "3a")
    assert refused(table, "c2>e5=2a") == "potzklotz-touches-nothing"
    assert refused(table, "c2>d4=2a") == "potzklotz-touches-nothing"


def test_refusals_say_why() -> None:
    table = a_table("2a", "3a")
    assert refused(table, "e5>c3=2a") == "potzklotz-no-cube"
    assert refused(table, "c2>b2=3a") == "potzklotz-card-not-in-hand"
    assert refused(table, "=2a") == "potzklotz-move-a-cube"
    assert refused(table, "1+3b") == "potzklotz-not-yours-to-draw"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "potzklotz-not-a-move"),
        ("b2>c3", "potzklotz-not-a-move"),
        ("b2>c9=2a", "potzklotz-not-a-place"),
        ("g2>c3=2a", "potzklotz-not-a-place"),
        ("b2>c3=2c", "potzklotz-not-a-card"),
        ("b2>c3=29a", "potzklotz-not-a-card"),
        ("=50a", "potzklotz-not-a-card"),
        ("+99z", "potzklotz-not-a-move"),
        ("0+9a", "potzklotz-not-a-move"),
    ],
)
def test_text_that_is_no_move_is_explained(text: str, code: str) -> None:
    answer = POTZKLOTZ.parse_move(a_table("2a", "3a"), text)
    assert isinstance(answer, Refusal)
    assert answer.why.code == code
    assert answer.instead is not None


@pytest.mark.parametrize("text", ["b2>c3=15", " B2 > C3 = 15 ", "b2-c3 15", "b2 c3 15", "b2→c3:15"])
def test_a_claim_can_be_typed_in_several_ways(text: str) -> None:
    table = a_table("2a", "3a")
    assert POTZKLOTZ.parse_move(table, text) == Claim((1, 1), (2, 2), CARD_NAMED["2a"])


def test_a_cube_may_leave_the_grid_and_the_building_is_shifted_back() -> None:
    """PK-4: shifted by whole cells, as few as needed, and not turned."""
    table = a_table("2a 2b 3a", "4a", building=EDGE)
    after = lay_at(table, "a2>z3")
    assert after.building == standing(
        """
        .1...
        .1...
        11...
        .1...
        .....
        """
    )


def lay_at(table: State, shift: str) -> State:
    """The player on turn moves a cube and lays a card that fits, held for the occasion."""
    source, target = shift.split(">")
    probe = parsed(table, f"{source}>{target}=1a")
    assert isinstance(probe, Claim)
    made = number_standing(moved(table.building, probe.source, probe.target))
    agreed = table.agreed._replace(deck="all")
    table = table._replace(agreed=agreed, hands=((2 * made - 2, 0, 1), *table.hands[1:]))
    return play(table, f"{table.turn + 1} {shift}={made}a")


def test_the_grid_can_be_made_a_border() -> None:
    """PK-4, switch: off the grid is refused and not a wrong claim."""
    table = a_table("2a", "3a", building=EDGE, options={"leaving": False})
    assert refused(table, "a2>z3=2a") == "potzklotz-off-the-base"
    targets = {move.target for move in legal_moves(table, 0) if isinstance(move, Claim)}
    assert all(0 <= x < BASE and 0 <= y < BASE for x, y in targets)
    free = a_table("2a", "3a", building=EDGE)
    assert len(legal_moves(free, 0)) > len(legal_moves(table, 0))


def test_the_first_building_stands_in_the_middle_rounded_to_back_left() -> None:
    """PK-4"""
    assert set_up(CARD_NAMED["1a"]) == standing(
        """
        .....
        .....
        1112.
        .....
        .....
        """
    )
    assert set_up(CARD_NAMED["21b"]) == standing(
        """
        .....
        ..2..
        .21..
        .....
        .....
        """
    )


def test_the_first_building_stands_as_its_card_shows_it() -> None:
    for card in DECKS[DERIVED]:
        left = min(x for x, _, _ in set_up(card))
        front = min(y for _, y, _ in set_up(card))
        assert tuple((x - left, y - front, h) for x, y, h in set_up(card)) == pictured(card)


def test_a_right_claim_changes_the_building_and_lays_the_card() -> None:
    """PK-5"""
    table = a_table("2a 13a", "3a 4a")
    after = lay(table, "13a")
    assert number_standing(after.building) == 13
    assert names(after.hands[0]) == "2a"
    assert names(after.discard) == "28b 13a"
    assert to_act(after) == (1,)
    assert after.last is not None
    assert after.last.judgement is Judgement.RIGHT


def test_a_mirror_image_is_named_as_such() -> None:
    """PK-5"""
    table = a_table("13a", "3a")
    text = claim(table, "13a", Judgement.MIRROR).partition(" ")[2]
    assert f"mirror image of card {called('13a')[0]}." in told(table, text)
    assert f"spiegelbeeld van kaart {called('13a')[0]}." in told(table, text, "nl")


def test_another_building_is_named_with_the_first_difference() -> None:
    """PK-5"""
    table = a_table("28a", "3a")
    sentence = told(table, "c2>b2=28a")
    assert "this is another building" in sentence
    assert f"For card {called('28a')[0]} there should be" in sentence


def test_the_first_difference_is_found_where_the_buildings_overlap_best() -> None:
    """1-1-1-2 in a row and the card 1-1-3: the cube at the left end is one too many."""
    found = first_difference(standing(ROW), CARD_NAMED["24a"])
    assert (found.place, found.stands, found.wanted) == ((0, 2), 1, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_right_claim_says_from_which_side_the_card_shows_it(language: Language) -> None:
    """PK-5: the building is turned until it fits."""
    table = a_table("13a", "3a")
    text = claim(table, "13a").partition(" ")[2]
    word = {"nl": "De kaart toont het gebouw", "en": "The card shows the building"}[language]
    assert word in told(table, text, language)


def test_nothing_is_foretold_of_a_claim() -> None:
    """PK-5: touch is move, so what is right and what is wrong sounds the same beforehand."""
    table = a_table("13a", "3a")
    assert POTZKLOTZ.foretell is not None
    codes = {POTZKLOTZ.foretell(table, 0, move).code for move in legal_moves(table, 0)}
    assert codes == {"potzklotz-would-claim", "potzklotz-would-pass"}


def test_a_claim_is_never_taken_back() -> None:
    """PK-5"""
    table = a_table("13a 2a", "3a 4a")
    for move in legal_moves(table, 0):
        assert POTZKLOTZ.reveals(table, 0, move) == isinstance(move, Claim)


def test_a_wrong_claim_gives_the_card_back_and_one_more() -> None:
    """PK-6"""
    table = a_table("2a 13a", "3a 4a")
    after = mistake(table, "2a")
    assert after.building == table.building
    assert after.hands == table.hands
    assert after.due == (0,)
    after = play(after, "* 1+9a")
    assert names(after.hands[0]) == "2a 9a 13a"
    assert to_act(after) == (1,)


def test_a_mistake_may_be_free() -> None:
    """PK-6, switch"""
    after = mistake(a_table("2a 13a", "3a 4a", options={"extra": False}), "2a")
    assert to_act(after) == (1,)
    assert names(after.hands[0]) == "2a 13a"


def test_the_building_that_stands_can_be_laid_only_with_a_real_move() -> None:
    """PK-8"""
    table = a_table("12a 2a", "3a 4a")
    assert refused(table, "c2>c2=12a") == "potzklotz-same-place"
    after = play(table, "1 c2>b2=12a")
    assert names(after.discard) == "28b 12a"
    assert after.building != table.building


def test_options_that_are_not_there_are_refused() -> None:
    for variant, option in (("expert", "out-of-turn"), ("expert", "games"), ("basic", "match")):
        answer = configure(POTZKLOTZ, variant, 2, {option: "yes"})
        assert isinstance(answer, Refusal)
        assert answer.why.code == "core-unknown-option"


@pytest.mark.parametrize(("variant", "hand"), [("basic", 8), ("basic", 2), ("expert", 6)])
def test_hands_have_their_limits(variant: str, hand: int) -> None:
    """PK-12"""
    assert isinstance(configure(POTZKLOTZ, variant, 2, {"hand": hand}), Refusal)


def test_the_expert_game_is_for_four_at_most() -> None:
    """PK-13"""
    assert isinstance(configure(POTZKLOTZ, "expert", 5), Refusal)
    assert isinstance(configure(POTZKLOTZ, "basic", 7), Refusal)


def test_a_record_that_calls_cards_by_their_pictures_replays_and_is_written_anew() -> None:
    """Records made before cards had numbers of their own."""
    lines = [(CHANCE, f"1+{card}") for card in ("13a", "2a", "3a")]
    lines += [(CHANCE, f"2+{card}") for card in ("13b", "5a", "6a")]
    lines += [(CHANCE, "+12a"), (0, "b4>c5=13a"), (1, "=13b"), (1, "pass")]
    options = (("hand", "3"), ("games", "1"), ("out-of-turn", "yes"))
    old = Record("potzklotz", 1, "basic", options, ("", ""), tuple(map(Line._make, lines)), "-")
    match = accept(replay(accept(parse_record(format_record(old))), {"potzklotz": POTZKLOTZ}))
    assert names(match.state.discard) == "12a 13a 13b"
    written_anew = [line.text for line in record_of(match).lines]
    assert written_anew[-3:] == [
        f"b4>c5={called('13a')[0]}",
        f"={called('13b')[0]}",
        "pass",
    ]
