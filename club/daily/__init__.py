"""The daily match: the same cards for everybody, against a computer that answers alike."""
