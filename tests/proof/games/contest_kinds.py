"""What is played where bots are killed or press at once, besides the standard game of two.

A kind of contest says how members come to it, too: by a command, and by the panel where some
rules are the house's own.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from club.house_rules.rule_controls import KNOBS
from club.multiplayer.lobbies import capacity
from cogs.routing.command_rules import SEATINGS
from engine.rules import ALL_PRESETS, Rules, read_rules, write_rules
from engine.words import MatchFormat, SeatingFormat


@dataclass(frozen=True)
class ContestKind:
    """A kind of contest.

    Attributes:
        name: What it is called in a table of figures.
        variant: The preset.
        seats: How many play, as a command's option has it; None for two.
        players: How many come.
        knobs: The rules that are set on a panel.
    """

    name: str
    variant: str = "standard"
    seats: str | None = None
    players: int = 2
    knobs: Mapping[str, str] = field(default_factory=dict[str, str])

    @cached_property
    def rules(self) -> Rules:
        """What is played."""
        rules = read_rules(write_rules(ALL_PRESETS[self.variant]))
        seating = " ".join(f"{key}={value}" for key, value in SEATINGS[self.seats or "two"].items())
        rules = read_rules(f"{write_rules(rules)} {seating}") if self.seats else rules
        for name, value in self.knobs.items():
            rules = KNOBS[name].put(rules, value)
        return rules

    @property
    def begins_full(self) -> bool:
        """Whether the last to join begins it, and not the host."""
        return len(set(capacity(self.rules))) == 1 or self.players == capacity(self.rules)[1]

    @property
    def short(self) -> Rules:
        """The same, and soon over; the sides aren't given."""
        one = (
            replace(self.rules, seating=SeatingFormat.HEADS_UP, team_size=1)
            if self.seats
            else self.rules
        )
        return replace(one, game_target=40, team_target=20, match=MatchFormat.SINGLE)


PLAIN = ContestKind("two, standard")
PAIRS = ContestKind("2 against 2", "standard", "partners_2", 4)
TRIOS = ContestKind("3 against 3", "hollywood", "partners_3", 6)
HELD = ContestKind(
    "2 against 2, results held back",
    seats="partners_2",
    players=4,
    knobs={"team_result_visibility": "after_discard"},
)
ROBIN = ContestKind("round robin of 3", "standard", "round_robin", 3)
ROBIN_4 = ContestKind("round robin of 4", "oklahoma", "round_robin", 4)
CAPTAIN = ContestKind("captain and 2", "standard", "captain", 3)
THREE = ContestKind("three all playing", "jersey", "three_handed", 3)
TOGETHER = (PAIRS, TRIOS, HELD, ROBIN, ROBIN_4, CAPTAIN, THREE)
"""More than two."""

CLAIMS = ContestKind(
    "false knocks, layoffs by hand",
    knobs={
        "illegal_knock": "opponent_choice",
        "layoff_mode": "manual",
        "knock_meld_mode": "manual",
        "knock_limit": "30",
    },
)
ALONE = (
    CLAIMS,
    ContestKind("Mahjong", "mahjong"),
    ContestKind("Skarney", "skarney"),
    ContestKind("Colonel", "colonel_challenge"),
    ContestKind("Hollywood", "hollywood"),
    ContestKind("several matches", "multi_match"),
    ContestKind("the wall", "gra"),
)
"""Two, at other rules."""
