# A game in which nobody has moved for long: its players are asked. $when, $left and $date are moments, as Discord writes them.
quiet-move-head = **Still playing?**
quiet-pause-head = **Still pausing?**
quiet-seat-head = **A seat is still empty.**
quiet-own-since = The last move here was { $when }. It’s your turn, and { $name } { $waiting ->
    [one] is waiting
   *[other] are waiting
}.
quiet-own-then = A move or **Still playing** is enough. Otherwise, { $left } ({ $date }), { $name } { $waiting ->
    [one] decides
   *[other] decide
} how the game goes on or ends.
quiet-move-since = The last move here was { $when }. It’s { $name }’s turn.
quiet-waiting-then = You needn’t do anything. If no move comes, you can decide { $left } ({ $date }) how the game goes on or ends.
quiet-post-then = If no move comes, those who are waiting can decide { $left } ({ $date }) how the game goes on or ends.
quiet-pause-since = The pause began { $when }.
quiet-pause-then = Any player may go on, or stay paused. If nobody does, the game will be called off eventually; you’ll be told a week ahead.
quiet-seat-since = { $name } has left, and it isn’t decided who plays on. The last move or vote was { $when }.
quiet-seat-then = The question about the seat is in the channel. If nobody decides, the game will be called off eventually; you’ll be told a week ahead.
quiet-off = If you would all rather stop: **Call it off** ends the game once everybody agrees, and it counts for nothing.
press-quiet-still = Still playing
press-quiet-pause = Stay paused
press-quiet-off = Call it off
quiet-played-on = { $member } is still playing. The wait starts over.
quiet-pause-kept = { $member } would rather stay paused.
quiet-off-asked = { $member } would like to call this game off, so that it counts for nothing. { $others } Do you agree?
quiet-off-there = You’d like to call the game off: the question is in the channel. The game ends once the others agree.
quiet-off-not-told = You’d like to call the game off, but I couldn’t post the question in the channel. Tell the others yourself: whoever agrees presses **Call it off** too.
quiet-off-done = The game is called off. It counts for nothing.
quiet-out-head = **No move has come from { $name }.**
refusal-nothing-asked = That question is closed: the game has moved on, or is over.

# Before a game is called off, and once it is.
quiet-last-head = **This game will be called off.**
quiet-last-ends = If nothing happens before then, it ends { $left } ({ $date }) and counts for nothing.
quiet-ends = If nothing happens, this game will be called off { $when }.
called-off = The players called this game off. It counts for nothing.
outcome-called-off = Called off
outcome-abandoned = Called off: nobody moved

# A score sheet for real cards on which nobody has entered anything for long.
sheet-rests = { $member }, are you still using this sheet? If nothing is entered for another { $days } days, I’ll close it as it stands; what was entered stays.
press-paper-stays = Keep it open

# What a server sets.
setting-quiet-days = Quiet games
setting-quiet-days-about = When I ask the players of a game without a clock whether they’re still playing.
setting-quiet-days-number = { $number ->
    [one] after { $number } day without a move
   *[other] after { $number } days without a move
}
