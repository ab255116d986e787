"""Lobbies, seats that were left, advice."""
