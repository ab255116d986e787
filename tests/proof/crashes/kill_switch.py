"""Runs a bot's script, and kills it around a write.

It is run as `python -m tests.proof.crashes.kill_switch bot.py`.

The file that KILL_SWITCH names says when, and may be written at any time: a moment, which one from
now on, and how the statement begins, such as `before 1 INSERT INTO moves`. Nothing in the bot knows
of it.
"""

import os
import signal
from pathlib import Path
from typing import Any, Final, Literal

from sqlalchemy import Connection, event
from sqlalchemy.engine import Engine
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, Pool

from cogs.messages import unfinished_turns, unrecorded_messages
from playground import launch

KILL_SWITCH: Final = "KILL_SWITCH"
Moment = Literal["at", "before", "after"]
"""As the statement is sent; before its transaction is committed; once it is."""

_MARK = "to be killed"


def arm(file: Path, moment: Moment, statement: str, nth: int = 1) -> None:
    """Tell a running bot when to die; an empty statement spares it."""
    new = file.with_suffix(".new")
    new.write_text(f"{moment} {nth} {statement}" if statement else "", "utf-8")
    new.replace(file)


class KillSwitch:
    """Watches what a program writes, and kills it at the moment that the file names."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._said = ""
        self._seen = 0

    def watch(self) -> None:
        """Hear of every statement and every end of a transaction."""
        event.listen(Engine, "before_cursor_execute", self._executes)
        event.listen(Engine, "commit", self._commits)
        event.listen(Engine, "rollback", self._forgets)
        event.listen(Pool, "checkin", self._is_done)

    def _executes(self, connection: Connection, _cursor: object, statement: str, *_: Any) -> None:
        said = self._file.read_text("utf-8") if self._file.exists() else ""
        if said != self._said:
            self._said, self._seen = said, 0
        if not said:
            return
        moment, nth, begins = said.split(" ", 2)
        if not statement.lstrip().startswith(begins):
            return
        self._seen += 1
        if self._seen != int(nth):
            return
        if moment == "at":
            die()
        connection.info[_MARK] = moment

    def _commits(self, connection: Connection) -> None:
        if connection.info.get(_MARK) == "before":
            die()

    def _forgets(self, connection: Connection) -> None:
        if connection.info.pop(_MARK, None) is not None:
            self._seen -= 1  # That was none; the next one is.

    def _is_done(self, _connection: DBAPIConnection | None, record: ConnectionPoolEntry) -> None:
        """A connection goes back to the pool as soon as its transaction has been committed."""
        if record.info.get(_MARK) == "after":
            die()


def die() -> None:
    """Be gone at once, with nothing saved."""
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    KillSwitch(Path(os.environ[KILL_SWITCH])).watch()
    unfinished_turns.WAIT = 0
    unrecorded_messages.ANSWERED_WITHIN = 0  # Nobody else lives who could keep a promise.
    launch.main()
