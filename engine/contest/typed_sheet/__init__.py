"""Score sheets that were typed in by hand (docs/scores.md)."""
