"""`python -m tools.opponents report`: measures every ladder and writes docs/opponents.md."""

import sys

from speeltafel.cli.app import run
from speeltafel.cli.language import FLAG
from tools.opponents import command

if __name__ == "__main__":
    sys.exit(run([FLAG, "en", *sys.argv[1:]], [command]))
