"""Standings and profiles."""
