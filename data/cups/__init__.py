"""Cups: what has happened in each, and the matches that are being played."""
