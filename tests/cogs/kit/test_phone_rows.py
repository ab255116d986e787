"""Rows that no phone breaks: estimated here, measured in tests/playground/page/test_phones.py."""

from collections.abc import Iterable

import pytest
from discord import ButtonStyle, ui

from cogs.kit.drawing import BRAND, button_width, draw, phone_rows
from tests.cogs.drawn import check_limits


def row(labels: Iterable[str]) -> ui.ActionRow[ui.LayoutView]:
    return ui.ActionRow(*(ui.Button(label=label, url="https://x.y") for label in labels))


def split(*labels: str) -> list[list[str | None]]:
    found = phone_rows(ui.ActionRow(*(ui.Button(label=label) for label in labels)))
    return [[one.label for one in each.children if isinstance(one, ui.Button)] for each in found]


def test_a_row_that_fits_is_left_as_it_is() -> None:
    short = ui.ActionRow[ui.LayoutView](ui.Button(label="Pass"), ui.Button(label="Take K♠"))
    assert list(phone_rows(short)) == [short]
    menu = ui.ActionRow[ui.LayoutView](ui.Select())
    assert list(phone_rows(menu)) == [menu]


@pytest.mark.parametrize(
    ("labels", "parts"),
    [
        (["2♦", "6♠", "9♣", "9♦", "10♦"], [3, 2]),
        (["Draw", "Take K♠", "Challenge…"], [2, 1]),
        (["Accept", "Decline", "Other rules…", "Withdraw", "Rules"], [2, 2, 1]),
        (["Back", "Knock without asking next time"], [1, 1]),
        (["x" * 80], [1]),
        (["x" * 80, "y" * 80], [1, 1]),
    ],
)
def test_a_longer_one_is_broken_with_as_few_alone_as_can_be(
    labels: list[str], parts: list[int]
) -> None:
    found = split(*labels)
    assert list(map(len, found)) == parts
    assert [label for part in found for label in part] == labels


def test_four_that_don_t_fit_stand_two_by_two() -> None:
    assert split("Rematch", "Replay", "Review", "Check") == [
        ["Rematch", "Replay"],
        ["Review", "Check"],
    ]


def test_no_button_is_narrower_than_discord_s_and_emojis_and_arrows_count() -> None:
    bare = button_width(ui.Button(label="A"))
    assert bare == 60
    assert button_width(ui.Button(label="Take A", emoji="🂡")) > button_width(
        ui.Button(label="Take A")
    )
    link = ui.Button[ui.LayoutView](label="Take A", style=ButtonStyle.link, url="https://x.y")
    assert button_width(link) > button_width(ui.Button(label="Take A"))


def test_a_message_never_gets_too_many_parts() -> None:
    rows = [row(["Rather long", "Quite as long", "The longest"]) for _ in range(9)]
    drawing = draw(BRAND, "Many", *rows)
    assert drawing.view.total_children_count <= 40
    check_limits(drawing)
