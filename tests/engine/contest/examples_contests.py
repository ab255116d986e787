"""Answering the worked examples of contests: the sheet, teams, seating and the cut (rules, C)."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.cards import parse_card
from engine.contest import (
    Column,
    Contest,
    Payment,
    Round,
    Settlement,
    TableScore,
    balances,
    captain_payments,
    credit,
    game_scores,
    games_won,
    team_round,
)
from engine.contest.formats import FORMATS
from engine.contest.sheet import Entry, row
from engine.cut import cut_for_deal
from engine.results import DealResult
from engine.rules import Rules

Answer = dict[str, Any]
Hand = Sequence[Any]

AB, XY = ("A", "B"), ("X", "Y")


def named(row: Sequence[int], names: Sequence[str]) -> Answer:
    return dict(zip(names, row, strict=True))


def name_of(side: int | None, names: Sequence[str]) -> str | None:
    return None if side is None else names[side - 1]


def play(contest: Contest, winner: int | None, points: int = 0, boxes: int = 1) -> Contest:
    """Add a deal at the first table that waits for one; the winner is a seat."""
    pairing = contest.pairings[0]
    if winner is None:
        return contest.add(DealResult(pairing.deal, pairing.dealer, None, "draw"))
    return contest.add(
        DealResult(pairing.deal, pairing.dealer, None, "knock", winner, points, boxes)
    )


def won(contest: Contest, hand: Hand, names: Sequence[str]) -> Contest:
    """Add a deal as the examples tell it: the winner's name or None, points, perhaps boxes."""
    name, *amounts = hand
    return play(contest, None if name is None else names.index(name) + 1, *amounts)


def game_answer(contest: Contest, names: Sequence[str], played: int) -> Answer:
    answer: Answer = {
        "hands_played": played,
        "points": named(contest.points, names),
        "boxes": named(contest.boxes, names),
        "winner": None,
    }
    if contest.settlement is not None:
        ended = contest.settlement
        answer |= {
            "winner": name_of(ended.winner, names),
            "shutout": ended.shutout,
            "forfeit": ended.reason == "exact_margin",
            "totals": named(ended.totals, names),
            "net": ended.net,
        }
    return answer


def answer_settlement(rules: Rules, given: Answer) -> Answer:
    contest = Contest.start(rules, 1)
    for hand in given["hands"]:
        if not contest.finished:
            contest = won(contest, hand, AB)
    return game_answer(contest, AB, contest.deals)


def all_won(rules: Rules, given: Sequence[Sequence[Any]]) -> Contest:
    """A contest after games or matches, each as far as it went."""
    contest = Contest.start(rules, 1)
    for hands in given:
        before = len(contest.games)
        for hand in hands:
            if len(contest.games) == before and not contest.finished:
                contest = won(contest, hand, AB)
    return contest


def answer_multi_match(rules: Rules, given: Answer) -> Answer:
    return multi_match_answer(all_won(rules, given["matches"]))


def multi_match_answer(contest: Contest) -> Answer:
    rules = contest.rules
    matches = [
        {
            "winner": name_of(game.column.winner, AB),
            "match_points": named(game.column.points, AB),
            "rounds_won": named(game.wins, AB),
            "credited": named(credit(rules, game).totals, AB),
            "game_scores": named(game_scores(rules, contest.games[:at]), AB),
        }
        for at, game in enumerate(contest.games, start=1)
    ]
    winner = contest.settlement.winner if contest.settlement else None
    return {"matches": matches, "game_winner": name_of(winner, AB)}


def answer_best_of(rules: Rules, given: Answer) -> Answer:
    return best_of_answer(all_won(rules, given["games"]))


def best_of_answer(contest: Contest) -> Answer:
    winner = contest.settlement.winner if contest.settlement else None
    return {
        "games": [
            {
                "winner": name_of(game.column.winner, AB),
                "points": named(game.column.points, AB),
            }
            for game in contest.games
        ],
        "games_won": named(games_won(contest.rules, contest.games), AB),
        "match_winner": name_of(winner, AB),
    }


def column_answer(column: Column, part: Settlement | None, names: Sequence[str]) -> Answer:
    answer: Answer = {
        "points": named(column.points, names),
        "boxes": named(column.boxes, names),
        "closed_by": column.closed_by,
        "winner": name_of(column.winner, names),
    }
    if part is not None:
        answer |= {
            "shutout": part.shutout,
            "totals": named(part.totals, names),
            "net": part.net,
        }
    return answer


def hollywood_answer(contest: Contest, names: Sequence[str], played: int) -> Answer:
    answer: Answer = {
        "hands_counted": played,
        "columns": [
            column_answer(column, part, names)
            for column, part in zip(contest.columns, contest.parts, strict=True)
        ],
        "complete": contest.finished,
    }
    if contest.settlement is not None:
        nets = dict.fromkeys(names, 0)
        for at, part in enumerate(contest.parts):
            assert part is not None
            assert part.winner is not None
            twice = contest.rules.hollywood_third_double and at == 2
            nets[names[part.winner - 1]] += part.net * (1 + twice)
        answer |= {
            "net_by_side": nets,
            "match_winner": name_of(contest.settlement.winner, names),
            "match_net": contest.settlement.net,
        }
    return answer


def answer_hollywood(rules: Rules, given: Answer) -> Answer:
    contest = Contest.start(rules, 1)
    for hand in given["hands"]:
        if not contest.finished:
            contest = won(contest, hand, AB)
    return hollywood_answer(contest, AB, contest.deals)


def table_score(table: Hand) -> TableScore:
    name, points, boxes = (*table, 1)[:3]
    if name is None:
        return TableScore(None, (0, 0), 0)
    side = XY.index(name) + 1
    return TableScore(side, (points, 0) if side == 1 else (0, points), boxes)


def round_answer(told: Round) -> Answer:
    return {
        "sums": named(told.sums, XY),
        "winner": name_of(told.winner, XY),
        "sweep_bonus": told.sweep_bonus,
        "points": told.points,
        "boxes": told.boxes,
    }


def answer_team_hand(rules: Rules, given: Answer) -> Answer:
    return round_answer(team_round(rules, [table_score(table) for table in given["tables"]]))


def answer_team_game(rules: Rules, given: Answer) -> Answer:
    contest = Contest.start(rules, 1, players=2 * rules.team_size)
    for tables in given["rounds"]:
        if not contest.finished:
            for table in tables:
                contest = won(contest, table, XY)
    played = len(contest.rounds)
    show = hollywood_answer if rules.match == "hollywood" else game_answer
    return {"rounds": list(map(round_answer, contest.rounds))} | show(contest, XY, played)


def answer_team_seating(rules: Rules, given: Answer) -> Answer:
    """The pairs of each round, and of the one after the last."""
    contest = Contest.start(rules, 1, players=2 * rules.team_size)
    met = [[list(each.players) for each in contest.pairings]]
    for number, tables in enumerate(given["rounds"], start=1):
        for table in tables:
            contest = won(contest, table, XY)
        if number in given["kept"]:
            kept = contest.keeping_opponents()
            assert kept is not None
            contest = kept
        met.append([list(each.players) for each in contest.pairings])
    return {"opponents": met}


def payment_lists(payments: Sequence[Payment], names: Sequence[str]) -> list[list[Any]]:
    return [[names[each.payer - 1], names[each.receiver - 1], each.amount] for each in payments]


def answer_round_robin_settlement(rules: Rules, given: Answer) -> Answer:
    """Who sat out isn't given, and may be one who couldn't have: only the sheet is asked for."""
    names = given["players"]
    sheet = FORMATS["single"].start(rules, len(names))
    for number, (name, *amounts) in enumerate(given["hands"], start=1):
        if name is not None and sheet.settlement is None:
            side = names.index(name) + 1
            points, boxes = (*amounts, 1)[:2]
            entry = Entry(number, side, row(len(names), side, points), row(len(names), side, boxes))
            sheet = FORMATS["single"].enter(rules, sheet, entry)
    ended = sheet.settlement
    assert ended is not None
    players = range(1, len(names) + 1)
    return {
        "winner": name_of(ended.winner, names),
        "totals": named(ended.totals, names),
        "payments": payment_lists(ended.payments, names),
        "net": named(list(balances(ended.payments, players).values()), names),
    }


def winning_seat(contest: Contest, player: int) -> int:
    return contest.pairings[0].players.index(player) + 1


def seat_and_win(contest: Contest, names: Sequence[str], winner: str | None) -> Contest:
    if winner is None:
        return play(contest, None)
    return play(contest, winning_seat(contest, names.index(winner) + 1))


def answer_round_robin_seating(rules: Rules, given: Answer) -> Answer:
    waiting = given["waiting"]
    queue = [waiting] if isinstance(waiting, str) else list(waiting)
    names = [*given["first"], *queue]
    contest = Contest.start(rules, names.index(given["dealer"]) + 1, players=len(names))
    seating = [seating_answer(contest, names, as_list=not isinstance(waiting, str))]
    for winner in given["winners"]:
        contest = seat_and_win(contest, names, winner)
        seating.append(seating_answer(contest, names, as_list=not isinstance(waiting, str)))
    return {"seating": seating}


def seating_answer(contest: Contest, names: Sequence[str], *, as_list: bool) -> Answer:
    pairing = contest.pairings[0]
    out = [names[player - 1] for player in contest.waiting]
    return {
        "dealer": names[pairing.players[pairing.dealer - 1] - 1],
        "first_to_act": names[pairing.players[2 - pairing.dealer] - 1],
        "sitting_out": out if as_list else out[0],
    }


def answer_captain_settlement(_: Rules, given: Answer) -> Answer:
    names = [given["captain"], *given["field"]]
    winner = 1 if given["winner"] in {"captain", given["captain"]} else 2
    field = range(2, len(names) + 1)
    payments = captain_payments(winner, given["net"], 1, field)
    balance = balances(payments, range(1, len(names) + 1))
    return {"payments": named(list(balance.values()), names)}


def answer_captain_seating(rules: Rules, given: Answer) -> Answer:
    """The field's player in each deal, and in the one after the last."""
    field = given["field"]
    contest = Contest.start(rules, 1, players=1 + len(field))
    seated = [field[contest.pairings[0].players[1] - 2]]
    for winner in given["winners"]:
        by_captain = winner in {"captain", given.get("captain", "C")}
        contest = play(contest, None if winner is None else 1 if by_captain else 2)
        seated.append(field[contest.pairings[0].players[1] - 2])
    return {"seating": seated}


def answer_dealers(rules: Rules, given: Answer) -> Answer:
    contest = Contest.start(rules, AB.index(given["first_dealer"]) + 1)
    dealers = [contest.dealer]
    for winner in given["winners"]:
        contest = won(contest, [winner, 1] if winner else [None], AB)
        dealers.append(contest.dealer)
    return {"dealers": [AB[dealer - 1] for dealer in dealers]}


def answer_cut(rules: Rules, given: Answer) -> Answer:
    names = list(given)
    cut = cut_for_deal(rules, [parse_card(given[name]) for name in names])
    return {"dealer": name_of(cut.dealer, names), "chooser": name_of(cut.chooser, names)}


def answer_mahjong_game(rules: Rules, given: Answer) -> Answer:
    contest = Contest.start(rules, 1)
    for hand in given["hands"]:
        if not contest.finished:
            contest = contest.add(both_scored(contest, hand["A"], hand["B"]))
    winner = contest.settlement.winner if contest.settlement else None
    return {
        "totals": named(contest.points, AB),
        "hands_played": contest.deals,
        "winner": name_of(winner, AB),
    }


def both_scored(contest: Contest, first: int, second: int) -> DealResult:
    winner = None if first == second else 1 if first > second else 2
    return DealResult(
        contest.deals + 1,
        contest.dealer,
        None,
        "out" if winner else "exhausted",
        winner,
        max(first, second) if winner else 0,
        1 if winner else 0,
        both=(first, second),
    )


ANSWERS: dict[str, Callable[[Rules, Answer], Answer]] = {
    "settlement": answer_settlement,
    "multi_match": answer_multi_match,
    "best_of": answer_best_of,
    "hollywood": answer_hollywood,
    "team_hand": answer_team_hand,
    "team_game": answer_team_game,
    "team_seating": answer_team_seating,
    "round_robin_settlement": answer_round_robin_settlement,
    "round_robin_seating": answer_round_robin_seating,
    "captain_settlement": answer_captain_settlement,
    "captain_seating": answer_captain_seating,
    "dealers": answer_dealers,
    "cut": answer_cut,
    "mahjong_game": answer_mahjong_game,
}
"""Every kind of example about contests, by its name."""
