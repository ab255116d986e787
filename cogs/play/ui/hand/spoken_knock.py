"""A hand of the knock family to be read aloud."""

from club.table.scene import Scene
from cogs.kit.drawing import Part, Ui, lines, rows
from cogs.kit.family_drawings import SpokenHand
from cogs.kit.knock_words import knock_card_lines, open_hands, others_turns, turn_line
from cogs.kit.phrases import addressed, seat_name, unmatched
from cogs.play.ui.hand.going_out import WAYS_OUT, ending_buttons
from cogs.play.ui.hand.knock_hand import (
    discard_presses,
    drawn_line,
    left_after_discard,
    prompt,
    question,
    simple_presses,
)
from cogs.play.ui.hand.spoken_hand import melds_text, split
from cogs.play.ui.table.knock_answer import answer_parts, claim_lines, claimant
from cogs.play.ui.table.layoffs import layoff_choices, shown_lines
from engine.deadwood.arrange import Arrangement, arrange
from engine.knock import KnockPhase, KnockView, ShownKnock, claimable
from engine.seats import Seat, around
from engine.words import IllegalKnock


def spoken_hand(scene: Scene, view: KnockView, ui: Ui) -> SpokenHand:
    """Tell a hand, in the order in which it is heard."""
    found = arrange(view.hand, view.rules.melds)
    if view.shown is not None:
        return _laying_off(scene, view, view.shown, found, ui)
    if view.phase == KnockPhase.ILLEGAL_KNOCK:
        return _answering(scene, view, found, ui)
    cards, pile = _cards(view, found, ui), _pile(scene, view, ui)
    if view.turn != scene.viewer:
        wait = ui.text("prompt-wait", name=_acting(scene, view, ui))
        return SpokenHand(_happened(scene, view, ui), wait, cards, pile, [])
    if scene.draft is not None:
        step = question(scene, view, found, "", ui)
        if step is not None:
            asked, buttons = split(step)
            return SpokenHand(asked, "", cards, pile, buttons, asks=True)
    claims = view.rules.illegal_knock != IllegalKnock.PREVENT and bool(claimable(view))
    drawn, did = drawn_line(view, ui), others_turns(scene, view, ui)
    return SpokenHand(
        news=drawn or did,
        choices=prompt(view, ui, claims=claims),
        cards=cards,
        table=lines(did if drawn else "", pile),
        buttons=_buttons(scene, view, found, ui, claims=claims),
    )


def _buttons(
    scene: Scene, view: KnockView, found: Arrangement, ui: Ui, *, claims: bool
) -> list[Part]:
    """A button for each move, ends before discards: a menu is heard whole before each press."""
    may_end = claims or any(move.kind in WAYS_OUT for move in view.legal)
    ends = ending_buttons(scene, view, ui) if may_end else []
    simple, discards = simple_presses(scene, view, ui), discard_presses(scene, view, found, ui)
    return [*rows(simple), *rows(ends), *rows(discards)]


def _laying_off(
    scene: Scene, view: KnockView, knock: ShownKnock, found: Arrangement, ui: Ui
) -> SpokenHand:
    cards = _cards(view, found, ui)
    open_ = open_hands(scene, view, ui, knock.knocker)
    news = shown_lines(scene, knock, ui)
    if view.turn != scene.viewer:
        wait = ui.text("lay-off-wait", name=_acting(scene, view, ui))
        return SpokenHand(news, wait, cards, open_, [])
    said, buttons = split(layoff_choices(scene, view, knock, ui))
    return SpokenHand(news, said, cards, open_, buttons)


def _answering(scene: Scene, view: KnockView, found: Arrangement, ui: Ui) -> SpokenHand:
    news = claim_lines(scene, view, ui)
    cards, open_ = _cards(view, found, ui), open_hands(scene, view, ui, claimant(view))
    if view.turn != scene.viewer:
        wait = ui.text("claim-wait", name=_acting(scene, view, ui))
        return SpokenHand(news, wait, cards, open_, [])
    _own, *asked = answer_parts(scene, view, ui)
    said, buttons = split(asked)
    return SpokenHand(news, said, cards, open_, buttons)


def _cards(view: KnockView, found: Arrangement, ui: Ui) -> str:
    left = left_after_discard(view)
    count = (
        ui.text("spoken-deadwood", deadwood=found.deadwood)
        if left is None
        else ui.text("spoken-deadwood-left", deadwood=found.deadwood, left=left)
    )
    return f"{melds_text(found, unmatched(found, ui), ui)} {count}"


def _pile(scene: Scene, view: KnockView, ui: Ui) -> str:
    """Return what lies open, the pile from its top as far as it may be looked at, and the stock."""
    stock = ui.text("spoken-stock", stock=view.stock_count)
    if not view.pile:
        pile = ui.text("spoken-discards-empty")
    elif len(view.pile) == 1:
        pile = ui.text("spoken-discards-top", card=ui.faces.alone(view.pile[-1]))
    else:
        pile = ui.text("spoken-discards-all", cards=ui.faces.line(reversed(view.pile)))
    return lines(open_hands(scene, view, ui), f"{pile} {stock}", knock_card_lines(view, ui))


def _happened(scene: Scene, view: KnockView, ui: Ui) -> str:
    last = view.moves[-1].seat if view.moves else scene.opponent
    # The latest first: it is what one wants to hear.
    order = last, *reversed(tuple(around(last, len(view.hand_sizes))))
    return lines(*(_turn(scene, view, seat, ui) for seat in order))


def _acting(scene: Scene, view: KnockView, ui: Ui) -> str:
    return seat_name(scene, view.turn or scene.opponent, ui)


def _turn(scene: Scene, view: KnockView, seat: Seat, ui: Ui) -> str:
    return turn_line(view, seat, addressed(scene, seat, ui), ui)
