"""A member's own hand in the knock family: the cards, what happened, and what they may do."""

import discord

from club.table.scene import Scene
from cogs.kit.drawing import PHONE, Part, Ui, card_rows, lines, rows, rule
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.knock_words import open_hands, others_turns, stock_and_pile, turn_lines
from cogs.kit.phrases import hand_lines, pile_lines, pressing_order, seat_name
from cogs.kit.press_kinds import PressKind
from cogs.play.ui.hand.discard_question import drafted_discard, draw_question
from cogs.play.ui.hand.going_out import WAYS_OUT, draw_ending, ending_buttons
from cogs.play.ui.table.knock_answer import answer_parts, claim_lines, claimant
from cogs.play.ui.table.layoffs import layoff_parts, shown_lines
from engine.cards import Card
from engine.deadwood import best_discard, deadwood
from engine.deadwood.arrange import Arrangement, arrange
from engine.knock import KnockPhase, KnockView, claimable
from engine.moves import Move, MoveKind
from engine.words import IllegalKnock

_SIMPLE = (MoveKind.STOCK, MoveKind.TAKE, MoveKind.PASS)
_GIN = {MoveKind.GIN, MoveKind.BIG_GIN}
_PROMPTS = {
    frozenset({MoveKind.STOCK}): "prompt-stock",
    frozenset({MoveKind.STOCK, MoveKind.TAKE}): "prompt-draw",
    frozenset({MoveKind.TAKE, MoveKind.PASS}): "prompt-upcard",
}


def draw_parts(scene: Scene, view: KnockView, ui: Ui, foot: Part) -> list[Part]:
    """Draw what is under a hand's head; the last row, `foot`, is left out in a step to a move."""
    yours = view.turn == scene.viewer
    if yours and view.shown is None and view.phase != KnockPhase.ILLEGAL_KNOCK:
        return _your_turn(scene, view, ui, foot)
    opponent = seat_name(scene, view.turn or scene.opponent, ui)
    if view.shown is not None:
        if yours:
            return layoff_parts(scene, view, view.shown, ui, foot)
        wait = ui.text("lay-off-wait", name=opponent)
        open_ = open_hands(scene, view, ui, view.shown.knocker)
        return [shown_lines(scene, view.shown, ui), open_, wait, foot]
    if view.phase == KnockPhase.ILLEGAL_KNOCK:
        claim = claim_lines(scene, view, ui)
        open_ = open_hands(scene, view, ui, claimant(view))
        if yours:
            return [claim, rule(), *answer_parts(scene, view, ui), open_, foot]
        return [claim, open_, ui.text("claim-wait", name=opponent), foot]
    wait = ui.text("prompt-wait", name=opponent)
    open_ = open_hands(scene, view, ui)
    table = stock_and_pile(view, ui), turn_lines(scene, view, ui)
    return [lines(hand_text(view, ui), open_, *table), wait, foot]


def _your_turn(scene: Scene, view: KnockView, ui: Ui, foot: Part) -> list[Part]:
    found = arrange(view.hand, view.rules.melds)
    held = hand_text(view, ui, found)
    if scene.draft is not None and (step := question(scene, view, found, held, ui)) is not None:
        return step
    did = others_turns(scene, view, ui)
    happened = lines(did, drawn_line(view, ui))
    table = open_hands(scene, view, ui), stock_and_pile(view, ui), happened
    claims = view.rules.illegal_knock != IllegalKnock.PREVENT and bool(claimable(view))
    moves = move_rows(scene, view, found, ui, claims=claims)
    return [lines(held, *table), prompt(view, ui, claims=claims), *moves, foot]


def question(
    scene: Scene, view: KnockView, found: Arrangement, held: str, ui: Ui
) -> list[Part] | None:
    """Return the question that the viewer's draft leads to, if there is one, under their cards."""
    card = drafted_discard(scene)
    if card is None:
        return draw_ending(scene, view, held, ui)
    if Move(MoveKind.DISCARD, card) not in view.legal:
        return None
    best = left_after_discard(view) or 0
    warning = _warning(view, card, found, best)
    if warning is None:
        return None
    kept = _left_without(view, card)
    asked = ui.text(f"ask-discard-{warning}", card=ui.faces(card), kept=kept, best=best)
    return draw_question(scene, card, asked, held, ui)


def hand_text(view: KnockView, ui: Ui, found: Arrangement | None = None) -> str:
    """The cards: melds (as in `found`), the rest, the deadwood and what a discard leaves of it."""
    found = found or arrange(view.hand, view.rules.melds)
    count = ui.text("hand-deadwood", deadwood=found.deadwood)
    left = left_after_discard(view)
    if left is not None:
        count = ui.text.listed((count, ui.text("hand-left", deadwood=left)))
    return hand_lines(found, count, ui, view.drawn)


def left_after_discard(view: KnockView) -> int | None:
    """Return the least deadwood that a discard leaves; None where there is none to make."""
    discards = [
        move.card for move in view.legal if move.kind == MoveKind.DISCARD and move.card is not None
    ]
    return best_discard(view.hand, view.rules.melds, among=discards)[1] if discards else None


def advice_text(view: KnockView, ui: Ui) -> str:
    """Return the cards and the top of the pile, as a partner may see them."""
    return lines(hand_text(view, ui), pile_lines(view.pile, view.stock_count, ui))


def drawn_line(view: KnockView, ui: Ui) -> str:
    """Return which card has come into the viewer's hand this turn."""
    if view.drawn is None:
        return ""
    may = any(move.card == view.drawn for move in view.legal if move.kind == MoveKind.DISCARD)
    taken = "hand-taken" if may else "hand-taken-stays"
    return ui.text("hand-drawn" if view.taken is None else taken, card=ui.faces(view.drawn))


def prompt(view: KnockView, ui: Ui, *, claims: bool) -> str:
    """Return what to do now, in one sentence; `claims` is whether a knock may be claimed."""
    kinds = {move.kind for move in view.legal}
    card = ui.faces(view.pile[-1]) if view.pile else ""
    for wanted, key in _PROMPTS.items():
        if kinds == wanted:
            return ui.text(key, card=card)
    if MoveKind.PASS in kinds:
        return ui.text("prompt-wall", card=card)
    if MoveKind.DISCARD not in kinds:
        return ui.text("prompt-gin-only")
    if claims:
        kinds.add(MoveKind.KNOCK)
    for kind in (MoveKind.BIG_GIN, MoveKind.GIN, MoveKind.KNOCK):
        if kind in kinds:
            return ui.text(f"prompt-discard-{kind.replace('_', '-')}")
    return ui.text("prompt-discard")


def move_rows(
    scene: Scene, view: KnockView, found: Arrangement, ui: Ui, *, claims: bool
) -> list[discord.ui.ActionRow]:
    """Return a button for every legal move; those that end the deal lead to a step of their own."""
    simple = simple_presses(scene, view, ui)
    discards = discard_presses(scene, view, found, ui)
    may_end = claims or any(move.kind in WAYS_OUT for move in view.legal)
    beside = _ends_beside_cards(scene, view, ui, len(discards)) if may_end and not claims else []
    ends = beside or (ending_buttons(scene, view, ui) if may_end else [])
    if view.phase == KnockPhase.WALL:
        return [*rows(ends), *rows(simple)]
    if not beside:
        return [*rows(simple), *card_rows(discards), *rows(ends)]
    full = len(discards) - len(discards) % PHONE
    return [*rows(simple), *card_rows(discards[:full]), *rows([*discards[full:], *ends])]


def simple_presses(scene: Scene, view: KnockView, ui: Ui) -> list[Press]:
    """Return the buttons to draw, to take or to pass."""
    return [_simple(scene, view, move, ui) for move in view.legal if move.kind in _SIMPLE]


def discard_presses(scene: Scene, view: KnockView, found: Arrangement, ui: Ui) -> list[Press]:
    """Return a button for each card that may be discarded."""
    may = {move.card for move in view.legal if move.kind == MoveKind.DISCARD}
    new = None if ui.aloud else view.drawn  # by ear each card has its place, also one that is new
    # Without melds no card is compared with it.
    least = (left_after_discard(view) if found.melds else None) or 0

    def asks(card: Card) -> bool:
        return scene.confirm and _warning(view, card, found, least) is not None

    return [
        _discard(scene, card, ui, asks=asks(card))
        for card in pressing_order(found, ui, new)
        if card in may
    ]


def _ends_beside_cards(scene: Scene, view: KnockView, ui: Ui, cards: int) -> list[Press]:
    """Return the buttons that end the deal, if the row of the last cards has room for them."""
    # A thumb that slips must not end a deal, so each button has to ask first, or be gin.
    if not scene.confirm or view.phase == KnockPhase.WALL:
        return []
    ends = ending_buttons(scene, view, ui, brief=True)
    return ends if 0 < cards % PHONE <= PHONE - len(ends) else []


def _simple(scene: Scene, view: KnockView, move: Move, ui: Ui) -> Press:
    top = view.pile[-1] if view.pile and move.kind == MoveKind.TAKE else None
    label = ui.text(f"press-{move.kind}", card=ui.faces.label(top) if top is not None else "")
    emoji = None if top is None else ui.faces.partial(top)
    return press(
        label,
        make_id(PressKind.MOVE, scene.table_id, scene.ply, str(move)),
        emoji=emoji,
    )


def _warning(view: KnockView, card: Card, found: Arrangement, least: int) -> str | None:
    """Return what speaks against a legal discard, or None; the best one leaves `least` deadwood.

    Each card of a meld is asked about, unless no other discard would leave less.
    """
    for move in view.legal:
        if move.kind in _GIN:
            return "passes-up-gin"
    if card in found.unmatched:
        return None
    if _left_without(view, card) <= least:
        return None
    return "breaks-meld-with-drawn" if card == view.drawn else "breaks-meld"


def _left_without(view: KnockView, card: Card) -> int:
    return deadwood([each for each in view.hand if each != card], view.rules.melds)


def _discard(scene: Scene, card: Card, ui: Ui, *, asks: bool) -> Press:
    """Return the button that discards a card, or asks first."""
    return press(
        ui.card_button(card, "press-discard-card"),
        make_id(
            PressKind.PICK if asks else PressKind.MOVE,
            scene.table_id,
            scene.ply,
            str(Move(MoveKind.DISCARD, card)),
        ),
        emoji=ui.faces.partial(card),
    )
