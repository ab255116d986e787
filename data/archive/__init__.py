"""What is over: history, uploaded records, reviews."""
