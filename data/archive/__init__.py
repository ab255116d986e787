"""What is over: history, records to look at, reviews."""
