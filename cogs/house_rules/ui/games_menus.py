"""Menus for what the games of a cup, league or ladder are: a variant, contest, target and clock."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from club.core.deadlines import CLOCKS, Terms
from cogs.kit.drawing import Part, Ui, row
from cogs.kit.items import Choice, choice_menu
from cogs.kit.ruletext import preset_name, rules_short
from cogs.turn_clock.ui.clock import terms_words
from engine.rules import Rules

VARIANT: Final = "variant"
CONTEST: Final = "contest"
TARGET: Final = "target"
CLOCK: Final = "clock"
PAGE: Final = "page"

_MENU: Final = 25
_ROOM: Final = _MENU - 3  # rules on a page, beside the usual ones, the chosen and the next page


@dataclass(frozen=True, slots=True)
class GamesOffer:
    """What may be chosen, and what is: `contest` is a key of `contests`, "" for another."""

    variant: str
    clock_word: str
    rules: Rules
    clock: Terms
    usual: str
    variants: Sequence[Choice]
    contest: str
    contests: Sequence[Choice]
    targets: Sequence[int]
    page: int = 0
    timed: bool = True  # whether there is a time for a turn
    fixed: bool = False  # whether contest and target follow from something else


@dataclass(frozen=True, slots=True)
class GamesIds:
    """The ids of the menus, and of their options: both of a choice's word."""

    menu: Callable[[str], str]
    option: Callable[[str, str], str]


def games_words(offer: GamesOffer, ui: Ui) -> str:
    """Return what is chosen, in a line."""
    said = (preset_name if offer.fixed else rules_short)(offer.rules, ui)
    if offer.clock.length is None or not offer.timed:
        return said
    return f"{said} · {terms_words(offer.clock, ui)}"


def games_rows(offer: GamesOffer, ids: GamesIds, ui: Ui) -> list[Part]:
    """Return a menu for each choice, each in a row."""
    targets = ((str(each), ui.text("choice-target", target=each), "") for each in offer.targets)
    usual = ui.text("cup-clock-usual")
    clocks = (
        (word, terms_words(Terms.parse(word), ui) if word else usual, "")
        for word in ("", *map(str, CLOCKS))
    )
    present = {CONTEST: offer.contest, TARGET: str(offer.rules.game_target)}
    present[CLOCK] = offer.clock_word
    offered = (
        []
        if offer.fixed
        else [(CONTEST, offer.contests, "play-contest"), (TARGET, targets, "play-target")]
    )
    if offer.timed:
        offered.append((CLOCK, clocks, "cup-menu-clock"))
    menus = (
        choice_menu(
            ids.menu(word),
            [(ids.option(word, value), label, told) for value, label, told in each],
            ids.option(word, present[word]),
            ui.text(hint),
        )
        for word, each, hint in offered
    )
    return [_variants(offer, ids, ui), *map(row, menus)]


def _variants(offer: GamesOffer, ids: GamesIds, ui: Ui) -> Part:
    pages = max(1, -(-len(offer.variants) // _ROOM))
    page = offer.page % pages
    shown = list(offer.variants[page * _ROOM : (page + 1) * _ROOM])
    present = next((each for each in offer.variants if each[0] == offer.variant), None)
    if present is not None and present not in shown:
        shown.append(present)
    usual = ("", ui.text("play-usual", rules=offer.usual), ui.text("play-usual-about"))
    options = [(ids.option(VARIANT, value), name, told) for value, name, told in (usual, *shown)]
    if pages > 1:
        more = ids.option(PAGE, str((page + 1) % pages))
        options.append((more, ui.text("play-rules-more"), ""))
    chosen = ids.option(VARIANT, offer.variant)
    return row(choice_menu(ids.menu(VARIANT), options, chosen, ui.text("play-rules")))
