"""A cup as its members see it: set up, entered, begun and played by what the messages offer."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from club.cups.formats import schedule
from club.cups.formats.matches import Match
from club.cups.stored_cup import StoredCup
from cogs.cups.running_cups import RunningCups
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from playground.driver import Actor, Answer, texts
from tests.wire.doors import ask_resign
from tests.wire.harness import Harness, cog_of, offered

Json = dict[str, Any]
MEMBERS = ("North", "South", "East", "West")
text = Text()


@dataclass
class CupHost:
    """A server, and the cup in it."""

    harness: Harness
    cup_id: int = 1

    @property
    def members(self) -> list[Actor]:
        return [self.harness.discord.members[name.lower()] for name in MEMBERS]

    async def set_up(self, *choices: tuple[str, str], by: Actor | None = None) -> Answer:
        """Set a cup up on the panel; each choice is a menu's hint and what is chosen there."""
        north = by or self.harness.north
        panel = await north.command("cup new")
        await panel.done()
        for hint, value in choices:
            panel = await north.choose(panel, hint, value)
        answer = await north.press(panel, text("press-cup-create"))
        await self.quiet()
        return answer

    async def enter(self, *members: Actor) -> None:
        for each in members or self.members:
            answer = await each.press(self.message(), text("press-cup-enter"))
            assert answer.ephemeral
            await self.quiet()

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

    async def cup(self) -> StoredCup:
        return await self.harness.club.cups.get(self.cup_id)

    async def playable(self) -> list[Match]:
        return schedule.playable((await self.cup()).state)

    async def table(self, match: Match) -> int:
        row = (await self.cup()).row_of(match.key)
        assert row is not None
        assert row.table_id is not None
        return row.table_id

    def actor(self, cup: StoredCup, entrant: int) -> Actor:
        return self.harness.actor(cup.state.members[entrant][0])

    async def give_up(self, match: Match, loser: int) -> None:
        """Have an entrant give up the game of a match."""
        table_id, cup = await self.table(match), await self.cup()
        actor = self.actor(cup, loser)
        asked = await ask_resign(actor, table_id)
        await actor.press(asked, f"gin:quit:{table_id}:yes")
        await self.look()

    async def play_out(self) -> None:
        """Play the cup to its end; the first of each match wins."""
        while playable := await self.playable():
            await self.give_up(playable[0], playable[0].entrants[1])
            await self.is_current()

    async def look(self) -> None:
        """Have the bot look at what is due, as it does by itself."""
        await self.harness.quiet()
        await cog_of(self.harness.bot, RunningCups).look()
        await self.quiet()

    async def later(self, hours: float) -> None:
        self.harness.clock.advance(timedelta(hours=hours))
        await self.look()

    async def quiet(self) -> None:
        await self.harness.quiet()
        await self.harness.quiet()

    def message(self) -> Json:
        """The cup's message: there is one."""
        found = [one for one in self.harness.north.messages() if self._shows_cup(one)]
        assert len(found) == 1, [texts(one) for one in found]
        return found[0]

    def said(self) -> str:
        return texts(self.message())

    async def is_current(self) -> None:
        """Check that the message shows how the cup stands."""
        cup, said = await self.cup(), self.said()
        for match in schedule.playable(cup.state):
            for entrant in match.entrants:
                assert self.actor(cup, entrant).name.strip("@") in said
        if (champion := schedule.champion(cup.state)) is not None:
            assert f"{self.actor(cup, champion).name} has won the cup!" in said

    def _shows_cup(self, message: Json) -> bool:
        if message["flags"] & 64:
            return False
        return any(
            each.kind == PressKind.CUP and each.ply == self.cup_id and each.seal
            for each in offered(message).values()
        )
