"""What results come to: standings, ratings and the figures behind profiles."""
