"""The places where tests and the playground begin, and the people in them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from playground.standin.models import Channel, Guild, User
from playground.standin.world import World

GROUP_SIZE = 3
"""How many members are in the group at most."""


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


def add_roles(world: World, guild: Guild) -> None:
    """Make roles that the bot may give, and one above them that lets it do that and announce."""
    for name in ("Card player", "Card champion"):
        world.add_role(guild, name)
    own = world.add_role(guild, world.bot.name, "manage_roles", "create_events", managed=True)
    world.give_role(guild, world.bot, own)


def open_private(world: World, people: Sequence[User]) -> None:
    """Give members what is outside the server, with the application installed for each of them.

    Each has the bot's direct messages; the first three are in the group "Card night".
    """
    for user in people:
        user.installed = True
        world.open_dm(user)
    if len(people) > 1:
        world.add_group(*people[:GROUP_SIZE], name="Card night")
