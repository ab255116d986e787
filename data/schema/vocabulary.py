"""The words of columns with a fixed vocabulary, as stored; damaged rows may hold other text."""

from enum import StrEnum
from typing import Final

from engine.words import Word


class PlaceKind(StrEnum):
    """What kind of place games are played in, which decides what the bot may do there."""

    SERVER = "server"  # that has the bot
    DIRECT = "direct"  # a member's direct messages with the bot, which may write there
    GROUP = "group"  # a private chat among members
    VISITED = "visited"  # a channel of a server without the bot
    BETWEEN = "between"  # a match of two servers, which share no channel: there are hands alone


# Where the bot may only answer interactions; such a place is a channel, under whose id it goes.
ANSWERS_ONLY: Final = frozenset({PlaceKind.GROUP, PlaceKind.VISITED, PlaceKind.BETWEEN})


class TableStatus(StrEnum):
    """How far a table has come, from the challenge to its end."""

    WAITING = "waiting"
    PLAYING = "playing"
    FINISHED = "finished"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


class EndCause(StrEnum):
    """What ended a game that wasn't played to its end; nothing where a player resigned."""

    AGREED = "agreed"  # its players called it off
    IDLE = "idle"  # nobody went on with it
    OUT_OF_TIME = "out_of_time"  # forfeited by a player whose time was over
    LEFT = "left"  # forfeited by a player who had left the table, as the others voted
    DECIDED = "decided"  # forfeited, as the server's managers decided


class TableKind(StrEnum):
    """What is kept of a table: a game played here, or the score of one with real cards."""

    CARDS = "cards"
    SHEET = "sheet"


class DisplayKind(StrEnum):
    """What a message of a table shows."""

    CHALLENGE = "challenge"
    TABLE = "table"
    SETTLEMENT = "settlement"
    ROUND = "round"
    RESULT = "result"
    SHEET = "sheet"
    SEAT = "seat"
    HAND = "hand"
    NOTICE = "notice"
    ENDED = "ended"
    OUTSIDE = "outside"
    UNREADABLE = "unreadable"
    ANNULLED = "annulled"


class PanelPurpose(Word):
    """What a panel's rules are for; a preset's are for the first three, and to be saved."""

    CHALLENGE = "challenge"
    OPEN = "open"
    PRACTICE = "practice"
    COUNTER = "counter"
    PRESET = "preset"
