"""How members find a game: offers, the queue, what is open."""
