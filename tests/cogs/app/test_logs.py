import asyncio
import json
import logging
import socket
import sqlite3
from collections.abc import Iterator
from unittest import mock

import aiohttp
import discord
import pytest
import structlog
from sqlalchemy.exc import DataError, IntegrityError, OperationalError, StatementError

from cogs.app.logs import LogFormat, configure
from cogs.transport.causes import named


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    root, config = logging.getLogger(), structlog.get_config()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.configure(**config)


def fail() -> None:
    hand = {"8C": 1}
    try:
        hand["7D"]
    except KeyError as error:
        raise RuntimeError("the hand is 7D 8C") from error


def test_an_error_is_logged_with_its_places_and_without_its_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    configure("DEBUG")
    try:
        fail()
    except RuntimeError:
        structlog.get_logger().exception("work failed", table=7)
        logging.getLogger("discord.client").exception("Ignoring exception")
    written = capsys.readouterr().err
    assert written.count("builtins.RuntimeError") == 2
    assert written.count("builtins.KeyError") == 2
    assert written.count(f"{__file__}:{fail.__code__.co_firstlineno + 3} fail") == 2
    assert "7D" not in written
    assert "8C" not in written


def test_what_a_request_met_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO")
    try:
        raise ConnectionResetError(104, "Connection reset by peer")
    except OSError:
        structlog.get_logger().exception("work failed")
    assert "Connection reset by peer" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["discord.http", "discord.gateway", "aiohttp.client", "asyncio"])
def test_libraries_never_write_what_they_send(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    configure("DEBUG")
    logging.getLogger(name).debug("POST with a whole hand")
    logging.getLogger("club").debug("ours")
    assert "whole hand" not in (written := capsys.readouterr().err)
    assert "ours" in written


@pytest.mark.parametrize(
    "name", ["\n2026-01-01 [info] all is well", "\r\x1b[2Jgone", "\x9b31m", "\u202efdp", "a\u2028b"]
)
def test_no_text_begins_a_line_or_moves_the_cursor(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    configure("INFO")
    structlog.get_logger().warning("a name", name=f"North{name}")
    logging.getLogger("club").warning("a name: %s", f"North{name}")
    structlog.get_logger().error("work failed", exc_info=OSError(5, f"North{name}"))
    written = capsys.readouterr().err
    assert written.count("North") == 3
    assert not set(written) & {"\r", "\x1b", "\x9b", "\u202e", "\u2028"}
    assert not any(line.startswith("2026-01-01 [info]") for line in written.splitlines())


def answered(status: int) -> discord.HTTPException:
    response = mock.create_autospec(aiohttp.ClientResponse, status=status, reason="", instance=True)
    return discord.DiscordServerError(response, {"code": 0, "message": "words of Discord's"})


def locked() -> OperationalError:
    error = sqlite3.OperationalError("database is locked")
    error.sqlite_errorcode = sqlite3.SQLITE_BUSY
    return OperationalError("UPDATE deals SET seed = ?", {}, error, hide_parameters=True)


def no_gateway() -> discord.GatewayNotFound:
    error = discord.GatewayNotFound()
    error.__cause__ = answered(502)
    return error


KEY = mock.create_autospec(aiohttp.client_reqrep.ConnectionKey, instance=True, host="discord.com")
OUTSIDE = {
    "Discord answered 503": answered(503),
    "Discord answered 502": no_gateway(),
    "the database is locked: it is held by another program: stop that one": locked(),
    "no address was found for discord.com: see whether this machine is online": (
        aiohttp.ClientConnectorDNSError(KEY, socket.gaierror(-2, "Name or service not known"))
    ),
    "no connection to discord.com: Connection refused": (
        aiohttp.ClientConnectorError(KEY, ConnectionRefusedError(111, "Connection refused"))
    ),
    "the connection failed: ServerDisconnectedError": aiohttp.ServerDisconnectedError(),
    "Discord didn't answer in time": TimeoutError(),
}


@pytest.mark.parametrize("cause", OUTSIDE)
def test_what_failed_outside_is_one_line_with_its_cause(
    cause: str, capsys: pytest.CaptureFixture[str]
) -> None:
    configure("INFO")
    error = OUTSIDE[cause]
    structlog.get_logger().error("work failed", table=7, exc_info=error)
    logging.getLogger("discord.shard").error("Trying again", exc_info=error)
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert all(cause in line for line in lines), lines
    assert named(OUTSIDE[cause]) == cause


def test_a_fault_of_the_program_keeps_its_places(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO")
    refused = answered(400)
    try:
        raise refused
    except discord.HTTPException:
        structlog.get_logger().exception("work failed")
    assert __file__ in capsys.readouterr().err
    assert named(refused) == "Discord answered 400"
    assert named(KeyError("8C")) == "KeyError"


def test_a_servers_quotation_of_a_row_is_not_logged(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO")
    quoted = Exception("a condition fails\nDETAIL:  Failing row contains (7, 8C 7D).")
    error = IntegrityError("INSERT INTO moves", {}, quoted, hide_parameters=True)
    structlog.get_logger().error("work failed", exc_info=error)
    written = capsys.readouterr().err
    assert "a condition fails" in written
    assert "8C" not in written


NO_TEXT = "Could not decode to UTF-8 column 'move' with text 'discard:8C\ufffd'"
NO_NUMBER = "<class 'asyncpg.DataError'>: invalid input for query argument $1: 'discard:8C' (int)"
QUOTING = {
    "Could not decode to UTF-8 column": OperationalError(
        "SELECT move FROM moves", {}, sqlite3.OperationalError(NO_TEXT), hide_parameters=True
    ),
    "asyncpg.DataError: invalid input for query argument $1:": DataError(
        "SELECT 1", {}, Exception(NO_NUMBER), hide_parameters=True
    ),
    "sqlalchemy.exc.StatementError\n": StatementError(
        '(builtins.KeyError) "8C"', "SELECT 1", {}, KeyError("8C"), hide_parameters=True
    ),
}


@pytest.mark.parametrize("words", QUOTING)
def test_what_is_stored_is_not_logged_where_an_error_quotes_it(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    configure("INFO")
    structlog.get_logger().error("a value can't be read", exc_info=QUOTING[words])
    written = capsys.readouterr().err
    assert words in written
    assert "8C" not in written
    assert "discard" not in written


def test_what_a_condition_is_called_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO")
    refused = sqlite3.IntegrityError("UNIQUE constraint failed: moves.table_id, moves.ply")
    error = IntegrityError("INSERT INTO moves", {}, refused, hide_parameters=True)
    structlog.get_logger().error("work failed", exc_info=error)
    assert "UNIQUE constraint failed: moves.table_id, moves.ply" in capsys.readouterr().err


def test_a_line_of_json_has_the_same_fields(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO", LogFormat.JSON)
    with structlog.contextvars.bound_contextvars(press="move", table=12):
        try:
            fail()
        except RuntimeError:
            structlog.get_logger("cogs.play").exception("work failed", ply=3)
        logging.getLogger("club").warning("table=%d waits", 12)
    first, second = map(json.loads, capsys.readouterr().err.splitlines())
    assert (first["event"], first["press"], first["table"], first["ply"]) == (
        "work failed",
        "move",
        12,
        3,
    )
    assert first["level"] == "error"
    assert "builtins.KeyError" in first["exception"]
    assert "8C" not in first["exception"]
    assert (second["event"], second["press"]) == ("table=12 waits", "move")
    assert {*second} == {"event", "press", "table", "level", "logger", "timestamp"}


def test_a_cause_is_told_in_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO", LogFormat.JSON)
    structlog.get_logger().error("work failed", exc_info=locked())
    (line,) = map(json.loads, capsys.readouterr().err.splitlines())
    assert "is locked" in line["cause"]
    assert "exception" not in line


async def test_what_a_task_was_doing_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO")
    loop = asyncio.get_running_loop()
    lost = RuntimeError("the hand is 7D 8C")
    future = loop.create_future()
    loop.default_exception_handler(
        {"message": "Task exception was never retrieved", "future": future, "exception": lost}
    )
    loop.default_exception_handler(
        {"message": "Exception in callback play('8C')", "exception": lost}
    )
    future.cancel()
    written = capsys.readouterr().err
    assert "Task exception was never retrieved" in written
    assert written.count("builtins.RuntimeError") == 2
    assert "8C" not in written


def test_what_was_pressed_is_not_told_by_a_library(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO")
    item = "<Button custom_id='gin:move:1:2:discard:8C'>"
    try:
        fail()
    except RuntimeError:
        logging.getLogger("discord.ui.view").exception("Ignoring %r for %r", 1, item)
    written = capsys.readouterr().err
    assert "Ignoring … for …" in written
    assert "8C" not in written
