"""Benchmarks: `python -m benchmarks` prints times as ratios taken in one run."""
