"""Two members against one another: their games, their deals, the current run, and the last ten."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from club.archive.profiles import ALL, HERE, PLACES
from club.core import privacy
from club.core.errors import RecordHidden, TwoNeeded
from data.core import members
from data.ratings import deal_stats, outcomes
from data.ratings.deal_stats import NONE, StatsScope, StatsTotals
from data.ratings.outcomes import Meeting
from data.storage.database import Database

LAST: Final = 10
"""Games that are listed."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two members, and the place where they met, as on a profile."""

    one: int
    other: int
    place: str = HERE

    @property
    def text(self) -> str:
        """The pairing as one word, for `read`."""
        return f"{self.one}.{self.other}.{self.place}"

    @classmethod
    def read(cls, text: str) -> "Pairing":
        """Read what `text` wrote; an unknown place is the server where it is asked."""
        one, other, place = text.split(".")
        return cls(int(one), int(other), place if place in PLACES else HERE)


@dataclass(frozen=True, slots=True)
class Side:
    """One of two members, with their figures against the other; the name is empty if never seen.

    `longest` is the most games won in a row; `deals` are the knock family's and those with melds.
    """

    member_id: int
    name: str
    won: int = 0
    longest: int = 0
    deals: tuple[StatsTotals, StatsTotals] = (NONE, NONE)

    @property
    def deals_won(self) -> int:
        """Deals won."""
        return sum(each.won for each in self.deals)

    @property
    def points(self) -> int:
        """Points of all deals."""
        return sum(each.points for each in self.deals)

    @property
    def gins(self) -> int:
        """Deals won by gin or big gin."""
        return sum(each.gins for each in self.deals)

    @property
    def undercuts(self) -> int:
        """Deals won by an undercut."""
        return sum(each.undercuts for each in self.deals)


@dataclass(frozen=True, slots=True)
class Versus:
    """Two members against one another."""

    pairing: Pairing
    sides: tuple[Side, Side]
    wider: bool = False  # whether the games of all servers may be looked at too
    games: int = 0
    deals: int = 0
    # The winner of the last games, 1 or 2, and how many; None where nobody won the last.
    run: tuple[int, int] | None = None
    last: tuple[Meeting, ...] = ()  # the latest first

    @property
    def drawn(self) -> int:
        """Games that neither of the two won."""
        return self.games - sum(side.won for side in self.sides)


class Comparisons:
    """Compares two members."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def versus(self, pairing: Pairing, *, asker_id: int, server_id: int | None) -> Versus:
        """Compare two members, by default over all servers; or raise TwoNeeded, RecordHidden."""
        if pairing.one == pairing.other:
            raise TwoNeeded
        place = pairing.place if server_id is not None else ALL
        pairing = Pairing(pairing.one, pairing.other, place)
        two = (pairing.one, pairing.other)
        async with self._database.read() as connection:
            names = await members.names(connection, two)
            tiers = await privacy.tiers(connection, two)
            own = asker_id in two
            for member_id in two:
                if not privacy.may_see(tiers[member_id], own=own, here=place == HERE):
                    raise RecordHidden
            wider = server_id is not None and all(
                privacy.may_see(tier, own=own, here=False) for tier in tiers.values()
            )
            where = server_id if place == HERE else None
            met = await outcomes.between(connection, StatsScope(two[0], where), two[1])
            deals = [
                await deal_stats.sums(connection, StatsScope(one, where, opponent_id=other))
                for one, other in (two, two[::-1])
            ]
        winners = [game.winner for game in met]
        first, second = (
            Side(
                member_id,
                names.get(member_id, ""),
                won=winners.count(number),
                longest=longest(winners, number),
                deals=deals[number - 1],
            )
            for number, member_id in enumerate(two, start=1)
        )
        return Versus(
            pairing,
            (first, second),
            wider=wider,
            games=len(met),
            deals=sum(each.deals for each in deals[0]),
            run=run(winners),
            last=tuple(reversed(met[-LAST:])),
        )


def longest(winners: Iterable[int | None], of: int) -> int:
    """Return the most games in a row that one of two won."""
    best = now = 0
    for winner in winners:
        now = now + 1 if winner == of else 0
        best = max(best, now)
    return best


def run(winners: list[int | None]) -> tuple[int, int] | None:
    """Return who won the last games, and how many in a row; None where nobody won the last."""
    if not winners or (last := winners[-1]) is None:
        return None
    count = 0
    for winner in reversed(winners):
        if winner != last:
            break
        count += 1
    return last, count
