"""Where the days of `tests/proof/deadlines/simulation.py` are lived through."""

from pathlib import Path

from club.club import Club
from club.core.deadlines import ContactPreferences
from club.core.people import Person, Place
from data.storage.database import Database
from playground.driver import StandIn
from tests.club.club_helpers import InProcessPlayers, dice
from tests.proof.deadlines.file_clock import FileClock
from tests.proof.deadlines.member_behaviour import BEGIN
from tests.proof.deadlines.reminder_bots import Disruptions, ReminderBots
from tests.proof.deadlines.timeline_checker import TimelineChecker


class SimulatedServer:
    """Where a life takes place.

    Attributes:
        clock: The time, for all processes.
        club: Does what members do.
        bots: The processes that remind.
        checker: Reads what they send.
        people: The members, by id.
        own: How each wants to be called.
    """

    def __init__(
        self,
        folder: Path,
        discord: StandIn,
        database: Database,
        url: str,
        disruptions: Disruptions,
    ) -> None:
        self.discord = discord
        self.database = database
        self.clock = FileClock(folder / "time")
        self.clock.set(BEGIN)
        self.club = Club(database, players=InProcessPlayers(), clock=self.clock, entropy=dice())
        members = discord.members.values()
        self.people = {one.id: Person(one.id, one.name) for one in members}
        self.own: dict[int, ContactPreferences] = {}
        self.checker = TimelineChecker(discord, database, self.people, self.own)
        self.bots = ReminderBots(discord, folder, url, disruptions)
        self.place = Place(int(discord.guild.id), "Card house", int(discord.channel.id), "cards")
