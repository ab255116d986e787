"""Reports the log's errors to Sentry: of which kind and where in the program, and nothing else."""

import logging
import platform
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, cast

from structlog.contextvars import get_contextvars

from cogs.transport.causes import cause_of
from cogs.version import version

if TYPE_CHECKING:
    from sentry_sdk.types import Event

# Reports of one error, by its kind and place, and of all together, in so many seconds.
ONE_IN: Final = 300.0
MOST: Final = 30
MOST_IN: Final = 3600.0

# Seconds that reports under way get at the end.
LAST_REPORTS: Final = 2.0

# What a report says of the circumstances, where it is a number or one of the program's own words.
_TAGS: Final = ("press", "command", "work", "step", "chore", "what", "table", "cup", "competition")

_OWN: Final = ("engine", "data", "art", "club", "cogs", "bot", "__main__")
_ROOT: Final = Path(__file__).resolve().parents[2]
_SHORT: Final = 64

# All that leaves this process: whatever the library adds beside it is dropped.
_SENT: Final = frozenset(
    {"event_id", "timestamp", "level", "platform", "logger", "release", "environment", "sdk"}
    | {"exception", "message", "tags", "contexts", "fingerprint"}
)


class ErrorReports(logging.Handler):
    """Takes the lines that are errors, and hands reports to a thread that sends them."""

    def __init__(self, dsn: str, *, clock: Callable[[], float] = time.monotonic) -> None:
        from sentry_sdk import Client  # noqa: PLC0415

        super().__init__(logging.ERROR)
        # It warns of every try at a Sentry that can't be reached.
        logging.getLogger("urllib3").setLevel(logging.ERROR)
        self._clock = clock
        self._reported: dict[tuple[str, ...], float] = {}
        self._times = deque[float]()
        # Nothing is collected by the library: no locals, no lines of code, no machine's name, no
        # arguments, no breadcrumbs, no packages, no sessions.
        self._client = Client(
            dsn,
            release=f"undercut@{version()}",
            server_name="",
            default_integrations=False,
            auto_enabling_integrations=False,
            auto_session_tracking=False,
            send_client_reports=False,
            include_local_variables=False,
            include_source_context=False,
            enable_backpressure_handling=False,
            enable_logs=False,
            enable_metrics=False,
            max_breadcrumbs=0,
            max_request_body_size="never",
            transport_queue_size=2 * MOST,
            spotlight=False,
            before_send=_allowed,
        )

    def emit(self, record: logging.LogRecord) -> None:
        """Report a line, unless it is about trouble outside the program, or too much is."""
        if record.name.startswith("sentry_sdk"):
            return
        told = cast("Mapping[str, Any]", record.msg) if isinstance(record.msg, dict) else {}
        error = _error_of(record, told)
        # Where the cause is known, the log has that in place of the error.
        known = told.get("cause") or told.get("exc_info", self) is None
        if known or cause_of(error) is not None:
            return
        event = _event(record, told, error)
        if self._may(tuple(event["fingerprint"])):
            self._client.capture_event(cast("Event", event))

    def finish(self) -> None:
        """Send what is under way, briefly, and report no more."""
        self._client.close(LAST_REPORTS)

    def _may(self, fingerprint: tuple[str, ...]) -> bool:
        now = self._clock()
        while self._times and self._times[0] <= now - MOST_IN:
            self._times.popleft()
        self._reported = {one: at for one, at in self._reported.items() if at > now - ONE_IN}
        if fingerprint in self._reported or len(self._times) >= MOST:
            return False
        self._reported[fingerprint] = now
        self._times.append(now)
        return True


def _error_of(record: logging.LogRecord, told: Mapping[str, Any]) -> BaseException | None:
    found: object = told.get("exc_info") or record.exc_info
    if found is True:
        found = sys.exc_info()
    if isinstance(found, tuple):
        found = cast("tuple[object, ...]", found)[1]
    return found if isinstance(found, BaseException) else None


def _event(
    record: logging.LogRecord, told: Mapping[str, Any], error: BaseException | None
) -> dict[str, Any]:
    errors = [_one(each) for each in reversed([*_chain(error)])]
    # A library's sentence may quote anything; of ours, what stands in the program.
    own = record.name.partition(".")[0] in _OWN
    sentence = str(told.get("event") or record.msg) if own else ""
    place = _innermost(errors)
    return {
        "level": "error",
        "logger": record.name,
        "message": sentence,
        "exception": {"values": errors},
        "tags": _tags({**get_contextvars(), **told}),
        "contexts": {"runtime": {"name": "CPython", "version": platform.python_version()}},
        "fingerprint": [record.name, sentence, *(each["type"] for each in errors), place],
    }


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _one(error: BaseException) -> dict[str, Any]:
    # Without its words: they may name cards.
    frames = [*_frames(error.__traceback__)]
    kind = type(error)
    return {"type": kind.__qualname__, "module": kind.__module__, "stacktrace": {"frames": frames}}


def _frames(trace: TracebackType | None) -> Iterator[dict[str, Any]]:
    while trace is not None:
        code = trace.tb_frame.f_code
        module = str(trace.tb_frame.f_globals.get("__name__", ""))
        yield {
            "module": module,
            "filename": _within(code.co_filename),
            "function": code.co_qualname,
            "lineno": trace.tb_lineno,
            "in_app": module.partition(".")[0] in _OWN,
        }
        trace = trace.tb_next


def _within(file: str) -> str:
    path = Path(file)
    if path.is_relative_to(_ROOT):
        return path.relative_to(_ROOT).as_posix()
    return path.name


def _innermost(errors: list[dict[str, Any]]) -> str:
    frames = [frame for each in errors for frame in each["stacktrace"]["frames"]]
    own = [frame for frame in frames if frame["in_app"]] or frames
    return f"{own[-1]['filename']}:{own[-1]['lineno']}" if own else ""


def _tags(told: Mapping[str, Any]) -> dict[str, str]:
    found = {name: told[name] for name in _TAGS if isinstance(told.get(name), str | int)}
    return {name: str(value)[:_SHORT] for name, value in found.items()}


def _allowed(event: "Event", _hint: dict[str, Any]) -> "Event":
    return cast("Event", {name: value for name, value in event.items() if name in _SENT})
