# How long a turn may take, and how its time stands.
clock-hours = Time for a turn: { $hours ->
    [one] an hour
   *[other] { $hours } hours
}. The time stands still while a player is away.
clock-days = Time for a turn: { $days } days. The time stands still while a player is away.
clock-live = Time for a turn: { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
clock-words-none = none
clock-words-hours = { $hours ->
    [one] an hour
    [24] a day
   *[other] { $hours } hours
} for a turn
clock-words-days = { $days ->
    [7] a week
   *[other] { $days } days
} for a turn
clock-words-live = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} for a turn
clock-words-usual = the server’s ({ $usual })
clock-until = The time of { $name } ends { $when }.
hand-until = Your time ends { $when }.
hand-time-out = Your time is over. A move still counts until the others have decided.
clock-paused = The players have agreed to a pause.
clock-is-out = The time of { $name } is over.

# What is sent to the member whose turn it is.
remind-head = **It is your turn.**
remind-since = { $name } { $waiting ->
    [one] is waiting
   *[other] are waiting
}. Your turn began { $when }.
remind-until = Your time ends { $left }, on { $when }.
remind-again = You will be reminded on { $when }.
warn-head = **Your time is nearly over.**
warn-until = { $name } { $waiting ->
    [one] is waiting
   *[other] are waiting
}. Your time ends { $left }, on { $when }.
warn-then = After that the game may be claimed. A move is all it takes.
warn-then-seat = After that the others may give your seat away. A move is all it takes.
press-play = Play
menu-not-now = Not now …
choice-put-off-hour = Remind me in an hour
choice-put-off-tonight = Remind me tonight
choice-put-off-tomorrow = Remind me tomorrow

# What is asked of those who wait, once the time is over.
out-head = **The time of { $name } is over.**
out-how = { $members } What next? A move still counts until you have decided.
press-late-wait = Wait
press-late-claim = Claim the game
press-late-computer = Let the computer play on
press-late-seat = Give the seat away
late-wait = You wait. { $name } has the whole time again.
late-claim = Claimed: { $name } ran out of time.
late-seat = { $name } ran out of time. The others decide who takes the seat.
late-computer = The computer plays on for { $name }. This game counts for nobody.

# Pauses and absences.
away-title = ### Away
away-about = While you’re away your turns wait for you, and your time doesn’t run.
away-not = You’re not away at the moment.
away-menu = Away until…
press-away-type = Another day…
away-form-title = Away until
away-form-label = A number of days, or a date
away-form-about = Such as 3, or 2026-12-24; 60 days at most
choice-away-tomorrow = Tomorrow
choice-away-three-days = In three days
choice-away-week = In a week
choice-away-two-weeks = In two weeks
choice-away-days = { $days ->
    [one] In 1 day
   *[other] In { $days } days
}
choice-away-day = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}, { $date }
choice-away-back = I’m back
command-clock = How long a turn may take
pause-asked = { $member } asks for a pause. { $others } Do you agree?
pause-agreed = { $member } agrees to the pause. { $others } Do you agree?
pause-asked-there = You have asked for a pause: the question stands in the channel. The game pauses once the others agree.
pause-not-asked = You have asked for a pause, but the question couldn’t be put in the channel. Say it there yourself: whoever agrees presses **Pause…** too.
pause-on = The game is paused: no time runs, and nobody is reminded. Any player may go on.
pause-over = { $member } has ended the pause. The time runs again.
pause-no = There will be no pause.
press-pause-ask = Pause…
press-pause-goon = Go on
press-pause-agree = Agree
press-pause-no = No
press-pause-resume = Go on
away-until = You are away until { $when }. Your turns wait for you, and the time of each begins anew when you are back.
away-back = Welcome back. The time of your turns begins now.
choice-clock-none = No limit
choice-clock-relaxed-24 = Relaxed: a day for a turn
choice-clock-relaxed-72 = Relaxed: three days for a turn
choice-clock-relaxed-168 = Relaxed: a week for a turn
choice-clock-live-2 = Live: two minutes for a turn
choice-clock-live-5 = Live: five minutes for a turn
choice-clock-live-10 = Live: ten minutes for a turn
refusal-time-not-over = The time isn’t over, or not any more.
refusal-own-time = It’s your own side’s time that is over. Those who play against you decide, and until they do, the move can still be made.
refusal-not-paused = There is no pause to end.
refusal-bad-moment = That has to be a number of days, at most { $most }, or a date such as 2026-12-24.
