# Die Threads, in denen gespielt wird. Ihre Namen sind schlichter Text von höchstens 100 Zeichen.

room-two = { $one } und { $other } · { $rules }
room-several = { $names } · { $rules }
