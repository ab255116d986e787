"""A table as it is stored and folded, and the scene that one viewer may see of it."""
