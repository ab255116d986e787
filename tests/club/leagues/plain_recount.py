"""A second count of leagues and ladders from what is stored, written apart from the program.

Only who meets whom in which round comes from the Berger tables, which have tests of their own.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from club.cups.formats import berger

LEFT = {"withdrew", "disqualified", "lapsed"}
GAMES = {"played", "agreed", "ruled"}
NUMBERS = 9999


@dataclass(frozen=True)
class Fact:
    """An event as it is stored."""

    word: str
    detail: Any
    members: tuple[int, ...] = ()


@dataclass(frozen=True)
class Result:
    winner: int | None
    how: str
    score: Sequence[int] | None = None


@dataclass
class RecountedSeason:
    """A season: its divisions, its results by key, and who has left in it."""

    divisions: list[list[int]]
    first: int
    legs: int
    at_once: int
    weeks: int = 1
    ended: bool = False
    results: dict[str, Result] = field(default_factory=dict[str, Result])
    left: set[int] = field(default_factory=set[int])

    def matches(self, division: int) -> dict[str, tuple[int, int]]:
        """The sides of each match of a division, by key."""
        entrants = self.divisions[division]
        return {
            f"group.{round_}.{number}.{self.first + division}": (
                entrants[one - 1],
                entrants[other - 1],
            )
            for round_, pairs in enumerate(berger.numbers(len(entrants), self.legs), start=1)
            for number, (one, other) in enumerate(pairs, start=1)
        }

    def all_matches(self) -> dict[str, tuple[int, int]]:
        found = dict[str, tuple[int, int]]()
        for division in range(len(self.divisions)):
            found |= self.matches(division)
        return found

    def walk_over(self) -> None:
        """What has begun without somebody who has left is lost by them."""
        for key, sides in self.all_matches().items():
            week = -(-int(key.split(".")[1]) // self.at_once)
            if key not in self.results and week <= self.weeks and self.left & set(sides):
                self.results[key] = self.unplayed(sides)

    def unplayed(self, sides: tuple[int, int]) -> Result:
        stays = [each for each in sides if each not in self.left]
        return Result(stays[0] if stays else None, "walkover")

    def result(self, key: str, sides: tuple[int, int]) -> Result | None:
        if key in self.results:
            return self.results[key]
        return self.unplayed(sides) if self.left & set(sides) else None

    def table(self, division: int) -> list[int]:
        """The entrants of a division, the best first."""
        entrants, matches = self.divisions[division], self.matches(division)
        nobody = set[int]()
        for one in self.left & set(entrants):
            own = [key for key, sides in matches.items() if one in sides]
            games = [key for key in own if key in self.results and self.results[key].how in GAMES]
            if 2 * len(games) < len(own):
                nobody.add(one)
        counted = [
            (sides, result)
            for key, sides in matches.items()
            if not nobody & set(sides) and (result := self.result(key, sides)) is not None
        ]
        halves = {
            (one, number): share(result, one)
            for number, (sides, result) in enumerate(counted)
            for one in sides
        }
        points = {one: sum(n for (who, _), n in halves.items() if who == one) for one in entrants}
        both_lost = sum(r.winner is None and r.how == "walkover" for _, r in counted)
        assert sum(points.values()) == 2 * (len(counted) - both_lost)
        seeds = {one: -place for place, one in enumerate(entrants)}
        return sorted(
            entrants,
            key=lambda one: (
                one not in self.left,
                points[one],
                *self.ties(one, counted, points),
                seeds[one],
            ),
            reverse=True,
        )

    def ties(
        self,
        one: int,
        counted: Sequence[tuple[tuple[int, int], Result]],
        points: Mapping[int, int],
    ) -> tuple[int, int, int, int]:
        """Head to head, Sonneborn-Berger, the difference of points of games, and wins."""
        equal = {
            other
            for other in points
            if points[other] == points[one] and (other in self.left) == (one in self.left)
        }
        own = [(sides, result) for sides, result in counted if one in sides]
        pairs = {frozenset(sides) for sides, _ in counted}
        met_all = all(frozenset((a, b)) in pairs for a in equal for b in equal if a != b)
        mutual = sum(share(r, one) for sides, r in own if met_all and set(sides) <= equal)
        berger_sum = sum(share(r, one) * points[sum(sides) - one] for sides, r in own)
        difference = 0
        for (first, _), result in own:
            if result.score is not None and result.how != "walkover":
                mine, theirs = result.score if first == one else result.score[::-1]
                difference += mine - theirs
        return mutual, berger_sum, difference, sum(r.winner == one for _, r in own)


def share(result: Result, one: int) -> int:
    """What a result is worth to a side, in halves of points."""
    if result.winner is None:
        return 0 if result.how == "walkover" else 1
    return 2 if result.winner == one else 0


@dataclass
class RecountedLeague:
    """A league; `size` and the like are what its organiser has chosen."""

    size: int
    moves: int
    legs: int
    at_once: int
    seasons: list[RecountedSeason] = field(default_factory=list[RecountedSeason])
    member: dict[int, int] = field(default_factory=dict[int, int])
    out: set[int] = field(default_factory=set[int])

    def count(self, facts: Iterable[Fact]) -> "RecountedLeague":
        for fact in facts:
            self.happen(fact.word, fact.detail, fact.members)
            inside = [each for each in self.member if each not in self.out]
            assert len({self.member[each] for each in inside}) == len(inside), "in it twice"
        return self

    def happen(self, word: str, detail: Any, members: tuple[int, ...]) -> None:
        season = self.seasons[-1] if self.seasons else None
        if word == "entered":
            (self.member[len(self.member) + 1],) = members
        elif word in LEFT:
            self.out.add(detail["entrant"])
            if season and not season.ended and detail["entrant"] in chain(*season.divisions):
                season.left.add(detail["entrant"])
                season.walk_over()
        elif word == "season_began":
            assert season is None or season.ended
            self.begin(detail["divisions"])
        elif season and word == "substituted":
            assert not season.ended
            inside = (each for each in self.member if each not in self.out)
            self.out |= {each for each in inside if self.member[each] == members[1]}
            self.out.discard(detail["entrant"])
            season.left.discard(detail["entrant"])
            self.member[detail["entrant"]] = members[1]
        elif season and word == "week_began":
            season.weeks += 1
            season.walk_over()
        elif season and word == "season_ended":
            for key, sides in season.all_matches().items():
                assert season.result(key, sides) is not None, f"{key} was never decided"
            season.ended = True
        elif season and word in {"decided", "corrected"}:
            key, winner = detail["match"], detail["winner"]
            assert winner is None or winner in season.all_matches()[key]
            assert (key in season.results) == (word == "corrected")
            season.results[key] = Result(winner, detail["how"], detail["score"])
        else:
            assert word in {"stopped", "cancelled"}, word

    def begin(self, divisions: list[list[int]]) -> None:
        """Check who plays where, and begin a season."""
        everybody = list(chain(*divisions))
        inside = [each for each in self.member if each not in self.out]
        assert sorted(everybody) == sorted(inside), "somebody is in two divisions, or in none"
        sizes = [len(each) for each in divisions]
        assert sizes == sorted(sizes)
        assert max(sizes) - min(sizes) <= 1
        assert all(4 <= each <= 12 for each in sizes)
        if self.seasons:
            assert everybody == self.after(inside)
        first = 1 + sum(len(each.divisions) for each in self.seasons)
        season = RecountedSeason(divisions, first, self.legs, self.at_once)
        self.seasons.append(season)

    def after(self, inside: Sequence[int]) -> list[int]:
        """All who play the next season: the best first, newcomers last."""
        season = self.seasons[-1]
        tables = [season.table(number) for number in range(len(season.divisions))]
        new = [list[int]() for _ in tables]
        for number, table in enumerate(tables):
            up = self.between(tables, number - 1)
            down = self.between(tables, number)
            for place, one in enumerate(table):
                if place < up:
                    new[number - 1].append(one)
                elif place >= len(table) - down:
                    new[number + 1].append(one)
                else:
                    new[number].append(one)
        # Each has been filled in the order of the divisions: first those who come down.
        stay = [one for division in new for one in division if one in inside]
        return stay + [one for one in inside if one not in stay]

    def between(self, tables: Sequence[Sequence[int]], upper: int) -> int:
        if not 0 <= upper < len(tables) - 1:
            return 0
        return min(self.moves, len(tables[upper]) // 2, len(tables[upper + 1]) // 2)


@dataclass
class RecountedLadder:
    """A ladder; `reach` is what its organiser has chosen."""

    reach: int
    order: list[int] = field(default_factory=list[int])
    open: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    accepted: set[int] = field(default_factory=set[int])
    joined: int = 0
    challenges: int = 0

    def count(self, facts: Iterable[Fact]) -> "RecountedLadder":
        for fact in facts:
            self.happen(fact.word, fact.detail)
            assert len(set(self.order)) == len(self.order), "somebody has two places"
            busy = [one for sides in self.open.values() for one in sides]
            assert len(set(busy)) == len(busy), "somebody has two challenges"
            assert set(busy) <= set(self.order)
        return self

    def happen(self, word: str, detail: Any) -> None:
        if word == "entered":
            self.joined += 1
            self.order.append(self.joined)
        elif word == "challenged":
            one, other = detail["challenger"], detail["challenged"]
            assert 1 <= self.order.index(one) - self.order.index(other) <= self.reach
            self.challenges += 1
            self.open[self.challenges] = one, other
        elif word == "accepted":
            self.accepted.add(detail["challenge"])
        elif word == "taken_back":
            assert detail["challenge"] not in self.accepted
            del self.open[detail["challenge"]]
        elif word == "decided":
            part, lap, place, _ = detail["match"].split(".")
            assert part == "challenge"
            one, other = self.open.pop((int(lap) - 1) * NUMBERS + int(place))
            if detail["winner"] == one:
                self.take(one, other)
        elif word in LEFT:
            gone = detail["entrant"]
            for number, (one, other) in list(self.open.items()):
                if gone in {one, other}:
                    del self.open[number]
                    if gone == other:
                        self.take(one, other)
            self.order.remove(gone)
        elif word == "sank":
            place = self.order.index(detail["entrant"])
            self.order.insert(place + 1, self.order.pop(place))
        else:
            assert word == "cancelled", word
            self.open.clear()

    def take(self, one: int, other: int) -> None:
        """The winner takes the place of the loser; those between move down."""
        place = self.order.index(other)
        if self.order.index(one) > place:
            self.order.remove(one)
            self.order.insert(place, one)
