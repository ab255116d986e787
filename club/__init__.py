"""What happens between Discord and the game: tables, challenges, moves, standings."""
