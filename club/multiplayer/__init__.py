"""Contests of more than two: lobbies, seats that are left, a partner's advice."""
