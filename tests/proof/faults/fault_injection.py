"""What goes wrong in the faulty games, with which request, and when it is well again."""

import asyncio
import random
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import timedelta
from functools import partial

from cogs.messages.messages import DM_AGAIN
from playground.driver import Actor, StandIn
from playground.standin.faults import Fault
from playground.standin.models import DM, Channel
from playground.standin.rota import Offer, Rota
from playground.standin.routes.messages import HOUR
from tests.proof.faults.press_tracking import REFUSED
from tests.wire.harness import Harness

EVERY = 5
"""Which request meets a fault: every fifth."""

PERIOD = (2, 12)
"""For how many requests something stays closed, denied or gone."""

UNDER_WAY = 12
"""How many requests may be under way when something becomes closed, denied or gone."""

CODES = (10003, 10007, 10008, 10015, 30046, 40060, 50001, 50007, 50013, 50083, 50278)
"""What requests are refused with while something is closed, denied or gone; each such refusal must
have its reason."""

NO_ANSWER = 10015
MESSAGE_GONE = 10008

CALLBACK = "/interactions/*"
FOLLOW_UP = "/webhooks/*"
OPEN_DM = "/users/@me/channels"
MESSAGES = "/channels/*/messages"
MESSAGE = "/channels/*/messages/*"


@dataclass
class FaultPeriod:
    """A while in which requests are refused with certain codes.

    Attributes:
        ends: The request with which it is over at the earliest.
        lasts: Whether it isn't over all the same.
        over: The request with which it was over, or None while it lasts.
    """

    codes: tuple[int, ...]
    begins: int
    ends: int
    heal: Callable[[], object]
    lasts: Callable[[], bool]
    over: int | None = None


class FaultInjector:
    """A plan of faults for the games of one run, all in the server that was entered last.

    Attributes:
        rota: Says when it is which fault's turn.
    """

    def __init__(
        self,
        seed: int,
        every: int = EVERY,
        period: tuple[int, int] = PERIOD,
        without: tuple[str, ...] = (),
    ) -> None:
        """Make a plan; `without` has how the names of those that are left out begin."""
        offers = [one for one in self._offers() if not one.name.startswith(without)]
        self.rota = Rota(offers, seed, every)
        self._dice = random.Random(seed)
        self._period = period
        self._periods: list[FaultPeriod] = []
        self._deeds: set[asyncio.Task[None]] = set()

    def enter(self, harness: Harness, place: Channel) -> None:
        """Let things go wrong in a server from now on."""
        self.begin(harness.discord, [place], harness.clock.advance)

    def begin(
        self, discord: StandIn, places: Iterable[Channel], advance: Callable[[timedelta], object]
    ) -> None:
        """Let things go wrong in some channels from now on; `advance` lets the bot's time go by."""
        self._discord, self._advance = discord, advance
        self._lacking = {place.id: frozenset(place.denied) for place in places}
        self._first = len(discord.server.log.exchanges)
        self._offset = self._first - self.rota.requests
        self._periods.clear()
        discord.expect(*CODES)
        discord.faults.plan(self)

    def __call__(self, method: str, path: str) -> Fault | None:
        """Say what a request meets."""
        for period in self._periods:
            if period.over is None and period.ends <= self.rota.requests and not period.lasts():
                self._heal(period)
        return self.rota(method, path)

    async def stop(self) -> None:
        """Let nothing go wrong any more, and make everything well again."""
        self._discord.faults.clear()
        self._discord.gateway.reorder(1).release()
        self.mend()
        if self._deeds:
            await asyncio.wait(self._deeds)
        await self._discord.gateway.connected()

    def mend(self) -> None:
        """Make everything well again: time has passed."""
        for period in self._periods:
            if period.over is None:
                self._heal(period)

    def unexplained(self) -> Iterator[str]:
        """The requests that were refused, and not because of anything that went wrong here."""
        exchanges = self._discord.server.log.exchanges
        met = {one.path for one in exchanges if one.fault}
        for number, one in enumerate(exchanges[self._first :], self._first - self._offset):
            if one.status < REFUSED or one.fault:
                continue
            # What was done although its answer was lost is refused when it is asked for again.
            again = one.path in met
            # A bot that looks whether its answer has arrived may find that it hasn't.
            looked = one.method == "GET" and one.code == NO_ANSWER
            # An edit that is under way as the bot deletes the message comes too late.
            late = one.code == MESSAGE_GONE and self._deleted_about(number + self._offset, one.path)
            if not again and not looked and not late and one.code not in self._codes_at(number):
                yield str(one)

    def _deleted_about(self, number: int, path: str) -> bool:
        near = self._discord.server.log.exchanges[max(0, number - UNDER_WAY) : number + UNDER_WAY]
        return any(
            one.method == "DELETE" and one.path == path and one.status < REFUSED for one in near
        )

    def _codes_at(self, number: int) -> set[int]:
        return {
            code
            for period in self._periods
            if period.begins - UNDER_WAY <= number
            and (period.over is None or number <= period.over + UNDER_WAY)
            for code in period.codes
        }

    def _heal(self, period: FaultPeriod) -> None:
        period.over = self.rota.requests
        period.heal()

    def _for_a_while(
        self,
        codes: Iterable[int],
        heal: Callable[[], object],
        lasts: Callable[[], bool] = lambda: False,
    ) -> None:
        begins = self.rota.requests
        ends = begins + self._dice.randint(*self._period)
        self._periods.append(FaultPeriod(tuple(codes), begins, ends, heal, lasts))

    # What can go wrong

    def _offers(self) -> Iterator[Offer]:
        waits = {"headers": {"Via": "1.1 google"}, "retry_after": 0.02}
        yield Offer("429", partial(_refused, 429, more=waits))
        yield Offer("429 without Via", partial(_refused, 429))
        for status in (500, 502, 503, 504):
            yield Offer(str(status), partial(_refused, status))
        yield Offer("a delay", partial(Fault, kind="delay", seconds=0.05))
        yield Offer("dropped before", partial(Fault, kind="drop_before"))
        yield Offer("dropped after", partial(Fault, kind="drop_after"))
        yield Offer("10062, too late", partial(_refused, 404, code=10062), "POST", CALLBACK)
        twice = partial(Fault, kind="status_after", status=500)
        yield Offer("40060, answered already", twice, "POST", CALLBACK)
        expired = partial(_refused, 401, code=50027)
        yield Offer("50027, expired token", expired, "*", FOLLOW_UP, scarce=True)
        too_fast = partial(_refused, 403, code=40003)
        yield Offer("40003, opened too fast", too_fast, "POST", OPEN_DM, scarce=True)
        yield Offer("30046, too many edits", self._too_many_edits, "PATCH", MESSAGE)
        yield Offer("10008, message deleted", self._message_deleted, "PATCH", MESSAGE)
        yield Offer("50007, messages closed", self._closed, "POST", MESSAGES, scarce=True)
        yield Offer("50278, member gone", self._gone, "POST", MESSAGES, scarce=True)
        yield Offer("10003, channel gone", self._channel_gone, "*", MESSAGES + "*")
        mute = partial(self._denied, "send_messages")
        yield Offer("50013, may not write", mute, "POST", MESSAGES, scarce=True)
        yield Offer("50001, may not look", partial(self._denied, "view_channel"), "*", MESSAGE)
        yield Offer("50083, thread archived", self._archived, "PATCH", MESSAGE, scarce=True)
        yield Offer("gateway dropped", self._dropped)
        yield Offer("asked to reconnect", self._asked_to_reconnect)
        for resumable, name in ((True, "invalid session, kept"), (False, "invalid session, lost")):
            yield Offer(name, partial(self._invalid, resumable=resumable))
        yield Offer("events out of order", self._reordered)

    def _too_many_edits(self, method: str, path: str) -> Fault | None:
        channel, message_id = self._named(path)
        message = None if channel is None else channel.messages.get(message_id)
        if message is None:
            return None

        def deed() -> None:
            world = self._discord.world
            message.created = min(message.created, world.clock.now() - HOUR - 1)
            message.late_edits = world.late_edit_limit

        return Fault(method, path, "deed", deed=deed)

    def _message_deleted(self, method: str, path: str) -> Fault | None:
        channel, message_id = self._named(path)
        if channel is None or message_id not in channel.messages:
            return None

        def deed() -> None:
            if (message := channel.messages.get(message_id)) is not None:
                self._discord.world.remove_message(message)
            self._for_a_while((10008,), lambda: None)

        return Fault(method, path, "deed", deed=deed)

    def _closed(self, method: str, path: str) -> Fault | None:
        actor = self._written_to(path)
        if actor is None or not actor.user.dm_open:
            return None

        def heal() -> None:
            actor.open_dms()
            self._advance(DM_AGAIN)

        def deed() -> None:
            actor.close_dms()
            self._for_a_while((50007,), heal)

        return Fault(method, path, "deed", deed=deed)

    def _gone(self, method: str, path: str) -> Fault | None:
        actor = self._written_to(path)
        if actor is None or actor.user.id not in (members := self._at_home(actor)):
            return None

        def heal() -> None:
            actor.join()
            self._advance(DM_AGAIN)

        def deed() -> None:
            if actor.user.id in members:
                actor.leave()
                self._for_a_while((50278, 10007), heal)

        return Fault(method, path, "deed", deed=deed)

    def _channel_gone(self, method: str, path: str) -> Fault | None:
        channel, _ = self._named(path)
        if channel is None or channel.id not in self._lacking:
            return None
        world = self._discord.world

        def deed() -> None:
            if channel.id in world.channels:
                world.remove_channel(channel)
                self._for_a_while((10003,), partial(world.restore_channel, channel))

        return Fault(method, path, "deed", deed=deed)

    def _denied(self, permission: str, method: str, path: str) -> Fault | None:
        channel, _ = self._named(path)
        if channel is None or channel.id not in self._lacking:
            return None
        if channel.denied - self._lacking[channel.id]:
            return None
        if channel.is_thread and permission == "send_messages":
            permission = "send_messages_in_threads"

        def deed() -> None:
            channel.denied.add(permission)
            self._for_a_while((50001, 50013), partial(channel.denied.discard, permission))

        return Fault(method, path, "deed", deed=deed)

    def _archived(self, method: str, path: str) -> Fault | None:
        channel, _ = self._named(path)
        if channel is None or channel.id not in self._lacking or not channel.is_thread:
            return None

        def deed() -> None:
            channel.archived = True
            # Only a message opens it again, and the bot may not be able to send one yet.
            self._for_a_while((50083,), lambda: None, lambda: channel.archived)

        return Fault(method, path, "deed", deed=deed)

    def _dropped(self, method: str, path: str) -> Fault | None:
        def deed() -> None:
            dropping = asyncio.create_task(self._discord.gateway.drop())
            self._deeds.add(dropping)
            dropping.add_done_callback(self._deeds.discard)

        return Fault(method, path, "deed", deed=deed) if self._discord.gateway.online else None

    def _asked_to_reconnect(self, method: str, path: str) -> Fault | None:
        gateway = self._discord.gateway
        return (
            Fault(method, path, "deed", deed=gateway.ask_to_reconnect) if gateway.online else None
        )

    def _invalid(self, method: str, path: str, *, resumable: bool) -> Fault | None:
        gateway = self._discord.gateway
        deed = partial(gateway.invalidate, resumable=resumable)
        return Fault(method, path, "deed", deed=deed) if gateway.online else None

    def _reordered(self, method: str, path: str) -> Fault | None:
        if self._discord.gateway.holding:
            return None
        return Fault(method, path, "deed", deed=self._discord.gateway.reorder)

    # What a request is about

    def _named(self, path: str) -> tuple[Channel | None, str]:
        """The channel and the message that a path names."""
        _, _, channel_id, _, *rest = path.split("/")
        return self._discord.world.channels.get(channel_id), rest[0] if rest else ""

    def _written_to(self, path: str) -> Actor | None:
        """The member to whose direct messages a path leads."""
        channel, _ = self._named(path)
        if channel is None or channel.type != DM:
            return None
        people = self._discord.members.values()
        return next(one for one in people if one.user.id == channel.recipient_id)

    def _at_home(self, actor: Actor) -> Collection[str]:
        """Who is in the server where a member is at home."""
        return self._discord.world.guilds[actor.home.guild_id or ""].members


def _refused(
    status: int, method: str, path: str, *, code: int = 0, more: dict[str, object] | None = None
) -> Fault:
    message = "on demand"
    return Fault(method, path, "status", status=status, code=code, message=message, **more or {})
