"""A process of the bot that does what is due in leagues and on ladders, and may be killed at it."""

import asyncio
import os
import signal
from datetime import datetime
from multiprocessing.process import BaseProcess

from sqlalchemy import event
from sqlalchemy.engine import Engine

from data.storage.database import Database
from tests.club.club_helpers import Clock, make_club
from tests.forked_program import forks


def start(url: str, now: datetime, dies_at: int | None) -> BaseProcess:
    """Start a process that dies as it sends the given statement, if it comes that far."""
    process = forks().Process(target=_run, args=(url, now, dies_at), daemon=True)
    process.start()
    return process


def _run(url: str, now: datetime, dies_at: int | None) -> None:
    if dies_at is not None:
        _die_at(dies_at)
    asyncio.run(_bring_on(url, now))


def _die_at(statement: int) -> None:
    sent = 0

    def count(*_: object) -> None:
        nonlocal sent
        sent += 1
        if sent == statement:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", count)


async def _bring_on(url: str, now: datetime) -> None:
    database = await Database.open(url)
    clock = Clock()
    clock.time = now
    club = make_club(database, clock, start=f"worker {now}")
    while await club.competitions.bring_on():
        pass
    await database.close()
