"""A picture: SVG and its proportions. Small functions that write elements."""

from typing import Final, NamedTuple

TEXT: Final = "Atkinson Hyperlegible Next"
DISPLAY: Final = "Bricolage Grotesque"


class Picture(NamedTuple):
    svg: str
    width: float
    height: float

    @property
    def inside(self) -> str:
        """Its elements, in its own coordinates."""
        return self.svg.split(">", 1)[1].removesuffix("</svg>")

    @property
    def ratio(self) -> float:
        """Height over width."""
        return self.height / self.width


def picture(left: float, top: float, width: float, height: float, *parts: str) -> Picture:
    box = f"{left:g} {top:g} {width:g} {height:g}"
    body = "".join(parts)
    size = f'width="{width:g}" height="{height:g}"'
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="{box}">{body}</svg>',
        width,
        height,
    )


def path(data: str, fill: str = "none", stroke: str = "none", width: float = 0) -> str:
    return f'<path d="{data}"{_looks(fill, stroke, width)}/>'


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    rounded: float = 0,
    fill: str = "none",
    stroke: str = "none",
    line: float = 0,
) -> str:
    corner = f' rx="{rounded:g}"' if rounded else ""
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f"<rect {place}{corner}{_looks(fill, stroke, line)}/>"


def circle(
    x: float, y: float, r: float, fill: str = "none", stroke: str = "none", width: float = 0
) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"{_looks(fill, stroke, width)}/>'


def text(
    x: float,
    y: float,
    size: float,
    words: str,
    fill: str,
    font: str = TEXT,
    weight: int = 700,
    anchor: str = "middle",
) -> str:
    style = f'font-family="{font}" font-weight="{weight}" font-size="{size:g}"'
    return f'<text x="{x:g}" y="{y:g}" {style} text-anchor="{anchor}" fill="{fill}">{words}</text>'


def group(transform: str, *parts: str) -> str:
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def at(x: float, y: float, *parts: str) -> str:
    return group(f"translate({x:g} {y:g})", *parts)


def _looks(fill: str, stroke: str, width: float) -> str:
    line = (
        f' stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="round" '
        'stroke-linejoin="round"'
        if width
        else ""
    )
    return f' fill="{fill}"{line}'
