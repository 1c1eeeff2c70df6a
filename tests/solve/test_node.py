"""A node is played exactly like the position it stands for."""

from random import Random

from speeltafel.games.katalon.rules import apply, is_over, legal_moves, outcome
from speeltafel.solve.node import EMPTY_BOARD, Node, follow, move_of, node_of, position_of, steps_of
from speeltafel.solve.symmetry import SYMMETRIES, image_of, representative
from tests.solve import random_positions, running_positions


def test_a_node_has_the_moves_of_its_position_in_the_same_order() -> None:
    for position in running_positions(1, games=100):
        node = node_of(position)
        moves = [move_of(node, step) for step in steps_of(node)]
        assert moves == list(legal_moves(position, position.turn))


def test_following_a_step_is_applying_the_move() -> None:
    for position in running_positions(2, games=100):
        node = node_of(position)
        for step in steps_of(node):
            after = apply(position, position.turn, move_of(node, step))
            reached = follow(node, step)
            end = outcome(after)
            if end is None:
                assert reached == node_of(after)
            else:
                won = 127 if end.winners == (position.turn,) else -127
                assert reached == (won if end.winners else 0)


def test_a_position_of_a_node_is_played_like_it() -> None:
    for position in running_positions(3, games=50):
        node = node_of(position)
        assert node_of(position_of(node)) == node


def test_the_empty_board_has_25_first_moves() -> None:
    assert len(steps_of(EMPTY_BOARD)) == 25


def test_symmetry_does_not_change_what_follows() -> None:
    generator = Random(4)
    for position in running_positions(4, games=40):
        node = node_of(position)
        symmetry = generator.randrange(SYMMETRIES)
        image = image_of(symmetry, node)
        assert representative(image) == representative(node)
        followed = {_turned(symmetry, follow(node, step)) for step in steps_of(node)}
        assert followed == {follow(image, step) for step in steps_of(image)}


def _turned(symmetry: int, reached: Node | int) -> Node | int:
    return image_of(symmetry, reached) if isinstance(reached, Node) else reached


def test_a_representative_stands_for_itself_and_for_all_eight_images() -> None:
    for position in random_positions(5, games=20):
        if is_over(position):
            continue
        node = representative(node_of(position))
        assert representative(node) == node
        assert {representative(image_of(each, node)) for each in range(SYMMETRIES)} == {node}
