"""What happened at a table of the knock family, in words."""

from club.scene import Scene
from cogs.ui.drawing import Ui, lines
from cogs.ui.words import addressed
from engine.knock import KnockView, SeenMove
from engine.seats import SEATS, Seat

_MOVED = {"take": "taken", "discard": "discarded"}
"""The kinds of move that show a card to everybody, and the argument that names it."""


def turn_lines(scene: Scene, view: KnockView, ui: Ui) -> str:
    """What either side did in its latest turn, the earlier first."""
    order = sorted(SEATS, key=lambda seat: _latest(view, seat))
    return lines(*(turn_line(view, seat, addressed(scene, seat, ui), ui) for seat in order))


def turn_line(view: KnockView, seat: Seat, name: str, ui: Ui) -> str:
    """What a seat did in its latest turn, in words; nothing before its first.

    A card drawn from the stock is never named, whoever looks.
    """
    turn = last_turn(view, seat)
    if not turn:
        return ""
    cards = {
        word: ui.faces(seen.card)
        for seen in turn
        if seen.card is not None and (word := _MOVED.get(seen.kind))
    }
    return ui.text(f"did-{'-'.join(seen.kind for seen in turn)}", name=name, **cards)


def last_turn(view: KnockView, seat: Seat) -> tuple[SeenMove, ...]:
    """The draw and the discard of a seat's latest turn, or its pass."""
    turn: list[SeenMove] = []
    for seen in reversed(view.moves):
        if seen.seat == seat:
            turn.insert(0, seen)
            if seen.kind != "discard":
                break
        elif turn:
            break
    return tuple(turn)


def _latest(view: KnockView, seat: Seat) -> int:
    return max((at for at, seen in enumerate(view.moves) if seen.seat == seat), default=-1)
