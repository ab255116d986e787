"""Which gateway event a change of the world becomes, and which shard and intents it needs."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import cast

from playground.standin.models import (
    DM,
    Channel,
    Guild,
    Interaction,
    Json,
    Message,
    Role,
    ScheduledEvent,
    User,
)
from playground.standin.shapes import (
    channel_json,
    event_json,
    guild_create_json,
    interaction_json,
    member_json,
    message_json,
    role_json,
    user_json,
)
from playground.standin.world import World

GUILDS, GUILD_MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15
GUILD_SCHEDULED_EVENTS = 1 << 16


def shard_of(guild_id: str, count: int) -> int:
    """Give the shard that hears of a server."""
    return (int(guild_id) >> 22) % count


@dataclass(frozen=True)
class Routed:
    """An event on its way.

    Attributes:
        guild_id: Whose shard gets it; None goes to shard 0, as direct messages do.
        intents: Any one of these lets it through; 0 needs none.
        data: Makes the event's data for a session's intents.
    """

    name: str
    guild_id: str | None
    intents: int
    data: Callable[[int], Json]

    def is_for(self, shard: tuple[int, int], intents: int) -> bool:
        """Tell whether a session gets this event."""
        number, count = shard
        home = 0 if self.guild_id is None else shard_of(self.guild_id, count)
        return home == number and (not self.intents or bool(self.intents & intents))


def route(world: World, event: str, subject: object) -> Iterator[Routed]:
    """Give the gateway events that a change becomes; most pages' events become none.

    Of a server or a private channel that the bot is not in, it hears of interactions alone.
    """
    kind, _, action = event.partition("_")
    match kind:
        case "message" if action in ("create", "update", "delete"):
            yield from _message(world, action, cast("Message", subject))
        case "interaction":
            interaction = cast("Interaction", subject)
            data = interaction_json(world, interaction)
            yield Routed("INTERACTION_CREATE", interaction.guild_id, 0, lambda _: data)
        case "guild":
            yield _guild(world, action, cast("Guild", subject))
        case "channel" | "thread":
            yield from _channel(world, event.upper(), cast("Channel", subject))
        case "role":
            yield _role(action, *cast("tuple[Guild, Role]", subject))
        case "event":
            yield from _event(world, action, cast("ScheduledEvent", subject))
        case "held":
            yield from _held(world, *cast("tuple[Guild, User]", subject))
        case "member" if action in ("add", "remove"):
            yield from _member(world, action, *cast("tuple[Guild, User]", subject))


def _message(world: World, action: str, message: Message) -> Iterator[Routed]:
    channel = world.channels[message.channel_id]
    if message.only_for is not None or not world.has_bot(channel):
        return
    needed = DIRECT_MESSAGES if channel.type == DM else GUILD_MESSAGES
    if action == "delete":
        gone: Json = {"id": message.id, "channel_id": channel.id}
        if channel.guild_id is not None:
            gone["guild_id"] = channel.guild_id
        yield Routed("MESSAGE_DELETE", channel.guild_id, needed, lambda _: gone)
        return
    whole = message_json(world, message, gateway=True)
    readable = (
        message.author_id == world.bot.id
        or channel.type == DM
        or f"<@{world.bot.id}>" in message.content
    )
    blank = whole | {"content": "", "components": [], "embeds": [], "attachments": []}

    def data(intents: int) -> Json:
        return whole if readable or intents & MESSAGE_CONTENT else blank

    yield Routed(f"MESSAGE_{action.upper()}", channel.guild_id, needed, data)


def _guild(world: World, action: str, guild: Guild) -> Routed:
    if action == "delete":
        return Routed("GUILD_DELETE", guild.id, GUILDS, lambda _: {"id": guild.id})

    def data(intents: int) -> Json:
        return guild_create_json(world, guild, everyone=bool(intents & GUILD_MEMBERS))

    return Routed("GUILD_CREATE", guild.id, GUILDS, data)


def _channel(world: World, name: str, channel: Channel) -> Iterator[Routed]:
    if channel.guild_id is None or not world.has_bot(channel):
        return
    data = channel_json(world, channel)
    if name == "THREAD_CREATE":
        data["newly_created"] = True
    yield Routed(name, channel.guild_id, GUILDS, lambda _: data)


def _member(world: World, action: str, guild: Guild, user: User) -> Iterator[Routed]:
    if world.bot.id not in guild.members:
        return
    data: Json = {"guild_id": guild.id, "user": user_json(user)}
    if action == "add":
        data |= member_json(world, guild, user)
    yield Routed(f"GUILD_MEMBER_{action.upper()}", guild.id, GUILD_MEMBERS, lambda _: data)


def _role(action: str, guild: Guild, role: Role) -> Routed:
    of_guild: Json = {"guild_id": guild.id}
    told = {"role_id": role.id} if action == "delete" else {"role": role_json(role)}
    return Routed(f"GUILD_ROLE_{action.upper()}", guild.id, GUILDS, lambda _: of_guild | told)


def _event(world: World, action: str, event: ScheduledEvent) -> Iterator[Routed]:
    if world.bot.id not in world.guilds[event.guild_id].members:
        return
    name, data = f"GUILD_SCHEDULED_EVENT_{action.upper()}", event_json(world, event)
    yield Routed(name, event.guild_id, GUILD_SCHEDULED_EVENTS, lambda _: data)


def _held(world: World, guild: Guild, user: User) -> Iterator[Routed]:
    """Tell of a member's roles: of the bot's own without the members intent too."""
    if world.bot.id not in guild.members:
        return
    needed = GUILDS if user is world.bot else GUILD_MEMBERS
    data = member_json(world, guild, user) | {"guild_id": guild.id}
    yield Routed("GUILD_MEMBER_UPDATE", guild.id, needed, lambda _: data)


def members_chunk(world: World, wanted: Json) -> Json:
    """Answer a request for a server's members."""
    guild = world.guilds[wanted["guild_id"]]
    people = [world.users[user_id] for user_id in guild.members]
    if ids := wanted.get("user_ids"):
        people = [user for user in people if user.id in {str(user_id) for user_id in ids}]
    prefix = (wanted.get("query") or "").casefold()
    people = [user for user in people if user.name.casefold().startswith(prefix)]
    return {
        "guild_id": guild.id,
        "members": [member_json(world, guild, user) for user in people],
        "chunk_index": 0,
        "chunk_count": 1,
        "nonce": wanted.get("nonce"),
    }
