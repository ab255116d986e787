"""Score sheets for gin with real cards."""
