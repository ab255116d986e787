"""The picture of a sheet: what it shows is the contest's, and it stays small and readable."""

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from art.pad import ABREAST, FEWER_LINES, MOST_COLUMNS, MOST_LINES, Pad, pad_of
from art.sheet import SheetWords, sheet_picture
from engine.contest import Contest, Settlement, balances, game_scores, games_won, ledger
from engine.results import DealResult
from engine.rules import ALL_PRESETS, read_rules
from tests.engine.contest.plain_recount import Deal
from tests.engine.contest.random_contests import ONE_SCORES, result_of, seated_contest, won
from tests.engine.jersey.test_jersey_contest import won as won_of_three

UPLOAD = 256 * 1024
LABELS = {
    key: key.replace("_", " ")
    for key in [
        "number",
        "boxes",
        "points",
        "shutout",
        "game_bonus",
        "line_bonus",
        "hand_bonus",
        "win_bonus",
        "shutout_bonus",
        "total",
        "score",
        "earlier",
        "third_double",
        "games_won",
        "net",
    ]
}


def played(contest: Contest, deals: list[Deal]) -> tuple[Contest, list[DealResult]]:
    results: list[DealResult] = []
    for deal in deals:
        if not contest.finished:
            results.append(result_of(contest, deal))
            contest = contest.add(results[-1])
    return contest, results


def drawn(contest: Contest, results: list[DealResult], *names: str) -> Image.Image:
    names = names or tuple(f"Side {side}" for side in range(1, len(contest.sides) + 1))
    picture = sheet_picture(
        contest, ledger(contest, results), SheetWords("Gin", "to 100", names, LABELS)
    )
    assert len(picture) < UPLOAD
    return Image.open(io.BytesIO(picture)).convert("RGB")


def of(text: str, *deals: Deal, players: int = 2) -> tuple[Contest, list[DealResult]]:
    return played(Contest.start(read_rules(text), 1, players), list(deals))


def check_numbers(contest: Contest, pad: Pad) -> None:
    """Every figure is one of the contest's."""
    games = [game.column for game in contest.games]
    open_ = [] if contest.finished and games else list(contest.columns)
    going_on = contest.rules.continuous and not contest.finished
    most = max(ABREAST, contest.rules.hollywood_columns) if going_on else MOST_COLUMNS
    shown = [*games, *open_][-most:]
    parts = contest.parts
    assert len(pad.columns) == len(shown)
    for column, wanted in zip(pad.columns, shown, strict=True):
        assert column.boxes == (wanted.boxes if contest.rules.counts_boxes else ())
        assert column.winner == wanted.winner
        latest = [
            next((line.totals[side] for line in reversed(column.lines) if line.totals[side]), 0)
            for side in range(pad.sides)
        ]
        assert latest == list(wanted.points)
        part = contest.settlement if column.number is None else parts_at(parts, column.number)
        assert column.totals == (None if part is None else part.totals)
        if column.feet:
            sums = [
                sum(row[side] or 0 for row in column.feet.values()) for side in range(pad.sides)
            ]
            assert sums == list(column.totals or ())
    if contest.rules.match == "multi_match":
        scores = [column.score for column in pad.columns if column.score is not None]
        assert scores[-1:] == ([game_scores(contest.rules, contest.games)] if games else [])
    if contest.rules.match == "best_of":
        assert pad.sums["games_won"] == games_won(contest.rules, contest.games)
    check_sums(contest, pad)


def parts_at(parts: tuple[Settlement | None, ...], number: int) -> Settlement | None:
    return parts[number - 1] if number <= len(parts) else None


def check_sums(contest: Contest, pad: Pad) -> None:
    settled = contest.settlement
    if settled is None:
        assert "total" not in pad.sums
        return
    if contest.rules.match != "single":
        assert pad.sums["total"] == settled.totals
    net = pad.sums.get("net")
    if contest.rules.seating == "round_robin":
        owed = balances(settled.payments, range(1, pad.sides + 1))
        assert (net or (0,) * pad.sides) == tuple(owed.values())
    elif settled.winner is not None and settled.net:
        assert net is not None
        assert net[settled.winner - 1] == settled.net


@pytest.mark.slow
@settings(max_examples=120, derandomize=True, deadline=None)
@given(seated_contest(), st.lists(ONE_SCORES, max_size=80))
def test_every_figure_is_the_contests(contest: Contest, deals: list[Deal]) -> None:
    contest, results = played(contest, deals)
    check_numbers(contest, pad_of(contest, ledger(contest, results)))


def test_three_who_all_play_are_each_up_or_down() -> None:
    contest, results = Contest.start(ALL_PRESETS["jersey"], 3, 3), list[DealResult]()
    for seat, points in ((1, 120), (2, 40), (1, 90)):
        results.append(won_of_three(contest, seat, points))
        contest = contest.add(results[-1])
    assert pad_of(contest, ledger(contest, results)).sums["net"] == (755, -230, -525)


@pytest.mark.slow
@settings(max_examples=25, derandomize=True, deadline=None)
@given(seated_contest(), st.lists(ONE_SCORES, max_size=80))
def test_any_sheet_can_be_drawn(contest: Contest, deals: list[Deal]) -> None:
    image = drawn(*played(contest, deals))
    assert image.width <= 1000
    assert image.height <= 4 * image.width


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("hollywood game_target=1000", 2),
        ("hollywood hollywood_columns=6 game_target=1000", 2),
        ("gra best_of=7 game_target=900", 2),
        ("multi_match multi_target=10000", 2),
        ("standard seating=round_robin game_target=1000", 4),
    ],
)
def test_a_long_contest_is_condensed(text: str, players: int) -> None:
    deals = [won(1 + at * 7 % 3 % 2, 9 + at % 5, 1 + at % 3) for at in range(400)]
    contest, results = of(text, *deals, players=players)
    pad = pad_of(contest, ledger(contest, results))
    check_numbers(contest, pad)
    most = MOST_LINES if len(pad.columns) <= ABREAST else FEWER_LINES
    assert max(len(column.lines) for column in pad.columns) == most
    assert len(pad.columns) <= MOST_COLUMNS
    assert ("earlier" in pad.sums) == bool(pad.earlier)
    image = drawn(contest, results)
    assert image.height <= 3.5 * image.width


def test_a_continuous_sheet_shows_the_open_games_and_the_sum_of_the_others() -> None:
    deals = [won(1, 100), won(2, 100), won(1, 30)]
    contest, results = of("hollywood_continuous", *deals)
    pad = pad_of(contest, ledger(contest, results))
    assert [column.number for column in pad.columns] == [3, 4, 5]
    assert dict(pad.sums) == {"score": (325, 325)}
    over, results = of("hollywood_continuous hollywood_games=8", *[won(1, 100)] * 8)
    pad = pad_of(over, ledger(over, results))
    assert [column.number for column in pad.columns] == [3, 4, 5, 6, 7, 8]
    assert pad.sums["earlier"] == (650, 0)
    assert pad.sums["total"] == (8 * 325, 0)


def test_what_is_carried_forward_leads_on_to_the_first_line() -> None:
    contest, results = of("standard game_target=1000", *[won(1, 10)] * 40)
    (column,) = pad_of(contest, ledger(contest, results)).columns
    carried, first = column.lines[:2]
    assert (carried.number, carried.totals) == (None, (170, 0))
    assert (first.number, first.totals) == (18, (180, None))
    assert column.lines[-1].totals == (400, None)


def test_a_shutout_is_marked_where_nothing_was_won() -> None:
    contest, results = of("hollywood", *[won(2, 5)] * 2, *[won(1, 60)] * 4)
    first, second, third = pad_of(contest, ledger(contest, results)).columns
    assert (first.shut_out, second.shut_out, third.shut_out) == ((), (), (2,))
    assert third.feet["shutout"][0] == 120


def test_names_in_any_script_are_drawn_or_become_numbers() -> None:
    contest, results = of("hollywood", won(1, 30), won(2, 20))
    for name in ("日本語", "🃏", "Ελλάδα", "x" * 200, "Østfold & Zürich & Łódź", "Привет"):
        drawn(contest, results, name, "South")
    plain = drawn(contest, results, "1", "South").tobytes()
    assert drawn(contest, results, "🃏", "South").tobytes() == plain
    assert drawn(contest, results, "日本語", "South").tobytes() != plain


def test_the_same_sheet_gives_the_same_picture() -> None:
    contest, results = of("tedesco", *[won(1 + at % 2, 40) for at in range(20)])
    assert drawn(contest, results).tobytes() == drawn(contest, results).tobytes()
