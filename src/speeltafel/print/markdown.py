"""The rules pages, taken apart for the template: headings, paragraphs, lists, pictures, code.

Only what our own pages use. Their last two parts, on writing moves down and for experts, are left
out on paper, and so are tables of options.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

_INLINE: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
_FENCE: Final = "```"

Block = dict[str, Any]


def blocks(page: str, keep_writing: bool) -> list[Block]:
    """`keep_writing`: whether people write this game down with a pencil too."""
    *parts, writing, _experts = re.split(r"^(?=## )", page, flags=re.MULTILINE)
    kept = [part for part in parts if "|---|" not in part]
    return list(_blocks("".join([*kept, writing] if keep_writing else kept).splitlines()))


def _blocks(lines: list[str]) -> Iterator[Block]:
    index = 0
    while index < len(lines):
        line = lines[index]
        if not line.strip():
            index += 1
        elif line.startswith(_FENCE):
            end = lines.index(_FENCE, index + 1)
            inside = "\n".join(lines[index + 1 : end])
            yield {"kind": "picture", "game": line[len(_FENCE) :], "text": inside}
            index = end + 1
        elif match := re.match(r"(#+) (.*)", line):
            yield {"kind": "heading", "level": len(match[1]), "runs": runs(match[2])}
            index += 1
        elif line.startswith("    "):
            yield {"kind": "code", "text": line.strip()}
            index += 1
        elif re.match(r"(- |\d+\. )", line):
            numbered = line[0].isdigit()
            items = []
            while index < len(lines) and re.match(r"(- |\d+\. )", lines[index]):
                items.append(runs(re.sub(r"^(- |\d+\. )", "", lines[index])))
                index += 1
            yield {"kind": "list", "numbered": numbered, "items": items}
        else:
            yield {"kind": "text", "runs": runs(line)}
            index += 1


def runs(text: str) -> list[list[str]]:
    """Pieces of a line, each plain, strong, emphasised or code."""
    found: list[list[str]] = []
    last = 0
    for match in _INLINE.finditer(text):
        if match.start() > last:
            found.append(["plain", text[last : match.start()]])
        strong, emphasised, code = match.groups()
        if strong is not None:
            found.append(["strong", strong])
        elif emphasised is not None:
            found.append(["emph", emphasised])
        else:
            found.append(["code", code])
        last = match.end()
    if last < len(text):
        found.append(["plain", text[last:]])
    return found
