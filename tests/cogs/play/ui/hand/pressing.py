"""Finds the way to a move through the steps of a hand, as a member does who knows their wish."""

from collections.abc import Collection
from dataclasses import replace

from club.play.card_selection import CardSelection, after_press, suit_word
from club.table.scene import Scene
from cogs.play.ui.hand.hand import draw_hand
from engine.cards import Card
from engine.moves import Move
from tests.cogs.drawn import actions, check_limits
from tests.cogs.scenes import tongue

MOST_STEPS = 40


def pressed_to(scene: Scene, wish: Move) -> list[tuple[str, str]]:
    """Give the presses and choices that lead from a hand to a move, the move itself last.

    Each drawing on the way is held to Discord's limits.

    Raises:
        AssertionError: What is offered leads nowhere.
    """
    found: list[tuple[str, str]] = []
    while len(found) < MOST_STEPS:
        drawing = draw_hand(scene, tongue(len(scene.view.moves) if scene.view else 0))
        check_limits(drawing)
        offered = {(each.kind, each.rest) for each in actions(drawing)}
        found.append(next_press(wish, offered, CardSelection.read(scene.draft)))
        kind, rest = found[-1]
        if kind == "move":
            return found
        scene = replace(scene, draft=after_press(scene.draft, rest))
    raise AssertionError(f"{wish} takes too long")


def next_press(  # noqa: PLR0911 - one a way on
    wish: Move, offered: Collection[tuple[str, str]], picked: CardSelection
) -> tuple[str, str]:
    """Choose the next press towards a move: its kind and what it asks for.

    Args:
        wish: The move.
        offered: The kinds and rests of every button, and of every option of every menu.
        picked: What is picked so far.
    """
    for kind, rest in offered:
        if kind == "move" and same(Move.parse(rest), wish):
            return kind, rest
    if ("pick", str(wish)) in offered:
        return "pick", str(wish)
    wanted = _wanted(wish, picked)
    if set(picked.cards) == set(wanted):
        for kind, rest in offered:
            if kind == "pick" and rest.startswith("aside:"):
                return kind, rest
            if kind == "pick" and rest.startswith("lay:") and same(Move.parse(rest), wish):
                return kind, rest
    for card in wanted:
        if card not in picked.cards and ("pick", f"these:{card}") in offered:
            return "pick", f"these:{''.join(map(str, wanted))}"
        suit = suit_word(card.suit)
        if card not in picked.cards and ("pick", f"hold:{card}") in offered:
            return "pick", f"hold:{card}"
        if card not in picked.cards and ("pick", f"{suit}:{card}") in offered:
            alike = [str(each) for each in wanted if each.suit == card.suit]
            return "pick", f"{suit}:{''.join(alike)}"
    if ("pick", "clear") in offered:
        return "pick", "clear"  # What was picked before belongs to another wish.
    raise AssertionError(f"nothing leads to {wish}: {sorted(offered)}")


def same(one: Move, other: Move) -> bool:
    """Whether two moves do the same, whatever the order of their melds and cards."""
    if one.melds is None or other.melds is None:
        return one == other
    return one.kind == other.kind and set(map(frozenset, one.melds)) == set(
        map(frozenset, other.melds)
    )


def _wanted(wish: Move, picked: CardSelection) -> tuple[Card, ...]:
    """The cards to pick next for a move: of a contract, those of the next meld."""
    if wish.melds is None:
        return () if wish.card is None else (wish.card,)
    chosen = set(map(frozenset, picked.melds))
    return next((meld for meld in wish.melds if frozenset(meld) not in chosen), ())
