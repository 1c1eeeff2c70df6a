"""Makes the small pictures of the standard pack smaller: a page has few colours.

python -m tools.previews FOLDER
"""

import sys
from pathlib import Path
from typing import Final

from PIL import Image

COLOURS: Final = 64


def shrink(file: Path) -> None:
    with Image.open(file) as page:
        few = page.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


def main() -> None:
    for file in sorted(Path(sys.argv[1]).rglob("*.png")):
        shrink(file)


if __name__ == "__main__":
    main()
