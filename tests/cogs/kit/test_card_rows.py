"""Rows of cards' buttons: on a phone, where three fit side by side, none stands alone."""

import pytest
from discord import ui

from cogs.kit.drawing import card_rows


def sizes(cards: int) -> list[int]:
    buttons = [ui.Button[ui.LayoutView](label=str(number)) for number in range(cards)]
    found = card_rows(buttons)
    assert [button for row in found for button in row.children] == buttons
    return [len(row.children) for row in found]


@pytest.mark.parametrize("cards", range(2, 26))
def test_no_row_breaks_one_alone(cards: int) -> None:
    assert all(size in {2, 3, 5} for size in sizes(cards))
    assert len(sizes(cards)) <= 8


@pytest.mark.parametrize(
    ("cards", "wanted"), [(0, []), (1, [1]), (10, [5, 5]), (11, [5, 3, 3]), (13, [5, 5, 3])]
)
def test_the_rows_of_a_hand(cards: int, wanted: list[int]) -> None:
    assert sizes(cards) == wanted


def test_fifteen_cards_take_five_lines_on_a_phone() -> None:
    assert sizes(15) == [3] * 5
