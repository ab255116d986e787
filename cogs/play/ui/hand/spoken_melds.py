"""A hand with melds on the table to be read aloud."""

from club.play.card_selection import CardSelection
from club.table.scene import Scene
from cogs.kit.drawing import Ui, lines
from cogs.kit.family_drawings import SpokenHand
from cogs.kit.phrases import unmatched
from cogs.play.ui.hand.melds_hand import STEPS, came, choices, count_text
from cogs.play.ui.hand.spoken_hand import meld_text, melds_text, split
from cogs.play.ui.table.meld_controls import MeldControls, MeldsView
from cogs.play.ui.table.melds_words import side_text, turn_text
from engine.seats import Seat, other
from engine.skarney import SkarneyView
from engine.table import TablePhase
from engine.table.suggesting import grouped


def spoken_hand(scene: Scene, view: MeldsView, ui: Ui) -> SpokenHand:
    """Tell a hand, in the order in which it is heard."""
    controls = MeldControls(scene, view, ui)
    cards, table = _cards(controls), _table(controls)
    if view.turn != controls.me:
        key = "melds-wait-answer" if view.phase == TablePhase.RESPOND else "prompt-wait"
        wait = ui.text(key, name=controls.opponent)
        return SpokenHand(_happened(controls), wait, cards, table, [])
    for ask in STEPS:
        if (asked := ask(controls)) is not None:
            said, buttons = split(asked)
            return SpokenHand(said, "", cards, table, buttons, asks=True)
    said, buttons = split(choices(controls))
    new, did = came(controls), turn_text(scene, view, other(controls.me), ui)
    if controls.picked != CardSelection():
        # What has just been picked is the news.
        return SpokenHand(said, "", cards, lines(new, did, table), buttons)
    return SpokenHand(
        news=new or did,
        choices=said,
        cards=cards,
        table=lines(did if new else "", table),
        buttons=buttons,
    )


def _cards(controls: MeldControls) -> str:
    view, ui = controls.view, controls.ui
    laid = grouped(view.hand, view.rules.melds)
    return f"{melds_text(laid, unmatched(laid, ui), ui)} {ui.text.sentence(count_text(controls))}"


def _table(controls: MeldControls) -> str:
    return lines(_pile(controls), _side(controls, other(controls.me)), _side(controls, controls.me))


def _side(controls: MeldControls, seat: Seat) -> str:
    view, ui = controls.view, controls.ui
    melds = [
        ui.text("spoken-numbered", number=number, meld=meld_text(meld.cards, ui))
        for number, meld in enumerate(view.table, 1)
        if meld.owner == seat
    ]
    return " ".join((ui.text.sentence(side_text(controls.scene, view, seat, ui)), *melds))


def _pile(controls: MeldControls) -> str:
    view, ui = controls.view, controls.ui
    draws = ui.text.sentence(ui.text("melds-draws", cards=view.drawable))
    if isinstance(view, SkarneyView):
        return draws
    if not view.pile:
        return f"{ui.text('spoken-discards-empty')} {draws}"
    cards = ui.faces.line(reversed(view.pile))
    hidden = view.pile_size - len(view.pile)
    key = "spoken-discards-all" if len(view.pile) > 1 else "spoken-discards-top"
    said = ui.text(key, cards=cards, card=cards)
    below = ui.text("spoken-discards-below", cards=hidden) if hidden else ""
    return " ".join(part for part in (said, below, draws) if part)


def _happened(controls: MeldControls) -> str:
    scene, view = controls.scene, controls.view
    last = view.moves[-1].seat if view.moves else other(controls.me)
    return lines(*(turn_text(scene, view, seat, controls.ui) for seat in (last, other(last))))
