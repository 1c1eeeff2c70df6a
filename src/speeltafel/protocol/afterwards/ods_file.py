"""An OpenDocument spreadsheet, as LibreOffice and Excel open it: a zip of four small files. Text
is text there, so no name can become a formula; numbers are numbers in every language."""

from collections.abc import Sequence
from io import BytesIO
from typing import Final
from xml.etree.ElementTree import Element, SubElement, register_namespace, tostring
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from speeltafel.protocol.afterwards.cells import Cell, Grid, number, printable, spoken
from speeltafel.words import Language

KIND: Final = "application/vnd.oasis.opendocument.spreadsheet"
_SPACE: Final = "urn:oasis:names:tc:opendocument:xmlns:{}:1.0"
_SPACES: Final = {
    name: _SPACE.format(name) for name in ("office", "table", "text", "style", "meta", "manifest")
} | {"fo": _SPACE.format("xsl-fo-compatible"), "dc": "http://purl.org/dc/elements/1.1/"}
VERSION: Final = "1.3"
HEAD_STYLE: Final = "head"
COUNTRY: Final[dict[Language, str]] = {"nl": "NL", "en": "GB"}

for _prefix, _name in _SPACES.items():
    register_namespace(_prefix, _name)


def ods_file(grids: Sequence[Grid], language: Language, title: str) -> bytes:
    """The same bytes for the same tables."""
    written = BytesIO()
    with ZipFile(written, "w") as archive:
        # First and not packed, so that the kind of file can be told from its beginning.
        _put(archive, "mimetype", KIND.encode(), ZIP_STORED)
        _put(archive, "META-INF/manifest.xml", _bytes(_manifest()))
        _put(archive, "content.xml", _bytes(_content(grids, language)))
        _put(archive, "styles.xml", _bytes(_styles(language)))
        _put(archive, "meta.xml", _bytes(_meta(title, language)))
    return written.getvalue()


def _put(archive: ZipFile, name: str, content: bytes, packed: int = ZIP_DEFLATED) -> None:
    entry = ZipInfo(name)  # dated 1980: no moment in the file
    entry.compress_type = packed
    archive.writestr(entry, content)


def _bytes(root: Element) -> bytes:
    written: bytes = tostring(root, encoding="UTF-8", xml_declaration=True)
    return written


def _tag(name: str) -> str:
    prefix, _, local = name.partition(":")
    return f"{{{_SPACES[prefix]}}}{local}"


def _add(parent: Element, name: str, /, **attributes: str) -> Element:
    """`office_value="2"` becomes the attribute `office:value`."""
    return SubElement(parent, _tag(name), _attributes(attributes))


def _attributes(given: dict[str, str]) -> dict[str, str]:
    named = {}
    for name, value in given.items():
        prefix, _, local = name.partition("_")
        named[_tag(f"{prefix}:{local.replace('_', '-')}")] = value
    return named


def _document(name: str) -> Element:
    return Element(_tag(f"office:document-{name}"), _attributes({"office_version": VERSION}))


def _manifest() -> Element:
    root = Element(_tag("manifest:manifest"), _attributes({"manifest_version": VERSION}))
    for path, kind in (
        ("/", KIND),
        ("content.xml", "text/xml"),
        ("styles.xml", "text/xml"),
        ("meta.xml", "text/xml"),
    ):
        _add(root, "manifest:file-entry", manifest_full_path=path, manifest_media_type=kind)
    return root


def _styles(language: Language) -> Element:
    """The language decides how numbers look, whatever the computer is set to."""
    root = _document("styles")
    styles = _add(root, "office:styles")
    usual = _add(styles, "style:default-style", style_family="table-cell")
    _add(
        usual,
        "style:text-properties",
        fo_language=language,
        fo_country=COUNTRY[language],
    )
    return root


def _meta(title: str, language: Language) -> Element:
    root = _document("meta")
    meta = _add(root, "office:meta")
    _add(meta, "dc:title").text = printable(title)
    _add(meta, "dc:language").text = language
    return root


def _content(grids: Sequence[Grid], language: Language) -> Element:
    root = _document("content")
    head = _add(
        _add(root, "office:automatic-styles"),
        "style:style",
        style_name=HEAD_STYLE,
        style_family="table-cell",
    )
    _add(head, "style:text-properties", fo_font_weight="bold")
    sheet = _add(_add(root, "office:body"), "office:spreadsheet")
    for grid in grids:
        table = _add(sheet, "table:table", table_name=_sheet_name(grid.title))
        _add(table, "table:table-column", table_number_columns_repeated=str(len(grid.head)))
        _row(_add(table, "table:table-header-rows"), grid.head, language, HEAD_STYLE)
        for row in grid.rows:
            _row(table, row, language)
    return root


def _sheet_name(title: str) -> str:
    """Spreadsheets allow none of these in the name of a sheet, and not more than 31 signs."""
    return printable("".join(" " if sign in "[]*?:/\\'" else sign for sign in title))[:31]


def _row(parent: Element, cells: Sequence[Cell], language: Language, style: str = "") -> None:
    row = _add(parent, "table:table-row")
    for cell in cells:
        if cell is None:
            _add(row, "table:table-cell")
            continue
        if isinstance(cell, str):
            shown, kind = printable(cell), {"office_value_type": "string"}
        else:
            shown = spoken(cell, language)
            kind = {"office_value_type": "float", "office_value": number(cell)}
        if style:
            kind["table_style_name"] = style
        _add(_add(row, "table:table-cell", **kind), "text:p").text = shown
