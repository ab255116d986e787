"""Fewest, a family of variants that is made up: who holds the least after some turns has won."""
