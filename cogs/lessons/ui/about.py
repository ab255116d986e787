"""What the bot and its game are: history, players, shuffles, and the sources of the rules."""

from typing import Final

from cogs.kit.drawing import BRAND, Drawing, Ui, draw, lines, row
from cogs.kit.items import link
from cogs.kit.pages import HelpBook, to_help, turning
from cogs.version import version
from engine.rules import ALL_PRESETS

PAGES: Final = ("bot", "history", "variants", "people", "shuffles", "sources")

_LINKED = {"bot": "", "shuffles": "fairness.md", "variants": "variants.md"}  # "" for all documents


def draw_about(ui: Ui, page: str = PAGES[0], documents: str | None = None) -> Drawing:
    """Draw a page (the first if unknown); `documents` is the URL of the bot's documents, if any."""
    here = page if page in PAGES else PAGES[0]
    titles = {each: ui.text(f"about-title-{each}") for each in PAGES}
    told = ui.text(f"about-{here}", version=version(), variants=len(ALL_PRESETS))
    there = None
    if documents is not None and here in _LINKED:
        url = f"{documents.rstrip('/')}/{_LINKED[here]}"
        there = link(ui.text("about-more"), url)
    below = turning(HelpBook.ABOUT, titles, here, ui)
    first, *more = told.split("\n\n")
    return draw(BRAND, lines(f"### {titles[here]}", first), *more, row(there, to_help(ui)), *below)
