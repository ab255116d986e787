"""Leagues and ladders as they are stored."""
