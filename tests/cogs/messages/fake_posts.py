"""Discord's messages as a dictionary: what was sent where, and what goes wrong with it."""

import asyncio
import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal
from unittest.mock import Mock

import aiohttp
import discord

from cogs.kit.drawing import Drawing
from cogs.kit.items import custom_ids
from cogs.transport.cooldown import Cooldown
from cogs.transport.posts import PostedMessage, Posts, RecentMessage

DM = 1_000_000
"""A member's direct messages have the channel of their id plus this."""


def refusal(status: int, code: int) -> discord.HTTPException:
    """What discord.py raises when Discord says no."""
    response = Mock(spec=aiohttp.ClientResponse, status=status, reason="")
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": "no"})


class Gate(asyncio.Event):
    """Holds a request up, and tells when one has come."""

    def __init__(self) -> None:
        super().__init__()
        self.reached = asyncio.Event()

    async def wait(self) -> Literal[True]:
        self.reached.set()
        return await super().wait()


@dataclass
class Shown:
    """A message."""

    channel_id: int
    drawing: Drawing
    silent: bool
    ping: int | None
    edits: int = 0


@dataclass
class FakePosts(Posts):
    """Messages by their ids; requests that fail or wait are named by method and channel."""

    messages: dict[int, Shown] = field(default_factory=dict)
    broken: dict[tuple[str, int], Exception] = field(default_factory=dict)
    held: dict[tuple[str, int], asyncio.Event] = field(default_factory=dict)
    asked: Counter[tuple[str, int]] = field(default_factory=Counter)
    nonces: dict[int, int] = field(default_factory=dict)
    promises: dict[int, tuple[int, int]] = field(default_factory=dict)
    """What says "is thinking" by its id: in which channel, and the interaction to be answered."""
    ids: Iterator[int] = field(default_factory=lambda: itertools.count(1))
    cooldown: Cooldown = field(default_factory=Cooldown)

    async def _ask(self, method: str, channel_id: int) -> None:
        self.asked[method, channel_id] += 1
        if held := self.held.get((method, channel_id)):
            await held.wait()
        if error := self.broken.get((method, channel_id)):
            raise error

    async def send(
        self,
        channel_id: int,
        drawing: Drawing,
        *,
        nonce: int,
        silent: bool = False,
        ping: int | None = None,
    ) -> PostedMessage:
        await self._ask("send", channel_id)
        earlier = self.messages.get(self.nonces.get(nonce, 0))
        if earlier is not None:
            same = ids_on(earlier.drawing) == ids_on(drawing)
            return PostedMessage(
                self.nonces[nonce], same and text_of(earlier.drawing) == text_of(drawing)
            )
        message_id = self.nonces[nonce] = next(self.ids)
        self.messages[message_id] = Shown(channel_id, drawing, silent, ping)
        if error := self.broken.get(("answer to send", channel_id)):
            raise error
        return PostedMessage(message_id)

    async def edit(
        self, channel_id: int, message_id: int, drawing: Drawing, *, repaint: bool = False
    ) -> None:
        await self._ask("repaint" if repaint else "edit", channel_id)
        if message_id not in self.messages:
            raise refusal(404, 10008)
        self.messages[message_id].drawing = drawing
        self.messages[message_id].edits += 1
        if error := self.broken.get(("answer to edit", channel_id)):
            raise error

    async def delete(self, channel_id: int, message_id: int) -> None:
        await self._ask("delete", channel_id)
        self.messages.pop(message_id, None)
        self.promises.pop(message_id, None)

    async def takes_threads(self, server_id: int, channel_id: int) -> bool:
        del server_id, channel_id
        return False

    async def recent(self, channel_id: int) -> list[RecentMessage]:
        await self._ask("read", channel_id)
        promises = [
            RecentMessage(message_id, frozenset(), interaction_id, promised=True)
            for message_id, (where, interaction_id) in self.promises.items()
            if where == channel_id
        ]
        return promises + [
            RecentMessage(message_id, frozenset(custom_ids(one.drawing.view.children)))
            for message_id, one in self.messages.items()
            if one.channel_id == channel_id
        ]

    async def direct_channel(self, member_id: int) -> int:
        await self._ask("open", member_id)
        return DM + member_id

    def of(self, channel_id: int) -> list[Shown]:
        """The messages of a channel, oldest first."""
        return [one for _, one in sorted(self.messages.items()) if one.channel_id == channel_id]

    def hand(self, member_id: int) -> list[Shown]:
        """The messages in a member's direct messages."""
        return self.of(DM + member_id)


def ids_on(drawing: Drawing) -> list[str]:
    """The custom_ids of a drawing, in order."""
    return [
        custom_id
        for item in drawing.view.walk_children()
        if (custom_id := getattr(item, "custom_id", None)) and item.is_dispatchable()
    ]


def text_of(drawing: Drawing) -> str:
    """All the text of a drawing."""
    return "\n".join(
        item.content
        for item in drawing.view.walk_children()
        if isinstance(item, discord.ui.TextDisplay)
    )
