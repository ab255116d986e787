"""The button that writes cards the other way, offered to those who are new."""

from club.core.settings import CardLook
from cogs.kit.drawing import Ui
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind


def look_press(table_id: int, ui: Ui) -> Press:
    """Return the button that writes cards as text, or as pictures again; table 0 is the lesson."""
    other = CardLook.PICTURE if ui.look == CardLook.TEXT else CardLook.TEXT
    return press(ui.text(f"press-look-{other}"), make_id(PressKind.LOOK, table_id, rest=other))
