"""The brackets of a cup's pictures: of a large one, the rounds from the current one on."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, TypeAlias

from art.cup.contents import (
    MOST_MATCHES,
    MOST_ROUNDS,
    Bracket,
    BracketMatch,
    BracketRound,
    MatchSide,
    Podium,
)
from club.cups.formats import bracket, double_elimination, knockout, schedule
from club.cups.formats.matches import NOBODY, Match
from cogs.cups.ui.picture_words import CupReader, PicturePart, unplayed
from cogs.kit.drawing import balanced

Round: TypeAlias = tuple[str, Sequence[Match]]

_WHOLE: Final = 4

_LAST_ROUNDS: Final = 6

_TWO, _FOUR = 2, 4  # parts of a bracket of 32, and of a larger one
_PLACES: Final = 3
_TITLES: Final = ("final", "semi-finals", "quarter-finals")


def podium(reader: CupReader) -> Iterator[PicturePart]:
    """Yield the first three places of a cup that is over."""
    if not reader.over:
        return
    places = schedule.places(reader.state)
    first = sorted((place, each) for each, place in places.items() if place <= _PLACES)
    if first:
        yield PicturePart(Podium(tuple((place, reader.printed(each)) for place, each in first)))


def knockout_parts(reader: CupReader) -> Iterator[PicturePart]:
    """Yield the bracket of a knockout."""
    yield from bracket_parts(reader, knockout.rounds(reader.state))


def bracket_parts(reader: CupReader, rounds: Sequence[Sequence[Match]]) -> Iterator[PicturePart]:
    """Yield a bracket, with its match for third place."""
    third = bracket.third_place(reader.state, rounds)
    titled = [(_title(reader, at, len(rounds)), each) for at, each in enumerate(rounds)]
    somebody = any(side != NOBODY for match in third for side in match.sides)
    beside = (reader.ui.text("cup-picture-third-place"), third) if somebody else None
    yield from _in_parts(reader, titled, "", beside)


def double_elimination_parts(reader: CupReader) -> Iterator[PicturePart]:
    """Yield both brackets; the final stands behind the losers'."""
    text = reader.ui.text
    played = double_elimination.brackets(reader.state)
    titled = _numbered(reader, played.winners)
    yield from _in_parts(reader, titled, text("cup-picture-winners"), None)
    finals = [text("cup-picture-final"), text("cup-picture-second-final")]
    losers = [
        *_numbered(reader, played.losers),
        *((title, [each]) for title, each in zip(finals, played.final, strict=False)),
    ]
    small = len(played.winners) <= _WHOLE
    start = 0 if small else min(_current(losers), max(0, len(losers) - _LAST_ROUNDS))
    title = text("cup-picture-losers") if played.losers else ""
    for band in balanced(tuple(losers[start:]), MOST_ROUNDS):
        if small or _anybody(band):
            for rounds in _side_by_side(band, -(-len(band[0][1]) // MOST_MATCHES)):
                yield _part(reader, rounds, title, None)
                title = ""


def _in_parts(
    reader: CupReader, rounds: Sequence[Round], title: str, beside: Round | None
) -> Iterator[PicturePart]:
    start = min(_current(rounds), max(0, len(rounds) - _WHOLE))
    shown = rounds[start:]
    if len(shown) <= _WHOLE:
        yield _part(reader, shown, title, beside)
        return
    parts = _FOUR if len(shown[0][1]) >= 2 * MOST_MATCHES else _TWO
    for each in _side_by_side(shown[:MOST_ROUNDS], parts):
        yield _part(reader, each, title, None)
        title = ""
    if _anybody(shown[MOST_ROUNDS:]):
        yield _part(reader, shown[MOST_ROUNDS:], "", beside)


def _side_by_side(rounds: Sequence[Round], parts: int) -> Iterator[list[Round]]:
    for part in range(parts):
        here = [
            (title, each[len(each) * part // parts : len(each) * (part + 1) // parts])
            for title, each in rounds
        ]
        byes = all(NOBODY in match.sides for match in here[0][1])
        yield here[1:] if byes and len(here) > 1 else here


def _part(
    reader: CupReader, rounds: Sequence[Round], title: str, beside: Round | None
) -> PicturePart:
    told = [*rounds[:-1], *([beside] if beside else []), rounds[-1]]
    matches = list(chain.from_iterable(each for _, each in told))
    drawn = tuple(_round(reader, each) for each in rounds)
    third = _round(reader, beside) if beside else None
    said = (reader.told_round(*each) for each in told)
    return PicturePart(
        Bracket(drawn, title, third),
        (reader.ui.text.sentence(title),) if title else (),
        tuple(filter(None, said)),
        reader.any_playing(matches),
        any(map(unplayed, matches)),
    )


def _round(reader: CupReader, of: Round) -> BracketRound:
    title, matches = of
    return BracketRound(title, tuple(_match(reader, each) for each in matches))


def _match(reader: CupReader, match: Match) -> BracketMatch:
    sides = tuple(
        MatchSide(
            reader.printed(entrant),
            reader.result(match, side),
            match.outcome is not None and entrant in match.outcome.losers,
            _is_crowned(reader, match, entrant),
        )
        for side, entrant in enumerate(match.sides)
        if entrant != NOBODY
    )
    return BracketMatch(sides, reader.playing(match))


def _is_crowned(reader: CupReader, match: Match, entrant: int | None) -> bool:
    last = schedule.matches(reader.state)[-1]
    return entrant is not None and entrant == reader.champion and match.key == last.key


def _title(reader: CupReader, at: int, rounds: int) -> str:
    from_the_end = rounds - 1 - at
    if from_the_end < len(_TITLES):
        return reader.ui.text(f"cup-picture-{_TITLES[from_the_end]}")
    return reader.ui.text("cup-picture-round", number=at + 1)


def _numbered(reader: CupReader, rounds: Sequence[Sequence[Match]]) -> list[Round]:
    return [
        (reader.ui.text("cup-picture-round", number=number), each)
        for number, each in enumerate(rounds, start=1)
    ]


def _current(rounds: Sequence[Round]) -> int:
    over = (all(match.outcome is not None for match in each) for _, each in rounds)
    return next((at for at, each in enumerate(over) if not each), len(rounds) - 1)


def _anybody(rounds: Sequence[Round]) -> bool:
    return any(match.entrants for _, each in rounds for match in each)
