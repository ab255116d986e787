"""What has happened in a league or on a ladder, as lines that a person can read and check."""

from collections.abc import Iterator
from datetime import datetime

from data.core.event_store import EventRow
from tests.club.leagues.plain_recount import Fact, RecountedLadder, RecountedLeague, share

LEAVING = {
    "withdrew": "leaves",
    "disqualified": "is put out",
    "lapsed": "is out, having never played",
}


def fact(row: EventRow) -> Fact:
    return Fact(row.word, row.detail, row.members)


def name(member_id: int) -> str:
    """What a member of the server is called."""
    return f"@{member_id - 2000:02}" if member_id > 0 else "someone"


class LeagueTimeline:
    """Tells a league's events, counting along; `count` is as it stands after the last."""

    def __init__(self, count: RecountedLeague, began: datetime) -> None:
        self.count = count
        self._began = began

    def lines(self, rows: list[EventRow]) -> Iterator[str]:
        for row in rows:
            before = dict(self.count.member)
            self.count.count([fact(row)])
            said = self._said(row, before)
            if said:
                yield f"day {(row.at - self._began).days:3}  {said}"
            if row.word == "season_ended":
                yield from self._tables()

    def _said(self, row: EventRow, before: dict[int, int]) -> str:  # noqa: PLR0911
        detail, season = row.detail, self.count.seasons[-1] if self.count.seasons else None
        match row.word:
            case "entered":
                return f"{name(row.members[0])} joins"
            case "withdrew" | "disqualified" | "lapsed":
                return f"{self._name(detail['entrant'])} {LEAVING[row.word]}"
            case "substituted":
                place = name(before[detail["entrant"]])
                return f"{name(row.members[1])} takes the place of {place}"
            case "season_began":
                return f"season {len(self.count.seasons)} begins: " + " | ".join(
                    " ".join(map(self._name, division)) for division in detail["divisions"]
                )
            case "week_began" if season is not None:
                return f"week {season.weeks} begins"
            case "season_ended":
                return f"season {len(self.count.seasons)} is over"
            case "decided" | "corrected" if season is not None:
                return self._result(row.word, detail, season.all_matches()[detail["match"]])
            case _:
                return row.word

    def _result(self, word: str, detail: dict[str, object], sides: tuple[int, int]) -> str:
        _, round_, _, group = str(detail["match"]).split(".")
        division = int(group) - self.count.seasons[-1].first + 1
        one, other = map(self._name, sides)
        won = {sides[0]: f"{one} beats {other}", sides[1]: f"{other} beats {one}"}
        said = f"division {division}, round {round_}: "
        if detail["winner"] is None:
            drawn = detail["how"] != "walkover"
            return said + (f"{one} and {other} draw" if drawn else f"{one} and {other} both lose")
        said += won[int(str(detail["winner"]))]
        return said + f" ({detail['how']})" + (", corrected" if word == "corrected" else "")

    def _tables(self) -> Iterator[str]:
        """The tables of the last season, each with its points, and who goes up and down."""
        season = self.count.seasons[-1]
        tables = [season.table(number) for number in range(len(season.divisions))]
        for number, table in enumerate(tables):
            up = self.count.between(tables, number - 1)
            down = self.count.between(tables, number)
            results = [
                (sides, result)
                for key, sides in season.matches(number).items()
                if (result := season.result(key, sides)) is not None
            ]
            yield f"         division {number + 1}"
            for place, one in enumerate(table, start=1):
                halves = sum(share(result, one) for sides, result in results if one in sides)
                games = sum(one in sides and r.how != "walkover" for sides, r in results)
                mark = "up" if place <= up else "down" if place > len(table) - down else ""
                left = "left" if one in season.left else mark
                yield (
                    f"         {place:2}  {self._name(one)}  {halves / 2:4.1f} points"
                    f"  {games:2} played  {left}"
                ).rstrip()

    def _name(self, entrant: int) -> str:
        return name(self.count.member[entrant])


class LadderTimeline:
    """Tells a ladder's events, counting along."""

    def __init__(self, count: RecountedLadder, began: datetime) -> None:
        self.count = count
        self.member = dict[int, int]()
        self._began = began

    def lines(self, rows: list[EventRow]) -> Iterator[str]:
        for row in rows:
            said = self._said(row)
            yield f"day {(row.at - self._began).days:3}  {said}"
        order = " ".join(self._name(each) for each in self.count.order)
        yield f"the order in the end: {order}"

    def _said(self, row: EventRow) -> str:  # noqa: PLR0911
        detail, open_before = row.detail, dict(self.count.open)
        places = {each: place for place, each in enumerate(self.count.order, start=1)}
        if row.word == "entered":
            self.member[len(self.member) + 1] = row.members[0]
        self.count.count([fact(row)])
        match row.word:
            case "entered":
                return f"{name(row.members[0])} joins, at place {len(self.count.order)}"
            case "withdrew" | "disqualified" | "lapsed":
                entrant = detail["entrant"]
                how = (
                    "is out, not having played for long"
                    if row.word == "lapsed"
                    else LEAVING[row.word]
                )
                return f"{self._name(entrant)} (place {places[entrant]}) {how}"
            case "challenged":
                one, other = detail["challenger"], detail["challenged"]
                above = f"{self._name(other)} ({places[other]})"
                return f"{self._name(one)} ({places[one]}) challenges {above}"
            case "accepted":
                return f"{self._name(open_before[detail['challenge']][1])} accepts"
            case "taken_back":
                return f"{self._name(open_before[detail['challenge']][0])} takes it back"
            case "sank":
                entrant = detail["entrant"]
                return f"{self._name(entrant)} hasn't played and sinks to {places[entrant] + 1}"
            case "decided":
                (one, other) = next(open_before[n] for n in open_before if n not in self.count.open)
                if detail["winner"] is None:
                    return f"{self._name(one)} and {self._name(other)} change nothing"
                if detail["winner"] == other:
                    return f"{self._name(other)} keeps place {places[other]} ({detail['how']})"
                taken = self.count.order.index(one) + 1
                how = detail["how"]
                return f"{self._name(one)} takes place {taken} from {self._name(other)} ({how})"
            case _:
                return row.word

    def _name(self, entrant: int) -> str:
        return name(self.member[entrant])
