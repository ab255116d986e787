"""The score in short, for messages with room for a line or two."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from club.table.scene import Scene, SceneSeat
from cogs.kit.drawing import Ui, in_words, lines
from cogs.kit.phrases import forfeit_word
from cogs.kit.sides import Sitting, addressed_sides, named, own_side, side_names, sides_of
from engine.contest import (
    Column,
    Contest,
    Round,
    Settlement,
    Side,
    closed_totals,
    columns_at_hand,
    game_scores,
    games_won,
    target_of,
)
from engine.contest.sheet import SettlementReason
from engine.seats import SEATS, other
from engine.words import HollywoodDecide, MatchFormat

# How a contest ends before it is played out.
GIVEN_UP = frozenset({SettlementReason.RESIGN, SettlementReason.FORFEIT})

_TWO = 2
_HEADS = {
    MatchFormat.BEST_OF: "score-games",
    MatchFormat.MULTI_MATCH: "score-matches",
}


@dataclass(frozen=True, slots=True)
class Standing:
    """What a contest stands at, for one of its players or for everybody."""

    contest: Contest | None
    players: tuple[SceneSeat, ...]
    player: int | None


@lru_cache(maxsize=2048)
def own_standing(
    contest: Contest | None, players: tuple[SceneSeat, ...], player: int | None, language: str
) -> str:
    """How a contest stands for one player, as the head of their hand; remembered for the deal."""
    standing, ui = Standing(contest, players, player), in_words(language)
    return lines(f"### {own_points_line(standing, ui)}", column_lines(standing, ui))


def spoken_standing(scene: Sitting, ui: Ui) -> str:
    """Return the same to be read aloud: a Hollywood sheet column by column."""
    contest = scene.contest
    match = None if contest is None else contest.rules.match
    if match == MatchFormat.HOLLYWOOD and (columns := open_lines(scene, ui)):
        return columns
    score = own_points_line(scene, ui)
    said = score if match in _HEADS else ui.text("spoken-score", score=score)
    return lines(said, column_lines(scene, ui))


def points_line(scene: Sitting, ui: Ui) -> str:
    """Return how the contest stands, in a line: all sides with what decides it."""
    return _headline(scene, side_names(scene, ui), ui)


def own_points_line(scene: Sitting, ui: Ui) -> str:
    """Return the same for the scene's viewer, "you" first."""
    return _headline(scene, addressed_sides(scene, ui), ui, own_side(scene))


def own_score(scene: Sitting, ui: Ui) -> str:
    """Return the figures that decide the contest, the viewer's first."""
    contest = scene.contest
    amounts = (0, 0) if contest is None else _decisive(contest)
    mine = (own_side(scene) or 1) - 1
    return _dashed((amounts[mine], *amounts[:mine], *amounts[mine + 1 :]), ui)


def boxes_words(scene: Scene, ui: Ui) -> str:
    """Return the game's boxes, if they pay; Hollywood has them by column, matches count deals."""
    contest = scene.contest
    if contest is None or contest.rules.match in {MatchFormat.HOLLYWOOD, MatchFormat.MULTI_MATCH}:
        return ""
    if not scene.rules.line_bonus or not any(contest.boxes):
        return ""
    return _boxes(contest.boxes, ui)


def outcome_line(scene: Scene, ui: Ui) -> str:
    """Return who won, how, and at what score: all that the channel's line says of a game."""
    return ui.text("challenge-finished", won=winner_line(scene, ui), score=points_line(scene, ui))


def winner_line(scene: Scene, ui: Ui) -> str:
    """Return who won, and how."""
    settlement = scene.settlement
    if settlement is None or settlement.winner is None:
        drawn = settlement is not None and settlement.reason == SettlementReason.DRAWN
        columns = scene.rules.match == MatchFormat.HOLLYWOOD
        return ui.text("won-nobody" if not drawn else "won-drawn" if columns else "won-level")
    names, winner = side_names(scene, ui), settlement.winner
    loser = _loser(scene, settlement)
    reason = "shutout" if settlement.shutout else settlement.reason.replace("_", "-")
    if reason == SettlementReason.TARGET and scene.rules.match in {
        MatchFormat.BEST_OF,
        MatchFormat.HOLLYWOOD,
    }:
        reason = scene.rules.match.replace("_", "-")
    if reason == SettlementReason.FORFEIT:
        several = loser is not None and len(sides_of(scene)[loser - 1]) > 1
        reason = forfeit_word(scene.cause, scene.rules.seating, by_several=several)
    return ui.text(
        f"won-{reason}",
        winner=names[winner - 1],
        winners=named(scene, winner),
        loser="" if loser is None else names[loser - 1],
        you=_you(scene, winner, loser),
    )


def column_lines(scene: Sitting, ui: Ui) -> str:
    """Return what the headline omits: the teams' last round, and the running game or match."""
    contest = scene.contest
    if contest is None or contest.rules.match != MatchFormat.HOLLYWOOD:
        return sheet_lines(scene, ui)
    if not contest.rules.continuous:
        return _last_round(scene, ui)
    return lines(_last_round(scene, ui), own_closed_line(scene, ui))


def sheet_lines(scene: Sitting, ui: Ui) -> str:
    """Return the same for a sheet in words, where each column that has begun has its line."""
    return lines(_last_round(scene, ui), open_lines(scene, ui))


def _last_round(scene: Sitting, ui: Ui) -> str:
    contest = scene.contest
    if contest is None or not contest.rounds:
        return ""
    names = addressed_sides(scene, ui)
    return round_line(names, len(contest.rounds), contest.rounds[-1], ui)


def open_lines(scene: Sitting, ui: Ui) -> str:
    """Return a line a column that has begun, and the running game or match."""
    contest = scene.contest
    if contest is None:
        return ""
    each = _open_lines(contest, addressed_sides(scene, ui), own_side(scene) or 1, ui)
    return lines(own_closed_line(scene, ui), *each)


def round_line(names: tuple[str, ...], number: int, told: Round, ui: Ui) -> str:
    """Return what a round of two teams came to."""
    sums = _dashed(told.sums, ui)
    if told.winner is None:
        return ui.text("round-level", round=number, sums=sums)
    return ui.text(
        "round-won",
        round=number,
        name=names[told.winner - 1],
        points=told.points,
        sums=sums,
        sweep=told.sweep_bonus,
    )


def closed_line(scene: Sitting, ui: Ui) -> str:
    """What the games that a continuous Hollywood sheet has behind it come to together."""
    return _closed_line(scene, side_names, ui)


def own_closed_line(scene: Sitting, ui: Ui) -> str:
    """Return the same for the scene's viewer, "you" first."""
    return _closed_line(scene, addressed_sides, ui, own_side(scene))


def _closed_line(
    scene: Sitting,
    names_of: Callable[[Sitting, Ui], tuple[str, ...]],
    ui: Ui,
    mine: Side | None = None,
) -> str:
    contest = scene.contest
    totals = None if contest is None else closed_totals(contest.rules, contest.columns)
    if contest is None or totals is None or totals == _told_when_over(contest):
        return ""
    return ui.text(
        "columns-closed",
        closed=sum(1 for column in contest.columns if column.winner is not None),
        games=contest.rules.hollywood_games or 0,
        score=_score(names_of(scene, ui), totals, ui, mine),
    )


def column_line(
    column: Column, number: int, names: tuple[str, ...], ui: Ui, *, first: Side = 1, boxes: bool
) -> str:
    """Return a Hollywood column: `first` names the side to begin with; the winner's is bold."""
    points = [
        ui.text("column-won", points=amount) if side == column.winner else ui.text.figure(amount)
        for side, amount in enumerate(column.points, start=1)
    ]
    order = (first - 1, _TWO - first)
    score = ui.text(
        "column-points",
        name=names[order[0]],
        points1=points[order[0]],
        points2=points[order[1]],
    )
    told = boxes and any(column.boxes)
    tally = _boxes([column.boxes[at] for at in order], ui) if told else "none"
    return ui.text("column-open", column=number, score=score, boxes=tally)


def _headline(scene: Sitting, names: tuple[str, ...], ui: Ui, mine: Side | None = None) -> str:
    contest = scene.contest
    if contest is None:
        return _score(names, (0,) * len(names), ui, mine)
    rules = contest.rules
    if rules.match == MatchFormat.HOLLYWOOD:
        columns = columns_at_hand(rules, contest.columns).values()
        if columns:
            return _side_by_side(columns, names, ui, mine or 1)
        totals = _told_when_over(contest)
        if totals is not None:
            return _score(names, totals, ui, mine)
    key = "score-games" if rules.continuous else _HEADS.get(rules.match)
    score = _score(names, _decisive(contest), ui, mine)
    return score if key is None else ui.text(key, score=score)


def _told_when_over(contest: Contest) -> tuple[int, ...] | None:
    """Return the totals that decided a continuous sheet without an open game; None for the games.

    Where what is to decide is level, the other does.
    """
    rules = contest.rules
    totals = closed_totals(rules, contest.columns)
    if totals is None or columns_at_hand(rules, contest.columns):
        return None
    by_totals = rules.hollywood_decide == HollywoodDecide.NET_POINTS
    level = len(set(totals if by_totals else columns_won(contest))) == 1
    return totals if by_totals != level else None


def _side_by_side(columns: Iterable[Column], names: tuple[str, ...], ui: Ui, first: Side) -> str:
    order = (first - 1, _TWO - first)
    told = " · ".join(
        ui.text(
            "column-both",
            **{
                f"points{at}": _starred(column, side, ui)
                for at, side in enumerate((order[0] + 1, order[1] + 1), start=1)
            },
        )
        for column in columns
    )
    return ui.text("score-columns", one=names[order[0]], columns=told, two=names[order[1]])


def _starred(column: Column, side: Side, ui: Ui) -> str:
    points = ui.text.figure(column.points[side - 1])
    return ui.text("column-star", points=points) if side == column.winner else points


def _decisive(contest: Contest) -> tuple[int, ...]:
    """Return what decides the contest, by side: points, columns, games or the game score."""
    if contest.rules.match == MatchFormat.BEST_OF:
        return games_won(contest.rules, contest.games)
    if contest.rules.match == MatchFormat.MULTI_MATCH:
        return game_scores(contest.rules, contest.games)
    if contest.rules.match == MatchFormat.HOLLYWOOD:
        return columns_won(contest)
    return contest.points


def columns_won(contest: Contest) -> tuple[int, ...]:
    """Return how many columns of a Hollywood sheet each side has won."""
    won = [part.winner for part in contest.parts if part is not None]
    return tuple(won.count(side) for side in range(1, len(contest.sides) + 1))


def _score(names: tuple[str, ...], points: tuple[int, ...], ui: Ui, mine: Side | None) -> str:
    order = sorted(range(len(names)), key=lambda at: at + 1 != mine)
    if len(order) > _TWO:
        each = [ui.text("score-of", name=names[at], points=points[at]) for at in order]
        return " · ".join(each)
    one, two = order
    return ui.text(
        "score-two", one=names[one], two=names[two], points1=points[one], points2=points[two]
    )


def _open_lines(contest: Contest, names: tuple[str, ...], first: Side, ui: Ui) -> list[str]:
    rules = contest.rules
    if rules.match == MatchFormat.HOLLYWOOD:
        return [
            column_line(column, at, names, ui, first=first, boxes=bool(rules.line_bonus))
            for at, column in columns_at_hand(rules, contest.columns).items()
            if any(column.points) or any(column.boxes)
        ]
    if rules.match == MatchFormat.SINGLE or contest.finished:
        return []
    key = "running-game" if rules.match == MatchFormat.BEST_OF else "running-match"
    score = _score(names, contest.points, ui, first)
    number = len(contest.games) + 1
    return [ui.text(key, number=number, score=score, target=target_of(rules))]


def _boxes(boxes: tuple[int, ...] | list[int], ui: Ui) -> str:
    return ui.text("score-boxes", boxes=_dashed(boxes, ui))


def _dashed(amounts: tuple[int, ...] | list[int], ui: Ui) -> str:
    return "\u00a0\u2013\u00a0".join(ui.text.figure(each) for each in amounts)


def _loser(scene: Scene, settlement: Settlement) -> Side | None:
    """Return the side that lost to the winner; of several, the one that gave up."""
    winner = settlement.winner
    if winner is None or len(settlement.totals) == len(SEATS):
        return None if winner is None else other(winner)
    if settlement.reason not in GIVEN_UP or scene.last is None:
        return None
    if len(scene.last.hands) > len(SEATS):
        return scene.last.knocker
    if scene.last.winner is None:
        return None
    gone = other(scene.last.winner)
    member = next((each for each in scene.last_seats if each.seat == gone), None)
    return next(
        (
            each.seat
            for each in scene.players
            if member is not None and replace(each, seat=member.seat) == member
        ),
        None,
    )


def _you(scene: Scene, winner: Side, loser: Side | None) -> str:
    """Return a message's `you`: "winner", "loser" or "other"."""
    mine = own_side(scene)
    if mine is not None and mine == winner:
        return "winner"
    return "loser" if mine is not None and mine == loser else "other"
