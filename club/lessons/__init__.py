"""The first deal, and the problem of the day."""
