## The public table

table-dealer = { $name } deals
table-turn = **{ $name } to play.**
table-closed = This game is over.

## A challenge

challenge-asks = ### { $host } challenges { $guest } to gin rummy
challenge-open = ### { $host } offers a game of gin rummy
    Anyone may sit down.
challenge-expires = The offer ends { $when }.
challenge-playing = { $guest } sat down: the game is on.
challenge-finished = { $guest } sat down: the game has been played.
challenge-declined = { $guest } would rather not.
challenge-withdrawn = { $host } took the challenge back.
challenge-expired = Nobody answered in time.
press-accept = Accept
press-decline = Decline
press-withdraw = Withdraw
press-sit = Sit down
