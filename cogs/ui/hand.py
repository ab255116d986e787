"""A member's own hand: what they hold, what happened, what they may do now."""

import discord

from club.scene import Scene
from cogs.ui.cards import card_label
from cogs.ui.challenge import draw_challenge
from cogs.ui.drawing import BRAND, GOLD, Drawing, Part, Ui, draw, lines, row, rows, rule, small
from cogs.ui.ending import draw_ending, ending_buttons
from cogs.ui.ids import make_id
from cogs.ui.items import Press, press
from cogs.ui.settlement import draw_settlement
from cogs.ui.text import safe_name
from cogs.ui.words import (
    channel_link,
    deal_title,
    headline,
    laid_lines,
    limit,
    names,
    own_points_line,
    pile_lines,
    seat_name,
    total_line,
    turn_line,
    turn_lines,
)
from engine.arrange import Arrangement, arrange
from engine.cards import Card
from engine.deadwood import best_discard
from engine.knock import KnockView
from engine.moves import Move
from engine.seats import other

_SIMPLE = ("stock", "take", "pass")
_PROMPTS = {
    frozenset({"stock"}): "prompt-stock",
    frozenset({"stock", "take"}): "prompt-draw",
    frozenset({"take", "pass"}): "prompt-upcard",
}


def draw_hand(scene: Scene, ui: Ui, *, copy: bool = False) -> Drawing:
    """Draw the viewer's hand, or the step they are at while ending the deal.

    Args:
        scene: The table as a seated member may see it.
        ui: The words and the faces.
        copy: Whether this is a private copy in a channel. Nothing keeps one up to date, so while
            the viewer waits it has a button that does.
    """
    view, viewer = scene.view, scene.viewer
    if view is None or viewer is None:
        return draw_settlement(scene, ui) if scene.settlement else draw_challenge(scene, ui)
    head = hand_head(scene, view, ui)
    yours = view.turn == viewer
    step = draw_ending(scene, view, hand_text(view, ui), ui) if yours else None
    if step is not None:
        return draw(GOLD, head, rule(), *step)
    opponent = seat_name(scene, other(viewer), ui)
    happened = (
        lines(turn_line(view, other(viewer), opponent, ui), _drawn(view, ui))
        if yours
        else turn_lines(scene, view, ui)
    )
    table = lines(pile_lines(view, ui), happened)
    shown = (head, rule(), hand_text(view, ui), rule(), table)
    if yours:
        moves = move_rows(scene, view, ui)
        return draw(GOLD, *shown, prompt(view, ui), *moves, _foot(scene, view, ui))
    wait = ui.text("prompt-wait", name=opponent)
    return draw(BRAND, *shown, wait, _foot(scene, view, ui, again=copy))


def hand_head(scene: Scene, view: KnockView, ui: Ui) -> str:
    """Where this is, against whom, and how it stands."""
    me = view.viewer or 1
    place = ui.text(
        "hand-place",
        server=safe_name(scene.server_name),
        channel=safe_name(scene.channel_name),
        name=seat_name(scene, other(me), ui),
        table=str(scene.table_id),
    )
    score = f"### {own_points_line(scene, ui)}"
    return lines(small(place), before(scene, view, ui), score, small(deal_title(scene, view, ui)))


def before(scene: Scene, view: KnockView, ui: Ui) -> str:
    """How the last deal ended and what it brought, until the viewer's first act in this one."""
    if not _fresh(scene, view):
        return ""
    assert scene.last is not None
    who = names(scene, ui)
    ended = headline(scene.last, who, ui, scene.viewer)
    return lines(ui.text("hand-last", ended=ended), total_line(scene.last, who, ui, scene.viewer))


def _fresh(scene: Scene, view: KnockView) -> bool:
    """Whether a deal has ended and the viewer hasn't acted since."""
    return scene.last is not None and view.last_move(view.viewer or 1) is None


def hand_text(view: KnockView, ui: Ui) -> str:
    """The cards: melds, under them the rest, then what that counts and what a discard leaves."""
    found = arrange(view.hand, view.rules.melds)
    count = ui.text("hand-deadwood", deadwood=found.deadwood)
    discards = [
        move.card for move in view.legal if move.kind == "discard" and move.card is not None
    ]
    if discards:
        _, left = best_discard(view.hand, view.rules.melds, among=discards)
        count = f"{count} · {ui.text('hand-left', deadwood=left)}"
    return lines(laid_lines(found, ui), count)


def _drawn(view: KnockView, ui: Ui) -> str:
    """Which card has come into the viewer's hand in this turn."""
    if view.drawn is None:
        return ""
    may = any(move.card == view.drawn for move in view.legal if move.kind == "discard")
    taken = "hand-taken" if may else "hand-taken-stays"
    return ui.text("hand-drawn" if view.taken is None else taken, card=ui.faces(view.drawn))


def prompt(view: KnockView, ui: Ui) -> str:
    """What to do now, in one sentence."""
    kinds = {move.kind for move in view.legal}
    card = ui.faces(view.pile[-1]) if view.pile else ""
    for wanted, key in _PROMPTS.items():
        if kinds == wanted:
            return ui.text(key, card=card)
    if "pass" in kinds:
        return ui.text("prompt-wall", card=card)
    if "discard" not in kinds:
        return ui.text("prompt-gin-only")
    for kind in ("big_gin", "gin", "knock"):
        if kind in kinds:
            return ui.text(f"prompt-discard-{kind.replace('_', '-')}", limit=limit(view, ui))
    return ui.text("prompt-discard")


def move_rows(scene: Scene, view: KnockView, ui: Ui) -> list[discord.ui.ActionRow]:
    """A button for every legal move; those that end the deal lead to a step of their own."""
    simple = [_simple(scene, view, move, ui) for move in view.legal if move.kind in _SIMPLE]
    found = arrange(view.hand, view.rules.melds)
    may = {move.card for move in view.legal if move.kind == "discard"}
    discards = [_discard(scene, view, card, ui) for card in reading_order(found) if card in may]
    return [*rows(simple), *rows(discards), *rows(ending_buttons(scene, view, ui))]


def reading_order(found: Arrangement) -> list[Card]:
    """The cards in the order in which the hand shows them."""
    return [*(card for meld in found.melds for card in meld), *found.unmatched]


def _simple(scene: Scene, view: KnockView, move: Move, ui: Ui) -> Press:
    top = view.pile[-1] if view.pile and move.kind == "take" else None
    label = ui.text(f"press-{move.kind}", card=card_label(top) if top is not None else "")
    style = discord.ButtonStyle.secondary if move.kind == "pass" else discord.ButtonStyle.primary
    emoji = None if top is None else ui.faces.partial(top)
    return press(
        label, make_id("move", scene.table_id, scene.ply, str(move)), style=style, emoji=emoji
    )


def _discard(scene: Scene, view: KnockView, card: Card, ui: Ui) -> Press:
    drawn = card == view.drawn
    return press(
        card_label(card),
        make_id("move", scene.table_id, scene.ply, f"discard:{card}"),
        style=discord.ButtonStyle.primary if drawn else discord.ButtonStyle.secondary,
        emoji=ui.faces.partial(card),
    )


def _foot(scene: Scene, view: KnockView, ui: Ui, *, again: bool = False) -> Part:
    quit_ = press(ui.text("press-resign"), make_id("quit", scene.table_id, rest="ask"))
    key = "link-last" if _fresh(scene, view) else "link-channel"
    show = press(ui.text("press-hand-again"), make_id("hand", scene.table_id))
    return row(show if again else None, quit_, channel_link(scene, ui, key=key))
