"""A server on each shard with its members, and the tables that run there before any bot starts."""

from dataclasses import dataclass
from typing import Final

from club.club import Club
from club.core.deadlines import NO_TERMS
from club.core.people import Person, Place
from engine.rules import PRESETS, Rules, write_rules
from playground.driver import Actor, StandIn
from playground.standin.models import Channel, Guild
from tests.proof.concurrency.sharded_evening import furnish

LEVEL: Final = "novice"
"""Who plays for the computer: the level that thinks least."""

SHORT: Final = PRESETS.rules("standard", game_target=20)
"""Games of a deal or two."""

LONG: Final = PRESETS.rules("standard")

PRACTICES: Final = 4
"""Games against the computer for every five tables; a member may have ten of them."""

A_SHORT_ONE: Final = 3
"""One of so many games is short."""


@dataclass(frozen=True)
class Meeting:
    """Who plays at a table, and where; alone against the computer."""

    host: Actor
    guest: Actor | None
    channel: Channel
    server: Guild

    @property
    def place(self) -> Place:
        """The channel, as the bot will know it: a message isn't drawn anew for another name."""
        return Place(int(self.server.id), self.server.name, int(self.channel.id), self.channel.name)


def names(members: int) -> tuple[str, ...]:
    """The members' names."""
    return "North", "South", *(f"Player {number}" for number in range(3, members + 1))


def meetings(discord: StandIn, tables: int) -> list[Meeting]:
    """Make the servers, and say who meets whom at so many tables: everybody at about as many."""
    people, channels = [*discord.members.values()], furnish(discord)
    at_home: list[list[Actor]] = [people[at :: len(channels)] for at in range(len(channels))]
    for here, channel in zip(at_home, channels, strict=True):
        channel.denied |= discord.world.denied
        for actor in here:
            actor.home = channel
    found: list[Meeting] = []
    for number in range(tables):
        channel, here = channels[number % len(channels)], at_home[number % len(channels)]
        turn = number // len(channels)
        host = here[turn % len(here)]
        # Whoever is met is somebody else each time round.
        other = here[(turn + 1 + turn // len(here)) % len(here)]
        alone = turn % 5 < PRACTICES or other is host
        server = discord.world.guilds[channel.guild_id or ""]
        found.append(Meeting(host, None if alone else other, channel, server))
    return found


async def set_rules(club: Club, found: list[Meeting]) -> None:
    """Have no clock for turns, short games be usual and results stay, in every server."""
    for place in {one.channel.id: one.place for one in found}.values():
        person = _person(found[0].host)
        for name, value in (("rules", write_rules(SHORT)), ("tidy", 0)):
            await club.settings.set_server(place, person, name, value)


async def seat(club: Club, found: list[Meeting]) -> None:
    """Begin all these games."""
    for number, one in enumerate(found, 1):
        rules: Rules = LONG if number % A_SHORT_ONE else SHORT
        host = _person(one.host)
        if one.guest is None:
            await club.starting.practice(one.place, host, rules, LEVEL, number)
            continue
        guest = _person(one.guest)
        waits = await club.starting.challenge(one.place, host, guest, rules, clock=NO_TERMS)
        await club.starting.accept(waits.table.table_id, guest, number)


def _person(actor: Actor) -> Person:
    return Person(actor.id, actor.name)
