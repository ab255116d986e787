"""The weekly page."""
