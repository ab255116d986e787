"""Settled contests: history, replays, reviews."""
