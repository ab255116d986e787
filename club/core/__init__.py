"""What the whole club goes by: clock, people, languages, settings, limits, errors."""
