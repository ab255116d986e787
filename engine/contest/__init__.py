"""Contests: the sheet that adds up results of deals, and its settlement (rules, C)."""

from engine.contest.columns import target_of
from engine.contest.contest import Contest
from engine.contest.hollywood import closed_totals, columns_at_hand
from engine.contest.ledger import Ledger, LedgerTurn, Mark, Page, ledger
from engine.contest.multi_match import credit, game_scores
from engine.contest.pairwise import EACH_A_SIDE, FOR_ONESELF, balances, captain_payments
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
    "EACH_A_SIDE",
    "FOR_ONESELF",
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
    "closed_totals",
    "columns_at_hand",
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
