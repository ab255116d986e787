"""The log: structured events, with no card, seed or token in any."""

import io
import logging
import re
import sys
import traceback
from collections.abc import Iterator
from enum import StrEnum
from typing import Final, TextIO, cast

import aiohttp
import discord
import structlog
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError, StatementError
from structlog.typing import EventDict, ExcInfo

from cogs.transport.causes import cause_of


class LogFormat(StrEnum):
    """How lines are logged."""

    TEXT = "text"
    JSON = "json"


def name_cause(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Name what failed outside of the program, in place of where in the program it was noticed."""
    error: object = event.get("exc_info")
    if error is True:
        error = sys.exc_info()
    if isinstance(error, tuple):
        error = cast("ExcInfo", error)[1]
    cause = cause_of(error) if isinstance(error, BaseException) else None
    if cause is not None:
        event["cause"] = cause
        del event["exc_info"]
    return event


# What begins another line, moves a terminal's cursor, or turns a line around.
_CONTROLS = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)


def escape_controls(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Write control characters of texts as escapes: nobody's name can forge a line."""
    for name, value in event.items():
        if isinstance(value, str):
            event[name] = _escaped(value)
    return event


def _escaped(text: str) -> str:
    return _CONTROLS.sub(lambda sign: ascii(sign[0])[1:-1], text)


def _without_values(_logger: object, _method: str, event: EventDict) -> EventDict:
    record = event.get("_record")
    if isinstance(record, logging.LogRecord) and record.exc_info:
        if record.name.startswith("discord.ui"):
            event["event"] = _PLACEHOLDER.sub("…", str(record.msg))  # custom_ids may name cards
        elif record.name == _ASYNCIO:
            event["event"] = _FURTHER.split(record.getMessage(), maxsplit=1)[0]
    return event


_SHARED: list[structlog.typing.Processor] = [
    structlog.contextvars.merge_contextvars,
    name_cause,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]

# What stands for a value in a message.
_PLACEHOLDER: Final = re.compile(r"%[rsd]")

_ASYNCIO: Final = "asyncio"

# Behind this asyncio describes a task, with its error's words, or a callback, with its arguments.
_FURTHER: Final = re.compile(r"\n|<| callback ")

_LIBRARIES = ("discord", "aiohttp", "aiosqlite", "asyncio", "PIL")

# Errors whose words are about a request or a statement; they may quote a value (`_words`).
_TELLING = (aiohttp.ClientError, discord.DiscordException, OSError, SQLAlchemyError)


_CLASS = re.compile(r"<class '([\w.]+)'>")
_QUOTATION = re.compile("['\"]")


def write_traceback(out: TextIO, exc_info: ExcInfo) -> None:
    """Write where an error came from, without locals or its words: both may name cards."""
    for error in reversed([*_causes(exc_info[1])]):
        out.write("\n".join(["", *(f"  {line}" for line in _places(error))]))
        out.write(f"\n{type(error).__module__}.{type(error).__qualname__}{_words(error)}")


def _words(error: BaseException) -> str:
    """Return the part of an error's words that may be logged."""
    if not isinstance(error, _TELLING):
        return ""
    # The first line alone: a server's further lines may quote what was to be written.
    words = str(error).partition("\n")[0]
    if isinstance(error, StatementError):
        if not isinstance(error, DBAPIError):
            return ""  # What we have written ourselves fails there, in words of its own.
        if not isinstance(error, IntegrityError):
            # What stands there or was to be written is quoted in the first line too.
            words = _QUOTATION.split(_CLASS.sub(r"\1", words), maxsplit=1)[0].rstrip()
    return f": {_escaped(words)}"


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _places(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]


def _as_text(exc_info: ExcInfo) -> str:
    out = io.StringIO()
    write_traceback(out, exc_info)
    return out.getvalue().strip()


def _renderers(form: LogFormat) -> list[structlog.typing.Processor]:
    if form is LogFormat.JSON:
        return [
            structlog.processors.ExceptionRenderer(_as_text),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ]
    colors = sys.stderr.isatty()
    return [structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=write_traceback)]


def configure(level: str, form: LogFormat = LogFormat.TEXT) -> None:
    """Write our events and the libraries' logs, from a level up, to standard error in one form."""
    structlog.configure(
        processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[_without_values, *_SHARED],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                escape_controls,
                *_renderers(form),
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
