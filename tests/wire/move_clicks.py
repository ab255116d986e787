"""The next press or choice that leads a member to a move, on any hand of any variant."""

import random
from typing import Any

from club.play.card_selection import CardSelection
from club.table.snapshot import Snapshot
from cogs.kit.ids import Action, parse_choice
from cogs.kit.press_kinds import NOTHING
from engine.knock import KnockView, claimable
from engine.machine import View
from engine.moves import Move
from engine.players import PLAYERS
from playground.driver import Actor, Answer
from tests.cogs.play.ui.hand.pressing import next_press
from tests.wire.game_player import towards
from tests.wire.harness import choices, next_deal, offered

Json = dict[str, Any]

Clicked = str | tuple[str, ...]
"""A button's custom_id; or a menu's, and after it the values that are chosen."""

MENU = "\n"
"""Stands between a menu's id and a value in the key of a choice; no id of a button has one."""

BOLD = 5
"""Every so many plies, a player who may claim a knock with too much deadwood does so."""


def wish_of(snapshot: Snapshot) -> Move:
    """What the member on turn wishes to play: the same, however often they are asked."""
    state, table = snapshot.state, snapshot.table
    assert state is not None
    view = state.view(state.turn)
    if isinstance(view, KnockView) and table.ply % BOLD == 0:
        good = {move.card for move in view.legal if move.kind != "discard"}
        for move in claimable(view):
            if move.card not in good:
                return move
    return PLAYERS["simple"].choose(view, random.Random(f"{table.table_id} {table.ply}"))


def next_click(message: Json, view: View, wish: Move, draft: str | None) -> Clicked:
    """Choose what to click on a hand on the way to a move.

    Args:
        message: The hand.
        view: What its member sees of the deal.
        wish: The move.
        draft: What is picked so far.

    Raises:
        AssertionError: Nothing on offer leads there.
    """
    buttons, menus = offered(message), choices(message)
    if (unread := next_deal(message)) is not None:
        return unread
    if isinstance(view, KnockView):
        both = {**buttons, **{MENU.join(key): action for key, action in menus.items()}}
        key = towards(str(wish), both)
        return tuple(key.split(MENU)) if MENU in key else key
    shown = {(each.kind, each.rest): key for key, each in buttons.items()}
    if draft is not None and not _leads(draft, wish):
        return shown.get(("pick", "clear")) or shown.get(("pick", "undo")) or shown["pick", NOTHING]
    ways = {*shown, *((each.kind, each.rest) for each in menus.values())}
    try:
        kind, rest = next_press(wish, ways, CardSelection.read(draft))
    except AssertionError:
        # What is picked was picked on another copy of the hand: this one doesn't show it.
        kind, rest = next_press(wish, ways, CardSelection())
    return shown.get((kind, rest)) or _chosen(menus, rest)


def _leads(draft: str, wish: Move) -> bool:
    """Whether what is picked is a part of a move, or another step towards one."""
    picked = CardSelection.read(draft)
    if not str(picked):
        return True
    melds = {*map(frozenset, wish.melds or ())}
    rest = melds.difference(map(frozenset, picked.melds))
    wanted = {wish.card} if wish.melds is None else {card for meld in rest for card in meld}
    return melds.issuperset(map(frozenset, picked.melds)) and wanted.issuperset(picked.cards)


def _chosen(menus: dict[tuple[str, str], Action], rest: str) -> Clicked:
    """What to choose in a menu: one of its options, or all cards of a suit named at once."""
    stem, _, named = rest.partition(":")
    for (menu_id, value), action in menus.items():
        if action.rest == rest:
            return menu_id, value
        if action.rest == f"{stem}:{value}":
            return menu_id, *(named[at : at + 2] for at in range(0, len(named), 2))
    raise AssertionError(f"no menu offers {rest}")


def asked(message: Json, clicked: Clicked) -> Action:
    """What a press or a choice asks for."""
    if isinstance(clicked, str):
        return offered(message)[clicked]
    action = parse_choice(*clicked)
    assert action is not None
    return action


async def click(actor: Actor, message: Json, clicked: Clicked) -> Answer:
    """Press a button, or choose in a menu."""
    if isinstance(clicked, str):
        return await actor.press(message, clicked)
    return await actor.choose(message, *clicked)
