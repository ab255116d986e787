"""Documents in docs/ that are generated from the program."""
