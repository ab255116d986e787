"""Writing the parts of a sheet as plain values, and reading them back."""

from collections.abc import Mapping
from typing import Any

from engine.contest.sheet import (
    Column,
    Game,
    Payment,
    Settlement,
    SettlementKind,
    SettlementLine,
    SettlementReason,
)


def column_json(column: Column) -> dict[str, Any]:
    """Return plain values that `json.dumps` takes."""
    return {
        "points": list(column.points),
        "boxes": list(column.boxes),
        "winner": column.winner,
        "closed_by": column.closed_by,
    }


def read_column(values: Mapping[str, Any]) -> Column:
    """Read back what `column_json` wrote."""
    return Column(
        points=tuple(values["points"]),
        boxes=tuple(values["boxes"]),
        winner=values["winner"],
        closed_by=values["closed_by"],
    )


def game_json(game: Game) -> dict[str, Any]:
    """Return plain values that `json.dumps` takes."""
    return {"column": column_json(game.column), "wins": list(game.wins)}


def read_game(values: Mapping[str, Any]) -> Game:
    """Read back what `game_json` wrote."""
    return Game(read_column(values["column"]), tuple(values["wins"]))


def settlement_json(settlement: Settlement) -> dict[str, Any]:
    """Return plain values that `json.dumps` takes."""
    return {
        "winner": settlement.winner,
        "reason": settlement.reason,
        "shutout": settlement.shutout,
        "totals": list(settlement.totals),
        "net": settlement.net,
        "lines": [
            [[line.kind, line.points, line.number] for line in side] for side in settlement.lines
        ],
        "payments": [
            [payment.payer, payment.receiver, payment.amount] for payment in settlement.payments
        ],
    }


def read_settlement(values: Mapping[str, Any]) -> Settlement:
    """Read back what `settlement_json` wrote."""
    return Settlement(
        winner=values["winner"],
        reason=SettlementReason.stored(values["reason"]),
        shutout=values["shutout"],
        totals=tuple(values["totals"]),
        net=values["net"],
        lines=tuple(
            tuple(SettlementLine(SettlementKind.stored(kind), *rest) for kind, *rest in side)
            for side in values["lines"]
        ),
        payments=tuple(Payment(*payment) for payment in values["payments"]),
    )
