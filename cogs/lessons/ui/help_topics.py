"""What the help has pages about, and what else it leads to."""

from typing import Final

from engine.words import Word


class HelpTopic(Word):
    """What a member may choose in the help: one of its pages, the tips, or the book about it."""

    START = "start"
    HAND = "hand"
    KNOCK = "knock"
    TABLE = "table"
    VARIANTS = "variants"
    MORE = "more"
    REAL = "real"
    FIND = "find"
    SETTINGS = "settings"
    LOOK = "look"
    TIPS = "tips"
    ABOUT = "about"


TOPICS: Final = tuple(HelpTopic)

PAGES: Final = tuple(each for each in TOPICS if each not in {HelpTopic.TIPS, HelpTopic.ABOUT})
