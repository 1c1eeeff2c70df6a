"""Drives a device as the worker of the browser does, with a disk that is a dictionary."""

import json
from collections import deque
from typing import Any

from speeltafel.local import thinker
from speeltafel.local.device import Device


class Disk:
    """Refuses numbers that are taken; `full`: everything."""

    def __init__(self) -> None:
        self.setups: dict[str, Any] = {}
        self.entries: dict[str, list[Any]] = {}

    def create(self, setup: Any, entries: list[Any]) -> None:
        self.setups[setup["table"]] = setup
        self.entries[setup["table"]] = list(entries)

    def append(self, table: str, entries: list[Any]) -> str:
        log = self.entries[table]
        if entries[0]["sequence"] != len(log) + 1:
            return "taken"
        log.extend(entries)
        return "kept"


class Driver:
    def __init__(self, disk: Disk | None = None, name: str = "Anna") -> None:
        self.disk = disk or Disk()
        self.device = Device(name, pause=0.0)
        self.told: list[dict[str, Any]] = []
        """What the windows got, with what was on disk at that moment under `kept`."""
        self.waits: list[float] = []
        self.troubles: list[str] = []
        self.held = False
        """Effects stay where they are until `go_on`."""
        self._waiting: deque[dict[str, Any]] = deque()
        self._answers: dict[int, Any] = {}
        self._jobs = 0

    def ask(self, method: str, path: str, body: Any = None, **query: str) -> Any:
        request = {"method": method, "path": path, "query": query, "body": body, "language": "nl"}
        answer = self._call(self.device.ask, json.dumps(request))
        assert answer["status"] == 200, answer
        return answer["body"]

    def refused(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        request = {"method": method, "path": path, "body": body, "language": "nl"}
        answer: dict[str, Any] = self._call(self.device.ask, json.dumps(request))
        assert answer["status"] != 200
        problem: dict[str, Any] = answer["body"]
        return problem

    def open(self, table: str, window: int = 1, have: int = 0) -> Any:
        return self._call(self.device.open, window, table, "nl", have)

    def say(self, message: dict[str, Any], window: int = 1) -> None:
        self._call(self.device.hear, window, json.dumps(message))

    def written(self, table: str) -> None:
        self._call(self.device.written, table)

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.told) if message["is"] == kind)

    def go_on(self) -> None:
        while self._waiting and not self.held:
            step = self._waiting.popleft()
            result = self.carry_out(step["effect"])
            self._take(self.device.resume(step["job"], json.dumps(result)))

    def carry_out(self, effect: dict[str, Any]) -> Any:
        disk = self.disk
        match effect["do"]:
            case "read":
                table = effect["table"]
                if table not in disk.setups:
                    return None
                return {"setup": disk.setups[table], "entries": disk.entries[table]}
            case "tables":
                return list(reversed(disk.setups))
            case "create":
                return disk.create(effect["setup"], effect["entries"])
            case "append":
                return disk.append(effect["table"], effect["entries"])
            case "remove":
                disk.setups.pop(effect["table"], None)
                return disk.entries.pop(effect["table"], None) and None
            case "think":
                return json.loads(thinker.think(json.dumps(effect["task"])))
            case "reckon":
                return json.loads(thinker.reckon(json.dumps(effect["request"])))
            case "wait":
                self.waits.append(effect["seconds"])
        return None

    def _call(self, function: Any, *arguments: Any) -> Any:
        self._jobs += 1
        job = self._jobs
        self._take(function(job, *arguments))
        self.go_on()
        return self._answers.pop(job, None)

    def _take(self, turn: bytes) -> None:
        made = json.loads(turn)
        for window, text in made["frames"]:
            message = json.loads(text)
            table = {name: len(log) for name, log in self.disk.entries.items()}
            self.told.append({**message, "window": window, "kept": table})
        for step in made["steps"]:
            if step.get("effect"):
                self._waiting.append(step)
            else:
                self._answers[step["job"]] = step.get("answer")
                if step.get("trouble"):
                    self.troubles.append(step["trouble"])
