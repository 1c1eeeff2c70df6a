"""The example in the README does what the README says."""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_example_prints_what_stands_below_it() -> None:
    found = re.search(r"```python\n(.*?)```\n\nprints\n\n```\n(.*?)```", README, re.DOTALL)
    assert found is not None
    example, expected = found.groups()
    with redirect_stdout(StringIO()) as printed:
        exec(example, {})
    assert printed.getvalue() == expected
