"""The screens that a phone is to show: hands and ends of every family of variants, and panels."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice

from club.core.settings import MemberSettings, ServerSettings
from club.house_rules.panel_page import PanelPage
from club.house_rules.panel_view import PanelView
from club.house_rules.rule_controls import turnable
from club.lessons.first_deal import STEPS, LessonView
from club.lessons.problem_bank import problems
from cogs.house_rules.ui.panel import draw_panel
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.sides import side_labels
from cogs.lessons.ui.help_pages import PAGES, draw_help
from cogs.lessons.ui.learn import draw_learn
from cogs.lessons.ui.problem import draw_problem
from cogs.matchmaking.ui.challenge import draw_challenge
from cogs.matchmaking.ui.play import PlayPanel, draw_play
from cogs.members.ui.settings import SettingsPanel, draw_settings, offered
from cogs.messages.sheet_pictures import paint
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.result.result import draw_result
from cogs.play.ui.result.settlement import draw_settlement
from cogs.play.ui.table.table import draw_table
from cogs.watching.ui.game_lists import draw_games
from engine.contest import Contest, ledger
from engine.rules import PRESETS
from engine.seats import SEATS
from engine.words import SeatingFormat
from tests.cogs.daily.test_daily_drawings import pages as daily_pages
from tests.cogs.drawn import BUTTON, components
from tests.cogs.house_rules.ui.test_panel import PANEL
from tests.cogs.lessons.ui.test_problem import answered, asked
from tests.cogs.play.ui.hand.walk import steps
from tests.cogs.play.ui.result.test_settlement import followed, scene_with
from tests.cogs.scenes import scene_of, settled, waiting
from tests.engine.contest.random_contests import won
from tests.engine.whole_deals import played

DEALS = {
    "standard": "knock",
    "hollywood_oklahoma": "long knock",
    "eleven": "knock",
    "gra": "knock",
    "mahjong": "melds",
    "skarney": "melds",
    "colonel_challenge": "melds",
}
"""The presets whose deals are looked at, each with the kind of its hands."""

STEPS_OF_A_HAND = 6
"""How many steps of one hand are looked at: picks lead to thousands that are alike."""

_CARD = re.compile(r"(?:10|[2-9AKQJBD])[♣♦♥♠]|\b[2-9AKQJBD]\b")


@dataclass(frozen=True, slots=True)
class Screen:
    """A message of a kind that has a height of its own, in a language."""

    kind: str
    name: str
    drawing: Drawing
    language: str = ""


def screens(ui: Ui) -> Iterator[Screen]:
    """Give every screen in the language of `ui`; those that differ in nothing but cards once.

    How high a picture is isn't known before it is painted, so all with one are given.
    """
    seen = set[tuple[str, ...]]()
    for part in (_deals, _ends, _panels, _lessons):
        for screen in part(ui):
            shape = (screen.kind, *_shape(screen.drawing))
            if screen.drawing.files or shape not in seen:
                seen.add(shape)
                yield replace(screen, language=ui.text.locale)


def _shape(drawing: Drawing) -> Iterator[str]:
    for each in components(drawing):
        if each["type"] == BUTTON:
            yield _CARD.sub("x", each.get("label", ""))
        else:
            yield f"{each['type']} {each.get('content', '').count(chr(10))}"


def _deals(ui: Ui) -> Iterator[Screen]:
    for name, kind in DEALS.items():
        *running, over = played(PRESETS[name], 0, sense=0.9).states
        for state in running:
            for step in islice(steps(scene_of(state, state.turn), ui=ui), STEPS_OF_A_HAND):
                yield Screen(f"hand, {kind}", f"{name}, {step.draft}", step.drawing)
            yield Screen("table", name, draw_table(scene_of(state, None), ui))
        assert over.result is not None
        for seat in SEATS:
            scene = scene_of(running[0], seat, last=over.result, unread=True)
            yield Screen("deal's end", name, draw_hand(scene, ui))
        yield Screen("result", name, draw_result(scene_of(running[0], None), over.result, ui))


def _ends(ui: Ui) -> Iterator[Screen]:
    yield Screen("settlement", "standard", draw_settlement(settled(), ui))
    of_two = replace(PRESETS["standard"], seating=SeatingFormat.PARTNERSHIP, team_size=2)
    usual = [won(1 + at % 2, 20) for at in range(40)]
    for rules, players, deals in (
        (PRESETS["hollywood"], 2, [won(1, 30)] * 40),
        (of_two, 4, [won(1, 30)] * 40),
        (PRESETS["standard"], 2, usual),
    ):
        contest, results = followed(Contest.start(rules, 1, players), deals)
        scene = scene_with(contest)
        sheet = paint(contest, side_labels(scene, ui), ledger(contest, results), ui)
        drawing = draw_settlement(scene, ui, sheet)
        yield Screen(
            "settlement with a sheet", rules.seating, replace(drawing, files=(sheet.file,))
        )


def _panels(ui: Ui) -> Iterator[Screen]:
    for name in DEALS:
        rules = PRESETS[name]
        yield Screen("panel", name, draw_challenge(waiting(rules=rules), ui))
        for group in turnable(rules):
            page = PanelPage(group).under(rules)
            yield Screen(
                "panel", f"{name}, {group}", draw_panel(PanelView(PANEL, rules, page, rules), ui)
            )
    for settings in (MemberSettings(), ServerSettings()):
        for name in ("", *offered(type(settings))):
            shown = SettingsPanel(settings, PRESETS["standard"], name=name)
            yield Screen("panel", name, draw_settings(shown, ui))
    first = [played(PRESETS[name], 1, sense=0.9).states[0] for name in list(DEALS)[:3]]
    games = [scene_of(state, 1, table_id=number) for number, state in enumerate(first, 1)]
    yield Screen("panel", "games", draw_games(games, 11, ui))
    for newcomer in (True, False):
        yield Screen("panel", "play", draw_play(_play_panel(newcomer=newcomer), ui))


def _play_panel(*, newcomer: bool) -> PlayPanel:
    return PlayPanel(
        rules=PRESETS["standard"],
        level="novice",
        newcomer=newcomer,
        variant="",
        usual="Standard",
        variants=[("oklahoma", "Oklahoma", "The upcard sets the knock")],
        contest="single",
        contests=[("single", "One game", "")],
        targets=[100, 150],
    )


def _lessons(ui: Ui) -> Iterator[Screen]:
    for page in PAGES:
        yield Screen("reading", f"help {page}", draw_help(ui, page))
    for number in range(1, len(STEPS) + 1):
        yield Screen("reading", f"learn {number}", draw_learn(LessonView(number), ui))
    for number, page in enumerate(daily_pages(ui)):
        yield Screen("daily match", f"page {number}", page)
    for problem in problems()[:2]:
        show = partial(draw_problem, ui=ui)
        yield Screen("reading", problem.name, show(asked(problem)))
        yield Screen("reading", f"{problem.name}, answered", show(answered(problem, 0)))
