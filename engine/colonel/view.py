"""What one viewer may see of a deal of Colonel."""

from dataclasses import dataclass

from engine.table.view import PileView


@dataclass(frozen=True, slots=True)
class ColonelView(PileView):
    """A deal of Colonel with the `challenges` that the player to act has made this turn."""

    challenges: int
