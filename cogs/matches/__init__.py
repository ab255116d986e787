"""Matches between two servers in Discord."""
