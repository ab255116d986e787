"""A cup as its members see it: set up, entered, begun and played by what the messages offer."""

from dataclasses import dataclass

from club.cups.formats import schedule
from club.cups.formats.matches import Match
from club.cups.stored_cup import StoredCup
from cogs.cups.running_cups import RunningCups
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from playground.driver import Actor, Answer
from tests.wire.cups.event_host import EventHost
from tests.wire.doors import resign

MEMBERS = ("North", "South", "East", "West")
text = Text()


@dataclass
class CupHost(EventHost):
    """A server, and the cup in it."""

    SHOWN = PressKind.CUP
    RUNNING = RunningCups

    cup_id: int = 1

    @property
    def shown(self) -> int:
        return self.cup_id

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
        await resign(self.actor(cup, loser), table_id)
        await self.look()

    async def play_out(self) -> None:
        """Play the cup to its end; the first of each match wins."""
        while playable := await self.playable():
            await self.give_up(playable[0], playable[0].entrants[1])
            await self.is_current()

    async def is_current(self) -> None:
        """Check that the message shows how the cup stands."""
        cup, said = await self.cup(), self.said()
        for match in schedule.playable(cup.state):
            for entrant in match.entrants:
                assert self.actor(cup, entrant).name.strip("@") in said
        if (champion := schedule.champion(cup.state)) is not None:
            assert f"{self.actor(cup, champion).name} has won the cup!" in said
