"""Rules being chosen, and saved rules."""
