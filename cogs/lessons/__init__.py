"""Learning the game: lessons, problems, help, rules."""
