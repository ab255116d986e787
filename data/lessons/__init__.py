"""Answers to the problems of the day."""
