"""Imagining the cards that a viewer can't see."""

import random
from dataclasses import dataclass, field

from engine.cards import DECK, Card
from engine.knock.state import KnockState
from engine.knock.view import KnockView, seen_move
from engine.results import Hand
from engine.seats import SEATS, Seat


@dataclass(slots=True)
class _Side:
    """What the moves tell of one seat.

    Attributes:
        known: Cards taken from the pile and still held.
        shed: The ply at which each card that came from the deal or the stock was discarded.
        draws: The plies of the stock draws whose cards weren't seen.
    """

    known: set[Card] = field(default_factory=set[Card])
    shed: dict[Card, int] = field(default_factory=dict[Card, int])
    draws: list[int] = field(default_factory=list[int])

    def let_go(self, card: Card, ply: int) -> None:
        if card in self.known:
            self.known.remove(card)
        else:
            self.shed[card] = ply


def determinize(view: KnockView, rng: random.Random) -> KnockState:
    """Return a full state that the viewer couldn't tell from the real one.

    Cards that the moves place (in the pile, or taken from it and still held) stay where they
    are; the others are dealt at random to the hidden hands and the stock. The stock cards that
    a hidden hand drew are chosen so that every later discard was there to be made.

    Args:
        view: What the viewer sees.
        rng: Where the chance comes from.

    Returns:
        A state whose view for this viewer equals the one given.
    """
    sides, pile = _follow(view)
    hands, stock = _place(view, sides, pile, rng)
    moved: dict[int, Card | None] = {}
    for seat, hand in zip(SEATS, hands, strict=True):
        moved.update(_draws(sides[seat], hand, rng))
    if view.result is not None and view.result.discard is not None:
        moved[view.ply - 1] = view.result.discard
    return KnockState(
        rules=view.rules,
        number=view.number,
        dealer=view.dealer,
        knock_card=view.knock_card,
        upcard=view.upcard,
        phase=view.phase,
        turn=view.turn,
        hands=hands,
        stock=stock,
        pile=tuple(pile),
        history=tuple(
            seen_move(move.seat, move.kind, moved[ply]) if ply in moved else move
            for ply, move in enumerate(view.moves)
        ),
        result=view.result,
    )


def _follow(view: KnockView) -> tuple[dict[Seat, _Side], list[Card]]:
    """Return what the moves tell of both seats, and the pile."""
    sides = {seat: _Side() for seat in SEATS}
    pile = [] if view.upcard is None else [view.upcard]
    before = None
    for ply, move in enumerate(view.moves):
        side = sides[move.seat]
        ends = move.kind in {"knock", "gin"}
        if move.kind == "stock" and move.card is None:
            side.draws.append(ply)
        if move.kind == "take" or (ends and before == "discard"):  # or a last discard used
            side.known.add(pile.pop())
        if move.kind == "discard" and move.card is not None:
            pile.append(move.card)
            side.let_go(move.card, ply)
        if ends and view.result is not None and view.result.discard is not None:
            side.let_go(view.result.discard, ply)
        before = move.kind
    return sides, pile


def _place(
    view: KnockView, sides: dict[Seat, _Side], pile: list[Card], rng: random.Random
) -> tuple[tuple[Hand, Hand], tuple[Card, ...]]:
    """Return both hands and the stock, the unseen cards dealt at random."""
    shown = {seat: view.hand for seat in SEATS if seat == view.viewer}
    seen = set(pile)
    if view.result is not None and any(view.result.hands):
        shown = dict(zip(SEATS, view.result.hands, strict=True))
        seen.update(() if view.result.discard is None else (view.result.discard,))
    for seat in SEATS:
        seen.update(shown.get(seat, sides[seat].known))
    unseen = [card for card in DECK if card not in seen]
    rng.shuffle(unseen)
    for seat, size in zip(SEATS, view.hand_sizes, strict=True):
        if seat not in shown:
            missing = size - len(sides[seat].known)
            shown[seat] = tuple(sorted((*sides[seat].known, *unseen[:missing])))
            del unseen[:missing]
    return (shown[SEATS[0]], shown[SEATS[1]]), tuple(unseen)


def _draws(side: _Side, hand: Hand, rng: random.Random) -> dict[int, Card]:
    """Return a card for each hidden stock draw: one held then, from the deal or the stock.

    The draws are filled from the last to the first, each with a card that was not discarded
    before it, so that there is always one left.
    """
    held = [card for card in hand if card not in side.known]
    found: dict[int, Card] = {}
    waiting = sorted(side.shed.items(), key=lambda item: item[1])
    for ply in reversed(side.draws):
        while waiting and waiting[-1][1] > ply:
            held.append(waiting.pop()[0])
        found[ply] = held.pop(rng.randrange(len(held)))
    return found
