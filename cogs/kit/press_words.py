"""What presses of a kind say, as it stands in their custom_ids: each kind's words as a type."""

from enum import StrEnum


class ConfirmWord(StrEnum):
    """Whether ending a deal asks twice."""

    ON = "on"
    OFF = "off"


class SeatWord(StrEnum):
    """What is done about a challenge or an open seat."""

    ACCEPT = "accept"
    DECLINE = "decline"
    WITHDRAW = "withdraw"
    RULES = "rules"
    MORE = "more"
    # The same in a list of the member's games, which stays a list.
    DECLINE_LISTED = "declinelisted"
    WITHDRAW_LISTED = "withdrawlisted"


class QuitWord(StrEnum):
    """The question whether to give up, and its answers."""

    ASK = "ask"
    YES = "yes"
    NO = "no"


class LevelStep(StrEnum):
    """Against which computer to play next: the level below the last one's, or above."""

    EASIER = "easier"
    STRONGER = "stronger"


class LobbyWord(StrEnum):
    """What is done at a lobby; the first two name a side."""

    JOIN = "join"
    COMPUTER = "computer"
    LEAVE = "leave"
    START = "start"
    WITHDRAW = "withdraw"


class LeftWord(StrEnum):
    """What is done about a seat that was left, besides voting."""

    ME = "me"
    BACK = "back"


class LateWord(StrEnum):
    """What is done once the opponent's time is over."""

    WAIT = "wait"
    CLAIM = "claim"
    COMPUTER = "computer"


class PauseWord(StrEnum):
    """What is done about a pause: on the question, and at the table, in the hand or a list."""

    AGREE = "agree"
    NO = "no"
    RESUME = "resume"
    ASK = "ask"
    GO_ON = "goon"


class WatchWord(StrEnum):
    """What a spectator asks for."""

    LOOK = "look"
    AGAIN = "again"
    FOLLOW = "follow"
    UNFOLLOW = "unfollow"


class PlayWord(StrEnum):
    """What is asked for on the panel of `/gin play`: a page, an opponent, or other rules."""

    HOME = "home"
    FRIEND = "friend"
    ANYONE = "anyone"
    MORE = "more"
    COMPUTER = "computer"
    SEAT = "seat"
    QUEUE = "queue"
    WITH = "with"
    SEATS = "seats"
    VARIANT = "variant"
    PAGE = "page"
    CONTEST = "contest"
    TARGET = "target"
    LEVEL = "level"


class FriendWord(StrEnum):
    """What is done about one of a list, or which list is turned over."""

    CHALLENGE = "challenge"
    REMOVE = "remove"
    UNBLOCK = "unblock"
    ADD = "add"
    BLOCK = "block"
    FRIENDS = "friends"
    BLOCKED = "blocked"


class HintWord(StrEnum):
    """What is asked of a hint that is there already."""

    WHY = "why"


class AwayWord(StrEnum):
    """What is asked for on the page of being away, besides a day."""

    PAGE = "page"
    BACK = "back"
    TYPE = "type"


class ExportWord(StrEnum):
    """The page of a member's games as a file, and the files there are."""

    PAGE = "page"
    RESULTS = "results"
    RECORDS = "records"


class DataWord(StrEnum):
    """What is done with what is stored about a member."""

    COPY = "copy"
    ASK = "ask"
    FORGET = "forget"
    KEEP = "keep"


class SetWord(StrEnum):
    """A step on a panel of settings: what is shown, or set."""

    SHOW = "show"
    PART = "part"
    TO = "to"
    THESE = "these"
    TYPE = "type"
