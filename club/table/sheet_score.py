"""A score sheet for real cards: how its entries add up (docs/scores.md).

Every entry is one line of words, and none is ever changed or taken out:

    dealer 1                        who deals first, by seat, before there is a deal
    deal p1 25 gin                  a deal, as a typed sheet has it; players are p1, p2 and so on
    deal @2,3 p3 25 gin             the same, where those two played it out of turn
    undo                            takes back the deal that was entered just before
    change 7 p1 20 gin              proposes another deal for entry 7
    remove 7                        proposes to take it out
    close                           proposes to close the sheet as it stands
    agree, refuse                   answers to a proposal
    gone                            nobody waits for the member who enters it from then on
    rests, expires                  by the club: nothing was entered for long; it is closed so
    stays                           somebody will go on with it
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from club.core.errors import DoesNotFit
from data.scorepad.entries import EntryRow
from data.table.tables import SeatOccupant
from engine.contest import Contest, Player, Sides
from engine.contest.typed_sheet.typed_deal import TypedDeal, read_deal
from engine.errors import GinError
from engine.results import DealResult, ResultKind
from engine.rules import Rules
from engine.seats import SEATS, Seat
from engine.words import SeatingFormat, Word

SIDED: Final = frozenset({SeatingFormat.PARTNERSHIP, SeatingFormat.CAPTAIN})
"""The seatings in which members join one of two sides."""

GUEST: Final = "guest"
"""The player of a seat with real cards whose friend isn't on Discord."""

_PAIR = re.compile(r"@(\d+),(\d+) (.+)", re.ASCII)
_Line = tuple[int, int, str]
"""A deal's entry, who made it, and what it says."""

_LABELS = tuple(f"p{number}" for number in range(1, 13))


class EntryWord(Word):
    """What an entry begins with; the last four are of a sheet that waits for its players."""

    DEALER = "dealer"
    DEAL = "deal"
    UNDO = "undo"
    CHANGE = "change"
    REMOVE = "remove"
    CLOSE = "close"
    AGREE = "agree"
    REFUSE = "refuse"
    GONE = "gone"
    RESTS = "rests"
    STAYS = "stays"
    EXPIRES = "expires"
    JOIN = "join"
    GUEST = "guest"
    LEAVE = "leave"
    START = "start"


Proposed = Literal[EntryWord.CHANGE, EntryWord.REMOVE, EntryWord.CLOSE]
"""What may be proposed."""


@dataclass(frozen=True, slots=True)
class EnteredDeal:
    """A deal that stands on the sheet; `line` is what was entered, or its latest change."""

    ply: int
    member_id: int
    line: str
    deal: TypedDeal

    @property
    def result(self) -> DealResult:
        """The deal's result."""
        return self.deal.result


@dataclass(frozen=True, slots=True)
class Proposal:
    """A change that others have to agree to: one of each side in `asked`."""

    ply: int  # the entry that made it
    member_id: int
    kind: Proposed
    about: int | None = None  # the entry of the deal in question; None for closing
    line: str | None = None  # the new deal; None unless it is to change
    agreed: frozenset[int] = frozenset()
    asked: tuple[frozenset[int], ...] = ()

    @property
    def waits_for(self) -> frozenset[int]:
        """The members of the sides that haven't answered; one answer a side is enough."""
        open_ = (side for side in self.asked if not side & self.agreed)
        return frozenset(member for side in open_ for member in side)


@dataclass(frozen=True, slots=True)
class SheetScore:
    """A sheet as its entries make it."""

    contest: Contest | None = None  # None while players still join
    deals: tuple[EnteredDeal, ...] = ()
    proposal: Proposal | None = None
    then: TypedDeal | None = None  # the deal as the proposal would change it, if it still can
    undo: int | None = None  # the member who may take back the latest deal
    settled_at: int | None = None  # the ply after the entry that ended it, while it is over
    changed_at: int = 0  # the ply after the last entry that changed what stands
    closed: bool = False  # whether the sheet was closed by consent, or as nobody went on with it
    resting: bool = False  # whether it was noted last that nobody has entered anything for long

    @property
    def results(self) -> tuple[DealResult, ...]:
        """The result of each deal."""
        return tuple(each.result for each in self.deals)

    @property
    def pairs(self) -> tuple[tuple[Player, Player], ...]:
        """The two players of each deal."""
        return tuple(each.deal.pairing.pair for each in self.deals)

    def written(self, ply: int) -> tuple[int, EnteredDeal] | None:
        """Return an entry's number on the sheet and its deal, if that stands."""
        numbered = enumerate(self.deals, start=1)
        return next(((number, each) for number, each in numbered if each.ply == ply), None)


def line_of(word: EntryWord, *rest: object) -> str:
    """Return the line of an entry."""
    return " ".join(map(str, (word, *rest)))


def start_of(
    rules: Rules, players: Sequence[SeatOccupant], first_dealer: Seat = SEATS[1]
) -> Contest:
    """A contest before its first deal; BadRules if not for so many players, or such sides."""
    sides = None
    if rules.seating in SIDED:
        sides = [[each.seat for each in players if each.side == side] for side in SEATS]
    return Contest.start(rules, first_dealer, len(players), sides)


def read_line(line: str, contest: Contest) -> tuple[Contest, TypedDeal]:
    """Read a deal, and seat those who played it; Unreadable if no such deal can come next."""
    if (paired := _PAIR.fullmatch(line)) is not None:
        one, two, line = int(paired[1]), int(paired[2]), paired[3]
        contest = contest.reseated((one, two))
    return contest, read_deal(line, contest, _LABELS)


def fold(rules: Rules, players: Sequence[SeatOccupant], entries: Sequence[EntryRow]) -> SheetScore:
    """Replay a sheet's entries from the first."""
    log = _Log(rules, tuple(players))
    for entry in entries:
        log.take(entry)
    return log.sheet_score()


def add_up(contest: Contest, lines: Sequence[_Line]) -> tuple[Contest, list[EnteredDeal]]:
    """Enter deals in order, from the contest before the first; DoesNotFit if one can't come."""
    written: list[EnteredDeal] = []
    for number, (ply, member_id, line) in enumerate(lines, start=1):
        if contest.finished:
            raise DoesNotFit(name=str(number), code="over")
        try:
            contest, deal = read_line(line, contest)
        except (GinError, ValueError) as error:
            raise DoesNotFit(name=str(number), code="players") from error
        contest = contest.add(deal.result)
        written.append(EnteredDeal(ply, member_id, line, deal))
    return contest, written


@dataclass
class _Log:
    rules: Rules
    players: tuple[SeatOccupant, ...]
    lines: list[_Line] = field(default_factory=list[_Line])
    dealer: Seat = SEATS[1]
    proposal: Proposal | None = None
    undo: int | None = None
    changed_at: int = 0
    closed: bool = False
    resting: bool = False
    gone: set[int] = field(default_factory=set[int])

    def take(self, entry: EntryRow) -> None:
        text, _, rest = entry.word.partition(" ")
        word = EntryWord.read(text)
        self.undo = None
        self.resting = word is EntryWord.RESTS
        match word:
            case EntryWord.RESTS | EntryWord.STAYS:
                return
            case EntryWord.EXPIRES:
                self.closed, self.proposal = True, None
            case EntryWord.DEAL:
                self.lines.append((entry.ply, entry.member_id, rest))
                self.undo = entry.member_id
            case EntryWord.UNDO:
                self.lines.pop()
            case EntryWord.DEALER:
                self.dealer = int(rest)
            case EntryWord.GONE:
                self._leave(entry.member_id)
                return
            case _:
                self._consent(word, rest, entry)
                return
        self.changed_at = entry.ply + 1

    def _leave(self, member_id: int) -> None:
        """Wait for a member no more; a proposal they made, or have to answer, is dropped."""
        self.gone.add(member_id)
        asks = self.proposal
        if asks is not None and member_id in {asks.member_id, *asks.waits_for}:
            self.proposal = None

    def _asked(self, member_id: int) -> tuple[frozenset[int], ...]:
        """Return who has to agree to a member's proposal, of those still there."""
        every = asked(sides_of(self.rules, self.players), self.players, member_id)
        return tuple(left for side in every if (left := side - self.gone))

    def _consent(self, word: EntryWord | None, rest: str, entry: EntryRow) -> None:
        """Take a proposal or an answer; words that are neither change nothing."""
        match word:
            case EntryWord.REFUSE:
                self.proposal = None
            case EntryWord.AGREE if self.proposal is not None:
                agreed = self.proposal.agreed | {entry.member_id}
                self.proposal = replace(self.proposal, agreed=agreed)
            case EntryWord.CHANGE | EntryWord.REMOVE | EntryWord.CLOSE:
                about, _, line = rest.partition(" ")
                self.proposal = Proposal(
                    entry.ply,
                    entry.member_id,
                    word,
                    about=int(about) if about else None,
                    line=line or None,
                    asked=self._asked(entry.member_id),
                )
            case _:
                pass
        if self.proposal is not None and not self.proposal.waits_for:
            self._carry_out(self.proposal)
            self.proposal = None
            self.changed_at = entry.ply + 1

    def _carry_out(self, proposal: Proposal) -> None:
        self.closed = self.closed or proposal.kind == EntryWord.CLOSE
        self.lines = carried_out(self.lines, proposal)

    def _then(self) -> TypedDeal | None:
        if self.proposal is None or self.proposal.line is None:
            return None
        lines = _upto(carried_out(self.lines, self.proposal), self.proposal.about)
        try:
            _, written = add_up(start_of(self.rules, self.players, self.dealer), lines)
        except DoesNotFit:
            return None
        return written[-1].deal if written else None

    def sheet_score(self) -> SheetScore:
        contest, written = add_up(start_of(self.rules, self.players, self.dealer), self.lines)
        if self.closed and not contest.finished:
            first = contest.pairings[0]
            contest = contest.add(DealResult(first.deal, first.dealer, None, ResultKind.VOID))
        return SheetScore(
            contest=contest,
            deals=tuple(written),
            proposal=self.proposal,
            then=self._then(),
            undo=self.undo,
            settled_at=self.changed_at if contest.finished else None,
            changed_at=self.changed_at,
            closed=self.closed,
            resting=self.resting,
        )


def _upto(lines: Sequence[_Line], ply: int | None) -> list[_Line]:
    at = next((at for at, each in enumerate(lines, start=1) if each[0] == ply), 0)
    return list(lines[:at])


def carried_out(lines: Sequence[_Line], proposal: Proposal) -> list[_Line]:
    """Return the lines of a sheet once everybody has agreed to a proposal."""
    if proposal.kind == EntryWord.CLOSE:
        return list(lines)
    kept = [each for each in lines if proposal.line is not None or each[0] != proposal.about]
    return [
        (ply, member, proposal.line or line) if ply == proposal.about else (ply, member, line)
        for ply, member, line in kept
    ]


def sides_of(rules: Rules, players: Sequence[SeatOccupant]) -> Sides:
    """Return the players' numbers, side by side."""
    if rules.seating in SIDED:
        return tuple(tuple(each.seat for each in players if each.side == side) for side in SEATS)
    return tuple((each.seat,) for each in players)


def asked(
    sides: Sides, players: Sequence[SeatOccupant], member_id: int
) -> tuple[frozenset[int], ...]:
    """Return who has to agree to a member's proposal: one of each other side that has members."""
    members = {each.seat: each.member_id for each in players}
    named = (
        frozenset(member for player in side if (member := members[player]) is not None)
        for side in sides
    )
    return tuple(side for side in named if side and member_id not in side)
