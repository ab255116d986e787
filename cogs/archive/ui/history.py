"""A member's settled games, page by page, with a button to each replay."""

from dataclasses import replace
from typing import Any, cast

import discord
from discord import ui as discord_ui

from club.archive.history import LOST, WON, HistoryPage, PastGame, Search
from club.core.levels import level_of
from cogs.archive.ui.replay import replay_press
from cogs.kit.drawing import BRAND, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.own_pages import export_press
from cogs.kit.phrases import computer_name, forfeit_word
from cogs.kit.press_kinds import PressKind
from cogs.kit.ruletext import preset_title, rules_short
from cogs.kit.text import safe_name
from data.core.anonymous import is_gone
from data.table.tables import SeatOccupant
from engine.contest.sheet import SettlementReason

_GIVEN_UP = frozenset({SettlementReason.RESIGN, SettlementReason.FORFEIT})
"""The ways in which a game ends before its score does."""

_NAMED = 2
"""Opponents that are named; where there are more, how many more is said."""

_SIDES = 3
"""Sides whose totals are shown; where there are more, the member's own alone."""


def draw_history(
    page: HistoryPage, ui: Ui, *, server_name: str | None, opponent: str = ""
) -> Drawing:
    """Draw a page of a member's settled games, of all servers if `server_name` is None."""
    search = page.search
    head = ui.text("history-title")
    asked = _asked(search, ui, opponent)
    about = small(" · ".join([*([] if server_name is None else [safe_name(server_name)]), *asked]))
    parts: list[Part] = [lines(head, about)]
    if not page.games:
        parts.append(ui.text("history-nothing-fits" if asked else "history-none"))
    parts += [_game(each, ui, everywhere=server_name is None) for each in page.games]
    return draw(BRAND, *parts, row(*_ways(page, ui, narrowed=bool(asked))))


def history_press(ui: Ui, search: Search | None = None) -> Press:
    """Return a button that lists one's own settled games, or those that fit."""
    asked = (search or Search()).first
    return press(ui.text("press-history"), make_id(PressKind.HISTORY, 0, rest=asked.text))


def _asked(search: Search, ui: Ui, opponent: str) -> list[str]:
    said: list[str] = []
    if search.opponent_id is not None:
        name = safe_name(opponent) if opponent else f"<@{search.opponent_id}>"
        said.append(ui.text("history-against", name=name))
    if search.variant is not None:
        said.append(preset_title(search.variant, ui))
    if search.result is not None:
        said.append(ui.text(f"history-{search.result}"))
    if search.since is not None:
        said.append(ui.text("history-since", date=discord.utils.format_dt(search.since, "D")))
    return said


def _game(past: PastGame, ui: Ui, *, everywhere: bool) -> discord_ui.Section[Any]:
    names = [_name(each, ui) for each in past.opponents]
    said = ui.text.listed(names[:_NAMED])
    if len(names) > _NAMED:
        said = ui.text("history-more", names=said, more=len(names) - _NAMED)
    totals = past.totals if len(past.sides) <= _SIDES else past.totals[:1]
    score = " – ".join(map(ui.text.figure, totals))  # noqa: RUF001  # a dash
    outcome = ui.text(f"outcome-{past.outcome}")
    about = [
        *([_given_up(past, ui)] if past.row.reason in _GIVEN_UP else []),
        rules_short(past.rules, ui),
        discord.utils.format_dt(past.row.over_at, "d"),
        *([safe_name(past.row.server_name)] if everywhere else []),
    ]
    words = ui.text("history-game", outcome=outcome, names=said, score=score)
    replay = cast("discord_ui.Item[Any]", replay_press(past.row.table_id, ui))
    return discord_ui.Section(lines(words, small(" · ".join(about))), accessory=replay)


def _given_up(past: PastGame, ui: Ui) -> str:
    row = past.row
    if row.reason != SettlementReason.FORFEIT:
        return ui.text(f"history-{row.reason}")
    several = len(past.gave_up) > 1
    return ui.text(f"history-{forfeit_word(row.cause, past.rules.seating, by_several=several)}")


def _name(player: SeatOccupant, ui: Ui) -> str:
    if is_gone(player.member_id):
        return ui.text("name-someone")
    if player.member_id is None:
        return safe_name(computer_name(level_of(player.player), ui))
    return safe_name(player.name)


def _ways(page: HistoryPage, ui: Ui, *, narrowed: bool) -> list[Press]:
    found: list[Press] = []
    if page.newer:
        before = replace(page.search, table_id=page.games[0].row.table_id, newer=True)
        found.append(
            press(ui.text("press-page-back"), make_id(PressKind.HISTORY, 0, rest=before.text))
        )
    if page.older:
        after = replace(page.search, table_id=page.games[-1].row.table_id, newer=False)
        found.append(
            press(ui.text("press-page-more"), make_id(PressKind.HISTORY, 0, rest=after.text))
        )
    if narrowed:
        found.append(
            press(ui.text("press-history-all"), make_id(PressKind.HISTORY, 0, rest=Search().text))
        )
    elif page.games and page.search.result is None:
        for result in (WON, LOST):
            only = replace(page.search.first, result=result)
            label = ui.text(f"press-history-{result}")
            found.append(press(label, make_id(PressKind.HISTORY, 0, rest=only.text)))
    if page.games:
        found.append(export_press(ui))
    return found
