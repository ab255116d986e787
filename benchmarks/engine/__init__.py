"""Measures of the engine and of what is drawn of it."""
