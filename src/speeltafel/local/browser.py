"""What differs in a browser: words are spoken by the runtime that its pages have, and whatever a
snapshot of the memory has frozen is drawn anew."""

import json
import random
from collections.abc import Iterable
from typing import Any

from speeltafel.words.bundles import Bundle, speak_with


class BrowserMessage:
    def __init__(self, code: str, attributes: Iterable[str], has_value: bool) -> None:
        self.value = (code, None) if has_value else None
        self.attributes = {name: (code, name) for name in attributes}


class BrowserBundle:
    """`@fluent/bundle` behind the face of Python's: `parts(code)` and `say(code, attribute,
    arguments as JSON)` are functions of JavaScript."""

    def __init__(self, spoken: Any) -> None:
        self._spoken = spoken
        self._messages: dict[str, BrowserMessage | None] = {}

    def has_message(self, message_id: str) -> bool:
        return self._message(message_id) is not None

    def get_message(self, message_id: str) -> BrowserMessage:
        message = self._message(message_id)
        if message is None:
            raise LookupError(message_id)
        return message

    def format_pattern(
        self, pattern: Any, args: dict[str, Any] | None = None
    ) -> tuple[str, list[Exception]]:
        code, attribute = pattern
        said = json.loads(self._spoken.say(code, attribute or "", json.dumps(dict(args or {}))))
        return said["text"], [ValueError(each) for each in said["errors"]]

    def _message(self, code: str) -> BrowserMessage | None:
        if code not in self._messages:
            parts = json.loads(self._spoken.parts(code))
            self._messages[code] = (
                None if parts is None else BrowserMessage(code, parts["attributes"], parts["value"])
            )
        return self._messages[code]


def wake(make_bundle: Any) -> None:
    """After every start, from a snapshot or not."""

    def maker(language: str, catalogues: Iterable[str]) -> Bundle:
        return BrowserBundle(make_bundle(language, "\n".join(catalogues)))

    speak_with(maker)
    random.seed()  # from the device: the snapshot's own state is the same on every one
