"""The tables of a cup's pictures: round robin, groups, Swiss."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, groupby
from typing import Final, TypeAlias

from art.cup.contents import (
    MOST_ROWS,
    MOST_SWISS_ROUNDS,
    CupTable,
    TableBand,
    TableCell,
    TableRow,
)
from club.cups.formats import group_stage, round_robin, schedule, swiss
from club.cups.formats.cross_table import CrossTableRow
from club.cups.formats.matches import NOBODY, Match
from cogs.cups.ui.picture_brackets import bracket_parts, podium
from cogs.cups.ui.picture_words import (
    WON,
    CupReader,
    PicturePart,
    group_name,
    halves,
    quarters,
    unplayed,
)
from cogs.kit.drawing import balanced

Pairs: TypeAlias = Mapping[frozenset[int], Sequence[Match]]

_MEDALS: Final = 3
_GOING_ON: Final = 2
_ABREAST: Final = 2
# Groups after which the knockout is drawn even before its entrants are known.
_BLANK_GROUPS: Final = 4


def round_robin_parts(reader: CupReader) -> Iterator[PicturePart]:
    """Yield the cross table of a round robin."""
    state, played = reader.state, schedule.matches(reader.state)
    rows = round_robin.table(state, state.order, played)
    table = cross_table(reader, rows, played)
    yield PicturePart(
        TableBand((table,)),
        (standing(reader, rows, reader.ui.text("cup-picture-alt-standing")),),
        tuple(rounds_told(reader, played)),
        reader.any_playing(played),
        any(map(unplayed, played)),
    )


def groups_parts(reader: CupReader) -> Iterator[PicturePart]:
    """Yield groups and the knockout after them; first what is being played, or was at last."""
    state = reader.state
    rounds = group_stage.knockout_rounds(state)
    groups = list(_group_parts(reader))
    if state.qualified is None:
        yield from groups
        if group_stage.how_many(len(state.order)) <= _BLANK_GROUPS:
            yield from bracket_parts(reader, rounds)
        return
    yield from podium(reader)
    yield from bracket_parts(reader, rounds)
    yield from groups


def swiss_parts(reader: CupReader) -> Iterator[PicturePart]:
    """Yield the table of a Swiss cup, in as many parts as it needs, with its latest rounds."""
    table = _SwissTable(reader)
    for part in balanced(table.ranked, MOST_ROWS):
        yield table.part(part)


class _SwissTable:
    """A Swiss cup's table, of which each part has some of the rows."""

    def __init__(self, reader: CupReader) -> None:
        self._reader = reader
        self.ranked = tuple(swiss.table(reader.state))
        self._places = {row.entrant: place for place, row in enumerate(self.ranked, start=1)}
        rounds = groupby(swiss.matches(reader.state), key=lambda match: match.key.round)
        self._rounds = [list(each) for _, each in rounds][-MOST_SWISS_ROUNDS:]
        self._of_round = [
            {each: match for match in matches for each in match.entrants}
            for matches in self._rounds
        ]

    def part(self, rows: Sequence[CrossTableRow]) -> PicturePart:
        reader, first = self._reader, self._places[rows[0].entrant]
        columns = tuple(str(matches[0].key.round) for matches in self._rounds)
        figures = tuple(
            reader.ui.text(f"cup-picture-{key}")
            for key in ("points", "buchholz", "sonneborn-berger")
        )
        drawn = tuple(self._row(each) for each in rows)
        told = chain.from_iterable(self._rounds) if first == 1 else ()
        matches = [
            match
            for of_round in self._of_round
            for row in rows
            if (match := of_round.get(row.entrant)) is not None
        ]
        return PicturePart(
            TableBand((CupTable(columns, figures, drawn),)),
            (standing(reader, rows, reader.ui.text("cup-picture-alt-standing"), first),),
            tuple(rounds_told(reader, told)),
            reader.any_playing(matches),
            any(unplayed(each) or NOBODY in each.sides for each in matches),
        )

    def _row(self, row: CrossTableRow) -> TableRow:
        ui = self._reader.ui
        figures = (
            halves(row.points, ui),
            halves(row.buchholz, ui),
            quarters(row.sonneborn_berger, ui),
        )
        cells = tuple(self._cell(of_round, row.entrant) for of_round in self._of_round)
        return _row(self._reader, row, self._places[row.entrant], cells, figures)

    def _cell(self, of_round: Mapping[int, Match], entrant: int) -> TableCell:
        if (match := of_round.get(entrant)) is None:
            return TableCell()
        other = next((each for each in match.entrants if each != entrant), NOBODY)
        if other == NOBODY:
            return TableCell((WON,))
        result = self._reader.point(match, entrant)
        playing = self._reader.playing(match)
        return TableCell((result,), str(self._places[other]), playing=playing)


def _group_parts(reader: CupReader) -> Iterator[PicturePart]:
    state = reader.state
    groups = group_stage.groups(state)
    played = group_stage.group_matches(state)
    alone = len(groups) == 1
    numbered = tuple(enumerate(groups, start=1))
    for band in balanced(numbered, _ABREAST):
        tables, headings, matches = list[CupTable](), list[str](), list[Match]()
        for number, entrants in band:
            own = [match for match in played if match.key.group == number]
            rows = round_robin.table(state, entrants, own)
            title = group_name(number, reader.ui)
            tables.append(
                cross_table(reader, rows, own, alone=alone, title=title, going_on=_GOING_ON)
            )
            headings.append(standing(reader, rows, title))
            matches += own
        yield PicturePart(
            TableBand(tuple(tables)),
            tuple(headings),
            tuple(rounds_told(reader, sorted(matches, key=lambda match: match.key.round))),
            reader.any_playing(matches),
            any(map(unplayed, matches)),
        )


def cross_table(
    reader: CupReader,
    rows: Sequence[CrossTableRow],
    matches: Sequence[Match],
    *,
    alone: bool = True,
    title: str = "",
    going_on: int = 0,
) -> CupTable:
    """Return the table of those who have all met, with a line below those who go on."""
    met = defaultdict[frozenset[int], list[Match]](list)
    for match in matches:
        met[frozenset(match.entrants)].append(match)
    keys = ("points", "sonneborn-berger", "difference") if alone else ("points",)
    figures = tuple(reader.ui.text(f"cup-picture-{key}") for key in keys)
    order = [row.entrant for row in rows]
    drawn = [
        _row(
            reader,
            row,
            place,
            tuple(_cross_cell(reader, row.entrant, other, met) for other in order),
            _figures(reader, row, len(figures)),
            medals=not title,
        )
        for place, row in enumerate(rows, start=1)
    ]
    columns = tuple(str(at) for at in range(1, len(order) + 1))
    return CupTable(columns, figures, tuple(drawn), title, going_on)


def _figures(reader: CupReader, row: CrossTableRow, count: int) -> tuple[str, ...]:
    figure = reader.ui.text.figure
    found = (
        halves(row.points, reader.ui),
        quarters(row.sonneborn_berger, reader.ui),
        figure(row.difference, sign=True),
    )
    return found[:count]


def _row(
    reader: CupReader,
    row: CrossTableRow,
    place: int,
    cells: tuple[TableCell, ...],
    figures: tuple[str, ...],
    *,
    medals: bool = True,
) -> TableRow:
    gone = row.entrant in reader.state.gone
    medal = medals and reader.over and place <= _MEDALS and not gone
    return TableRow(place, reader.printed(row.entrant), cells, figures, gone, medal)


def _cross_cell(reader: CupReader, entrant: int, other: int, met: Pairs) -> TableCell:
    if entrant == other:
        return TableCell(blocked=True)
    matches = met.get(frozenset((entrant, other)), ())
    results = tuple(reader.point(match, entrant) for match in matches)
    return TableCell(results, playing=reader.any_playing(matches))


def standing(reader: CupReader, rows: Sequence[CrossTableRow], title: str, first: int = 1) -> str:
    """Return a table as it is read aloud."""
    text = reader.ui.text
    said = (
        text(
            "cup-picture-alt-row",
            place=str(place),
            name=reader.spoken(row.entrant),
            points=halves(row.points, reader.ui),
        )
        for place, row in enumerate(rows, start=first)
    )
    return reader.listed(title, said)


def rounds_told(reader: CupReader, matches: Iterable[Match]) -> Iterator[str]:
    """Yield the rounds that have begun as they are read aloud."""
    for number, of_round in groupby(matches, key=lambda match: match.key.round):
        begun = [each for each in of_round if each.outcome is not None or reader.playing(each)]
        if said := reader.told_round(reader.ui.text("cup-picture-round", number=number), begun):
            yield said
