"""Where the matches of a bracket stand: each round in a column, between those that lead to it."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import accumulate
from typing import Final

from art.cup.contents import MOST_ROUNDS, Bracket, BracketMatch, BracketRound, MatchSide
from art.cup.marks import Box, Cards, Mark, Panel, Path, Ring, printed, written
from art.lettering import Lettering
from art.paper import CREAM, FAINT, FRAME, INK, RULE
from art.pens import FELT, Colour, script

PLAYED_NOW: Final[Colour] = (222, 238, 222)

_LINE = 44  # of one side
_GAP = 16  # between two matches of a column
_TITLE = 48  # of the bracket
_HEAD = 44  # of a round
_BETWEEN = 34  # two columns, for the lines that lead on
_WIDEST = 440
_EDGE = 12  # from a match's sides to what is written
_RESULT, _MOST_RESULT = 33, 84  # the height of a result's letters, and its width at most
_SIGN = 70  # that it is being played
_ASIDE = 22  # at the right, where the final stands between the semi-finals
_SEMI_FINAL = 300  # that each semi-final needs there


class BracketLayout:
    """Places a bracket in a box of any height, from `left` and at most so wide."""

    def __init__(self, bracket: Bracket, left: float, width: float) -> None:
        self._bracket = bracket
        self._left = left
        self._tucked = len(bracket.rounds) > MOST_ROUNDS
        columns = min(len(bracket.rounds), MOST_ROUNDS)
        room = width - (columns - 1) * _BETWEEN - (_ASIDE if self._tucked else 0)
        self._wide = min(_WIDEST, room / columns)
        self._head = _HEAD + (_TITLE if bracket.title else 0)

    @property
    def height(self) -> int:
        """How high it is; that depends on no text."""
        least = self._beside_bottom if self._bracket.beside_final else 0
        return round(self._head + max(least, sum(self._rooms[-1])))

    def marks(self, top: float) -> Iterator[Mark]:
        """Yield all of it."""
        if self._bracket.title:
            box = Box(self._left, top, self._left + 2 * self._wide, top + _TITLE)
            yield from printed(self._bracket.title, box, FELT, bold=True)
        start = top + self._head
        for column, each in enumerate(self._columns):
            left = self._left_of(column)
            head = Box(left, start - _HEAD, left + self._wide, start - 4)
            yield from printed(each.title, head)
        for number in range(1, len(self._bracket.rounds)):
            yield from self._leading_to(number, start)
        for number, each in enumerate(self._bracket.rounds):
            for match, centre in zip(each.matches, self._centres[number], strict=True):
                yield from _match(match, self._left_of(number), start + centre, self._wide)
        if self._tucked:
            yield from self._heading_above(self._bracket.rounds[-1], start + self._centres[-1][0])
        if (beside := self._bracket.beside_final) is not None:
            middle = start + self._beside_bottom - _LINE - _GAP / 2
            yield from self._heading_above(beside, middle)
            yield from _match(beside.matches[0], self._last_left, middle, self._wide)

    @property
    def _columns(self) -> Sequence[BracketRound]:
        return self._bracket.rounds[:MOST_ROUNDS]

    def _left_of(self, number: int) -> float:
        return self._left + min(number, MOST_ROUNDS - 1) * (self._wide + _BETWEEN)

    @property
    def _last_left(self) -> float:
        return self._left_of(len(self._bracket.rounds) - 1)

    def _own(self, number: int, match: BracketMatch) -> float:
        semi_final = self._tucked and number == MOST_ROUNDS - 1
        return _SEMI_FINAL if semi_final else max(1, len(match.sides)) * _LINE + _GAP

    @cached_property
    def _rooms(self) -> list[list[float]]:
        rooms = list[list[float]]()
        for number, each in enumerate(self._bracket.rounds):
            own = [self._own(number, match) for match in each.matches]
            if rooms:
                before, feeders = rooms[-1], len(rooms[-1]) // len(own)
                leading = (sum(before[at * feeders : (at + 1) * feeders]) for at in range(len(own)))
                own = list(map(max, own, leading))
            rooms.append(own)
        return rooms

    @cached_property
    def _centres(self) -> list[list[float]]:
        tops = self._tops()
        centres = list[list[float]]()
        for number, each in enumerate(self._bracket.rounds):
            row = list[float]()
            for at, match in enumerate(each.matches):
                top, room = tops[number][at], self._rooms[number][at]
                leading = [centres[number - 1][feeder] for feeder in self._feeders(number, at)]
                centre = sum(leading) / len(leading) if leading else top + room / 2
                half = self._own(number, match) / 2
                row.append(min(max(centre, top + half), top + room - half))
            centres.append(row)
        return centres

    def _tops(self) -> list[list[float]]:
        last = self._rooms[-1]
        tops = [list(accumulate(last[:-1], initial=0.0))]
        for number in range(len(self._rooms) - 1, 0, -1):
            before = list[float]()
            for at, top in enumerate(tops[0]):
                rooms = [self._rooms[number - 1][feeder] for feeder in self._feeders(number, at)]
                first = top + (self._rooms[number][at] - sum(rooms)) / 2
                before += accumulate(rooms[:-1], initial=first)
            tops.insert(0, before)
        return tops

    def _feeders(self, number: int, at: int) -> range:
        if number == 0:
            return range(0)
        before, here = (len(self._bracket.rounds[each].matches) for each in (number - 1, number))
        feeders = before // here
        return range(at * feeders, (at + 1) * feeders)

    @property
    def _beside_bottom(self) -> float:
        lowest = self._centres[:MOST_ROUNDS][-1][-1]
        return lowest + _LINE + _GAP + _HEAD + 2 * _LINE + _GAP / 2

    def _heading_above(self, each: BracketRound, middle: float) -> Iterator[Mark]:
        bottom = middle - _LINE - 4
        box = Box(self._last_left, bottom - _HEAD + 8, self._last_left + self._wide, bottom)
        yield from printed(each.title, box)

    def _leading_to(self, number: int, start: float) -> Iterator[Mark]:
        here, before = self._bracket.rounds[number], self._bracket.rounds[number - 1]
        right = self._left_of(number - 1) + self._wide
        aside = self._tucked and number == MOST_ROUNDS
        turn = right + (_ASIDE - 4 if aside else _BETWEEN / 2)
        end = right if aside else right + _BETWEEN
        for at, match in enumerate(here.matches):
            target = start + self._centres[number][at]
            for feeder in self._feeders(number, at):
                if match.sides and before.matches[feeder].sides:
                    origin = start + self._centres[number - 1][feeder]
                    path = ((right, origin), (turn, origin), (turn, target), (end, target))
                    yield Path(path, FRAME)


def _match(match: BracketMatch, left: float, middle: float, wide: float) -> Iterator[Mark]:
    if not match.sides:
        return
    half = len(match.sides) * _LINE / 2
    box = Box(left, middle - half, left + wide, middle + half)
    end = box.right - 3
    if match.playing:
        yield Panel(box, PLAYED_NOW, FELT, width=3)
        sign = Box(
            box.right - _EDGE - _SIGN, middle - _SIGN / 2, box.right - _EDGE, middle + _SIGN / 2
        )
        yield Cards(sign)
        end = sign.left
    else:
        yield Panel(box, CREAM, FRAME)
    if len(match.sides) > 1:
        yield Path(((box.left + 3, middle), (end, middle)), FRAME if match.playing else RULE)
    aside = _SIGN if match.playing else _result_width(match)
    for at, side in enumerate(match.sides):
        line = Box(left, box.top + at * _LINE, box.right, box.top + (at + 1) * _LINE)
        yield from _side(side, line, aside)


def _result_width(match: BracketMatch) -> float:
    longest = max(Lettering(script, _RESULT).length(each.result) for each in match.sides)
    return min(longest, _MOST_RESULT) + _EDGE if longest else 0


def _side(side: MatchSide, line: Box, aside: float) -> Iterator[Mark]:
    right = line.right - _EDGE - aside
    colour = FAINT if side.lost else INK
    name = tuple(written(side.name, Box(line.left + _EDGE, line.top, right, line.bottom), colour))
    yield from name
    result = Box(right + _EDGE / 2, line.top, line.right - _EDGE, line.bottom)
    yield from written(side.result, result, colour, "r")
    if side.champion and name:
        reach = line.left + _EDGE + min(name[0].letters.length(name[0].text), name[0].box.width)
        yield Ring(Box(line.left + 4, line.top + 4, reach + 10, line.bottom - 4))
