"""The state machine of the knock family (rules, B.1)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import ClassVar

from engine.arrange import arrange
from engine.cards import Card
from engine.deadwood import deadwood
from engine.errors import DealOver, Illegal, NotYourTurn
from engine.knock.history import seen_by, sent_back_twice, stalled
from engine.knock.knocking import (
    NO_OPTIONS,
    KnockOptions,
    check_layout,
    deadwood_without,
    knock_layouts,
    knock_options,
)
from engine.knock.showdown import showdown
from engine.knock.view import KnockView, Phase, SeenMove, seen_move
from engine.melds import Meld
from engine.moves import (
    BIG_GIN,
    DISCARDS,
    ENDINGS,
    GINS,
    KNOCKS,
    PASS,
    STOCK,
    TAKE,
    Move,
)
from engine.results import DealResult, Hand
from engine.rules import Rules
from engine.seats import SEATS, Seat, other


@dataclass(frozen=True, slots=True)
class KnockState:
    """A deal in full, hidden cards and all. `play` gives a new one.

    Attributes:
        rules: The rules of the table.
        number: The deal's number in its contest.
        dealer: Who dealt.
        knock_card: The card that sets the limit or may double the deal, if the rules use one.
        upcard: The card turned up at the deal.
        phase: Where the deal stands.
        turn: Who is to act; None once the deal is over.
        hands: Both hands by seat, each in canonical order.
        stock: The stock, the next card first.
        pile: The discard pile, its top last.
        history: Every move made, with every card moved.
        result: The result once the deal is over.
    """

    rules: Rules
    number: int
    dealer: Seat
    knock_card: Card | None
    upcard: Card | None
    phase: Phase
    turn: Seat | None
    hands: tuple[Hand, Hand]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    history: tuple[SeenMove, ...] = ()
    result: DealResult | None = None

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.history)

    @property
    def knock_limit(self) -> int:
        """The most deadwood a knock may leave, 0 where only gin ends the deal."""
        return self.rules.limit(self.knock_card)

    @property
    def drawn(self) -> Card | None:
        """The card that the player to act has drawn or taken this turn."""
        made = self.history[-1] if self.phase == Phase.ACT and self.history else None
        return made.card if made else None

    @property
    def taken(self) -> Card | None:
        """The card that the player to act has taken from the pile this turn."""
        made = self.history[-1] if self.history else None
        return made.card if made and made.kind == "take" else None

    def hand(self, seat: Seat) -> Hand:
        """Return a seat's cards in canonical order."""
        return self.hands[SEATS.index(seat)]

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every legal move of the player to act, a knock without the choice of melds.

        The order is: take, pass; stock, take; discards in canonical order, knocks, gins, big gin.
        """
        plain = _PLAIN.get(self.phase)
        if plain is not None:
            return plain if self.pile else tuple(move for move in plain if move != TAKE)
        hand, barred = self._eleven(), self._barred()
        options = knock_options(self.rules, hand, self.knock_limit, barred)
        if self.phase == Phase.WALL:
            harmless = (PASS,)
        else:
            harmless = tuple(map(DISCARDS.__getitem__, _less(hand, barred)))
        if options is NO_OPTIONS:
            return harmless
        ends = [GINS[card] for card in options.gin]
        if options.big_gin and self.phase == Phase.ACT:
            ends.append(BIG_GIN)
        if ends and self.rules.gin_compulsory:
            return tuple(ends)
        return (*harmless, *[KNOCKS[card] for card in options.knock], *ends)

    def play(self, move: Move, seat: Seat | None = None) -> "KnockState":
        """Return the state after a move.

        Args:
            move: Any readable move.
            seat: Who makes it; None stands for the player to act. Only resign, forfeit and void
                may come from the other seat.

        Raises:
            DealOver: The deal has ended.
            NotYourTurn: The other seat is to act.
            Illegal: The rules don't allow the move here; the state is as it was.
        """
        if self.turn is None:
            raise DealOver("This deal is over.")
        if move.kind in ENDINGS:
            by = seat or self.turn
            stopped = replace(self, history=(*self.history, seen_move(by, move.kind)))
            return _unscored(stopped, move.kind, None if move.kind == "void" else other(by))
        if seat is not None and seat != self.turn:
            raise NotYourTurn("It is the other player's turn.")
        if move.count is not None:
            raise self._illegal(f"{move} can't be played under these rules")
        return self._step(move)

    def view(self, viewer: Seat | None) -> KnockView:
        """Return what a seat, or with None a spectator, may see."""
        on_turn = viewer is not None and viewer == self.turn
        return self._seen_by(viewer, self.legal_moves() if on_turn else ())

    def _seen_by(self, viewer: Seat | None, legal: tuple[Move, ...]) -> KnockView:
        first, second = self.hands
        return KnockView(
            viewer=viewer,
            rules=self.rules,
            number=self.number,
            dealer=self.dealer,
            phase=self.phase,
            turn=self.turn,
            ply=self.ply,
            hand=() if viewer is None else self.hand(viewer),
            hand_sizes=(len(first), len(second)),
            drawn=self.drawn if viewer is not None and viewer == self.turn else None,
            taken=self.taken,
            upcard=self.upcard,
            knock_card=self.knock_card,
            knock_limit=self.knock_limit,
            pile=self.pile if self.rules.discard_visibility == "full" else self.pile[-1:],
            pile_size=len(self.pile),
            stock_count=len(self.stock),
            moves=tuple(seen_by(viewer, move) for move in self.history),
            legal=legal,
            result=self.result,
        )

    def _step(self, move: Move) -> "KnockState":
        """Return the state after a move of the player to act, by the table of phases."""
        step = self._STEPS.get((self.phase, move.kind))
        if step is None:
            raise self._illegal(f"{move} can't be played now")
        return step(self, move)

    def _take(self, move: Move) -> "KnockState":
        if not self.pile:
            raise self._illegal("the discard pile is empty")
        card = self.pile[-1]
        return self._made(
            move, card, phase=Phase.ACT, hands=self._with(card), pile=self.pile[:-1], turn=self.turn
        )

    def _stock(self, move: Move) -> "KnockState":
        card = self.stock[0]
        return self._made(
            move,
            card,
            phase=Phase.ACT,
            hands=self._with(card),
            stock=self.stock[1:],
            turn=self.turn,
        )

    def _pass_upcard(self, move: Move) -> "KnockState":
        nondealer = other(self.dealer)
        if self.phase == Phase.OFFER_N and self.rules.first_turn == "offer_both":
            return self._made(move, phase=Phase.OFFER_D, turn=self.dealer)
        return self._made(move, phase=Phase.FORCED_STOCK, turn=nondealer)

    def _pass_wall(self, move: Move) -> "KnockState":
        self._refuse_other_than_gin(move)
        return _unscored(self._made(move), "draw")

    def _discard(self, move: Move) -> "KnockState":
        card = self._checked_card(move)
        self._refuse_other_than_gin(move)
        after = self._made(
            move,
            card,
            phase=Phase.DRAW,
            hands=self._without(card),
            pile=(*self.pile, card),
            turn=other(self._actor()),
        )
        if len(self.stock) <= self.rules.stock_end:
            if self.rules.wall_rule == "end_on_discard":
                return _unscored(after, "draw")
            return replace(after, phase=Phase.WALL)
        if sent_back_twice(after.history) or stalled(after.history, self.rules.stall_guard):
            return _unscored(after, "draw")
        return after

    def _knock(self, move: Move) -> "KnockState":
        card = self._checked_card(move)
        self._refuse_other_than_gin(move)
        eleven = self._eleven()
        least = deadwood_without(self.rules, eleven, card)
        if least == 0 and move.kind == "knock":
            raise self._illegal(f"discarding {card} leaves no deadwood: that is gin")
        if least > self.knock_limit:
            raise self._illegal(
                f"discarding {card} leaves {least} in deadwood and the limit is {self.knock_limit}"
            )
        if move.kind != "knock":
            raise self._illegal(f"{move} can't be played under these rules")
        return self._shown(move, card, tuple(held for held in eleven if held != card))

    def _gin(self, move: Move) -> "KnockState":
        card = self._checked_card(move)
        ten = tuple(held for held in self._eleven() if held != card)
        least = deadwood(ten, self.rules.melds)
        if least > 0:
            raise self._illegal(f"discarding {card} leaves {least} in deadwood: that is not gin")
        return self._shown(move, card, ten)

    def _big_gin(self, move: Move) -> "KnockState":
        if not self._options().big_gin:
            raise self._illegal("that is not big gin")
        return self._shown(move, None, self._eleven())

    def _shown(self, move: Move, card: Card | None, hand: Hand) -> "KnockState":
        """Return the end of the deal by the player to act, who shows a hand and melds."""
        melds = self._melds(move, card, hand)
        pile = self.pile[:-1] if self.phase == Phase.WALL else self.pile
        after = self._made(move, card, hands=self._with_hand(hand), pile=pile)
        result = showdown(
            self.rules,
            after.hands,
            knocker=self._actor(),
            melds=melds,
            knock_card=self.knock_card,
            discard=card,
            number=self.number,
            dealer=self.dealer,
        )
        return replace(after, result=result)

    def _melds(self, move: Move, card: Card | None, hand: Hand) -> tuple[Meld, ...] | None:
        """Return the melds shown: the player's own choice, or the safest; None for canonical."""
        if move.melds is None:
            return (
                None if card is None else knock_layouts(self._seen_by(self.turn, ()), card)[0].melds
            )
        try:
            layout = check_layout(self.rules, hand, move.melds)
        except Illegal as wrong:
            raise self._illegal(str(wrong)) from None
        most = self.knock_limit if move.kind == "knock" else 0
        if layout.deadwood > most:
            raise self._illegal(
                f"these melds leave {layout.deadwood} in deadwood and may leave {most}"
            )
        return layout.melds

    def _made(
        self,
        move: Move,
        card: Card | None = None,
        *,
        phase: Phase = Phase.HAND_OVER,
        turn: Seat | None = None,
        hands: tuple[Hand, Hand] | None = None,
        stock: tuple[Card, ...] | None = None,
        pile: tuple[Card, ...] | None = None,
    ) -> "KnockState":
        """Return the state with a move of the player to act written down."""
        actor = self._actor()
        return KnockState(  # in the order of the fields
            self.rules,
            self.number,
            self.dealer,
            self.knock_card,
            self.upcard,
            phase,
            turn,
            hands or self.hands,
            self.stock if stock is None else stock,
            self.pile if pile is None else pile,
            (*self.history, seen_move(actor, move.kind, card)),
        )

    def _actor(self) -> Seat:
        assert self.turn is not None
        return self.turn

    def _hand(self) -> Hand:
        first, second = self.hands
        return first if self._actor() == SEATS[0] else second

    def _eleven(self) -> Hand:
        """Return the cards among which the player to act chooses a discard."""
        hand = self._hand()
        return tuple(sorted((*hand, self.pile[-1]))) if self.phase == Phase.WALL else hand

    def _barred(self) -> Card | None:
        return None if self.rules.return_taken_discard else self.taken

    def _options(self) -> KnockOptions:
        return knock_options(self.rules, self._eleven(), self.knock_limit, self._barred())

    def _checked_card(self, move: Move) -> Card:
        card = move.card
        assert card is not None  # the kinds that come here have one
        if card not in self._eleven():
            raise self._illegal(f"{card} is not in the hand")
        if card == self._barred():
            raise self._illegal(f"{card} was taken from the pile this turn and can't go back")
        return card

    def _refuse_other_than_gin(self, move: Move) -> None:
        if self.rules.gin_compulsory:
            options = self._options()
            if options.gin or options.big_gin:
                raise self._illegal(f"{move} can't be played: gin must be declared")

    def _illegal(self, reason: str) -> Illegal:
        return Illegal(reason, tuple(str(move) for move in self.legal_moves()))

    def _with(self, card: Card) -> tuple[Hand, Hand]:
        return self._with_hand(tuple(sorted((*self._hand(), card))))

    def _without(self, card: Card) -> tuple[Hand, Hand]:
        return self._with_hand(_less(self._hand(), card))

    def _with_hand(self, hand: Hand) -> tuple[Hand, Hand]:
        """Return both hands, that of the player to act replaced."""
        first, second = self.hands
        return (hand, second) if self.turn == SEATS[0] else (first, hand)

    _STEPS: ClassVar = MappingProxyType(
        {
            (Phase.OFFER_N, "take"): _take,
            (Phase.OFFER_N, "pass"): _pass_upcard,
            (Phase.OFFER_D, "take"): _take,
            (Phase.OFFER_D, "pass"): _pass_upcard,
            (Phase.FORCED_STOCK, "stock"): _stock,
            (Phase.DRAW, "stock"): _stock,
            (Phase.DRAW, "take"): _take,
            (Phase.ACT, "discard"): _discard,
            (Phase.ACT, "knock"): _knock,
            (Phase.ACT, "claim_knock"): _knock,
            (Phase.ACT, "gin"): _gin,
            (Phase.ACT, "big_gin"): _big_gin,
            (Phase.WALL, "knock"): _knock,
            (Phase.WALL, "claim_knock"): _knock,
            (Phase.WALL, "gin"): _gin,
            (Phase.WALL, "pass"): _pass_wall,
        }
    )


_PLAIN: Mapping[str, tuple[Move, ...]] = MappingProxyType(
    {
        Phase.OFFER_N: (TAKE, PASS),
        Phase.OFFER_D: (TAKE, PASS),
        Phase.FORCED_STOCK: (STOCK,),
        Phase.DRAW: (STOCK, TAKE),
        Phase.HAND_OVER: (),
    }
)
"""The moves of the phases in which they don't depend on the hand."""


def _less(hand: Hand, card: Card | None) -> Hand:
    """Return the hand without one of its cards, if one is named."""
    if card is None:
        return hand
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _unscored(state: KnockState, word: str, winner: Seat | None = None) -> KnockState:
    """Return the deal ended without points, both hands shown."""
    first, second = (arrange(hand, state.rules.melds) for hand in state.hands)
    result = DealResult(
        number=state.number,
        dealer=state.dealer,
        knock_card=state.knock_card,
        result=word,
        winner=winner,
        deadwood=(first.deadwood, second.deadwood),
        melds=(first.melds, second.melds),
        unmatched=(first.unmatched, second.unmatched),
        hands=state.hands,
    )
    return replace(state, phase=Phase.HAND_OVER, turn=None, result=result)
