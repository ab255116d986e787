# Die Threads, in denen gespielt wird. Ihre Namen sind schlichter Text von höchstens 100 Zeichen.

room-two = { $rules } · { $one } und { $other }
room-several = { $names } · { $rules }
