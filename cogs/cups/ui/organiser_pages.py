"""What all organisers' pages are made of, of cups as of leagues and ladders."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeVar

import discord

from club.cups.formats.matches import Match
from cogs.kit.drawing import BRAND, Drawing, Part, Ui, draw, row, rows
from cogs.kit.ids import make_id, make_menu_id, make_who_id
from cogs.kit.items import Choice, Menu, Press, Who, choice_menu, press, who
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import DRAW, NEITHER

_PAGE: Final = 25
_LABEL: Final = 80

_SECONDARY = discord.ButtonStyle.secondary

_Each = TypeVar("_Each")


@dataclass(frozen=True, slots=True)
class OrganiserPages:
    """One organiser's pages: a press on them carries a step, and what it is about."""

    kind: PressKind
    number: int  # of the cup, league or ladder
    home: StrEnum  # the step that leads to the first page
    ui: Ui

    def step(
        self,
        key: str,
        step: StrEnum,
        about: str = "",
        *,
        style: discord.ButtonStyle = _SECONDARY,
    ) -> Press:
        """Return a button that takes a step."""
        return press(self.ui.text(key), self._id(step, about), style=style)

    def danger(self, key: str, step: StrEnum, about: str = "") -> Press:
        """Return a button that can't be undone, or leads to one."""
        return self.step(key, step, about, style=discord.ButtonStyle.danger)

    def back(self, step: StrEnum | None = None, about: str = "") -> Press:
        """Return a button back to a page, the first if none is named."""
        return self.step("press-back", step or self.home, about)

    def menu(self, options: Iterable[Choice], hint: str, present: str = "") -> Menu:
        """Return a menu whose options carry a step and what it is about."""
        menu_id = make_menu_id(self.kind, 0, self.number)
        return choice_menu(menu_id, options, present, self.ui.text(hint))

    def substitutes(self, step: StrEnum, about: str, name: str) -> Who:
        """Return a menu of the server's members, to put one in somebody's place."""
        menu_id = make_who_id(self.kind, 0, self.number, f"{step}={about}")
        return who(menu_id, self.ui.text("cup-menu-substitute", name=name))

    def listed(
        self,
        head: str,
        found: Sequence[_Each],
        option: Callable[[_Each], Choice],
        hint: str,
        *,
        step: StrEnum,
        page: int,
    ) -> Drawing:
        """Draw a page of a menu of all that was found."""
        page = min(page, _last_page(found))
        shown = found[page * _PAGE : (page + 1) * _PAGE]
        return draw(
            BRAND,
            head,
            row(self.menu(map(option, shown), hint)) if shown else None,
            self._turning(step, page, len(found)),
            row(self.back()),
        )

    def ordering(
        self,
        order: Sequence[int],
        picked: int,
        page: int,
        label: Callable[[int], str],
        hint: str,
        *,
        pick: StrEnum,
        move: StrEnum,
    ) -> list[Part]:
        """Return the menu of a page of an order, moves for who is picked, and other pages."""
        options = [
            (f"{pick}={each}.{page}", f"{place}. {label(each)}", "")
            for place, each in placed(order, page)
        ]
        return [
            row(self.menu(options, hint, f"{pick}={picked}.{page}")) if options else None,
            row(*self._moves(order, picked, move)),
            self._turning(pick, page, len(order), "0."),
        ]

    def results(
        self, match: Match, name: Callable[[int], str], step: StrEnum, *, draws: bool
    ) -> Sequence[Part]:
        """Return buttons for all ways in which a match can be decided."""
        ways = [*map(str, match.entrants), *([DRAW] if draws else []), NEITHER]
        buttons = (
            press(self.result(how, name)[:_LABEL], self._id(step, f"{match.key}={how}"))
            for how in ways
        )
        return rows(buttons, 2)

    def result(self, how: str, name: Callable[[int], str]) -> str:
        """Return in words how a match is to be decided."""
        if how in {DRAW, NEITHER}:
            return self.ui.text(f"press-cup-{how}")
        return self.ui.text("cup-wins", name=name(int(how)))

    def _moves(self, order: Sequence[int], picked: int, move: StrEnum) -> list[Press]:
        if picked not in order:
            return []
        at = order.index(picked)
        moves = (
            ("press-cup-up", at - 1),
            ("press-cup-down", at + 1),
            ("press-cup-first", 0 if at > 1 else -1),
        )
        return [self.step(key, move, f"{picked}.{to}") for key, to in moves if 0 <= to < len(order)]

    def _turning(self, step: StrEnum, page: int, count: int, stem: str = "") -> Part:
        back = on = None
        if page:
            back = self.step("press-page-back", step, f"{stem}{page - 1}")
        if (page + 1) * _PAGE < count:
            on = self.step("press-page-more", step, f"{stem}{page + 1}")
        return row(back, on)

    def _id(self, step: StrEnum, about: str) -> str:
        return make_id(self.kind, 0, self.number, f"{step}={about}" if about else str(step))


def page_of(order: Sequence[int], picked: int, page: int) -> int:
    """Return which page of an order to show: the one with who is picked."""
    return order.index(picked) // _PAGE if picked in order else min(page, _last_page(order))


def placed(order: Sequence[int], page: int) -> list[tuple[int, int]]:
    """Return who stands on a page of an order, each with their place from 1."""
    return list(enumerate(order, start=1))[page * _PAGE : (page + 1) * _PAGE]


def _last_page(found: Sequence[object]) -> int:
    return max(0, len(found) - 1) // _PAGE
