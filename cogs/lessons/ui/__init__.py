"""Lessons, problems, help and rules."""
