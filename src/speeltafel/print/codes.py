"""What machines read: QR codes that open a place of the product, and markers in the corners of
sheets and boards, so that a camera knows where the paper lies.
"""

from typing import Final

from speeltafel.print.pictures.svg import Picture, picture

_WORDS: Final = ("10000", "10111", "01001", "01110")
"""The rows of the original ArUco markers: each says two bits of the number."""
_ROWS: Final = 5
MARKER_CELLS: Final = _ROWS + 2
MASK: Final = 2
QUIET: Final = 2
"""White cells round a QR code; the paper round it gives the rest of the four."""


def qr_picture(address: str) -> Picture:
    """With a fixed mask: any will do for a reader, and trying all eight is what takes time."""
    import segno  # comes with `speeltafel[print]`; the list of what can be printed needs none

    rows = [list(row) for row in segno.make(address, error="m", mask=MASK, micro=False).matrix]
    return _cells(rows, QUIET)


def marker_cells(number: int) -> list[list[int]]:
    """An ArUco marker (5×5 bits, the original dictionary) in its black border; 1 is black."""
    inside = [
        [1 - int(bit) for bit in _WORDS[number >> 2 * (_ROWS - 1 - row) & 3]]
        for row in range(_ROWS)
    ]
    border = [1] * MARKER_CELLS
    return [border, *([1, *row, 1] for row in inside), border]


def marker_picture(number: int) -> Picture:
    return _cells(marker_cells(number), 0)


def _cells(rows: list[list[int]], quiet: int) -> Picture:
    """Dark cells as runs along each row, a little taller than a row so that no seam shows."""
    runs = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            start = x
            while x < len(row) and row[x]:
                x += 1
            if x > start:
                runs.append(f"M{start} {y}.5h{x - start}")
            x += 1
    side = len(rows)
    lines = f'<path d="{"".join(runs)}" stroke="#000" stroke-width="1.02"/>'
    return picture(-quiet, -quiet, side + 2 * quiet, side + 2 * quiet, lines)
