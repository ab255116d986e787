"""Contests counted a second time, straight from the whole list of deals (rules, C).

Written apart from the engine, and as plainly as can be: nothing here knows a sheet. A deal is
(points of 1, points of 2, boxes of 1, boxes of 2, winner); sides are 0 and 1 here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.rules import Rules

Deal = tuple[int, int, int, int, int | None]


@dataclass
class Count:
    """What a contest comes to: the deals that counted, and the end, if they led to one."""

    deals: int
    winner: int | None = None
    totals: tuple[int, int] | None = None
    columns: Any = None


def running(rules: Rules, deals: Sequence[Deal]) -> list[int]:
    at_once = rules.line_bonus if rules.line_bonus_timing == "immediate" else 0
    return [sum(deal[side] + at_once * deal[2 + side] for deal in deals) for side in (0, 1)]


def length_of_game(rules: Rules, deals: Sequence[Deal], goal: int) -> int | None:
    """After how many deals somebody is at the goal and ahead."""
    for length in range(1, len(deals) + 1):
        one, two = running(rules, deals[:length])
        if max(one, two) >= goal and one != two:
            return length
    return None


def settle(rules: Rules, deals: Sequence[Deal]) -> tuple[int, tuple[int, int]]:
    """The winner and both totals of a finished game."""
    points = [sum(deal[side] for deal in deals) for side in (0, 1)]
    boxes = [sum(deal[2 + side] for deal in deals) for side in (0, 1)]
    at = running(rules, deals)
    first = 0 if at[0] > at[1] else 1
    second = 1 - first
    lines = [rules.line_bonus * count for count in boxes]
    paid = points[first] + rules.game_bonus + lines[first]
    if boxes[second] == 0:
        mode = rules.shutout.mode
        if mode == "double_points":
            paid = 2 * points[first] + rules.game_bonus + lines[first]
        elif mode == "double_points_and_game":
            paid = 2 * (points[first] + rules.game_bonus) + lines[first]
        elif mode == "double_total":
            paid *= 2
        elif mode == "extra":
            paid += rules.shutout.points
    left = points[second] + lines[second]
    margin = points[first] - points[second] if rules.exact_margin_basis == "points" else paid - left
    if margin == rules.exact_margin_forfeit:
        paid, left = points[first] + lines[first], left + rules.game_bonus
        return second, in_order(first, paid, left)
    if rules.winner_by == "higher_final_total" and left > paid:
        return second, in_order(first, paid, left)
    return first, in_order(first, paid, left)


def in_order(first: int, paid: int, left: int) -> tuple[int, int]:
    return (paid, left) if first == 0 else (left, paid)


def count_single(rules: Rules, deals: Sequence[Deal], goal: int) -> Count:
    length = length_of_game(rules, deals, goal)
    if length is None:
        return Count(len(deals))
    return Count(length, *settle(rules, deals[:length]))


def count_series(rules: Rules, deals: Sequence[Deal], goal: int) -> Count:
    won, totals, used = [0, 0], [0, 0], 0
    while (length := length_of_game(rules, deals[used:], goal)) is not None:
        winner, game = settle(rules, deals[used : used + length])
        won[winner] += 1
        totals = [totals[0] + game[0], totals[1] + game[1]]
        used += length
        if won[winner] * 2 > rules.best_of:
            return Count(used, winner, (totals[0], totals[1]))
    return Count(len(deals))


def count_multi_match(rules: Rules, deals: Sequence[Deal], goal: int) -> Count:
    scores, used = [0, 0], 0
    while (length := length_of_game(rules, deals[used:], goal)) is not None:
        match = deals[used : used + length]
        at = running(rules, match)
        winner = 0 if at[0] > at[1] else 1
        wins = [sum(deal[4] == side + 1 for deal in match) for side in (0, 1)]
        for side in (0, 1):
            scores[side] += sum(deal[side] for deal in match) + rules.multi_hand_bonus * wins[side]
        scores[winner] += rules.multi_win_bonus
        if wins[1 - winner] == 0:
            scores[winner] += rules.multi_shutout_bonus
        used += length
        if max(scores) >= rules.multi_target and scores[0] != scores[1]:
            return Count(used, 0 if scores[0] > scores[1] else 1, (scores[0], scores[1]))
    return Count(len(deals))


def count_hollywood(rules: Rules, deals: Sequence[Deal], goal: int) -> Count:
    """Each column keeps the list of the deals that were entered in it."""
    atonce = rules.hollywood_columns
    columns: list[list[Deal]] = [[] for _ in range(atonce)]
    wins = [0, 0]
    for number, deal in enumerate(deals, start=1):
        if deal[4] is None:
            continue
        side = deal[4] - 1
        wins[side] += 1
        fresh = False
        for at, column in enumerate(columns):
            if length_of_game(rules, column, goal) is not None:
                continue
            entered_before = any(each[4] == side + 1 for each in column)
            if rules.hollywood_late_entry == "by_count":
                takes = at + 1 <= wins[side]
            else:
                takes = entered_before or not fresh
                fresh = fresh or not entered_before
            if takes:
                column.append(deal)
        over = sum(length_of_game(rules, column, goal) is not None for column in columns)
        if rules.hollywood_games is not None:
            while len(columns) < rules.hollywood_games and len(columns) - over < atonce:
                columns.append([])
        if over == len(columns):
            return ended_hollywood(rules, columns, number)
    return Count(len(deals), columns=columns)


def ended_hollywood(rules: Rules, columns: list[list[Deal]], number: int) -> Count:
    totals, won = [0, 0], [0, 0]
    for at, column in enumerate(columns):
        winner, paid = settle(rules, column)
        won[winner] += 1
        times = 2 if rules.hollywood_third_double and at == 2 else 1
        totals = [totals[0] + times * paid[0], totals[1] + times * paid[1]]
    points, columns_won = totals[0] - totals[1], won[0] - won[1]
    order = (
        [points, columns_won] if rules.hollywood_decide == "net_points" else [columns_won, points]
    )
    decided = order[0] or order[1]
    winner = None if decided == 0 else 0 if decided > 0 else 1
    return Count(number, winner, (totals[0], totals[1]), columns)


COUNTS = {
    "single": count_single,
    "best_of": count_series,
    "multi_match": count_multi_match,
    "hollywood": count_hollywood,
}


def count(rules: Rules, deals: Sequence[Deal], goal: int) -> Count:
    """Count a whole contest of two sides again.

    Args:
        rules: The rules.
        deals: Every deal, or every round of two teams.
        goal: What a game goes to.
    """
    return COUNTS[rules.match](rules, deals, goal)


def round_as_deal(rules: Rules, tables: Sequence[Deal]) -> Deal:
    """What a round of teams puts on the sheet."""
    one, two = (sum(table[side] for table in tables) for side in (0, 1))
    if one == two:
        return (0, 0, 0, 0, None)
    side = 0 if one > two else 1
    points, boxes = [0, 0], [0, 0]
    points[side] = abs(one - two)
    boxes[side] = 1
    for table in tables:
        if table[4] == side + 1:
            boxes[side] += table[2 + side] - 1
    if len(tables) >= 3 and all(table[4] == side + 1 for table in tables):
        points[side] += rules.team_sweep_bonus * (len(tables) - 2)
    return (points[0], points[1], boxes[0], boxes[1], side + 1)
