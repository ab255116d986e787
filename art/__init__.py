"""Pictures, from card emojis to score sheets: state in, image bytes out."""
