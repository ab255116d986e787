"""Entries on sheets for real cards."""
