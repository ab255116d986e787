"""A start while Discord is out of order, or won't have the bot."""

import asyncio
import gc
import signal
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio
import structlog
from discord import Client

from club.club import Club
from cogs.app.client import Undercut
from cogs.app.connecting import FIRST, LONGEST, PATIENCE, REFUSED, Connection, Refused
from data.storage.database import Database
from playground.driver import StandIn
from playground.program import ROOT, Program
from playground.standin.faults import Fault
from tests.club.club_helpers import InProcessPlayers
from tests.data.storage.prepared_database import empty_database, prepared_database
from tests.wire.harness import Clock, leave_faces, make_bot

BOT = ROOT / "bot.py"
ENDS_WITHIN = 60
"""Seconds after which a program that was to end at once hasn't."""


@dataclass
class Host:
    """The one who starts the bot; its pauses are noted and take no time.

    Attributes:
        pauses: How long was waited before each further try.
        made: The clients, one a try.
        silence: The request that is waited for in vain, if one is.
    """

    discord: StandIn
    database: Database
    pauses: list[float] = field(default_factory=list[float])
    made: list[Undercut] = field(default_factory=list[Undercut])
    silence: Fault | None = None

    def connection(self, token: str | None = None) -> Connection:
        return Connection(
            self._make, token or self.discord.token, sleep=self._sleep, dice=lambda: 0.5
        )

    def _make(self) -> Undercut:
        self.made.append(make_bot(Club(self.database, players=InProcessPlayers()), Clock()))
        return self.made[-1]

    async def _sleep(self, seconds: float) -> None:
        if seconds != PATIENCE:
            self.pauses.append(seconds)
        elif self.silence is None:
            await asyncio.Event().wait()
        else:
            await self.silence.arrived.wait()
            self.silence = None


@pytest_asyncio.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    database = await Database.open(await prepared_database(tmp_path))
    try:
        async with StandIn() as discord:
            leave_faces(discord.world)
            yield Host(discord, database)
    finally:
        await database.close()


@asynccontextmanager
async def connected(host: Host, connection: Connection) -> AsyncIterator[asyncio.Task[None]]:
    """Run the bot, from when it is connected."""
    running = asyncio.create_task(connection.run())
    there = asyncio.create_task(host.discord.gateway.connected())
    try:
        await asyncio.wait({running, there}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        await there
        yield running
    finally:
        there.cancel()
        running.cancel()
        with suppress(asyncio.CancelledError, Refused):
            await running


OUTAGES: dict[str, tuple[Callable[[StandIn], object], str]] = {
    "503 at the login": (
        lambda discord: discord.faults.fail("GET", "/users/@me", 503, times=3),
        "Discord answered 503",
    ),
    "429 without an end": (
        lambda discord: discord.faults.rate_limit("GET", "/users/@me", via=False, times=3),
        "Discord answered 429",
    ),
    "a connection that is cut": (
        lambda discord: discord.faults.drop_before("GET", "/users/@me", times=3),
        "the connection failed",
    ),
    "no gateway": (
        lambda discord: discord.faults.fail("GET", "/gateway/bot", 503, times=3),
        "Discord answered 503",
    ),
    "503 after the login": (
        lambda discord: discord.faults.fail("GET", "/oauth2/applications/@me", 503, times=3),
        "Discord answered 503",
    ),
}


@pytest.mark.parametrize("outage", OUTAGES)
async def test_an_outage_at_the_start_is_waited_for(host: Host, outage: str) -> None:
    begin, cause = OUTAGES[outage]
    begin(host.discord)
    with structlog.testing.capture_logs() as logs:
        async with connected(host, host.connection()):
            tries = len(host.pauses)
    # A request whose connection is cut is sent again by aiohttp, so fewer are seen.
    assert 1 <= tries <= 3
    assert host.pauses == [0.75 * FIRST, 1.5 * FIRST, 3 * FIRST][:tries]
    told = [one for one in logs if one["event"] == "Discord can't be reached"]
    assert [one["log_level"] for one in told] == ["warning"] * tries
    assert all(cause in one["cause"] for one in told)
    assert [bot.is_closed() for bot in host.made] == [True] * (tries + 1)


@pytest.mark.slow
async def test_pauses_grow_to_some_minutes_and_no_further(host: Host) -> None:
    host.discord.faults.fail("GET", "/users/@me", 503, times=12)
    async with connected(host, host.connection()):
        assert host.pauses[-1] == 0.75 * LONGEST
        assert host.pauses == sorted(host.pauses)


@pytest.mark.slow
async def test_a_client_that_failed_to_connect_is_gone(host: Host) -> None:
    host.discord.faults.fail("GET", "/users/@me", 503, times=3)
    async with connected(host, host.connection()):
        failed = [weakref.ref(one) for one in host.made[:-1]]
        assert len(failed) == 3
        del host.made[:-1]
        gc.collect()
        assert [one() for one in failed] == [None] * 3


async def test_a_pause_is_as_long_as_discord_asks_for(host: Host) -> None:
    limited = host.discord.faults.rate_limit("GET", "/users/@me", via=False)
    limited.headers["Retry-After"] = "77"
    async with connected(host, host.connection()):
        assert host.pauses == [77]


@pytest.mark.slow
async def test_a_gateway_that_says_nothing_is_tried_again(host: Host) -> None:
    host.silence = host.discord.faults.hold("GET", "/gateway/bot")
    with structlog.testing.capture_logs() as logs:
        async with connected(host, host.connection()):
            assert host.pauses == [0.75 * FIRST]
    assert "Discord didn't answer in time" in [one.get("cause") for one in logs]


@pytest.mark.parametrize("code", REFUSED)
async def test_a_refusal_says_what_to_do(host: Host, code: int) -> None:
    host.discord.gateway.refuse(code)
    with pytest.raises(Refused) as refused:
        await host.connection().run()
    assert str(refused.value) == REFUSED[code]
    assert refused.value.final == (code not in {4010, 4011})
    assert host.pauses == []


async def test_a_token_that_is_taken_back_stops_the_bot(host: Host) -> None:
    async with connected(host, host.connection()) as running:
        await host.discord.gateway.drop(resumable=False, code=4004)
        with pytest.raises(Refused, match="DISCORD_TOKEN"):
            await running


async def test_a_wrong_token_is_not_tried_again(host: Host) -> None:
    host.discord.expect(0)
    with pytest.raises(Refused, match="DISCORD_TOKEN"):
        await host.connection(token="wrong").run()
    assert host.pauses == []


async def _at_once(_client: Client, _shard: int | None, *, initial: bool = False) -> None:
    del initial


async def test_a_connection_that_breaks_later_mends_itself(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    # discord.py waits five seconds before it identifies itself once more.
    monkeypatch.setattr(Client, "before_identify_hook", _at_once)
    async with connected(host, host.connection()):
        await host.discord.gateway.drop(resumable=False, code=4000)
        await host.discord.gateway.connected()
        assert len(host.made) == 1
        assert host.pauses == []


class Started:
    """The bot as a program of its own."""

    def __init__(self, program: Program, lines: asyncio.Queue[str]) -> None:
        self.program = program
        self._lines = lines

    @classmethod
    async def at(cls, url: str, folder: Path, token: str) -> "Started":
        lines: asyncio.Queue[str] = asyncio.Queue()
        database = {"DATABASE_URL": await empty_database(folder)}
        made = await Program.start(BOT, url, token, env=database, told=lines.put_nowait)
        return cls(made, lines)

    @property
    def printed(self) -> str:
        """All that it has printed so far."""
        return "\n".join(self.program.lines)

    async def until(self, said: str) -> str:
        """Wait for a line that it prints."""
        async with asyncio.timeout(ENDS_WITHIN):
            while said not in (line := await self._lines.get()):
                pass
        return line

    async def ended(self) -> tuple[int, str]:
        """Its exit status, and the last line that it printed."""
        status = await asyncio.wait_for(self.program.wait(), ENDS_WITHIN)
        return status, self.program.lines[-1]


@pytest.mark.slow
async def test_a_signal_ends_the_wait_at_once(tmp_path: Path, unused_tcp_port: int) -> None:
    bot = await Started.at(f"http://127.0.0.1:{unused_tcp_port}", tmp_path, "secret")
    line = await bot.until("can't be reached")
    assert f"Connect call failed ('127.0.0.1', {unused_tcp_port})" in line
    bot.program.signal(signal.SIGTERM)
    assert (await bot.ended())[0] == 0
    assert "Traceback" not in bot.printed
    assert "secret" not in bot.printed


@pytest.mark.slow
@pytest.mark.parametrize("code", [4004, 4011, 4014])
async def test_the_program_ends_with_one_line(tmp_path: Path, code: int) -> None:
    async with StandIn() as discord:
        leave_faces(discord.world)
        discord.gateway.refuse(code)
        bot = await Started.at(discord.url, tmp_path, discord.token)
        assert await bot.ended() == (1 if code == 4011 else 2, REFUSED[code])
        assert "Traceback" not in bot.printed


@pytest.mark.slow
async def test_the_program_comes_up_once_discord_does(tmp_path: Path) -> None:
    async with StandIn() as discord:
        leave_faces(discord.world)
        discord.faults.fail("GET", "/users/@me", 503)
        bot = await Started.at(discord.url, tmp_path, discord.token)
        await discord.gateway.connected()
        assert "cause='Discord answered 503'" in await bot.until("can't be reached")
        assert await bot.program.stop() == 0
