"""What presses of a kind say, as it stands in their custom_ids: each kind's words as a type."""

from enum import StrEnum
from typing import Final


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


class AheadWord(StrEnum):
    """What is asked for of orders ahead of a turn.

    `these` says which are left for the running deal, `every` for all deals of the game.
    """

    ASK = "ask"
    THESE = "these"
    EVERY = "every"
    CLOSE = "close"
    TAKE_BACK = "takeback"


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


class OpponentsWord(StrEnum):
    """The question what a team does about its opponents if it loses, besides its answers."""

    ASK = "ask"


class LateWord(StrEnum):
    """What is done once the opponent's time is over."""

    WAIT = "wait"
    CLAIM = "claim"
    COMPUTER = "computer"


class QuietWord(StrEnum):
    """What is answered about a game in which nobody has moved for long."""

    PLAY_ON = "still"
    CALL_OFF = "off"


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


class DailyWord(StrEnum):
    """What is asked for on the pages of the daily match."""

    HOME = "home"
    LOOK = "look"
    PLAY = "play"
    NEXT = "next"
    SHARE = "share"
    SEALS = "seals"


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


class CupWord(StrEnum):
    """What a member does about a cup."""

    ENTER = "enter"
    LEAVE = "leave"
    LEFT = "left"  # really
    MORE = "more"


# Ends what is pressed to leave, or to put somebody out, where that was asked after the start.
BEGUN: Final = ".1"

# Ends what is pressed to decide a match where that was asked when it was decided already.
CORRECTS: Final = "=1"

# How a match is decided without a winner: as a draw, or as lost for both.
DRAW: Final = "draw"
NEITHER: Final = "neither"


class CupPage(StrEnum):
    """A page of all that there is to read about a cup."""

    MATCHES = "matches"
    ENTRANTS = "entrants"
    TABLE = "table"
    RULES = "rules"


class CupStep(StrEnum):
    """What an organiser looks at, or does; what can't be undone is asked first."""

    HOME = "home"
    BEGIN = "begin"
    PLACE = "place"
    START = "start"
    CLOSE = "close"
    REOPEN = "reopen"
    ENTRANTS = "entrants"
    ENTRANT = "entrant"
    REMOVE = "remove"
    REMOVED = "removed"
    SUBSTITUTE = "substitute"
    SUBSTITUTED = "substituted"
    MATCHES = "matches"
    MATCH = "match"
    DECIDE = "decide"
    DECIDED = "decided"
    TIME = "time"
    CANCEL = "cancel"
    CANCELLED = "cancelled"
    RELEASE = "release"
    RELEASED = "released"


class CupTeamWord(StrEnum):
    """What a member does about the teams of a cup; what can't be undone is asked first."""

    ENTER = "enter"
    JOIN = "join"
    JOINED = "joined"
    MINE = "mine"
    REMOVE = "remove"
    REMOVED = "removed"
    WITHDRAW = "withdraw"
    WITHDRAWN = "withdrawn"
    LEAVE = "leave"
    LEFT = "left"


class CupResultWord(StrEnum):
    """What a side of a match with real cards says about its result; `MINE` finds the match."""

    MINE = "mine"
    SHOW = "show"
    ENTER = "enter"
    WON = "won"
    CLAIM = "claim"
    POINTS = "points"
    AGREE = "agree"
    DISPUTE = "dispute"


class CupExtra(StrEnum):
    """What an organiser sees to beside the cup; roles are chosen by their purpose."""

    HOME = "home"
    ENTRANTS = "entrants"
    CHAMPION = "champion"
    EVENT = "event"


class CupTimeWord(StrEnum):
    """What a side of a match says about more time."""

    ASK = "ask"
    AGREE = "agree"


class CupSetupWord(StrEnum):
    """What is asked for while a cup is set up; all else is a choice."""

    HOME = "home"
    RULES = "rules"
    PAGE = "page"
    CREATE = "create"


class CompetitionWord(StrEnum):
    """What a member does about a league or ladder."""

    JOIN = "join"
    LEAVE = "leave"
    LEFT = "left"  # really
    MORE = "more"


class CompetitionPage(StrEnum):
    """A page of all that there is to read about a league or ladder."""

    MATCHES = "matches"
    TABLE = "table"
    MEMBERS = "members"
    PAST = "past"
    RULES = "rules"


class LadderWord(StrEnum):
    """What is done about a challenge; the last four name one by its number."""

    CHALLENGE = "challenge"
    WHOM = "whom"
    MADE = "made"
    ACCEPT = "accept"
    REFUSE = "refuse"
    REFUSED = "refused"  # really
    TAKE_BACK = "takeback"


class MatchWord(StrEnum):
    """What a member does about a match between servers; the last two name a board."""

    PLAY = "play"
    LEAVE = "leave"
    LEFT = "left"  # really
    MINE = "mine"
    MORE = "more"
    ASK = "ask"
    AGREE = "agree"


class MatchAnswer(StrEnum):
    """What whoever has a match's code answers."""

    ACCEPT = "accept"
    DECLINE = "decline"


class MatchStep(StrEnum):
    """What a side's organiser looks at, or does; what can't be undone is asked first."""

    HOME = "home"
    CODE = "code"
    READY = "ready"
    UNREADY = "unready"
    ORDER = "order"
    PLACE = "place"
    PLAYERS = "players"
    REMOVE = "remove"
    REMOVED = "removed"
    BOARDS = "boards"
    RESERVES = "reserves"
    SUBSTITUTED = "substituted"
    GIVE_UP = "giveup"
    GAVE_UP = "gaveup"
    CANCEL = "cancel"
    CANCELLED = "cancelled"


class CompetitionStep(StrEnum):
    """What an organiser looks at, or does; what can't be undone is asked first."""

    HOME = "home"
    BEGIN = "begin"
    PLACE = "place"
    START = "start"
    MEMBERS = "members"
    MEMBER = "member"
    REMOVE = "remove"
    REMOVED = "removed"
    SUBSTITUTE = "substitute"
    SUBSTITUTED = "substituted"
    MATCHES = "matches"
    MATCH = "match"
    DECIDE = "decide"
    DECIDED = "decided"
    TIME = "time"
    STOP = "stop"
    STOPPED = "stopped"
    CANCEL = "cancel"
    CANCELLED = "cancelled"
