"""The help page by page, with examples drawn like the real messages."""

import discord

from club.table.idle_practice import ENDS_AFTER
from cogs.kit.drawing import BRAND, Drawing, Ui, draw, lines, row
from cogs.kit.pages import HelpBook, draw_with_example, turning
from cogs.lessons.ui.help_examples import draw_specimen
from cogs.lessons.ui.help_topics import PAGES, TOPICS, HelpTopic
from cogs.matchmaking.ui.play import learn_press, play_press
from engine.rules import ALL_PRESETS


def draw_help(ui: Ui, page: HelpTopic = HelpTopic.START) -> Drawing:
    """Draw a page of the help; the first where it has none about that."""
    here = page if page in PAGES else HelpTopic.START
    titles = {each: ui.text(f"help-title-{each}") for each in TOPICS}
    told = ui.text(f"help-{here}", variants=len(ALL_PRESETS), days=ENDS_AFTER.days)
    head = lines(f"### {titles[here]}", told)
    first = here == HelpTopic.START
    begin = row(learn_press(ui, style=discord.ButtonStyle.success), play_press(ui))
    below = [begin if first else None, *turning(HelpBook.HELP, titles, here, ui)]
    example = draw_specimen(here, ui)
    if example is None:
        return draw(BRAND, head, *below)
    return draw_with_example(head, example, ui, below)
