"""Documents in docs/ that are written from what the program declares."""
