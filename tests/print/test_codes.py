"""What machines read: QR codes and corner markers, from a picture of the page."""

import pytest
import zxingcpp

from speeltafel.games.kapai.sheets import SHEETS
from speeltafel.print import Order
from speeltafel.print.codes import MARKER_CELLS, marker_cells
from speeltafel.print.documents.boards import BOARD_MARKERS, MARKER
from speeltafel.print.documents.sheets import FIRST_MARKER
from speeltafel.print.inks import INKS, Ink
from tests.print.reading import Box, page_image, placed_pictures, printed

HERE = "https://speeltafel.example"
DPI = 300


def codes(order: Order, page: int, ink_only: bool = False) -> list[str]:
    image = page_image(printed(order), page, DPI).convert("L")
    if ink_only:
        image = image.point(lambda grey: 255 if grey > 127 else 0)
    return sorted(each.text for each in zxingcpp.read_barcodes(image))


@pytest.mark.parametrize("ink", INKS)
def test_the_code_beside_a_puzzle_opens_that_puzzle(ink: Ink) -> None:
    order = Order("katalon-puzzles", numbers=(1, 2, 3, 4, 5, 6), address=HERE, ink=ink)
    assert codes(order, 1) == [f"{HERE}/puzzles?n={number}" for number in range(1, 7)]
    assert codes(order, 1, ink_only=True) == codes(order, 1)


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("per_page", [1, 2, 4])
def test_the_code_on_a_sheet_opens_that_sheet(sheet: str, per_page: int) -> None:
    order = Order("kapai-sheets", sheet=sheet, per_page=per_page, address=HERE)
    wanted = [f"{HERE}/play/kapai?sheet={sheet}"] * per_page
    assert codes(order, 0) == wanted


@pytest.mark.parametrize("game", ["katalon", "katoiz", "potzklotz", "kapai", "kobito"])
def test_rules_and_lessons_lead_to_their_game(game: str) -> None:
    assert codes(Order(f"{game}-rules", address=HERE), 0) == [f"{HERE}/rules/{game}"]
    assert codes(Order(f"{game}-lesson", address=HERE), 0) == [f"{HERE}/play/{game}"]


def test_without_an_address_there_are_no_codes() -> None:
    assert codes(Order("katalon-puzzles", numbers=(1, 2)), 1) == []


def test_corner_markers_can_be_told_apart_and_turned() -> None:
    """No marker looks like another, or like any marker turned."""
    numbers = [BOARD_MARKERS + corner for corner in range(4)]
    numbers += [FIRST_MARKER + each for each in range(4 * len(SHEETS))]
    seen: dict[tuple[tuple[int, ...], ...], int] = {}
    for number in numbers:
        cells = tuple(map(tuple, marker_cells(number)))
        for _ in range(4):
            assert seen.setdefault(cells, number) == number
            cells = tuple(zip(*cells[::-1], strict=True))
        turned = [cells]
        for _ in range(3):
            turned.append(tuple(zip(*turned[-1][::-1], strict=True)))
        assert len(set(turned)) == 4, f"marker {number} looks alike when turned"


def test_a_marker_is_one_of_the_original_aruco_markers() -> None:
    """Number 8, as that dictionary draws it."""
    drawn = """
    #######
    #.#####
    #.#####
    #.#####
    ##.##.#
    #.#####
    #######
    """
    assert marker_cells(8) == [[int(sign == "#") for sign in row] for row in drawn.split()]


def test_the_corners_of_the_board_carry_their_markers() -> None:
    content = printed(Order("katalon-board"))
    image = page_image(content, 0, DPI).convert("L")
    small = [box for box in placed_pictures(content, 0) if abs(box.right - box.left - MARKER) < 0.1]
    assert len(small) == 4
    for number, box in enumerate(small, BOARD_MARKERS):
        assert read_marker(image, box) == marker_cells(number)


def read_marker(image: object, box: Box) -> list[list[int]]:
    cell = (box.right - box.left) / MARKER_CELLS
    dots = DPI / 25.4

    def dark(column: int, row: int) -> int:
        x = int((box.left + (column + 0.5) * cell) * dots)
        y = int((box.top + (row + 0.5) * cell) * dots)
        return int(image.getpixel((x, y)) < 128)  # type: ignore[attr-defined]  # the image library ships half its types

    return [[dark(column, row) for column in range(MARKER_CELLS)] for row in range(MARKER_CELLS)]
