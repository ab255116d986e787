"""A private hand as a picture, for hands too large for a phone's lines."""

import io

import discord

from art.fans import by_suit
from art.hand import hand_picture
from club.table.scene import Scene
from cogs.kit.drawing import BRAND, Drawing, Ui, draw, lines, small
from cogs.kit.phrases import deal_title, table_number_if_needed
from cogs.kit.spoken import aloud
from engine.deadwood.arrange import Arrangement
from engine.machine import View
from engine.table.scoring import total
from engine.table.suggesting import grouped

_NAME = "hand.png"


def draw_picture(scene: Scene, view: View, ui: Ui) -> Drawing:
    """Draw the viewer's hand as a picture, for the viewer alone."""
    found = grouped(view.hand, view.rules.melds)
    heard = ui.heard  # as whoever needs the words has them read aloud
    alt = aloud(_alt_text(view, found, heard), heard.text.locale)

    def file() -> discord.File:
        style = ui.faces.style(scene.settings.colours)
        picture = hand_picture(found.melds, found.unmatched, found.deadwood, style)
        return discord.File(io.BytesIO(picture), _NAME, description=alt)

    gallery = discord.ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{_NAME}", description=alt)
    )
    place = [
        part for part in (table_number_if_needed(scene, ui), deal_title(scene, view, ui)) if part
    ]
    head = lines(_head(view, ui), small(" · ".join(place)))
    return draw(BRAND, head, gallery, _count(view, found, ui), files=(file,))


def _head(view: View, ui: Ui) -> str:
    return ui.text("picture-head", cards=len(view.hand))


def _count(view: View, found: Arrangement, ui: Ui) -> str:
    points = total(view.hand, view.rules)
    return ui.text("picture-count", loose=found.deadwood, points=points)


def _alt_text(view: View, found: Arrangement, ui: Ui) -> str:
    melds = ui.faces.groups(found.melds)
    rest = ui.faces.groups(fan.cards for fan in by_suit(found.unmatched))
    said = lines(
        _head(view, ui),
        ui.text("picture-alt-melds", melds=melds) if melds else None,
        ui.text("picture-alt-rest", rest=rest) if rest else None,
        _count(view, found, ui),
    )
    return said.removeprefix("### ").replace("**", "")
