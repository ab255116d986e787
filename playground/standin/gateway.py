"""The gateway: sessions, shards, heartbeats, resuming, and who is sent which event."""

import asyncio
import contextlib
import json
import secrets
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from aiohttp import WSMsgType, web

from playground.standin import events
from playground.standin.compression import Compressor, compressor
from playground.standin.models import Json
from playground.standin.shapes import application_json, user_json
from playground.standin.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME = 0, 1, 2, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11
IGNORED = (3, 4, 31)
"""Presence, voice state and soundboard requests change nothing here."""

PRIVILEGED = events.GUILD_MEMBERS | events.PRESENCES | events.MESSAGE_CONTENT
HEARTBEAT_MS = 41_250
IDENTIFY_SECONDS = 5.0
"""Within which so many sessions may begin as there are groups of shards, one in each."""

STARTS_A_DAY = 1000
DAY = 86_400.0
ACK_SECONDS = 0.05
"""How long an acknowledgement is on its way, as on a network. If it came at once, discord.py would
not have noted yet that it sent the heartbeat: it would count from the one before, and warn that it
can't keep up."""
BACKLOG = 1000


class Link:
    """One open websocket, written to in order by one task."""

    def __init__(self, socket: web.WebSocketResponse, pack: Compressor | None) -> None:
        self.socket = socket
        self._pack = pack
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, text: str) -> None:
        """Queue a text; it goes out packed if the client asked for that."""
        self._outbox.put_nowait(text)

    def tell(self, op: int, data: object = None) -> None:
        """Queue something that is not an event."""
        self.send(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                text = await self._outbox.get()
                if self._pack is None:
                    await self.socket.send_str(text)
                else:
                    await self.socket.send_bytes(self._pack(text.encode()))

    async def close(self, code: int) -> None:
        """Close the websocket with one of Discord's codes."""
        self.stop()
        await self.socket.close(code=code)

    def stop(self) -> None:
        """Stop writing."""
        self._writer.cancel()


@dataclass(eq=False)
class Session:
    """What the bot identified as, and the events it may have missed.

    Attributes:
        sequence: The number of the last event sent.
        parsed: The last event that the client is known to have worked off.
        presence: What the client wants shown under its name, as it said when it identified.
    """

    id: str
    shard: tuple[int, int]
    intents: int
    sequence: int = 0
    parsed: int = 0
    backlog: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=BACKLOG))
    link: Link | None = None
    presence: Json | None = None

    def dispatch(self, event: str, data: object) -> None:
        """Number an event and send it, now or when the client resumes."""
        self.sequence += 1
        text = json.dumps({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.backlog.append((self.sequence, text))
        if self.link is not None:
            self.link.send(text)


class HeldBack:
    """Events that wait until there are enough of them, and go out last first."""

    def __init__(self, count: int, event: str) -> None:
        self._count = count
        self._event = event
        self._waiting: list[Callable[[], None]] = []

    @property
    def open(self) -> bool:
        """Whether it still waits for events."""
        return self._count > 0

    def takes(self, event: str, send: Callable[[], None]) -> bool:
        """Keep an event back if it is one of those; answers whether it is."""
        if not self.open or self._event not in ("*", event):
            return False
        self._waiting.append(send)
        if len(self._waiting) == self._count:
            self.release()
        return True

    def release(self) -> None:
        """Send what waits, and hold nothing back any more."""
        self._count = 0
        for send in reversed(self._waiting):
            send()
        self._waiting.clear()


class Gateway:
    """All sessions of the bot.

    Attributes:
        allowed_intents: The privileged intents that are switched on for the application.
        shards: How many shards `GET /gateway/bot` recommends.
        max_concurrency: How many groups of shards there are for identifying.
        paced: Whether a session that begins too early is refused, as Discord does; by the clock on
            the wall, so only of a bot that keeps to it.
        identified: When each shard began a session, in seconds of that clock, and whether it could.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self.sessions: dict[str, Session] = {}
        self.allowed_intents = 0
        self.shards = 1
        self.max_concurrency = 1
        self.paced = False
        self.identified: list[tuple[float, int, bool]] = []
        self._links: set[Link] = set()
        self._held: HeldBack | None = None
        self._refusing: int | None = None
        world.listeners.append(self._hear)

    @property
    def online(self) -> bool:
        """Whether the bot has a connection that is identified."""
        return any(session.link is not None for session in self.sessions.values())

    @property
    def reachable(self) -> bool:
        """Whether an event would arrive now, or once the bot resumes."""
        return bool(self.sessions)

    @property
    def url(self) -> str:
        """Where the gateway is served."""
        return self._world.url.replace("http", "ws", 1) + "/gateway"

    # What the world tells

    def _hear(self, event: str, subject: object) -> None:
        for routed in events.route(self._world, event, subject):
            for session in list(self.sessions.values()):
                if routed.is_for(session.shard, session.intents):
                    self._dispatch(session, routed)

    def _dispatch(self, session: Session, routed: events.Routed) -> None:
        # Described at once: held back or not, an event tells how things were when it was made.
        send = partial(session.dispatch, routed.name, routed.data(session.intents))
        if self._held is None or not self._held.takes(routed.name, send):
            send()

    async def delivered(self, limit: float = 10.0) -> None:
        """Wait until the client has worked off every event sent so far.

        The stand-in asks for a heartbeat, which carries the number of the last event
        that the client has parsed.

        Raises:
            TimeoutError: If the client stays behind.
        """
        waiting = [(s, s.sequence) for s in self.sessions.values() if s.link is not None]
        for session, _ in waiting:
            if session.link is not None:
                session.link.tell(HEARTBEAT)

        def behind() -> bool:
            return any(s.parsed < wanted for s, wanted in waiting if s.link is not None)

        await self._world.pulse.until(lambda: not behind(), limit)

    async def connected(self, limit: float = 20.0) -> None:
        """Wait until every shard has identified and worked off its servers.

        Raises:
            TimeoutError: If it doesn't.
        """

        def complete() -> bool:
            live = [s for s in self.sessions.values() if s.link is not None]
            return bool(live) and {s.shard[0] for s in live} >= set(range(live[0].shard[1]))

        await self._world.pulse.until(complete, limit)
        await self.delivered(limit)

    # Faults

    async def drop(self, *, resumable: bool = True, code: int = 4000) -> None:
        """Cut the bot's connections.

        Args:
            resumable: Whether the sessions survive, so that the client may resume.
            code: The code with which they are closed.
        """
        links = [s.link for s in self.sessions.values() if s.link is not None]
        if not resumable:
            self.sessions.clear()
        for link in links:
            await link.close(code)

    def refuse(self, code: int | None) -> None:
        """Close every connection that identifies with a code; None to take them again."""
        self._refusing = code

    def ask_to_reconnect(self) -> None:
        """Ask every shard to reconnect and resume, as Discord does daily (opcode 7)."""
        for session in self.sessions.values():
            if session.link is not None:
                session.link.tell(RECONNECT)

    def invalidate(self, *, resumable: bool) -> None:
        """Tell every shard that its session is invalid (opcode 9).

        Args:
            resumable: Whether the client may resume it all the same; if not, it is lost with
                all that the client has missed.
        """
        links = [s.link for s in self.sessions.values() if s.link is not None]
        if not resumable:
            self.sessions.clear()
        for link in links:
            link.tell(INVALID_SESSION, data=resumable)

    def reorder(self, count: int = 2, event: str = "INTERACTION_CREATE") -> "HeldBack":
        """Send the next events of a name together and in the opposite order.

        Args:
            count: How many are waited for; `release` on what this gives back waits no longer.
            event: Their name, or "*" for events of every name.
        """
        if self._held is not None:
            self._held.release()
        self._held = HeldBack(count, event)
        return self._held

    @property
    def holding(self) -> "HeldBack | None":
        """What waits to be sent in another order, if anything does."""
        return self._held if self._held is not None and self._held.open else None

    async def close(self) -> None:
        """Close every websocket for good."""
        for link in list(self._links):
            await link.close(1001)

    # One websocket

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to one connection until it closes."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        link = Link(socket, compressor(request.query.get("compress")))
        self._links.add(link)
        link.tell(HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": []})
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    continue
                payload = json.loads(frame.data)
                session = await self._receive(link, session, payload["op"], payload.get("d"))
        finally:
            link.stop()
            self._links.discard(link)
            if session is not None and session.link is link:
                session.link = None
                self._world.publish("bot", self._world.bot)
        return socket

    async def _receive(
        self,
        link: Link,
        session: Session | None,
        op: int,
        data: Any,  # noqa: ANN401
    ) -> Session | None:
        match op:
            case 1:
                if session is not None and data is not None:
                    session.parsed = max(session.parsed, data)
                asyncio.get_running_loop().call_later(ACK_SECONDS, link.tell, HEARTBEAT_ACK)
                self._world.pulse.beat()
            case 2:
                return await self._identify(link, data)
            case 6:
                return await self._resume(link, data)
            case 8 if session is not None:
                session.dispatch("GUILD_MEMBERS_CHUNK", events.members_chunk(self._world, data))
            case _ if op not in IGNORED:
                await link.close(4001)
        return session

    async def _identify(self, link: Link, data: Json) -> Session | None:
        intents = data["intents"]
        if self._refusing is not None:
            await link.close(self._refusing)
            return None
        if data["token"] != self._world.token:
            await link.close(4004)
            return None
        if intents & PRIVILEGED & ~self.allowed_intents:
            await link.close(4014)
            return None
        first, count = data.get("shard", (0, 1))
        if not 0 <= first < count:
            await link.close(4010)
            return None
        if not self._may_begin(first):
            link.tell(INVALID_SESSION, data=False)
            return None
        session = Session(
            secrets.token_hex(16), (first, count), intents, link=link, presence=data.get("presence")
        )
        for old in [s for s in self.sessions.values() if s.link is None]:
            if old.shard == session.shard:
                del self.sessions[old.id]
        self.sessions[session.id] = session
        self._greet(session)
        self._world.publish("bot", self._world.bot)
        return session

    def session_start_limit(self) -> Json:
        """What `GET /gateway/bot` tells of beginning sessions."""
        now = time.monotonic()
        today = [at for at, _, begun in self.identified if begun and at > now - DAY]
        first = today[0] if today else now
        return {
            "total": STARTS_A_DAY,
            "remaining": max(0, STARTS_A_DAY - len(today)),
            "reset_after": int(1000 * (first + DAY - now)),
            "max_concurrency": self.max_concurrency,
        }

    def _may_begin(self, shard: int) -> bool:
        """Tell whether a shard's group has begun no session in the last seconds."""
        now, group = time.monotonic(), shard % self.max_concurrency
        lately = any(
            begun and at > now - IDENTIFY_SECONDS and other % self.max_concurrency == group
            for at, other, begun in self.identified
        )
        may = not (self.paced and lately)
        self.identified.append((now, shard, may))
        return may

    def _greet(self, session: Session) -> None:
        world = self._world
        guilds = [g for g in world.guilds.values() if world.bot.id in g.members]
        mine = [g for g in guilds if events.shard_of(g.id, session.shard[1]) == session.shard[0]]
        ready = {
            "v": 10,
            "user": user_json(world.bot) | {"verified": True, "mfa_enabled": False},
            "guilds": [{"id": guild.id, "unavailable": True} for guild in mine],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": world.application_id, "flags": application_json(world)["flags"]},
        }
        session.dispatch("READY", ready)
        for guild in mine:
            for routed in events.route(world, "guild_create", guild):
                if routed.is_for(session.shard, session.intents):
                    session.dispatch(routed.name, routed.data(session.intents))

    async def _resume(self, link: Link, data: Json) -> Session | None:
        session = self.sessions.get(data["session_id"])
        if data["token"] != self._world.token:
            await link.close(4004)
            return None
        if session is None:
            link.tell(INVALID_SESSION, data=False)
            return None
        session.link = link
        for sequence, text in session.backlog:
            if sequence > (data["seq"] or 0):
                link.send(text)
        session.dispatch("RESUMED", {"_trace": []})
        self._world.publish("bot", self._world.bot)
        return session
