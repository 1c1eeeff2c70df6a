"""The HTTP API as OpenAPI, from which the browser's types are made.

`python -m tools.openapi FILE` writes it; the build of the pages does so first.
"""

import json
import sys
from pathlib import Path

from speeltafel.server.app import http_app
from speeltafel.server.settings import Settings
from speeltafel.server.socket.entry import AppState


def main() -> None:
    schema = http_app(AppState(Settings())).openapi_schema.to_schema()
    Path(sys.argv[1]).write_text(json.dumps(schema, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
