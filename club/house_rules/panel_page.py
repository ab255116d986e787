"""The page that a panel of *House rules* shows: one small word that survives a restart."""

from dataclasses import dataclass, replace
from typing import Final, Self

from club.house_rules.rule_controls import GROUPS, turnable
from engine.rules import Rules

START: Final = "start"
"""The group of the rules to start from; its knobs are kinds of them."""
WHO: Final = "who"
"""The page for choosing the member to challenge."""
LEVEL: Final = "level"
"""The page for choosing how strong the computer plays."""
DELETE: Final = "delete"
"""The page that asks whether to delete the saved rules that the panel started from."""
CLOCK: Final = "clock"
"""The page for the time for a turn."""
SENT: Final = "sent"
"""What was chosen has been sent; the knob is the interaction that did it."""

OFF_THE_RULES: Final = frozenset({START, CLOCK, WHO, LEVEL, DELETE, SENT})

_BAR = "/"


@dataclass(frozen=True, slots=True)
class PanelPage:
    """What a panel shows.

    Attributes:
        group: A group of knobs, or one of the words above.
        knob: The knob of the group that can be turned now.
        saved: The saved rules that the panel started from; None for a ready-made preset.
    """

    group: str = START
    knob: str = ""
    saved: int | None = None

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what `text` wrote; anything else is the first page."""
        group, _, rest = text.partition(_BAR)
        knob, _, saved = rest.partition(_BAR)
        if group not in OFF_THE_RULES | GROUPS.keys():
            return cls()
        return cls(group, knob, int(saved) if saved.isascii() and saved.isdigit() else None)

    @property
    def text(self) -> str:
        """The word that the panel's row keeps."""
        return _BAR.join((self.group, self.knob, "" if self.saved is None else str(self.saved)))

    @property
    def sent_by(self) -> int | None:
        """The interaction that has sent what was chosen, if any."""
        return int(self.knob) if self.group == SENT and self.knob.isdigit() else None

    def under(self, rules: Rules) -> "PanelPage":
        """Return the page, or the nearest one that has a meaning under these rules."""
        if self.group in OFF_THE_RULES:
            return self
        groups = turnable(rules)
        group = self.group if self.group in groups else next(iter(groups))
        names = [knob.name for knob in groups[group]]
        return replace(self, group=group, knob=self.knob if self.knob in names else names[0])
