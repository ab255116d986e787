"""The private pages on which a match between servers is set up, and accepted by the other one."""

from dataclasses import dataclass, replace
from typing import Final

import discord
from discord.utils import format_dt

from club.core.people import Place
from club.matches.server_match_choices import OFFERED, ServerMatchChoice, ServerMatchChoices
from club.matches.server_match_proposals import CODE, LAPSES_AFTER
from club.matches.stored_server_match import StoredServerMatch
from cogs.cups.ui.cup_words import time_words
from cogs.house_rules.ui.games_menus import GamesIds, GamesOffer, games_rows, games_words
from cogs.house_rules.ui.panel import NO_PANEL
from cogs.house_rules.ui.panel_words import PanelWord
from cogs.kit.drawing import BRAND, GOLD, LOST, Drawing, Ui, draw, lines, row, small
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Menu, Press, choice_menu, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupSetupWord, MatchAnswer
from cogs.kit.ruletext import rules_line
from cogs.kit.text import safe_name
from cogs.matches.ui.server_match_message import plan_words

_SETUP: Final = PressKind.MATCH_SETUP
_DAY: Final = 24
_HALF: Final = CODE // 2  # letters of a code on either side of its dash


@dataclass(frozen=True, slots=True)
class ServerMatchPanel:
    """What a member has chosen for a new match."""

    choices: ServerMatchChoices
    games: GamesOffer


def draw_match_setup(panel: ServerMatchPanel, ui: Ui, notice: str = "") -> Drawing:
    """Draw the first page: boards and days."""
    games = replace(panel.games, timed=False)
    create = discord.ButtonStyle.success
    return draw(
        LOST if notice else BRAND,
        lines(ui.text("match-new"), small(games_words(games, ui))),
        f"**{notice}**" if notice else "",
        *(row(_numbers(panel.choices, each, ui)) for each in OFFERED),
        small(ui.text("match-new-about", time=time_words(LAPSES_AFTER.days * _DAY, ui))),
        row(
            _step(ui.text("press-cup-rules"), CupSetupWord.RULES),
            _step(ui.text("press-match-create"), CupSetupWord.CREATE, style=create),
        ),
    )


def draw_match_games(panel: ServerMatchPanel, ui: Ui) -> Drawing:
    """Draw the second page: the rules of its games."""
    games = replace(panel.games, timed=False)
    new = f"{PanelWord.NEW}={games.variant}" if games.variant else PanelWord.NEW
    own = press(ui.text("press-play-own"), make_id(PressKind.PANEL, NO_PANEL, 0, new))
    order = list(ServerMatchChoice)
    ids = GamesIds(
        lambda word: make_menu_id(_SETUP, 0, order.index(ServerMatchChoice(word))),
        lambda word, value: f"{word}={value}",
    )
    return draw(
        BRAND,
        lines(ui.text("match-rules-title"), rules_line(games.rules, ui)),
        *games_rows(games, ids, ui),
        row(_step(ui.text("press-back"), CupSetupWord.HOME), own),
    )


def draw_match_code(code: str, it: StoredServerMatch, ui: Ui) -> Drawing:
    """Show an organiser the code, which nobody is ever shown again, and what to do with it."""
    dashed = f"{code[:_HALF]}-{code[_HALF:]}"
    when = format_dt(it.setup.code_until, "R")
    return draw(
        GOLD,
        lines(ui.text("match-code-title"), f"# `{dashed}`"),
        ui.text("match-code-about", when=when),
    )


def draw_match_proposal(
    it: StoredServerMatch, code: str, server: str, place: Place, ui: Ui
) -> Drawing:
    """Show whoever has the code what is proposed, to accept or decline it."""
    return draw(
        GOLD,
        ui.text("match-proposal", name=safe_name(server)),
        lines(plan_words(it.state.size, it.setup.hours, ui), rules_line(it.rules, ui)),
        ui.text("match-proposal-about", channel=f"<#{place.channel_id}>"),
        row(
            _answer(code, MatchAnswer.ACCEPT, discord.ButtonStyle.success, ui),
            _answer(code, MatchAnswer.DECLINE, discord.ButtonStyle.secondary, ui),
        ),
    )


def draw_match_answered(it: StoredServerMatch, ui: Ui) -> Drawing:
    """Say what has become of a proposal, to the server that was challenged."""
    answer = MatchAnswer.ACCEPT if it.state.accepted else MatchAnswer.DECLINE
    channel = f"<#{it.sides[-1].channel_id}>"
    return draw(BRAND, ui.text(f"match-answered-{answer}", channel=channel))


def _answer(code: str, answer: MatchAnswer, style: discord.ButtonStyle, ui: Ui) -> Press:
    custom_id = make_id(PressKind.MATCH_ANSWER, 0, rest=f"{answer}={code}")
    return press(ui.text(f"press-match-{answer}"), custom_id, style=style)


def _numbers(choices: ServerMatchChoices, choice: ServerMatchChoice, ui: Ui) -> Menu:
    def said(number: int) -> str:
        if choice is ServerMatchChoice.DAYS:
            return ui.text("match-board-time", time=time_words(number * _DAY, ui))
        return ui.text("match-boards", boards=number)

    chosen = int(getattr(choices, choice))
    options = [(f"{choice}={each}", said(each), "") for each in OFFERED[choice]]
    menu_id = make_menu_id(_SETUP, 0, list(ServerMatchChoice).index(choice))
    return choice_menu(menu_id, options, f"{choice}={chosen}", said(chosen))


def _step(
    label: str, word: str, *, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Press:
    return press(label, make_id(_SETUP, 0, 0, word), style=style)
