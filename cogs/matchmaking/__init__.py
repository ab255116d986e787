"""How a game of two begins."""
