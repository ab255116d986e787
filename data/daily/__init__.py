"""The daily match: its seeds, what members have played of it, and its boards."""
