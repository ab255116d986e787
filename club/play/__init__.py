"""What is played at a running table."""
