"""Playing at a table."""
