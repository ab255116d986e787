## The public table

table-dealer = { $name } deals
table-turn = **{ $name } to play.**
table-closed = This game is over.
table-hands = Your hand comes as a direct message; **My hand** shows it here, to you alone.
# $how a member hears of their turn where nothing can be sent to the channel: by direct "message", or by "looking".
turn-told = { $how ->
    [message] { $name } gets a direct message. Any button updates this.
   *[looking] { $name } may not be notified here and should check back. Any button updates this.
}

## A challenge

# $you says which side, if any, is the reader's: the "host" offers, the "guest" is asked.
challenge-asks = { $you ->
    [host] ### You challenge { $guest } to gin rummy
    [guest] ### { $host } challenges you to gin rummy
   *[other] ### { $host } challenges { $guest } to gin rummy
}
challenge-again = { $you ->
    [host] ### You’d like a rematch with { $guest }
    [guest] ### { $host } would like a rematch with you
   *[other] ### { $host } would like a rematch with { $guest }
}
challenge-open = { $you ->
    [host] ### You offer a game of gin rummy
   *[other] ### { $host } offers a game of gin rummy
}
    Anyone may sit down.
offer-rated = { $rated ->
    [yes] Rated
   *[no] Not rated: the computer is playing
}
challenge-expires = The offer ends { $when }.
challenge-taken = { $you ->
    [host] ### You against { $guest }
    [guest] ### You against { $host }
   *[other] ### { $host } against { $guest }
}
challenge-playing = The game is on.
# $won says who has won and how, $score at what.
challenge-finished = **{ $won }** · { $score }
challenge-declined = { $you ->
    [guest] You’d rather not.
   *[other] { $guest } would rather not.
}
challenge-withdrawn = { $you ->
    [host] You took the challenge back.
   *[other] { $host } took the challenge back.
}
challenge-expired = Nobody answered in time.
press-accept = Accept
press-accept-now = Accept now
press-decline = Decline
press-withdraw = Withdraw
press-sit = Sit down
press-seat-more = More

## The hand, for who has just begun a game

hand-sent = The game is on, and your hand is in your direct messages.
hand-on-its-way = The game is on, and your hand is on its way to your direct messages.
link-hand = To my hand
