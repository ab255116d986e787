"""The public table of the variants with melds on it: the melds, the pile and whose turn it is."""

from cogs.ui.drawing import Part, Ui, lines, small
from cogs.ui.words import large, pile_lines
from engine.colonel import ColonelView
from engine.mahjong import MahjongView
from engine.skarney import SkarneyView

MeldsView = MahjongView | SkarneyView | ColonelView
"""A view of a variant with melds on the table."""


def draw_parts(view: MeldsView, ui: Ui, before: str, turn: str) -> list[Part]:
    """Draw what lies on the table and what happened.

    Args:
        view: Its running deal.
        ui: The words and the faces.
        before: How the last deal ended, where that is still news.
        turn: Whose turn it is.
    """
    return [lines(*laid(view, ui)), lines(stock(view, ui), before, turn)]


def laid(view: MeldsView, ui: Ui) -> list[str]:
    """The melds on the table, a line a meld."""
    return [large(ui.faces.line(meld.cards)) for meld in view.table]


def stock(view: MeldsView, ui: Ui) -> str:
    """How many cards may still be drawn, and the pile's top where there is a pile."""
    if isinstance(view, SkarneyView):
        return small(ui.text("stock-count", stock=view.drawable))
    return pile_lines(view.pile, view.stock_count, ui)
