"""The messages about a table that can't be read, drawn without its game."""

from club.moderation.quarantine import TableOutline
from cogs.kit.drawing import QUIET, Drawing, Ui, draw
from cogs.kit.text import safe_text


def draw_unreadable(outline: TableOutline, ui: Ui) -> Drawing:
    """Say that nobody can play on now, and that nothing is lost."""
    return draw(QUIET, ui.text("unreadable-told", table=str(outline.table_id)))


def draw_annulled(outline: TableOutline, ui: Ui) -> Drawing:
    """Say that an unreadable game was annulled, and why."""
    said = ui.text("unreadable-annulled", table=str(outline.table_id))
    reason = outline.reason
    return draw(QUIET, said, ui.text("unreadable-why", reason=safe_text(reason)) if reason else "")


def draw_annulled_for_manager(table_id: int, ui: Ui) -> Drawing:
    """Tell a manager that an unreadable game was annulled."""
    return draw(QUIET, ui.text("admin-void-unread", table=str(table_id)))
