"""The buttons that turn the pages of a list."""

from cogs.kit.drawing import Part, Ui, row
from cogs.kit.ids import make_id
from cogs.kit.items import press
from cogs.kit.press_kinds import PressKind


def page_row(kind: PressKind, stem: str, page: int, pages: int, ui: Ui) -> Part:
    """Return the buttons to the pages before and after (from 0); ids end in `stem` and a page."""
    back, more = (make_id(kind, 0, rest=f"{stem}{max(0, to)}") for to in (page - 1, page + 1))
    return row(
        press(ui.text("press-page-back"), back) if page > 0 else None,
        press(ui.text("press-page-more"), more) if page + 1 < pages else None,
    )
