"""Sheets for real cards."""
