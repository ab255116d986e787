"""How cups are played: pure functions from events to matches and winners (docs/cups.md)."""
