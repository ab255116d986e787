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
def test_no_row_is_longer_than_a_phone_and_none_has_one_alone(cards: int) -> None:
    assert set(sizes(cards)) <= {2, 3}
    assert len(sizes(cards)) == -(-cards // 3)


def test_few_cards_need_no_more_than_one_row() -> None:
    assert [sizes(cards) for cards in range(4)] == [[], [1], [2], [3]]
