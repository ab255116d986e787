"""Cups, as members see them."""
