"""Cups: members compete until one entrant has won."""
