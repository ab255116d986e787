"""A member's own hand in the variants with melds on the table."""

from club.table.scene import Scene
from cogs.kit.drawing import Part, Ui, lines, rule, small
from cogs.kit.knock_words import in_text
from cogs.kit.phrases import hand_lines, pressing_order, unmatched
from cogs.play.ui.hand.card_offers import answer_parts, challenge_step, last_card_row, offer_prompt
from cogs.play.ui.hand.card_picking import card_menu, card_rows, is_large
from cogs.play.ui.hand.contract import contract_step
from cogs.play.ui.hand.draw_choice import draw_prompt, draw_rows, take_step
from cogs.play.ui.hand.meld_laying import meld_prompt, meld_rows, out_step
from cogs.play.ui.table.meld_controls import MeldControls, MeldsView
from cogs.play.ui.table.melds_words import table_text, turn_text, turns_text
from engine.moves import LAST_CARD, MoveKind
from engine.seats import other
from engine.table import PileView, TablePhase
from engine.table.scoring import total
from engine.table.suggesting import grouped

STEPS = (take_step, challenge_step, contract_step, out_step)
"""What asks about a move that has been picked; each returns None unless it is its own."""

CROWDED = 5
"""Melds on the table with which a phone has no room for a hand's cards both as text and buttons."""

ROOM = 2_600  # characters under a hand's head, which may take the rest of 4,000


def draw_parts(scene: Scene, view: MeldsView, ui: Ui, foot: Part) -> list[Part]:
    """Draw what is under a hand's head; the last row, `foot`, is left out in a step to a move."""
    controls = MeldControls(scene, view, ui)
    parts = _parts(controls, foot)
    if sum(len(part) for part in parts if isinstance(part, str)) > ROOM:
        return _parts(controls.plain(), foot)
    return parts


def _parts(controls: MeldControls, foot: Part) -> list[Part]:
    scene, view, ui = controls.scene, controls.view, controls.ui
    table = table_text(scene, view, ui)
    if view.turn != controls.me:
        happened = turns_text(scene, view, ui)
        key = "melds-wait-answer" if view.phase == TablePhase.RESPOND else "prompt-wait"
        wait = ui.text(key, name=controls.opponent)
        return [hand_text(controls), rule(), table, lines(happened, wait), foot]
    for ask in STEPS:
        if (asked := ask(controls)) is not None:
            return [_small_hand(controls), rule(), *asked]
    told = turn_text(scene, view, other(controls.me), ui), came(controls)
    happened = ui.text.listed(filter(None, told), "sentences")
    # On turn the cards are no larger than text, or a phone wouldn't show what to press.
    return [_hand_on_turn(controls), lines(table, happened), *choices(controls), foot]


def hand_text(controls: MeldControls) -> str:
    """Return the cards: melds, the rest, then the points of all of them."""
    view = controls.view
    laid = grouped(view.hand, view.rules.melds)
    return hand_lines(laid, count_text(controls), controls.ui, view.drawn, of_all=True)


def _small_hand(controls: MeldControls) -> str:
    """Return the same with cards as large as text, under their points alone."""
    view, ui = controls.view, controls.ui
    laid = grouped(view.hand, view.rules.melds)
    rest = unmatched(laid, ui, view.drawn)
    return lines(small(count_text(controls)), in_text(laid.melds, rest, ui))


def _hand_on_turn(controls: MeldControls) -> str:
    """Return the same, without the cards beside many melds where there is a button for each."""
    if len(controls.view.table) >= CROWDED and _has_card_buttons(controls):
        return small(count_text(controls))
    return _small_hand(controls)


def _has_card_buttons(controls: MeldControls) -> bool:
    return not is_large(controls) and (_picks(controls) or _offers_a_card(controls))


def _picks(controls: MeldControls) -> bool:
    return controls.view.phase == TablePhase.MELD and controls.kinds != {MoveKind.END_MELD}


def _offers_a_card(controls: MeldControls) -> bool:
    view = controls.view
    return view.phase == TablePhase.OFFER and LAST_CARD not in view.legal


def count_text(controls: MeldControls) -> str:
    """Return how many cards there are, and what they count."""
    view = controls.view
    return controls.ui.text(
        "melds-count", cards=len(view.hand), points=total(view.hand, view.rules)
    )


def choices(controls: MeldControls) -> list[Part]:
    """Return what the player may do, and the buttons and menus for it."""
    view = controls.view
    if view.phase == TablePhase.DRAW:
        return [draw_prompt(controls), *draw_rows(controls)]
    if view.phase == TablePhase.RESPOND:
        return answer_parts(controls)
    gone = controls.picked.set_aside
    order = pressing_order(grouped(view.hand, view.rules.melds), controls.ui)
    cards = [card for card in order if card not in gone]
    if view.phase == TablePhase.MELD:
        pickable = card_rows(controls, cards) if _picks(controls) else []
        if not controls.picked.cards:
            discard = controls.ui.text("menu-discard-card")
            pickable.append(card_menu(controls, MoveKind.DISCARD, discard))
        return [meld_prompt(controls), *pickable, *meld_rows(controls)]
    if not _offers_a_card(controls):
        return [offer_prompt(controls), last_card_row(controls)]
    offer = card_menu(controls, MoveKind.OFFER, controls.ui.text("menu-offer-card"))
    if offer is not None:
        return [offer_prompt(controls), offer]
    chosen = meld_rows(controls) if controls.picked.cards else []
    return [offer_prompt(controls), *card_rows(controls, cards), *chosen]


def came(controls: MeldControls) -> str:
    """Return which cards have come into the player's hand this turn."""
    view, ui = controls.view, controls.ui
    if view.drawn is not None:
        return ui.text("melds-drawn", card=ui.faces(view.drawn))
    taken = view.taken if isinstance(view, PileView) else ()
    if len(taken) > 1:
        return ui.text("melds-taken-more", cards=ui.faces.line(reversed(taken)))
    key = "melds-taken" if view.barred is None else "melds-taken-barred"
    return "".join(ui.text(key, card=ui.faces(card)) for card in taken)
