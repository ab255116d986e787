"""The log: structured events, with no card, seed or token in any."""

import logging
import sys

import structlog

_SHARED: list[structlog.typing.Processor] = [
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]

_LIBRARIES = ("discord", "aiohttp", "aiosqlite", "asyncio", "PIL")


def configure(level: str) -> None:
    """Send our own events and every library's log lines to standard error in one form.

    Args:
        level: The least important level that is written, by its name.
    """
    structlog.configure(
        processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                # Plain tracebacks: the pretty ones print local variables, which may hold a hand.
                structlog.dev.ConsoleRenderer(
                    colors=sys.stderr.isatty(),
                    exception_formatter=structlog.dev.plain_traceback,
                ),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # At DEBUG libraries write whole requests: private hands and interaction tokens among them.
    for name in _LIBRARIES:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
    # At INFO they write every statement, and the set-up of every start.
    for name in ("sqlalchemy", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
