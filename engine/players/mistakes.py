"""How often, and by how much, a beginner goes wrong."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NoviceMistakes:
    """The parameters of a novice.

    `overlooks`, `hopes` and `forgets` are probabilities: of missing a knock or contract, of taking
    a card that melds nothing yet, and of forgetting one that could be added to a meld. In points,
    `clings` is what each possible partner makes a card worth, and `wavers` the error in that.
    """

    overlooks: float = 0.3
    hopes: float = 0.35
    clings: float = 4.5
    wavers: float = 3.0
    forgets: float = 0.25
