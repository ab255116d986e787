"""The words for a match between servers: its sides, its players, its boards and its result."""

from collections.abc import Iterator
from typing import Final

from discord.utils import format_dt

from club.cups.formats.events import BoardDecided, HowDecided
from club.cups.formats.matches import NOBODY, Match, MatchOutcome
from club.matches.server_match_displays import ServerMatchScene
from club.matches.server_match_rules import KEY, SIDES, MatchEnd, other
from cogs.cups.ui.cup_words import HALVES, parts_words, sides_words
from cogs.kit.drawing import Ui
from cogs.kit.text import plain_name, safe_name
from engine.words import Word

DASH: Final = "\u2013"


class MatchStage(Word):
    """How far a match has come."""

    PROPOSED = "proposed"
    ENTRY = "entry"
    RUNNING = "running"
    OVER = "over"
    ENDED = "ended"  # without a result


def stage_of(scene: ServerMatchScene) -> MatchStage:
    """Return how far a match has come."""
    state = scene.it.state
    if state.ended is not None:
        return MatchStage.ENDED
    if state.over:
        return MatchStage.OVER
    if state.begun:
        return MatchStage.RUNNING
    return MatchStage.ENTRY if state.accepted else MatchStage.PROPOSED


def side_label(scene: ServerMatchScene, side: int, ui: Ui) -> str:
    """Return what a side is called, without markdown; "…" while nobody knows who it will be."""
    return plain_name(scene.servers[side - 1]) if side <= len(scene.servers) else unknown(ui)


def match_title(scene: ServerMatchScene, ui: Ui) -> str:
    """Return both sides, for a text."""
    one, second = (safe_name(side_label(scene, side, ui)) for side in SIDES)
    return ui.text("cup-pair", one=one, other=second)


def match_label(scene: ServerMatchScene, ui: Ui) -> str:
    """Return both sides, for a menu or a picture."""
    one, second = (side_label(scene, side, ui) for side in SIDES)
    return ui.text("cup-pair", one=one, other=second)


def unknown(ui: Ui) -> str:
    """Return what stands for what isn't known yet."""
    return ui.text("cup-unknown")


def player_label(scene: ServerMatchScene, player: int, ui: Ui) -> str:
    """Return a player's name, for a menu or a picture."""
    if player == NOBODY:
        return ui.text("cup-nobody")
    name = scene.names.get(scene.it.state.members[player])
    return ui.text("name-someone") if name is None else plain_name(name)


def player_name(scene: ServerMatchScene, player: int, ui: Ui) -> str:
    """Return the same for a text."""
    label = player_label(scene, player, ui)
    return safe_name(label) if player else label


def outcome_of(decided: BoardDecided | None) -> MatchOutcome | None:
    """Return how a board came out, as a cup's matches do."""
    if decided is None:
        return None
    winner, how = decided.winner, decided.how
    losers = () if winner is None else (other(winner),)
    if winner is None and how == HowDecided.WALKOVER:
        losers = SIDES
    return MatchOutcome(winner or NOBODY, losers, how, decided.score)


def board_words(scene: ServerMatchScene, board: int, ui: Ui) -> str:
    """Return a board: who plays it, how it came out, or until when it is played."""
    state = scene.it.state
    decided = state.boards.get(board)
    match = Match(KEY, SIDES, outcome_of(decided))

    def called(side: int | None) -> str:
        return player_name(scene, state.at(side or 1, board), ui)

    if decided is not None and decided.how == HowDecided.RULED:
        pair = ui.text("cup-pair", one=called(1), other=called(2))
        return ui.text("match-apart", pair=pair)
    said, end = sides_words(match, called, ui), scene.ends.get(board)
    if decided is None and end is not None:
        return f"{said} · {ui.text('cup-line-ends', when=format_dt(end, 'R'))}"
    return said


def board_lines(scene: ServerMatchScene, ui: Ui) -> Iterator[str]:
    """Yield all boards of a match that has begun."""
    for board in range(1, scene.it.state.size + 1):
        yield ui.text("cup-place", place=str(board), names=board_words(scene, board, ui))


def points_words(scene: ServerMatchScene, side: int, ui: Ui) -> str:
    """Return what a side has achieved so far: 2½."""
    return parts_words(scene.it.state.halves[side - 1], HALVES, ui)


def score_words(scene: ServerMatchScene, ui: Ui) -> str:
    """Return the score, with both sides' names."""
    one, second = (safe_name(side_label(scene, side, ui)) for side in SIDES)
    first, last = (points_words(scene, side, ui) for side in SIDES)
    return ui.text("cup-pair-score", one=one, other=second, first=first, second=last)


def result_words(scene: ServerMatchScene, ui: Ui) -> str:
    """Return how a match came out, or why it ended without a result."""
    state = scene.it.state
    if state.ended is not None:
        key = str(state.ended).replace("_", "-")
        if state.ended is MatchEnd.LAPSED and state.accepted:
            key = "nobody"
        return ui.text(f"match-ended-{key}")
    result = state.result
    if result is None:
        return ""
    if result.winner is None:
        played = result.how != HowDecided.WALKOVER
        return ui.text("match-drawn" if played else "match-unplayed")
    name = safe_name(side_label(scene, result.winner, ui))
    first, second = state.halves
    if first != second:
        return ui.text("match-won", name=name)
    points = result.score or (0, 0)
    return ui.text("match-won-by-points", name=name, points=abs(points[0] - points[1]))


def state_words(scene: ServerMatchScene, ui: Ui) -> str:
    """Return how a match stands, in a few words."""
    stage = stage_of(scene)
    if stage in {MatchStage.RUNNING, MatchStage.OVER}:
        first, second = (points_words(scene, side, ui) for side in SIDES)
        return ui.text(f"match-state-{stage}", score=f"{first} {DASH} {second}")
    return ui.text(f"match-state-{stage}")
