"""Challenges and the queue."""
