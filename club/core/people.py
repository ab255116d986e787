"""Who asks the club for something, and from where."""

from dataclasses import dataclass, field

from club.core.text_limits import NAME, PLACE_NAME, clipped


@dataclass(frozen=True, slots=True)
class Person:
    """A member as Discord shows them.

    Attributes:
        member_id: The account's id.
        name: The name shown in the server, of at most `NAME` code points.
        bot: Whether the account is a program's.
        roles: The roles that they have in the server, where that is known.
    """

    member_id: int
    name: str
    bot: bool = False
    roles: frozenset[int] = field(default=frozenset(), compare=False)

    def __post_init__(self) -> None:
        """Hold the name to its limit."""
        object.__setattr__(self, "name", clipped(self.name, NAME))


@dataclass(frozen=True, slots=True)
class Place:
    """The channel of a server in which something was asked for.

    Attributes:
        server_name: The server's name, of at most `PLACE_NAME` code points.
        channel_name: The channel's, of as many.
        parent_id: Of a thread, the channel that it belongs to.
        locale: The server's preferred locale, where Discord has just told it.
    """

    server_id: int
    server_name: str
    channel_id: int
    channel_name: str
    parent_id: int | None = field(default=None, compare=False)
    locale: str | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        """Hold the names to their limit."""
        object.__setattr__(self, "server_name", clipped(self.server_name, PLACE_NAME))
        object.__setattr__(self, "channel_name", clipped(self.channel_name, PLACE_NAME))
