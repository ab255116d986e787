"""The help page by page, with examples drawn like the real messages."""

from typing import Final

from club.table.idle_practice import ENDS_AFTER
from cogs.kit.drawing import BRAND, Drawing, Ui, draw, lines
from cogs.kit.pages import draw_with_example, turning
from cogs.lessons.ui.help_examples import draw_specimen
from engine.rules import PRESETS

PAGES: Final = (
    "start",
    "hand",
    "knock",
    "table",
    "variants",
    "more",
    "real",
    "find",
    "settings",
    "look",
)

TOPICS: Final = (*PAGES, "tips", "about")
"""All that the help leads to: its pages, the tips, and the book about the game."""


def draw_help(ui: Ui, page: str = PAGES[0]) -> Drawing:
    """Draw a page of the help; the first where there is none of that name."""
    here = page if page in PAGES else PAGES[0]
    titles = {each: ui.text(f"help-title-{each}") for each in TOPICS}
    told = ui.text(f"help-{here}", variants=len(PRESETS), days=ENDS_AFTER.days)
    head = lines(f"### {titles[here]}", told)
    below = turning("help", titles, here, ui)
    example = draw_specimen(here, ui)
    if example is None:
        return draw(BRAND, head, *below)
    return draw_with_example(head, example, ui, below)
