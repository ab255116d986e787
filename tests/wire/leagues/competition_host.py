"""A league or ladder as its members see it: set up, joined and played by what messages offer."""

from dataclasses import dataclass
from typing import Any

from club.cups.formats.matches import Match
from club.leagues.formats import competition
from club.leagues.formats.ladder_state import LadderState
from club.leagues.formats.league_state import LeagueState
from club.leagues.stored_competition import StoredCompetition
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.leagues.running_competitions import RunningCompetitions
from playground.driver import Actor, Answer, texts
from playground.standin.models import Json
from tests.club.club_helpers import step
from tests.wire.cups.event_host import EventHost
from tests.wire.doors import resign

MEMBERS = (
    "North",
    "South",
    "East",
    "West",
    "Northeast",
    "Southeast",
    "Southwest",
    "Northwest",
    "Middle",
)
WEEK = 7 * 24
PATIENCE = 60.0
text = Text()


@dataclass
class CompetitionHost(EventHost):
    """A server, and the league or ladder in it."""

    SHOWN = PressKind.COMPETITION
    RUNNING = RunningCompetitions

    kind: str = "league"
    number: int = 1

    @property
    def shown(self) -> int:
        return self.number

    @property
    def members(self) -> list[Actor]:
        return [self.harness.discord.members[name.lower()] for name in MEMBERS]

    async def set_up(self, *choices: str, kind: str = "league") -> Answer:
        """Set one up on the panel; each choice is an option's value without its kind."""
        self.kind = kind
        north = self.harness.north
        panel = await north.command(f"{kind} new")
        await panel.done()
        for value in choices:
            panel = await self.choose(panel, value)
        answer = await north.press(panel, text("press-cup-create"))
        await self.quiet()
        return answer

    async def choose(self, panel: Answer, value: str) -> Answer:
        wanted = f"{self.kind}.{value}"
        for menu in menus_of(panel):
            if wanted in menu["values"]:
                return await self.harness.north.choose(panel, menu["hint"], wanted)
        raise AssertionError(f"{wanted} isn't offered")

    async def join(self, *members: Actor) -> None:
        for each in members or self.members[:8]:
            answer = await each.press(self.message(), text("press-competition-join"))
            assert answer.ephemeral
            await self.quiet()

    async def it(self) -> StoredCompetition:
        return await self.harness.club.competitions.get(self.number)

    async def league(self) -> LeagueState:
        state = (await self.it()).state
        assert isinstance(state, LeagueState)
        return state

    async def ladder(self) -> LadderState:
        state = (await self.it()).state
        assert isinstance(state, LadderState)
        return state

    async def order(self) -> list[str]:
        """The names on a ladder, from the first place."""
        it = await self.it()
        return [self.actor(it, each).name for each in (await self.ladder()).order]

    def actor(self, it: StoredCompetition, entrant: int) -> Actor:
        return self.harness.actor(it.member_at(entrant))

    async def playable(self) -> list[Match]:
        return competition.playable((await self.it()).state)

    async def table(self, match: Match) -> int:
        row = (await self.it()).row_of(match.key)
        assert row is not None
        assert row.table_id is not None
        return row.table_id

    async def win(self, match: Match, winner: int) -> None:
        """Have an entrant win a match: the other gives up after a move."""
        table_id, it = await self.table(match), await self.it()
        club = self.harness.club
        await step(club, await club.tables.snapshot(table_id))
        loser = self.actor(it, next(each for each in match.entrants if each != winner))
        await resign(loser, table_id)
        # The bot may be looking already, by itself.
        while match.key in {each.key for each in await self.playable()}:
            await self.look()

    async def play_week(self) -> None:
        """Let the lower numbers win what can be played."""
        while playable := await self.playable():
            await self.win(playable[0], min(playable[0].entrants))

    async def play_season(self) -> None:
        await self.play_week()
        while (await self.league()).running is not None:
            await self.later(WEEK)
            await self.play_week()

    def told(self, words: str) -> list[Json]:
        """The messages in the channel, besides that one, that say something."""
        every = self.harness.north.messages()
        return [one for one in every if words in texts(one) and not self.shows(one)]

    async def tells(self, words: str, count: int = 1) -> list[Json]:
        """Wait until so many messages say something, and see that no more do."""
        # A match is said to be open in its thread: it is tried again while that is being opened.
        pulse = self.harness.discord.world.pulse
        await pulse.until(lambda: len(self.told(words)) >= count, PATIENCE)
        await self.quiet()
        found = self.told(words)
        assert len(found) == count, [texts(one) for one in found]
        return found

    def pinged(self, message: Json) -> list[str]:
        return self.harness.discord.channel.messages[message["id"]].pinged


def menus_of(answer: Answer) -> list[Json]:
    """The menus of an answer: the hint of each, what may be chosen, and what is."""
    found, left = list[Json](), list[Any](answer.message["components"])
    while left:
        each = left.pop(0)
        left += each.get("components", [])
        if "options" in each:
            values = [one["value"] for one in each["options"]]
            chosen = [one["value"] for one in each["options"] if one.get("default")]
            hint = each.get("placeholder", "")
            found.append({"hint": hint, "values": values, "chosen": chosen})
    return found
