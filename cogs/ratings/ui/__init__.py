"""Boards and profiles."""
