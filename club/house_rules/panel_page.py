"""The page that a panel of *House rules* shows: one small word that survives a restart."""

from dataclasses import dataclass, replace
from typing import Self

from club.house_rules.rule_controls import RuleGroup, turnable
from engine.rules import Rules
from engine.words import Word


class PanelScreen(Word):
    """The pages on which no rule can be changed; on others the knob is the one last turned to."""

    START = "start"  # the rules to start from; its knobs are kinds of them
    WHO = "who"  # the member to challenge
    LEVEL = "level"  # how strong the computer plays
    DELETE = "delete"  # whether to delete the saved rules
    CLOCK = "clock"  # the time for a turn
    USE = "use"  # what to do with the rules
    SENT = "sent"  # what was chosen has been sent; the knob is the interaction that did it


PageGroup = RuleGroup | PanelScreen

_BAR = "/"


def read_group(text: str) -> PageGroup | None:
    """Return which page a word names; None where it names none."""
    return PanelScreen.read(text) or RuleGroup.read(text)


@dataclass(frozen=True, slots=True)
class PanelPage:
    """What a panel shows."""

    group: PageGroup = PanelScreen.START
    knob: str = ""  # of the group, the one that can be turned now
    saved: int | None = None  # the rules started from, by id; None for a ready-made preset

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what `text` wrote; anything else is the first page."""
        word, _, rest = text.partition(_BAR)
        knob, _, saved = rest.partition(_BAR)
        if (group := read_group(word)) is None:
            return cls()
        return cls(group, knob, int(saved) if saved.isascii() and saved.isdigit() else None)

    @property
    def text(self) -> str:
        """The word that the panel's row keeps."""
        return _BAR.join((self.group, self.knob, "" if self.saved is None else str(self.saved)))

    @property
    def sent_by(self) -> int | None:
        """The interaction that has sent what was chosen, if any."""
        sent = self.group == PanelScreen.SENT and self.knob.isascii() and self.knob.isdigit()
        return int(self.knob) if sent else None

    def under(self, rules: Rules) -> "PanelPage":
        """Return the page, or the nearest one that has a meaning under these rules."""
        if isinstance(self.group, PanelScreen):
            return self
        groups = turnable(rules)
        group = self.group if self.group in groups else next(iter(groups))
        names = [knob.name for knob in groups[group]]
        return replace(self, group=group, knob=self.knob if self.knob in names else names[0])
