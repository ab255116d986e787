"""Random contests for tests: rules of every format and mix of options, and deals for them."""

from typing import Any

from hypothesis import strategies as st

from engine.contest import Contest
from engine.results import DealResult
from engine.rules import PRESETS, Rules, Shutout
from engine.seats import Seat
from engine.words import ShutoutMode
from tests.engine.contest.plain_recount import Deal

SHUTOUTS = (
    Shutout(ShutoutMode.OFF),
    Shutout(ShutoutMode.DOUBLE_POINTS),
    Shutout(ShutoutMode.DOUBLE_POINTS_AND_GAME),
    Shutout(ShutoutMode.DOUBLE_TOTAL),
    Shutout(ShutoutMode.EXTRA, 70),
)
FORMATS = ("single", "multi_match", "best_of", "hollywood")
NOBODY: Deal = (0, 0, 0, 0, None)


def won(seat: Seat, points: int, boxes: int = 1) -> Deal:
    """A deal that one side won."""
    if seat == 1:
        return (points, 0, boxes, 0, 1)
    return (0, points, 0, boxes, 2)


def result_of(contest: Contest, deal: Deal, table: int = 0) -> DealResult:
    """A deal as the contest takes it, at one of the tables that still play."""
    one, two, first_boxes, second_boxes, winner = deal
    pairing = contest.pairings[table]
    both = (one, two) if one and two else None
    points = 0 if winner is None else (one, two)[winner - 1]
    word = "draw" if winner is None else "knock"
    boxes = first_boxes + second_boxes
    return DealResult(pairing.deal, pairing.dealer, None, word, winner, points, boxes, both=both)


def played(contest: Contest, *deals: Deal) -> Contest:
    """The contest after some deals, as many as it takes."""
    for deal in deals:
        if not contest.finished:
            contest = contest.add(result_of(contest, deal))
    return contest


ONE_SCORES = st.one_of(
    st.just(NOBODY),
    st.builds(won, st.sampled_from([1, 2]), st.integers(0, 45), st.integers(1, 3)),
)
"""A deal for which at most one side gets points."""


@st.composite
def both_score(draw: st.DrawFn) -> Deal:
    """A deal that may pay both sides, or cost them."""
    one, two = draw(st.integers(-40, 60)), draw(st.integers(-40, 60))
    winner = draw(st.sampled_from([1, 2]))
    return (one or 1, two or 1, int(winner == 1), int(winner == 2), winner)


@st.composite
def any_rules(draw: st.DrawFn, formats: tuple[str, ...], **fixed: Any) -> Rules:
    """Rules of some formats, with the options of settlement mixed."""
    match = draw(st.sampled_from(formats))
    options: dict[str, Any] = {
        "match": match,
        "game_target": draw(st.integers(20, 90)),
        "game_bonus": draw(st.sampled_from([0, 5, 100])),
        "line_bonus": draw(st.sampled_from([0, 10, 25])),
        "shutout": draw(st.sampled_from(SHUTOUTS)),
        "winner_by": draw(st.sampled_from(["first_to_target", "higher_final_total"])),
        "best_of": draw(st.sampled_from([1, 3, 5, 7])),
        "multi_target": draw(st.integers(1, 500)),
        "hollywood_columns": draw(st.integers(1, 6)),
        "hollywood_late_entry": draw(st.sampled_from(["next_open", "by_count"])),
        "hollywood_decide": draw(st.sampled_from(["net_points", "columns_won"])),
        "hollywood_third_double": draw(st.booleans()),
        "next_dealer": draw(st.sampled_from(["alternate", "winner", "loser"])),
        "draw_dealer": draw(st.sampled_from(["same", "rotate"])),
        "team_sweep_bonus": draw(st.sampled_from([0, 25])),
    }
    if match == "hollywood" and draw(st.booleans()):
        options["hollywood_games"] = draw(st.integers(options["hollywood_columns"] + 1, 12))
    if match != "hollywood":
        options["line_bonus_timing"] = draw(st.sampled_from(["end", "immediate"]))
    if match == "single":
        options["exact_margin_forfeit"] = draw(st.none() | st.integers(1, 60))
        options["exact_margin_basis"] = draw(st.sampled_from(["points", "final"]))
    return PRESETS.rules("standard", **options, **fixed)


@st.composite
def seated_contest(draw: st.DrawFn) -> Contest:
    """A contest of any seating before its first deal."""
    seating = draw(st.sampled_from(["heads_up", "partnership", "round_robin", "captain"]))
    players = {
        "heads_up": st.just(2),
        "partnership": st.sampled_from([4, 6, 12]),
        "round_robin": st.sampled_from([3, 4]),
        "captain": st.integers(3, 7),
    }
    many = draw(players[seating])
    size = many // 2 if seating == "partnership" else 1
    formats = FORMATS if seating in {"heads_up", "partnership"} else ("single",)
    rules = draw(any_rules(formats, seating=seating, team_size=size))
    sides = None
    if seating in {"partnership", "captain"}:
        order = draw(st.permutations(range(1, many + 1)))
        sides = (order[:size], order[size:])
    return Contest.start(rules, draw(st.sampled_from([1, 2])), many, sides)
