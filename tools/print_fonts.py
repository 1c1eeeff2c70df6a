"""The two font families of the pages as TTF, which the typesetter needs: it reads no WOFF2.

`python -m tools.print_fonts [FOLDER]` makes them from the npm packages that `web/` installs: one
weight a file, Latin and extended Latin in one. The same packages give the same bytes, so the files
lie in the repository and `speeltafel[print]` needs neither npm nor fonttools.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from fontTools.merge import Merger
from fontTools.merge.options import Options
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ROOT / "web" / "node_modules" / "@fontsource-variable"
FONTS: Final = ROOT / "src" / "speeltafel" / "print" / "fonts"
FAMILY, STYLE, UNIQUE, FULL, POSTSCRIPT, TYPO_FAMILY, TYPO_STYLE = 1, 2, 3, 4, 6, 16, 17


class Cut(NamedTuple):
    """One weight of one family."""

    package: str
    family: str
    slope: str
    weight: int

    @property
    def name(self) -> str:
        return f"{self.package}-{self.weight}{'' if self.slope == 'normal' else '-italic'}.ttf"


CUTS: Final = (
    Cut("atkinson-hyperlegible-next", "Atkinson Hyperlegible Next", "normal", 400),
    Cut("atkinson-hyperlegible-next", "Atkinson Hyperlegible Next", "italic", 400),
    Cut("atkinson-hyperlegible-next", "Atkinson Hyperlegible Next", "normal", 700),
    Cut("atkinson-hyperlegible-next", "Atkinson Hyperlegible Next", "normal", 800),
    Cut("bricolage-grotesque", "Bricolage Grotesque", "normal", 700),
)


def make(cut: Cut) -> TTFont:
    with TemporaryDirectory() as folder:
        parts = []
        for letters in ("latin", "latin-ext"):
            woff = f"{cut.package}-{letters}-wght-{cut.slope}.woff2"
            part = TTFont(PACKAGES / cut.package / "files" / woff, recalcTimestamp=False)
            part.flavor = None
            part = instantiateVariableFont(part, {"wght": cut.weight})
            for table in ("STAT", "GPOS", "GDEF", "GSUB"):
                # The two halves pair their letters differently: kerning is kept from the first.
                if letters == "latin-ext" and table in part:
                    del part[table]
            parts.append(Path(folder) / f"{letters}.ttf")
            part.save(parts[-1])
        options = Options(drop_tables=["vmtx", "vhea", "MATH", "STAT"])
        font = Merger(options=options).merge([str(part) for part in parts])
    font.recalcTimestamp = False
    font["head"].created = font["head"].modified = 0
    font["OS/2"].usWeightClass = cut.weight
    rename(font, cut)
    return font


def rename(font: TTFont, cut: Cut) -> None:
    """A variable font carries the name of its default; each file says which one it is."""
    style = f"{cut.weight}{'' if cut.slope == 'normal' else ' Italic'}"
    names = font["name"]
    for number in (TYPO_FAMILY, TYPO_STYLE, 21, 22, 25):
        names.removeNames(nameID=number)
    for number, text in {
        FAMILY: cut.family,
        STYLE: "Italic" if cut.slope == "italic" else "Regular",
        UNIQUE: f"{cut.family} {style}",
        FULL: f"{cut.family} {style}",
        POSTSCRIPT: f"{cut.family.replace(' ', '')}-{style.replace(' ', '')}",
        TYPO_FAMILY: cut.family,
        TYPO_STYLE: style,
    }.items():
        names.setName(text, number, 3, 1, 0x409)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FONTS
    folder.mkdir(parents=True, exist_ok=True)
    for cut in CUTS:
        make(cut).save(folder / cut.name)
    for package in sorted({cut.package for cut in CUTS}):
        licence = (PACKAGES / package / "LICENSE").read_bytes()
        (folder / f"{package}-OFL.txt").write_bytes(licence)


if __name__ == "__main__":
    main()
