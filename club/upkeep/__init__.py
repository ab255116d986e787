"""The check of a whole database, as far as it takes the game's rules."""
