"""Leagues and ladders played by chance, with everything that may go wrong in one."""

import random
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from club.cups.formats.events import (
    Corrected,
    Decided,
    Disqualified,
    Entered,
    HowDecided,
    Substituted,
    Withdrew,
)
from club.cups.formats.matches import Match
from club.leagues.formats import competition, divisions, ladder_time, season_matches
from club.leagues.formats.competition import CompetitionState
from club.leagues.formats.ladder_plan import LadderPlan
from club.leagues.formats.ladder_state import LadderState
from club.leagues.formats.league_events import (
    ChallengeAccepted,
    Challenged,
    ChallengeTakenBack,
    CompetitionEvent,
    Lapsed,
    Sank,
    SeasonBegan,
    SeasonEnded,
    WeekBegan,
)
from club.leagues.formats.league_json import write_event
from club.leagues.formats.league_plan import FEWEST, LeaguePlan
from club.leagues.formats.league_state import LeagueSeason, LeagueState
from club.leagues.formats.obstacles import LeagueEventError
from tests.club.leagues.plain_recount import Fact

BEGAN = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)


@dataclass
class Course:
    """A competition, and the events that have made it, each with when it happened."""

    state: CompetitionState
    events: list[tuple[CompetitionEvent, datetime]] = field(
        default_factory=list[tuple[CompetitionEvent, datetime]]
    )
    now: datetime = BEGAN
    strangers: int = 1000

    @property
    def league(self) -> LeagueState:
        assert isinstance(self.state, LeagueState)
        return self.state

    @property
    def season(self) -> LeagueSeason:
        assert self.league.season is not None
        return self.league.season

    @property
    def ladder(self) -> LadderState:
        assert isinstance(self.state, LadderState)
        return self.state

    def happen(self, *events: CompetitionEvent) -> None:
        for event in events:
            self.state = competition.after(self.state, event, self.now)
            self.events.append((event, self.now))

    def enter(self, count: int = 1) -> None:
        for _ in range(count):
            self.happen(Entered((self.stranger(),)))

    def stranger(self) -> int:
        self.strangers += 1
        return self.strangers

    def later(self, **time: float) -> None:
        self.now += timedelta(**time)

    def facts(self) -> list[Fact]:
        written = [write_event(event) for event, _ in self.events]
        return [Fact(str(each.word), each.detail, each.members) for each in written]

    def begin_season(self) -> None:
        order = divisions.next_order(self.league)
        self.happen(SeasonBegan(divisions.cut(order, self.league.plan.size)))


def begun(plan: LeaguePlan, entrants: int) -> Course:
    """A league whose first season has begun, with the entrants in the order of their numbers."""
    course = Course(LeagueState(plan))
    course.enter(entrants)
    course.begin_season()
    return course


def ladder_of(entrants: int, plan: LadderPlan | None = None) -> Course:
    """A ladder with so many on it, the first on top."""
    course = Course(LadderState(plan or LadderPlan()))
    course.enter(entrants)
    return course


def won(match: Match, winner: int | None, points: int = 10) -> Decided:
    """A result by which somebody wins by so many points."""
    score = (points, 0) if winner == match.sides[0] else (0, points)
    return Decided(match.key, winner, HowDecided.PLAYED, score if winner else (points, points))


def by_chance(match: Match, rng: random.Random) -> Decided:
    one, other = match.entrants
    if rng.random() < 0.2:
        return Decided(match.key, rng.choice((one, other, None)), HowDecided.WALKOVER)
    if rng.random() < 0.1:
        return won(match, None)
    return won(match, rng.choice((one, other)), rng.randrange(1, 4) * 10)


def play_season(course: Course, rng: random.Random | None = None, trouble: float = 0) -> None:
    """Play a season to its end: the lower numbers win, or chance decides."""
    while course.league.running is not None:
        course.later(hours=1)
        if rng is not None and rng.random() < trouble:
            make_trouble(course, rng)
        open_now = competition.playable(course.state)
        more = course.season.weeks < season_matches.weeks(course.league.plan, course.season)
        if open_now and rng is not None and not (more and rng.random() < 0.2):
            course.happen(by_chance(rng.choice(open_now), rng))
        elif open_now and rng is None:
            course.happen(won(open_now[0], min(open_now[0].entrants)))
        elif more:
            course.happen(WeekBegan())
        elif season_matches.all_decided(course.season):
            course.happen(SeasonEnded())
    course.happen(*(Lapsed(each) for each in season_matches.never_played(course.season)))


def make_trouble(course: Course, rng: random.Random) -> None:
    """Somebody comes, leaves, is put out or takes a place."""
    kind = rng.randrange(5)
    active = course.state.active
    if kind <= 1 or not active:
        course.enter()
    elif kind == 2:
        course.happen(Withdrew(rng.choice(active)))
    elif kind == 3:
        course.happen(Disqualified(rng.choice(active)))
    else:
        entrant = rng.choice(course.season.entrants)
        waiting = [each for each in active if each not in course.season.entrants]
        coming = course.stranger()
        if waiting and rng.random() < 0.5:
            coming = course.state.members[rng.choice(waiting)][0]
        take = Substituted(entrant, course.state.members[entrant][0], coming)
        try:
            course.happen(take)
        except LeagueEventError as refused:
            assert refused.obstacle == "no_place_free"  # noqa: PT017 - seldom


def random_league(plan: LeaguePlan, entrants: int, seasons: int, rng: random.Random) -> Course:
    """A league of so many seasons, all but the last followed by another."""
    course = begun(plan, entrants)
    for number in range(seasons):
        play_season(course, rng, trouble=0.08)
        decided = list(course.season.groups.decisions)
        if decided and rng.random() < 0.5:
            match = season_matches.match_at(course.season, rng.choice(decided))
            assert match is not None
            course.happen(Corrected(by_chance(match, rng)))
        if number < seasons - 1:
            course.enter(max(0, FEWEST - len(course.state.active)))
            course.later(days=plan.pause_days)
            course.begin_season()
    return course


def random_ladder(plan: LadderPlan, entrants: int, days: int, rng: random.Random) -> Course:
    """A ladder on which something happens several times a day; the last number never plays."""
    course = ladder_of(entrants, plan)
    asleep = entrants
    for _ in range(days * 4):
        course.later(hours=6)
        if rng.random() < 0.05 and len(course.ladder.order) > 3:
            leaving = rng.choice(course.ladder.order)
            course.happen(rng.choice((Withdrew, Disqualified))(leaving))
        if rng.random() < 0.05:
            course.enter()
        answer(course, rng)
        challenge(course, rng, asleep)
        fall(course)
    return course


def answer(course: Course, rng: random.Random) -> None:
    """Decide what has been accepted, and accept or take back what hasn't."""
    for open_now in list(course.ladder.open.values()):
        if open_now.accepted_at is not None:
            course.happen(by_chance(open_now.match, rng))
        elif rng.random() < 0.3:
            course.happen(ChallengeTakenBack(open_now.number))
        else:
            course.happen(ChallengeAccepted(open_now.number))


def challenge(course: Course, rng: random.Random, asleep: int) -> None:
    """Let somebody challenge somebody, if they may."""
    ladder = course.ladder
    if not ladder.order:
        return
    one, other = rng.choice(ladder.order), rng.choice(ladder.order)
    above = ladder.order.index(one) - ladder.order.index(other)
    allowed = (
        1 <= above <= ladder.plan.reach
        and not ladder.challenge_of(one)
        and not ladder.challenge_of(other)
        and not ladder_time.rests(ladder, other, course.now)
    )
    if asleep not in {one, other}:
        made = Challenged(one, other)
        if allowed:
            course.happen(made)
        else:
            try:
                competition.after(ladder, made, course.now)
            except LeagueEventError:
                return
            raise AssertionError("a challenge that isn't allowed")


def fall(course: Course) -> None:
    """Let those sink, and be out, who are due."""
    while (lapsing := ladder_time.lapsing(course.ladder, course.now, stood_still)) is not None:
        course.happen(Lapsed(lapsing))
    while (sinking := ladder_time.sinking(course.ladder, course.now, stood_still)) is not None:
        course.happen(Sank(sinking))


def stood_still(_since: datetime) -> timedelta:
    """The bot was never down."""
    return timedelta()
