"""Settled contests, looked at again."""
