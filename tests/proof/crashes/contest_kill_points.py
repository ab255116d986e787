"""Where a bot can be killed at other contests: of more than two, other variants, house rules."""

from functools import partial

from tests.proof.crashes import contest_actions
from tests.proof.crashes.crash_scenario import CrashScenario
from tests.proof.crashes.kill_points import Act, Arm, Point, answered, sent, written
from tests.proof.games.contest_kinds import (
    ALONE,
    CAPTAIN,
    CLAIMS,
    HELD,
    PAIRS,
    ROBIN,
    ROBIN_4,
    TOGETHER,
    TRIOS,
)

MOVES, DEALS, RESULTS = "INSERT INTO moves", "INSERT INTO deals", "INSERT INTO results"


def _of(act: contest_actions.ContestAct, contest: contest_actions.ContestKind) -> Act:
    """What members do at a contest of a kind."""
    return partial(_act, act, contest)


async def _act(
    act: contest_actions.ContestAct,
    contest: contest_actions.ContestKind,
    scenario: CrashScenario,
    arm: Arm,
) -> None:
    await act(scenario, arm, contest)


def _playing() -> tuple[Point, ...]:
    """Moves of every kind of contest, and the ends of their deals."""
    points: list[Point] = []
    for contest in (*TOGETHER, *ALONE):
        act = _of(contest_actions.play, contest)
        points += [
            *written(f"{contest.name}: a move", act, MOVES, 3),
            *sent(f"{contest.name}: a move", act, "", 0),
            *written(f"{contest.name}: a deal ends", act, RESULTS),
        ]
    for contest in (*ALONE[:1], *ALONE[1:4]):
        points += written(
            f"{contest.name}: a pick", _of(contest_actions.play, contest), "INSERT INTO drafts"
        )
    return tuple(points)


_best = _of(contest_actions.lay_off_best, CLAIMS)
_pairs, _trios = _of(contest_actions.play, PAIRS), _of(contest_actions.play, TRIOS)

TEAMS: tuple[Point, ...] = (
    *written("teams: a round's last deal ends", _pairs, RESULTS, 2),
    *written("teams: a round's last deal ends", _trios, RESULTS, 3),
    Point("teams: the next round is dealt", "before the commit", _pairs, death=("at", DEALS)),
    Point(
        "teams: the next round is dealt", "before the commit", _pairs, death=("at", DEALS), nth=2
    ),
    *written("teams: the next round is dealt", _pairs, DEALS, 2),
    *sent("teams: the round", _pairs, "send round"),
    *sent("teams: another table's message", _pairs, "edit table", 2),
    *sent("teams: a result held back", _of(contest_actions.play, HELD), "send result"),
    *sent("who sits out", _of(contest_actions.play, ROBIN), "send result"),
    *sent("who sits out", _of(contest_actions.play, CAPTAIN), "send table"),
)

LOBBIES: tuple[Point, ...] = (
    *answered("a table for more", _of(contest_actions.gather, PAIRS), "INSERT INTO tables"),
    *answered("joining", _of(contest_actions.join, PAIRS), "INSERT INTO seats"),
    *answered("getting up again", _of(contest_actions.change, PAIRS), "DELETE FROM seats"),
    *answered("a seat for the computer", _of(contest_actions.computer, PAIRS), "INSERT INTO seats"),
    *answered("taking it back", _of(contest_actions.take_back, ROBIN), "UPDATE tables"),
    *answered("it begins", _of(contest_actions.start, ROBIN), DEALS),
    Point(
        "it begins",
        "before the commit",
        _of(contest_actions.start, TRIOS),
        death=("at", "INSERT INTO boards"),
        nth=2,
    ),
    *answered("it begins", _of(contest_actions.start, TRIOS), "INSERT INTO boards"),
    *written("it begins", _of(contest_actions.start, ROBIN_4), DEALS),
    *sent("it begins: another table", _of(contest_actions.start, TRIOS), "send table", 2),
    *sent("it begins: another hand", _of(contest_actions.start, TRIOS), "send hand", 4),
)

SEATS_LEFT: tuple[Point, ...] = (
    *answered("leaving a seat", _of(contest_actions.get_up, ROBIN), "UPDATE seats"),
    *sent("leaving a seat: the question", _of(contest_actions.get_up, PAIRS), "send seat"),
    *sent("coming back: the question goes", _of(contest_actions.get_up, ROBIN), "delete seat"),
    *answered("a vote", _of(contest_actions.vote, PAIRS), "INSERT INTO votes"),
    *sent("a vote: the question", _of(contest_actions.vote, PAIRS), "edit seat"),
    *answered("the vote that decides", _of(contest_actions.forfeit, PAIRS), MOVES),
    *sent(
        "the vote that decides: the settlement",
        _of(contest_actions.forfeit, PAIRS),
        "send settlement",
    ),
    *sent(
        "the vote that decides: another hand", _of(contest_actions.forfeit, TRIOS), "edit hand", 3
    ),
)

RULES: tuple[Point, ...] = (
    Point("all that is best", "before the commit", _best, death=("at", MOVES), nth=2),
    *answered("all that is best", _best, MOVES),
    *answered("a panel", contest_actions.open_panel, "INSERT INTO panels"),
    *answered("a panel: a rule", contest_actions.turn_knob, "UPDATE panels"),
    *answered("a panel: a challenge", contest_actions.send_panel, "INSERT INTO tables"),
    *answered("other rules", contest_actions.counter, "UPDATE tables"),
    *sent("other rules: the offer", contest_actions.counter, "send challenge"),
    *sent("other rules: the old one goes", contest_actions.counter, "delete challenge"),
)

MORE: tuple[Point, ...] = (*_playing(), *TEAMS, *LOBBIES, *SEATS_LEFT, *RULES)
