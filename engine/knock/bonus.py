"""What runs pay in Sequence gin (rules, B.3)."""

from collections.abc import Callable

from engine.cards import RANKS
from engine.melds import Meld
from engine.rules import Rules

_PICTURES = frozenset(RANKS.index(rank) for rank in "JQK")


def run_bonus(rules: Rules) -> Callable[[Meld], int] | None:
    """Return a function for a meld's bonus as a run, or None if the rules have no such bonus."""
    bonus = rules.sequence_bonus
    if bonus is None:
        return None

    def pays(meld: Meld) -> int:
        if meld[0].rank == meld[1].rank:
            return 0
        pictures = sum(card.rank in _PICTURES for card in meld)
        long = len(meld) if len(meld) >= bonus.long_min else 0
        return long * bonus.long_per_card + pictures * bonus.face_per_card

    return pays
