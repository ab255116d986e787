"""How two members come to a game: offers, rematches, the queue."""
