"""What the hosts of cups, leagues and ladders share: their one message, their pages, their time."""

from dataclasses import dataclass
from datetime import timedelta
from typing import ClassVar

from cogs.cups.running_cups import RunningCups
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.leagues.running_competitions import RunningCompetitions
from playground.driver import Actor, Answer, texts
from playground.standin.models import EPHEMERAL, Json
from tests.wire.harness import Harness, cog_of, offered

text = Text()


@dataclass
class EventHost:
    """A server, and a cup, league or ladder in it."""

    SHOWN: ClassVar[PressKind]
    RUNNING: ClassVar[type[RunningCups | RunningCompetitions]]

    harness: Harness

    @property
    def shown(self) -> int:
        """The number of what the message shows."""
        raise NotImplementedError

    async def organise(self, *steps: str, by: Actor | None = None) -> Answer:
        """Press one button after the other on the organiser's pages; labels, or keys of them."""
        north = by or self.harness.north
        answer = await north.press(self.message(), text("press-cup-organise"))
        for step in steps:
            answer = await north.press(answer, text(step) if step.startswith("press-") else step)
        await self.quiet()
        return answer

    async def begin(self) -> None:
        await self.organise("press-cup-begin", "press-cup-start")

    async def look(self) -> None:
        """Have the bot look at what is due, as it does by itself."""
        await self.harness.quiet()
        await cog_of(self.harness.bot, self.RUNNING).look()
        await self.quiet()

    async def later(self, hours: float) -> None:
        self.harness.clock.advance(timedelta(hours=hours))
        await self.look()

    async def quiet(self) -> None:
        await self.harness.quiet()
        await self.harness.quiet()

    def message(self) -> Json:
        """The message that shows it: there is one."""
        found = [one for one in self.harness.north.messages() if self.shows(one)]
        assert len(found) == 1, [texts(one) for one in found]
        return found[0]

    def said(self) -> str:
        return texts(self.message())

    def shows(self, message: Json) -> bool:
        if message["flags"] & EPHEMERAL:
            return False
        return any(
            each.kind == self.SHOWN and each.ply == self.shown and each.seal
            for each in offered(message).values()
        )
