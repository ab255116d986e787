"""Settled contests: history, replays, records, reviews."""
