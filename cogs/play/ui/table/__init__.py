"""The table as everybody may see it."""
