"""The state of the world: people, servers, channels, messages, and who hears of a change."""

import mimetypes
import secrets
from collections.abc import Callable, Iterable

from playground.standin.clock import Clock, Snowflakes
from playground.standin.errors import CannotDoError, refusal
from playground.standin.models import (
    DM,
    LOCALES,
    TEXT,
    Channel,
    Emoji,
    Guild,
    Interaction,
    Json,
    Message,
    StoredFile,
    User,
)
from playground.standin.permissions import EVERYONE, EVERYTHING, bits
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
    """

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.ids = Snowflakes(self.clock)
        self.pulse = Pulse()
        self.clock.moved += (self._archive_idle, self.pulse.beat)
        self.listeners: list[Listener] = []
        self.url = ""
        self.token = secrets.token_urlsafe(36)
        self.late_edit_limit = 30
        self.denied: set[str] = set()
        self.thread_limit = 1000
        self.dm_limit: int | None = None
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

    def add_guild(self, name: str, owner: User, *, guild_id: str | None = None) -> Guild:
        """Make a server with its owner and the bot in it."""
        guild = Guild(guild_id or self.ids.next(), name, owner.id)
        self.guilds[guild.id] = guild
        self.join(guild, owner)
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
        if user is self.bot:
            self.publish("guild_delete", guild)
        else:
            self.publish("member_remove", (guild, user))

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
        """Give the server that a channel belongs to, or None for a direct message."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def may(self, channel: Channel) -> int:
        """Give the bot's permission bits in a channel."""
        parent = self.channels[channel.parent_id] if channel.parent_id else channel
        return EVERYONE & ~bits(parent.denied | channel.denied)

    def permissions_of(self, guild: Guild, user: User) -> int:
        """Give a member's permission bits in a server; its owner may do everything."""
        return EVERYTHING if guild.owner_id == user.id else EVERYONE

    def sees(self, user: User, channel: Channel) -> bool:
        """Tell whether a member has a channel in front of them."""
        if channel.type == DM:
            return channel.recipient_id == user.id
        guild = self.guild_of(channel)
        return guild is not None and user.id in guild.members

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
            if message.created < oldest:
                return None
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
