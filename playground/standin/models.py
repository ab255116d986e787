"""What the world consists of. Ids are text everywhere, as in Discord's JSON."""

from dataclasses import dataclass, field
from typing import Any

from playground.standin.permissions import EVERYONE

Json = dict[str, Any]

TEXT, DM, GROUP_DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 3, 11, 12
EPHEMERAL, HAS_THREAD, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 5, 1 << 7, 1 << 15
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
"""The types of interactions."""
IN_GUILD, IN_BOT_DM, IN_PRIVATE = 0, 1, 2
"""The contexts of interactions: in a server, with the bot, and among people without it."""
GUILD_INSTALL, USER_INSTALL = 0, 1
"""The ways in which an application is installed."""
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
"""How far an event of a server is."""
EXTERNAL = 3
"""The type of an event that is in no voice channel."""
LOCALES = (
    *("ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he"),
    *("hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru"),
    *("sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
)
"""The languages of Discord's client."""


@dataclass(eq=False)
class User:
    """Somebody with an account, a bot included.

    Attributes:
        dm_open: Whether they take direct messages.
        installed: Whether they have installed the application for themselves.
    """

    id: str
    username: str
    name: str
    bot: bool = False
    dm_open: bool = True
    installed: bool = False
    locale: str = "en-US"


@dataclass(eq=False)
class Role:
    """A role of a server besides @everyone; a managed one belongs to a bot.

    Attributes:
        permissions: The bits that it brings.
        position: How high it stands; @everyone is at 0.
    """

    id: str
    name: str
    position: int
    permissions: int = 0
    managed: bool = False


@dataclass(eq=False)
class ScheduledEvent:
    """An event in a server's calendar, in no voice channel.

    Attributes:
        location: Where it is, in words.
        starts: When it begins, in seconds since 1970.
        ends: When it ends.
    """

    id: str
    guild_id: str
    creator_id: str
    name: str
    location: str
    starts: float
    ends: float
    description: str | None = None
    status: int = SCHEDULED

    @property
    def ended(self) -> bool:
        """Whether it is over, so that nothing about it can change."""
        return self.status in (COMPLETED, CANCELED)


@dataclass(eq=False)
class Guild:
    """A server: who is in it and since when.

    Attributes:
        everyone: The permission bits of @everyone.
        roles: Its roles besides @everyone.
        held: Which roles each member has.
        events: Its calendar, with what is over.
    """

    id: str
    name: str
    owner_id: str
    locale: str = "en-US"
    everyone: int = EVERYONE
    members: dict[str, float] = field(default_factory=dict)
    roles: dict[str, Role] = field(default_factory=dict)
    held: dict[str, set[str]] = field(default_factory=dict)
    events: dict[str, ScheduledEvent] = field(default_factory=dict)


@dataclass(eq=False)
class Channel:
    """A text channel, a thread or a private channel.

    Attributes:
        denied: Permissions that the bot lacks here, by name.
        withheld: Permissions that members lack here, by name; the server's owner has all.
        allowed: Permissions that those with a role have here besides, by its id.
        owner_id: Who opened a thread or a group.
        recipient_id: The member at the other end of the bot's direct messages.
        people: Who is in a private channel that the bot is not in.
    """

    id: str
    type: int
    name: str = ""
    guild_id: str | None = None
    position: int = 0
    parent_id: str | None = None
    owner_id: str | None = None
    recipient_id: str | None = None
    people: list[str] = field(default_factory=list)
    denied: set[str] = field(default_factory=set)
    withheld: set[str] = field(default_factory=set)
    allowed: dict[str, set[str]] = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    auto_archive: int = 1440
    changed: float = 0.0
    thread_members: set[str] = field(default_factory=set)
    messages: dict[str, "Message"] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        """Whether this hangs under another channel."""
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)


@dataclass(eq=False)
class Message:
    """One message as it stands.

    Attributes:
        only_for: The one member who sees it, if it is ephemeral.
        dismissed: Whether that member has put it away.
        pinged: The members that it notifies.
        late_edits: How often it was edited when it was older than an hour.
    """

    id: str
    channel_id: str
    author_id: str
    created: float
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    flags: int = 0
    type: int = 0
    nonce: str | None = None
    reference: Json | None = None
    only_for: str | None = None
    dismissed: bool = False
    interaction_id: str | None = None
    pinged: list[str] = field(default_factory=list)
    edited: float | None = None
    late_edits: int = 0
    thread_id: str | None = None

    @property
    def is_v2(self) -> bool:
        """Whether it is made of components alone, which it stays for good."""
        return bool(self.flags & COMPONENTS_V2)


@dataclass(eq=False)
class Interaction:
    """A member's click or command, and what the bot answered.

    Attributes:
        kind: The type of the answer (4 to 9), or None while there is none.
        response_id: The message that `@original` means.
        shown_by: For a modal's submission, the interaction that showed the modal.
        failed: Whether the member saw that the interaction failed.
        owners: Through whose installations it came: by the way of installing, a server or a member.
        followups: How many follow-ups were sent.
    """

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    guild_id: str | None
    data: Json
    created: float
    message_id: str | None = None
    owners: dict[str, str] = field(default_factory=dict)
    shown_by: "Interaction | None" = None
    kind: int | None = None
    response_id: str | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    followups: int = 0
    failed: bool = False


@dataclass(eq=False)
class Emoji:
    """An emoji of the application."""

    id: str
    name: str
    image: bytes
    content_type: str


@dataclass(eq=False)
class StoredFile:
    """An uploaded file that the CDN serves."""

    name: str
    content: bytes
    content_type: str
