"""The state machine of Skarney gin (rules, B.5)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.cards import Card
from engine.errors import Illegal
from engine.moves import ACCEPT, END_MELD, LAST_CARD, OFFERS, REJECT, STOCK, Move, MoveKind
from engine.results import ResultKind
from engine.rules import Rules
from engine.seats import SEATS, Seat, other
from engine.skarney.turns import barred_from_offer, check_cap, draws, has_offer, offers
from engine.skarney.view import SkarneyView
from engine.table.deal import dealt
from engine.table.history import added, stalled
from engine.table.laying import check_contract, contracts, extend_move, lay_move, lays
from engine.table.melds import with_melds
from engine.table.scoring import TableOutcome, exhausted, totals, won_hand
from engine.table.state import Steps, TableState
from engine.table.view import SeenTableMove, TablePhase, seen_card
from engine.words import FirstTurn

_DRAWING, _MELDING = TablePhase.DRAW, TablePhase.MELD  # an enum takes its time to find one
_OFFERING, _RESPONDING = TablePhase.OFFER, TablePhase.RESPOND
_TO_DRAW = (_DRAWING, MoveKind.STOCK)
_TO_CONTRACT = (_MELDING, MoveKind.CONTRACT)
_TO_LAY = (_MELDING, MoveKind.LAY)
_TO_EXTEND = (_MELDING, MoveKind.EXTEND)
_TO_END = (_MELDING, MoveKind.END_MELD)
_TO_OFFER = (_OFFERING, MoveKind.OFFER)
_TO_LAST = (_OFFERING, MoveKind.LAST_CARD)
_TO_ACCEPT = (_RESPONDING, MoveKind.ACCEPT)
_TO_REJECT = (_RESPONDING, MoveKind.REJECT)
_CONTRACT = MoveKind.CONTRACT
_OFFER = MoveKind.OFFER
_ACCEPT, _REJECT = MoveKind.ACCEPT, MoveKind.REJECT
_STOCK, _END_MELD = MoveKind.STOCK, MoveKind.END_MELD

_ENDERS = frozenset({MoveKind.ACCEPT, MoveKind.REJECT, MoveKind.LAST_CARD})


def gin_bonus(rules: Rules, loser_has_contract: bool) -> int:  # noqa: FBT001  # what it is about
    """Return what going out pays in addition to the other hand (rules, B.5)."""
    if loser_has_contract or rules.gin_bonus_no_contract is None:
        return rules.gin_bonus
    return rules.gin_bonus_no_contract


@dataclass(frozen=True)
class SkarneyState(TableState):
    """A deal of Skarney gin in full."""

    @classmethod
    def deal(
        cls,
        rules: Rules,
        deck: Sequence[Card],
        dealer: Seat,
        *,
        number: int = 1,
        knock_card: Card | None = None,  # noqa: ARG003  # every machine is called alike
    ) -> Self:
        """Deal without upcard and pile, the non-dealer to start; or raise Unreadable, BadRules."""
        cards = dealt(rules, deck, dealer)
        return cls(
            rules=rules,
            number=number,
            dealer=dealer,
            phase=_MELDING if rules.first_turn == FirstTurn.ELEVEN_CARDS else _DRAWING,
            turn=other(dealer),
            hands=cards.hands,
            stock=cards.rest,
        )

    @property
    def spared(self) -> Move:
        """The end of melding before a card is offered (rules.md, B.5)."""
        return END_MELD

    @property
    def contracted(self) -> tuple[bool, bool]:
        """Whether each seat has laid its contract."""
        first, second = (any(meld.owner == seat for meld in self.table) for seat in SEATS)
        return first, second

    @property
    def offered(self) -> Card | None:
        """The card on offer, while it waits for its answer."""
        return self.history[-1].card if self.phase == _RESPONDING else None

    @property
    def accepted(self) -> Card | None:
        """The card that the player to act accepted at the start of the turn."""
        before = len(self.history) - len(self.turn_so_far)
        move = self.history[before - 1] if before else None
        return move.card if move is not None and move.kind == _ACCEPT else None

    @property
    def barred(self) -> Card | None:
        """The card that was accepted before this turn and may not be offered in it."""
        if self.turn is None or self.phase == _RESPONDING:
            return None
        return barred_from_offer(self.rules, self.accepted)

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the moves: contracts; melds (`engine.table.laying`), additions; end of melding."""
        if self.phase == _DRAWING:
            return (STOCK,)
        if self.phase == _MELDING:
            return (*self._downs(), END_MELD)
        if self.phase == _OFFERING:
            cards = offers(self._hand(), self.barred)
            return tuple([OFFERS[card] for card in cards]) or (LAST_CARD,)
        return (ACCEPT, REJECT) if self.phase == _RESPONDING else ()

    @property
    def pile(self) -> tuple[Card, ...]:
        """Always empty: a card that isn't kept is offered to the other side."""
        return ()

    def view(self, viewer: Seat | None) -> SkarneyView:
        """Return the view of a seat, or of a spectator (None)."""
        return SkarneyView(
            **self._seen(viewer),
            contracted=self.contracted,
            offered=self.offered,
            barred=self.barred,
        )

    def _downs(self) -> Iterator[Move]:
        hand, rules = self._hand(), self.rules
        if not self._has_contract():
            for melds in contracts(hand, rules.contract, rules.melds, {self.barred}):
                yield Move(_CONTRACT, melds=melds)
            return
        if not self._contract_turn():
            for meld in lays(hand, rules.melds, {self.barred}):
                yield lay_move(meld)
        elif not rules.extend_on_contract_turn:
            return
        for number, cards in self.additions():
            if added(self.turn_so_far, number) < rules.layoff_cap_per_meld:
                for card in cards:
                    yield extend_move(card, number)

    def _has_contract(self) -> bool:
        return any(meld.owner == self.turn for meld in self.table)

    def _contract_turn(self) -> bool:
        return any(move.kind == _CONTRACT for move in self.turn_so_far)

    def _stock(self, _: Move) -> Self:
        card = self.stock[0]
        return self.noted(
            seen_card(self._actor(), _STOCK, card),
            phase=_MELDING,
            hands=self._with((card,)),
            stock=self.stock[1:],
        )

    def _contract(self, move: Move) -> Self:
        assert move.melds
        if self._has_contract():
            raise Illegal("the contract has been laid")
        rules = self.rules
        melds = check_contract(self._hand(), move.melds, rules.contract, rules.melds)
        return self.noted(
            SeenTableMove(self._actor(), _CONTRACT, melds=melds),
            hands=self.without([card for meld in melds for card in meld]),
            table=with_melds(self.table, self._actor(), melds),
        ).melded()

    def _lay_more(self, move: Move) -> Self:
        if not self._has_contract():
            raise Illegal("the contract comes first")
        if self._contract_turn():
            raise Illegal("nothing else may be laid in the turn of the contract")
        return self.lay(move)

    def _extend_more(self, move: Move) -> Self:
        if not self._has_contract():
            raise Illegal("the contract comes first")
        if self._contract_turn() and not self.rules.extend_on_contract_turn:
            raise Illegal("nothing may be added in the turn of the contract")
        after = self.extend(move)
        assert move.target is not None
        check_cap(self.rules, added(self.turn_so_far, move.target) + 1)
        return after

    def melded(self) -> Self:
        """Return the state after putting cards down: an empty hand wins the deal."""
        if self._hand():
            return self
        seat = self._actor()
        bonus = gin_bonus(self.rules, self.contracted[SEATS.index(other(seat))])
        return self.ended(won_hand(self.rules, self.hands, seat, bonus))

    def _end_meld(self, _: Move) -> Self:
        after = self.noted(seen_card(self._actor(), _END_MELD), phase=_OFFERING)
        if has_offer(self.rules, len(self.stock)):
            return after
        return after.ended(exhausted(self.rules, self.table, self.hands))

    def _offer(self, move: Move) -> Self:
        card, seat = move.card, self._actor()
        assert card is not None
        hand = self._hand()
        if card not in hand:
            raise Illegal(f"{card} is not in the hand")
        if len(hand) == 1:
            raise Illegal("the last card is not offered")
        if card == self.barred:
            raise Illegal(f"{card} was accepted from the last offer and can't be offered now")
        return self.noted(seen_card(seat, _OFFER, card), phase=_RESPONDING, turn=other(seat))

    def _last_card(self, _: Move) -> Self:
        if len(self._hand()) > 1:
            raise Illegal("a card must be offered")
        seat = self._actor()
        return self.next_turn(seen_card(seat, MoveKind.LAST_CARD), other(seat))

    def _accept(self, _: Move) -> Self:
        card, seat = self.offered, self._actor()
        assert card is not None
        left = tuple([held for held in self.hand(other(seat)) if held != card])
        more = tuple(sorted((*self._hand(), card)))
        hands = (more, left) if seat == SEATS[0] else (left, more)
        return self.next_turn(seen_card(seat, _ACCEPT, card), seat, hands=hands)

    def _reject(self, _: Move) -> Self:
        seat = self._actor()
        return self.next_turn(seen_card(seat, _REJECT, self.offered), seat)

    def next_turn(self, move: SeenTableMove, seat: Seat, **changes: object) -> Self:
        """The start of a seat's turn after `move`, or a draw if `stall_guard` is reached."""
        accepted = move.card if move.kind == _ACCEPT else None
        phase = _DRAWING if draws(self.rules, accepted) else _MELDING
        after = self.noted(move, turn=seat, phase=phase, **changes)
        if stalled(after.history, _ENDERS, self.rules.stall_guard):
            return after.ended(
                TableOutcome(ResultKind.DRAW, None, None, totals(after.hands, self.rules))
            )
        return after

    enders = _ENDERS
    steps: ClassVar[Steps] = {
        _TO_DRAW: _stock,
        _TO_CONTRACT: _contract,
        _TO_LAY: _lay_more,
        _TO_EXTEND: _extend_more,
        _TO_END: _end_meld,
        _TO_OFFER: _offer,
        _TO_LAST: _last_card,
        _TO_ACCEPT: _accept,
        _TO_REJECT: _reject,
    }
