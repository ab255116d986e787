"""The words of columns with a fixed vocabulary, as stored; damaged rows may hold other text."""

from enum import StrEnum

from engine.words import Word


class TableStatus(StrEnum):
    """How far a table has come, from the challenge to its end."""

    WAITING = "waiting"
    PLAYING = "playing"
    FINISHED = "finished"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


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
