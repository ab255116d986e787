"""A second count of a cup from its stored events, written from docs/cups.md and not as the program.

It goes from event to event, and keeps what each has decided: who leaves later takes nothing of it
back.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from tests.proof.cups import plain_table
from tests.proof.cups.plain_draw import Sides, berger, entering, lines_of, of_boards, two_by_two
from tests.proof.cups.plain_table import NOBODY, Game, Line, Result

LEFT = "left"
BYE = "bye"


@dataclass(frozen=True)
class Fact:
    """An event as it is stored."""

    word: str
    detail: Any
    members: tuple[int, ...] = ()


@dataclass
class PlainCup:
    """A cup, as far as it has been counted; `plan` is as it is stored.

    Attributes:
        gone: Who is out, in the order in which they left.
        results: What came of each match, by its name.
        boards: What came of each board of teams.
        qualified: Those who go on from groups, by their seats in the bracket.
    """

    plan: Mapping[str, Any]
    members: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    absent: set[int] = field(default_factory=set[int])
    gone: list[int] = field(default_factory=list[int])
    order: list[int] = field(default_factory=list[int])
    began_with: int = 0
    rounds: list[tuple[list[tuple[int, int]], int | None]] = field(
        default_factory=list[tuple[list[tuple[int, int]], int | None]]
    )
    ended_early: bool = False
    results: dict[str, Result] = field(default_factory=dict[str, Result])
    boards: dict[str, dict[int, Result]] = field(default_factory=dict[str, dict[int, Result]])
    qualified: list[int] = field(default_factory=list[int])

    def count(self, facts: Iterable[Fact]) -> None:
        """Go through events."""
        for fact in facts:
            self._happen(fact)
            self._settle()

    @property
    def format(self) -> str:
        return self.plan["format"]

    @property
    def champion(self) -> int | None:
        """Who has won, if anybody who hasn't left."""
        first = (each for each, place in self.places().items() if place == 1)
        return next((each for each in first if each not in self.gone), None)

    @property
    def over(self) -> bool:
        if self.format == "swiss":
            wanted = self.plan["rounds"] or (self.began_with - 1).bit_length()
            last = min(wanted, -(-self.began_with // 2))
            done = self.ended_early or len(self.rounds) == last
        else:
            done = bool(self.order)
        return done and all(key in self.results for key in self.matches())

    # What happens

    def _happen(self, fact: Fact) -> None:
        detail = fact.detail
        match fact.word:
            case "entered":
                number = len(self.members) + 1
                self.members[number] = [*fact.members]
                if self.order:
                    self.order.append(number)
            case "joined":
                self._join(detail["entrant"], fact.members[0])
            case "substituted":
                out, substitute = fact.members
                own = self.members[detail["entrant"]]
                own[own.index(out)] = substitute
                self.absent.discard(out)
            case "parted":
                self._part(detail["entrant"], fact.members[0])
            case "withdrew" | "disqualified":
                self.gone.append(detail["entrant"])
            case "started":
                self.order = [*detail["order"]]
                self.began_with = len(self.order)
                short = [each for each in self.members if each not in self.order]
                self.gone += [each for each in short if each not in self.gone]
            case "paired":
                self._pair([(one, other) for one, other in detail["pairs"]], detail["bye"])
            case "decided":
                self._decide(detail["match"], self._result(detail))
            case "board_decided":
                self._decide_board(detail)
            case word:
                raise AssertionError(f"nobody did that: {word}")

    def _join(self, entrant: int, member: int) -> None:
        own = self.members[entrant]
        free = next((each for each in own if each in self.absent), None)
        if free is None:
            own.append(member)
        else:
            own[own.index(free)] = member
            self.absent.discard(free)

    def _part(self, entrant: int, member: int) -> None:
        own = self.members[entrant]
        if all(each in {*self.absent, member} for each in own):
            self.gone.append(entrant)
        elif self.order:
            self.absent.add(member)
        else:
            own.remove(member)

    def _pair(self, pairs: list[tuple[int, int]], bye: int | None) -> None:
        """Take a round of Swiss, if it is one that may be."""
        if not pairs and bye is None:
            self.ended_early = True
            return
        before = {frozenset(pair) for paired, _ in self.rounds for pair in paired}
        again = [pair for pair in pairs if frozenset(pair) in before]
        assert not again, f"they meet twice: {again}"
        rested = {each for _, each in self.rounds if each is not None}
        assert bye not in rested, f"{bye} has a second bye"
        seated = [each for pair in pairs for each in pair] + ([] if bye is None else [bye])
        assert len({*seated}) == len(seated), "somebody plays twice in a round"
        assert not {*seated} & {*self.gone}, "somebody plays who has left"
        idle = [each for each in self.order if each not in {*seated, *self.gone}]
        for pair in combinations(idle, 2):
            assert frozenset(pair) in before, f"{pair} could meet, and sit the round out"
        assert bye is not None or rested.issuperset(idle), f"one of {idle} could have a bye"
        self.rounds.append((pairs, bye))

    def _decide(self, key: str, result: Result) -> None:
        sides = self.matches()[key]
        assert key not in self.results, f"{key} is decided twice"
        assert all(sides), f"{key} is decided before it is known who plays"
        self.results[key] = result

    def _result(self, detail: Mapping[str, Any]) -> Result:
        one, other = self.matches()[detail["match"]]
        assert one
        assert other
        how, winner = detail["how"], detail["winner"]
        assert winner in {None, one, other}
        points = dict(zip((one, other), detail["score"] or (), strict=False))
        if winner is None:
            return Result(NOBODY, (one, other) if how == "walkover" else (), how, points)
        return Result(winner, (one + other - winner,), how, points)

    def _decide_board(self, detail: Mapping[str, Any]) -> None:
        key = detail["match"]
        boards = self.boards.setdefault(key, {})
        assert detail["board"] not in boards, f"board {detail['board']} of {key} is decided twice"
        boards[detail["board"]] = self._result(detail)
        if len(boards) == self.plan["team_size"]:
            sides = self.matches()[key]
            told = [boards[number] for number in sorted(boards)]
            self._decide(key, of_boards(sides, told, drawable=key.startswith(("group", "swiss"))))

    def _settle(self) -> None:
        """Decide what needs no game: byes, and the matches of those who have left."""
        settled = True
        while settled and self.order:
            settled = False
            for key, (one, other) in self.matches().items():
                if key in self.results or one is None or other is None:
                    continue
                if NOBODY in (one, other):
                    self.results[key] = Result(one + other, (), BYE)
                elif out := tuple(each for each in (one, other) if each in self.gone):
                    stays = next((each for each in (one, other) if each not in out), NOBODY)
                    self.results[key] = Result(stays, out, LEFT)
                else:
                    continue
                settled = True
            if self.format == "groups" and not self.qualified and self._groups_over():
                self.qualified, settled = self._going_on(), True

    # Who plays whom

    def matches(self) -> dict[str, Sides]:
        """The sides of every match that is known to come, by its name."""
        if not self.order:
            return {}
        match self.format:
            case "knockout":
                return dict(self._knockout(self.order))
            case "double_elimination":
                return dict(self._double_elimination())
            case "round_robin":
                return dict(self._group(self.order, 1))
            case "groups":
                found = {
                    key: sides
                    for number, entrants in enumerate(self.groups(), start=1)
                    for key, sides in self._group(entrants, number)
                }
                return {**found, **dict(self._knockout(self.qualified))}
            case _:
                return dict(self._swiss())

    def groups(self) -> list[list[int]]:
        """The entrants of each group, dealt out back and forth."""
        count = 1
        while len(self.order) >= 2 * count * 3:
            count *= 2
        found = list[list[int]]([] for _ in range(count))
        to = [*range(count), *reversed(range(count))]
        for place, entrant in enumerate(self.order):
            found[to[place % len(to)]].append(entrant)
        return found

    def _group(self, entrants: Sequence[int], number: int) -> Iterator[tuple[str, Sides]]:
        for round_, pairs in enumerate(berger(len(entrants), self.plan["legs"]), start=1):
            for place, (one, other) in enumerate(pairs, start=1):
                yield f"group.{round_}.{place}.{number}", (entrants[one - 1], entrants[other - 1])

    def _swiss(self) -> Iterator[tuple[str, Sides]]:
        for round_, (pairs, bye) in enumerate(self.rounds, start=1):
            seated: list[Sides] = [*pairs, *([] if bye is None else [(bye, NOBODY)])]
            for place, sides in enumerate(seated, start=1):
                yield f"swiss.{round_}.{place}.0", sides

    def _round(
        self, part: str, number: int, sides: Iterable[Sides]
    ) -> tuple[dict[str, Sides], list[Result | None]]:
        """The matches of a round, and what came of each."""
        named = {f"{part}.{number}.{place}.0": each for place, each in enumerate(sides, start=1)}
        return named, [self.results.get(key) for key in named]

    def bracket(
        self, order: Sequence[int]
    ) -> tuple[list[dict[str, Sides]], list[list[Result | None]]]:
        """The rounds of a bracket, and what came of them."""
        left: list[int | None] = [*lines_of(order)]
        rounds, came = list[dict[str, Sides]](), list[list[Result | None]]()
        while len(left) > 1:
            named, results = self._round("bracket", len(rounds) + 1, two_by_two(left))
            rounds.append(named)
            came.append(results)
            left = [None if each is None else each.winner for each in results]
        return rounds, came

    def _knockout(self, order: Sequence[int]) -> Iterator[tuple[str, Sides]]:
        if not order:
            return
        rounds, came = self.bracket(order)
        for each in rounds:
            yield from each.items()
        if self.plan["third_place"] and len(rounds) > 1:
            one, other = (None if each is None else each.loser for each in came[-2])
            yield "third.1.1.0", (one, other)

    def double(
        self,
    ) -> tuple[list[list[Result | None]], list[list[Result | None]], dict[str, Sides]]:
        """What came of the rounds of both brackets, and every match of the cup."""
        rounds, winners = self.bracket(self.order)
        every = {key: sides for each in rounds for key, sides in each.items()}
        losers = list[list[Result | None]]()

        def play(sides: Iterable[Sides]) -> list[int | None]:
            named, results = self._round("losers", len(losers) + 1, sides)
            every.update(named)
            losers.append(results)
            return [None if each is None else each.winner for each in results]

        left = [None if each is None else each.loser for each in winners[0]]
        for number, results in enumerate(winners[1:], start=2):
            left = play(two_by_two(left))
            coming = [None if each is None else each.loser for each in results]
            left = play(zip(left, entering(coming, number), strict=True))
        unbeaten = None if winners[-1][0] is None else winners[-1][0].winner
        final = unbeaten, left[0]
        every["final.1.1.0"] = final
        first = self.results.get("final.1.1.0")
        levelled = first is not None and first.losers == (unbeaten,) and first.winner == left[0]
        if self.plan["second_final"] and levelled and unbeaten not in self.gone:
            every["final.2.1.0"] = final
        return winners, losers, every

    def _double_elimination(self) -> Iterator[tuple[str, Sides]]:
        yield from self.double()[2].items()

    # Who is ahead

    def places(self) -> dict[int, int]:
        """The place of everybody."""
        match self.format:
            case "knockout":
                return self._places_of_bracket(self.order)
            case "double_elimination":
                return self._places_of_double()
            case "groups":
                return self._places_after_groups()
            case _:
                (table,) = self.tables()
                return {line.entrant: place for place, line in enumerate(table, start=1)}

    def tables(self) -> list[list[Line]]:
        """The table of the cup, or of each group."""
        if self.format == "round_robin":
            return [plain_table.round_robin(self.order, self._games("group"), self.gone)]
        if self.format == "swiss":
            rounds = len(self.rounds)
            return [plain_table.swiss(self.order, self._games("swiss"), rounds, self.gone)]
        if self.format == "groups":
            return [
                plain_table.round_robin(entrants, self._games("group", number), self.gone)
                for number, entrants in enumerate(self.groups(), start=1)
            ]
        return []

    def _games(self, part: str, group: int | None = None) -> list[Game]:
        return [
            ((one or NOBODY, other or NOBODY), self.results[key])
            for key, (one, other) in self.matches().items()
            if key in self.results
            and key.startswith(part)
            and group in {None, int(key.rpartition(".")[2])}
        ]

    def _groups_over(self) -> bool:
        return all(
            key in self.results
            for number, entrants in enumerate(self.groups(), start=1)
            for key, _ in self._group(entrants, number)
        )

    def _going_on(self) -> list[int]:
        """The winners of groups, and then the runners-up, each where they meet the right one."""
        tables = self.tables()
        winners = [table[0].entrant for table in tables]
        if len(tables) == 1:
            return [winners[0], tables[0][1].entrant]
        # The winner at seat 1 meets the last seat, that at seat 2 the last but one, and so on.
        facing = [tables[place + 1 - 2 * (place % 2)][1].entrant for place in range(len(tables))]
        return [*winners, *facing[::-1]]

    def _places_of_bracket(self, order: Sequence[int]) -> dict[int, int]:
        found = dict[int, int]()
        _, came = self.bracket(order)
        for results in came:
            for each in results:
                found |= dict.fromkeys(each.losers if each else (), len(results) + 1)
        if third := self.results.get("third.1.1.0"):
            found |= dict.fromkeys(third.losers, 4)
        last = came[-1][0]
        return found | ({last.winner: 1} if last is not None and last.winner else {})

    def _places_of_double(self) -> dict[int, int]:
        winners, losers, every = self.double()
        found, place, of_round = dict[int, int](), 3, dict[int, int]()
        for number in range(len(losers), 0, -1):
            of_round[number] = place
            place += len(losers[number - 1])
        for number, results in enumerate(losers, start=1):
            for each in results:
                found |= dict.fromkeys(each.losers if each else (), of_round[number])
        for number, results in enumerate(winners, start=1):
            for each in results:
                if each is not None and len(each.losers) > 1:
                    # Both are out at once, as those whom the loser would have joined.
                    joined = max(1, 2 * (number - 1))
                    found |= dict.fromkeys(each.losers, of_round.get(joined, 2))
        last = self.results["final.2.1.0" if "final.2.1.0" in every else "final.1.1.0"]
        found |= dict.fromkeys(last.losers, 2)
        return found | ({last.winner: 1} if last.winner else {})

    def _places_after_groups(self) -> dict[int, int]:
        found = dict[int, int]()
        out = [
            [line.entrant for line in table if line.entrant not in self.qualified]
            for table in self.tables()
        ]
        place = len(self.qualified) + 1
        for depth in range(max(map(len, out))):
            sharing = [each[depth] for each in out if depth < len(each)]
            found |= dict.fromkeys(sharing, place)
            place += len(sharing)
        return found | self._places_of_bracket(self.qualified)
