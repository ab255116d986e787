"""The state of the world: people, servers, channels, messages, and who hears of a change."""

import mimetypes
import secrets
from collections.abc import Callable, Iterable

from playground.standin.clock import Clock, Snowflakes
from playground.standin.errors import CannotDoError, refusal
from playground.standin.models import (
    ACTIVE,
    COMPLETED,
    DM,
    GROUP_DM,
    LOCALES,
    SCHEDULED,
    TEXT,
    Channel,
    Emoji,
    Guild,
    Interaction,
    Json,
    Message,
    Role,
    ScheduledEvent,
    StoredFile,
    User,
)
from playground.standin.permissions import BITS, EVERYONE, EVERYTHING, bits
from playground.standin.pulse import Pulse

Listener = Callable[[str, object], None]

NAMES = ("North", "South", "East", "West")
NONCE_SECONDS = 300
MINUTE = 60


class World:
    """Everything that Discord knows, in memory.

    Changes go through the methods here or are followed by `publish`, so that the
    gateway, the page and every waiting test hear of them.

    Attributes:
        url: Where the stand-in is served, without a slash at the end.
        late_edit_limit: How many edits a message older than an hour allows.
        commands_made: When commands were made in each server, or for all (None).
        denied: Permissions that the bot lacks in every new channel, by name.
        thread_limit: How many threads a server may have that aren't archived.
        dm_limit: How many more channels for direct messages may be opened for now; None for any
            number.
        install_opens_dms: Whether the bot may write to a member who has installed the application
            and has no server in common with it. Discord doesn't say; it may not by default.
        no_access: The code that the bot meets where it is not: 50001, or 10003.
        asked: The permissions in servers that what the bot did has asked for, by name.
    """

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.ids = Snowflakes(self.clock)
        self.pulse = Pulse()
        self.clock.moved += (self._archive_idle, self.run_events, self.pulse.beat)
        self.listeners: list[Listener] = []
        self.url = ""
        self.token = secrets.token_urlsafe(36)
        self.late_edit_limit = 30
        self.denied: set[str] = set()
        self.thread_limit = 1000
        self.dm_limit: int | None = None
        self.install_opens_dms = False
        self.no_access = 50001
        self.asked: set[str] = set()
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.commands: dict[str, Json] = {}
        self.commands_made: dict[str | None, list[float]] = {}
        self.emojis: dict[str, Emoji] = {}
        self.files: dict[str, StoredFile] = {}
        self.interactions: dict[str, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.private: dict[str, str] = {}
        """Whom each ephemeral message is for, by its id; of those that are deleted too."""
        self.bot = self.add_user("Undercut", bot=True)

    @property
    def application_id(self) -> str:
        """The application's id, which is its bot's id too."""
        return self.bot.id

    def publish(self, event: str, subject: object) -> None:
        """Tell everybody that something changed.

        Args:
            event: What happened, such as "message_create".
            subject: The thing it happened to.
        """
        for listener in self.listeners:
            listener(event, subject)
        self.pulse.beat()

    def keep(self, name: str, content: bytes) -> str:
        """Keep a file for the CDN; answers its id."""
        file_id = self.ids.next()
        content_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.files[file_id] = StoredFile(name, content, content_type)
        return file_id

    # People and servers

    def add_user(self, name: str, *, bot: bool = False) -> User:
        """Make an account that is in no server yet."""
        username = name if bot else name.casefold().replace(" ", "_")
        user = User(self.ids.next(), username, name, bot)
        self.users[user.id] = user
        return user

    def next_name(self) -> str:
        """Give the name of the next member: four compass points, then numbers."""
        people = sum(not user.bot for user in self.users.values())
        return NAMES[people] if people < len(NAMES) else f"Member {people + 1}"

    def add_guild(
        self, name: str, owner: User, *, guild_id: str | None = None, bot: bool = True
    ) -> Guild:
        """Make a server with its owner in it, and the bot unless it is to stay out."""
        guild = Guild(guild_id or self.ids.next(), name, owner.id)
        self.guilds[guild.id] = guild
        self.join(guild, owner)
        if bot:
            self.join(guild, self.bot)
        return guild

    def join(self, guild: Guild, user: User) -> None:
        """Let somebody into a server; for the bot itself the server appears."""
        guild.members[user.id] = self.clock.now()
        if user is self.bot:
            self.publish("guild_create", guild)
        else:
            self.publish("member_add", (guild, user))

    def leave(self, guild: Guild, user: User) -> None:
        """Take somebody out of a server; for the bot itself the server vanishes."""
        del guild.members[user.id]
        guild.held.pop(user.id, None)
        if user is self.bot:
            self.publish("guild_delete", guild)
        else:
            self.publish("member_remove", (guild, user))

    # Roles

    def add_role(self, guild: Guild, name: str, *permissions: str, managed: bool = False) -> Role:
        """Make a role above all others that there are, with permissions by name."""
        position = 1 + max((each.position for each in guild.roles.values()), default=0)
        role = Role(self.ids.next(), name, position, bits({*permissions}), managed)
        guild.roles[role.id] = role
        self.publish("role_create", (guild, role))
        return role

    def permit(self, guild: Guild, role: Role, *permissions: str) -> None:
        """Let whoever has a role do more, by the permissions' names."""
        role.permissions |= bits({*permissions})
        self.publish("role_update", (guild, role))

    def forbid(self, guild: Guild, *permissions: str) -> None:
        """Take permissions from @everyone, by name."""
        guild.everyone &= ~bits({*permissions})
        role = Role(guild.id, "@everyone", 0, guild.everyone)
        self.publish("role_update", (guild, role))

    def remove_role(self, guild: Guild, role: Role) -> None:
        """Take a role away, from whoever has it too."""
        del guild.roles[role.id]
        for held in guild.held.values():
            held.discard(role.id)
        self.publish("role_delete", (guild, role))

    def give_role(self, guild: Guild, user: User, role: Role) -> None:
        """Give a member a role, which they may have already."""
        guild.held.setdefault(user.id, set()).add(role.id)
        self.publish("held_roles", (guild, user))

    def take_role(self, guild: Guild, user: User, role: Role) -> None:
        """Take a role from a member, who may not have it."""
        guild.held.get(user.id, set()).discard(role.id)
        self.publish("held_roles", (guild, user))

    def top_position(self, guild: Guild, user: User) -> int:
        """Give how high a member's highest role stands."""
        held = guild.held.get(user.id, ())
        return max((guild.roles[each].position for each in held), default=0)

    # Events

    def add_event(self, event: ScheduledEvent) -> None:
        """Put an event into its server's calendar."""
        self.guilds[event.guild_id].events[event.id] = event
        self.publish("event_create", event)

    def remove_event(self, event: ScheduledEvent) -> None:
        """Take an event out of its server's calendar."""
        del self.guilds[event.guild_id].events[event.id]
        self.publish("event_delete", event)

    def run_events(self) -> None:
        """Begin and end the events whose time has come, as Discord does by itself."""
        now = self.clock.now()
        for event in [each for guild in self.guilds.values() for each in guild.events.values()]:
            if event.status == SCHEDULED and event.starts <= now:
                event.status = ACTIVE
                self.publish("event_update", event)
            if event.status == ACTIVE and event.ends <= now:
                event.status = COMPLETED
                self.publish("event_update", event)

    def share_a_guild(self, one: User, other: User) -> bool:
        """Tell whether two accounts are in one server together."""
        return any(
            one.id in guild.members and other.id in guild.members for guild in self.guilds.values()
        )

    # Channels

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """Make a text channel."""
        position = sum(c.guild_id == guild.id for c in self.channels.values())
        channel = Channel(self.ids.next(), TEXT, name, guild.id, position, denied={*self.denied})
        self.channels[channel.id] = channel
        self.publish("channel_create", channel)
        return channel

    def deny(self, channel: Channel, *permissions: str) -> None:
        """Take permissions from the bot in a channel, by name."""
        channel.denied |= {*permissions}
        self.publish("channel_update", channel)

    def allow(self, channel: Channel, *permissions: str) -> None:
        """Give the bot permissions back that were taken in a channel."""
        channel.denied -= {*permissions}
        self.publish("channel_update", channel)

    def remove_channel(self, channel: Channel) -> None:
        """Take a channel or a thread away, with the threads under it and all that was said."""
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self.remove_channel(thread)
        del self.channels[channel.id]
        self.publish("thread_delete" if channel.is_thread else "channel_delete", channel)

    def restore_channel(self, channel: Channel) -> None:
        """Put a channel or a thread that was taken away back, as it was."""
        self.channels[channel.id] = channel
        self.publish("thread_create" if channel.is_thread else "channel_create", channel)

    def place_of(self, interaction: Interaction) -> Channel:
        """Give the channel in which an interaction began.

        Raises:
            ApiError: 10003 if it is gone.
        """
        if (channel := self.channels.get(interaction.channel_id)) is None:
            raise refusal(10003)
        return channel

    def open_dm(self, user: User) -> Channel:
        """Give the channel between the bot and a member, made on first use."""
        if (there := self.dm_of(user)) is not None:
            return there
        channel = Channel(self.ids.next(), DM, user.name, recipient_id=user.id)
        self.channels[channel.id] = channel
        self.publish("channel_create", channel)
        return channel

    def dm_of(self, user: User) -> Channel | None:
        """Give the channel between the bot and a member, where there is one."""
        mine = (c for c in self.channels.values() if c.type == DM and c.recipient_id == user.id)
        return next(mine, None)

    def add_group(self, owner: User, *others: User, name: str = "") -> Channel:
        """Make a group of members, which no bot is ever in."""
        people = [user.id for user in (owner, *others)]
        return self._add_private(Channel(self.ids.next(), GROUP_DM, name, people=people))

    def add_dm(self, one: User, other: User) -> Channel:
        """Make the channel between two members for their direct messages."""
        return self._add_private(Channel(self.ids.next(), DM, people=[one.id, other.id]))

    def _add_private(self, channel: Channel) -> Channel:
        channel.owner_id = channel.people[0] if channel.type == GROUP_DM else None
        self.channels[channel.id] = channel
        self.publish("channel_create", channel)
        return channel

    def add_thread(self, thread: Channel) -> None:
        """Put a new thread under its channel."""
        thread.changed = self.clock.now()
        self.channels[thread.id] = thread
        self.publish("thread_create", thread)

    def archive_if_idle(self, channel: Channel) -> None:
        """Archive a thread in which nothing has happened for as long as it waits for something."""
        if not channel.is_thread or channel.archived:
            return
        last = max((each.created for each in channel.messages.values()), default=0.0)
        if self.clock.now() - max(last, channel.changed) >= channel.auto_archive * MINUTE:
            self.archive(channel, archived=True)

    def archive(self, thread: Channel, *, archived: bool) -> None:
        """Archive a thread, or open it again."""
        thread.archived, thread.changed = archived, self.clock.now()
        self.publish("thread_update", thread)

    def _archive_idle(self) -> None:
        for channel in list(self.channels.values()):
            self.archive_if_idle(channel)

    def guild_of(self, channel: Channel) -> Guild | None:
        """Give the server that a channel belongs to, or None for a private channel."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def has_bot(self, channel: Channel) -> bool:
        """Tell whether the bot is in a channel's server, or at one end of a private channel."""
        guild = self.guild_of(channel)
        return channel.recipient_id is not None if guild is None else self.bot.id in guild.members

    def may(self, channel: Channel) -> int:
        """Give the bot's permission bits in a channel."""
        guild = self.guild_of(channel)
        held = EVERYONE if guild is None else self.permissions_of(guild, self.bot)
        return held & ~bits(self._parent(channel).denied | channel.denied)

    def permissions_of(self, guild: Guild, user: User) -> int:
        """Give a member's permission bits in a server; its owner may do everything."""
        if guild.owner_id == user.id:
            return EVERYTHING
        held = guild.everyone
        for role_id in guild.held.get(user.id, ()):
            held |= guild.roles[role_id].permissions
        return held

    def permissions_in(self, guild: Guild, channel: Channel, user: User) -> int:
        """Give a member's permission bits in a channel of a server."""
        held = self.permissions_of(guild, user)
        if held & BITS["administrator"]:
            return held
        parent = self._parent(channel)
        held &= ~bits(parent.withheld | channel.withheld)
        for role_id in guild.held.get(user.id, ()):
            held |= bits(parent.allowed.get(role_id, set()))
        return held

    def _parent(self, channel: Channel) -> Channel:
        return self.channels[channel.parent_id] if channel.parent_id else channel

    def sees(self, user: User, channel: Channel) -> bool:
        """Tell whether a member has a channel in front of them."""
        guild = self.guild_of(channel)
        if guild is None:
            return user.id in (channel.recipient_id, *channel.people)
        return user.id in guild.members

    # Messages

    def visible(self, user: User, channel: Channel) -> Iterable[Message]:
        """Give the messages that a member sees in a channel, oldest first."""
        return [
            message
            for message in channel.messages.values()
            if message.only_for in (None, user.id) and not message.dismissed
        ]

    def add_message(self, message: Message) -> None:
        """Put a message into its channel."""
        channel = self.channels[message.channel_id]
        channel.messages[message.id] = message
        if message.only_for is not None:
            self.private[message.id] = message.only_for
        self.publish("message_create", message)

    def changed_message(self, message: Message) -> None:
        """Mark a message as edited."""
        message.edited = self.clock.now()
        self.publish("message_update", message)

    def remove_message(self, message: Message) -> None:
        """Take a message away for everybody."""
        del self.channels[message.channel_id].messages[message.id]
        self.publish("message_delete", message)

    def find_message(self, channel: Channel, message_id: str) -> Message:
        """Give a message of a channel, an ephemeral one included.

        Raises:
            ApiError: 10008 if it isn't there.
        """
        if (message := channel.messages.get(message_id)) is None:
            raise refusal(10008)
        return message

    def repeated(self, channel: Channel, nonce: str) -> Message | None:
        """Give the bot's message of the last minutes that has the same nonce."""
        oldest = self.clock.now() - NONCE_SECONDS
        for message in reversed(channel.messages.values()):
            # One that a fault has made older on purpose may stand among younger ones.
            if message.created < oldest:
                continue
            if message.nonce == nonce and message.author_id == self.bot.id:
                return message
        return None

    def say(self, user: User, channel: Channel, content: str) -> Message:
        """Let a member write a plain message.

        Raises:
            CannotDoError: If the member doesn't see the channel.
        """
        if not self.sees(user, channel):
            raise CannotDoError(f"{user.name} does not see that channel")
        message = Message(self.ids.next(), channel.id, user.id, self.clock.now(), content)
        self.add_message(message)
        return message

    def dismiss(self, user: User, message: Message) -> None:
        """Let a member put an ephemeral message away.

        Raises:
            CannotDoError: If it isn't an ephemeral message to this member.
        """
        if message.only_for != user.id:
            raise CannotDoError("only one's own ephemeral messages can be dismissed")
        message.dismissed = True
        self.publish("message_dismiss", message)

    def set_dm(self, user: User, *, open_: bool) -> None:
        """Let a member open or close their direct messages."""
        user.dm_open = open_
        self.publish("member_update", user)

    def set_locale(self, user: User, locale: str) -> None:
        """Let a member set the language of their client.

        Raises:
            CannotDoError: If Discord's client has no such language.
        """
        if locale not in LOCALES:
            raise CannotDoError(f"{locale!r} is no language of Discord's client")
        user.locale = locale
        self.publish("member_update", user)
