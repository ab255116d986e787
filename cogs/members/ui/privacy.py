"""What is stored about a member, on pages that only the member sees; the same for a server."""

import io

import discord

from club.members.forgetting import StoredCounts
from club.moderation.server_departure import StoredGames
from cogs.kit.drawing import BRAND, LOST, QUIET, Drawing, Ui, draw, lines, row, small
from cogs.kit.ids import make_id
from cogs.kit.items import link, press
from cogs.kit.own_pages import back_to_me
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import DataWord
from cogs.kit.text import safe_text

DANGER = discord.ButtonStyle.danger


def draw_kept(holding: StoredCounts, member_id: int, ui: Ui, documents: str | None) -> Drawing:
    """Say what is stored about a member, and lead to a copy, its deletion and the documents."""
    more = None
    if documents is not None:
        more = link(ui.text("press-privacy-more"), f"{documents.rstrip('/')}/privacy.md")
    return draw(
        BRAND,
        lines(ui.text("privacy-title"), ui.text("privacy-kept", played=holding.played)),
        ui.text("privacy-others"),
        small(ui.text("privacy-until")),
        row(
            press(ui.text("press-privacy-copy"), _id(member_id, holding, DataWord.COPY)),
            press(ui.text("press-privacy-delete"), _id(member_id, holding, DataWord.ASK)),
            more,
        ),
        row(back_to_me(ui)),
    )


def draw_copy(name: str, data: bytes, ui: Ui) -> Drawing:
    """Give a member the file with all that is stored about them."""

    def file() -> discord.File:
        return discord.File(io.BytesIO(data), name)

    attached: discord.ui.File[discord.ui.LayoutView] = discord.ui.File(f"attachment://{name}")
    return draw(BRAND, ui.text("privacy-copied"), attached, files=(file,))


def draw_ask(holding: StoredCounts, member_id: int, ui: Ui, note: str = "") -> Drawing:
    """Say what goes and what stays, and ask whether to delete all; `note` is what has changed."""
    ends = [
        ui.text(f"privacy-{word}", number=number)
        for word, number in (
            ("given-up", holding.given_up),
            ("taken-over", holding.taken_over),
            ("sheets", holding.sheets),
            ("waiting", holding.waiting),
        )
        if number
    ]
    given_up = holding.given_up
    label = ui.text("press-privacy-give-up", number=given_up) if given_up else ""
    return draw(
        LOST,
        note,
        ui.text("privacy-ask"),
        ui.text("privacy-goes"),
        lines(*ends),
        ui.text("privacy-stays"),
        ui.text("privacy-fingerprint"),
        small(ui.text("privacy-final")),
        row(
            press(
                label or ui.text("press-privacy-forget"),
                _id(member_id, holding, DataWord.FORGET),
                style=DANGER,
            ),
            press(ui.text("press-privacy-keep"), _id(member_id, holding, DataWord.KEEP)),
        ),
    )


def draw_done(ui: Ui) -> Drawing:
    """Confirm that all is deleted."""
    return draw(QUIET, ui.text("privacy-done"))


def draw_erase(held: StoredGames, server_id: int, name: str, ui: Ui) -> Drawing:
    """Say what goes and what stays if all of a server is deleted, and how to confirm it."""
    return draw(
        LOST,
        ui.text("erase-ask", server=safe_text(name)),
        ui.text("erase-goes", played=held.played),
        ui.text("erase-open", open=held.open) if held.open else "",
        ui.text("erase-stays"),
        small(ui.text("erase-how")),
        row(press(ui.text("press-erase"), make_id(PressKind.ERASE, server_id), style=DANGER)),
    )


def draw_erased(name: str, ui: Ui) -> Drawing:
    """Say that all of a server is about to be deleted."""
    return draw(QUIET, ui.text("erase-done", server=safe_text(name)))


def _id(member_id: int, holding: StoredCounts, word: DataWord) -> str:
    """Return an id: the question, the member, and how many games the page called open."""
    return make_id(PressKind.DATA, member_id, holding.open, word)
