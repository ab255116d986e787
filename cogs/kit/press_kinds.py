"""What a button or a menu may ask for: one kind for each thing, with what its custom_id carries."""

import re
from enum import Enum, StrEnum
from typing import Self

from club.core.deadlines import PutOff
from club.core.settings import CardLook
from club.table.losers_choice import LosersWish
from club.table.vacancy_votes import SeatVote
from cogs.kit.press_words import (
    AheadWord,
    AwayWord,
    CompetitionPage,
    CompetitionStep,
    CompetitionWord,
    ConfirmWord,
    CupExtra,
    CupPage,
    CupResultWord,
    CupStep,
    CupTeamWord,
    CupTimeWord,
    CupWord,
    DailyWord,
    DataWord,
    ExportWord,
    FriendWord,
    HintWord,
    LadderWord,
    LateWord,
    LeftWord,
    LevelStep,
    LobbyWord,
    MatchAnswer,
    MatchStep,
    MatchWord,
    OpponentsWord,
    PauseWord,
    QuietWord,
    QuitWord,
    SeatWord,
    WatchWord,
)

# The rest of a `pick` that clears the draft.
NOTHING = "-"

_WORD = r"[a-z_]+(?::[0-9A-Z,=@]+)?(?:=[0-9A-Z,]+)?"  # record.md, "Moves"

_ID = "[1-9][0-9]{0,18}"


_CUP_MATCH = r"[a-z]{1,12}(?:\.[0-9]{1,4}){3}"


def _one_of(words: type[StrEnum]) -> str:
    return "|".join(words)


class Ply(Enum):
    """Whether an id carries the ply that the drawing showed, or another number in its place."""

    NONE = "none"
    HAS = "always"
    MAY = "on newer messages"


class PressKind(StrEnum):
    """A kind of press and the shape of its ids. Ids ever sent stay readable: shapes only grow."""

    ply: Ply
    rest: re.Pattern[str]

    def __new__(cls, word: str, ply: Ply = Ply.NONE, rest: str = "") -> Self:
        """Make a kind of its word, and of what its ids look like."""
        kind = str.__new__(cls, word)
        kind._value_ = word
        kind.ply = ply
        kind.rest = re.compile(rest)
        return kind

    MOVE = "move", Ply.HAS, _WORD
    PICK = "pick", Ply.HAS, rf"{NOTHING}|{_WORD}"
    BEST = "best", Ply.HAS
    HINT = "hint", Ply.HAS, f"{_one_of(HintWord)}|"
    NEXT = "next", Ply.HAS
    LOOK = "look", Ply.NONE, _one_of(CardLook)
    CONFIRM = "confirm", Ply.HAS, _one_of(ConfirmWord)
    SEAT = "seat", Ply.MAY, _one_of(SeatWord)
    QUIT = "quit", Ply.NONE, _one_of(QuitWord)
    LOBBY = (
        "lobby",
        Ply.NONE,
        (
            f"{LobbyWord.JOIN}[0-2]|{LobbyWord.COMPUTER}[0-2](?:=[a-z]{{1,12}})?"
            f"|{LobbyWord.LEAVE}|{LobbyWord.START}|{LobbyWord.WITHDRAW}"
        ),
    )
    LEFT = "left", Ply.NONE, rf"[1-9][0-9]?\.(?:{_one_of(LeftWord)}|{_one_of(SeatVote)}|{_ID})"
    AHEAD = (
        "ahead",
        Ply.HAS,
        (
            f"{AheadWord.ASK}|{AheadWord.CLOSE}|{AheadWord.TAKE_BACK}"
            rf"|(?:{AheadWord.THESE}|{AheadWord.EVERY})(?::(?:\.[a-z]{{1,12}}){{1,6}})?"
        ),
    )
    ADVICE = "advice"
    # It carries the round that is spoken of for a ply.
    OPPONENTS = "opponents", Ply.HAS, f"{_one_of(OpponentsWord)}|{_one_of(LosersWish)}"
    HAND = "hand"
    AGAIN = "again", Ply.NONE, f"(?:best[357]|{_one_of(LevelStep)})?"
    OPEN = "open"
    PICTURE = "picture"
    SCORES = "scores", Ply.NONE, "(?:[1-9][0-9]{0,2})?"
    REPLAY = "replay", Ply.HAS, "[0-9]{0,7}"
    REVIEW = "review", Ply.HAS, "(?:[1-9]|at[0-9]{1,4})?"
    FILM = "film", Ply.HAS, "keep|share|[1-9][0-9]{0,18}"
    RECORD = "record"
    IMPORT = "import", Ply.HAS, r"[1-9][0-9]{0,18}\.[0-9]{1,7}"
    HISTORY = (
        "history",
        Ply.NONE,
        (
            r"(?:0|[1-9][0-9]{0,18})\.(?:-|[a-z0-9_]{1,24})\.(?:-|[a-z]{1,8})\.[0-9]{1,11}"
            r"\.(?:-|[on][1-9][0-9]{0,18})"
        ),
    )
    VERIFY = "verify"
    SNOOZE = "snooze", Ply.HAS, _one_of(PutOff)
    LATE = "late", Ply.HAS, _one_of(LateWord)
    QUIET = "quiet", Ply.HAS, _one_of(QuietWord)
    PAUSE = "pause", Ply.NONE, _one_of(PauseWord)
    RULES = "rules", Ply.NONE, "(?:[a-z0-9_.]{1,48}:)?[a-z]{1,12}|"
    LEARN = "learn", Ply.HAS, _WORD
    PROBLEM = "problem", Ply.HAS, _WORD
    # The daily match's carry its day for a ply; those of its hand, the day and the ply together.
    DAILY = "daily", Ply.HAS, f"{_one_of(DailyWord)}|{DailyWord.NEXT}[1-9]"
    DAILY_MOVE = "dailymove", Ply.HAS, _WORD
    DAILY_PICK = "dailypick", Ply.HAS, rf"{NOTHING}|{_WORD}"
    DAILY_CONFIRM = "dailyconfirm", Ply.HAS, _one_of(ConfirmWord)
    DAILY_PAST = "dailypast", Ply.HAS
    DAILY_DEAL = "dailydeal", Ply.HAS, rf"[1-9][0-9]{{0,5}}\.(?:0|{_ID})\.[0-9]{{1,7}}"
    DAILY_BOARD = "dailyboard", Ply.HAS, r"(?:day|week|month)\.(?:server|all)\.[0-9]{1,3}"
    PAGE = "page", Ply.NONE, "[a-z]+(?::[a-z]+)?(?::[0-9]{1,3})?"
    PANEL = "panel", Ply.HAS, r"[a-z]+(?:=[a-z0-9_.]{1,40}(?:=[a-z0-9_/]{1,32})?)?"
    SET = "set", Ply.HAS, r"[a-z]+(?:=[a-z_]+(?:=[A-Za-z0-9_/+.-]{0,48})?)?"
    NEWS = "news"
    AUDIT = "audit", Ply.NONE, "[0-9]{1,6}"
    GAMES = "games", Ply.NONE, "[0-9]{1,4}"
    BOARD = (
        "board",
        Ply.HAS,
        r"[a-z_]{1,16}\.[a-z]{1,16}\.(?:[a-z]{1,8}|2[0-9]{3}-(?:q[1-4]|[01][0-9]))\.[0-9]{1,3}",
    )
    PROFILE = "profile", Ply.HAS, r"[1-9][0-9]{0,18}\.[a-z]{1,16}\.[a-z]{1,8}\.[a-z]{1,8}"
    VERSUS = "versus", Ply.HAS, rf"{_ID}\.{_ID}\.[a-z]{{1,8}}|{_ID}\.[a-z]{{1,8}}={_ID}"
    TABLES = "tables", Ply.NONE, "[0-9]{1,4}"
    WATCH = "watch", Ply.NONE, _one_of(WatchWord)
    CHEER = "cheer", Ply.NONE, "0|[1-9][0-9]{0,6}"
    QUEUE = "queue", Ply.NONE, "leave"
    PLAY = "play", Ply.HAS, r"[a-z]+(?:=[a-z0-9_]{1,48})?"
    FRIEND = (
        "friend",
        Ply.MAY,
        (
            rf"(?:{FriendWord.CHALLENGE}|{FriendWord.REMOVE})\.{_ID}|{FriendWord.UNBLOCK}\.-?{_ID}"
            rf"|(?:{FriendWord.FRIENDS}|{FriendWord.BLOCKED})\.[0-9]{{1,4}}"
            rf"|(?:{FriendWord.ADD}|{FriendWord.BLOCK})={_ID}"
        ),
    )
    AWAY = "away", Ply.NONE, rf"{_one_of(AwayWord)}|[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}"
    EXPORT = "export", Ply.NONE, _one_of(ExportWord)
    NUDGE = "nudge"
    PAPER = "paper", Ply.HAS, r"[a-z]+(?::[0-9])?"
    DATA = "data", Ply.HAS, _one_of(DataWord)
    ERASE = "erase"
    ENTRY = "entry", Ply.HAS, r"[a-z]+(?::[a-z0-9_]{1,16})?"
    # Those of cups carry the cup's number for a ply.
    CUP = (
        "cup",
        Ply.HAS,
        rf"{_one_of(CupWord)}|(?:{_one_of(CupPage)}|{CupWord.LEFT})\.[0-9]{{1,3}}",
    )
    CUP_TIME = "cuptime", Ply.HAS, rf"{_CUP_MATCH}=(?:{_one_of(CupTimeWord)})"
    # What is asked before the start carries that; a member, or a team's number, comes last.
    CUP_TEAM = (
        "cupteam",
        Ply.HAS,
        rf"(?:{_one_of(CupTeamWord)})(?:\.1)?(?:=(?:{_ID}))?",
    )
    # Behind the word stands who has won, 0 for a draw, or which claim is answered.
    CUP_RESULT = (
        "cupresult",
        Ply.HAS,
        rf"{CupResultWord.MINE}|{_CUP_MATCH}=(?:{_one_of(CupResultWord)})(?:\.[0-9]{{1,6}})?",
    )
    # Behind a substitute stands whose place it is, less than nothing for a member who is gone.
    CUP_ORGANISE = (
        "cuporganise",
        Ply.HAS,
        (
            rf"(?:{_one_of(CupStep)})(?:=[0-9]{{1,4}}(?:\.[0-9]{{1,3}})?(?:={_ID}(?:=-?{_ID})?)?"
            rf"|={_CUP_MATCH}(?:=(?:[0-9]{{1,4}}|draw|neither)(?:=1)?)?)?"
        ),
    )
    CUP_EXTRAS = "cupextras", Ply.HAS, rf"(?:{_one_of(CupExtra)})(?:=(?:{_ID}|[a-z_]{{0,12}}))?"
    CUP_SETUP = "cupsetup", Ply.HAS, "[a-z_]+(?:=[A-Za-z0-9_:]{0,48})?"
    CUP_LIST = "cuplist", Ply.NONE, "[0-9]{1,4}"
    CUP_SHOW = "cupshow", Ply.NONE, "[1-9][0-9]{0,8}"
    # Those of leagues and ladders carry its number for a ply.
    COMPETITION = (
        "competition",
        Ply.HAS,
        (
            rf"{_one_of(CompetitionWord)}"
            rf"|(?:{_one_of(CompetitionPage)}|{CompetitionWord.LEFT})\.[0-9]{{1,3}}"
        ),
    )
    LADDER = (
        "ladder",
        Ply.HAS,
        (
            rf"{LadderWord.CHALLENGE}|(?:{LadderWord.WHOM}|{LadderWord.MADE})=[0-9]{{1,6}}"
            rf"|(?:{LadderWord.ACCEPT}|{LadderWord.REFUSE}|{LadderWord.REFUSED}"
            rf"|{LadderWord.TAKE_BACK})\.[0-9]{{1,7}}"
        ),
    )
    COMPETITION_TIME = "competitiontime", Ply.HAS, rf"{_CUP_MATCH}=(?:{_one_of(CupTimeWord)})"
    COMPETITION_ORGANISE = (
        "competitionorganise",
        Ply.HAS,
        (
            rf"(?:{_one_of(CompetitionStep)})(?:=[0-9]{{1,6}}(?:\.[0-9]{{1,3}})?(?:={_ID})?"
            rf"|={_CUP_MATCH}(?:=(?:[0-9]{{1,6}}|draw|neither)(?:=1)?)?)?"
        ),
    )
    # The kind comes first.
    COMPETITION_SETUP = (
        "competitionsetup",
        Ply.HAS,
        r"(?:league|ladder)\.[a-z_]+(?:=[A-Za-z0-9_:]{0,48})?",
    )
    COMPETITION_LIST = "competitionlist", Ply.NONE, r"(?:league|ladder)\.[0-9]{1,4}"
    COMPETITION_SHOW = "competitionshow", Ply.NONE, "[1-9][0-9]{0,8}"
    # Those of matches between servers carry the match's number for a ply.
    MATCH = (
        "match",
        Ply.HAS,
        (
            rf"{MatchWord.PLAY}|{MatchWord.LEAVE}|{MatchWord.LEFT}(?:\.1)?"
            rf"|{MatchWord.MINE}|{MatchWord.MORE}"
            rf"|(?:{MatchWord.ASK}|{MatchWord.AGREE})\.[1-9][0-9]?"
        ),
    )
    MATCH_ANSWER = "matchanswer", Ply.NONE, rf"(?:{_one_of(MatchAnswer)})=[A-Z2-9]{{10}}"
    # Behind the step stands a player or a board, then a page, a place, or the other of the two.
    MATCH_ORGANISE = (
        "matchorganise",
        Ply.HAS,
        rf"(?:{_one_of(MatchStep)})(?:=[0-9]{{1,4}}(?:\.[0-9]{{1,4}})?)?",
    )
    MATCH_SETUP = "matchsetup", Ply.HAS, "[a-z_]+(?:=[A-Za-z0-9_:]{0,48})?"
    MATCH_LIST = "matchlist", Ply.NONE, "[0-9]{1,4}"
    MATCH_SHOW = "matchshow", Ply.NONE, "[1-9][0-9]{0,8}"
