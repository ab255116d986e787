"""What the club refuses: a class for each sentence, with its message's arguments in backticks."""

import re
from typing import ClassVar

_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


class DoneByTwinError(Exception):
    """This very interaction has been handled already, as where a bot runs in two processes."""


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not a fault
    """Something that can't be done, and why: its message's id `key`, and arguments `args_`."""

    key: ClassVar[str] = "refusal"

    def __init_subclass__(cls) -> None:
        """Name the message after the class."""
        cls.key = f"refusal-{_CAPITAL.sub('-', cls.__name__).lower()}"

    def __init__(self, **args: str | int) -> None:
        super().__init__(self.key)
        self.args_ = args


class NoSuchTable(Refusal):
    """There is no such table, or none in this server."""


class CardsInPlay(Refusal):
    """Others of a duplicate cup still play with the same cards."""


class OldButton(Refusal):
    """This version doesn't know what the button or menu asks for."""


class TooLong(Refusal):
    """What was typed is too long. Argument: `most`, in characters."""


class UnreadableTable(Refusal):
    """What is stored of a table makes no sense to this program. Argument: `table`, its number.

    `reason` says where reading failed and how, for the bot's host and managers; it names no card.
    """

    def __init__(self, table_id: int, reason: str = "") -> None:
        super().__init__(table=str(table_id))
        self.table_id = table_id
        self.reason = reason


class StillUnreadable(Refusal):
    """A table was tried again and still can't be read. Arguments: `table`, its number; `reason`."""


class NotSeated(Refusal):
    """The member doesn't play at this table."""


class GamesChanged(Refusal):
    """A game has begun or ended since the member was shown what deletion gives up."""


class NotYours(Refusal):
    """Only the named member may answer; only the host may withdraw."""


class AlreadyAnswered(Refusal):
    """The challenge was answered, withdrawn or has run out."""


class AlreadyPending(Refusal):
    """These two already have a challenge waiting in this server."""


class BeingForgotten(Refusal):
    """What is stored about the member is being deleted."""


class TooManyPractices(Refusal):
    """The member has the most games against the computer allowed. Argument: `most`."""


class TooManyGames(Refusal):
    """The member has the most seats at games with others allowed. Argument: `most`."""


class TheirGamesFull(Refusal):
    """Another member has the most seats at games allowed. Argument: `name`."""


class TooManyChallenges(Refusal):
    """The member has the most waiting challenges and open seats allowed. Argument: `most`."""


class TooManyLobbies(Refusal):
    """The member has the most waiting lobbies allowed. Argument: `most`."""


class TooManySheets(Refusal):
    """The member has the most sheets for real cards allowed. Argument: `most`."""


class TooManyWishes(Refusal):
    """The member waits in the most queues allowed. Argument: `most`."""


class TooManyFollowed(Refusal):
    """The member follows the most contests allowed. Argument: `most`."""


class TooManyFriends(Refusal):
    """The member's list of friends is full. Argument: `most`."""


class TooManyBlocked(Refusal):
    """The member has blocked the most members allowed. Argument: `most`."""


class Yourself(Refusal):
    """Nobody plays against themselves."""


class NoBots(Refusal):
    """A bot can't be challenged."""


class LeftServer(Refusal):
    """The other member has left the server. Argument: `name`."""


class UnplayableRules(Refusal):
    """These rules can't be played. Argument: `code`, of the clash (rules, A.9)."""


class NoSuchLevel(Refusal):
    """The computer doesn't play these rules at that level. Argument: `level`."""


class NoHints(Refusal):
    """Only a member who plays the computer alone gets hints."""


class RatedGame(Refusal):
    """A rated game is played without hints."""


class NoHintFound(Refusal):
    """No hint could be worked out."""


class AlreadyPlayed(Refusal):
    """The move came too late: the table has moved on."""


class NotYourTurn(Refusal):
    """It is the other side's turn."""


class NothingAhead(Refusal):
    """There is nothing that the member could leave to be done ahead of their turn."""


class IllegalMove(Refusal):
    """The rules don't allow this move now. Argument: `legal`, the moves that they allow."""


class GameOver(Refusal):
    """No game is running at this table."""


class NotOver(Refusal):
    """The game at this table isn't over yet."""


class OfferChanged(Refusal):
    """Other rules have been offered since the button was drawn."""


class SameRules(Refusal):
    """These rules are on offer already."""


class SeatsStay(Refusal):
    """A challenge between two can't become a table for more."""


class NoSuchRule(Refusal):
    """There is no such rule, or it has no such value."""


class PanelGone(Refusal):
    """That panel is deleted, or another member's."""


class PanelUsed(Refusal):
    """What was chosen on that panel has been sent already."""


class NoName(Refusal):
    """A name that shows no visible character."""


class NameTaken(Refusal):
    """The owner has saved rules under that name. Argument: `name`."""


class ReadyMadeName(Refusal):
    """A ready-made preset has that name. Argument: `name`."""


class TooManySaved(Refusal):
    """The owner has the most saved rules allowed. Argument: `most`."""


class SavedGone(Refusal):
    """Those saved rules are gone, or aren't the member's to use."""


class ManagersOnly(Refusal):
    """Only the server's managers save and delete its rules."""


class AlreadyJoined(Refusal):
    """The member sits there already."""


class PlaysAlready(AlreadyJoined):
    """A member who is to get a seat has another one there. Argument: `name`."""


class NotJoined(Refusal):
    """The member doesn't sit there, or can't leave the seat."""


class SideFull(Refusal):
    """No seat is free there."""


class NotEnoughPlayers(Refusal):
    """A contest can't begin yet. Argument: `needed`, how many players it lacks."""


class SeatTaken(Refusal):
    """Nobody has left that seat."""


class NoAdvice(Refusal):
    """The rules don't let the member see a partner's hand now."""


class OpponentsSettled(Refusal):
    """The rules settle who plays against whom next: a team has no say in it."""


class SitsOut(Refusal):
    """The member whose contest is to be ended has no deal running."""


class DoesNotFit(Refusal):
    """A deal can't stand on a sheet. Arguments: `name`, its number; `code`, over or players."""


class SheetMoved(Refusal):
    """The sheet has changed since the member last looked at it."""


class SheetOver(Refusal):
    """Nothing more can be entered on that sheet."""


class EntryGone(Refusal):
    """That deal isn't on the sheet any more."""


class EntryOpen(Refusal):
    """Not everything about a deal has been entered."""


class ProposalWaits(Refusal):
    """Another correction of the sheet waits for an answer."""


class ProposalGone(Refusal):
    """That correction has been answered already."""


class NotLatest(Refusal):
    """Only the latest entry can be taken back, and only by the member who made it."""


class SheetStarted(Refusal):
    """Nobody joins or leaves a sheet that has begun, or is closed."""


class SheetPlayers(Refusal):
    """A sheet can't begin with these players. Argument: `code`, the seating."""


class SameName(Refusal):
    """Another player on the sheet has that name. Argument: `name`."""


class NoSuchSetting(Refusal):
    """There is no such setting, or it can't take that value."""


class NotTaking(Refusal):
    """A member can't be asked now; the reason isn't revealed. Argument: `name`."""


class SeatNotFree(Refusal):
    """A seat can't be taken now; the reason isn't revealed."""


class YouBlocked(Refusal):
    """The member has blocked the other one. Argument: `name`."""


class NotOneself(Refusal):
    """Nobody is their own friend, or blocks themselves."""


class PlaysThere(Refusal):
    """A member can't follow a contest that they play in."""


class OnlyTwoHere(Refusal):
    """More than two, or a queue, need a place where the bot may write by itself."""


class NotQueued(Refusal):
    """The member no longer waits in the queue."""


class NobodyToNudge(Refusal):
    """That table waits for no other member's move."""


class NudgedLately(Refusal):
    """The member was reminded at that table today. Arguments: `name`; `when` it can be again."""


class NotDisturbed(Refusal):
    """The member isn't to be disturbed now. Arguments: `name`; `when` they may be."""


class OtherChannels(Refusal):
    """Games are begun in other channels of this server. Argument: `channels`, as links."""


class OtherRoles(Refusal):
    """Games are begun by members with certain roles. Argument: `roles`, by name."""


class NotPlayer(Refusal):
    """A member doesn't play in a contest. Argument: `name`."""


class TwoSidesOnly(Refusal):
    """A contest of more than two sides can't be given to one of them."""


class TimeNotOver(Refusal):
    """The opponent's time isn't over, or no longer."""


class NothingAsked(Refusal):
    """The players aren't asked about their game, or not any more."""


class OwnTime(Yourself):
    """It is the time of the member's own side: only opponents decide."""


class NotPaused(Refusal):
    """There is no pause to end."""


class CheersOwnGame(Refusal):
    """Who plays leaves the cheering to others."""


class CannotCheer(Refusal):
    """A member can't cheer there; why isn't said."""


class DealIsPast(Refusal):
    """Another deal has ended since, which may be cheered for."""


class NoSuchDeal(Refusal):
    """No such deal was finished at the table."""


class NotYourDeal(Refusal):
    """The member may not look at this deal again, not having played it."""


class StillRunning(Refusal):
    """The deal isn't over, so its cards stay hidden."""


class RecordHidden(Refusal):
    """A member doesn't show their record to this member."""


class TwoNeeded(Refusal):
    """A member can't be compared with themselves."""
