"""Challenges of Colonel: both sides count their hands (rules, B.6).

A player challenges `challenge_per_turn` times on their turn: with `own_draw_phase` before drawing,
with `anytime` at any moment of it. Nobody may interrupt the other's turn.
"""

from engine.results import AwardKind, AwardLine, Hand, ResultKind
from engine.rules import Rules
from engine.seats import SEATS, Seat, other
from engine.table.scoring import TableOutcome, totals
from engine.table.view import TablePhase
from engine.words import ChallengeTie, ChallengeTiming

_OWN_DRAW = ChallengeTiming.OWN_DRAW_PHASE


def challenge_phases(rules: Rules) -> frozenset[TablePhase]:
    """Return the phases of their own turn in which a player may challenge."""
    if not rules.challenge:
        return frozenset()
    if rules.challenge_timing == _OWN_DRAW:
        return frozenset({TablePhase.DRAW})
    return frozenset({TablePhase.DRAW, TablePhase.MELD})


def challenged(rules: Rules, hands: tuple[Hand, Hand], challenger: Seat) -> TableOutcome:
    """Return the outcome of an accepted challenge: the lower count wins the other's full count.

    With equal counts nobody wins, unless `challenge_tie` favours the side that was challenged.
    """
    counts = totals(hands, rules)
    first, second = counts
    if first != second:
        winner = SEATS[counts.index(min(counts))]
    elif rules.challenge_tie == ChallengeTie.CHALLENGED_WINS:
        winner = other(challenger)
    else:
        return TableOutcome(ResultKind.CHALLENGE, None, challenger, counts)
    award = (AwardLine(AwardKind.LOSER_FULL, max(counts)),)
    return TableOutcome(ResultKind.CHALLENGE, winner, challenger, counts, award)
