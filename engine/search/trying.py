"""One decision: every move worth a thought, tried on the same imagined deals."""

import random
from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np

from engine.cards import DECK, Card
from engine.knock import KnockView, Phase
from engine.moves import Move
from engine.players.reading import Hints, Reading, read
from engine.players.sparring import discards, drawing, refusal
from engine.search.counting import PLACES, Floats, Masks, count, least, loose, masks_of, twice
from engine.search.imagining import imagined
from engine.search.playing_out import FREE, PILE, STOCK, Deals, Game, gains, game, played_out


@dataclass(frozen=True, slots=True)
class Habits:
    """What makes an expert.

    Attributes:
        deals: How many deals are imagined for each move.
        moves: How many discards are tried.
        chose: How many cards more than it holds the other hand was chosen from, for each turn.
        waits: How often the other side is taken to hold out, rather than go out as soon as it can.
        low: The deadwood with which whoever holds out goes out.
        hints: What the other side's moves tell.
    """

    deals: int = 160
    moves: int = 5
    chose: float = 0.7
    waits: float = 0.4
    low: int = 2
    hints: Hints = field(default_factory=Hints)


class Thought:
    """One decision: what is known, and the deals imagined for it."""

    def __init__(self, view: KnockView, habits: Habits, rng: random.Random, deals: int) -> None:
        self.view, self.habits, self.number = view, habits, deals
        reading = read(view, habits.hints)
        self.game = _game(view, reading)
        dice = np.random.default_rng(rng.getrandbits(64))
        turns = sum(move.kind in {"discard", "claim_knock"} for move in view.moves) / 2
        more = round(turns * habits.chose)
        self.worlds = imagined(self.game, reading, dice, deals, more)
        waiting = dice.random(deals) < habits.waits
        limit = view.knock_limit
        self.theirs_out = np.where(waiting, min(habits.low, limit), limit)

    def draws(self) -> dict[Move, Floats]:
        """Return what taking the top of the pile brings in each deal, and what leaving it."""
        view = self.view
        hand, top = _masks(view.hand), view.pile[-1]
        moves = drawing(view)[0], refusal(view)
        return dict(
            zip(moves, self._played(0, [(hand, top, PILE), (hand, top, STOCK)]), strict=True)
        )

    def acts(self) -> dict[Move, Floats]:
        """Return what discards and ways out bring in each deal."""
        view = self.view
        moves = self._likely()
        ways = [
            (_masks(card for card in view.hand if card != move.card), move.card, FREE)
            for move in moves
            if move.card is not None
        ]
        tried = dict(zip(moves, self._played(1, ways), strict=True)) if ways else {}
        outs = [move for move in view.legal if move.kind == "knock"]
        if outs:
            out = min(outs, key=lambda move: (self._left(move.card), move.card))
            cards = self._cards()
            kept = _masks(card for card in cards if card != out.card)
            shown = np.broadcast_to(kept, (4, self.number))
            tried[out] = gains(view.rules, self.game.known, shown, self.worlds.theirs)
        if not tried:
            tried[view.legal[0]] = np.zeros(self.number, dtype=np.float32)
        return tried

    def _cards(self) -> tuple[Card, ...]:
        view = self.view
        return (*view.hand, *(view.pile[-1:] if view.phase == Phase.WALL else ()))

    def _left(self, card: Card | None) -> int:
        return int(
            least(self.game.known, _masks(held for held in self._cards() if held != card))[0]
        )

    def _likely(self) -> list[Move]:
        """Return the discards worth a thought."""
        moves = discards(self.view)
        if not moves:
            return []
        known, hand = self.game.known, self.view.hand
        rests = np.concatenate(
            [_masks(held for held in hand if held != move.card) for move in moves], axis=1
        )
        left = loose(known, rests)
        promise = count(known, left) - 0.7 * self._ways(rests)
        order = np.argsort(promise, kind="stable")
        return [
            moves[at] for at in order[: self.habits.moves] if promise[at] <= promise[order[0]] + 12
        ]

    def _ways(self, hands: Masks) -> Floats:
        """Return how many live cards would meld with each hand."""
        known = self.game.known
        outs = known.outs[hands]
        if known.sets:
            outs = outs | twice(hands) & ~hands
        view = self.view
        gone = {*view.hand, *view.pile, *(move.card for move in view.moves), view.upcard}
        live = _masks(card for card in DECK if card not in gone)
        return np.bitwise_count(outs & live).sum(axis=0).astype(np.float32)

    def _played(self, side: int, ways: list[tuple[Masks, Card, int]]) -> list[Floats]:
        """Return what each way brings in each deal, by the better of our plans.

        Args:
            side: Whose turn it is then: 0 for ours.
            ways: Our hand, the top of the pile and where the next card comes from.
        """
        limit, known, number = self.view.knock_limit, self.game.known, self.number
        plans = sorted({limit, min(self.habits.low, limit)})
        times = len(ways) * len(plans)
        mine = np.concatenate(
            [np.repeat(hand, number * len(plans), axis=1) for hand, _, _ in ways], axis=1
        )
        theirs = np.tile(self.worlds.theirs, times)
        each = number * len(plans)
        deals = Deals(
            [mine, theirs],
            [least(known, mine), least(known, theirs)],
            [np.tile(np.repeat(plans, number), len(ways)), np.tile(self.theirs_out, times)],
            np.repeat([PLACES[top] for _, top, _ in ways], each),
            np.tile(self.worlds.stock, (times, 1)),
            np.zeros(number * times, dtype=np.int64),
            np.arange(number * times),
            np.repeat([source for _, _, source in ways], each),
        )
        points = played_out(self.game, deals, side).reshape(len(ways), len(plans), number)
        best = points.mean(axis=2).argmax(axis=1)
        return [points[way, plan] for way, plan in enumerate(best)]


def _game(view: KnockView, reading: Reading) -> Game:
    live = np.zeros(52, dtype=np.bool_)
    for card in (*reading.weights, *reading.known):
        live[PLACES[card]] = True
    return game(view.rules, live)


def _masks(cards: Iterable[Card]) -> Masks:
    """Return one hand."""
    return masks_of(PLACES[np.array([int(card) for card in cards], dtype=np.int64)])[:, None]


def error(differences: Floats) -> float:
    """Return the standard error of the mean of some differences."""
    return float(differences.std()) / max(1, differences.size - 1) ** 0.5
