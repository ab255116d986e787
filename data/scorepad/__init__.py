"""What was entered on sheets for real cards."""
