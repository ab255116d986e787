"""Settling player by player: round robin, three-handed and captain's play (rules, C.7, C.8)."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from engine.contest.settling import game_lines
from engine.contest.sheet import (
    Column,
    Lines,
    Payment,
    Player,
    Settlement,
    SettlementReason,
    Side,
    total_of,
)
from engine.rules import Rules
from engine.words import SeatingFormat, ShutoutMode, WinnerBy

FOR_ONESELF: Final = frozenset({SeatingFormat.ROUND_ROBIN, SeatingFormat.THREE_HANDED})
"""The seatings of more than two in which every player is a side."""

EACH_A_SIDE: Final = frozenset({SeatingFormat.HEADS_UP, SeatingFormat.THREE_HANDED})
"""Those in which a deal seats all players, each of them a side."""

_SHUT_OUT = 100


def settle_pairwise(rules: Rules, column: Column) -> Settlement:
    """Settle a game in which each plays for oneself between every two players (rules, C.7)."""
    reached = column.winner
    if reached is None:
        raise ValueError("the game is still running")
    lines = tuple(
        game_lines(rules, points, boxes, reached=player == reached)
        for player, (points, boxes) in enumerate(
            zip(column.points, column.boxes, strict=True), start=1
        )
    )
    totals = tuple(map(total_of, lines))
    winner = reached
    if rules.winner_by == WinnerBy.HIGHER_FINAL_TOTAL and totals.count(max(totals)) == 1:
        winner = totals.index(max(totals)) + 1
    blank = {player for player, boxes in enumerate(column.boxes, start=1) if not boxes} - {reached}
    extra = {(player, reached): _extra(rules) for player in blank}
    payments = _owed(totals, extra)
    net = balances(payments, range(1, len(totals) + 1))[winner]
    return Settlement(winner, SettlementReason.TARGET, bool(blank), totals, net, lines, payments)


def given_up_pairwise(
    opponent: Player, loser: Player, reason: SettlementReason, lines: tuple[Lines, ...]
) -> Settlement:
    """Settle a game that `loser` gave up: the best other wins, `opponent` if they are equal."""
    totals = tuple(map(total_of, lines))
    others = [player for player in range(1, len(totals) + 1) if player != loser]
    winner = max(others, key=lambda player: (totals[player - 1], player == opponent))
    payments = _owed(totals, {})
    net = balances(payments, range(1, len(totals) + 1))[winner]
    return Settlement(
        winner, reason, shutout=False, totals=totals, net=net, lines=lines, payments=payments
    )


def captain_payments(
    winner: Side | None, net: int, captain: Player, field: Sequence[Player]
) -> tuple[Payment, ...]:
    """Return the payments between the captain and each of the field (rules, C.8).

    The winner is 1 for the captain, 2 for the field; `net`, the winner's lead, may be negative.
    """
    if winner is None or net == 0:
        return ()
    collects = (winner == 1) == (net > 0)
    return tuple(
        Payment(player, captain, abs(net)) if collects else Payment(captain, player, abs(net))
        for player in field
    )


def balances(payments: Iterable[Payment], players: Iterable[Player]) -> dict[Player, int]:
    """Return each player's balance after all payments."""
    balance = dict.fromkeys(players, 0)
    for payment in payments:
        balance[payment.payer] -= payment.amount
        balance[payment.receiver] += payment.amount
    return balance


def _extra(rules: Rules) -> int:
    """Return what a player without a box pays the winner in addition (rules, C.7)."""
    if rules.shutout.mode == ShutoutMode.EXTRA:
        return rules.shutout.points
    return 0 if rules.shutout.mode == ShutoutMode.OFF else _SHUT_OUT


def _owed(totals: Sequence[int], extra: dict[tuple[Player, Player], int]) -> tuple[Payment, ...]:
    payments: list[Payment] = []
    for one, two in combinations(range(1, len(totals) + 1), 2):
        owed = totals[one - 1] - totals[two - 1]
        owed += extra.get((two, one), 0) - extra.get((one, two), 0)
        if owed:
            payments.append(Payment(two, one, owed) if owed > 0 else Payment(one, two, -owed))
    return tuple(payments)
