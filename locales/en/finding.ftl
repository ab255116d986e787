# Finding a game: what goes on in a server, friends, the queue, following, reminders.

refusal-not-taking = { $name } isn’t taking challenges at the moment. `/gin tables` shows where you can sit down, and `/gin queue` finds you somebody.
refusal-seat-not-free = That seat isn’t free at the moment. `/gin tables` shows others.
refusal-you-blocked = You’ve blocked { $name }. `/gin unblock` takes that back.
refusal-not-oneself = That’s you! Choose somebody else.
refusal-plays-there = You’re playing in it yourself: you’ll see how it ends.
refusal-not-queued = You’re not waiting in the queue any more.
refusal-nobody-to-nudge = There’s nobody to remind there at the moment.
refusal-nudged-lately = { $name } has been reminded already. You can do it again <t:{ $when }:R>.
refusal-not-disturbed = { $name } isn’t to be disturbed now. You can remind them from <t:{ $when }:f> on.
