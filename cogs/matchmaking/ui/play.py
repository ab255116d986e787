"""The panel of `/gin play`: with whom to play, by which rules, against which computer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from club.lessons.first_deal import SHOW
from cogs.house_rules.ui.panel import NO_PANEL, PanelWord
from cogs.kit.drawing import BRAND, Drawing, Ui, draw, lines, row, small
from cogs.kit.ids import make_id, make_menu_id, make_who_id
from cogs.kit.items import Choice, Menu, Press, choice_menu, press, who
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import PlayWord
from cogs.kit.ruletext import rules_short
from cogs.kit.text import plain_name, safe_name
from engine.players import levels_for
from engine.rules import Rules

MENU: Final = 25  # options of a menu

_ROOM: Final = MENU - 2  # rules on a page of their menu, beside the usual ones and the next page

_PRIMARY, _SUCCESS = discord.ButtonStyle.primary, discord.ButtonStyle.success


@dataclass(frozen=True, slots=True)
class PlayPanel:
    """What a member is about to play, and what there is to choose from."""

    rules: Rules  # the rules chosen, with the contest and the target in them
    level: str  # how strong the computer plays
    newcomer: bool  # whether the member has played nothing yet
    variant: str  # the name by which the rules were chosen; "" for the usual ones
    usual: str  # what the usual rules are called
    variants: Sequence[Choice]  # name, title, and what they are like
    contest: str  # a key of `contests`; "" for another
    contests: Sequence[Choice]
    targets: Sequence[int]  # points to choose from
    here: bool = True  # whether others may be asked where the panel is
    two: bool = False  # whether only two may play there, and nobody waits in a queue
    page: int = 0  # of a long list of rules, from 0


def draw_play(panel: PlayPanel, ui: Ui) -> Drawing:
    """Draw the panel: four ways to play, and what is played."""
    learn = learn_press(ui, style=_SUCCESS if panel.newcomer else discord.ButtonStyle.secondary)
    computer = _step(
        ui.text("press-play-computer"),
        PlayWord.COMPUTER,
        style=discord.ButtonStyle.secondary if panel.newcomer else _SUCCESS,
    )
    friend = _step(ui.text("press-play-friend"), PlayWord.FRIEND, style=_PRIMARY)
    anyone = _step(ui.text("press-play-anyone"), PlayWord.ANYONE, style=_PRIMARY)
    more = None
    if panel.here and not panel.two:
        more = _step(ui.text("press-play-more"), PlayWord.MORE)
    told = ui.text("play-newcomer") if panel.newcomer else _about(panel, ui)
    return draw(
        BRAND,
        lines(ui.text("play-title"), told),
        row(friend, anyone) if panel.here else small(ui.text("play-elsewhere")),
        row(computer, learn),
        row(_variants(panel, ui)),
        row(_contests(panel, ui)),
        row(_targets(panel, ui)),
        row(_levels(panel, ui)),
        row(more, _own_rules(panel, ui)),
    )


def draw_friend(panel: PlayPanel, friends: Sequence[tuple[int, str]], ui: Ui) -> Drawing:
    """Ask whom to challenge: anybody in the server, or one of the member's friends."""
    anybody = who(make_who_id(PressKind.PLAY, 0, 1, PlayWord.WITH), ui.text("play-whom"))
    options = [(f"{PlayWord.WITH}={one}", plain_name(name), "") for one, name in friends[:MENU]]
    own = _menu(2, options, "", ui.text("play-friends")) if options else None
    return draw(
        BRAND,
        lines(ui.text("play-friend-title"), _about(panel, ui)),
        row(own),
        row(anybody),
        row(_back(ui)),
    )


def draw_anyone(panel: PlayPanel, ui: Ui, *, queued: Rules | None = None) -> Drawing:
    """Offer the ways to an opponent that nobody names; `queued` is what the member waits for."""
    seek = leave = None
    if queued != panel.rules and not panel.two:
        seek = _step(ui.text("press-play-queue"), PlayWord.QUEUE, style=_PRIMARY)
    if queued is not None:
        leave = press(ui.text("press-queue-leave"), make_id(PressKind.QUEUE, 0, rest="leave"))
    return draw(
        BRAND,
        lines(
            ui.text("play-anyone-title"),
            _about(panel, ui),
            "" if queued is None else ui.text("play-queued", rules=rules_short(queued, ui)),
        ),
        row(_step(ui.text("press-play-seat"), PlayWord.SEAT, style=_PRIMARY)),
        row(seek, leave),
        row(press(ui.text("press-play-tables"), make_id(PressKind.TABLES, 0, rest="0"))),
        row(_back(ui)),
    )


def draw_more(panel: PlayPanel, seatings: Sequence[str], ui: Ui) -> Drawing:
    """Ask how more than two are to play; the choice opens the table."""
    options = [
        (f"{PlayWord.SEATS}={word}", ui.text(f"choice-seats-{word.replace('_', '-')}"), "")
        for word in seatings
    ]
    return draw(
        BRAND,
        lines(ui.text("play-more-title"), _about(panel, ui)),
        row(_menu(1, options, "", ui.text("play-seats"))),
        row(_back(ui)),
    )


def draw_begun(key: str, ui: Ui, name: str = "") -> Drawing:
    """Say what has been sent to the channel, and lead back to the panel."""
    return draw(BRAND, ui.text(key, name=safe_name(name)), row(_back(ui)))


def learn_press(ui: Ui, *, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Press:
    """Return the button that begins the lesson."""
    return press(ui.text("press-play-learn"), make_id(PressKind.LEARN, 0, 1, SHOW), style=style)


def play_press(ui: Ui) -> Press:
    """Return the button that opens the panel."""
    return _step(ui.text("press-play-open"), PlayWord.HOME, style=_PRIMARY)


def back_to_anyone(ui: Ui) -> Press:
    """Return the button that leads from a list to the ways of finding an opponent."""
    return _step(ui.text("press-back"), PlayWord.ANYONE)


def _about(panel: PlayPanel, ui: Ui) -> str:
    return small(rules_short(panel.rules, ui))


def _back(ui: Ui) -> Press:
    return _step(ui.text("press-back"), PlayWord.HOME)


def _step(
    label: str, word: PlayWord, *, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Press:
    return press(label, make_id(PressKind.PLAY, 0, 0, word), style=style)


def _own_rules(panel: PlayPanel, ui: Ui) -> Press:
    rest = f"{PanelWord.NEW}={panel.variant}" if panel.variant else PanelWord.NEW
    return press(ui.text("press-play-own"), make_id(PressKind.PANEL, NO_PANEL, 0, rest))


def _variants(panel: PlayPanel, ui: Ui) -> Menu:
    word = PlayWord.VARIANT
    pages = max(1, -(-len(panel.variants) // _ROOM))
    page = panel.page % pages
    shown = list(panel.variants[page * _ROOM : (page + 1) * _ROOM])
    chosen = next((one for one in panel.variants if one[0] == panel.variant), None)
    if chosen is not None and chosen not in shown:
        shown[-1:] = [chosen]
    usual = (word, ui.text("play-usual", rules=panel.usual), ui.text("play-usual-about"))
    options = [usual, *((f"{word}={value}", title, told) for value, title, told in shown)]
    if pages > 1:
        options.append((f"{PlayWord.PAGE}={(page + 1) % pages}", ui.text("play-rules-more"), ""))
    present = f"{word}={panel.variant}" if panel.variant else word
    return _menu(1, options, present, ui.text("play-rules"))


def _contests(panel: PlayPanel, ui: Ui) -> Menu:
    options = [(f"{PlayWord.CONTEST}={word}", title, told) for word, title, told in panel.contests]
    return _menu(2, options, f"{PlayWord.CONTEST}={panel.contest}", ui.text("play-contest"))


def _targets(panel: PlayPanel, ui: Ui) -> Menu:
    options = [
        (f"{PlayWord.TARGET}={each}", ui.text("choice-target", target=each), "")
        for each in panel.targets
    ]
    present = f"{PlayWord.TARGET}={panel.rules.game_target}"
    return _menu(3, options, present, ui.text("play-target"))


def _levels(panel: PlayPanel, ui: Ui) -> Menu:
    options = [
        (
            f"{PlayWord.LEVEL}={word}",
            ui.text("play-level", level=ui.text(f"choice-level-{word}")),
            ui.text(f"play-level-{word}"),
        )
        for word in levels_for(panel.rules)
    ]
    return _menu(4, options, f"{PlayWord.LEVEL}={panel.level}", ui.text("play-levels"))


def _menu(number: int, options: Sequence[Choice], present: str, placeholder: str) -> Menu:
    return choice_menu(make_menu_id(PressKind.PLAY, 0, number), options, present, placeholder)
