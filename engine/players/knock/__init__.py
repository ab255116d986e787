"""Players of the knock family, and what they compute with."""
