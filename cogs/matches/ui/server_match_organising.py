"""The private pages of a side's organiser; what can't be undone is asked first."""

from collections.abc import Sequence

import discord

from club.matches.server_match_displays import ServerMatchScene
from cogs.cups.ui.organiser_pages import OrganiserPages, page_of, placed
from cogs.kit.drawing import BRAND, LOST, Drawing, Ui, draw, lines, row, small
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import BEGUN, MatchStep
from cogs.matches.ui.server_match_words import (
    MatchStage,
    board_words,
    match_title,
    player_label,
    player_name,
    result_words,
    stage_of,
)

_PRIMARY = discord.ButtonStyle.primary


def draw_match_step(  # noqa: PLR0911 - one a step
    scene: ServerMatchScene, step: MatchStep, first: int, second: int, ui: Ui
) -> Drawing:
    """Draw the page that a step leads to; `first` and `second` are what it is about."""
    match step:
        case MatchStep.ORDER | MatchStep.PLACE:
            # A player who was moved is on the page where they stand now.
            page = second if step is MatchStep.ORDER else 0
            return _order(scene, scene.lineups[scene.side - 1], ui, picked=first, page=page)
        case MatchStep.PLAYERS:
            return _players(scene, first, ui)
        case MatchStep.REMOVE if first in scene.it.state.order(scene.side):
            return _removing(scene, first, ui)
        case MatchStep.BOARDS:
            return _boards(scene, first, ui)
        case MatchStep.RESERVES if first in _replaceable(scene):
            return _reserves(scene, first, ui)
        case MatchStep.GIVE_UP:
            return _giving_up(scene, ui)
        case MatchStep.CANCEL:
            return _calling_off(scene, ui)
        case _:
            return draw_organising_match(scene, ui)


def draw_organising_match(scene: ServerMatchScene, ui: Ui, notice: str = "") -> Drawing:
    """Draw the first page: all that can be done now."""
    pages, stage, side = _pages(scene, ui), stage_of(scene), scene.side
    state = scene.it.state
    first = players = reserves = last = code = None
    if stage is MatchStage.PROPOSED:
        code = pages.step("press-match-code", MatchStep.CODE)
    if stage is MatchStage.ENTRY and state.order(side):
        ready = side in state.ready
        key, step = (
            ("press-match-unready", MatchStep.UNREADY)
            if ready
            else ("press-match-ready", MatchStep.READY)
        )
        first = pages.step(key, step, style=_PRIMARY)
        players = pages.step("press-match-order", MatchStep.ORDER, "0.0")
    if not scene.is_over and state.order(side):
        reserves = pages.step("press-match-players", MatchStep.PLAYERS, "0")
    if stage is MatchStage.RUNNING:
        if state.reserves(side) and _replaceable(scene):
            players = pages.step("press-match-reserves", MatchStep.BOARDS, "0")
        last = pages.danger("press-match-giveup", MatchStep.GIVE_UP)
    elif not scene.is_over:
        last = pages.danger("press-match-cancel", MatchStep.CANCEL)
    about = ui.text(f"match-organise-{stage}") if not scene.is_over else result_words(scene, ui)
    return draw(
        BRAND,
        lines(_head(scene, ui), about),
        f"**{notice}**" if notice else "",
        row(first, players, reserves),
        row(code, last),
    )


def _order(
    scene: ServerMatchScene, order: Sequence[int], ui: Ui, *, picked: int, page: int
) -> Drawing:
    pages, page = _pages(scene, ui), page_of(order, picked, page)
    told = list[str]()
    for place, each in placed(order, page):
        name = player_name(scene, each, ui)
        named = f"**{name}**" if each == picked else name
        if place == scene.it.state.size + 1:
            told.append(f"**{ui.text('match-reserves-head')}**")
        told.append(ui.text("cup-place", place=str(place), names=named))
    return draw(
        BRAND,
        lines(_head(scene, ui), ui.text("match-order-about"), small(ui.text("cup-order-about"))),
        lines(*told),
        *pages.ordering(
            order,
            picked,
            page,
            lambda each: player_label(scene, each, ui),
            "competition-menu-member",
            pick=MatchStep.ORDER,
            move=MatchStep.PLACE,
        ),
        row(pages.back()),
    )


def _players(scene: ServerMatchScene, page: int, ui: Ui) -> Drawing:
    return _pages(scene, ui).listed(
        lines(_head(scene, ui), ui.text("match-players-about")),
        scene.it.state.order(scene.side),
        lambda each: (f"{MatchStep.REMOVE}={each}", player_label(scene, each, ui), ""),
        "competition-menu-member",
        step=MatchStep.PLAYERS,
        page=page,
    )


def _removing(scene: ServerMatchScene, player: int, ui: Ui) -> Drawing:
    pages, plays = _pages(scene, ui), plays_now(scene, player)
    key = "match-remove-plays" if plays else "competition-remove-ask"
    about = f"{player}{BEGUN if plays else ''}"
    return draw(
        LOST,
        ui.text(key, name=player_name(scene, player, ui)),
        row(
            pages.danger("press-cup-remove-really", MatchStep.REMOVED, about),
            pages.back(MatchStep.PLAYERS, "0"),
        ),
    )


def plays_now(scene: ServerMatchScene, player: int) -> bool:
    """Whether a player has a board to lose."""
    board = scene.it.state.board_of(player)
    return board is not None and scene.it.state.is_open(board)


def _replaceable(scene: ServerMatchScene) -> list[int]:
    return [each.board for each in scene.it.playing if scene.it.state.is_open(each.board)]


def _boards(scene: ServerMatchScene, page: int, ui: Ui) -> Drawing:
    state = scene.it.state
    return _pages(scene, ui).listed(
        lines(_head(scene, ui), ui.text("match-reserves-about")),
        _replaceable(scene),
        lambda board: (
            f"{MatchStep.RESERVES}={board}",
            ui.text("match-board", board=board),
            player_label(scene, state.at(scene.side, board), ui),
        ),
        "match-menu-board",
        step=MatchStep.BOARDS,
        page=page,
    )


def _reserves(scene: ServerMatchScene, board: int, ui: Ui) -> Drawing:
    pages, state = _pages(scene, ui), scene.it.state
    return pages.listed(
        lines(_head(scene, ui), board_words(scene, board, ui), ui.text("match-reserve-which")),
        state.reserves(scene.side),
        lambda each: (
            f"{MatchStep.SUBSTITUTED}={board}.{each}",
            player_label(scene, each, ui),
            "",
        ),
        "competition-menu-member",
        step=MatchStep.BOARDS,
        page=0,
    )


def _giving_up(scene: ServerMatchScene, ui: Ui) -> Drawing:
    return _asked(scene, ui, "match-giveup-ask", "press-match-gaveup", MatchStep.GAVE_UP)


def _calling_off(scene: ServerMatchScene, ui: Ui) -> Drawing:
    return _asked(scene, ui, "match-cancel-ask", "press-cup-cancel-really", MatchStep.CANCELLED)


def _asked(scene: ServerMatchScene, ui: Ui, key: str, really: str, step: MatchStep) -> Drawing:
    pages = _pages(scene, ui)
    ask = ui.text(key, title=match_title(scene, ui))
    return draw(LOST, ask, row(pages.danger(really, step), pages.back()))


def _head(scene: ServerMatchScene, ui: Ui) -> str:
    return ui.text("cup-organise-title", title=match_title(scene, ui))


def _pages(scene: ServerMatchScene, ui: Ui) -> OrganiserPages:
    return OrganiserPages(PressKind.MATCH_ORGANISE, scene.it.match_id, MatchStep.HOME, ui)
