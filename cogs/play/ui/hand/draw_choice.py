"""The draw where melds lie on the table: stock, discard pile from the top down, challenge."""

from collections.abc import Iterator, Sequence

import discord

from cogs.kit.drawing import Part, lines, row
from cogs.kit.press_kinds import PressKind
from cogs.play.ui.hand.card_offers import challenge_button
from cogs.play.ui.table.meld_controls import MENU, MeldControls
from engine.cards import Card
from engine.moves import STOCK, TAKE, Move, MoveKind
from engine.skarney import SkarneyView
from engine.table import PileView
from engine.table.choosing import turn_of
from engine.table.finishing import ways_to_pay
from engine.words import DeepCardUse

_PLAIN = discord.ButtonStyle.secondary

_LARGE = 8  # cards that fit on a phone's line as large as in a hand

_DESCRIPTION = 100  # characters of an option's description


def draw_prompt(controls: MeldControls) -> str:
    """Return what the player may draw, in one sentence."""
    text, view = controls.ui.text, controls.view
    if isinstance(view, SkarneyView) or TAKE not in view.legal:
        return text("prompt-stock")
    key = "melds-draw-more" if _deep(controls) else "prompt-draw"
    return text(key, card=controls.ui.faces(view.pile[-1]))


def draw_rows(controls: MeldControls) -> Iterator[Part]:
    """Yield the buttons of a draw, and menus for as many cards of the pile as may be taken."""
    text, view = controls.ui.text, controls.view
    buttons = [controls.play(text("press-stock"), STOCK, _PLAIN)] if STOCK in view.legal else []
    if not isinstance(view, SkarneyView) and TAKE in view.legal:
        top = view.pile[-1]
        label = text("press-take", card=controls.ui.faces.label(top))
        buttons.append(controls.play(label, TAKE, _PLAIN, top))
    if (challenge := challenge_button(controls)) is not None:
        buttons.append(challenge)
    yield row(*buttons)
    deep = _deep(controls)
    if deep:
        near, far = deep[:MENU], deep[MENU:]
        yield row(controls.chooser(PressKind.PICK, _options(controls, near), text("menu-take")))
        if far:  # under a stem, since the ids of a message's menus must differ
            options = _options(controls, far, stem="take")
            yield row(controls.chooser(PressKind.PICK, options, text("menu-take-deep"), "take"))


def take_step(controls: MeldControls) -> list[Part] | None:
    """Ask about taking several cards: which they are, and what is owed for them."""
    move, view = controls.step, controls.view
    if move is None or move.count is None or move not in view.legal:
        return None
    if isinstance(view, SkarneyView):
        return None
    taken, faces, text = view.pile[-move.count :], controls.ui.faces, controls.ui.text
    new_only = view.rules.deep_card_use == DeepCardUse.NEW_MELD_ONLY
    owed = text("ask-take-owed-new" if new_only else "ask-take-owed", card=faces(taken[0]))
    shown = faces.line(reversed(taken))
    asked = lines(
        text("ask-take", count=move.count),
        controls.ui.faces.held(shown) if move.count <= _LARGE else shown,
        owed,
        _example(controls, view, taken),
    )
    go = controls.go(text("press-take-more", count=move.count), move)
    return [asked, row(go, controls.back())]


def _deep(controls: MeldControls) -> list[Move]:
    return [
        move
        for move in controls.view.legal
        if move.kind == MoveKind.TAKE and move.count is not None
    ]


def _options(
    controls: MeldControls, moves: Sequence[Move], stem: str = ""
) -> Iterator[discord.SelectOption]:
    view = controls.view
    assert isinstance(view, PileView)
    for move in moves:
        taken = view.pile[-(move.count or 1) :]
        label = controls.ui.text(
            "option-take", count=len(taken), card=controls.ui.faces.label(taken[0])
        )
        yield discord.SelectOption(
            label=label,
            value=str(move.count) if stem else str(move),
            description=_short(controls.ui.faces.labels(reversed(taken))),
            emoji=controls.ui.faces.partial(taken[0]),
        )


def _short(said: str) -> str:
    return said if len(said) <= _DESCRIPTION else f"{said[: _DESCRIPTION - 1]}…"


def _example(controls: MeldControls, view: PileView, taken: Sequence[Card]) -> str:
    turn = turn_of(view)
    after = turn._replace(hand=frozenset(turn.hand).union(taken), owed=taken[0])
    for cards, number in ways_to_pay(after):
        shown = controls.ui.faces.line(cards)
        if number is None:
            return controls.ui.text("ask-take-meld", cards=shown)
        return controls.ui.text("ask-take-add", cards=shown, number=number)
    return ""
