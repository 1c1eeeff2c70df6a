"""A network between some devices and the server that can be cut and mended."""

import socket
import threading
from contextlib import suppress
from types import TracebackType

PIECE = 65_536


class Network:
    def __init__(self, port: int) -> None:
        self._server = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._door.getsockname()[1])
        self._up = True
        self._lines: set[socket.socket] = set()
        self._lock = threading.Lock()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Everything that was open breaks off, and nothing new gets through."""
        self._up = False
        with self._lock:
            lines, self._lines = self._lines, set()
        for line in lines:
            self._end(line)

    def mend(self) -> None:
        self._up = True

    def __enter__(self) -> "Network":
        threading.Thread(target=self._open, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, what: BaseException | None, at: TracebackType | None
    ) -> None:
        self.cut()
        self._end(self._door)

    def _open(self) -> None:
        with suppress(OSError):
            while True:
                device, _ = self._door.accept()
                if not self._up:
                    self._end(device)
                    continue
                try:
                    server = socket.create_connection(("127.0.0.1", self._server), timeout=30)
                except OSError:
                    self._end(device)
                    continue
                server.settimeout(None)
                with self._lock:
                    self._lines |= {device, server}
                for one, other in ((device, server), (server, device)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while piece := one.recv(PIECE):
                other.sendall(piece)
        for line in (one, other):
            self._end(line)
            with self._lock:
                self._lines.discard(line)

    @staticmethod
    def _end(line: socket.socket) -> None:
        with suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)
        line.close()
