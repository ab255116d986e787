"""Which press a member makes on a hand: a quick choice among what it offers, always the same."""

import random
from collections.abc import Iterable
from typing import Final

from cogs.kit.ids import Action
from cogs.kit.press_kinds import NOTHING
from engine.cards import Card, parse_card
from tests.proof.endurance.shown import Offered

Pressed = str | tuple[str, str]
"""A button's custom_id; or a menu's, and the value that is chosen."""

LIVE: Final = frozenset({"move", "pick", "next", "best"})
"""What leads a member on in a game."""

FIRST: Final = ("big_gin", "gin", "knock", "done", "discard", "stock", "take", "pass")
"""The kinds of move, those that are liked best first."""

TAKES: Final = 0.15
"""How often the upper card of the discards is taken."""


def live(offered: Offered, table_id: int) -> list[tuple[Pressed, Action]]:
    """What a message offers to go on with at a table."""
    every = [*offered.buttons.items(), *offered.choices.items()]
    return [(key, one) for key, one in every if one.table == table_id and one.kind in LIVE]


def choose(table_id: int, offers: list[tuple[Pressed, Action]]) -> tuple[Pressed, Action]:
    """Choose what is pressed: the same whenever the same is offered at a ply."""
    ply = max((one.ply or 0 for _, one in offers), default=0)
    dice = random.Random(f"{table_id} {ply}")
    for kind in ("next", "best"):
        for each in offers:
            if each[1].kind == kind:
                return each
    moves = [each for each in offers if each[1].kind == "move"]
    picks = [each for each in offers if each[1].kind == "pick" and each[1].rest != NOTHING]
    if not moves:
        return _picked(picks or offers, dice)
    wishes = [*FIRST]
    if dice.random() < TAKES:
        wishes.insert(wishes.index("stock"), "take")
    for wish in wishes:
        if found := [each for each in moves if _word(each[1]) == wish]:
            return _worst(found, [*moves, *picks])
    return dice.choice(moves)


def _picked(picks: list[tuple[Pressed, Action]], dice: random.Random) -> tuple[Pressed, Action]:
    discards = [each for each in picks if each[1].rest.startswith("discard")]
    return _worst(discards, picks) if discards else dice.choice(picks)


def _word(action: Action) -> str:
    return action.rest.partition(":")[0].partition("=")[0]


def _worst(
    found: list[tuple[Pressed, Action]], every: Iterable[tuple[Pressed, Action]]
) -> tuple[Pressed, Action]:
    """Of several discards, the one that has least to do with the other cards, and the dearest."""
    hand = {card for _, one in every if (card := _card(one)) is not None}

    def worth(each: tuple[Pressed, Action]) -> tuple[int, int, str]:
        card = _card(each[1])
        if card is None:
            return 0, 0, each[1].rest
        near = sum(_related(card, other) for other in hand if other != card)
        return near, -card.rank, each[1].rest

    return min(found, key=worth)


def _card(action: Action) -> Card | None:
    text = action.rest.partition(":")[2][:2]
    return parse_card(text) if len(text) == len("7D") and action.rest[:4] != "hold" else None


def _related(one: Card, other: Card) -> int:
    if one.rank == other.rank:
        return 2
    return 2 if one.suit == other.suit and abs(one.rank - other.rank) == 1 else 0
