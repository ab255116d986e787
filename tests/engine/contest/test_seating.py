"""Who plays against whom, and how teams and larger groups are scored (rules, C.6 to C.9)."""

from dataclasses import replace

import pytest

from engine.contest import (
    Contest,
    Pairing,
    Payment,
    Settlement,
    TableScore,
    captain_payments,
    ledger,
    target_of,
    team_round,
)
from engine.errors import BadRules
from engine.results import DealResult
from engine.rules import PRESETS, read_rules
from tests.engine.contest.random_contests import NOBODY, played, result_of, won


def start(text: str, players: int, sides: tuple[tuple[int, ...], ...] | None = None) -> Contest:
    return Contest.start(read_rules(text), 2, players, sides)


def settled(contest: Contest) -> Settlement:
    assert contest.settlement is not None
    return contest.settlement


def opponents(contest: Contest) -> list[tuple[int, int]]:
    return [pairing.players for pairing in contest.pairings]


def ended(pairing: Pairing, word: str, winner: int | None) -> DealResult:
    return DealResult(pairing.deal, pairing.dealer, None, word, winner)


TWO = "standard seating=partnership team_size=2"
THREE = "standard seating=partnership team_size=3"


def test_a_round_has_a_table_a_member_and_all_of_a_side_deal() -> None:
    contest = start(TWO, 4)
    assert contest.sides == ((1, 2), (3, 4))
    assert contest.pairings == (
        Pairing(round=1, table=1, deal=1, players=(1, 3), dealer=2),
        Pairing(round=1, table=2, deal=2, players=(2, 4), dealer=2),
    )
    half = contest.add(result_of(contest, won(1, 30), 1))
    assert (half.pairings, half.waiting) == (contest.pairings[:1], (2, 4))
    assert (half.points, half.dealer, half.rounds) == ((0, 0), 2, ())
    over = half.add(result_of(half, won(2, 29)))
    assert (over.points, over.boxes, over.dealer) == ((1, 0), (1, 0), 1)
    assert [pairing.deal for pairing in over.pairings] == [3, 4]
    assert {pairing.round for pairing in over.pairings} == {2}


def test_the_side_that_won_the_round_deals_where_the_winner_does() -> None:
    contest = start(f"{TWO} next_dealer=winner", 4)
    assert played(contest, won(2, 9), won(1, 8)).dealer == 2
    assert played(contest, won(2, 9), won(1, 9)).dealer == 2
    assert played(contest, won(2, 9), won(1, 10)).dealer == 1


@pytest.mark.parametrize(
    ("rotation", "size", "second"),
    [
        ("each_hand", 2, [(1, 4), (2, 3)]),
        ("each_game", 2, [(1, 3), (2, 4)]),
        ("fixed", 2, [(1, 3), (2, 4)]),
        ("each_hand", 3, [(1, 4), (2, 5), (3, 6)]),
        ("after_loss", 2, [(1, 4), (2, 3)]),
        ("after_loss", 3, [(1, 5), (2, 6), (3, 4)]),
    ],
)
def test_opponents_of_the_second_round(
    rotation: str, size: int, second: list[tuple[int, int]]
) -> None:
    text = f"standard seating=partnership team_size={size} opponent_rotation={rotation}"
    contest = played(start(text, 2 * size), *[won(1, 1)] * size)
    assert opponents(contest) == second


def test_opponents_change_with_the_game() -> None:
    text = "gra seating=partnership team_size=3 opponent_rotation=each_game game_target=50"
    contest = played(start(text, 6), *[won(1, 10)] * 3)
    assert opponents(contest) == [(1, 4), (2, 5), (3, 6)]
    contest = played(contest, *[won(1, 10)] * 3)
    assert len(contest.games) == 1
    assert opponents(contest) == [(1, 5), (2, 6), (3, 4)]


AFTER_LOSS = f"{TWO} opponent_rotation=after_loss"


def test_losers_may_keep_their_opponents_before_the_next_round_begins() -> None:
    contest = start(AFTER_LOSS, 4)
    assert contest.keeping_opponents() is None
    level = played(contest, won(1, 9), won(2, 9))
    assert level.keeping_opponents() is None
    assert opponents(level) == [(1, 3), (2, 4)]
    lost = played(level, won(1, 9), won(2, 8))
    kept = lost.keeping_opponents()
    assert kept is not None
    assert opponents(lost) == [(1, 4), (2, 3)]
    assert opponents(kept) == [(1, 3), (2, 4)]
    assert kept.keeping_opponents() is None
    assert played(lost, won(1, 1)).keeping_opponents() is None
    assert lost.add(ended(lost.pairings[0], "misdeal", None)).keeping_opponents() is None
    assert replace(kept, seating=lost.seating) == lost
    assert opponents(played(kept, won(1, 9), won(2, 8))) == [(1, 4), (2, 3)]


def test_by_other_rules_and_after_the_end_there_is_nothing_to_keep() -> None:
    for rotation in ("fixed", "each_hand", "each_game"):
        text = f"{TWO} opponent_rotation={rotation}"
        assert played(start(text, 4), won(1, 9), won(2, 8)).keeping_opponents() is None
    over = played(start(f"{AFTER_LOSS} team_target=1", 4), won(1, 9), won(2, 8))
    assert over.finished
    assert over.keeping_opponents() is None
    assert played(start("standard", 2), won(1, 9)).keeping_opponents() is None


def test_kept_opponents_are_stored_and_told() -> None:
    contest, results = start(AFTER_LOSS, 4), list[DealResult]()
    for deal in (won(1, 9), won(2, 8), won(1, 5), won(1, 5)):
        results.append(result_of(contest, deal))
        contest = contest.add(results[-1])
        contest = contest.keeping_opponents() or contest if len(results) == 2 else contest
    assert Contest.from_json(contest.to_json()) == contest
    stored = contest.to_json()
    del stored["seating"]["kept"]
    assert opponents(Contest.from_json(stored)) != opponents(contest)
    told = ledger(contest, results)
    assert [turn.players for turn in told.turns] == [((1, 3), (2, 4))] * 2
    assert opponents(contest) == [(1, 4), (2, 3)]


def test_a_misdeal_is_dealt_again_at_its_table_alone() -> None:
    contest = start(TWO, 4)
    again = contest.add(ended(contest.pairings[1], "misdeal", None))
    assert [(each.table, each.deal, each.dealer) for each in again.pairings] == [
        (1, 1, 2),
        (2, 3, 2),
    ]
    over = played(again, won(1, 5), won(1, 5))
    assert [pairing.deal for pairing in over.pairings] == [4, 5]
    assert (over.deals, over.points) == (3, (10, 0))


def test_extra_boxes_are_the_winning_sides_alone() -> None:
    tables = [TableScore(1, (30, 0), 3), TableScore(2, (0, 20), 2), TableScore(1, (5, 0), 1)]
    told = team_round(read_rules(THREE), tables)
    assert (told.winner, told.points, told.boxes, told.sweep_bonus) == (1, 15, 3, 0)


@pytest.mark.parametrize(("size", "bonus"), [(2, 0), (3, 25), (4, 50), (5, 75), (6, 100)])
def test_a_sweep(size: int, bonus: int) -> None:
    rules = read_rules(f"tedesco seating=partnership team_size={size}")
    told = team_round(rules, [TableScore(2, (0, 10), 1)] * size)
    assert (told.sweep_bonus, told.points, told.boxes) == (bonus, 10 * size + bonus, 1)
    broken = team_round(rules, [TableScore(None, (0, 0), 0)] + [TableScore(2, (0, 10), 1)] * 5)
    assert broken.sweep_bonus == 0


def test_a_level_round_scores_nothing() -> None:
    told = team_round(read_rules(TWO), [TableScore(1, (9, 0), 1), TableScore(2, (0, 9), 3)])
    assert (told.winner, told.points, told.boxes) == (None, 0, 0)


@pytest.mark.parametrize(
    ("text", "targets"),
    [
        ("standard", [125, 150, 150, 175, 200]),
        ("round_corner", [150, 175, 175, 200, 225]),
        ("tedesco", [200, 300, 300, 300, 300]),
        ("standard team_target=77", [77] * 5),
        ("standard game_target=90", [90] * 5),
        ("hollywood", [125, 150, 150, 175, 200]),
    ],
)
def test_what_teams_play_to(text: str, targets: list[int]) -> None:
    sizes = range(2, 7)
    rules = [read_rules(f"{text} seating=partnership team_size={size}") for size in sizes]
    assert list(map(target_of, rules)) == targets
    assert target_of(read_rules(f"{text} team_size=3")) == read_rules(text).game_target


def test_teams_go_to_their_own_target() -> None:
    contest = played(start(TWO, 4), won(1, 124), NOBODY)
    assert not contest.finished
    over = played(contest, won(1, 1), NOBODY)
    assert settled(over).totals == (2 * 125 + 100 + 50, 0)
    assert (over.columns[0].closed_by, over.waiting) == (2, (1, 2, 3, 4))


def test_teams_on_a_hollywood_sheet() -> None:
    contest = start("hollywood seating=partnership team_size=2", 4)
    contest = played(contest, won(1, 30), won(1, 20), won(1, 10), NOBODY)
    assert [column.points for column in contest.columns] == [(60, 0), (10, 0), (0, 0)]


def test_the_loser_of_a_deal_makes_room_and_the_newcomer_deals() -> None:
    contest = start("standard seating=round_robin", 4)
    assert (opponents(contest), contest.waiting) == ([(1, 2)], (3, 4))
    contest = played(contest, won(1, 5))
    assert (opponents(contest), contest.waiting, contest.dealer) == ([(1, 3)], (2, 4), 2)
    contest = played(contest, won(2, 7), NOBODY)
    assert (opponents(contest), contest.dealer) == ([(4, 3)], 1)
    contest = played(contest, won(2, 7))
    assert (opponents(contest), contest.dealer) == ([(2, 3)], 1)
    assert contest.points == (5, 0, 14, 0)


def test_a_misdeal_leaves_a_round_robin_as_it_is() -> None:
    contest = start("standard seating=round_robin draw_dealer=rotate", 3)
    again = contest.add(ended(contest.pairings[0], "misdeal", None))
    assert (opponents(again), again.dealer, again.deals) == (opponents(contest), 2, 1)
    assert played(contest, NOBODY).dealer == 1


def test_a_round_robin_is_settled_player_by_player() -> None:
    contest = played(start("standard seating=round_robin", 3), won(1, 60), won(2, 30), won(2, 70))
    over = settled(contest)
    assert contest.points == (60, 0, 100)
    assert (over.winner, over.shutout, over.totals) == (3, True, (85, 0, 250))
    assert over.payments == (Payment(2, 1, 85), Payment(1, 3, 165), Payment(2, 3, 350))
    assert over.net == 515
    assert [line.kind for line in over.lines[2]] == ["points", "game_bonus", "line_bonus"]


@pytest.mark.parametrize(
    ("option", "extra"),
    [("shutout=off", 0), ("shutout=extra:30", 30), ("shutout=double_total", 100)],
)
def test_what_a_player_without_a_box_pays_on_top(option: str, extra: int) -> None:
    contest = start(f"standard seating=round_robin line_bonus=0 {option}", 3)
    over = settled(played(contest, won(1, 100)))
    assert over.payments == (Payment(2, 1, 200 + extra), Payment(3, 1, 200 + extra))


def test_a_round_robin_may_go_to_the_highest_total() -> None:
    text = "standard seating=round_robin game_bonus=0 winner_by=higher_final_total"
    deals = [won(1, 1), won(1, 1), won(1, 1), won(2, 100)]
    assert settled(played(start(text, 3), *deals)).winner == 2 + 1
    more = "standard seating=round_robin game_bonus=0 line_bonus=90 winner_by=higher_final_total"
    over = settled(played(start(more, 3), *deals))
    assert (over.winner, over.totals[0]) == (1, 273)
    assert over.net == sum(over.totals[0] - total for total in over.totals)


def test_who_gives_up_a_round_robin_loses_to_the_best_of_the_others() -> None:
    contest = played(start("standard seating=round_robin", 3), won(1, 20), won(2, 50))
    assert opponents(contest) == [(2, 3)]
    over = settled(contest.add(ended(contest.pairings[0], "resign", 1)))
    assert (over.winner, over.totals, over.reason) == (1, (20, 0, 50), "resign")
    assert over.payments == (Payment(2, 1, 20), Payment(1, 3, 30), Payment(2, 3, 50))
    level = start("standard seating=round_robin", 3)
    over = settled(level.add(ended(level.pairings[0], "forfeit", 2)))
    assert (over.winner, over.net, over.payments) == (2, 0, ())


def test_a_void_round_robin_counts_nothing() -> None:
    contest = played(start("standard seating=round_robin", 3), won(1, 20))
    over = settled(contest.add(ended(contest.pairings[0], "void", None)))
    assert (over.winner, over.payments, over.net, over.totals) == (None, (), 0, (20, 0, 0))


def test_the_field_sends_the_next_once_one_has_lost() -> None:
    contest = start("standard seating=captain", 4, ((3,), (4, 1, 2)))
    seen = [opponents(contest)[0]]
    for deal in (NOBODY, won(1, 5), won(2, 5), won(1, 5), won(1, 5)):
        contest = played(contest, deal)
        seen.append(opponents(contest)[0])
    assert seen == [(3, 4), (3, 4), (3, 1), (3, 1), (3, 2), (3, 4)]
    assert (contest.points, contest.waiting) == ((15, 5), (1, 2))


@pytest.mark.parametrize(
    ("winner", "net", "first"),
    [
        (1, 80, Payment(2, 1, 80)),
        (2, 80, Payment(1, 2, 80)),
        (1, -45, Payment(1, 2, 45)),
        (2, -45, Payment(2, 1, 45)),
    ],
)
def test_the_captain_settles_with_each_of_the_field(winner: int, net: int, first: Payment) -> None:
    payments = captain_payments(winner, net, 1, (2, 3))
    assert len(payments) == 2
    assert payments[0] == first
    assert captain_payments(None, 0, 1, (2, 3)) == ()


def test_a_captains_game_ends_in_payments() -> None:
    over = settled(played(start("standard seating=captain", 3), won(2, 100)))
    assert (over.winner, over.net) == (2, 325)
    assert over.payments == (Payment(1, 2, 325), Payment(1, 3, 325))


@pytest.mark.parametrize(
    ("text", "players", "sides", "code"),
    [
        ("standard", 3, None, "players"),
        ("standard", 2, ((1,), (2,)), "sides"),
        ("standard seating=partnership", 4, None, "team_size"),
        (TWO, 6, None, "players"),
        (TWO, 4, ((1,), (2, 3, 4)), "sides"),
        (TWO, 4, ((1, 2), (2, 3)), "sides"),
        (TWO, 4, ((1, 2), (3, 4), ()), "sides"),
        ("standard seating=round_robin", 2, None, "players"),
        ("standard seating=round_robin", 5, None, "players"),
        ("standard seating=round_robin", 3, ((1,), (2, 3)), "sides"),
        ("standard seating=captain", 2, None, "players"),
        ("standard seating=captain", 4, ((1, 2), (3, 4)), "sides"),
        ("gra seating=captain", 3, None, "seating_match"),
    ],
)
def test_players_that_the_rules_are_not_for(
    text: str, players: int, sides: tuple[tuple[int, ...], ...] | None, code: str
) -> None:
    with pytest.raises(BadRules) as refused:
        start(text, players, sides)
    assert refused.value.code == code


def test_who_comes_in_next_is_told() -> None:
    robin = Contest.start(PRESETS.rules("standard", seating="round_robin"), 1, 4)
    captain = Contest.start(PRESETS.rules("standard", seating="captain"), 1, 4)
    assert (robin.next_in, captain.next_in) == (3, 3)
    assert Contest.start(PRESETS.rules("standard"), 1).next_in is None
