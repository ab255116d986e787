"""The ways from `/gin me` to the pages of what is a member's own, and back."""

from typing import Final

from cogs.kit.drawing import Part, Ui, row
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import AwayWord, DataWord, ExportWord, FriendWord, SetWord

# The number of a member's own panel of settings.
MINE: Final = 0

# Tells the way back from what else is pressed on the panel.
BACK: Final = 6


def own_pages(member_id: int, ui: Ui) -> tuple[Part, Part]:
    """Return the rows of buttons that lead from a member's settings to their other pages."""
    friends = make_id(PressKind.FRIEND, 0, rest=f"{FriendWord.FRIENDS}.0")
    data = make_id(PressKind.DATA, member_id, 0, DataWord.KEEP)
    return (
        row(
            press(ui.text("press-me-friends"), friends),
            press(ui.text("press-me-away"), make_id(PressKind.AWAY, 0, rest=AwayWord.PAGE)),
        ),
        row(press(ui.text("press-me-data"), data), export_press(ui)),
    )


def export_press(ui: Ui) -> Press:
    """Return the button to the page that gives a member their games as a file."""
    return press(ui.text("press-me-export"), make_id(PressKind.EXPORT, 0, rest=ExportWord.PAGE))


def back_to_me(ui: Ui) -> Press:
    """Return the button that leads from such a page to the member's settings."""
    return press(ui.text("press-me"), make_id(PressKind.SET, MINE, BACK, SetWord.SHOW))
