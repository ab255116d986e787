"""Measures of the computer's players against each other."""
