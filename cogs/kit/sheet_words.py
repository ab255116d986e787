"""What the buttons and menus of a score sheet ask for: the first word of what their ids carry."""

from engine.words import Word


class PaperWord(Word):
    """What is asked for on a sheet, on its way to being closed, and in a list of sheets."""

    ENTER = "enter"
    UNDO = "undo"
    DEALER = "dealer"
    FIX = "fix"
    CLOSE = "close"
    CLOSING = "closing"
    AGREE = "agree"
    REFUSE = "refuse"
    AGAIN = "again"
    STAYS = "stays"
    JOIN = "join"
    GUEST = "guest"
    LEAVE = "leave"
    START = "start"
    SHOW = "show"


class SlipWord(Word):
    """What is asked for on a slip besides the steps of filling it in (`SlipStep`)."""

    NEW = "new"
    FIX = "fix"
    DEALS = "deals"
    TYPE = "type"
    ENTER = "enter"
    REMOVE = "remove"
