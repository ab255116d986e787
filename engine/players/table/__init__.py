"""Players of the variants with melds on the table, and what they compute with."""
