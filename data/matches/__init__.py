"""Matches between two servers as they are stored."""
