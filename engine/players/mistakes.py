"""How often, and by how much, a beginner goes wrong."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NoviceMistakes:
    """The parameters of a novice: probabilities, but `clings` and `wavers` are points."""

    overlooks: float = 0.3  # of missing a knock or contract
    hopes: float = 0.35  # of taking a card that melds nothing yet
    clings: float = 4.5  # what each possible partner makes a card worth
    wavers: float = 3.0  # the error in that
    forgets: float = 0.25  # of forgetting a card that could be added to a meld
