"""The daily match."""
