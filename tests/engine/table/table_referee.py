"""A second, plain reckoning of the games with melds on the table, for tests to compare with.

It shares nothing with the engine's machines: it knows the cards, the moves, the rules and the
solver, asks of every set of cards in so many words whether it is a meld, and looks for a way to
end a turn by trying everything.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.cards import Card
from engine.deadwood import deadwood
from engine.melds import melds_among
from engine.moves import Move
from engine.rules import Rules
from tests.engine.deadwood import plain_reckoning

Lying = tuple[tuple[int, frozenset[Card]], ...]
"""The melds on the table: each one's owner and cards."""

Ending = tuple[str, int | None, tuple[int, int]]
"""A result word, the winner and both sides' points."""


@dataclass
class Referee:
    """A deal as its moves tell it, one by one."""

    rules: Rules
    hands: dict[int, set[Card]]
    stock: list[Card]
    pile: list[Card]
    turn: int
    phase: str = "DRAW"
    table: Lying = ()
    put: dict[int, set[Card]] = field(default_factory=lambda: {1: set(), 2: set()})
    taken: tuple[Card, ...] = ()
    owed: Card | None = None
    drawn: bool = False
    challenges: int = 0
    contracted: set[int] = field(default_factory=set)
    contract_now: bool = False
    added: dict[int, int] = field(default_factory=dict)
    offered: Card | None = None
    accepted: Card | None = None
    idle: int = 0
    ending: Ending | None = None

    @classmethod
    def deal(cls, rules: Rules, deck: tuple[Card, ...], dealer: int) -> "Referee":
        first = 3 - dealer
        hands = {first: set(deck[0:20:2]), dealer: set(deck[1:20:2])}
        rest = list(deck[20:])
        told = cls(rules, hands, rest, [], first)
        if rules.first_turn == "eleven_cards":
            hands[first].add(rest.pop(0))
            told.phase, told.drawn = "MELD", True
        elif rules.first_turn != "stock_only" and not told.skarney:
            told.pile.append(rest.pop(0))
        return told

    @property
    def skarney(self) -> bool:
        return self.rules.preset == "skarney" or (
            self.rules.table_melds == "own_only"
            and not self.rules.preset.startswith(("mahjong", "colonel"))
        )

    @property
    def mahjong(self) -> bool:
        if self.rules.preset.startswith(("mahjong", "colonel")):
            return self.rules.preset == "mahjong"
        return not self.skarney and self.rules.values == "mahjong"

    @property
    def hand(self) -> set[Card]:
        return self.hands[self.turn]

    @property
    def barred(self) -> Card | None:
        keeps = self.rules.return_taken_discard or len(self.taken) != 1
        return None if keeps else self.taken[0]

    def allows(self, move: Move) -> bool:
        """Whether the player to act may make this move."""
        if self.ending:
            return False
        judge = getattr(self, f"_may_{move.kind}", None)
        return judge is not None and bool(judge(move))

    def make(self, move: Move) -> None:
        """Make a move that is allowed."""
        getattr(self, f"_{move.kind}")(move)

    # Draws

    def _may_stock(self, _: Move) -> bool:
        return self.phase == "DRAW"

    def _stock(self, _: Move) -> None:
        self.hand.add(self.stock.pop(0))
        self.phase, self.drawn, self.idle = "MELD", True, -1

    def _may_take(self, move: Move) -> bool:
        count = move.count or 1
        if self.phase != "DRAW" or self.skarney or count > len(self.pile):
            return False
        if count == 1:
            return True
        if not (self.mahjong and self.rules.multi_take):
            return False
        taken = self.pile[-count:]
        hand = frozenset(self.hand | set(taken))
        return self._ends(hand, self.table, None, taken[0])

    def _take(self, move: Move) -> None:
        count = move.count or 1
        self.taken = tuple(self.pile[-count:])
        del self.pile[-count:]
        self.hand.update(self.taken)
        self.owed = self.taken[0] if count > 1 else None
        self.phase, self.drawn = "MELD", True

    # Putting cards down

    def _may_lay(self, move: Move) -> bool:
        (cards,) = move.melds or ((),)
        if self.phase != "MELD" or not self._meld(cards) or not self.hand.issuperset(cards):
            return False
        if self.skarney:
            return self.turn in self.contracted and not self.contract_now
        hand = frozenset(self.hand.difference(cards))
        owed = None if self.owed in cards else self.owed
        return self._ends(hand, (*self.table, (self.turn, frozenset(cards))), self.barred, owed)

    def _lay(self, move: Move) -> None:
        (cards,) = move.melds or ((),)
        self._down(cards)
        self.table = (*self.table, (self.turn, frozenset(cards)))
        self._maybe_out()

    def _may_extend(self, move: Move) -> bool:
        card, number = move.card, move.target or 0
        if self.phase != "MELD" or card not in self.hand or number > len(self.table):
            return False
        after = self._extended(self.table, number - 1, card)
        if after is None:
            return False
        if self.skarney:
            now = not self.contract_now or self.rules.extend_on_contract_turn
            room = self.added.get(number, 0) < self.rules.layoff_cap_per_meld
            return self.turn in self.contracted and now and room
        hand = frozenset(self.hand - {card})
        return self._ends(hand, after, self.barred, self._owed_after_adding(card))

    def _extend(self, move: Move) -> None:
        card, number = move.card, move.target or 0
        assert card is not None
        after = self._extended(self.table, number - 1, card)
        assert after is not None
        self.owed = self._owed_after_adding(card)
        self._down((card,))
        self.table = after
        self.added[number] = self.added.get(number, 0) + 1
        self._maybe_out()

    def _may_contract(self, move: Move) -> bool:
        melds = move.melds or ()
        cards = [card for meld in melds for card in meld]
        return (
            self.skarney
            and self.phase == "MELD"
            and self.turn not in self.contracted
            and sorted(map(len, melds)) == sorted(self.rules.contract)
            and len(set(cards)) == len(cards)
            and self.hand.issuperset(cards)
            and all(map(self._meld, melds))
        )

    def _contract(self, move: Move) -> None:
        for meld in move.melds or ():
            self._down(meld)
            self.table = (*self.table, (self.turn, frozenset(meld)))
        self.contracted.add(self.turn)
        self.contract_now = True
        self._maybe_out()

    # Ends of turns

    def _may_discard(self, move: Move) -> bool:
        return (
            self.phase == "MELD"
            and not self.skarney
            and self.owed is None
            and move.card in self.hand
            and move.card != self.barred
            and (len(self.hand) > 1 or self.rules.final_discard != "none")
        )

    def _discard(self, move: Move) -> None:
        assert move.card is not None
        self.hand.remove(move.card)
        self.pile.append(move.card)
        self._maybe_out()
        self._next(3 - self.turn)
        if not self.ending and len(self.stock) <= self.rules.stock_end:
            self._exhaust()

    def _may_end_meld(self, _: Move) -> bool:
        return self.skarney and self.phase == "MELD"

    def _end_meld(self, _: Move) -> None:
        self.phase = "OFFER"
        if len(self.stock) <= self.rules.stock_end:
            self._exhaust()

    def _may_offer(self, move: Move) -> bool:
        banned = self.rules.reoffer_ban and move.card == self.accepted
        return (
            self.phase == "OFFER" and len(self.hand) > 1 and move.card in self.hand and not banned
        )

    def _offer(self, move: Move) -> None:
        self.offered, self.phase, self.turn = move.card, "RESPOND", 3 - self.turn

    def _may_last_card(self, _: Move) -> bool:
        return self.phase == "OFFER" and len(self.hand) == 1

    def _last_card(self, _: Move) -> None:
        self._next(3 - self.turn)

    # Answers

    def _may_accept(self, _: Move) -> bool:
        return self.phase == "RESPOND"

    _may_reject = _may_accept

    def _accept(self, _: Move) -> None:
        if not self.skarney:
            self._count_challenge()
            return
        card = self.offered
        assert card is not None
        self.hands[3 - self.turn].remove(card)
        self.hand.add(card)
        self._next(self.turn)
        self.accepted = card
        if card.text[0] == "A" and self.rules.ace_offer_skips_draw:
            self.phase = "MELD"

    def _reject(self, _: Move) -> None:
        if self.skarney:
            self._next(self.turn)
        else:
            self.turn = 3 - self.turn
            self.phase = "MELD" if self.drawn else "DRAW"

    def _may_challenge(self, _: Move) -> bool:
        when = {"DRAW"} if self.rules.challenge_timing == "own_draw_phase" else {"DRAW", "MELD"}
        return (
            not self.skarney
            and not self.mahjong
            and self.rules.challenge
            and self.phase in when
            and self.challenges < self.rules.challenge_per_turn
        )

    def _challenge(self, _: Move) -> None:
        self.challenges += 1
        self.phase, self.turn = "RESPOND", 3 - self.turn

    # What the phases share

    def _meld(self, cards: tuple[Card, ...] | frozenset[Card]) -> bool:
        return len(set(cards)) == len(cards) and bool(
            plain_reckoning.as_meld([*cards], self.rules.melds)
        )

    def _extended(self, table: Lying, at: int, card: Card | None) -> Lying | None:
        owner, cards = table[at]
        mine = owner == self.turn or self.rules.table_melds == "shared"
        if card is None or not mine or not self._meld(cards | {card}):
            return None
        return (*table[:at], (owner, cards | {card}), *table[at + 1 :])

    def _owed_after_adding(self, card: Card | None) -> Card | None:
        if card == self.owed and self.rules.deep_card_use == "meld_or_layoff":
            return None
        return self.owed

    def _ends(
        self, hand: frozenset[Card], table: Lying, barred: Card | None, owed: Card | None
    ) -> bool:
        """Whether the turn can be ended from here, by trying everything."""
        seen: set[tuple[frozenset[Card], Lying, Card | None]] = set()

        def ends(hand: frozenset[Card], table: Lying, owed: Card | None) -> bool:
            if (hand, table, owed) in seen:
                return False
            seen.add((hand, table, owed))
            if owed is None:
                free = [card for card in hand if card != barred]
                if free and (len(hand) > 1 or self.rules.final_discard != "none"):
                    return True
                if not hand and self.rules.final_discard != "required":
                    return True
            elif owed not in hand:
                return False
            return any(ends(*after) for after in self._downs(hand, table, owed))

        return ends(hand, table, owed)

    def _downs(
        self, hand: frozenset[Card], table: Lying, owed: Card | None
    ) -> Iterator[tuple[frozenset[Card], Lying, Card | None]]:
        for meld in melds_among(hand, self.rules.melds):
            left = None if owed in meld else owed
            yield hand.difference(meld), (*table, (self.turn, frozenset(meld))), left
        for at in range(len(table)):
            for card in hand:
                after = self._extended(table, at, card)
                if after is not None:
                    pays = card == owed and self.rules.deep_card_use == "meld_or_layoff"
                    yield hand - {card}, after, None if pays else owed

    def _down(self, cards: tuple[Card, ...]) -> None:
        self.hand.difference_update(cards)
        self.put[self.turn].update(cards)
        if self.owed in cards and len(cards) > 1:
            self.owed = None

    def _next(self, seat: int) -> None:
        self.turn, self.phase, self.drawn = seat, "DRAW", False
        self.taken, self.owed, self.offered, self.accepted = (), None, None, None
        self.challenges, self.contract_now, self.added = 0, False, {}
        self.idle += 1
        if not self.ending and self.idle >= self.rules.stall_guard:
            if self.skarney:
                self.ending = ("draw", None, (0, 0))
            else:
                self._exhaust()

    # Scores

    def _count(self, cards: set[Card]) -> int:
        return plain_reckoning.count(sorted(cards), self.rules.melds)

    def _maybe_out(self) -> None:
        if self.hand:
            return
        out, loser = self.turn, 3 - self.turn
        if self.mahjong:
            self.ending = ("out", out, self._balance(out))
            return
        points = self._count(self.hands[loser]) + self.rules.gin_bonus
        if self.skarney and loser not in self.contracted:
            bonus = self.rules.gin_bonus_no_contract
            points += 0 if bonus is None else bonus - self.rules.gin_bonus
        self._won("out", out, points)

    def _balance(self, out: int | None) -> tuple[int, int]:
        first, second = (
            self._count(self.put[seat])
            - self._count(self.hands[seat])
            + (self.rules.gin_bonus if seat == out else 0)
            for seat in (1, 2)
        )
        return first, second

    def _exhaust(self) -> None:
        way = self.rules.exhaust_score
        if way == "void":
            self.ending = ("draw", None, (0, 0))
        elif way == "table_minus_hand":
            first, second = self._balance(None)
            winner = None if first == second else 1 if first > second else 2
            self.ending = ("exhausted", winner, (first, second))
        else:
            first, second = (self._held(seat) for seat in (1, 2))
            lower = None if first == second else 1 if first < second else 2
            self._won("exhausted", lower, abs(first - second))

    def _held(self, seat: int) -> int:
        if self.rules.exhaust_count == "all_in_hand":
            return self._count(self.hands[seat])
        return deadwood(self.hands[seat], self.rules.melds)

    def _count_challenge(self) -> None:
        first, second = (self._count(self.hands[seat]) for seat in (1, 2))
        if first == second:
            tie = self.rules.challenge_tie == "challenged_wins"
            self._won("challenge", self.turn if tie else None, first)
        else:
            self._won("challenge", 1 if first < second else 2, max(first, second))

    def _won(self, word: str, winner: int | None, points: int) -> None:
        first, second = (points if seat == winner else 0 for seat in (1, 2))
        self.ending = (word, winner, (first, second))
