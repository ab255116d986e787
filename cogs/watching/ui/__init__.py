"""Lists of games, and a table as those see it who watch."""
