"""The private panel on which a league or ladder is set up: its choices, and its games' rules."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import discord

from club.cups.formats.seeding import SeedingMethod
from club.leagues.competition_choices import OFFERED, CompetitionChoice, CompetitionChoices
from club.leagues.formats.league_outlook import outlook
from club.leagues.formats.league_plan import FEWEST, MOST, LeaguePlan
from club.leagues.stored_competition import CompetitionKind
from cogs.cups.ui.cup_words import time_words
from cogs.house_rules.ui.games_menus import GamesIds, GamesOffer, games_rows, games_words
from cogs.house_rules.ui.panel import NO_PANEL
from cogs.house_rules.ui.panel_words import PanelWord
from cogs.kit.drawing import BRAND, LOST, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Choice, Menu, Press, choice_menu, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupSetupWord
from cogs.kit.ruletext import rules_line
from cogs.kit.text import safe_text

SAMPLES: Final = (8, 16, 32)

_SETUP: Final = PressKind.COMPETITION_SETUP

_OF_LEAGUES: Final = (
    CompetitionChoice.SIZE,
    CompetitionChoice.LEGS,
    CompetitionChoice.HOURS,
    CompetitionChoice.AT_ONCE,
    CompetitionChoice.MOVES,
    CompetitionChoice.PAUSE,
)
_OF_LADDERS: Final = (
    CompetitionChoice.REACH,
    CompetitionChoice.ANSWER,
    CompetitionChoice.HOURS,
    CompetitionChoice.REST,
    CompetitionChoice.IDLE,
)
# What a number is called, and under which name its text has it.
_WORDS: Final = {
    CompetitionChoice.SIZE: ("league-size", "members"),
    CompetitionChoice.LEGS: ("cup-legs", "legs"),
    CompetitionChoice.AT_ONCE: ("league-at-once", "matches"),
    CompetitionChoice.MOVES: ("league-moves", "members"),
    CompetitionChoice.PAUSE: ("league-pause", "days"),
    CompetitionChoice.REACH: ("ladder-reach", "places"),
    CompetitionChoice.ANSWER: ("ladder-answer", "days"),
    CompetitionChoice.REST: ("ladder-rest", "days"),
    CompetitionChoice.IDLE: ("ladder-idle", "days"),
}


@dataclass(frozen=True, slots=True)
class CompetitionPanel:
    """What a member has chosen for a new league or ladder."""

    kind: CompetitionKind
    choices: CompetitionChoices
    title: str
    games: GamesOffer


def draw_competition_setup(panel: CompetitionPanel, ui: Ui, notice: str = "") -> Drawing:
    """Draw the first page: the choices of a league or a ladder, and what will be played."""
    kind, choices = panel.kind, panel.choices
    plan = choices.plan(kind)
    numbers = _OF_LEAGUES if kind is CompetitionKind.LEAGUE else _OF_LADDERS
    menus = [_numbers(panel, each, ui) for each in numbers]
    menus += [_seedings(panel, ui)] if kind is CompetitionKind.LEAGUE else []
    foot = lines(ui.text("cup-outlook-head"), *_outlook(plan, choices, ui))
    parts: tuple[Part, ...] = (
        lines(
            ui.text(f"competition-new-{kind}"),
            ui.text("cup-new-called", title=safe_text(panel.title)),
            small(games_words(panel.games, ui)),
        ),
        f"**{notice}**" if notice else "",
        *(row(each) for each in menus),
        foot if isinstance(plan, LeaguePlan) else "",
        small(ui.text("competition-new-about")),
        row(
            _step(kind, ui.text("press-cup-name"), CompetitionChoice.TITLE),
            _step(kind, ui.text("press-cup-rules"), CupSetupWord.RULES),
            _step(
                kind,
                ui.text("press-cup-create"),
                CupSetupWord.CREATE,
                style=discord.ButtonStyle.success,
            ),
        ),
    )
    return draw(LOST if notice else BRAND, *parts)


def draw_competition_games(panel: CompetitionPanel, ui: Ui) -> Drawing:
    """Draw the second page: the rules and the clock of its games."""
    kind, variant = panel.kind, panel.games.variant
    new = f"{PanelWord.NEW}={variant}" if variant else PanelWord.NEW
    own = press(ui.text("press-play-own"), make_id(PressKind.PANEL, NO_PANEL, 0, new))
    ids = GamesIds(
        lambda word: make_menu_id(_SETUP, 0, list(CompetitionChoice).index(_choice(word))),
        lambda word, value: f"{kind}.{word}={value}",
    )
    return draw(
        BRAND,
        lines(ui.text("competition-rules-title"), rules_line(panel.games.rules, ui)),
        *games_rows(panel.games, ids, ui),
        row(_step(kind, ui.text("press-back"), CupSetupWord.HOME), own),
    )


def draw_competition_created(kind: CompetitionKind, channel_id: int, ui: Ui) -> Drawing:
    """Say where the new league or ladder stands, and what is to be done there."""
    parts: tuple[Part, ...] = (ui.text(f"competition-created-{kind}", channel=f"<#{channel_id}>"),)
    return draw(BRAND, *parts)


def _choice(word: str) -> CompetitionChoice:
    return CompetitionChoice(word)


def _outlook(plan: object, choices: CompetitionChoices, ui: Ui) -> Iterator[str]:
    if not isinstance(plan, LeaguePlan):
        return
    for members in SAMPLES:
        told = outlook(plan, members)
        yield ui.text(
            "league-outlook",
            members=members,
            divisions=told.divisions,
            matches=told.matches,
            time=time_words(told.weeks * choices.hours, ui),
        )
    yield small(ui.text("league-needs", fewest=FEWEST, most=MOST))


def _numbers(panel: CompetitionPanel, choice: CompetitionChoice, ui: Ui) -> Menu:
    chosen = int(getattr(panel.choices, choice))
    offered = sorted({*OFFERED[choice], chosen})
    options = ((str(each), _number_words(panel.kind, choice, each, ui), "") for each in offered)
    return _menu(panel.kind, choice, options, str(chosen), ui)


def _number_words(kind: CompetitionKind, choice: CompetitionChoice, number: int, ui: Ui) -> str:
    if choice is CompetitionChoice.HOURS:
        key = "league-week" if kind is CompetitionKind.LEAGUE else "cup-match-time"
        return ui.text(key, time=time_words(number, ui))
    key, name = _WORDS[choice]
    return ui.text(key, **{name: number})


def _seedings(panel: CompetitionPanel, ui: Ui) -> Menu:
    offered = ((each, ui.text(f"league-seeding-{each}"), "") for each in SeedingMethod)
    return _menu(panel.kind, CompetitionChoice.SEEDING, offered, panel.choices.seeding, ui)


def _menu(
    kind: CompetitionKind,
    choice: CompetitionChoice,
    offered: Iterable[Choice],
    present: str,
    ui: Ui,
) -> Menu:
    menu_id = make_menu_id(_SETUP, 0, list(CompetitionChoice).index(choice))
    options = [(f"{kind}.{choice}={value}", label, told) for value, label, told in offered]
    chosen = f"{kind}.{choice}={present}"
    hint = next((label for value, label, _ in options if value == chosen), ui.text("cup-unknown"))
    return choice_menu(menu_id, options, chosen, hint)


def _step(
    kind: CompetitionKind,
    label: str,
    word: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Press:
    return press(label, make_id(_SETUP, 0, 0, f"{kind}.{word}"), style=style)
