"""The picture of a match between servers: its score, board by board."""

from art.cup.contents import BoardLine, Boards, CupPage, LegendItem, MatchSide
from art.lettering import legible
from club.cups.formats.matches import NOBODY, Match
from club.matches.server_match_displays import ServerMatchScene
from club.matches.server_match_rules import KEY, SIDES
from cogs.cups.ui.cup_picture import CupPicture
from cogs.cups.ui.picture_words import ALT, LOST, WON
from cogs.kit.drawing import Ui
from cogs.matches.ui.server_match_words import (
    DASH,
    match_label,
    outcome_of,
    player_label,
    points_words,
    side_label,
)

_HALF = "½"


def match_picture(scene: ServerMatchScene, ui: Ui) -> CupPicture | None:
    """Return the picture of a match; None before it has begun."""
    state = scene.it.state
    if not state.begun:
        return None
    boards = range(1, state.size + 1)
    lines = tuple(_line(scene, board, ui) for board in boards)
    legend = list[LegendItem]()
    if any(each.playing for each in lines):
        legend.append(LegendItem(ui.text("cup-picture-playing")))
    if any(each.result == WON for line in lines for each in line.sides):
        legend.append(LegendItem(ui.text("cup-picture-walkover"), f"{WON} {LOST}"))
    sides = (_side(scene, 1, ui), _side(scene, 2, ui))
    page = CupPage(
        legible(match_label(scene, ui)),
        ui.text("match-boards", boards=state.size),
        (Boards(sides, lines),),
        tuple(legend),
    )
    score = f"{points_words(scene, 1, ui)} {DASH} {points_words(scene, 2, ui)}"
    told = [ui.text("match-picture-alt", title=match_label(scene, ui), score=score)]
    for board in boards:
        head = ui.text("match-board", board=board)
        said = _told(scene, board, ui)
        told.append(ui.text("cup-picture-alt-round", round=head, matches=said))
    alt = "\n".join(told)
    return CupPicture((page,), (alt if len(alt) <= ALT else f"{alt[: ALT - 1]}\u2026",))


def _side(scene: ServerMatchScene, side: int, ui: Ui) -> MatchSide:
    result = scene.it.state.result
    won = result is not None and result.winner == side
    name = legible(side_label(scene, side, ui)) or f"#{side}"
    return MatchSide(name, points_words(scene, side, ui), champion=won)


def _line(scene: ServerMatchScene, board: int, ui: Ui) -> BoardLine:
    one, second = (_player(scene, board, side, ui) for side in SIDES)
    playing = not scene.is_over and scene.it.row_of(board) is not None
    return BoardLine(board, (one, second), playing and board not in scene.it.state.boards)


def _player(scene: ServerMatchScene, board: int, side: int, ui: Ui) -> MatchSide:
    state = scene.it.state
    player, outcome = state.at(side, board), outcome_of(state.boards.get(board))
    name = legible(player_label(scene, player, ui)) or f"#{player}"
    if player == NOBODY:
        name = DASH
    if outcome is None:
        return MatchSide(name)
    lost = side in outcome.losers
    if not outcome.played:
        return MatchSide(name, LOST if lost else WON, lost=lost)
    if outcome.score is not None:
        return MatchSide(name, ui.text.figure(outcome.score[side - 1]), lost=lost)
    result = _HALF if outcome.drawn else "0" if lost else "1"
    return MatchSide(name, result, lost=lost)


def _told(scene: ServerMatchScene, board: int, ui: Ui) -> str:
    state = scene.it.state
    match = Match(KEY, SIDES, outcome_of(state.boards.get(board)))
    names = {side: player_label(scene, state.at(side, board), ui) for side in SIDES}
    one, second = names[1], names[2]
    outcome = match.outcome
    if outcome is None:
        key = "playing" if scene.it.row_of(board) is not None else "next"
        return ui.text(f"cup-picture-alt-{key}", one=one, other=second)
    if outcome.winner == NOBODY:
        key = "draw" if outcome.drawn else "neither"
        return ui.text(f"cup-picture-alt-{key}", one=one, other=second)
    loser = outcome.losers[0]
    if not outcome.played:
        return ui.text("cup-picture-alt-walkover", winner=names[outcome.winner], loser=names[loser])
    score = outcome.score
    points = ["none", "none"]
    if score is not None:
        points = [ui.text.figure(score[each - 1]) for each in (outcome.winner, loser)]
    return ui.text(
        "cup-picture-alt-beat",
        winner=names[outcome.winner],
        loser=names[loser],
        points1=points[0],
        points2=points[1],
    )
