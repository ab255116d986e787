"""Who asks the club for something, and from where."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """A member as Discord shows them.

    Attributes:
        member_id: The account's id.
        name: The name shown in the server.
        bot: Whether the account is a program's.
    """

    member_id: int
    name: str
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """The channel of a server in which something was asked for."""

    server_id: int
    server_name: str
    channel_id: int
    channel_name: str
