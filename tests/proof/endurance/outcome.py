"""What came of a run, and how it is told."""

import statistics
from collections import Counter
from dataclasses import dataclass, field

from tests.proof.invariants.message_audit import KINDS
from tests.proof.long_run import Figures

MIB = 1 << 20


@dataclass
class Outcome:
    """What came of a part of the run, or of all.

    Attributes:
        seconds: How long members pressed.
        moves: How many moves are stored, by who made them.
        faults: What has happened, by kind.
        waits: How long each answer took, in seconds.
        running: How many games were under way, at each look.
        memory: The bytes of memory of the processes at the beginning and at the end, by database.
        found: What was promised and isn't so: the kind, and what.
    """

    seconds: float = 0.0
    tables: int = 0
    members: int = 0
    finished: int = 0
    presses: int = 0
    commands: int = 0
    unanswered: int = 0
    moves: Counter[str] = field(default_factory=Counter[str])
    faults: Counter[str] = field(default_factory=Counter[str])
    waits: list[float] = field(default_factory=list[float])
    memory: dict[str, tuple[list[int], list[int]]] = field(
        default_factory=dict[str, tuple[list[int], list[int]]]
    )
    running: list[int] = field(default_factory=list[int])
    found: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])

    def add(self, other: "Outcome") -> None:
        """Count another part in, which was played by the same members at as many tables."""
        self.tables, self.members = other.tables, other.members
        for name in ("seconds", "finished", "presses", "commands", "unanswered"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.moves.update(other.moves)
        self.faults.update(other.faults)
        self.waits += other.waits
        self.running += other.running
        self.memory |= other.memory
        self.found += other.found

    @property
    def figures(self) -> Figures:
        """All that is told of it."""
        waits, kinds = sorted(self.waits), Counter(kind for kind, _ in self.found)
        return {
            "minutes": f"{self.seconds / 60:.0f}",
            "members": f"{self.members:,}",
            "tables at first": f"{self.tables:,}",
            "games under way later (least, most)": f"{min(self.running, default=0):,}, "
            f"{max(self.running, default=0):,}",
            "games to the end": f"{self.finished:,}",
            "moves": f"{self.moves.total():,}",
            "of these by members, by computers, by the club": ", ".join(
                f"{self.moves[each]:,}" for each in ("member", "computer", "club")
            ),
            "presses; commands": f"{self.presses:,}; {self.commands:,}",
            "of these to what was dead, away or hindered, and made again": f"{self.unanswered:,}",
            "answered in (median, 99 of 100)": f"{statistics.median(waits) * 1000:.0f} ms, "
            f"{waits[len(waits) * 99 // 100] * 1000:,.0f} ms",
            "faults": f"{self.faults.total():,}",
            **{
                f"memory of the processes on {name}, at first; in the end": _told(*of)
                for name, of in self.memory.items()
            },
            ", ".join(KINDS): ", ".join(str(kinds[kind]) for kind in KINDS),
        }

    @property
    def by_kind(self) -> Figures:
        """How often each fault came."""
        return {name: f"{count:,}" for name, count in sorted(self.faults.items())}


def _told(begun: list[int], ended: list[int]) -> str:
    return "; ".join(", ".join(f"{each // MIB} MiB" for each in part) for part in (begun, ended))


def column(heads: tuple[str, str], figures: Figures) -> str:
    """Figures as a table of Markdown, one a line."""
    lines = [heads, ("---", "---"), *figures.items()]
    return "\n".join(f"| {name} | {told} |" for name, told in lines)
