"""Deals of any variant played through by chance, and what must hold in each of their states."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import DECK, Card
from engine.families import start_deal
from engine.knock import KnockState, claimable
from engine.knock.view import KnockView
from engine.machine import State
from engine.moves import ENDINGS, Move, MoveKind
from engine.players import PLAYERS
from engine.record import DealRecord, Record, read_record, replay, write_record
from engine.rules import Rules
from engine.seats import SEATS
from engine.table.state import TableState

VIEWERS = (*SEATS, None)
_MOST_MOVES = 5000


@dataclass(frozen=True)
class Played:
    """A deal that was played to its end: all that it takes to play it again, and all its states."""

    deal: DealRecord
    states: tuple[State, ...]

    @property
    def rules(self) -> Rules:
        return self.states[0].rules

    def start(self) -> State:
        """The deal dealt once more."""
        assert self.deal.deck is not None
        return start_deal(
            self.rules, self.deal.deck, self.deal.dealer, knock_card=self.deal.knock_card
        )


def played(rules: Rules, seed: int, *, sense: float) -> Played:
    """Play a deal; with a chance of `sense` a move is the simple player's, else any legal one."""
    rng = random.Random(seed)
    deck, dealer, card = tuple(rng.sample(DECK, len(DECK))), rng.choice(SEATS), rng.choice(DECK)
    card = card if rules.knock_card_source == "second_deck" else None
    states = [start_deal(rules, deck, dealer, knock_card=card)]
    moves: list[tuple[None, Move]] = []
    while (state := states[-1]).turn is not None:
        assert len(moves) < _MOST_MOVES, "this deal doesn't end"
        view = state.view(state.turn)
        claims = claimable(view) if isinstance(view, KnockView) else ()
        if rng.random() < sense:
            move = PLAYERS["simple"].choose(view, rng)
        else:
            move = rng.choice(claims if claims and rng.random() < 0.1 else view.legal)
        moves.append((None, move))
        states.append(state.play(move))
    return Played(DealRecord(1, dealer, deck, knock_card=card, moves=tuple(moves)), tuple(states))


def every_card(state: State) -> list[Card]:
    """The cards of a deal, wherever they are, in order."""
    if isinstance(state, KnockState):
        discard = state.result.discard if state.result else state.parts()["discard"]
        away = [*state.pile, *([] if discard is None else [discard])]
        return sorted([*state.hands[0], *state.hands[1], *state.stock, *away])
    assert isinstance(state, TableState)
    away = [*getattr(state, "pile", ()), *(card for meld in state.table for card in meld.cards)]
    return sorted([*state.hands[0], *state.hands[1], *state.stock, *away])


def hands_of(state: State) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Both hands, seat 1 first."""
    assert isinstance(state, KnockState | TableState)
    return state.hands


def written(played: Played, plies: int) -> State:
    """The state after so many moves, by way of the text of its record."""
    deal = played.deal
    moves = deal.moves[:plies]
    part = DealRecord(1, deal.dealer, deal.deck, knock_card=deal.knock_card, moves=moves)
    record = Record(played.rules, ("North", "South"), (part,))
    return replay(read_record(write_record(record))).states[0]


def readable_moves(state: State, rng: random.Random) -> Iterator[Move]:
    """Moves of every kind but those that give up, most of which the rules forbid anywhere."""
    table = state.table if isinstance(state, TableState) else ()
    for kind in MoveKind:
        if kind in {"lay", "contract"}:
            for _ in range(3):
                sizes = [rng.choice((2, 3, 3, 3, 4, 5)) for _ in range(1 if kind == "lay" else 3)]
                cards = rng.sample(DECK[:24], sum(sizes))
                ends = [sum(sizes[:at]) for at in range(len(sizes) + 1)]
                yield Move(
                    kind, melds=tuple(tuple(cards[a:b]) for a, b in itertools.pairwise(ends))
                )
        elif kind in {"extend", "layoff"}:
            numbers = range(1, max(3, len(table)) + 2)
            yield from (Move(kind, card, target=at) for at in numbers for card in DECK)
        elif kind in {"discard", "offer", "knock", "gin", "claim_knock"}:
            yield from (Move(kind, card) for card in DECK)
        elif kind not in ENDINGS:
            yield Move(kind)
    yield from (Move("take", count=count) for count in range(2, 12))
