"""Friends, settings, data."""
