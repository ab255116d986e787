"""Leagues and ladders: members play season after season, or for places in an order."""
