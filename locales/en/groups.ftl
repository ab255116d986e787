# Where more than two play.
refusal-already-joined = You have a seat there already.
refusal-plays-already = { $name } has a seat there already.
refusal-not-joined = You have no seat there to give up. Whoever opened the table takes it back with *Withdraw*.
refusal-side-full = No seat is free there any more.
refusal-not-enough-players = { $needed ->
        [one] One more player has to join first.
       *[other] { $needed } more players have to join first.
    }
refusal-seat-taken = That seat isn’t free any more.
refusal-no-advice = You can’t see a partner’s hand now.
refusal-sits-out = That player has no deal running. The contest can be given up for them once they are dealt in.
refusal-only-host = Only { $name }, who opened this table, can do that.

## Choosing how many play

command-seats = How many play, and how
choice-seats-two = Two
choice-seats-partners-2 = Partners, 2 against 2
choice-seats-partners-3 = Partners, 3 against 3
choice-seats-partners-4 = Partners, 4 against 4
choice-seats-partners-5 = Partners, 5 against 5
choice-seats-partners-6 = Partners, 6 against 6
choice-seats-round-robin = Three or four, the loser sits out
choice-seats-captain = One against the rest, who take turns
choice-seats-three-handed = Three, all in the same deal

## A lobby

seating = { $seating ->
    [partnership] Partners, { $size } against { $size }
    [round_robin] Three or four, the loser of a deal sits out
    [captain] One against the rest, who take turns
    [three_handed] Three, all in the same deal
   *[heads_up] Two players
}
lobby-head = ### { $host } opens a table for several players
    { $seating }
lobby-called = { $count ->
    [one] { $member }, { $host } has invited you to this table.
   *[other] { $member }: { $host } has invited you both to this table.
}
lobby-players = Players
lobby-side = **{ $side }:** { $players }
lobby-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
lobby-over = { $status ->
    [playing] The game is on.
    [withdrawn] The table was taken back.
   *[expired] Not enough players came in time.
}
press-lobby-join0 = Join
press-lobby-join1 = Join side 1
press-lobby-join2 = Join side 2
press-lobby-leave = Get up
press-lobby-start = Begin
press-lobby-withdraw = Withdraw

## Who plays the deal

pairing = **{ $one }** against **{ $two }**
pairing-waits = **{ $one }** against **{ $two }** · { $waiting } next

## A finished round

round-table = Table { $table }: { $points ->
    [0] nothing
   *[other] { $name } **+{ $points }**
}

## A seat that was left

left-head = ### { $name } has left the table
left-how = What next? As soon as somebody of every side says the same, it is done.
left-said = { $name } says: { $choice }
left-let = { $name } takes the seat
left-computer = the computer plays on
left-forfeit = the contest ends here, lost for that side
press-left-computer = Let the computer play
press-left-forfeit = End it as lost
press-left-me = I’ll take the seat
press-left-back = { $name } is back
press-left-let = Let { $name } sit down

## A partner's hand

advice-head = ### Your partners’ hands
    You may tell them what you would play.
advice-partner = **{ $name }** against { $opponent }
press-advice = My partners’ hands
press-advice-again = Look again

## Leaving in the middle

quit-group-ask = ### Leave the table?
    The others will say whether the computer or another member plays on for you, or whether your side gives up. Until then you may come back.
press-quit-group = Leave
press-quit-group-no = Stay
left-yourself = You have left the table. You may come back as long as nobody else has your seat.
game-called = **{ $name }** has invited you to a table for several players: { $rules }
game-lobby = You’re at a table for several players, { $rules }: { $players ->
        [one] 1 player so far
       *[other] { $players } players so far
    }
