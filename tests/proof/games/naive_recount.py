"""A server's boards and ratings counted from the text of its records, as plainly as can be.

Nothing of the club's own counting is used: the engine plays the records, OpenSkill rates, and what
is in between is docs/standings.md in code.
"""

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from openskill.models import BradleyTerryFull

from data.ratings.standings import Tally
from engine.contest import Settlement
from engine.record import Replay, read_record, replay

Key = tuple[str, str, int]
GIVEN_UP = {"resign", "forfeit"}
WEEK = timedelta(days=7)
BETA = 400 / math.log(10) / math.sqrt(2)


@dataclass(frozen=True)
class Game:
    """A game that was played.

    Attributes:
        table_id: Where.
        at: When it ended; all of it, to the boards.
        members: Who played, by their numbers in the record.
        text: The record.
        annulled: Whether it was annulled afterwards.
    """

    table_id: int
    at: datetime
    members: tuple[int, ...]
    text: str
    annulled: bool


@dataclass(frozen=True)
class Rated:
    """A rating."""

    mu: float = 1500.0
    sigma: float = 100.0
    games: int = 0

    def near(self, other: "Rated") -> bool:
        """Whether two are the same but for the last digits of a float."""
        return self.games == other.games and all(
            math.isclose(one, two, rel_tol=1e-9)
            for one, two in ((self.mu, other.mu), (self.sigma, other.sigma))
        )


@dataclass
class Count:
    """What the records give.

    Attributes:
        tallies: By kind of game, time and member.
        rated: By kind of game and member.
        deals: How many deals were counted.
    """

    server_id: int
    tallies: dict[Key, Tally] = field(default_factory=dict[Key, Tally])
    rated: dict[tuple[str, int], Rated] = field(default_factory=lambda: defaultdict(Rated))
    met: dict[tuple[str, int, int], list[datetime]] = field(
        default_factory=lambda: defaultdict(list)
    )
    deals: int = 0

    def board_rows(self, family: str, at: datetime, member: int) -> list[Key]:
        """The boards that something counts on."""
        quarter = f"{at.year}-q{math.ceil(at.month / 3)}"
        return [
            (kind, period, member)
            for kind in ("", family)
            for period in ("", at.strftime("%Y-%m"), quarter)
        ]

    def change(self, family: str, at: datetime, member: int, **more: int) -> None:
        """Add to all boards of a member."""
        for key in self.board_rows(family, at, member):
            row = self.tallies.get(key) or Tally(self.server_id, *key)
            self.tallies[key] = replace(
                row, **{name: getattr(row, name) + number for name, number in more.items()}
            )

    def result(self, family: str, at: datetime, member: int, *, won: bool) -> None:
        """Count games won in a row."""
        for key in self.board_rows(family, at, member):
            row = self.tallies[key]
            streak = row.streak + 1 if won else 0
            self.tallies[key] = replace(
                row, streak=streak, best_streak=max(streak, row.best_streak)
            )


def key(row: Tally) -> Key:
    """Where a row stands."""
    return row.family, row.period, row.member_id


def count(games: Sequence[Game], server_id: int) -> Count:
    """Count games, in the order in which they ended."""
    total = Count(server_id)
    for game in games:
        if not game.annulled:
            _deals(total, game, played := replay(read_record(game.text)))
            _game(total, game, played)
    return total


def _deals(total: Count, game: Game, played: Replay) -> None:
    record = read_record(game.text)
    family = record.rules.family
    for deal, state in zip(record.deals, played.states, strict=True):
        result = state.result
        assert result is not None
        if result.result in {*GIVEN_UP, "misdeal"}:
            continue
        total.deals += 1
        players = deal.place.players if deal.place else record.rules.seats
        for seat, number in enumerate(players, start=1):
            won = result.winner == seat
            points = result.both[seat - 1] if result.both else result.points if won else 0
            total.change(
                family,
                game.at,
                game.members[number - 1],
                deals=1,
                deals_won=int(won),
                points=points,
                gins=int(won and result.result in {"gin", "big_gin"}),
                undercuts=int(won and result.result == "undercut"),
            )


def _game(total: Count, game: Game, played: Replay) -> None:
    rules, end = played.contest.rules, played.contest.settlement
    assert end is not None
    sides = [[game.members[number - 1] for number in side] for side in played.contest.seating.sides]
    places = _places(end, len(sides))
    for side, members in enumerate(sides, start=1):
        for member in members:
            number = game.members.index(member) + 1
            won = places[side - 1] == 1 and max(places) > 1
            net = _net(end, side, number)
            total.change(rules.family, game.at, member, games=1, games_won=int(won), net=net)
            total.result(rules.family, game.at, member, won=won)
    _rate(total, game, rules.family, sides, places, captain=rules.seating == "captain")


def _places(end: Settlement, sides: int) -> list[int]:
    if end.winner is None:
        return [1] * sides
    if sides == 2:
        return [1 if side == end.winner else 2 for side in (1, 2)]
    order = sorted(end.totals, reverse=True)
    others = [order.index(total) + 1 for total in end.totals]
    return [1 if side == end.winner else max(2, others[side - 1]) for side in range(1, sides + 1)]


def _net(end: Settlement, side: int, player: int) -> int:
    if end.reason in GIVEN_UP:
        return 0
    if end.payments:
        gets = sum(one.amount for one in end.payments if one.receiver == player)
        return gets - sum(one.amount for one in end.payments if one.payer == player)
    return end.net if side == end.winner else -end.net


def _rate(
    total: Count,
    game: Game,
    family: str,
    sides: list[list[int]],
    places: list[int],
    *,
    captain: bool,
) -> None:
    """Have OpenSkill rate a game; a captain's is a part of a game with each of the field."""
    pairs = [
        (family, min(one, two), max(one, two))
        for first, others in enumerate(sides)
        for one in others
        for side in sides[first + 1 :]
        for two in side
    ]
    lately = [sum(at > game.at - WEEK for at in total.met[pair]) + 1 for pair in pairs]
    weight = sum(min(1.0, 3 / nth) for nth in lately) / len(pairs)
    for pair in pairs:
        total.met[pair].append(game.at)
    matches = [[sides[0], [one]] for one in sides[1]] if captain else [sides]
    size = max(map(len, matches[0]))
    model = BradleyTerryFull(mu=1500.0, sigma=100.0, beta=BETA * math.sqrt(size), tau=1.0)
    before = {one: total.rated[family, one] for side in sides for one in side}
    mu = {one: rating.mu for one, rating in before.items()}
    variance = {one: rating.sigma**2 for one, rating in before.items()}
    for match in matches:
        teams = [
            [model.rating(mu=before[one].mu, sigma=before[one].sigma) for one in side]
            for side in match
        ]
        after = model.rate(teams, ranks=[float(place) for place in places])
        for side, team in zip(match, after, strict=True):
            for one, new in zip(side, team, strict=True):
                mu[one] += weight / len(matches) * (new.mu - before[one].mu)
                change = new.sigma**2 - before[one].sigma ** 2
                variance[one] += weight / len(matches) * change
    for one, rating in before.items():
        total.rated[family, one] = Rated(mu[one], math.sqrt(variance[one]), rating.games + 1)
