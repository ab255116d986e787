"""Contests of more than two."""
