"""A score sheet as text for people."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.contest import (
    Contest,
    ContestNames,
    ScoreSheet,
    Settlement,
    SettlementLine,
    TypedDeal,
    credit,
    game_scores,
    target_of,
)
from engine.contest.sheet import SettlementKind, SettlementReason
from engine.rules import write_rules
from engine.words import MatchFormat, SeatingFormat

_NOTHING = "-"
_KINDS = {
    SettlementKind.SHUTOUT: "shutout",
    SettlementKind.GAME_BONUS: "game bonus",
    SettlementKind.LINE_BONUS: "boxes",
    SettlementKind.THIRD_DOUBLE: "column 3 again",
}


def sheet_text(sheet: ScoreSheet) -> str:
    """Return the deals, the sheet, and its settlement or who plays next."""
    contest = sheet.contest
    title = f"{write_rules(contest.rules)}, to {target_of(contest.rules)}"
    parts = [title, _deals(sheet), "\n".join(_standing(contest, sheet.names))]
    if contest.settlement is not None:
        parts.append("\n".join(_settled(contest.settlement, sheet.names)))
    else:
        parts.append("\n".join(_next(contest, sheet.names)))
    return "\n\n".join(filter(None, parts))


def _deals(sheet: ScoreSheet) -> str:
    names = [str(name) for name in sheet.names.players]
    teams = sheet.contest.rules.seating == SeatingFormat.PARTNERSHIP
    rows = [["round" if teams else "deal", *names, ""]]
    for number, group in groupby(sheet.deals, key=lambda deal: deal.pairing.round):
        deals = list(group)
        cells = [""] * len(names)
        for deal in deals:
            for seat, player in enumerate(deal.pairing.players, start=1):
                cells[player - 1] = _scored(deal, seat)
        words = ", ".join(deal.result.result.replace("_", " ") for deal in deals)
        rows.append([str(number), *cells, words])
    return _table(rows) if sheet.deals else ""


def _scored(deal: TypedDeal, seat: int) -> str:
    points = deal.result.scores[seat - 1]
    return str(points) if points or deal.result.winner == seat else _NOTHING


def _standing(contest: Contest, names: ContestNames) -> Iterator[str]:
    sides = [str(name) for name in names.sides]
    if contest.rules.match == MatchFormat.HOLLYWOOD:
        yield from _columns(contest, sides)
        return
    rows = [["", *sides]]
    for at, game in enumerate(contest.games, start=1):
        if contest.rules.match == MatchFormat.MULTI_MATCH:
            rows.append([f"match {at}", *map(str, credit(contest.rules, game).totals)])
            scores = map(str, game_scores(contest.rules, contest.games[:at]))
            rows.append(["game score", *scores])
        else:
            rows.append([f"game {at}", *_starred(game.column.points, game.column.winner)])
    if contest.settlement is None or contest.rules.match == MatchFormat.SINGLE:
        rows.append(["points", *map(str, contest.points)])
        rows.append(["boxes", *map(str, contest.boxes)])
    yield _table(rows)


def _columns(contest: Contest, sides: Sequence[str]) -> Iterator[str]:
    for at, (column, part) in enumerate(zip(contest.columns, contest.parts, strict=True), start=1):
        first, second = _starred(column.points, column.winner)
        boxes = "-".join(map(str, column.boxes))
        settled = "" if part is None else ", settled {} - {}".format(*part.totals)
        yield f"{at}: {sides[0]} {first} - {second} {sides[1]}  (boxes {boxes}{settled})"


def _starred(points: Sequence[int], winner: int | None) -> list[str]:
    return [f"{each}{'*' * (side == winner)}" for side, each in enumerate(points, start=1)]


def _settled(settlement: Settlement, names: ContestNames) -> Iterator[str]:
    rows: list[list[str]] = []
    for side, lines in enumerate(settlement.lines):
        rows.append([str(names.sides[side]), str(settlement.totals[side])])
        rows.extend([f"  {_kind(line)}", str(line.points)] for line in lines)
    yield _table(rows)
    yield ""
    yield _verdict(settlement, names)
    for payment in settlement.payments:
        payer, receiver = names.players[payment.payer - 1], names.players[payment.receiver - 1]
        yield f"{payer} pays {receiver} {payment.amount}."


def _kind(line: SettlementLine) -> str:
    if line.kind in _KINDS:
        return _KINDS[line.kind]
    return line.kind if line.number is None else f"{line.kind} {line.number}"


def _verdict(settlement: Settlement, names: ContestNames) -> str:
    if settlement.winner is None:
        return (
            "The contest is void."
            if settlement.reason == SettlementReason.VOID
            else "The contest is drawn."
        )
    winner = names.sides[settlement.winner - 1]
    how = {
        SettlementReason.RESIGN: " by resignation",
        SettlementReason.FORFEIT: " by forfeit",
        SettlementReason.EXACT_MARGIN: " by the exact margin",
    }.get(settlement.reason, "")
    return f"{winner} wins{how}, net {settlement.net}."


def _next(contest: Contest, names: ContestNames) -> Iterator[str]:
    players = names.players
    for pairing in contest.pairings:
        playing = [str(players[player - 1]) for player in pairing.players]
        dealer = players[pairing.players[pairing.dealer - 1] - 1]
        yield f"Next: {' v '.join(playing)}, {dealer} deals."


def _table(rows: Sequence[Sequence[str]]) -> str:
    columns = list(zip(*rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    words = [at == 0 or not column[0] for at, column in enumerate(columns)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if left else cell.rjust(width)
            for cell, width, left in zip(row, widths, words, strict=True)
        ).rstrip()
        for row in rows
    )
