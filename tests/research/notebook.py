"""Runs a notebook's code cells in one namespace, without Jupyter, and keeps what they print.

`python -m tests.research.notebook` writes the outputs into the notebook.
"""

import json
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

TOUR = Path(__file__).parents[2] / "docs" / "research" / "tour.ipynb"


def read(path: Path) -> dict[str, Any]:
    book: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return book


def code_cells(book: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in book["cells"] if cell["cell_type"] == "code"]


def printed(book: dict[str, Any]) -> list[str]:
    """What each code cell prints when all run in order."""
    world: dict[str, Any] = {"__name__": "__main__"}
    told = []
    for number, cell in enumerate(code_cells(book), start=1):
        out = StringIO()
        with redirect_stdout(out):
            exec(compile("".join(cell["source"]), f"cell {number}", "exec"), world)
        told.append(out.getvalue())
    return told


def written(cell: dict[str, Any]) -> str:
    return "".join(line for output in cell["outputs"] for line in output["text"])


def write(path: Path) -> None:
    book = read(path)
    for number, (cell, text) in enumerate(zip(code_cells(book), printed(book), strict=True), 1):
        lines = text.splitlines(keepends=True)
        cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": lines}]
        cell["execution_count"] = number
    for number, cell in enumerate(book["cells"]):
        cell["id"] = f"cell-{number}"
    path.write_text(json.dumps(book, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(TOUR)
