"""Contests: the sheet that adds up deals, and its settlement (rules, C).

A contest takes the results of deals; it has no cards.
"""

from engine.contest.columns import target_of
from engine.contest.contest import Contest
from engine.contest.ledger import Ledger, LedgerTurn, Mark, Page, ledger
from engine.contest.multi_match import credit, game_scores
from engine.contest.pairwise import balances, captain_payments
from engine.contest.plain_contest import ContestNames, show_contest
from engine.contest.plain_sheet import read_settlement
from engine.contest.seating import Pairing, Sides
from engine.contest.series import games_won
from engine.contest.settling import settle
from engine.contest.sheet import (
    Column,
    Game,
    Lines,
    Payment,
    Player,
    Settlement,
    SettlementLine,
    Side,
)
from engine.contest.starting import read_seating
from engine.contest.teams import Round, TableScore, team_round
from engine.contest.typed_sheet.typed_contest import ScoreSheet, read_scores
from engine.contest.typed_sheet.typed_deal import TypedDeal
from engine.contest.typed_sheet.typed_forms import ScoreError

__all__ = [
    "Column",
    "Contest",
    "ContestNames",
    "Game",
    "Ledger",
    "LedgerTurn",
    "Lines",
    "Mark",
    "Page",
    "Pairing",
    "Payment",
    "Player",
    "Round",
    "ScoreError",
    "ScoreSheet",
    "Settlement",
    "SettlementLine",
    "Side",
    "Sides",
    "TableScore",
    "TypedDeal",
    "balances",
    "captain_payments",
    "credit",
    "game_scores",
    "games_won",
    "ledger",
    "read_scores",
    "read_seating",
    "read_settlement",
    "settle",
    "show_contest",
    "target_of",
    "team_round",
]
