## The public table

table-dealer = { $name } deals
table-turn = **{ $name } to play.**
table-closed = This game is over.
table-hands = Your hand comes as a direct message; **My hand** shows it here, to you alone.

## A challenge

challenge-asks = ### { $host } challenges { $guest } to gin rummy
challenge-open = ### { $host } offers a game of gin rummy
    Anyone may sit down.
challenge-expires = The offer ends { $when }.
challenge-taken = ### { $guest } took the seat that { $host } offered
challenge-playing = The game is on.
challenge-finished = The game has been played.
challenge-declined = { $guest } would rather not.
challenge-withdrawn = { $host } took the challenge back.
challenge-expired = Nobody answered in time.
press-accept = Accept
press-decline = Decline
press-withdraw = Withdraw
press-sit = Sit down
