"""A score sheet typed in by hand, and the contest that its deals make (docs/scores.md)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from engine.contest.contest import Contest
from engine.contest.pairwise import EACH_A_SIDE
from engine.contest.plain_contest import ContestNames
from engine.contest.typed_sheet.typed_deal import TypedDeal, read_deal
from engine.contest.typed_sheet.typed_forms import (
    DEALS,
    LINE,
    PLAYERS,
    SHEET,
    ScoreError,
    TypedSheet,
    sheet_from_json,
    sheet_from_lines,
)
from engine.errors import GinError, Unreadable
from engine.rules import PRESETS, Presets, Rules, read_rules
from engine.seats import SEATS, Seat

_NOT_NAMES = {"rules", "players", "dealer", "v", "vs", "-"}

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The names of sides and players, the contest after the last deal, and each deal in order."""

    names: ContestNames
    contest: Contest
    deals: tuple[TypedDeal, ...]


def read_scores(text: str, name: str = "scores", presets: Presets = PRESETS) -> ScoreSheet:
    """Read a sheet, lines or a JSON object, and add it up; `name` is what a ScoreError calls it."""
    if len(text) > SHEET:
        raise ScoreError(name, "1", f"a sheet has at most {SHEET} characters")
    text = text.removeprefix("\ufeff")
    read = sheet_from_json if text.lstrip().startswith("{") else sheet_from_lines
    return _added_up(read(text, name), presets)


def _added_up(sheet: TypedSheet, presets: Presets) -> ScoreSheet:
    _check_lengths(sheet)
    at, text = sheet.rules
    rules = _told(sheet, at, lambda: read_rules(text, presets))
    at, groups = sheet.players
    names = _told(sheet, at, lambda: _names(groups))
    contest = _told(sheet, at, lambda: _started(rules, groups, SEATS[1]))
    if sheet.dealer is not None:
        at, dealer = sheet.dealer
        seat = _told(sheet, at, lambda: _seat(contest, dealer, names))
        contest = _started(rules, groups, seat)
    deals: list[TypedDeal] = []
    ended_at = ""
    for at, line in sheet.deals:
        if contest.finished:
            raise ScoreError(sheet.name, at, f"the contest was over at {ended_at}")
        deal = _told(sheet, at, lambda line=line, so_far=contest: read_deal(line, so_far, names))
        contest = contest.add(deal.result)
        deals.append(deal)
        ended_at = at if at.startswith("deal") else f"line {at}"
    sides = [" & ".join(names[player - 1] for player in side) for side in contest.sides]
    return ScoreSheet(ContestNames(sides, names), contest, tuple(deals))


def _check_lengths(sheet: TypedSheet) -> None:
    """Raise `ScoreError` if a part is longer than a sheet may have."""
    if len(sheet.deals) > DEALS:
        raise ScoreError(sheet.name, sheet.deals[DEALS][0], f"a sheet has at most {DEALS} deals")
    at, groups = sheet.players
    if sum(map(len, groups)) > PLAYERS:
        raise ScoreError(sheet.name, at, f"a contest has at most {PLAYERS} players")
    parts = [sheet.rules, *sheet.deals, *((at, name) for group in groups for name in group)]
    for where, text in (*parts, *filter(None, [sheet.dealer])):
        if len(text) > LINE:
            raise ScoreError(sheet.name, where, f"this has more than {LINE} characters")


def _names(groups: list[list[str]]) -> list[str]:
    names = [" ".join(name.split()) for group in groups for name in group]
    if not names:
        raise Unreadable("who plays? write such as 'players North South'")
    if not all(groups):
        raise Unreadable("there is nobody on one side")
    for name in names:
        if not name or name.casefold() in _NOT_NAMES:
            raise Unreadable(f"{name!r} can't be a player's name here")
    if len({name.casefold() for name in names}) < len(names):
        raise Unreadable("two players have the same name")
    return names


def _started(rules: Rules, groups: list[list[str]], first_dealer: Seat) -> Contest:
    players = sum(map(len, groups))
    numbers = iter(range(1, players + 1))
    sides = [[next(numbers) for _ in group] for group in groups]
    apart = len(groups) > 1 and rules.seating not in EACH_A_SIDE  # where names need no `v`
    return Contest.start(rules, first_dealer, players, sides if apart else None)


def _seat(contest: Contest, dealer: str, names: list[str]) -> Seat:
    for pairing in contest.pairings:
        for seat, player in enumerate(pairing.players, start=1):
            if names[player - 1].casefold() == dealer.casefold():
                return seat
    raise Unreadable(f"{dealer!r} doesn't play the first deal")


def _told(sheet: TypedSheet, where: str, make: Callable[[], _T]) -> _T:
    """Return what is made; an error gets the place in the file."""
    try:
        return make()
    except GinError as error:
        raise ScoreError(sheet.name, where, str(error)) from error
