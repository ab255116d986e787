"""Players of the knock family, and what they reckon with."""
