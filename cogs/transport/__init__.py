"""What is asked of Discord, and what it means when Discord says no."""
