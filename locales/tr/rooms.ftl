# The threads in which games are played. Their names are plain text of at most 100 characters.

room-two = { $rules } · { $one } – { $other }
room-several = { $names } · { $rules }
