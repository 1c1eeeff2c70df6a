"""An evening as a file on the host's device: its log, and the logs of its tables."""

from typing import Literal

import msgspec

from speeltafel.evening.log import EveningEntry, EveningSetup
from speeltafel.protocol.table_files import TableFile


class EveningFile(msgspec.Struct, frozen=True):
    setup: EveningSetup
    """Without its keys."""
    entries: list[EveningEntry]
    tables: list[TableFile]
    format: Literal["speeltafel-evening"] = "speeltafel-evening"
    version: Literal[1] = 1
