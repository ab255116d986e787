"""Events and plans of leagues and ladders as stored; events that cups have too, as cups do."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, cast, get_args

from club.cups.formats.event_json import EventWord, WrittenEvent
from club.cups.formats.event_json import read_event as read_cup_event
from club.cups.formats.event_json import write_event as write_cup_event
from club.cups.formats.seeding import SeedingMethod
from club.leagues.formats.ladder_plan import LadderPlan
from club.leagues.formats.league_events import (
    ChallengeAccepted,
    Challenged,
    ChallengeTakenBack,
    CompetitionEvent,
    Lapsed,
    Sank,
    SeasonBegan,
    SeasonEnded,
    Stopped,
    WeekBegan,
)
from club.leagues.formats.league_plan import LeaguePlan

_OF_CUPS: Final = frozenset(map(str, EventWord))


class LeagueWord(StrEnum):
    """What a stored event is, where cups have none like it."""

    SEASON_BEGAN = "season_began"
    WEEK_BEGAN = "week_began"
    SEASON_ENDED = "season_ended"
    STOPPED = "stopped"
    LAPSED = "lapsed"
    CHALLENGED = "challenged"
    ACCEPTED = "accepted"
    TAKEN_BACK = "taken_back"
    SANK = "sank"


def write_event(event: CompetitionEvent) -> WrittenEvent:  # noqa: PLR0911 - one for each
    """Write an event."""
    match event:
        case SeasonBegan(divisions):
            data = {"divisions": [list(division) for division in divisions]}
            return WrittenEvent(LeagueWord.SEASON_BEGAN, data)
        case WeekBegan():
            return WrittenEvent(LeagueWord.WEEK_BEGAN)
        case SeasonEnded():
            return WrittenEvent(LeagueWord.SEASON_ENDED)
        case Stopped():
            return WrittenEvent(LeagueWord.STOPPED)
        case Lapsed(entrant):
            return WrittenEvent(LeagueWord.LAPSED, {"entrant": entrant})
        case Challenged(one, other):
            data = {"challenger": one, "challenged": other}
            return WrittenEvent(LeagueWord.CHALLENGED, data)
        case ChallengeAccepted(number):
            return WrittenEvent(LeagueWord.ACCEPTED, {"challenge": number})
        case ChallengeTakenBack(number):
            return WrittenEvent(LeagueWord.TAKEN_BACK, {"challenge": number})
        case Sank(entrant):
            return WrittenEvent(LeagueWord.SANK, {"entrant": entrant})
        case _:
            return write_cup_event(event)


def read_event(written: WrittenEvent) -> CompetitionEvent:  # noqa: C901, PLR0911 - one for each
    """Read what `write_event` has written; ValueError or TypeError if it makes no sense."""
    if written.word in _OF_CUPS:
        shared = read_cup_event(written)
        if not isinstance(shared, get_args(CompetitionEvent)):
            raise ValueError("not an event of a league or a ladder")
        return cast("CompetitionEvent", shared)
    detail: Any = written.detail
    match LeagueWord(written.word), detail:
        case LeagueWord.SEASON_BEGAN, {"divisions": divisions}:
            return SeasonBegan(tuple(map(_numbers, _list(divisions))))
        case LeagueWord.WEEK_BEGAN, _:
            return WeekBegan()
        case LeagueWord.SEASON_ENDED, _:
            return SeasonEnded()
        case LeagueWord.STOPPED, _:
            return Stopped()
        case LeagueWord.LAPSED, {"entrant": int(entrant)}:
            return Lapsed(entrant)
        case LeagueWord.CHALLENGED, {"challenger": int(one), "challenged": int(other)}:
            return Challenged(one, other)
        case LeagueWord.ACCEPTED, {"challenge": int(number)}:
            return ChallengeAccepted(number)
        case LeagueWord.TAKEN_BACK, {"challenge": int(number)}:
            return ChallengeTakenBack(number)
        case LeagueWord.SANK, {"entrant": int(entrant)}:
            return Sank(entrant)
        case _:
            raise ValueError("not an event of a league or a ladder")


def write_plan(plan: LeaguePlan | LadderPlan) -> dict[str, Any]:
    """Write a plan as plain data."""
    if isinstance(plan, LeaguePlan):
        return {
            "size": plan.size,
            "legs": plan.legs,
            "at_once": plan.at_once,
            "moves": plan.moves,
            "pause_days": plan.pause_days,
            "seeding": plan.seeding,
        }
    return {
        "reach": plan.reach,
        "answer_days": plan.answer_days,
        "rest_days": plan.rest_days,
        "idle_days": plan.idle_days,
    }


def read_league_plan(data: Mapping[str, Any]) -> LeaguePlan:
    """Read a league's plan; anything else is an error of any kind."""
    return LeaguePlan(
        size=int(data["size"]),
        legs=int(data["legs"]),
        at_once=int(data["at_once"]),
        moves=int(data["moves"]),
        pause_days=int(data["pause_days"]),
        seeding=SeedingMethod(data["seeding"]),
    )


def read_ladder_plan(data: Mapping[str, Any]) -> LadderPlan:
    """Read a ladder's plan; anything else is an error of any kind."""
    return LadderPlan(
        reach=int(data["reach"]),
        answer_days=int(data["answer_days"]),
        rest_days=int(data["rest_days"]),
        idle_days=int(data["idle_days"]),
    )


def _numbers(data: Any) -> tuple[int, ...]:  # noqa: ANN401 - plain data
    numbers = tuple(_list(data))
    if not all(type(each) is int for each in numbers):
        raise TypeError("not a list of numbers")
    return numbers


def _list(data: Any) -> list[Any]:  # noqa: ANN401 - plain data
    if not isinstance(data, list):
        raise TypeError("not a list")
    return cast("list[Any]", data)
