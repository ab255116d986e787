"""A hand to be read aloud, always in the same order: what is new, what may be done, the cards."""

from club.table.scene import Scene
from cogs.kit.drawing import Part, Ui, lines
from cogs.kit.family_drawings import SpokenHand
from cogs.kit.phrases import deal_title, seat_name, side_of, table_number
from cogs.kit.running_score import spoken_standing
from cogs.kit.text import safe_name
from cogs.play.ui.table.cutting import cut_lines
from cogs.turn_clock.ui.clock import own_time_line
from engine.cards import Card
from engine.deadwood.arrange import Arrangement
from engine.machine import View
from engine.melds import Meld


def spoken_text(
    scene: Scene,
    view: View,
    ui: Ui,
    told: SpokenHand,
    *,
    last: str,
    opponent: str,
    hint: str,
    orders: str = "",
) -> str:
    """Return all that a hand says, a sentence or two a line.

    `told` is what the variant says of its own, `last` how the last deal ended, where that is news,
    `hint` advice just asked for, `orders` what is done ahead of the viewer's turn.
    """
    where = "here" if ui.server_id == scene.server_id else "elsewhere"
    server = safe_name(scene.server_name)
    return lines(
        hint,
        last,
        told.news or (began(scene, view, ui) if not view.moves else ""),
        told.choices,
        orders,
        own_time_line(scene, ui),
        told.cards,
        told.table,
        spoken_standing(scene, ui),
        deal_title(scene, view, ui),
        cut_lines(scene, ui),
        ui.text("hand-place", where=where, server=server, name=opponent),
        table_number(scene, ui) if scene.numbered else "",
    )


def began(scene: Scene, view: View, ui: Ui) -> str:
    """Return that a deal has begun, and who dealt it."""
    name, you = seat_name(scene, view.dealer, ui), side_of(scene.viewer, view.dealer)
    return ui.text("spoken-deal-begins", deal=view.number, name=name, you=you)


def melds_text(found: Arrangement, rest: tuple[Card, ...], ui: Ui) -> str:
    """Return the melds of a hand and its other cards."""
    melds = ui.text("spoken-semicolon").join(meld_text(meld, ui) for meld in found.melds)
    cards = ui.faces.line(rest)
    return " ".join(
        (
            ui.text("spoken-melds", melds=melds) if melds else ui.text("spoken-no-melds"),
            ui.text("spoken-unmatched", cards=cards) if cards else ui.text("spoken-all-matched"),
        )
    )


def meld_text(meld: Meld, ui: Ui) -> str:
    """Return a meld with its kind: "a run, five, six, seven of hearts"."""
    same = len({card.rank for card in meld}) == 1
    return ui.text("spoken-set" if same else "spoken-run", cards=ui.faces.line(meld))


def split(parts: list[Part]) -> tuple[str, list[Part]]:
    """Return the texts of a drawing's parts, and the buttons and menus."""
    said = [part for part in parts if isinstance(part, str)]
    return lines(*said), [part for part in parts if not isinstance(part, str)]
