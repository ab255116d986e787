"""How a contest was settled: every line of both totals, and the seeds laid open."""

import discord

from club.scene import Scene
from cogs.ui.drawing import QUIET, WON, Drawing, Ui, draw, lines, row, rule, small
from cogs.ui.ids import make_id
from cogs.ui.items import press
from cogs.ui.words import SEAL, addressed, seat_name, side_of
from engine.contest import Settlement
from engine.seats import SEATS, Seat, other


def draw_settlement(scene: Scene, ui: Ui) -> Drawing:
    """Draw the end of a contest that has been settled."""
    settlement = scene.settlement
    if settlement is None:
        raise ValueError("the contest is not settled")
    again = press(
        ui.text("press-again"),
        make_id("again", scene.table_id),
        style=discord.ButtonStyle.primary,
    )
    return draw(
        QUIET if settlement.winner is None else WON,
        f"## {winner_line(scene, ui)}",
        *(_side(scene, settlement, seat, ui) for seat in _order(settlement)),
        net_line(scene, settlement, ui),
        rule(),
        seeds(scene, ui),
        row(again),
    )


def winner_line(scene: Scene, ui: Ui) -> str:
    """Who won, and how."""
    settlement = scene.settlement
    if settlement is None or settlement.winner is None:
        return ui.text("won-nobody")
    winner = settlement.winner
    reason = "shutout" if settlement.shutout else settlement.reason.replace("_", "-")
    return ui.text(
        f"won-{reason}",
        winner=seat_name(scene, winner, ui),
        loser=seat_name(scene, other(winner), ui),
        you=side_of(scene.viewer, winner),
    )


def net_line(scene: Scene, settlement: Settlement, ui: Ui) -> str:
    """What the winner is ahead by in the end; nothing where that is nothing."""
    winner = settlement.winner
    if winner is None or not settlement.net:
        return ""
    return ui.text(
        "net",
        name=seat_name(scene, winner, ui),
        net=settlement.net,
        you=side_of(scene.viewer, winner),
    )


def seeds(scene: Scene, ui: Ui) -> str:
    """All that it takes to check the shuffles (docs/fairness.md), in small print."""
    if scene.contest_seed is None or scene.interaction_id is None:
        return ""
    return small(
        ui.text(
            "seed",
            seed=scene.contest_seed,
            seal=scene.commitment[:SEAL],
            table=str(scene.table_id),
            press=str(scene.interaction_id),
        )
    )


def _side(scene: Scene, settlement: Settlement, seat: Seat, ui: Ui) -> str:
    steps = [
        ui.text(
            f"settle-{line.kind.replace('_', '-')}",
            points=line.points,
            boxes=scene.contest.boxes[seat - 1] if scene.contest else 0,
        )
        for line in settlement.lines[seat - 1]
    ]
    total = ui.text(
        "settle-total",
        name=addressed(scene, seat, ui),
        points=settlement.totals[seat - 1],
    )
    return lines(total, small(" ".join(steps)))


def _order(settlement: Settlement) -> tuple[Seat, ...]:
    """The winner first."""
    return SEATS if settlement.winner is None else (settlement.winner, other(settlement.winner))
