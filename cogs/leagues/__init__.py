"""Leagues and ladders, as members see them."""
