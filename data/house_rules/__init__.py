"""Rules that are being chosen, and rules that were saved."""
