"""Drawings of matches between servers."""
