"""The documentation site: `scripts/docs` builds it, with warnings as errors."""

from sphinx.application import Sphinx

from speeltafel.version import __version__

project = "Speeltafel"
author = "Speeltafel"
release = version = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["pictures", "research/*.json"]
html_theme = "furo"
html_title = f"Speeltafel {release}"
html_show_copyright = False
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_member_order = "bysource"
linkcheck_ignore = [r"https?://(127\.0\.0\.1|localhost|spelen\.example).*"]
nitpicky = False
suppress_warnings = ["misc.highlighting_failure"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#7a4a12", "color-brand-content": "#7a4a12"},
    "dark_css_variables": {"color-brand-primary": "#e0b26a", "color-brand-content": "#e0b26a"},
}


def plain(
    _app: object, _what: str, _name: str, _of: object, _options: object, lines: list[str]
) -> None:
    """Fields of a named tuple say what they are by their names; Python's own words add nothing."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-docstring", plain)
