"""Contests of several games, and several columns, for two players (rules, C.2 to C.5, C.9)."""

import pytest

from engine.contest import Contest, Settlement, closed_totals, columns_at_hand, game_scores
from engine.results import DealResult
from engine.rules import read_rules
from tests.engine.contest.plain_recount import Deal
from tests.engine.contest.random_contests import NOBODY, played, won


def contest_of(text: str, *deals: Deal) -> Contest:
    return played(Contest.start(read_rules(text), 1), *deals)


def settled(contest: Contest) -> Settlement:
    assert contest.settlement is not None
    return contest.settlement


def lines(settlement: Settlement, side: int) -> list[tuple[str, int, int | None]]:
    return [(line.kind, line.points, line.number) for line in settlement.lines[side - 1]]


def give_up(contest: Contest, word: str, winner: int | None) -> Contest:
    return contest.add(DealResult(contest.deals + 1, contest.dealer, None, word, winner))


def test_first_wins_go_on_one_column_more_each_time() -> None:
    contest = contest_of("hollywood", won(1, 10), won(1, 5), won(2, 7), won(1, 1))
    assert [column.points for column in contest.columns] == [(16, 7), (6, 0), (1, 0)]
    assert [column.boxes for column in contest.columns] == [(3, 1), (2, 0), (1, 0)]
    assert contest.points == (23, 7)


def test_a_win_for_no_points_is_an_entry_and_a_draw_is_none() -> None:
    contest = contest_of("hollywood", won(1, 0), NOBODY, won(1, 9))
    assert [column.boxes[0] for column in contest.columns] == [2, 1, 0]
    assert [column.points[0] for column in contest.columns] == [9, 9, 0]


def test_a_first_entry_goes_to_the_next_open_column_or_is_lost() -> None:
    deals = (won(1, 60), won(1, 60), won(2, 8))
    next_open = contest_of("hollywood", *deals)
    by_count = contest_of("hollywood hollywood_late_entry=by_count", *deals)
    assert [column.points[1] for column in next_open.columns] == [0, 8, 0]
    assert [column.points[1] for column in by_count.columns] == [0, 0, 0]


def test_a_column_that_is_closed_takes_nothing_more_and_is_settled_alone() -> None:
    contest = contest_of("hollywood", won(1, 60), won(1, 60), won(1, 60))
    first, second, third = contest.parts
    assert [column.closed_by for column in contest.columns] == [2, 3, None]
    assert third is None
    assert first is not None
    assert second is not None
    assert lines(first, 1) == [
        ("points", 120, None),
        ("shutout", 120, None),
        ("game_bonus", 100, None),
        ("line_bonus", 50, None),
    ]
    assert second.totals == (390, 0)


def test_columns_won_and_net_points_may_decide_otherwise() -> None:
    text = "hollywood shutout=off line_bonus=0 game_bonus=0"
    deals = (won(1, 150), won(1, 90), won(2, 95), won(2, 94), won(1, 93), won(2, 6))
    net = contest_of(text, *deals)
    columns = contest_of(f"{text} hollywood_decide=columns_won", *deals)
    assert [column.points for column in net.columns] == [(150, 0), (90, 189), (93, 100)]
    assert net.columns == columns.columns
    assert (settled(net).winner, settled(net).net) == (1, 44)
    assert (settled(columns).winner, settled(columns).net) == (2, -44)


def test_the_third_column_may_count_twice() -> None:
    deals = [won(1, 100)] * 3
    once = settled(contest_of("hollywood", *deals))
    twice = settled(contest_of("hollywood hollywood_third_double=yes", *deals))
    assert once.totals == (3 * 325, 0)
    assert twice.totals == (4 * 325, 0)
    assert lines(twice, 1)[2:] == [("column", 325, 3), ("third_double", 325, 3)]
    two = settled(contest_of("hollywood hollywood_third_double=yes hollywood_columns=2", *deals))
    assert two.totals == (2 * 325, 0)


def test_a_game_opens_on_a_continuous_sheet_as_another_closes() -> None:
    contest = contest_of("hollywood_continuous", won(1, 60), won(1, 60))
    assert [column.closed_by for column in contest.columns] == [2, None, None, None]
    assert contest.columns[3].boxes == (0, 0)
    contest = played(contest, won(1, 60), won(2, 8))
    assert [column.points for column in contest.columns[2:]] == [(60, 8), (0, 0), (0, 0)]
    assert not contest.finished


def test_a_continuous_sheet_ends_with_its_last_game() -> None:
    contest = contest_of("hollywood_continuous hollywood_games=4", *[won(1, 100)] * 4)
    assert [column.closed_by for column in contest.columns] == [1, 2, 3, 4]
    assert settled(contest).totals == (4 * 325, 0)
    assert [kind for kind, _, _ in lines(settled(contest), 1)] == ["column"] * 4


def test_the_third_game_alone_may_count_twice_on_a_continuous_sheet() -> None:
    text = "hollywood_continuous hollywood_games=6 hollywood_third_double=yes"
    ended = settled(contest_of(text, *[won(1, 100)] * 6))
    assert lines(ended, 1)[-1] == ("third_double", 325, 3)
    assert ended.totals == (7 * 325, 0)


def test_what_a_continuous_sheet_has_behind_it() -> None:
    begun = contest_of("hollywood_continuous", won(1, 99))
    assert closed_totals(begun.rules, begun.columns) is None
    assert list(columns_at_hand(begun.rules, begun.columns)) == [1, 2, 3]
    later = played(begun, won(2, 100))
    assert closed_totals(later.rules, later.columns) == (124, 225)
    assert list(columns_at_hand(later.rules, later.columns)) == [2, 3, 4]
    plain = contest_of("hollywood", won(1, 99), won(2, 100))
    assert closed_totals(plain.rules, plain.columns) is None
    assert list(columns_at_hand(plain.rules, plain.columns)) == [1, 2, 3]


def test_columns_that_come_out_level_are_drawn() -> None:
    text = "hollywood hollywood_columns=2 shutout=off"
    ended = settled(contest_of(text, won(1, 100), won(2, 100)))
    assert (ended.winner, ended.reason, ended.net, ended.totals) == (None, "drawn", 0, (225, 225))


def test_tedesco_plays_to_two_hundred() -> None:
    contest = contest_of("tedesco", won(1, 199), won(2, 3))
    assert contest.columns[0].winner is None
    assert played(contest, won(1, 1)).columns[0].winner == 1


def test_what_a_match_is_worth() -> None:
    contest = contest_of("multi_match", won(1, 60, boxes=3), won(1, 45))
    (match,) = contest.parts
    assert match is not None
    assert lines(match, 1) == [
        ("points", 105, None),
        ("hand_bonus", 50, None),
        ("win_bonus", 100, None),
        ("shutout_bonus", 100, None),
    ]
    assert (contest.points, contest.wins, contest.finished) == ((0, 0), (0, 0), False)


def test_a_level_multi_match_goes_on() -> None:
    text = "multi_match multi_target=160 multi_hand_bonus=0 multi_win_bonus=0"
    level = contest_of(text, won(2, 60), won(1, 100), won(1, 60), won(2, 100))
    assert game_scores(level.rules, level.games) == (160, 160)
    assert not level.finished
    ended = settled(played(level, won(1, 1), won(2, 100)))
    assert (ended.winner, ended.totals, ended.net) == (2, (161, 260), 99)
    assert lines(ended, 1) == [("match", 100, 1), ("match", 60, 2), ("match", 1, 3)]


def test_matches_go_on_with_the_order_of_dealers() -> None:
    contest = contest_of("multi_match", won(1, 100))
    assert (contest.dealer, contest.deals) == (2, 1)


def test_the_loser_of_a_game_deals_first_in_the_next() -> None:
    contest = contest_of("gra", won(1, 250))
    assert contest.dealer == 2
    contest = played(contest, won(1, 10), won(1, 10), won(1, 10), won(2, 250))
    assert (contest.dealer, len(contest.games)) == (1, 2)


def test_a_series_ends_once_it_is_decided() -> None:
    ended = settled(contest_of("gra", won(1, 250), won(2, 260), won(1, 250), won(1, 250)))
    assert (ended.winner, ended.reason) == (1, "target")
    assert [kind for kind, _, _ in lines(ended, 1)] == ["game"] * 4
    assert ended.totals == (3 * (2 * 250 + 125), 2 * 260 + 125)


@pytest.mark.parametrize("word", ["resign", "forfeit"])
@pytest.mark.parametrize(
    ("text", "deals", "kinds"),
    [
        ("gra", (won(1, 250), won(2, 20)), [("game", 625, 1)]),
        ("multi_match", (won(1, 100), won(1, 9)), [("match", 325, 1), ("points", 9, None)]),
        (
            "hollywood",
            (won(1, 100), won(1, 9)),
            [("column", 325, 1), ("column", 9, 2), ("column", 0, 3)],
        ),
    ],
)
def test_giving_up_freezes_what_is_finished_and_what_is_not(
    word: str, text: str, deals: tuple[Deal, ...], kinds: list[tuple[str, int, int | None]]
) -> None:
    contest = contest_of(text, *deals)
    ended = settled(give_up(contest, word, 2))
    assert lines(ended, 1) == kinds
    assert (ended.winner, ended.reason) == (2, word)
    assert ended.net == ended.totals[1] - ended.totals[0]


def test_a_void_contest_has_no_winner() -> None:
    ended = settled(give_up(contest_of("hollywood", won(1, 100)), "void", None))
    assert (ended.winner, ended.net, ended.reason) == (None, 0, "void")


def test_of_two_that_pass_the_target_in_one_deal_the_higher_wins() -> None:
    both: Deal = (299, 299, 1, 0, 1)
    contest = contest_of("mahjong", both)
    level = played(contest, (20, 20, 1, 0, 1))
    assert (level.points, level.finished) == ((319, 319), False)
    ended = settled(played(level, (-10, -30, 1, 0, 1)))
    assert (ended.winner, ended.totals, ended.net) == (1, (309, 289), 20)
    assert lines(ended, 2) == [("points", 289, None)]


def test_only_a_deal_that_runs_can_end() -> None:
    contest = contest_of("standard", won(1, 5))
    with pytest.raises(ValueError, match="deal 1 isn't running"):
        contest.add(DealResult(1, 1, None, "draw"))
