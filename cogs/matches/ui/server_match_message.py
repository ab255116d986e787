"""The message that shows a match between servers to one side, and what members do with it."""

from collections.abc import Iterator, Sequence

import discord
from discord.utils import format_dt

from club.matches.server_match_displays import ServerMatchScene
from club.matches.server_match_rules import other
from cogs.cups.ui.cup_words import fitting, time_words
from cogs.kit.drawing import (
    BRAND,
    GOLD,
    LOST,
    QUIET,
    WON,
    Drawing,
    Part,
    Ui,
    draw,
    lines,
    row,
    small,
)
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Press, choice_menu, press
from cogs.kit.pages import page_row
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import BEGUN, MatchStep, MatchWord
from cogs.kit.ruletext import rules_line, rules_short
from cogs.kit.text import safe_name
from cogs.matches.ui.server_match_picture import match_picture
from cogs.matches.ui.server_match_words import (
    MatchStage,
    board_lines,
    board_words,
    match_label,
    match_title,
    player_name,
    result_words,
    score_words,
    side_label,
    stage_of,
    state_words,
)

PAGE = 10

_ROOM = 2600

_LABELS = {
    MatchWord.PLAY: "press-match-play",
    MatchWord.LEAVE: "press-competition-leave",
    MatchWord.LEFT: "press-competition-left",
    MatchWord.MINE: "press-match-mine",
    MatchWord.MORE: "press-competition-more",
    MatchWord.ASK: "press-cup-time-ask",
    MatchWord.AGREE: "press-cup-time-agree",
}

_COLOURS = {
    MatchStage.PROPOSED: GOLD,
    MatchStage.ENTRY: GOLD,
    MatchStage.RUNNING: BRAND,
    MatchStage.OVER: WON,
    MatchStage.ENDED: QUIET,
}


def draw_server_match(scene: ServerMatchScene, ui: Ui, *, pictured: bool = True) -> Drawing:
    """Draw a match as everybody on one side sees it: who plays, how it stands, what one can do."""
    stage = stage_of(scene)
    picture = match_picture(scene, ui) if pictured and stage is not MatchStage.ENDED else None
    more = match_press(scene, MatchWord.MORE, ui)
    return draw(
        _COLOURS[stage],
        lines(ui.text("cup-head", title=match_title(scene, ui)), small(_about(scene, ui))),
        *(picture.galleries() if picture else ()),
        *_going_on(scene, stage, ui),
        small(ui.text("match-away")) if scene.away and not scene.is_over else "",
        row(*_presses(scene, stage, ui), more),
        files=picture.files if picture else (),
    )


def match_press(
    scene: ServerMatchScene,
    word: MatchWord,
    ui: Ui,
    about: str = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Press:
    """Return a button about a match. Those under its message carry its seal."""
    sealed = word in {MatchWord.PLAY, MatchWord.MORE}
    seal = scene.it.setup.commitment if sealed else None
    return press(
        ui.text(_LABELS[word]),
        make_id(PressKind.MATCH, 0, scene.it.match_id, f"{word}{about}", seal=seal),
        style=style,
    )


def _about(scene: ServerMatchScene, ui: Ui) -> str:
    it = scene.it
    organiser = scene.names.get(it.sides[scene.side - 1].organiser_id)
    name = ui.text("name-someone") if organiser is None else safe_name(organiser)
    return lines(
        plan_words(it.state.size, it.setup.hours, ui),
        rules_short(it.rules, ui),
        ui.text("cup-organiser", name=name),
    )


def plan_words(boards: int, hours: int, ui: Ui) -> str:
    """Return what is played: how many boards, and in what time."""
    time = ui.text("match-board-time", time=time_words(hours, ui))
    return f"{ui.text('match-boards', boards=boards)} · {time}"


def _going_on(scene: ServerMatchScene, stage: MatchStage, ui: Ui) -> Iterator[Part]:
    when = "" if scene.until is None else format_dt(scene.until, "R")
    match stage:
        case MatchStage.PROPOSED:
            yield ui.text("match-proposed", when=when)
        case MatchStage.ENTRY:
            yield ui.text("match-entry", when=when)
            for side in (scene.side, other(scene.side)):
                yield _entered(scene, side, ui)
        case MatchStage.RUNNING | MatchStage.OVER:
            result = result_words(scene, ui)
            yield lines(f"**{result}**" if result else "", score_words(scene, ui))
            yield lines(*fitting(board_lines(scene, ui), _ROOM, ui.text("cup-unknown")))
            reserves = () if scene.is_over else scene.it.state.reserves(scene.side)
            if reserves:
                names = ui.text.listed([player_name(scene, each, ui) for each in reserves])
                yield small(ui.text("match-reserves", names=names))
        case MatchStage.ENDED:
            yield f"**{result_words(scene, ui)}**"


def _entered(scene: ServerMatchScene, side: int, ui: Ui) -> str:
    own, ready = side == scene.side, side in scene.it.state.ready
    name = safe_name(side_label(scene, side, ui))
    key = "match-ready" if ready else "match-not-ready"
    head = ui.text(key, name=name, count=len(scene.it.state.order(side)))
    # In what order the others will sit is for them alone to know.
    order = scene.lineups[side - 1] if own else sorted(scene.it.state.order(side))
    names = [player_name(scene, each, ui) for each in order]
    if not names:
        return lines(head, small(ui.text("match-entered-none")))
    told = ui.text.listed(fitting(names, _ROOM // 3, ui.text("cup-unknown")))
    if own:
        told = "\n".join(
            ui.text("cup-place", place=str(place), names=each)
            for place, each in enumerate(fitting(names, _ROOM // 3, ui.text("cup-unknown")), 1)
        )
    return lines(head, told)


def _presses(scene: ServerMatchScene, stage: MatchStage, ui: Ui) -> tuple[Press | None, ...]:
    play = leave = mine = organise = None
    if stage in {MatchStage.ENTRY, MatchStage.RUNNING}:
        play = match_press(scene, MatchWord.PLAY, ui, style=discord.ButtonStyle.success)
        leave = match_press(scene, MatchWord.LEAVE, ui)
    if stage is MatchStage.RUNNING:
        mine = match_press(scene, MatchWord.MINE, ui, style=discord.ButtonStyle.primary)
    if not scene.is_over:
        organise = press(
            ui.text("press-cup-organise"),
            make_id(PressKind.MATCH_ORGANISE, 0, scene.it.match_id, MatchStep.HOME),
        )
    return mine, play, leave, organise


def draw_match_more(scene: ServerMatchScene, ui: Ui) -> Drawing:
    """Draw what there is to read about a match: its rules, how it is won, and its seal."""
    it = scene.it
    seal = ui.text("competition-seal", seal=it.setup.commitment)
    seed = ui.text("cup-seed", seed=scene.seed) if scene.seed else ""
    return draw(
        BRAND,
        lines(ui.text("cup-head", title=match_title(scene, ui)), _about(scene, ui)),
        rules_line(it.rules, ui),
        ui.text("match-how"),
        ui.text("cup-time-rule", time=time_words(it.setup.hours, ui)),
        ui.text("match-counts"),
        small(lines(seal, seed)),
    )


def draw_match_entered(scene: ServerMatchScene, ui: Ui) -> Drawing:
    """Tell a member that they are in, and what comes next."""
    key = "match-entered-reserve" if scene.it.state.begun else "match-entered"
    said = ui.text(key, title=match_title(scene, ui))
    return draw(BRAND, said, row(match_press(scene, MatchWord.LEAVE, ui)))


def draw_leaving_match(scene: ServerMatchScene, ui: Ui, *, plays: bool) -> Drawing:
    """Ask a member whether to leave."""
    key, asked = ("match-leave-plays", BEGUN) if plays else ("competition-leave-ask", "")
    really = match_press(scene, MatchWord.LEFT, ui, asked, style=discord.ButtonStyle.danger)
    return draw(LOST, ui.text(key, title=match_title(scene, ui)), row(really))


def draw_left_match(scene: ServerMatchScene, ui: Ui) -> Drawing:
    """Tell a member that they have left."""
    return draw(BRAND, ui.text("cup-left", title=match_title(scene, ui)))


def draw_own_board(
    scene: ServerMatchScene, board: int, ui: Ui, sent: tuple[int, int] | None, *, closed: bool
) -> Drawing:
    """Tell a member about their board: where the cards are, and how to ask for more time."""
    head = ui.text("match-board", board=board)
    where = ui.text("match-cards-closed" if closed else "match-cards-there")
    if sent is not None and not closed:
        channel, message = sent
        where = f"[{where}](https://discord.com/channels/@me/{channel}/{message})"
    time = match_press(scene, MatchWord.ASK, ui, f".{board}")
    return draw(BRAND, lines(f"**{head}**", board_words(scene, board, ui)), where, row(time))


def draw_match_time(scene: ServerMatchScene, board: int, ui: Ui) -> Drawing:
    """Say to a member what has come of the wish for more time."""
    row_, end = scene.it.row_of(board), scene.ends.get(board)
    if row_ is not None and row_.extension_by is not None:
        return draw(BRAND, ui.text("match-time-asked"))
    when = "" if end is None else format_dt(end, "R")
    return draw(BRAND, ui.text("match-notice-agreed", board=board, when=when))


def draw_match_list(scenes: Sequence[ServerMatchScene], page: int, pages: int, ui: Ui) -> Drawing:
    """Draw a page of a server's matches, those first that aren't over."""
    title = ui.text("match-list-title")
    if not scenes:
        return draw(BRAND, lines(title, ui.text("match-list-none")))
    told = [
        ui.text("cup-list-line", title=match_title(each, ui), state=state_words(each, ui))
        for each in scenes
    ]
    options = [
        (str(each.it.match_id), match_label(each, ui), state_words(each, ui)) for each in scenes
    ]
    menu = choice_menu(
        make_menu_id(PressKind.MATCH_SHOW, 0), options, "", ui.text("match-list-menu")
    )
    turning = page_row(PressKind.MATCH_LIST, "", page, pages, ui)
    return draw(BRAND, title, lines(*told), row(menu), turning)
