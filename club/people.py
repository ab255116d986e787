"""Who asks the club for something, and from where."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Person:
    """A member as Discord shows them.

    Attributes:
        member_id: The account's id.
        name: The name shown in the server.
        bot: Whether the account is a program's.
        roles: The roles that they have in the server, where that is known.
    """

    member_id: int
    name: str
    bot: bool = False
    roles: frozenset[int] = field(default=frozenset(), compare=False)


@dataclass(frozen=True, slots=True)
class Place:
    """The channel of a server in which something was asked for.

    Attributes:
        parent_id: Of a thread, the channel that it belongs to.
        locale: The server's preferred locale, where Discord has just told it.
    """

    server_id: int
    server_name: str
    channel_id: int
    channel_name: str
    parent_id: int | None = field(default=None, compare=False)
    locale: str | None = field(default=None, compare=False)
