"""A finished deal as an animated picture, for one member or for a whole channel."""

import io

import discord

from art.film import LONGEST, film_picture
from art.pens import CardStyle
from cogs.archive.ui.replay import ShownDeal, ending, title
from cogs.kit.drawing import BRAND, Drawing, Ui, draw, lines, row, small
from cogs.kit.items import press
from cogs.kit.text import safe_name
from engine.moments import steps_to_show
from engine.open_deal import open_at

_NAME = "gin-deal.gif"


def paint(deal: ShownDeal, style: CardStyle) -> bytes:
    """Draw the picture off the event loop: it takes tenths of a second."""
    steps = steps_to_show(deal.states, LONGEST)
    shown = tuple(open_at(deal.states, step) for step in steps)
    counted = deal.rules.knocks
    return film_picture(shown, deal.who, deal.states[-1].result, counted=counted, style=style)


def draw_film(deal: ShownDeal, picture: bytes, ui: Ui, *, by: str = "") -> Drawing:
    """Draw the message with the picture; `by` names who shows it to a channel, "" for oneself."""
    who = deal.names
    end = ". ".join(ending(deal, deal.who, ui).replace("**", "").splitlines())
    alt = ui.text("film-alt", title=title(deal, deal.who, ui), end=end).strip()

    def file() -> discord.File:
        return discord.File(io.BytesIO(picture), _NAME, description=alt)

    shared = ui.text("shown-by", name=safe_name(by)) if by else ""
    about = " · ".join(part for part in (*deal.about, shared) if part)
    opened = press(ui.text("press-film-open"), deal.door.step(deal.here, "0"))
    return draw(
        BRAND,
        lines(f"### {title(deal, who, ui)}", small(about)),
        discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{_NAME}", description=alt)),
        ending(deal, who, ui),
        row(opened) if by else None,
        files=(file,),
    )
