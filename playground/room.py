"""The place where tests and the playground begin: a server, a channel, and people."""

from collections.abc import Iterable
from dataclasses import dataclass

from playground.standin.models import Channel, Guild, User
from playground.standin.world import World


@dataclass(frozen=True)
class Room:
    """A furnished server."""

    guild: Guild
    channel: Channel
    people: tuple[User, ...]


def furnish(world: World, names: Iterable[str]) -> Room:
    """Make the server "The Card Room" with its channel "gin-table" and some members.

    Args:
        world: An empty world.
        names: The members' names; the first one owns the server.
    """
    owner_name, *others = names
    owner = world.add_user(owner_name)
    guild = world.add_guild("The Card Room", owner)
    channel = world.add_channel(guild, "gin-table")
    people = [owner]
    for name in others:
        people.append(world.add_user(name))
        world.join(guild, people[-1])
    return Room(guild, channel, tuple(people))
