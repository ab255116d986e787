"""A contest's sheet deal by deal, for pictures and texts of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import zip_longest

from engine.contest.contest import Contest
from engine.contest.formats import FORMATS
from engine.contest.reseated import reseated
from engine.contest.seating import Stand
from engine.contest.sheet import Column, Entry, Player, Side
from engine.contest.starting import seated
from engine.contest.teams import Round, Teams, round_entry
from engine.moves import ENDINGS
from engine.results import DealResult
from engine.seats import SEATS
from engine.words import MatchFormat, SeatingFormat


@dataclass(frozen=True, slots=True)
class Mark:
    """A deal's line in a column: points and boxes by side, and the column's sums after it."""

    number: int
    winner: Side | None
    points: tuple[int, ...]
    boxes: tuple[int, ...]
    total: tuple[int, ...]
    tally: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A column with its lines, in the order of the deals."""

    column: Column
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class LedgerTurn:
    """A deal that was played, or a finished round of a team contest."""

    number: int  # of the deal or round
    players: tuple[tuple[Player, ...], ...]  # in the seats of the deal, table by table
    result: DealResult | None  # None for a round
    round: Round | None  # None for a deal
    page: int  # the match or game, by number; 1 on a Hollywood sheet
    entered: tuple[int, ...]  # the pages on which it left a mark


@dataclass(frozen=True, slots=True)
class Ledger:
    """A sheet with its deals in order; `pages` are Hollywood columns, or the matches or games."""

    pages: tuple[Page, ...]
    turns: tuple[LedgerTurn, ...]


def ledger(
    contest: Contest,
    results: Iterable[DealResult],
    pairs: Iterable[tuple[Player, Player]] | None = None,
) -> Ledger:
    """Return the ledger of a contest from the results of all its deals; of teams, from the rounds.

    `pairs` has who played each deal where the turn order was left, as can happen with real cards.
    """
    pen = _Pen(contest)
    if isinstance(contest.seating, Teams):
        pen.write_rounds(contest.seating)
    else:
        pen.write_deals(results, pairs)
    return Ledger(tuple(pen.pages), tuple(pen.turns))


class _Pen:
    """Writes the turns and pages of a ledger onto an empty sheet of the contest's format."""

    def __init__(self, contest: Contest) -> None:
        self._rules = contest.rules
        self._sides = contest.sides
        self._format = FORMATS[contest.rules.match]
        self._sheet = self._format.start(contest.rules, len(contest.sides))
        self.pages = [Page(column) for column in self._sheet.columns]
        self.turns: list[LedgerTurn] = []

    def write_rounds(self, teams: Teams) -> None:
        for number, told in enumerate(teams.rounds, start=1):
            players = teams.opponents(self._rules, number - 1, len(self._sheet.games))
            page = self._page
            entered = self._enter(round_entry(number, told))
            self.turns.append(LedgerTurn(number, players, None, told, page, entered))

    def write_deals(
        self,
        results: Iterable[DealResult],
        pairs: Iterable[tuple[Player, Player]] | None = None,
    ) -> None:
        sides = self._sides if self._rules.seating == SeatingFormat.CAPTAIN else None
        seating, dealer = seated(self._rules, sum(map(len, self._sides)), sides), SEATS[0]
        for deals, (result, pair) in enumerate(zip_longest(results, pairs or ())):
            if pair is not None:
                seating = reseated(seating, pair)
            pairing = seating.pairings(Stand(self._rules, dealer, deals, 0))[0]
            page, entered = self._page, ()
            if result.result not in ENDINGS:
                stand = Stand(self._rules, dealer, deals + 1, 0)
                moved = seating.after(stand, pairing, result)
                seating, dealer = moved.seating, moved.dealer
                entered = () if moved.entry is None else self._enter(moved.entry)
            turn = LedgerTurn(pairing.deal, (pairing.players,), result, None, page, entered)
            self.turns.append(turn)

    @property
    def _page(self) -> int:
        return 1 if self._rules.match == MatchFormat.HOLLYWOOD else len(self.pages)

    def _enter(self, entry: Entry) -> tuple[int, ...]:
        """Enter a deal or a round; return the numbers of the pages that it left a mark on."""
        before = self._sheet
        self._sheet = after = self._format.enter(self._rules, before, entry)
        if len(after.games) > len(before.games):
            now = (after.games[-1].column,)
            opened = () if after.columns == now else after.columns  # the last one stays
        else:
            now = after.columns[: len(before.columns)]
            opened = after.columns[len(before.columns) :]
        first = len(self.pages) - len(now)
        entered: list[int] = []
        for at, (old, new) in enumerate(zip(before.columns, now, strict=True), start=first):
            if new != old:
                mark = _mark(entry, old, new)
                self.pages[at] = Page(new, (*self.pages[at].marks, mark))
                entered.append(at + 1)
        self.pages.extend(map(Page, opened))
        return tuple(entered)


def _mark(entry: Entry, before: Column, after: Column) -> Mark:
    return Mark(
        number=entry.number,
        winner=entry.winner,
        points=_grown(before.points, after.points),
        boxes=_grown(before.boxes, after.boxes),
        total=after.points,
        tally=after.boxes,
    )


def _grown(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(new - old for old, new in zip(before, after, strict=True))
