"""Drawings of the daily match."""
