"""Matches between two servers, board by board."""
