"""The member who asks the club for something, and the channel they ask in."""

from dataclasses import dataclass, field

from club.core.text_limits import NAME, PLACE_NAME, clipped


@dataclass(frozen=True, slots=True)
class Person:
    """A member as Discord shows them.

    Attributes:
        name: The name shown in the server, cut to `NAME`.
        roles: The roles that they have in the server, where those are known.
    """

    member_id: int
    name: str
    bot: bool = False
    roles: frozenset[int] = field(default=frozenset(), compare=False)

    def __post_init__(self) -> None:
        """Cut the name to its limit."""
        object.__setattr__(self, "name", clipped(self.name, NAME))


@dataclass(frozen=True, slots=True)
class Place:
    """The channel of a server in which something was asked for; names are cut to `PLACE_NAME`.

    Attributes:
        parent_id: Of a thread, the channel that it belongs to.
        locale: The server's preferred locale, if Discord has just reported it.
    """

    server_id: int
    server_name: str
    channel_id: int
    channel_name: str
    parent_id: int | None = field(default=None, compare=False)
    locale: str | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        """Cut the names to their limit."""
        object.__setattr__(self, "server_name", clipped(self.server_name, PLACE_NAME))
        object.__setattr__(self, "channel_name", clipped(self.channel_name, PLACE_NAME))
