"""Observes what passes through the bot: events, interactions, requests and transactions."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord

from club.core.errors import Refusal
from cogs.kit.press_kinds import PressKind
from cogs.monitoring import measures
from cogs.monitoring.measures import OTHER, Measures, known
from cogs.monitoring.routes import ANSWER, route_of
from cogs.transport import failfast

# Seconds after which it is settled what has become of an interaction: its token is good for longer,
# but whoever pressed has given up.
SETTLED: Final = 20.0

_TOO_MANY: Final = 429
_TAKEN: Final = range(200, 300)
_SCOPE: Final = "X-RateLimit-Scope"
_SCOPES: Final = frozenset({"user", "global", "shared"})
_KINDS: Final = frozenset(map(str, PressKind))

# What the gateway sends a bot that asks for the servers alone, and for interactions.
_EVENTS: Final = frozenset(
    {
        "READY",
        "RESUMED",
        "INTERACTION_CREATE",
        "APPLICATION_COMMAND_PERMISSIONS_UPDATE",
        *(f"GUILD_{what}" for what in ("CREATE", "UPDATE", "DELETE", "MEMBER_UPDATE")),
        *(f"GUILD_ROLE_{what}" for what in ("CREATE", "UPDATE", "DELETE")),
        *(f"CHANNEL_{what}" for what in ("CREATE", "UPDATE", "DELETE", "PINS_UPDATE")),
        *(f"THREAD_{what}" for what in ("CREATE", "UPDATE", "DELETE", "LIST_SYNC")),
        *(f"THREAD_{what}" for what in ("MEMBER_UPDATE", "MEMBERS_UPDATE")),
    }
)

_DOORS: Final[Mapping[discord.InteractionType, str]] = {
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "form",
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "suggestion",
}


@dataclass(slots=True)
class _Arrival:
    at: float
    door: str
    kind: str
    answered: bool = False
    outcome: str | None = None


class Observer:
    """Notes what passes, by `clock`, in the measures of one process."""

    def __init__(self, found: Measures, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        # The shards that are connected, and since when others no longer are.
        self.connected: set[int] = set()
        self.lost_at: dict[int, float] = {}
        # What is noted of the client's events, by their names.
        self.noted: Mapping[str, Callable[..., None]] = {
            "socket_event_type": self._event,
            "interaction": self._arrived,
            "error_answered": self._failed,
            "shard_connect": self._connected,
            "shard_resumed": self._resumed,
            "shard_disconnect": self._disconnected,
        }
        counts, times = found.counts, found.times
        self._interactions = counts[measures.INTERACTIONS]
        self._answers = times[measures.ANSWERS]
        self._requests = counts[measures.REQUESTS]
        self._request_times = times[measures.REQUEST_TIMES]
        self._limited = counts[measures.LIMITED]
        self._limit_waits = times[measures.LIMIT_WAITS]
        self._events = counts[measures.GATEWAY_EVENTS]
        self._changes = counts[measures.GATEWAY_CHANGES]
        self._transactions = counts[measures.TRANSACTIONS]
        self._transaction_times = times[measures.TRANSACTION_TIMES]
        self._transaction_waits = times[measures.TRANSACTION_WAITS]
        self._arrivals: dict[int, _Arrival] = {}

    # Interactions

    def _arrived(self, interaction: discord.Interaction[Any]) -> None:
        self.settle()
        door = _DOORS.get(interaction.type, OTHER)
        self._arrivals[interaction.id] = _Arrival(self.clock(), door, _kind(interaction))

    def _failed(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        arrival = self._arrivals.get(interaction.id)
        if arrival is not None:
            arrival.outcome = "refused" if isinstance(error, Refusal) else "failed"

    def settle(self) -> None:
        """Count what has become of the interactions that came some time ago."""
        latest = self.clock() - SETTLED
        while self._arrivals:
            first = next(iter(self._arrivals))
            arrival = self._arrivals[first]
            if arrival.at > latest:
                break
            del self._arrivals[first]
            outcome = arrival.outcome or ("done" if arrival.answered else "unanswered")
            self._interactions((arrival.door, arrival.kind, outcome))

    # Requests

    def trace(self, config: aiohttp.TraceConfig) -> None:
        """Note the requests that a client makes with this."""
        config.on_request_start.append(self._asked)
        config.on_request_end.append(self._told)
        config.on_request_exception.append(self._lost)

    async def _asked(
        self,
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        _told: aiohttp.TraceRequestStartParams,
    ) -> None:
        context.begun = self.clock()
        if (waited := failfast.waited()) is not None:
            self._limit_waits((), waited)

    async def _told(
        self,
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        told: aiohttp.TraceRequestEndParams,
    ) -> None:
        status, parts, now = told.response.status, told.url.parts, self.clock()
        route = route_of(told.method, parts)
        self._requests((route, str(status)))
        self._request_times((route,), now - context.begun)
        if status == _TOO_MANY:
            scope = told.response.headers.get(_SCOPE, "")
            self._limited((known(scope, _SCOPES),))
            failfast.waits_again()
        elif route == ANSWER and status in _TAKEN:
            arrival = self._arrivals.get(int(parts[-3]))
            if arrival is not None and not arrival.answered:
                arrival.answered = True
                self._answers((arrival.door, arrival.kind), now - arrival.at)

    async def _lost(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        told: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self._requests((route_of(told.method, told.url.parts), "failed"))

    # The gateway

    def _event(self, event: str) -> None:
        self._events((known(event, _EVENTS),))

    def _connected(self, shard: int) -> None:
        self.connected.add(shard)
        self._changes(("connected",))

    def _resumed(self, shard: int) -> None:
        self.connected.add(shard)
        self._changes(("resumed",))

    def _disconnected(self, shard: int) -> None:
        if shard in self.connected:
            self.connected.discard(shard)
            self.lost_at[shard] = self.clock()
            self._changes(("disconnected",))

    def begin_anew(self) -> None:
        """Take every shard as lost, since another client is to connect."""
        for shard in tuple(self.connected):
            self._disconnected(shard)

    # The database

    def transaction(self, writes: bool, waited: float, took: float, well: bool) -> None:  # noqa: FBT001 - as it is told
        """Note a transaction that is over."""
        kind = "write" if writes else "read"
        self._transactions((kind, "done" if well else "undone"))
        self._transaction_waits((kind,), waited)
        self._transaction_times((kind,), took)


def _kind(interaction: discord.Interaction[Any]) -> str:
    if interaction.type in {
        discord.InteractionType.application_command,
        discord.InteractionType.autocomplete,
    }:
        command = interaction.command
        return OTHER if command is None else command.qualified_name
    _, _, rest = (interaction.custom_id or "").partition(":")
    return known(rest.partition(":")[0], _KINDS)
