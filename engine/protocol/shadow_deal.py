"""A player's own full deal, made to fit all that the player has seen.

Known cards lie where they were seen, random ones stand in for the rest; the view is the referee's,
since it doesn't depend on hidden cards. Some moves reveal facts about those (a player who must
declare gin and didn't had none), so if a deal doesn't fit, another is tried.
"""

import random
from dataclasses import dataclass, field

from engine.cards import DECK, Card
from engine.errors import DealOver, GinError, Illegal, NotYourTurn, Unreadable
from engine.families import start_deal
from engine.knock import KnockPhase
from engine.machine import State
from engine.moves import Move, MoveKind
from engine.protocol.reader import KnownDeal, ReportedMove
from engine.seats import SEATS, other

_TRIES = 500
_DEALT = 20  # cards of both hands, dealt one at a time
_ENDED_A_TURN = frozenset({MoveKind.DISCARD, MoveKind.CLAIM_KNOCK, MoveKind.CONTINUE_EXPOSED})


def rebuilt(told: KnownDeal, rng: random.Random) -> State:
    """Return a full deal that fits what a seat has seen, the rest at random; GinError if none."""
    known = _follow(told)
    wrong: GinError | None = None
    for _ in range(_TRIES):
        try:
            return _played(told, _deck(told, known, rng))
        except (Illegal, NotYourTurn, DealOver) as error:
            wrong = error
    raise Unreadable(f"no deal goes with what was told: {wrong}")


@dataclass(slots=True)
class _Known:
    """What the moves reveal of the other hand and the stock."""

    pile: list[Card]
    # Cards that the other side openly holds.
    held: set[Card] = field(default_factory=set[Card])
    # For each card that came to the other side unseen, the ply before which it came.
    shown: dict[Card, int] = field(default_factory=dict[Card, int])
    # The card of each stock draw, or its ply if the other side drew unseen.
    drawn: list[tuple[int, Card | None]] = field(default_factory=list[tuple[int, Card | None]])

    def show(self, card: Card, ply: int) -> None:
        if card not in self.held:
            if card in self.shown:
                raise Unreadable(f"{card} can't be there twice")
            self.shown[card] = ply
            self.held.add(card)


def _follow(told: KnownDeal) -> _Known:
    known = _Known([] if told.upcard is None else [told.upcard])
    offered: Card | None = None
    before = ""
    for ply, heard in enumerate(told.moves):
        theirs = heard.seat != told.seat
        if heard.kind == MoveKind.STOCK:
            if not theirs and heard.drawn is None:
                raise Unreadable("the card of one's own draw wasn't told")
            known.drawn.append((ply, heard.drawn))
            if theirs and heard.drawn is not None:
                known.held.add(heard.drawn)
        elif heard.move is not None:
            _note(known, heard, heard.move, ply, theirs=theirs)
        if heard.kind == MoveKind.ACCEPT and offered is not None:
            (known.held.add if theirs else known.held.discard)(offered)
        if (
            theirs
            and heard.kind in {MoveKind.KNOCK, MoveKind.GIN}
            and before in _ENDED_A_TURN
            and known.pile
        ):
            known.held.add(known.pile[-1])  # the last discard, with which the wall was broken
        for card in heard.hand:
            known.show(card, ply + 1)
        offered = (
            heard.move.card if heard.move is not None and heard.kind == MoveKind.OFFER else None
        )
        before = heard.kind
    return known


def _note(known: _Known, heard: ReportedMove, move: Move, ply: int, *, theirs: bool) -> None:
    if move.kind == MoveKind.TAKE:
        count = move.count or 1
        if count > len(known.pile):
            raise Unreadable(f"the pile hasn't {count} cards")
        taken = known.pile[-count:]
        del known.pile[-count:]
        if theirs:
            known.held.update(taken)
        return
    cards = [card for meld in move.melds or () for card in meld]
    if move.card is not None:
        cards.append(move.card)
    for card in cards if theirs else ():
        known.show(card, ply)
        if move.kind != MoveKind.OFFER:
            known.held.discard(card)
    if heard.kind in {MoveKind.DISCARD, MoveKind.CLAIM_KNOCK} and move.card is not None:
        known.pile.append(move.card)


def _deck(told: KnownDeal, known: _Known, rng: random.Random) -> list[Card]:
    deck, hidden = _places(told, known)
    unseen = [card for card in DECK if card not in known.shown and card not in deck.values()]
    rng.shuffle(unseen)
    count = max(0, len(hidden) - len(known.shown))
    free, unseen = unseen[:count], unseen[count:]
    waiting = sorted(known.shown, key=known.shown.__getitem__)
    for ply, place in reversed(hidden):  # the last draw first, with a card not shown before it
        while waiting and known.shown[waiting[-1]] > ply:
            free.append(waiting.pop())
        if not free:
            raise Unreadable("the other side has shown more cards than it had")
        deck[place] = free.pop(rng.randrange(len(free)))
    left = [place for place in range(len(DECK)) if place not in deck]
    if waiting or len(left) != len(unseen):
        raise Unreadable("a card is told of in two places")
    deck.update(zip(left, unseen, strict=True))
    return [deck[place] for place in range(len(DECK))]


def _places(told: KnownDeal, known: _Known) -> tuple[dict[int, Card], list[tuple[int, int]]]:
    """Known cards' places in the deck, and the other hand's with their cards' plies (-1: dealt)."""
    start = start_deal(told.rules, DECK, told.dealer, knock_card=told.knock_card).view(None)
    stock = len(DECK) - start.stock_count
    dealt = {
        seat: [*range(int(seat == told.dealer), _DEALT, 2), *range(_DEALT, _DEALT // 2 + size)]
        for seat, size in zip(SEATS, start.hand_sizes, strict=True)
    }
    deck = dict(zip(dealt[told.seat], told.hand, strict=True))
    if told.upcard is not None:
        deck[stock - 1] = told.upcard
    hidden = [(-1, place) for place in dealt[other(told.seat)]]
    if len(known.drawn) > start.stock_count:
        raise Unreadable("the stock hasn't as many cards")
    for place, (ply, card) in enumerate(known.drawn, stock):
        if card is None:
            hidden.append((ply, place))
        else:
            deck[place] = card
    return deck, hidden


def _played(told: KnownDeal, deck: list[Card]) -> State:
    """Return a deal from this deck after all the moves; raise `GinError` if a move doesn't fit."""
    state: State = start_deal(
        told.rules, deck, told.dealer, number=told.number, knock_card=told.knock_card
    )
    for heard in told.moves:
        state = state.play(heard.move or _uncovered(state, heard), heard.seat)
    if state.turn is None:
        raise DealOver("the deal would be over")
    return state


def _uncovered(state: State, heard: ReportedMove) -> Move:
    cards = set(state.view(heard.seat).hand)
    if state.phase == KnockPhase.WALL:
        cards.update(state.pile[-1:])
    spare = cards.difference(heard.hand)
    if len(spare) != 1:
        raise Illegal(f"the hand of this {heard.kind} wasn't shown")
    return Move(heard.kind, spare.pop(), melds=heard.melds or None)
