"""Buttons shared by books and lists that are read page by page, and examples on a page."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar

import discord
from discord import ui

from cogs.kit.drawing import BRAND, Drawing, Layout, Part, Ui, draw, phone_rows, row, small
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Menu, Press, menu, press
from cogs.kit.press_kinds import PressKind
from engine.words import Word

# What the buttons of examples asked for, when they had buttons: a note that it is an example.
EXAMPLE: Final = "example"

PRIMARY = discord.ButtonStyle.primary


class HelpBook(Word):
    """What is read page by page; the press of a page begins with it."""

    HELP = "help"
    TIPS = "tips"
    ABOUT = "about"


_Page = TypeVar("_Page", bound=str)


def page_press(
    label: str, rest: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Press:
    """Return a button that leads to a page."""
    return press(label, make_id(PressKind.PAGE, 0, rest=rest), style=style)


def page_menu(book: HelpBook, titles: Mapping[_Page, str], here: _Page, hint: str) -> Menu:
    """Return a menu of all pages of a book."""
    options = [
        discord.SelectOption(label=title, value=page, default=page == here)
        for page, title in titles.items()
    ]
    return menu(make_menu_id(PressKind.PAGE, 0, stem=book), options, hint)


def turning(book: HelpBook, titles: Mapping[_Page, str], here: _Page, words: Ui) -> list[Part]:
    """Return the controls under a page: one back, one on, and all of them."""
    names = list(titles)
    at = names.index(here)
    back = page_press(words.text("page-back"), f"{book}:{names[at - 1]}") if at else None
    on = None
    if at + 1 < len(names):
        label = words.text("page-next", title=titles[names[at + 1]])
        on = page_press(label, f"{book}:{names[at + 1]}", PRIMARY)
    return [row(page_menu(book, titles, here, words.text("page-hint"))), row(back, on)]


def page_row(kind: PressKind, stem: str, page: int, pages: int, words: Ui) -> Part:
    """Return the buttons to the pages before and after (from 0); ids end in `stem` and a page."""
    back, more = (make_id(kind, 0, rest=f"{stem}{max(0, to)}") for to in (page - 1, page + 1))
    return row(
        press(words.text("press-page-back"), back) if page > 0 else None,
        press(words.text("press-page-more"), more) if page + 1 < pages else None,
    )


def to_help(words: Ui) -> Press:
    """Return a button that leads from another book to the help."""
    return page_press(words.text("page-help"), f"{HelpBook.HELP}:start")


def draw_with_example(head: str, example: Drawing, words: Ui, below: Iterable[Part]) -> Drawing:
    """Draw a page with an example of a message, which has no buttons, between text and buttons."""
    top = draw(BRAND, head, small(words.text("page-example")))
    view = Layout(timeout=None)
    for box in (*top.view.children, *_described(example, words)):
        view.add_item(box)
    for part in below:
        if isinstance(part, ui.ActionRow):
            for row_ in phone_rows(part):
                view.add_item(row_)
    return Drawing(view)


def _described(example: Drawing, words: Ui) -> Iterator[ui.Container[Any]]:
    """Yield copies of a message's boxes, with the names of the buttons in place of buttons."""
    for box in example.view.children:
        assert isinstance(box, ui.Container)
        copy: ui.Container[Any] = ui.Container(accent_colour=box.accent_colour)
        named: list[str] = []
        for part in box.children:
            if isinstance(part, ui.TextDisplay):
                copy.add_item(ui.TextDisplay(part.content))
            elif isinstance(part, ui.Separator):
                copy.add_item(ui.Separator())
            elif isinstance(part, ui.ActionRow):
                named += _names(part)
        if named:
            copy.add_item(
                ui.TextDisplay(small(words.text("page-buttons", names=" · ".join(named))))
            )
        yield copy


def _names(part: ui.ActionRow[Any]) -> Iterator[str]:
    """Yield what the buttons and menus of a row are called; a link would lead nowhere."""
    for item in part.children:
        if isinstance(item, ui.Button) and item.url is None:
            yield item.label or ""
        elif isinstance(item, ui.Select):
            yield item.placeholder or ""
