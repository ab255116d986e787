"""Standings, ratings and what they are counted from."""
