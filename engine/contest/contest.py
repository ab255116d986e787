"""A contest after any number of deals: the sheet so far, and who plays next (rules, C)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Any, Self

from engine.contest.captain import CaptainsPlay
from engine.contest.formats import FORMATS, Format
from engine.contest.pairwise import given_up_pairwise
from engine.contest.plain_sheet import (
    column_json,
    game_json,
    read_column,
    read_game,
    read_settlement,
    settlement_json,
)
from engine.contest.reseated import reseated
from engine.contest.robin import RoundRobin
from engine.contest.seating import HeadsUp, Pairing, Seating, Sides, Stand
from engine.contest.settling import concluded, settle_column
from engine.contest.sheet import Column, Game, Player, Settlement, SettlementReason, Sheet, added
from engine.contest.starting import read_seating, seated
from engine.contest.teams import Round, Teams
from engine.contest.three_handed import ThreeHanded
from engine.errors import DealOver
from engine.moves import ENDINGS
from engine.results import DealResult
from engine.rules import ALL_PRESETS, Rules, check_rules, read_rules, write_rules
from engine.seats import SEATS, Seat, left_of, other
from engine.words import MatchFormat


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest after any number of deals, as an immutable value; `add` returns the next one."""

    rules: Rules
    dealer: Seat  # the seat that deals next
    deals: int = 0  # that are over, misdeals among them
    columns: tuple[Column, ...] = (Column(),)  # all of a Hollywood sheet, else the running game's
    settlement: Settlement | None = None  # None while the contest runs
    games: tuple[Game, ...] = ()  # finished: the matches of a multi-match, or the games of a series
    # Deals won by side in the running match or on the Hollywood sheet; empty for the formats that
    # don't count them.
    wins: tuple[int, ...] = ()
    seating: Seating = field(default_factory=HeadsUp)

    @classmethod
    def start(
        cls,
        rules: Rules,
        first_dealer: Seat,
        players: int = 2,
        sides: Sequence[Sequence[Player]] | None = None,
    ) -> Self:
        """Return a contest of `rules.seating` and `rules.match` before its first deal.

        Args:
            rules: The rules of the table.
            first_dealer: Who deals first. Side 1, the captain or the first team, has seat 1.
            players: How many play, numbered from 1; where three play, the numbers are the seats.
            sides: The player numbers of two teams, or of the captain and the field in turn order.
                By default the players are split in half, or player 1 is the captain.

        Raises:
            BadRules: The options don't go together (rules, A.9), or don't fit players or sides.
        """
        check_rules(rules)
        seating = seated(rules, players, sides)
        sheet = FORMATS[rules.match].start(rules, len(seating.sides))
        return cls(rules, first_dealer, columns=sheet.columns, wins=sheet.wins, seating=seating)

    @property
    def finished(self) -> bool:
        """Whether the contest is over."""
        return self.settlement is not None

    @property
    def sides(self) -> Sides:
        """The players of each side."""
        return self.seating.sides

    @property
    def points(self) -> tuple[int, ...]:
        """Points of the running game by side; on a Hollywood sheet, of all columns together."""
        return reduce(added, (column.points for column in self.columns))

    @property
    def boxes(self) -> tuple[int, ...]:
        """Boxes of the running game by side; on a Hollywood sheet, of all columns together."""
        return reduce(added, (column.boxes for column in self.columns))

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """The deals that run or come next: one, or in a team contest one for each open table."""
        stand = Stand(self.rules, self.dealer, self.deals, len(self.games))
        return () if self.finished else self.seating.pairings(stand)

    @property
    def waiting(self) -> tuple[Player, ...]:
        """The numbers of the players without a deal now, in order."""
        playing = {player for pairing in self.pairings for player in pairing.players}
        everybody = sorted(player for side in self.sides for player in side)
        return tuple(player for player in everybody if player not in playing)

    @property
    def next_in(self) -> Player | None:
        """The waiting player who sits down next (rules, C.7, C.8), if there is one."""
        if self.finished or not isinstance(self.seating, (RoundRobin, CaptainsPlay)):
            return None
        return self.seating.next_in

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The finished rounds of a team contest, otherwise ()."""
        return self.seating.rounds if isinstance(self.seating, Teams) else ()

    @property
    def parts(self) -> tuple[Settlement | None, ...]:
        """Settlements of the columns (None if open), or of finished matches or games; else ()."""
        return self._format.parts(self.rules, self._sheet)

    def add(self, result: DealResult) -> Self:
        """Return the contest with the result of a deal entered.

        A draw, a tie and a cancelled gin leave no mark; a misdeal is dealt again (rules, B.0.6).
        Resign, forfeit and void end the contest with the sheet as it is (rules, C.9).

        Raises:
            DealOver: The contest is already over.
            ValueError: None of `pairings` has the number of the result.
        """
        if self.finished:
            raise DealOver("This contest is over.")
        pairing = next((each for each in self.pairings if each.deal == result.number), None)
        if pairing is None:
            raise ValueError(f"deal {result.number} isn't running")
        deals = self.deals + 1
        if result.result in ENDINGS:
            return replace(self, deals=deals, settlement=self._given_up(pairing, result))
        stand = Stand(self.rules, self.dealer, deals, len(self.games))
        moved = self.seating.after(stand, pairing, result)
        dealt = replace(self, deals=deals, dealer=moved.dealer, seating=moved.seating)
        if moved.entry is None:
            return dealt
        sheet = self._format.enter(self.rules, self._sheet, moved.entry)
        return replace(
            dealt,
            dealer=self._dealer(sheet) or moved.dealer,
            columns=sheet.columns,
            games=sheet.games,
            wins=sheet.wins,
            settlement=None if sheet.settlement is None else self._paid(sheet.settlement),
        )

    def by_points(self) -> Self:
        """Return the contest as over, decided by the points alone; drawn where they are level."""
        level = len(set(self.points)) == 1
        winner = None if level else self.points.index(max(self.points)) + 1
        reason = SettlementReason.DRAWN if level else SettlementReason.TARGET
        lines = self._format.lines(self.rules, self._sheet)
        return replace(self, settlement=self._paid(concluded(winner, reason, lines)))

    def reseated(self, pair: tuple[Player, Player]) -> Self:
        """The contest with these two at the next deal; ValueError if they can't play each other."""
        return replace(self, seating=reseated(self.seating, pair))

    def keeping_opponents(self) -> Self | None:
        """Return the contest as it goes on if the losers of the last round keep their opponents.

        None where they don't have that choice (rules, C.6, `after_loss`).
        """
        if self.finished or not isinstance(self.seating, Teams):
            return None
        stand = Stand(self.rules, self.dealer, self.deals, len(self.games))
        kept = self.seating.keeping_opponents(stand)
        return None if kept is None else replace(self, seating=kept)

    def to_json(self) -> dict[str, Any]:
        """Return the contest as values that `json.dumps` takes."""
        return {
            "rules": write_rules(self.rules),
            "dealer": self.dealer,
            "deals": self.deals,
            "columns": [column_json(column) for column in self.columns],
            "games": [game_json(game) for game in self.games],
            "wins": list(self.wins),
            "seating": self.seating.to_json(),
            "settlement": None if self.settlement is None else settlement_json(self.settlement),
        }

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self:
        """Read back what `to_json` wrote; raises KeyError or BadRules if it can't be read."""
        rules = read_rules(values["rules"], ALL_PRESETS)
        settlement = values["settlement"]
        return cls(
            rules=rules,
            dealer=values["dealer"],
            deals=values["deals"],
            columns=tuple(read_column(column) for column in values["columns"]),
            settlement=None if settlement is None else read_settlement(settlement),
            games=tuple(read_game(game) for game in values["games"]),
            wins=tuple(values["wins"]),
            seating=read_seating(rules, values["seating"]),
        )

    @property
    def _format(self) -> Format:
        return FORMATS[self.rules.match]

    @property
    def _sheet(self) -> Sheet:
        return Sheet(self.columns, self.games, self.wins, self.settlement)

    def _dealer(self, sheet: Sheet) -> Seat | None:
        """Return the loser's seat if a game of a series just ended (rules, C.3)."""
        if self.rules.match != MatchFormat.BEST_OF or len(sheet.games) == len(self.games):
            return None
        winner = settle_column(self.rules, sheet.games[-1].column).winner
        return None if winner is None else other(winner)

    def _given_up(self, pairing: Pairing, result: DealResult) -> Settlement:
        """Return the settlement of the sheet as it is: no points are invented (rules, C.9)."""
        lines = self._format.lines(self.rules, self._sheet)
        reason = SettlementReason(result.result)
        if isinstance(self.seating, ThreeHanded) and result.knocker is not None:
            beside = left_of(result.knocker, len(self.rules.seats))
            return given_up_pairwise(beside, result.knocker, reason, lines)
        if result.winner is None:
            return self._paid(concluded(None, reason, lines))
        winner = self.seating.side(pairing, result.winner)
        loser = self.seating.side(pairing, other(result.winner))
        if len(lines) == len(SEATS):
            return self._paid(concluded(winner, reason, lines))
        return self._paid(given_up_pairwise(winner, loser, reason, lines))

    def _paid(self, settlement: Settlement) -> Settlement:
        return replace(settlement, payments=self.seating.payments(settlement))
