"""Catches one request of the bot's on its way to Discord, chosen by what it is for."""

import asyncio
from collections.abc import Callable
from typing import Any

from playground.driver import StandIn
from playground.standin.faults import Fault, Faults
from playground.standin.log import Exchange
from playground.standin.models import DM, Message
from playground.standin.validation.walk import walk
from playground.standin.world import World

VERBS = {"POST": "send", "PATCH": "edit", "DELETE": "delete"}
KINDS = {
    "hand": "table",
    "again": "settlement",
    "seat": "challenge",
    "lobby": "challenge",
    "left": "seat",
}
"""The kind of message in a channel that carries a kind of button."""

Purpose = Callable[[str], bool]
"""Tells whether a request is the one, by what it is for."""


class RequestInterceptor(Faults):
    """A stand-in's faults, and a trap for the n-th request that is for something.

    Attributes:
        caught: Set once the request has come; it is held until `release`.
    """

    def __init__(self, discord: StandIn) -> None:
        super().__init__()
        self.caught = asyncio.Event()
        self._server = discord.server
        self._fits: Purpose | None = None
        self._left = 0
        self._held: list[_Watched] = []
        discord.faults = discord.server.faults = self

    def set(self, fits: Purpose, nth: int = 1) -> None:
        """Catch the n-th request from now on that fits."""
        self.caught.clear()
        self._fits, self._left = fits, nth

    def release(self, *, carried_out: bool) -> None:
        """Let what was caught happen after all, or be lost; and catch nothing more."""
        self.caught.clear()
        self._fits = None
        for each in self._held:
            each.end(carried_out=carried_out)
        self._held.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Give the fault that a request meets; while a trap is set, each is looked at."""
        fault = super().take(method, path)
        if fault is None and self._fits is not None:
            # What it carries is read only after this.
            return _Watched(method, path, self, self._server.log.exchanges[-1])
        return fault

    def springs(self, watched: "_Watched") -> bool:
        """Tell whether a request is held: the one that was waited for, and all that come later."""
        if self._fits is None:
            return False
        if not self.caught.is_set():
            self._left -= self._fits(purpose(self._server.world, watched.exchange))
            if self._left > 0:
                return False
            self.caught.set()
            self._server.world.pulse.beat()
        self._held.append(watched)
        return True


class _Watched(Fault):
    """One request while a trap is set."""

    def __init__(
        self, method: str, path: str, interceptor: RequestInterceptor, exchange: Exchange
    ) -> None:
        super().__init__(method, path, "hold")
        self.exchange = exchange
        self._interceptor = interceptor

    def end(self, *, carried_out: bool) -> None:
        if not carried_out:
            self.kind = "drop_before"
        self.release()

    async def strike(self) -> None:
        if self._interceptor.springs(self):
            await super().strike()
        else:
            self.exchange.fault = None


def purpose(world: World, exchange: Exchange) -> str:
    """Say what a request is for, such as "answer", "edit table" or "send hand"."""
    match exchange.path.strip("/").split("/"):
        case ["interactions", *_]:
            return "answer"
        case ["webhooks", *_]:
            return "follow-up"
        case ["applications", _, what, *_]:
            return f"{exchange.method} {what}"
        case ["channels", _, "messages", _, "threads"] | ["channels", _, "thread-members", _]:
            return "open thread" if exchange.method == "POST" else "let in"
        case ["channels", channel_id, "messages", *message_id]:
            verb = VERBS.get(exchange.method, "read")
            return f"{verb} {_kind(world, exchange, channel_id, message_id)}"
        case _:
            return exchange.path


def _kind(world: World, exchange: Exchange, channel_id: str, message_id: list[str]) -> str:
    channel = world.channels[channel_id]
    if channel.type == DM:
        return "hand"
    there = channel.messages.get(message_id[0]) if message_id else None
    kind = kind_of(exchange.body) or ("" if there is None else message_kind(world, there))
    if kind or not exchange.uploads:
        return kind
    return "result" if any("deal" in name for name in exchange.uploads) else "round"


def message_kind(world: World, message: Message) -> str:
    """What a message of the bot's is, by what it carries."""
    if world.channels[message.channel_id].type == DM:
        return "hand"
    return kind_of({"components": message.components}) or "other"


def kind_of(body: Any) -> str:
    """What a layout in a channel is, by its buttons; "" where those don't tell."""
    for one in walk((body or {}).get("components") or []):
        _, _, rest = str(one.get("custom_id") or "").partition(":")
        if kind := KINDS.get(rest.partition(":")[0]):
            return kind
    return ""
