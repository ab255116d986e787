"""Two servers with the bot that play a match, as their members see it: by what messages offer."""

from dataclasses import dataclass, field
from datetime import timedelta

from club.matches.stored_server_match import StoredServerMatch
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.matches.running_matches import RunningMatches
from playground.driver import Actor, Answer, texts
from playground.standin.models import EPHEMERAL, Channel, Json
from tests.club.club_helpers import step
from tests.wire.harness import Harness, cog_of, offered

MEMBERS = ("North", "South", "East", "West", "Northeast", "Southeast", "Southwest", "Northwest")
HERE = ("North", "East", "Northeast", "Northwest")
THERE = ("South", "West", "Southeast", "Southwest")
PATIENCE = 60.0
text = Text()


@dataclass
class MatchHost:
    """A server, where North organises, and another, which is South's."""

    harness: Harness
    channels: tuple[Channel, Channel] = field(init=False)
    code: str = ""
    number: int = 1

    def __post_init__(self) -> None:
        discord = self.harness.discord
        there = [discord.members[name.lower()] for name in THERE]
        room = discord.add_room("Bridge house", *there)
        for actor in there:
            actor.leave()
            actor.home = room
        self.channels = (discord.channel, room)

    def players(self, side: int) -> list[Actor]:
        names = HERE if side == 1 else THERE
        return [self.harness.discord.members[name.lower()] for name in names]

    def organiser(self, side: int) -> Actor:
        return self.players(side)[0]

    async def propose(self, boards: int = 3) -> Answer:
        north = self.harness.north
        panel = await north.command("match new")
        await panel.done()
        panel = await north.choose(panel, text("match-boards", boards=4), f"boards={boards}")
        answer = await north.press(panel, text("press-match-create"))
        await self.quiet()
        self.code = texts(answer.message).split("`")[1]
        return answer

    async def accept(self, by: Actor | None = None) -> Answer:
        south = by or self.harness.south
        page = await south.command("match accept", code=self.code)
        await page.done()
        answer = await south.press(page, text("press-match-accept"))
        await self.quiet()
        return answer

    async def gather(self, boards: int = 3, first: int = 3, second: int = 3) -> None:
        """Have a match accepted that so many of both sides have entered."""
        await self.propose(boards)
        await self.accept()
        for side, count in ((1, first), (2, second)):
            for actor in self.players(side)[:count]:
                await self.press(actor, "press-match-play")

    async def begin(self, boards: int = 3, first: int = 3, second: int = 3) -> None:
        await self.gather(boards, first, second)
        for side in (1, 2):
            await self.organise(side, "press-match-ready")

    async def press(self, actor: Actor, key: str) -> Answer:
        """Press a button of the message of a member's own side."""
        side = 1 if actor.home is self.channels[0] else 2
        answer = await actor.press(self.message(side), text(key))
        await self.quiet()
        return answer

    async def organise(self, side: int, *keys: str) -> Answer:
        actor = self.organiser(side)
        answer = await actor.press(self.message(side), text("press-cup-organise"))
        for key in keys:
            answer = await actor.press(answer, text(key))
        await self.quiet()
        return answer

    def message(self, side: int) -> Json:
        """The one message that shows the match to a side."""
        found = [one for one in self.read(side) if self.shows(one)]
        assert len(found) == 1, [texts(one) for one in found]
        return found[0]

    def said(self, side: int) -> str:
        return texts(self.message(side))

    def read(self, side: int) -> list[Json]:
        return self.organiser(side).messages(self.channels[side - 1])

    def shows(self, message: Json) -> bool:
        if message["flags"] & EPHEMERAL:
            return False
        return any(
            each.kind == PressKind.MATCH and each.ply == self.number and each.seal
            for each in offered(message).values()
        )

    def told(self, side: int, words: str) -> list[Json]:
        """The messages in a side's channel, besides that one, that say something to all."""
        return [
            one
            for one in self.read(side)
            if words in texts(one) and not self.shows(one) and not one["flags"] & EPHEMERAL
        ]

    async def tells(self, side: int, words: str, count: int = 1) -> list[Json]:
        """Wait until so many messages say something to a side, and see that no more do."""
        pulse = self.harness.discord.world.pulse
        await pulse.until(lambda: len(self.told(side, words)) >= count, PATIENCE)
        await self.quiet()
        found = self.told(side, words)
        assert len(found) == count, [texts(one) for one in found]
        return found

    def pinged(self, side: int, message: Json) -> set[str]:
        return set(self.channels[side - 1].messages[message["id"]].pinged)

    def everything(self, side: int) -> str:
        """All that stands in a side's channel, whoever may read it."""
        everybody = self.players(side)
        return "\n".join(
            texts(one) for actor in everybody for one in actor.messages(self.channels[side - 1])
        )

    async def it(self) -> StoredServerMatch:
        return await self.harness.club.server_matches.get(self.number)

    async def table(self, board: int) -> int:
        row = (await self.it()).row_of(board)
        assert row is not None
        assert row.table_id is not None
        return row.table_id

    async def sits(self, side: int, board: int) -> Actor:
        return self.harness.actor((await self.it()).member_at(side, board))

    async def win(self, board: int, side: int) -> None:
        """Have a side win a board: the other gives up after some moves."""
        table_id, club = await self.table(board), self.harness.club
        for _ in range(3):
            await step(club, await club.tables.snapshot(table_id))
        loser = await self.sits(3 - side, board)
        snapshot = await club.playing.resign(table_id, loser.id)
        self.harness.bot.changed(snapshot)
        while (await self.it()).state.is_open(board):
            await self.look()
        await self.quiet()

    async def look(self) -> None:
        """Have the bot look at what is due, as it does by itself."""
        await self.harness.quiet()
        await cog_of(self.harness.bot, RunningMatches).look()
        await self.quiet()

    async def later(self, hours: float) -> None:
        self.harness.clock.advance(timedelta(hours=hours))
        await self.look()

    async def quiet(self) -> None:
        await self.harness.quiet()
        await self.harness.quiet()
