"""What is to be said of a cup, and to whom: each thing once."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from club.core.host_displays import LATE
from club.cups.cup_scene import CupScene
from club.cups.formats import schedule
from club.cups.formats.events import HowDecided
from club.cups.formats.matches import Match
from club.cups.match_time import shortest_turn
from data.core.anonymous import is_gone
from data.core.host_messages import HostNoticeKey
from data.cups.cup_matches import CupMatchRow
from engine.words import Word


class CupNotice(Word):
    """What is said."""

    OPENED = "opened"  # that a match may be played
    LATE = "late"  # that its time is nearly over
    ASKED = "asked"  # that one side asks for more time
    AGREED = "agreed"  # that there is more
    CLAIMED = "claimed"  # with real cards: what one side says has come of a match
    DISPUTED = "disputed"  # that the sides don't agree on it
    RESULT = "result"  # what counts
    WON = "won"  # who has won the cup
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class DueNotice:
    """Something to say now; about a match, it is said where that is played."""

    key: HostNoticeKey
    match: Match | None = None
    row: CupMatchRow | None = None

    @property
    def word(self) -> CupNotice:
        """What it says."""
        return CupNotice(self.key.word)


def due_notices(
    scene: CupScene, said: Mapping[HostNoticeKey, int | None], now: datetime
) -> list[DueNotice]:
    """Return what is to be said now and hasn't been."""
    return [each for each in _every(scene, now) if each.key not in said]


def next_notice(scene: CupScene, now: datetime) -> datetime | None:
    """Return when there will be more to say by itself."""
    warned = (end - notice(scene) for end in scene.ends.values())
    return min((each for each in warned if each > now), default=None)


def notice(scene: CupScene) -> timedelta:
    """Return how long before its end a match's time is said to be nearly over."""
    return shortest_turn(scene.cup)


def _every(scene: CupScene, now: datetime) -> Iterator[DueNotice]:
    matches = {str(each.key): each for each in schedule.playable(scene.cup.state)}
    for row in scene.cup.playing:
        match = matches.get(row.match)
        if match is not None and (row.table_id is not None or scene.cup.state.plan.real_cards):
            yield from _of_match(scene, row, match, now)
    ended = scene.cup.row.finished_at
    if scene.cup.state.plan.real_cards and (ended is None or now - ended < LATE):
        yield from _results(scene)
    if ended is not None and now - ended < LATE:
        champion = schedule.champion(scene.cup.state)
        if scene.cup.state.cancelled:
            yield DueNotice(HostNoticeKey("", CupNotice.CANCELLED, 0))
        elif champion is not None:
            yield DueNotice(HostNoticeKey("", CupNotice.WON, champion))


def _of_match(
    scene: CupScene, row: CupMatchRow, match: Match, now: datetime
) -> Iterator[DueNotice]:
    def about(word: CupNotice, number: int) -> DueNotice:
        name = row.match if row.board == 1 else f"{row.match}.{row.board}"
        return DueNotice(HostNoticeKey(name, word, number), match, row)

    # A match that a correction has closed and opened again begins with its first game once more.
    yield about(CupNotice.OPENED, row.table_id or int(row.opened_at.timestamp()))
    press, end = row.extension_press, scene.end_of(match.key, row.board)
    if press is not None:
        yield about(CupNotice.AGREED if row.extension_by is None else CupNotice.ASKED, press)
    state, said = scene.cup.state, scene.cup.said.get(match.key)
    if said is not None and match.key in state.claims:
        disputed = match.key in state.disputed
        yield about(CupNotice.DISPUTED if disputed else CupNotice.CLAIMED, said.number)
    elif end is not None and end - notice(scene) <= now < end:
        yield about(CupNotice.LATE, int(row.due_at.timestamp()))


def _results(scene: CupScene) -> Iterator[DueNotice]:
    matches = {each.key: each for each in schedule.matches(scene.cup.state)}
    for key, decided in scene.cup.state.decisions.items():
        # A correction is said if somebody else has won then.
        said = HostNoticeKey(str(key), CupNotice.RESULT, decided.winner or 0)
        if (match := matches.get(key)) is not None:
            yield DueNotice(said, match)


def whom(scene: CupScene, due: DueNotice, on_turn: int | None = None) -> list[int]:
    """Return the members whom a notice calls; `on_turn` has the turn once somebody has moved."""
    state, match = scene.cup.state, due.match
    if match is None:
        champion = None if due.word is CupNotice.CANCELLED else schedule.champion(state)
        called = [] if champion is None else [*state.present(champion)]
    else:
        sides = _sides(scene, due, match)
        called = [each for side in sides for each in _players(scene, due, side)]
        if due.word is CupNotice.LATE and on_turn in called:
            called = [on_turn]
        elif due.word is CupNotice.DISPUTED:
            called = [scene.cup.row.organiser_id, *called]
    return [each for each in dict.fromkeys(called) if not is_gone(each)]


def _sides(scene: CupScene, due: DueNotice, match: Match) -> tuple[int, ...]:
    asks = None if due.row is None else due.row.extension_by
    match due.word:
        case CupNotice.ASKED if asks is not None:
            return (match.sides[2 - asks] or 0,)
        case CupNotice.CLAIMED:
            claims = scene.cup.state.claims.get(match.key, {})
            return tuple(each for each in match.entrants if each not in claims)
        case CupNotice.RESULT if match.outcome and match.outcome.how == HowDecided.AGREED:
            return ()  # Both have said so, or had the time to.
        case _:
            return match.entrants


def _players(scene: CupScene, due: DueNotice, entrant: int) -> tuple[int, ...]:
    if due.row is not None and scene.cup.state.plan.boards:
        return (scene.cup.member_at(entrant, due.row.board),)
    return scene.cup.state.present(entrant)
