"""A small server that speaks the page's protocol with canned messages."""

import json
import struct
import zlib
from pathlib import Path
from typing import Any, Self

from aiohttp import WSMsgType, web

PAGE = Path(__file__).parents[3] / "playground" / "page"
BOT = {"id": "900000000000000001", "username": "undercut", "global_name": "Undercut", "bot": True}
MEMBERS = {
    "north": {"id": "100000000000000001", "username": "north", "global_name": "North"},
    "south": {"id": "100000000000000002", "username": "south", "global_name": "South"},
}
GENERAL = "500000000000000001"
CARDS = "500000000000000002"
THREAD = "500000000000000003"
DIRECT = "500000000000000009"
GROUP_DM = 3
"""The type of a group's channel."""
COMMANDS: list[dict[str, Any]] = [
    {
        "id": "700000000000000001",
        "type": 1,
        "name": "gin",
        "description": "Play gin rummy",
        "options": [
            {
                "type": 1,
                "name": "challenge",
                "description": "Challenge somebody, or anybody, to a game",
                "options": [
                    {"type": 6, "name": "member", "description": "Whom?", "required": True},
                    {
                        "type": 3,
                        "name": "rules",
                        "description": "Which rules to play by",
                        "choices": [
                            {"name": "Classic", "value": "classic"},
                            {"name": "Oklahoma", "value": "oklahoma"},
                        ],
                    },
                    {
                        "type": 4,
                        "name": "target",
                        "description": "Points that win",
                        "min_value": 25,
                        "max_value": 500,
                    },
                    {"type": 5, "name": "quiet", "description": "Without a ping"},
                ],
            },
            {
                "type": 1,
                "name": "play",
                "description": "Play gin",
            },
            {
                "type": 1,
                "name": "practice",
                "description": "Play against the computer",
                "description_localizations": {"de": "Spiel gegen den Computer"},
            },
            {
                "type": 1,
                "name": "hand",
                "description": "Show my cards",
                "options": [
                    {
                        "type": 3,
                        "name": "game",
                        "description": "Which of my games",
                        "autocomplete": True,
                    }
                ],
            },
        ],
    },
    {"id": "700000000000000002", "type": 2, "name": "Challenge to gin", "description": ""},
]


def message(number: int, content: str = "", **fields: Any) -> dict[str, Any]:
    """A message by the bot; `number` makes its id, and its time a minute each."""
    return {
        "id": f"8000000000000{number:05d}",
        "type": 0,
        "content": content,
        "author": BOT,
        "timestamp": f"2026-01-05T18:{number % 60:02d}:00+00:00",
        "edited_timestamp": None,
        "flags": 0,
        "mentions": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        **fields,
    }


def picture(width: int = 8, height: int = 8) -> bytes:
    """A plain PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

    rows = (b"\x00" + b"\x2e\x7d\x4f" * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = [chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


class FakeServer:
    """Serves the page; keeps what the page sent; sends what a test tells it to."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Back to two members, a bot and no messages."""
        self.members = {name: {**user, "dm_open": True} for name, user in MEMBERS.items()}
        self.bot: dict[str, Any] | None = BOT
        self.messages: dict[str, list[dict[str, Any]]] = {}
        self.files: dict[str, bytes] = {}
        self.received: list[dict[str, Any]] = []
        self.sockets: dict[web.WebSocketResponse, str] = {}
        self.answers: dict[str, dict[str, Any] | None] = {}
        self.channels: list[dict[str, Any]] = [
            {"id": GENERAL, "type": 0, "name": "general"},
            {"id": CARDS, "type": 0, "name": "card-table"},
            {"id": THREAD, "type": 11, "name": "North v South", "parent_id": CARDS},
            {"id": DIRECT, "type": 1, "name": None, "recipients": [BOT]},
        ]
        self.guild: dict[str, Any] = {"id": "400000000000000001", "name": "Card room"}

    async def __aenter__(self) -> Self:
        app = web.Application()
        app.router.add_get("/live", self._live)
        app.router.add_get("/", self._index)
        app.router.add_get("/cdn/{path:.*}", self._cdn)
        app.router.add_static("/", PAGE)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port: int = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()

    @property
    def url(self) -> str:
        """The page's address."""
        return f"http://127.0.0.1:{self.port}/"

    async def send(self, event: dict[str, Any], to: str | None = None) -> None:
        """Send an event to every pane, or to those of one member."""
        for socket, name in list(self.sockets.items()):
            if to is None or name == to:
                await socket.send_json(event)

    async def post(
        self, post: dict[str, Any], channel: str = GENERAL, to: str | None = None
    ) -> None:
        """Send a message, new or changed."""
        for name, user in self.members.items():
            if to is None or name == to:
                event = {"type": "message", "member": user["id"], "channel": channel}
                await self.send({**event, "message": post}, name)

    def offered_in(self, channel: dict[str, Any]) -> list[str]:
        """The ids of the commands that a channel offers at first: none in a group."""
        return [] if channel["type"] == GROUP_DM else [one["id"] for one in COMMANDS]

    def state(self, name: str) -> dict[str, Any]:
        """All that a member is sent at first."""
        return {
            "me": self.members[name],
            "locales": ["de", "en-US", "pt-BR"],
            "members": list(self.members.values()),
            "guild": self.guild,
            "bot": self.bot,
            "channels": [{"commands": self.offered_in(one), **one} for one in self.channels],
            "messages": self.messages,
            "commands": COMMANDS,
        }

    async def _index(self, _: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE / "index.html")

    async def _cdn(self, request: web.Request) -> web.Response:
        body = self.files.get(request.match_info["path"]) or picture()
        return web.Response(body=body, content_type="image/png")

    async def _live(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                await self._receive(socket, json.loads(frame.data))
        self.sockets.pop(socket, None)
        return socket

    async def _receive(self, socket: web.WebSocketResponse, event: dict[str, Any]) -> None:
        kind = event["type"]
        if kind == "watch":
            await self._watch(socket, event["member"])
            return
        self.received.append(event)
        if kind == "add_member":
            user = {"id": "100000000000000003", "username": "east", "global_name": "East"}
            self.members["east"] = {**user, "dm_open": True}
            await self.send({"type": "member", "member": self.members["east"]})
        if kind == "set_dm":
            user = next(user for user in self.members.values() if user["id"] == event["member"])
            user["dm_open"] = event["open"]
            await self.send({"type": "member", "member": user})
        if kind == "set_locale":
            user = next(user for user in self.members.values() if user["id"] == event["member"])
            user["locale"] = event["locale"]
            await self.send({"type": "member", "member": user})
        answer = self.answers.get(kind, {"type": "acknowledged"})
        if "nonce" in event and answer is not None:
            await socket.send_json({**answer, "nonce": event["nonce"]})

    async def _watch(self, socket: web.WebSocketResponse, name: str) -> None:
        if name not in self.members:
            await socket.send_json({"type": "unknown", "member": name})
            return
        self.sockets[socket] = name
        state = {"type": "state", "member": self.members[name]["id"], "state": self.state(name)}
        await socket.send_json(state)
