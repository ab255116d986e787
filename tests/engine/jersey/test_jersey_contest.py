"""The contest of three: who deals, the sheet, the settlement between every two, giving up."""

import random

import pytest

from engine import fair
from engine.beginning import first_dealer
from engine.contest import Contest, ContestNames, ledger, show_contest
from engine.contest.sheet import Payment, SettlementReason
from engine.errors import BadRules, DealOver
from engine.families import family_of, start_deal
from engine.results import DealResult, ResultKind
from engine.rules import Rules
from tests.engine.jersey.three_games import rules_of

NOBODY = ((), (), ())


def won(contest: Contest, seat: int | None, points: int = 0) -> DealResult:
    """The next deal, won by a seat or by nobody."""
    (pairing,) = contest.pairings
    word = ResultKind.DRAW if seat is None else ResultKind.KNOCK
    boxes = 0 if seat is None else 1
    return DealResult(pairing.deal, pairing.dealer, None, word, seat, points, boxes, hands=NOBODY)


def after(text: str, *deals: tuple[int | None, int]) -> Contest:
    contest = Contest.start(rules_of(text), 3, 3)
    for seat, points in deals:
        contest = contest.add(won(contest, seat, points))
    return contest


def test_all_three_have_a_hand_in_every_deal_and_the_deal_goes_round() -> None:
    contest = after("jersey")
    assert contest.sides == ((1,), (2,), (3,))
    assert contest.pairings[0].players == (1, 2, 3)
    assert contest.waiting == ()
    dealers = [contest.dealer]
    for seat in (2, 2, 1, None):
        contest = contest.add(won(contest, seat, 10))
        dealers.append(contest.dealer)
    assert dealers == [3, 1, 2, 3, 3]
    assert after("jersey draw_dealer=rotate", (None, 0)).dealer == 1
    assert (contest.points, contest.boxes) == ((10, 20, 0), (1, 2, 0))


@pytest.mark.parametrize("players", [2, 4])
def test_it_is_for_three_and_a_single_game(players: int) -> None:
    with pytest.raises(BadRules):
        Contest.start(rules_of("jersey"), 1, players)
    with pytest.raises(BadRules):
        Contest.start(rules_of("jersey"), 1, 3, [[1], [2, 3]])
    for clash in ("match=best_of", "match=hollywood", "table_melds=shared"):
        with pytest.raises(BadRules):
            Contest.start(rules_of(f"jersey {clash}"), 1, 3)


def test_each_settles_with_each_and_who_has_no_box_pays_more() -> None:
    contest = after("jersey", (1, 120), (2, 40), (1, 90))
    settled = contest.settlement
    assert settled is not None
    assert (settled.winner, settled.reason, settled.shutout) == (1, SettlementReason.TARGET, True)
    assert settled.totals == (210 + 100 + 2 * 25, 40 + 25, 0)
    assert settled.payments == (
        Payment(2, 1, 295),
        Payment(3, 1, 360 + 100),
        Payment(3, 2, 65),
    )
    assert settled.net == 295 + 460
    with pytest.raises(DealOver):
        contest.add(
            won(contest, 1, 5) if contest.pairings else DealResult(4, 1, None, ResultKind.DRAW)
        )


def test_a_contest_survives_its_text() -> None:
    for contest in (after("jersey"), after("jersey", (1, 120), (2, 200)), after("jersey", (3, 9))):
        assert Contest.from_json(contest.to_json()) == contest


def test_who_gives_up_loses_to_the_better_of_the_others() -> None:
    for points, loser, winner in (((50, 20, 30), 1, 3), ((0, 0, 0), 1, 2), ((9, 9, 90), 3, 1)):
        contest = after(
            "jersey", *((seat, each) for seat, each in enumerate(points, start=1) if each)
        )
        gone = DealResult(
            contest.deals + 1, 1, None, ResultKind.RESIGN, knocker=loser, hands=NOBODY
        )
        ended = contest.add(gone).settlement
        assert ended is not None
        assert (ended.winner, ended.reason) == (winner, SettlementReason.RESIGN)
        assert ended.totals == points  # no points are invented
    void = contest.add(DealResult(contest.deals + 1, 1, None, ResultKind.VOID, hands=NOBODY))
    assert void.settlement is not None
    assert (void.settlement.winner, void.settlement.payments) == (None, ())


def test_the_sheet_deal_by_deal() -> None:
    contest = Contest.start(rules_of("jersey"), 3, 3)
    results: list[DealResult] = []
    for seat, points in ((1, 120), (None, 0), (2, 40), (1, 90)):
        results.append(won(contest, seat, points))
        contest = contest.add(results[-1])
    told = ledger(contest, results)
    assert [turn.players for turn in told.turns] == [((1, 2, 3),)] * 4
    (page,) = told.pages
    assert [mark.points for mark in page.marks] == [(120, 0, 0), (0, 40, 0), (90, 0, 0)]
    assert page.marks[-1].total == (210, 40, 0)
    shown = show_contest(contest, ContestNames("ABC", "ABC"))
    assert shown["points"] == {"A": 210, "B": 40, "C": 0}
    assert shown["net"] == {"A": 755, "B": -230, "C": -525}


def test_who_deals_first_follows_from_the_seed() -> None:
    dealers = {
        first_dealer(rules_of("jersey"), bytes([each]) * 32, "1:5 2:6 3:7", 3, None)
        for each in range(20)
    }
    assert dealers == {1, 2, 3}
    seed, presses = bytes(32), "1:5 2:6 3:7"
    cut = fair.cut(seed, presses, 3)
    low, high = cut.index(min(cut)) + 1, cut.index(max(cut)) + 1
    lowest = rules_of("jersey first_dealer=cut_low_deals")
    assert first_dealer(lowest, seed, presses, 3, None) == low
    chooses = rules_of("jersey first_dealer=cut_high_chooses")
    assert first_dealer(chooses, seed, presses, 3, None) % 3 + 1 == high


def contest_played(rules: Rules, seed: int) -> tuple[Contest, list[DealResult]]:
    rng, results = random.Random(seed), list[DealResult]()
    contest = Contest.start(rules, rng.choice(rules.seats), 3)
    player = family_of(rules).players["simple"]
    while not contest.finished:
        deck, card = fair.shuffled(of_deal := rng.randbytes(32)), fair.knock_card(of_deal)
        number = contest.deals + 1
        state = start_deal(rules, deck, contest.dealer, number=number, knock_card=card)
        while state.turn is not None:
            state = state.play(player.choose(state.view(state.turn), rng))
        assert state.result is not None
        results.append(state.result)
        contest = contest.add(state.result)
    return contest, results


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        "jersey",
        "oklahoma_kisses seating=three_handed",
        "sequence seating=three_handed sequence_bonus=4/1/1/both",
    ],
)
def test_a_whole_contest_agrees_with_a_plain_count(text: str) -> None:
    contest, results = contest_played(rules_of(text), 4)
    rules, settled = contest.rules, contest.settlement
    assert settled is not None
    points, boxes = [0, 0, 0], [0, 0, 0]
    for at, result in enumerate(results):
        assert max(points) < rules.game_target or points.count(max(points)) > 1
        for seat, scored in enumerate(result.scores):
            points[seat] += scored
        if result.winner is not None:
            boxes[result.winner - 1] += result.boxes
        drawn = at and results[at - 1].winner is None
        passed = at and result.dealer == results[at - 1].dealer % 3 + 1
        assert not at or passed or (drawn and result.dealer == results[at - 1].dealer)
    assert max(points) >= rules.game_target
    first = points.index(max(points))
    totals = [
        each + rules.line_bonus * boxes[seat] + (rules.game_bonus if seat == first else 0)
        for seat, each in enumerate(points)
    ]
    assert (contest.points, contest.boxes) == (tuple(points), tuple(boxes))
    assert (settled.totals, settled.winner) == (tuple(totals), first + 1)
    pays = {(each.payer - 1, each.receiver - 1): each.amount for each in settled.payments}
    for one in range(3):
        for two in range(one):
            most = 0 if rules.shutout.mode == "off" else 100
            blank = most * ((not boxes[two] and one == first) - (not boxes[one] and two == first))
            owed = totals[one] - totals[two] + blank
            assert pays.get((two, one), 0) - pays.get((one, two), 0) == owed
