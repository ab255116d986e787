"""Files for a member to keep."""

import io

import discord
from discord import ui as discord_ui

from club.archive.exports import Exported
from cogs.kit.drawing import BRAND, Drawing, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import press
from cogs.kit.own_pages import back_to_me
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import ExportWord


def draw_export_page(ui: Ui) -> Drawing:
    """Offer a member's own games as a file, in two forms."""
    return draw(
        BRAND,
        ui.text("export-page"),
        *(
            row(press(ui.text(f"choice-export-{word}"), make_id(PressKind.EXPORT, 0, rest=word)))
            for word in (ExportWord.RESULTS, ExportWord.RECORDS)
        ),
        row(back_to_me(ui)),
    )


def draw_exported(exported: Exported, what: ExportWord, ui: Ui, *, here: bool) -> Drawing:
    """Draw a member's games as a file of results or records; `here` for one server alone."""
    text = ui.text
    about = lines(
        text("export-here") if here else text("export-everywhere"),
        text("export-left", games=exported.left_out) if exported.left_out else "",
        text("export-records-about")
        if what == ExportWord.RECORDS
        else text("export-results-about"),
    )
    head = text(f"export-{what}", games=exported.games)
    return _with_file(head, about, exported.name, exported.data)


def draw_record(table_id: int, record: str, ui: Ui) -> Drawing:
    """Draw the record of a game as a file."""
    head = ui.text("record-title", table=str(table_id))
    about = ui.text("export-records-about")
    return _with_file(head, about, f"gin-{table_id}.txt", record.encode())


def _with_file(head: str, about: str, name: str, data: bytes) -> Drawing:
    def file() -> discord.File:
        return discord.File(io.BytesIO(data), name)

    return draw(
        BRAND,
        head,
        discord_ui.File(f"attachment://{name}"),
        small(about),
        files=(file,),
    )
