"""A knock that left too much: what lies open, and the other side's answer."""

from club.table.scene import Scene
from cogs.kit.drawing import Part, Ui, lines, row
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.knock_words import in_text
from cogs.kit.phrases import laid_lines, seat_name
from cogs.kit.press_kinds import PressKind
from engine.cards import Card
from engine.deadwood.arrange import Arrangement, arrange
from engine.knock import KnockView
from engine.moves import ACCEPT, CONTINUE_EXPOSED
from engine.seats import Seat, other


def claim_lines(scene: Scene, view: KnockView, ui: Ui) -> str:
    """Return who knocked with how much, the discard, and the open hand."""
    knocker = claimant(view)
    found = claimed(view)
    said = ui.text(
        "claimed",
        name=seat_name(scene, knocker, ui),
        you="winner" if knocker == scene.viewer else "other",
        deadwood=found.deadwood,
        limit=view.knock_limit,
    )
    shown = ui.text("claim-shown", card=ui.faces.alone(discarded(view)))
    return lines(said, shown, in_text(found.melds, found.unmatched, ui))


def answer_parts(scene: Scene, view: KnockView, ui: Ui) -> list[Part]:
    """Return what the answers mean, and a button for each."""
    name = seat_name(scene, claimant(view), ui)
    own = arrange(view.hand, view.rules.melds)
    accept = ui.text(
        "claim-accept",
        name=name,
        theirs=claimed(view).deadwood,
        yours=own.deadwood,
        tie=view.rules.tie_rule.replace("_", "-"),
    )
    buttons = row(
        _answer(scene, str(ACCEPT), ui.text("press-accept-knock")),
        _answer(scene, str(CONTINUE_EXPOSED), ui.text("press-continue-exposed")),
    )
    return [laid_lines(own, ui), lines(accept, ui.text("claim-go-on", name=name)), buttons]


def claimant(view: KnockView) -> Seat:
    """Return who knocked: the answer is the other side's."""
    return other(view.turn or 1)


def claimed(view: KnockView) -> Arrangement:
    """Return the open hand."""
    return arrange(view.open_hands[claimant(view) - 1], view.rules.melds)


def discarded(view: KnockView) -> Card:
    """Return the card discarded with the knock, the top of the pile."""
    return view.pile[-1]


def _answer(scene: Scene, word: str, label: str) -> Press:
    custom_id = make_id(PressKind.MOVE, scene.table_id, scene.ply, word)
    return press(label, custom_id)
