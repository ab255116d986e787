"""How often, and by how much, a beginner goes wrong."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Slips:
    """What makes a novice.

    Attributes:
        overlooks: How often it doesn't see that it could knock, or lay its contract.
        hopes: How often it takes a card that melds nothing yet, for what it might become.
        clings: What it keeps a card for, in points, for each other that might meld with it.
        wavers: How far it is off, in points, when it tells what a card is worth to it.
        forgets: How often it forgets a card that could be added to a meld on the table.
    """

    overlooks: float = 0.3
    hopes: float = 0.35
    clings: float = 4.5
    wavers: float = 3.0
    forgets: float = 0.25
