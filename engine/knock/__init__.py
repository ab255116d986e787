"""The knock family: standard gin, Oklahoma and every other variant with a knock (rules, B.1)."""

from engine.knock.view import KnockView, Phase, SeenMove

__all__ = ["KnockView", "Phase", "SeenMove"]
