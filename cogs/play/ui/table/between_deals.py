"""What is shown while a contest goes on and no deal runs: here, or for the viewer."""

from club.table.scene import Scene
from cogs.kit.drawing import BRAND, Drawing, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.phrases import channel_link, last_deal, seat_name, table_number_if_needed
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import OpponentsWord, QuitWord
from cogs.kit.running_score import column_lines, own_points_line
from cogs.play.ui.result.deal_end import ended_parts
from cogs.play.ui.result.settlement import draw_settlement
from cogs.turn_clock.ui.clock import pause_press
from engine.words import PartnerTalk, SeatingFormat


def may_advise(scene: Scene) -> bool:
    """Return whether the viewer may see a partner's hand, while any partner plays (rules, C.6)."""
    if scene.player is None or scene.rules.seating != SeatingFormat.PARTNERSHIP:
        return False
    playing = scene.viewer is not None and scene.view is not None
    talk = scene.rules.partner_talk
    return talk == PartnerTalk.ALWAYS or (talk == PartnerTalk.AFTER_OWN_HAND and not playing)


def opponents_press(scene: Scene, ui: Ui) -> Press | None:
    """Return the button that says what a team does if it loses, where that is its choice."""
    contest = scene.contest
    if scene.player is None or contest is None or contest.finished:
        return None
    if not scene.rules.losers_choose:
        return None
    running = len(contest.rounds) + 1
    asks = make_id(PressKind.OPPONENTS, scene.table_id, running, OpponentsWord.ASK)
    return press(ui.text("press-opponents"), asks)


def draw_between(scene: Scene, ui: Ui) -> Drawing:
    """Draw the table for a viewer who has nothing to play at the moment."""
    if scene.settlement is not None:
        return draw_settlement(scene, ui, deal=ended_parts(scene, ui))
    if scene.view is None:
        said = ui.text("between-round")
    else:
        said = ui.text("between-deal", one=seat_name(scene, 1, ui), two=seat_name(scene, 2, ui))
    hand = press(ui.text("press-hand"), make_id(PressKind.HAND, scene.table_id))
    partners = press(ui.text("press-advice"), make_id(PressKind.ADVICE, scene.table_id))
    leave = press(
        ui.text("press-quit-group"), make_id(PressKind.QUIT, scene.table_id, rest=QuitWord.ASK)
    )
    return draw(
        BRAND,
        lines(
            f"### {own_points_line(scene, ui)}",
            column_lines(scene, ui),
            small(table_number_if_needed(scene, ui)),
        ),
        lines(last_deal(scene, ui), said),
        row(
            hand,
            partners if may_advise(scene) else None,
            None if scene.player is None else leave,
            pause_press(scene, ui),
            None if scene.player is None else channel_link(scene, ui),
        ),
        row(opponents_press(scene, ui)),
    )
