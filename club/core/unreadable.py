"""The one place where stored text that makes no sense becomes an error of its own.

Whatever goes wrong while reading a table, callers see `UnreadableTable`, and every loop over tables
goes on without it; `club.moderation.quarantine` sets it aside.
"""

import logging
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import DoneByTwinError, Refusal, UnreadableTable

_ROOT: Final = Path(__file__).parents[2]
_OURS: Final = frozenset({"club", "data", "engine"})

# Errors that say nothing about what is stored: a refusal, or a failing database.
_NOT_THE_TABLE: Final = (Refusal, DoneByTwinError, SQLAlchemyError, OSError, MemoryError)

Row = TypeVar("Row")
Read = TypeVar("Read")

log = logging.getLogger(__name__)


@dataclass
class Noticed:
    """The unreadable tables noticed in an open database."""

    # By table, so that each is logged once.
    reasons: dict[int, str] = field(default_factory=dict[int, str])
    # Those not yet set aside.
    fresh: set[int] = field(default_factory=set[int])
    # Called when there is a fresh one.
    hear: list[Callable[[], None]] = field(default_factory=list[Callable[[], None]])

    def add(self, error: UnreadableTable) -> None:
        """Note a table, and log it unless that is known."""
        if self.reasons.get(error.table_id) == error.reason:
            return
        self.reasons[error.table_id] = error.reason
        self.fresh.add(error.table_id)
        log.error("table=%d can't be read: %s", error.table_id, error.reason)
        for call in self.hear:
            call()


_by_database: WeakKeyDictionary[object, Noticed] = WeakKeyDictionary()


def noticed(pool: object) -> Noticed:
    """Return what was noticed in a database, over any of its connections."""
    return _by_database.setdefault(pool, Noticed())


@contextmanager
def reading(connection: AsyncConnection, table_id: int) -> Generator[None]:
    """Turn any error while a table is read into `UnreadableTable`, and notice it."""
    # It has no cause, whose text may name cards.
    try:
        yield
    except _NOT_THE_TABLE:
        raise
    except Exception as error:  # noqa: BLE001 - whatever it is, it is about this table
        unreadable = UnreadableTable(table_id, why(error))
        noticed(connection.sync_engine.pool).add(unreadable)
        raise unreadable from None


# The rows left out that have been logged.
_left_out: set[tuple[int, str]] = set()


def read_each(
    read: Callable[[Row], Read], rows: Iterable[Row], table_id: Callable[[Row], int]
) -> Iterator[Read]:
    """Read stored rows one by one; one that makes no sense is left out, and its table is logged."""
    for row in rows:
        try:
            yield read(row)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is about this row
            left_out = table_id(row), why(error)
            if left_out not in _left_out:
                _left_out.add(left_out)
                # Without the error, whose text may name cards.
                log.error("table=%d left out: %s", *left_out)  # noqa: TRY400


def why(error: Exception) -> str:
    """Say where reading failed and with what kind of error, in no words of the error itself."""
    steps: list[str] = getattr(error, "__notes__", [])
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if _is_ours(frame.filename)]
    kind = type(error).__name__
    if not ours:
        return ", ".join((*steps, kind))
    place = Path(ours[-1].filename).relative_to(_ROOT).as_posix()
    return ", ".join((*steps, f"{kind} in {place}, {ours[-1].name}"))


def _is_ours(filename: str) -> bool:
    path = Path(filename)
    return path.is_relative_to(_ROOT) and path.relative_to(_ROOT).parts[0] in _OURS
