"""Imagining the cards that a viewer can't see, with one hidden hand or two."""

import random
from dataclasses import dataclass, field

from engine.cards import DECK, Card
from engine.knock.state import KnockState
from engine.knock.view import KnockView, SeenKnockMove, seen_move
from engine.moves import MoveKind
from engine.results import Hand
from engine.seats import SEATS, THREE_SEATS, Seat, other

_OUT = frozenset({MoveKind.KNOCK, MoveKind.GIN})
_LEFT = frozenset({MoveKind.DISCARD, MoveKind.CLAIM_KNOCK})
_STOCK = MoveKind.STOCK
_TAKE = MoveKind.TAKE
_ACCEPT = MoveKind.ACCEPT
_LAYOFF = MoveKind.LAYOFF


@dataclass(slots=True)
class _ImaginedSide:
    """What the moves reveal of one seat; `shed`, `draws` and `ended` are plies.

    `known` were taken or drawn in sight, `shed` came unseen; `draws` are of unseen cards, `ended`
    is of a face-down discard. `claimed` is the discard of an accepted false knock.
    """

    known: set[Card] = field(default_factory=set[Card])
    shed: dict[Card, int] = field(default_factory=dict[Card, int])
    draws: list[int] = field(default_factory=list[int])
    ended: int | None = None
    claimed: Card | None = None

    def let_go(self, card: Card, ply: int) -> None:
        if card in self.known:
            self.known.remove(card)
        else:
            self.shed[card] = ply


@dataclass(slots=True)
class _Cards:
    """Where every card is; hands include cards laid off, `discard` is the face-down one."""

    hands: dict[Seat, Hand]
    stock: tuple[Card, ...]
    discard: Card | None


@dataclass(frozen=True, slots=True)
class ImaginedDeal:
    """A full deal that fits a view; `discard` is a knock's face-down one while cards are laid off.

    Hands keep cards laid off; the stock has its next card first, the pile its top last.
    """

    hands: tuple[Hand, ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    history: tuple[SeenKnockMove, ...]
    discard: Card | None


def determinize(view: KnockView, rng: random.Random) -> KnockState:
    """Return a full state whose view for this viewer equals the one given, as `imagine` deals."""
    deal = imagine(view, rng)
    first, second = deal.hands
    return KnockState(
        rules=view.rules,
        number=view.number,
        dealer=view.dealer,
        knock_card=view.knock_card,
        upcard=view.upcard,
        phase=view.phase,
        turn=view.turn,
        hands=(first, second),
        stock=deal.stock,
        pile=deal.pile,
        history=deal.history,
        exposed=view.exposed,
        shown=view.shown,
        discard=deal.discard,
        result=view.result,
    )


def imagine(view: KnockView, rng: random.Random) -> ImaginedDeal:
    """Return a full deal that the viewer, one of two or of three, couldn't tell from the real one.

    Cards whose place is known stay; the others are dealt at random to hidden hands and stock, so
    that every later discard was possible.
    """
    sides, pile = _follow(view)
    cards = _place(view, sides, pile, rng)
    moved: dict[int, Card | None] = {}
    for seat, side in sides.items():
        if side.ended is not None and cards.discard is not None:
            side.let_go(cards.discard, side.ended)
            moved[side.ended] = cards.discard
        moved.update(_draws(side, cards.hands[seat], rng))
    return ImaginedDeal(
        hands=tuple([cards.hands[seat] for seat in sides]),
        stock=cards.stock,
        pile=tuple(pile),
        history=tuple(
            seen_move(move.seat, move.kind, moved[ply]) if ply in moved else move
            for ply, move in enumerate(view.moves)
        ),
        discard=None if view.shown is None else cards.discard,
    )


def _follow(view: KnockView) -> tuple[dict[Seat, _ImaginedSide], list[Card]]:
    seats = SEATS if len(view.hand_sizes) == len(SEATS) else THREE_SEATS
    sides = {seat: _ImaginedSide() for seat in seats}
    pile = [] if view.upcard is None else [view.upcard]
    before = None
    for ply, move in enumerate(view.moves):
        side = sides[move.seat]
        ends = move.kind in _OUT
        if move.kind == _STOCK and move.card is None:
            side.draws.append(ply)
        elif move.kind == _STOCK and move.card is not None:
            side.known.add(move.card)
        if move.kind == _TAKE or (ends and before in _DISCARDING):  # or a last discard used
            side.known.add(pile.pop())
        if move.kind in _LEFT and move.card is not None:
            pile.append(move.card)
            side.let_go(move.card, ply)
        if move.kind == _ACCEPT:  # a false knock's discard goes as that of a knock
            sides[other(move.seat)].claimed = pile.pop()
        if ends:
            side.ended = ply
        before = move.kind
    return sides, pile


_DISCARDING = frozenset({MoveKind.DISCARD, MoveKind.CLAIM_KNOCK, MoveKind.CONTINUE_EXPOSED})


def _place(
    view: KnockView, sides: dict[Seat, _ImaginedSide], pile: list[Card], rng: random.Random
) -> _Cards:
    hands = _seen_hands(view)
    discard, hidden = _discard_of(view, sides, hands)
    laid: dict[Seat, set[Card]] = {seat: set() for seat in sides}
    for move in view.moves if view.shown is not None else ():
        if move.kind == _LAYOFF and move.card is not None:
            laid[move.seat].add(move.card)
    seen = {*pile, *(() if discard is None else (discard,))}
    for seat, side in sides.items():
        seen.update(laid[seat], hands.get(seat, side.known))
    unseen = [card for card in DECK if card not in seen]
    rng.shuffle(unseen)
    if hidden:
        discard = unseen.pop()
    for seat, size in zip(sides, view.hand_sizes, strict=True):
        held = set(hands.get(seat, sides[seat].known - laid[seat]))
        missing = size - len(held)
        hands[seat] = tuple(sorted((*held, *unseen[:missing], *laid[seat])))
        del unseen[:missing]
    return _Cards(hands, tuple(unseen), discard)


def _seen_hands(view: KnockView) -> dict[Seat, Hand]:
    """Return the hands that the viewer sees, without cards laid off."""
    if view.result is not None and any(view.result.hands):
        return dict(enumerate(view.result.hands, start=1))
    hands = {seat: hand for seat, hand in enumerate(view.open_hands, start=1) if hand}
    if view.viewer is not None:
        hands[view.viewer] = view.hand
    return hands


def _discard_of(
    view: KnockView, sides: dict[Seat, _ImaginedSide], hands: dict[Seat, Hand]
) -> tuple[Card | None, bool]:
    """Return the face-down discard if it is known, and whether there is an unknown one.

    While cards are laid off the knocker's hand lies open: a known card gone from it is the discard.
    """
    if view.result is not None:
        return view.result.discard, False
    if view.shown is None:
        return None, False
    side = sides[view.shown.knocker]
    if side.ended is None:
        return side.claimed, False
    gone = side.known.difference(hands[view.shown.knocker])
    return (gone.pop(), False) if gone else (None, True)


def _draws(side: _ImaginedSide, hand: Hand, rng: random.Random) -> dict[int, Card]:
    """Return a card held then for each hidden stock draw, last to first, so that one is left."""
    held = [card for card in hand if card not in side.known]
    found: dict[int, Card] = {}
    waiting = sorted(side.shed.items(), key=lambda item: item[1])
    for ply in reversed(side.draws):
        while waiting and waiting[-1][1] > ply:
            held.append(waiting.pop()[0])
        found[ply] = held.pop(rng.randrange(len(held)))
    return found
