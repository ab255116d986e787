"""The private panel on which a cup is set up: two pages of menus, and what will be played."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import discord

from club.core.deadlines import Terms
from club.cups.cup_choices import HOURS, ROUNDS, CupChoice, CupChoices
from club.cups.duplicate import duplicate_rules
from club.cups.formats.outlook import outlook
from club.cups.formats.plan import MOST_IN_TEAM, CupFormat
from club.cups.formats.seeding import SeedingMethod
from cogs.cups.ui.cup_words import format_words, time_words
from cogs.cups.ui.duplicate_words import duplicate_line
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
from engine.rules import Rules

SAMPLES: Final = (4, 8, 16)

_RULES_PAGE: Final = frozenset(
    {CupChoice.VARIANT, CupChoice.CONTEST, CupChoice.TARGET, CupChoice.CLOCK}
)


@dataclass(frozen=True, slots=True)
class CupPanel:
    """What a member has chosen for a new cup; `contest` is a key of `contests`, "" for another."""

    choices: CupChoices
    title: str
    rules: Rules
    clock: Terms
    usual: str
    variants: Sequence[Choice]
    contest: str
    contests: Sequence[Choice]
    targets: Sequence[int]
    page: int = 0


def on_rules_page(choice: CupChoice) -> bool:
    """Whether a choice stands on the page with the rules."""
    return choice in _RULES_PAGE


def draw_cup_setup(panel: CupPanel, ui: Ui, notice: str = "") -> Drawing:
    """Draw the first page: the format, the time of a match, and what will be played."""
    choices = panel.choices
    plan, notice = choices.plan, notice or _unsuited(panel, ui)
    return draw(
        LOST if notice else BRAND,
        lines(
            ui.text("cup-new-title"),
            ui.text("cup-new-called", title=safe_text(panel.title)),
            small(format_words(plan, ui)),
            small(games_words(_games(panel), ui)),
            small(ui.text("cup-duplicate-about")) if plan.is_duplicate else "",
        ),
        f"**{notice}**" if notice else "",
        row(_formats(choices, ui)),
        *(row(each) for each in _of_format(choices, ui)),
        row(_team_sizes(choices, ui)),
        row(_real_cards(choices, ui)),
        row(_duplicate(choices, ui)) if plan.may_be_duplicate else None,
        row(_seedings(choices, ui)),
        row(_hours(choices, ui)),
        lines(ui.text("cup-outlook-head"), *_outlook(choices, ui)),
        small(ui.text("cup-new-about")),
        row(
            _step(ui.text("press-cup-name"), CupChoice.TITLE),
            _step(ui.text("press-cup-rules"), CupSetupWord.RULES),
            _step(
                ui.text("press-cup-create"),
                CupSetupWord.CREATE,
                style=discord.ButtonStyle.success,
            ),
        ),
    )


def draw_cup_rules(panel: CupPanel, ui: Ui, notice: str = "") -> Drawing:
    """Draw the second page: the rules and the clock of its games."""
    new = f"{PanelWord.NEW}={panel.choices.variant}" if panel.choices.variant else PanelWord.NEW
    own = press(ui.text("press-play-own"), make_id(PressKind.PANEL, NO_PANEL, 0, new))
    notice, duplicate = notice or _unsuited(panel, ui), panel.choices.plan.is_duplicate
    rules = (duplicate_line if duplicate else rules_line)(panel.rules, ui)
    return draw(
        LOST if notice else BRAND,
        lines(ui.text("cup-rules-title"), rules),
        f"**{notice}**" if notice else "",
        *games_rows(_games(panel), _IDS, ui),
        row(_step(ui.text("press-back"), CupSetupWord.HOME), own),
    )


def _games(panel: CupPanel) -> GamesOffer:
    choices = panel.choices
    return GamesOffer(
        choices.variant,
        choices.clock,
        panel.rules,
        panel.clock,
        panel.usual,
        panel.variants,
        panel.contest,
        panel.contests,
        panel.targets,
        panel.page,
        timed=not choices.real_cards,
        fixed=choices.plan.is_duplicate,
    )


def _unsuited(panel: CupPanel, ui: Ui) -> str:
    if not panel.choices.plan.is_duplicate or duplicate_rules.are_suited(panel.rules):
        return ""
    return ui.text("refusal-not-for-duplicate")


def _outlook(choices: CupChoices, ui: Ui) -> Iterator[str]:
    plan = choices.plan
    for entrants in SAMPLES:
        told = outlook(plan, entrants)
        yield ui.text(
            "cup-outlook-teams" if plan.of_teams and plan.boards else "cup-outlook",
            entrants=entrants,
            boards=plan.boards,
            matches=told.matches,
            rounds=told.rounds,
            time=time_words(told.rounds * choices.hours, ui),
        )


def _formats(choices: CupChoices, ui: Ui) -> Menu:
    offered = (
        (each, ui.text(f"cup-format-{_dashed(each)}"), ui.text(f"cup-about-{_dashed(each)}"))
        for each in CupFormat
    )
    return _menu(CupChoice.FORMAT, offered, choices.format, "cup-menu-format", ui)


def _of_format(choices: CupChoices, ui: Ui) -> Iterator[Menu]:
    if choices.format in {CupFormat.KNOCKOUT, CupFormat.GROUPS}:
        third = (ui.text("cup-third-yes"), ui.text("cup-third-no"))
        yield _yes_or_no(CupChoice.THIRD_PLACE, third, chosen=choices.third_place)
    if choices.format == CupFormat.DOUBLE_ELIMINATION:
        finals = (ui.text("cup-finals-yes"), ui.text("cup-finals-no"))
        yield _yes_or_no(CupChoice.SECOND_FINAL, finals, chosen=choices.second_final)
    if choices.format in {CupFormat.ROUND_ROBIN, CupFormat.GROUPS}:
        legs = ((str(each), ui.text("cup-legs", legs=each), "") for each in (1, 2))
        yield _menu(CupChoice.LEGS, legs, str(choices.legs), "cup-menu-legs", ui)
    if choices.format == CupFormat.SWISS:
        usual = ui.text("cup-rounds-usual")
        rounds = (
            (str(each), ui.text("cup-rounds", rounds=each) if each else usual, "")
            for each in ROUNDS
        )
        yield _menu(CupChoice.ROUNDS, rounds, str(choices.rounds), "cup-menu-rounds", ui)


def _team_sizes(choices: CupChoices, ui: Ui) -> Menu:
    sizes = (
        (str(each), ui.text("cup-teams" if each > 1 else "cup-no-teams", size=each), "")
        for each in range(1, MOST_IN_TEAM + 1)
    )
    return _menu(CupChoice.TEAM_SIZE, sizes, str(choices.team_size), "cup-menu-teams", ui)


def _real_cards(choices: CupChoices, ui: Ui) -> Menu:
    options = [
        (
            f"{CupChoice.REAL_CARDS}={real}",
            ui.text(f"cup-{whose}-cards"),
            ui.text(f"cup-{whose}-cards-about"),
        )
        for real, whose in ((False, "bot"), (True, "real"))
    ]
    present = f"{CupChoice.REAL_CARDS}={choices.real_cards}"
    hint = ui.text("cup-real-cards")
    return choice_menu(_menu_id(CupChoice.REAL_CARDS), options, present, hint)


def _duplicate(choices: CupChoices, ui: Ui) -> Menu:
    options = [
        (f"{CupChoice.DUPLICATE}={on}", ui.text(key), ui.text(about))
        for on, key, about in (
            (False, "cup-duplicate-off", "cup-duplicate-off-about"),
            (True, "cup-duplicate", "cup-duplicate-on-about"),
        )
    ]
    present = f"{CupChoice.DUPLICATE}={choices.duplicate}"
    hint = ui.text("cup-duplicate")
    return choice_menu(_menu_id(CupChoice.DUPLICATE), options, present, hint)


def _yes_or_no(choice: CupChoice, words: tuple[str, str], *, chosen: bool) -> Menu:
    yes, no = words
    options = [(f"{choice}={True}", yes, ""), (f"{choice}={False}", no, "")]
    return choice_menu(_menu_id(choice), options, f"{choice}={chosen}", yes if chosen else no)


def _seedings(choices: CupChoices, ui: Ui) -> Menu:
    offered = ((each, ui.text(f"cup-seeding-{each}"), "") for each in SeedingMethod)
    return _menu(CupChoice.SEEDING, offered, choices.seeding, "cup-menu-seeding", ui)


def _hours(choices: CupChoices, ui: Ui) -> Menu:
    offered = (
        (str(each), ui.text("cup-match-time", time=time_words(each, ui)), "")
        for each in sorted({*HOURS, choices.hours})
    )
    return _menu(CupChoice.HOURS, offered, str(choices.hours), "cup-menu-hours", ui)


def _menu(choice: CupChoice, offered: Iterable[Choice], present: str, hint: str, ui: Ui) -> Menu:
    options = [(f"{choice}={value}", label, told) for value, label, told in offered]
    return choice_menu(_menu_id(choice), options, f"{choice}={present}", ui.text(hint))


def _menu_id(choice: CupChoice) -> str:
    return make_menu_id(PressKind.CUP_SETUP, 0, list(CupChoice).index(choice))


_IDS: Final = GamesIds(
    lambda word: _menu_id(CupChoice(word)), lambda word, value: f"{word}={value}"
)


def _step(
    label: str, word: str, *, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Press:
    return press(label, make_id(PressKind.CUP_SETUP, 0, 0, word), style=style)


def draw_cup_created(channel_id: int, ui: Ui) -> Drawing:
    """Say where the new cup stands, and what is to be done there."""
    parts: tuple[Part, ...] = (ui.text("cup-created", channel=f"<#{channel_id}>"),)
    return draw(BRAND, *parts)


def _dashed(word: str) -> str:
    return word.replace("_", "-")
