"""Structured logs on the standard error stream. No names, codes, cookies or moves go in."""

import logging
import sys

import structlog


def set_up_journal(level: str, form: str) -> None:
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *(
                [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
                if form == "json"
                else [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
            ),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping()[level.upper()]
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(message)s")
    for noisy in ("alembic", "uvicorn.access"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    # It warns of every request that cannot be read: a flood of them would fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
