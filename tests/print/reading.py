"""What stands in a PDF: pages, fonts, straight lines, what pictures say of themselves."""

import io
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pypdfium2
from PIL import Image
from pypdf import PdfReader
from pypdf.generic import ContentStream

from speeltafel.print import Order, pdf

POINTS = 72 / 25.4

Matrix = tuple[float, ...]


class Line(NamedTuple):
    """In millimetres from the upper left corner."""

    x1: float
    y1: float
    x2: float
    y2: float


@cache
def printed(order: Order) -> bytes:
    return pdf(order)


def reader(content: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(content))


def sizes(content: bytes) -> list[tuple[float, float]]:
    return [
        (float(page.mediabox.width) / POINTS, float(page.mediabox.height) / POINTS)
        for page in reader(content).pages
    ]


def root(content: bytes) -> Any:
    trailer: Any = reader(content).trailer
    return trailer["/Root"]


def fonts(content: bytes) -> list[Any]:
    """Every font of the file, those inside pictures too."""
    read = reader(content)
    trailer: Any = read.trailer
    every: list[Any] = [read.get_object(number) for number in range(1, int(trailer["/Size"]))]
    return [each for each in every if isinstance(each, dict) and each.get("/Type") == "/Font"]


def is_embedded(font: Any) -> bool:
    if font.get("/Subtype") == "/Type0":
        return all(is_embedded(each.get_object()) for each in font["/DescendantFonts"])
    if font.get("/Subtype") == "/Type3":
        return True
    descriptor = font.get("/FontDescriptor")
    if descriptor is None:
        return False
    return any(f"/FontFile{n}" in descriptor.get_object() for n in ("", "2", "3"))


def straight_lines(content: bytes, page_number: int) -> list[Line]:
    """The single straight strokes of a page itself, not those within pictures."""
    page = reader(content).pages[page_number]
    height = float(page.mediabox.height)
    matrix: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    kept = []
    found: list[Line] = []
    points: list[tuple[float, float]] = []
    for operands, operator in ContentStream(page.get_contents(), page.pdf).operations:
        if operator == b"q":
            kept.append(matrix)
        elif operator == b"Q":
            matrix = kept.pop()
        elif operator == b"cm":
            matrix = times(tuple(map(float, operands)), matrix)
        elif operator == b"m":
            points = [(float(operands[0]), float(operands[1]))]
        elif operator == b"l":
            points.append((float(operands[0]), float(operands[1])))
        elif operator in (b"S", b"s") and len(points) == 2:
            ends = [moved(point, matrix) for point in points]
            found.append(Line(*(v for x, y in ends for v in (x / POINTS, (height - y) / POINTS))))
            points = []
    return found


def times(one: Matrix, other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (
        a * g + b * i,
        a * h + b * j,
        c * g + d * i,
        c * h + d * j,
        e * g + f * i + k,
        e * h + f * j + m,
    )


def moved(point: tuple[float, float], matrix: Matrix) -> tuple[float, float]:
    x, y = point
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def spoken_pictures(content: bytes) -> Iterator[str]:
    """What every tagged picture says it shows, in reading order."""
    yield from _alts(root(content)["/StructTreeRoot"])


def _alts(element: Any) -> Iterator[str]:
    element = element.get_object()
    if isinstance(element, list):
        for each in element:
            yield from _alts(each)
    elif isinstance(element, dict):
        if element.get("/S") == "/Figure" and "/Alt" in element:
            yield str(element["/Alt"])
        elif "/K" in element:
            yield from _alts(element["/K"])


def page_image(content: bytes, page_number: int = 0, dpi: float = 150) -> Image.Image:
    document = pypdfium2.PdfDocument(content)
    image: Image.Image = document[page_number].render(scale=dpi / 72).to_pil()
    return image


def page_text(content: bytes, page_number: int = 0) -> str:
    return reader(content).pages[page_number].extract_text()


class Box(NamedTuple):
    """Where a picture lies, in millimetres from the upper left corner."""

    left: float
    top: float
    right: float
    bottom: float


def placed_pictures(content: bytes, page_number: int) -> list[Box]:
    """Every picture of a page, in the order of painting: each is clipped to its own frame."""
    page = reader(content).pages[page_number]
    height = float(page.mediabox.height)
    matrix: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    clipped = False
    kept = []
    found = []
    points: list[tuple[float, float]] = []
    for operands, operator in ContentStream(page.get_contents(), page.pdf).operations:
        if operator == b"q":
            kept.append((matrix, clipped))
        elif operator == b"Q":
            matrix, clipped = kept.pop()
        elif operator == b"cm":
            matrix = times(tuple(map(float, operands)), matrix)
        elif operator in (b"m", b"l"):
            point = moved((float(operands[0]), float(operands[1])), matrix)
            points = [point] if operator == b"m" else [*points, point]
        elif operator == b"W" and not clipped:
            clipped = True
            xs = [x / POINTS for x, _ in points]
            ys = [(height - y) / POINTS for _, y in points]
            found.append(Box(min(xs), min(ys), max(xs), max(ys)))
    return found
