"""Pressing where an answer may never come: what was delivered, what was answered, and what wasn't.

Nobody waits for three seconds by the clock on the wall: a press counts as failed once the bot has
done all that it will do about it, or the session that it reached is lost.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field, fields
from typing import Any

import discord

from cogs.app.client import Undercut
from playground.driver import Answer, CannotDoError, InteractionFailedError
from playground.standin.models import Interaction
from tests.wire.harness import Harness

REFUSED = 400
"""The status of a refusal, or a higher one."""

Act = Coroutine[Any, Any, Answer]


class RecordingBot(Undercut):
    """The bot, which remembers what has arrived, and waits for nothing that isn't the point.

    Attributes:
        heard: The ids of the interactions that have arrived.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.heard: set[str] = set()
        for part in self.reconciler.parts:
            part.first_retry = 0.01
        self.posts.cooldown.usual = self.reconciler.rooms.first_retry = 0.01

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once; Discord's limit of one in five seconds is not the point."""

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        self.heard.add(str(interaction.id))
        await super().on_interaction(interaction)


@dataclass
class Tally:
    """What came of the games.

    Attributes:
        tried: Presses and commands.
        undelivered: Those that never reached the bot.
        unanswered: Those that did, and whose answer was lost.
        wrong: What was lost, doubled, refused without a reason or not current.
    """

    moves: int = 0
    tried: int = 0
    undelivered: int = 0
    unanswered: int = 0
    requests: int = 0
    wrong: list[str] = field(default_factory=list)

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            **{one.name: getattr(self, one.name) + getattr(other, one.name) for one in fields(self)}
        )


@dataclass(frozen=True)
class PressResult:
    """What came of an act."""

    answer: Answer | None
    delivered: bool

    @property
    def message(self) -> dict[str, Any] | None:
        """The answer's own message, where there is one that can be seen."""
        try:
            return None if self.answer is None else self.answer.message
        except (AssertionError, KeyError):  # no message, or its channel is gone
            return None


class PressTracker:
    """Members who do things, and notice that nothing comes of it."""

    def __init__(self, harness: Harness, tally: Tally) -> None:
        assert isinstance(harness.bot, RecordingBot)
        self._bot = harness.bot
        self._harness = harness
        self._discord = harness.discord
        self._tally = tally

    async def one(self, act: Act) -> PressResult:
        """Do one thing, and wait until nothing more will come of it."""
        (done,) = await self.all(act)
        return done

    async def all(self, *acts: Act) -> list[PressResult]:
        """Do several things at the same moment."""
        sessions = set(self._discord.gateway.sessions)
        doing = [await self._begin(act) for act in acts]
        if (held := self._discord.gateway.holding) is not None:
            held.release()
        for _, interaction in doing:
            if interaction is not None:
                await self._arrive(interaction, sessions)
        await self._harness.quiet()
        return [await self._end(*one) for one in doing]

    async def _begin(self, act: Act) -> tuple[asyncio.Task[Answer], Interaction | None]:
        interactions, pulse = self._discord.world.interactions, self._discord.world.pulse
        before = len(interactions)
        task = asyncio.ensure_future(act)
        task.add_done_callback(lambda _: pulse.beat())
        await self._discord.wait_for(lambda: task.done() or len(interactions) > before)
        begun = len(interactions) > before
        return task, next(reversed(interactions.values())) if begun else None

    async def _arrive(self, interaction: Interaction, sessions: set[str]) -> None:
        gateway = self._discord.gateway

        def settled() -> bool:
            lost = not sessions & set(gateway.sessions) and gateway.online
            known = interaction.id in self._bot.heard
            return interaction.kind is not None or interaction.failed or known or lost

        await self._discord.wait_for(settled)
        if interaction.kind is None and interaction.id not in self._bot.heard:
            with suppress(TimeoutError):
                # What a session was sent before it was lost, the bot reads before it opens another.
                await gateway.connected()

    async def _end(
        self, task: asyncio.Task[Answer], interaction: Interaction | None
    ) -> PressResult:
        delivered = interaction is not None and interaction.id in self._bot.heard
        if interaction is not None:
            self._tally.tried += 1
            self._tally.undelivered += not delivered
            if interaction.kind is None:
                interaction.failed = True
                self._discord.world.pulse.beat()
            if delivered and interaction.kind is None:
                self._tally.unanswered += 1
                if not self._hindered(interaction):
                    self._tally.wrong.append(f"no answer was tried: {interaction.data}")
        try:
            return PressResult(await task, delivered)
        except (InteractionFailedError, CannotDoError):
            return PressResult(None, delivered)

    def _hindered(self, interaction: Interaction) -> bool:
        """Whether a request with the answer was refused or lost."""
        requests = self._discord.requests("*", f"*/{interaction.token}*")
        return any(one.fault or one.status >= REFUSED for one in requests)
