"""A sheet counted by hand: from the drawing alone, slowly, and without the engine's tables."""

from collections.abc import Iterator

from speeltafel.games.kapai.view import Drawing

Field = tuple[int, int]


def field(name: str) -> Field:
    return int(name[1]) - 1, "abcdefg".index(name[0])


def signs(drawing: Drawing) -> dict[Field, str]:
    return {
        (row, column): sign
        for row, line in enumerate(drawing.rows)
        for column, sign in enumerate(line)
    }


def around(place: Field) -> list[Field]:
    row, column = place
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def frames(drawing: Drawing) -> list[list[Field]]:
    """The three fields of each frame, from its two ends."""
    found = []
    for name in drawing.frames:
        (top, left), (bottom, right) = map(field, name.split("-"))
        found.append([(r, c) for r in range(top, bottom + 1) for c in range(left, right + 1)])
    return found


def open_triples(drawing: Drawing) -> list[list[Field]]:
    """Three equal symbols in a line, none of them framed."""
    drawn = signs(drawing)
    framed = {place for frame in frames(drawing) for place in frame}
    found = []
    for row in range(7):
        for column in range(7):
            for down, across in ((0, 1), (1, 0)):
                line = [(row + step * down, column + step * across) for step in range(3)]
                kinds = {drawn.get(place, ".") for place in line}
                if len(kinds) == 1 and kinds <= set("△□○/") and not framed & set(line):
                    found.append(line)
    return found


def areas(drawing: Drawing) -> Iterator[set[Field]]:
    """Everything of one symbol that hangs together."""
    drawn = {place: sign for place, sign in signs(drawing).items() if sign in "△□○/"}
    while drawn:
        place, sign = drawn.popitem()
        area, edge = {place}, [place]
        while edge:
            for other in around(edge.pop()):
                if drawn.get(other) == sign:
                    del drawn[other]
                    area.add(other)
                    edge.append(other)
        yield area


def largest_network(drawing: Drawing) -> int:
    totems = [place for place, sign in signs(drawing).items() if sign == "T"]
    network = {totem: {totem} for totem in totems}
    for area in areas(drawing):
        touched = [totem for totem in totems if area & set(around(totem))]
        merged = set().union(*(network[totem] for totem in touched))
        for totem in merged:
            network[totem] = merged
    return max(map(len, network.values()))


def score(drawing: Drawing) -> int:
    drawn = signs(drawing)
    kinds = [drawn[frame[0]] for frame in frames(drawing)]
    total = [0, 0, 2, 4, 7, 12][largest_network(drawing)]
    for kind, points, crosses in zip("△□○/", (2, 3, 4, 0), drawing.crosses, strict=True):
        total += kinds.count(kind) * (points + crosses)
    return total
