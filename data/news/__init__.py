"""The weekly page of a server: which is due, and what goes on it."""
