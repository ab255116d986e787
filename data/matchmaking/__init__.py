"""How members find a game: offers, the queue, limits of open games."""
