"""What takes how long: `python -m benchmarks`, as ratios taken in one run."""
