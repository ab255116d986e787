"""Drawings: a scene becomes a layout, and nothing else."""
