"""How a contest begins: sides, captain and first dealer (rules, A.1, C.6, C.8).

It follows from the seed and the presses, except two teams if members have chosen theirs.
"""

from collections.abc import Sequence

from engine import fair
from engine.cards import Card
from engine.contest import Contest, Sides
from engine.cut import cut_for_deal, cut_order
from engine.rules import Rules
from engine.seats import SEATS, Seat, right_of
from engine.words import FirstDealer, SeatingFormat


def cuts(rules: Rules) -> bool:
    """Return whether the players cut before the first deal: for the deal, or for the captain."""
    return rules.first_dealer != FirstDealer.RANDOM or rules.seating == SeatingFormat.CAPTAIN


def captain_and_field(cards: Sequence[Card]) -> Sides:
    """Captain and field in turn order, by the cut; ValueError if a card is there twice, or none."""
    captain, *field = cut_order(cards)
    return (captain,), tuple(field)


def first_dealer(
    rules: Rules, contest_seed: bytes, presses: str, players: int, sides: Sides | None
) -> Seat:
    """Return the seat that deals first, by a cut of all players (rules, A.1, C.6, C.8).

    `presses` is as in `fair.deal_seed`; `sides` is None if there are none.

    Raises:
        BadRules: The rules aren't for so many players or such sides.
    """
    cards = fair.cut(contest_seed, presses, players)
    seats = {seat: seat for seat in rules.seats}
    if rules.seating == SeatingFormat.ROUND_ROBIN:
        first = Contest.start(rules, SEATS[0], players).pairings[0]
        cards = tuple(cards[player - 1] for player in first.players)
    elif players > len(rules.seats):
        started = Contest.start(rules, SEATS[0], players, sides)
        pairs = zip(SEATS, started.sides, strict=True)
        seats = {player: seat for seat, side in pairs for player in side}
    cut = cut_for_deal(rules, cards)
    if cut.dealer is not None:
        return seats[cut.dealer]
    if cut.chooser is not None:
        return right_of(seats[cut.chooser], len(rules.seats))
    return fair.first_dealer(contest_seed, presses, rules.seats)
