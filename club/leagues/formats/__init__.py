"""How leagues and ladders are played: pure functions over events (docs/leagues.md)."""
