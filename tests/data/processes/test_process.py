"""Several processes on one PostgreSQL: who lives, who does what, and what Discord allows them."""

import asyncio
import struct
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import make_url

from data.processes import link
from data.processes import process as module
from data.processes.link import LinkDown
from data.processes.process import Announcement, Process
from data.processes.shared_limits import SharedLimits
from data.storage.database import Database
from data.storage.migrate import newest
from tests.postgresql import Server, started, why_none

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(why_none() is not None, reason=str(why_none())),
]
SOON = 10.0


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with started() as server:
        yield server


@pytest_asyncio.fixture
async def url(server: Server) -> AsyncIterator[str]:
    async with server.database() as url:
        await (await Database.open(url)).close()
        yield url


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BEAT", 0.05)
    monkeypatch.setattr(module, "GONE", 0.3)
    monkeypatch.setattr(module, "STANDING_STILL", 1.5)
    monkeypatch.setattr(module, "GRACE", 0.1)


@asynccontextmanager
async def joined(url: str, count: int) -> AsyncIterator[list[Process]]:
    there = [await Process.join(make_url(url), "all", newest()) for _ in range(count)]
    try:
        yield there
    finally:
        for each in there:
            await each.leave()


def died(process: Process) -> asyncio.Event:
    """Set once this process takes over from another."""
    event = asyncio.Event()
    process.on_death(event.set)
    return event


async def kill(process: Process) -> None:
    """What is left of a process that is killed: its connections end, and nothing else does."""
    for task in (process._beating, process.link._listening):
        assert task is not None
        task.cancel()
        await asyncio.wait({task})
    assert process.link._pool is not None
    process.link._pool.terminate()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not condition():  # noqa: ASYNC110 - what is waited for sets no event
            await asyncio.sleep(0)


async def test_of_two_that_claim_the_same_one_has_it(url: str) -> None:
    async with joined(url, 2) as (one, two):
        assert sorted(await asyncio.gather(one.claim("draw", 7), two.claim("draw", 7))) == [
            False,
            True,
        ]
        assert await two.claim("draw", 8)
        assert await one.claim("other", 8)


async def test_a_claim_that_is_given_back_can_be_had(url: str) -> None:
    async with joined(url, 2) as (one, two):
        assert await one.claim("draw", 7)
        await two.release("draw", 7)
        assert not await two.claim("draw", 7), "given back by who didn't have it"
        await one.release("draw", 7)
        assert await two.claim("draw", 7)


async def test_a_claim_whose_answer_was_lost_is_had_by_the_next_try(url: str) -> None:
    async with joined(url, 2) as (one, two):
        assert await one.claim("draw", 7)
        assert await one.claim("draw", 7)
        assert not await two.claim("draw", 7)


async def test_what_a_dead_process_was_at_is_taken_over_by_one(url: str) -> None:
    async with joined(url, 3) as (one, two, three):
        assert await one.claim("draw", 7)
        heard = [died(two), died(three)]
        await kill(one)
        await until(lambda: any(each.is_set() for each in heard))
        assert [each.is_set() for each in heard].count(True) == 1
        assert await two.claim("draw", 7)


async def test_who_ends_in_order_is_followed_at_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BEAT", 3600.0)
    monkeypatch.setattr(module, "GRACE", 0.0)
    async with joined(url, 1) as (one,):
        heard = died(one)
        other = await Process.join(make_url(url), "all", newest())
        one.on_announcement(lambda _: one.look())
        await other.leave()
        await asyncio.wait_for(heard.wait(), SOON)


async def test_who_stood_still_comes_back_as_another(url: str) -> None:
    async with joined(url, 2) as (one, two):
        number, heard = two.process_id, died(two)
        assert await two.claim("draw", 7)
        await one.link.ask("DELETE FROM processes WHERE process_id = $1", number)
        await asyncio.wait_for(heard.wait(), SOON)
        assert two.process_id != number
        assert await one.claim("draw", 7)
        assert await two.claim("draw", 8)


async def test_each_knows_how_many_there_are(url: str) -> None:
    async with joined(url, 1) as (one,):
        async with joined(url, 2):
            await until(lambda: one.count == 3)
        await until(lambda: one.count == 1)


async def test_who_is_no_process_any_more_claims_nothing(url: str) -> None:
    async with joined(url, 1) as (one,):
        one.process_id += 1000
        assert not await one.claim("draw", 7)
        one.process_id -= 1000


async def test_what_is_announced_is_heard_by_all_others(url: str) -> None:
    heard: dict[int, list[Announcement]] = {}
    async with joined(url, 3) as there:
        for number, each in enumerate(there):
            each.on_announcement(heard.setdefault(number, []).append)
        for number in range(50):
            there[0].announce("table", number)
        await until(lambda: len(heard[1]) == len(heard[2]) == 50)
        assert heard[1] == [Announcement("table", number) for number in range(50)]
        assert not heard[0]


async def test_a_word_of_another_kind_is_passed_over(url: str) -> None:
    async with joined(url, 1) as (one,):
        heard: list[Announcement] = []
        one.on_announcement(heard.append)
        await one.link.tell(["what is this", "1 2", "-1 table 7"])
        await until(lambda: bool(heard))
        assert heard == [Announcement("table", 7)]


async def test_a_crash_of_the_database_ends_nothing(server: Server, url: str) -> None:
    async with joined(url, 2) as (one, two):
        heard: list[Announcement] = []
        two.on_announcement(heard.append)
        server.stop("immediate")
        assert not await one.claim("draw", 7)
        with pytest.raises(LinkDown):
            await SharedLimits(one.link, 50).take_requests(1)
        server.start()
        async with asyncio.timeout(SOON):
            while not await one.claim("draw", 7):  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.01)
            while not heard:
                one.announce("table", 7)
                await asyncio.sleep(0.01)


class Cable:
    """A way to the server that can be cut so that neither end hears of it."""

    def __init__(self, server: Server) -> None:
        self._socket = str(server.log.parent / ".s.PGSQL.5432")
        self._cut = asyncio.Event()
        self._near: list[asyncio.StreamWriter] = []
        self._far: list[asyncio.StreamWriter] = []

    @asynccontextmanager
    async def laid(self, url: str) -> AsyncIterator[str]:
        """The address of a database by this way."""
        gate = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        host, port = gate.sockets[0].getsockname()
        plain = make_url(url).set(host=host, port=port, query={})
        try:
            yield plain.render_as_string(hide_password=False)
        finally:
            gate.close()
            ends = [*self._near, *self._far]
            for each in ends:
                each.close()
            await asyncio.gather(*(each.wait_closed() for each in ends), return_exceptions=True)

    def cut(self) -> None:
        """Let nothing through any more of what is connected now."""
        self._cut.set()
        self._cut = asyncio.Event()

    def notice(self) -> None:
        """Have the server hear of the end of all connections."""
        for each in self._far:
            each.close()

    async def _connected(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, server = await asyncio.open_unix_connection(self._socket)
        self._near.append(back)
        self._far.append(server)
        cut = self._cut
        await asyncio.gather(self._pass(client, server, cut), self._pass(there, back, cut))

    async def _pass(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter, cut: asyncio.Event
    ) -> None:
        while data := await source.read(65536):
            if not cut.is_set():
                to.write(data)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "PROBE", 0.1)
    monkeypatch.setattr(link, "PATIENCE", 0.5)


@pytest.mark.usefixtures("impatient")
async def test_a_connection_that_leads_nowhere_is_noticed(server: Server, url: str) -> None:
    cable = Cable(server)
    async with cable.laid(url) as by_cable, joined(by_cable, 1) as (one,), joined(url, 1) as (two,):
        heard: list[Announcement] = []
        one.on_announcement(heard.append)
        cable.cut()
        async with asyncio.timeout(SOON):
            while not heard:
                two.announce("table", 7)
                await asyncio.sleep(0.01)


@pytest.mark.usefixtures("impatient")
async def test_a_lock_that_a_former_connection_holds_is_taken_once_that_is_gone(
    server: Server, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "data.processes.process")
    cable = Cable(server)
    async with cable.laid(url) as by_cable, joined(by_cable, 1) as (one,):
        before = await holders(server, url)
        cable.cut()
        await until(lambda: "still held by a former connection" in caplog.text)
        assert await holders(server, url) == before
        cable.notice()
        async with asyncio.timeout(SOON):
            while await holders(server, url) in ([], before):  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.01)
        assert one.process_id == before[0][0]


async def holders(server: Server, url: str) -> list[tuple[int, int]]:
    """The processes that are connected by their locks, each with its connection at the server."""
    connection = await server.connect(url)
    try:
        rows = await connection.fetch(
            "SELECT objid, pid FROM pg_locks WHERE locktype = 'advisory' AND granted"
            " AND classid = $1 AND objsubid = 2",
            module._LOCKS,
        )
        return [(row[0], row[1]) for row in rows]
    finally:
        await connection.close()


class Pooler(Cable):
    """A way to the server that refuses a connection which asks for what only the server knows."""

    KNOWN = ("user", "database", "application_name", "client_encoding")
    ENCRYPTED, BEGINS = struct.pack("!I", 80877103), struct.pack("!I", 196608)
    """What the first message is about: encryption, or a connection; else one that is broken off."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.unknown: set[str] = set()

    async def _connected(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        first = await self._message(client)
        if first[:4] == self.ENCRYPTED:
            back.write(b"N")
            first = await self._message(client)
        words = first[4:].decode().split("\0") if first[:4] == self.BEGINS else []
        if unknown := set(words[::2]) - {"", *self.KNOWN}:
            self.unknown |= unknown
            back.close()
            return
        begun = asyncio.StreamReader()
        begun.feed_data(struct.pack("!I", len(first) + 4) + first)
        passing = asyncio.create_task(self._feed(client, begun))
        await super()._connected(begun, back)
        await passing

    async def _feed(self, client: asyncio.StreamReader, begun: asyncio.StreamReader) -> None:
        while data := await client.read(65536):
            begun.feed_data(data)
        begun.feed_eof()

    async def _message(self, client: asyncio.StreamReader) -> bytes:
        (length,) = struct.unpack("!I", await client.readexactly(4))
        return await client.readexactly(length - 4)


@pytest.mark.usefixtures("impatient")
async def test_a_pooler_that_knows_few_settings_lets_everything_through(
    server: Server, url: str
) -> None:
    pooler = Pooler(server)
    async with pooler.laid(url) as by_pooler:
        try:
            async with joined(by_pooler, 1) as (one,):
                for _ in range(2):  # with a connection that is used again too
                    ((commits,),) = await one.link.ask("SHOW synchronous_commit")
                    assert commits == "off"
                assert await one.claim("draw", 7)
        finally:
            assert not pooler.unknown


class TransactionPooler(Cable):
    """A way to the server by which no notification arrives, as its connection serves others too."""

    async def _pass(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter, cut: asyncio.Event
    ) -> None:
        if to in self._far:
            await super()._pass(source, to, cut)
            return
        with suppress(asyncio.IncompleteReadError):
            to.write(await source.readexactly(1))  # that nothing is encrypted
            while True:
                head = await source.readexactly(5)
                told = await source.readexactly(struct.unpack("!I", head[1:])[0] - 4)
                if head[:1] != b"A":
                    to.write(head + told)


@pytest.mark.usefixtures("impatient")
async def test_a_pooler_that_gives_each_transaction_another_connection_is_refused(
    server: Server, url: str
) -> None:
    async with TransactionPooler(server).laid(url) as by_pooler:
        with pytest.raises(LinkDown, match="as through a pooler"):
            await Process.join(make_url(by_pooler), "all", newest())


@pytest.mark.usefixtures("impatient")
async def test_why_nobody_can_join_is_said(url: str) -> None:
    nowhere = make_url(url).set(database="nowhere")
    with pytest.raises(LinkDown, match='database "nowhere" does not exist'):
        await Process.join(nowhere, "all", newest())

    async def say_nothing(client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        await client.read()
        back.close()

    async with await asyncio.start_server(say_nothing, "127.0.0.1", 0) as silent:
        host, port = silent.sockets[0].getsockname()
        with pytest.raises(LinkDown, match=r"^no answer$"):
            await Process.join(make_url(url).set(host=host, port=port, query={}), "all", newest())


async def test_what_nobody_foresaw_does_not_end_the_listening(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(link, "AGAIN", 0.01)
    as_usual, broken, failures = link.Link._listen_once, True, 0

    async def listen(it: link.Link, hold: link.Hold, listens: asyncio.Event) -> None:
        nonlocal failures
        if broken and listens.is_set():
            failures += 1
            raise RuntimeError("as told")
        await as_usual(it, hold, listens)

    monkeypatch.setattr(link.Link, "_listen_once", listen)
    async with joined(url, 2) as (one, two):
        heard: list[Announcement] = []
        one.on_announcement(heard.append)
        one.link.reconnect()
        await until(lambda: failures > 2)
        broken = False
        async with asyncio.timeout(SOON):
            while not heard:
                two.announce("table", 7)
                await asyncio.sleep(0.01)
    assert caplog.messages == ["can't listen to the other processes"]


async def test_who_has_said_nothing_takes_nobody_for_dead_at_once(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with joined(url, 1) as (one,):
        as_usual, broken, asked = one.link.ask, True, 0

        async def ask(query: str, *values: object) -> list[Any]:
            nonlocal asked
            asked += 1
            if broken:
                raise RuntimeError("as told")
            return list(await as_usual(query, *values))

        await until(lambda: one._reachable)
        monkeypatch.setattr(module, "GRACE", 3600.0)
        monkeypatch.setattr(one.link, "ask", ask)
        await until(lambda: asked > 3)
        await as_usual(
            "INSERT INTO processes (started_at, heard_at, shards, revision)"
            " VALUES (0, 0, 'all', '')"
        )
        broken, asked = False, 0
        await until(lambda: asked > 3)
        assert one.count == 2
    assert caplog.messages == ["no sign of life given"]


async def test_the_budget_is_one_for_all(url: str) -> None:
    async with joined(url, 2) as there:
        limits = [SharedLimits(each.link, 50) for each in there]
        for each in limits:
            await each.prepare()
        taken, begun = 0, time.monotonic()
        while await limits[taken % 2].take_requests(5):
            taken += 1
        came_back = 9 * (time.monotonic() - begun)
        assert 9 <= taken <= 10 + came_back
        await limits[0].block(60)
        await asyncio.sleep(0.3)  # in which more would come back than are asked for
        assert not await limits[1].take_requests(5)


async def test_a_group_of_shards_begins_one_session_at_a_time(url: str) -> None:
    async with joined(url, 2) as (one, two):
        limits = [SharedLimits(each.link, 50) for each in (one, two)]
        first = await asyncio.gather(*(each.identify(0) for each in limits))
        assert min(first) == 0
        assert 4 < max(first) <= 5.5
        assert await limits[0].identify(1) == 0
