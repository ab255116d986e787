"""What the club refuses, one class for each sentence that a member may read."""

import re
from typing import ClassVar

_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


class DoneByTwinError(Exception):
    """This very interaction has done this already, so that nobody is to be told anything.

    Where a bot runs in two processes with one token, Discord sends every interaction to both.
    """


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not a fault
    """Something a member asked for that can't be done, and why.

    Attributes:
        key: The id of the message that says so, made of the class's name.
        args_: What that message needs to be told.
    """

    key: ClassVar[str] = "refusal"

    def __init_subclass__(cls) -> None:
        """Name the message after the class."""
        cls.key = f"refusal-{_CAPITAL.sub('-', cls.__name__).lower()}"

    def __init__(self, **args: str | int) -> None:
        super().__init__(self.key)
        self.args_ = args


class NoSuchTable(Refusal):
    """There is no such table, or none in this server."""


class OldButton(Refusal):
    """What a button or a menu asks for is nothing that this version does."""


class TooLong(Refusal):
    """What was typed is too long. Told: `most`, in characters."""


class UnreadableTable(Refusal):
    """What is stored of a table makes no sense to this program. Told: `table`, its number.

    Attributes:
        table_id: The table.
        reason: Where reading it failed and with what kind of error, for the host and those who
            manage the server; it names no card.
    """

    def __init__(self, table_id: int, reason: str = "") -> None:
        super().__init__(table=str(table_id))
        self.table_id = table_id
        self.reason = reason


class StillUnreadable(Refusal):
    """A table was tried again and can't be read. Told: `table`, its number; `reason`."""


class NotSeated(Refusal):
    """The member doesn't play at this table."""


class GamesChanged(Refusal):
    """A game has begun or ended since the member was told what deletion gives up."""


class NotYours(Refusal):
    """Only the named member may answer; only the host may withdraw."""


class AlreadyAnswered(Refusal):
    """The challenge was answered, withdrawn or has run out."""


class AlreadyPending(Refusal):
    """These two already have a challenge waiting in this server."""


class BeingForgotten(Refusal):
    """What is stored about the member is being deleted."""


class TooManyPractices(Refusal):
    """The member has as many games against the computer as there may be. Told: `most`."""


class TooManyGames(Refusal):
    """The member has as many seats at games with others as there may be. Told: `most`."""


class TheirGamesFull(Refusal):
    """Another member has as many seats at games as there may be. Told: `name`."""


class TooManyChallenges(Refusal):
    """As many challenges and open seats of the member's wait as may. Told: `most`."""


class TooManyLobbies(Refusal):
    """As many tables for more of the member's wait as may. Told: `most`."""


class TooManySheets(Refusal):
    """The member has as many sheets for real cards as there may be. Told: `most`."""


class TooManyWishes(Refusal):
    """The member waits in as many queues as there may be. Told: `most`."""


class TooManyFollowed(Refusal):
    """The member follows as many contests as they may. Told: `most`."""


class TooManyFriends(Refusal):
    """The member's list of friends is as long as it may be. Told: `most`."""


class TooManyBlocked(Refusal):
    """The member has blocked as many as they may. Told: `most`."""


class Yourself(Refusal):
    """Nobody plays against themselves."""


class NoBots(Refusal):
    """A bot can't be challenged."""


class LeftServer(Refusal):
    """The other member has left the server. Told: `name`."""


class UnplayableRules(Refusal):
    """These rules can't be played. Told: `code`, of the clash (rules, A.9)."""


class NoSuchLevel(Refusal):
    """The computer doesn't play these rules at that level. Told: `level`."""


class NoHints(Refusal):
    """Only whoever plays the computer alone is given hints."""


class RatedGame(Refusal):
    """A game that is rated is played without hints."""


class NoHintFound(Refusal):
    """No hint could be worked out."""


class AlreadyPlayed(Refusal):
    """The move came too late: the table has moved on."""


class NotYourTurn(Refusal):
    """It is the other side's turn."""


class IllegalMove(Refusal):
    """The rules don't allow this move now. Told: `legal`, the moves that are."""


class GameOver(Refusal):
    """No game is running at this table."""


class NotOver(Refusal):
    """The game at this table isn't over yet."""


class OfferChanged(Refusal):
    """Other rules have been offered since the button was drawn."""


class SameRules(Refusal):
    """These very rules are on offer already."""


class SeatsStay(Refusal):
    """A challenge between two can't become a table for more."""


class NoSuchRule(Refusal):
    """There is no such rule, or it has no such value."""


class PanelGone(Refusal):
    """That panel is forgotten, or somebody else's."""


class PanelUsed(Refusal):
    """What was chosen on that panel has been sent already."""


class NoName(Refusal):
    """A name that shows nothing."""


class NameTaken(Refusal):
    """The owner has saved rules under that name. Told: `name`."""


class ReadyMadeName(Refusal):
    """A ready-made preset is called that. Told: `name`."""


class TooManySaved(Refusal):
    """The owner has as many saved rules as there may be. Told: `most`."""


class SavedGone(Refusal):
    """Those saved rules aren't there any more, or aren't the member's to use."""


class ManagersOnly(Refusal):
    """The server's rules are saved and deleted by those who manage it."""


class AlreadyJoined(Refusal):
    """The member sits there already."""


class PlaysAlready(AlreadyJoined):
    """A member who is to have a seat has another one there. Told: `name`."""


class NotJoined(Refusal):
    """The member doesn't sit there, or can't get up."""


class SideFull(Refusal):
    """No seat is free there."""


class NotEnoughPlayers(Refusal):
    """A contest can't begin yet. Told: `needed`, how many players it lacks."""


class SeatTaken(Refusal):
    """Nobody has left that seat."""


class NoAdvice(Refusal):
    """The rules don't let the member see a partner's hand now."""


class SitsOut(Refusal):
    """Whose contest is to be ended has no deal running."""


class DoesNotFit(Refusal):
    """A deal can't stand on a sheet. Told: `name`, its number; `code`, over or players."""


class SheetMoved(Refusal):
    """The sheet has changed since the member last looked at it."""


class SheetOver(Refusal):
    """Nothing more can be entered on that sheet."""


class EntryGone(Refusal):
    """That deal isn't on the sheet any more."""


class EntryOpen(Refusal):
    """Not everything has been told of a deal."""


class ProposalWaits(Refusal):
    """Another correction of the sheet waits for its answer."""


class ProposalGone(Refusal):
    """That correction has been answered already."""


class NotLatest(Refusal):
    """Only what was entered last is taken back, and by whoever entered it."""


class SheetStarted(Refusal):
    """Nobody joins or leaves a sheet that has begun, or is closed."""


class SheetPlayers(Refusal):
    """A sheet can't begin with these players. Told: `code`, the seating."""


class SameName(Refusal):
    """Somebody on the sheet has that name. Told: `name`."""


class NoSuchSetting(Refusal):
    """There is no such setting, or it can't be that."""


class NotTaking(Refusal):
    """A member can't be asked now, whatever the reason; it isn't told. Told: `name`."""


class SeatNotFree(Refusal):
    """A seat can't be taken now, whatever the reason; it isn't told."""


class YouBlocked(Refusal):
    """The member has blocked the other one. Told: `name`."""


class NotOneself(Refusal):
    """Nobody is their own friend, or blocks themselves."""


class PlaysThere(Refusal):
    """Who plays in a contest needn't follow it."""


class NotQueued(Refusal):
    """The member doesn't wait in the queue any more."""


class NobodyToNudge(Refusal):
    """No other member's move is waited for at that table."""


class NudgedLately(Refusal):
    """The member has been reminded at that table today. Told: `name`; `when` it can be again."""


class NotDisturbed(Refusal):
    """The member isn't to be disturbed now. Told: `name`; `when` they may be."""


class OtherChannels(Refusal):
    """Games are begun in other channels of this server. Told: `channels`, to be clicked on."""


class OtherRoles(Refusal):
    """Games are begun by members with certain roles. Told: `roles`, by name."""


class NotPlayer(Refusal):
    """A member doesn't play in a contest. Told: `name`."""


class TwoSidesOnly(Refusal):
    """A contest of more than two sides can't be given to one of them."""


class TimeNotOver(Refusal):
    """The opponent's time isn't over, or not any more."""


class OwnTime(Yourself):
    """It is the time of the member's own side: only those who play against it decide."""


class NotPaused(Refusal):
    """There is no pause to end."""


class NoSuchDeal(Refusal):
    """No such deal was finished at the table."""


class NotYourDeal(Refusal):
    """The member didn't play what they want to look at again."""


class StillRunning(Refusal):
    """The deal isn't over, so its cards stay hidden."""


class RecordHidden(Refusal):
    """A member doesn't show their record to whoever asks."""


class TwoNeeded(Refusal):
    """Somebody is to be set against themselves."""
