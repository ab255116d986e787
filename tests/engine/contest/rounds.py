"""Contests with more than two players, played round by round, and their records."""

import random
from dataclasses import replace

from engine import fair
from engine.contest import Contest, Pairing
from engine.families import start_deal
from engine.machine import State
from engine.moves import Move
from engine.players import PLAYERS
from engine.record import DealRecord, Place, Record
from engine.rules import read_rules
from engine.seats import Seat

NAMES = ("North", "South", "East", "Old West", 'Say "hi"', "back\\slash")

HALF = 0.5

TEAMS = "standard seating=partnership team_size=2"


class Table:
    """Deals of one contest as they are played, any of a round's next."""

    def __init__(self, text: str, players: int, seed: int) -> None:
        self.rng = random.Random(seed)
        rules = read_rules(text)
        order = self.rng.sample(range(1, players + 1), players)
        sides = None
        if rules.seating == "partnership":
            sides = order[: players // 2], order[players // 2 :]
        elif rules.seating == "captain":
            sides = order[:1], sorted(order[1:])
        self.contest = Contest.start(rules, self.rng.choice((1, 2)), players, sides)
        self.record = Record(rules, NAMES[:players], ())
        self.deals: dict[int, DealRecord] = {}
        self.states: dict[int, State] = {}
        self.knock_cards: dict[int, bytes] = {}
        self.keep = HALF  # how often losers who may keep their opponents do

    def play(self, pairing: Pairing, most: int = 1000, end: Move | None = None) -> None:
        """Play a deal to its end, or for so many moves and perhaps an ending."""
        rules, number = self.contest.rules, pairing.deal
        seed = self.rng.randbytes(32)
        of_round = self.knock_cards.setdefault(pairing.round, seed)
        deck, knock_card = fair.shuffled(seed), fair.knock_card(of_round)
        state = start_deal(rules, deck, pairing.dealer, number=number, knock_card=knock_card)
        moves: list[tuple[Seat | None, Move]] = []
        while state.turn is not None and len(moves) < most:
            move = PLAYERS["simple"].choose(state.view(state.turn), self.rng)
            moves.append((None, move))
            state = state.play(move)
        if end is not None and state.turn is not None:
            by = self.rng.choice((1, 2))
            moves.append((by, end))
            state = state.play(end, by)
        result = state.result
        self.states[number] = state
        self.deals[number] = DealRecord(
            number=number,
            dealer=pairing.dealer,
            deck=deck,
            knock_card=knock_card if rules.knock_card_source == "second_deck" else None,
            moves=tuple(moves),
            result=result and (result.winner, result.result, result.points),
            place=Place(pairing.round, pairing.table, pairing.players),
        )
        if result is not None:
            self.contest = self.contest.add(result)
            kept = self.contest.keeping_opponents()
            if kept is not None and self.rng.random() < self.keep:
                self.contest = kept

    def written(self) -> Record:
        """The record: every deal there is, in the order of their numbers."""
        deals = tuple(deal for _, deal in sorted(self.deals.items()))
        return replace(self.record, deals=deals)


def contest_played(text: str, players: int, seed: int, rounds: int) -> Table:
    """A contest after so many rounds, if it lasts, with tables left in the middle of a deal."""
    table = Table(text, players, seed)
    while table.contest.pairings and table.contest.pairings[0].round <= rounds:
        table.play(table.rng.choice(table.contest.pairings))
    for pairing in table.contest.pairings:
        table.play(pairing, most=table.rng.randint(0, 4))
        table.states[pairing.deal].view(None)
    return table


def two_rounds() -> Record:
    """Two rounds at two tables: players 1 and 2 against 3 and 4."""
    table = Table(TEAMS, 4, 5)
    table.contest = Contest.start(table.contest.rules, 2, 4)
    for _ in range(4):
        table.play(table.contest.pairings[0])
    return table.written()
