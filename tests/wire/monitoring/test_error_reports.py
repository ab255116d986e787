"""What Sentry is sent of errors at every door of the whole bot, and what it never is."""

import asyncio
import io
import logging
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest.mock import create_autospec, patch

import pytest
import pytest_asyncio
import structlog

from club.house_rules.panels import Panels
from club.play.playing import Playing
from club.play.queries import Tables
from club.turn_clock import falling_due
from cogs.messages import messages
from cogs.monitoring.error_reports import MOST, MOST_IN, ONE_IN, ErrorReports
from engine.cards import DECK
from tests.club.club_helpers import InProcessPlayers
from tests.wire.harness import Harness, open_harness
from tests.wire.monitoring.sentry_ingest import KEY, SentryIngest, sentry_ingest
from tests.wire.panel_user import rules_panel

PASSWORD = "correct-horse"
CARDS = " ".join(str(card) for card in DECK)
SEED = "5eed" * 16
FRAME = {"module", "filename", "function", "lineno", "in_app"}


class Spilled(Exception):  # noqa: N818 - what an error must never do
    """An error whose words, notes, locals and cause say everything that is secret."""


def spill(*args: Any, **options: Any) -> None:
    hand, seed, name = CARDS, SEED, "North"
    secrets = f"{hand} {seed} {name} {PASSWORD} gin:move:1:2:discard:8C {args} {options}"
    error = Spilled(secrets)
    error.add_note(secrets)
    try:
        {}[secrets]
    except KeyError as cause:
        raise error from cause


def spilling(function: Callable[..., Any]) -> Any:
    return create_autospec(function, side_effect=spill)


@pytest.fixture(autouse=True)
def straight(monkeypatch: pytest.MonkeyPatch, real_log: io.StringIO) -> None:
    """Reports go to the stand-in, whatever proxy the machine has."""
    del real_log
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)


@pytest_asyncio.fixture
async def ingest() -> AsyncIterator[SentryIngest]:
    async with sentry_ingest() as opened:
        yield opened


@contextmanager
def reporting(dsn: str) -> Iterator[ErrorReports]:
    reports = ErrorReports(dsn)
    logging.getLogger().addHandler(reports)
    try:
        yield reports
    finally:
        logging.getLogger().removeHandler(reports)


async def at_a_press(harness: Harness, table_id: int) -> None:
    with patch.object(Playing, "play", spilling(Playing.play)):
        actor, hand, move = await harness.act(table_id)
        await actor.press(hand, move)
        await harness.quiet()


async def at_a_form(harness: Harness, _table_id: int) -> None:
    panel = await rules_panel(harness.north)
    await panel.to("gin_bonus")
    form = await harness.north.press(panel.message, panel.ids("type=gin_bonus")[0])
    with patch.object(Panels, "change", spilling(Panels.change)):
        await harness.north.submit(form, text="30")
        await harness.quiet()


async def at_a_command(harness: Harness, _table_id: int) -> None:
    with patch.object(Tables, "tables_of", spilling(Tables.tables_of)):
        await harness.north.command("gin games")


async def at_a_drawing(harness: Harness, table_id: int) -> None:
    with patch.object(messages.Messages, "drawing", spilling(messages.Messages.drawing)):
        harness.bot.reconciler.draw_anew(table_id)
        await harness.quiet()


async def at_a_clock(harness: Harness, _table_id: int) -> None:
    challenge = await harness.north.command(
        "gin challenge", member=harness.south, clock="relaxed:24"
    )
    await harness.south.press(challenge, "Accept")
    await harness.quiet()
    harness.clock.advance(timedelta(hours=20))
    with patch.object(falling_due, "look_at", spilling(falling_due.look_at)):
        await harness.club.clocks.keep_time()


async def at_the_computer(harness: Harness, _table_id: int) -> None:
    with patch.object(InProcessPlayers, "choose", spilling(InProcessPlayers.choose)):
        await harness.north.command("gin practice")
        await harness.quiet()
        table_id = await harness.newest_table(harness.north)
        snapshot = await harness.club.tables.snapshot(table_id)
        if snapshot.computer_to_move is None:
            _, hand, move = await harness.act(table_id)
            await harness.north.press(hand, move)
            await harness.quiet()


DOORS = {
    "a press": at_a_press,
    "a form": at_a_form,
    "a command": at_a_command,
    "a drawing": at_a_drawing,
    "a clock": at_a_clock,
    "the computer": at_the_computer,
}


@pytest.mark.slow
@pytest.mark.parametrize("door", DOORS)
async def test_an_error_is_reported_with_its_place_and_nothing_secret(
    tmp_path: Path, ingest: SentryIngest, door: str
) -> None:
    async with open_harness(tmp_path) as harness:
        table_id = await harness.begin()
        snapshot = await harness.club.tables.snapshot(table_id)
        with reporting(ingest.dsn) as reports:
            await DOORS[door](harness, table_id)
            await asyncio.to_thread(reports.finish)
        world = harness.discord.world
        members = list(harness.discord.members.values())
        secrets = {
            SEED,
            PASSWORD,
            world.token,
            snapshot.table.contest_seed.hex(),
            "gin:move",
            "discard",
            str(tmp_path),
            str(Path(__file__).parents[3]),
            *(str(one.id) for one in members),
            harness.discord.guild.id,
            harness.discord.channel.id,
        }
        names = {*(one.name for one in members), "Card Room"}
        await harness.bot.close()
    assert ingest.events
    spilled = [
        event
        for event in ingest.events
        if [one["type"] for one in event["exception"]["values"]] == ["KeyError", "Spilled"]
    ]
    assert spilled
    traces = [one["stacktrace"] for one in spilled[0]["exception"]["values"]]
    frames = [frame for trace in traces for frame in trace["frames"]]
    own = [frame for frame in frames if frame["in_app"]]
    assert any(frame["filename"].startswith(("cogs/", "club/")) for frame in own)
    assert all({*frame} <= FRAME for frame in frames)
    sent = "\n".join(ingest.requests)
    assert not {secret for secret in secrets if secret in sent}
    assert not re.search(r"\b(?:[2-9TJQKA][CDHS])\b", sent)
    assert not re.search(rf"\b(?:{'|'.join(names)})\b", sent)
    (tagged,) = {frozenset(event["tags"].items()) for event in spilled[:1]}
    assert {"press", "command", "work", "table"} & {name for name, _ in tagged} or door == "a clock"


async def test_trouble_outside_the_program_is_not_reported(ingest: SentryIngest) -> None:
    log = structlog.get_logger("cogs.play")
    with reporting(ingest.dsn) as reports:
        log.error("work failed", exc_info=ConnectionResetError(104, "reset"))
        log.error("press failed", error="the database is locked", exc_info=None)
        logging.getLogger("discord.client").error("Attempting a reconnect", exc_info=TimeoutError())
        log.warning("work failed", exc_info=RuntimeError())
        await asyncio.to_thread(reports.finish)
    assert not ingest.requests


async def test_an_error_without_an_exception_is_reported_as_it_stands_in_the_program(
    ingest: SentryIngest,
) -> None:
    with reporting(ingest.dsn) as reports:
        logging.getLogger("club.core.unreadable").error("table=%d can't be read: %s", 7, "8C")
        logging.getLogger("some.library").error("it holds 8C")
        await asyncio.to_thread(reports.finish)
    own, other = ingest.events
    assert own["message"] == "table=%d can't be read: %s"
    assert "message" not in other or other["message"] == ""
    assert other["logger"] == "some.library"
    assert "8C" not in "".join(ingest.requests)


def line(sentence: str) -> logging.LogRecord:
    return logging.makeLogRecord({"name": "club", "msg": sentence, "levelno": logging.ERROR})


class Ticks:
    """A clock that a test moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


async def test_reports_are_bounded(ingest: SentryIngest) -> None:
    clock = Ticks()
    reports = ErrorReports(ingest.dsn, clock=clock)

    def report(number: int) -> None:
        reports.handle(line(f"kind {number}"))

    for _ in range(50):
        report(0)
    clock.now += ONE_IN
    report(0)
    for number in range(2 * MOST):
        report(number)
    clock.now += MOST_IN
    report(0)
    await asyncio.to_thread(reports.finish)
    assert len(ingest.events) <= MOST + 1
    said = [event["message"] for event in ingest.events]
    assert said.count("kind 0") == 3


async def test_a_sentry_that_cannot_be_reached_slows_nothing() -> None:
    reports = ErrorReports(f"http://{KEY}@127.0.0.1:9/1")
    loop = asyncio.get_running_loop()
    begun = loop.time()
    for number in range(100):
        reports.handle(line(f"kind {number}"))
    assert loop.time() - begun < 1
    await asyncio.to_thread(reports.finish)
    assert loop.time() - begun < 10


def test_an_address_that_is_none_is_refused() -> None:
    for dsn in ("nonsense", "http://127.0.0.1/1", "ftp://a@b/1"):
        with pytest.raises(ValueError, match=r"."):
            ErrorReports(dsn)
