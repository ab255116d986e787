## Refusals on a sheet for real cards

refusal-does-not-fit = { $code ->
    [over] The contest would be over before deal { $name } then. Correct the later deals first.
   *[players] Deal { $name } wouldn’t fit any more: others would be playing it. Correct that one first.
}
refusal-sheet-moved = The sheet has changed in the meantime. This is how it stands now.
refusal-sheet-over = Nothing more can be entered on this sheet.
refusal-entry-gone = That deal isn’t on the sheet any more.
refusal-entry-open = Something about this deal is still missing.
refusal-proposal-waits = Another change of the sheet waits for its answer. That one comes first.
refusal-proposal-gone = That has been answered already.
refusal-not-latest = Only the newest deal can be taken back, by whoever entered it. *Correct…* asks the others.
refusal-sheet-started = This sheet has begun already, or is closed.
refusal-sheet-players = { $code ->
    [heads_up] Two play here: somebody has to join first.
    [round_robin] Three or four play here in turn.
    [partnership] Both teams need the same number of players, at least two each.
   *[captain] A captain plays alone against two or more.
}
refusal-same-name = Somebody on this sheet is called { $name } already.

## A sheet for real cards, in its channel

paper-rules = Real cards · { $rules }
paper-many = { $players } players
paper-number = Deal { $deal }
paper-round = **Round { $round }**
paper-round-table = Round { $round }, table { $table }
paper-deal = { $ended }{ $points ->
    [none] {""}
   *[other] : { $points }
}{ $boxes ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $boxes } boxes)
}
paper-last = { $place }: { $deal }
paper-label = { $place }: { $deal }
paper-entered = { $place }: { $deal } · entered by { $name }
paper-next = **Next, deal { $number }:** { $one } – { $two }. { $dealer } deals.
paper-table = Table { $number }: { $one } – { $two }. { $dealer } deals.
paper-waiting = { $players ->
    [one] { $names } sits out.
   *[other] { $names } sit out.
}
paper-over = **The contest is over.** A wrong deal can still be corrected.
paper-closed = **This sheet was closed as it stands.**
paper-would-change = **{ $name } would change this:** { $place }
paper-would-remove = **{ $name } would take this out:** { $place }
paper-would-close = **{ $name } would close the sheet as it stands.** Nobody wins then.
paper-now = Now: { $deal }
paper-then = Then: { $deal }
paper-asks = { $waiting ->
    [one] { $names }, do you agree?
   *[other] { $names }: { $every ->
        [any] one of each side has to agree.
       *[all] all of you have to agree.
    }
}
press-paper-enter = Enter a deal
press-paper-undo = Take back: { $place }
press-paper-dealer = { $name } deals first
press-paper-fix = Correct…
press-paper-close = Close the sheet
press-agree = Agree
press-refuse = Refuse
press-new-sheet = New sheet

## Until everybody has come

paper-head = ### { $host } keeps score for real cards
    { $seating ->
        [partnership] Two teams, of as many as join each side
        [round_robin] Three or four, the loser of a deal sits out
        [captain] One against the rest, who take turns
       *[heads_up] Two players
    }
paper-joined = { $side ->
    [captain] **Captain:** { $names }
    [field] **The others, in this order:** { $names }
    [side1] **Side 1:** { $names }
    [side2] **Side 2:** { $names }
   *[all] **Players:** { $names }
}
paper-gone = { $status ->
    [withdrawn] The sheet was put away again.
   *[expired] Not enough players came in time.
}
press-paper-join = { $side ->
    [captain] Play as captain
    [field] Join the others
    [side1] Join side 1
    [side2] Join side 2
   *[all] Join
}
press-paper-guest = { $side ->
    [captain] Add a friend as captain…
    [field] Add a friend…
    [side1] Friend on side 1…
    [side2] Friend on side 2…
   *[all] Add a friend…
}
press-paper-leave = Leave
press-paper-start = Start

## Entering a deal, for one member alone

entry-title = { $place }
entry-fix = Correct: { $place }
entry-between = { $one } – { $two }. { $dealer } deals.
entry-missing = { $what ->
    [table] Which table is it?
    [who] Who won?
    [knocker] Who knocked?
    [how] How did it end?
    [counts] How much deadwood was left?
   *[points] How many points?
}
entry-hint = { $counts ->
    [yes] Count after the melds and layoffs. The bonuses are added for you.
   *[no] All points of the deal, with the bonuses in them. Nothing is entered before you press the button.
}
entry-table = Table { $table }: { $one } – { $two }
entry-which-table = Which table?
entry-pair-turn = { $one } – { $two }, whose turn it is
entry-pair = { $one } – { $two }
entry-who-played = Who played?
entry-won = { $name } won
entry-knocked = { $name } knocked or had gin
entry-nobody = Nobody won
entry-nobody-knocked = Nobody knocked: a draw
entry-who = { $counts ->
    [yes] Who knocked?
   *[no] Who won?
}
entry-how = How did it end?
entry-result = { $result ->
    [knock] By a knock
    [gin] Gin
    [big_gin] Big gin
    [undercut] By an undercut
    [out] Went out
    [exhausted] The stock ran out
    [challenge] A challenge
    [draw] A draw: the stock ran out
    [tie] A tie: both left the same
    [cancelled_gin] Gin with everything laid off
    [misdeal] A misdeal: dealt again
   *[resign] { $name } gave the contest up
}
entry-number = { $kind ->
    [kept] Deadwood of { $name }
    [against] Deadwood of { $name }, after layoffs
   *[points] Points of { $name }
}{ $value ->
    [none] {""}
   *[other] : { $value }
}
entry-boxes = { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
}
entry-how-many-boxes = How many boxes?
entry-which = ### Which deal is wrong?
    The others have to agree to a correction.
entry-choose = Choose a deal
entry-close = Close the sheet as it stands? Nobody wins then, and nothing can be entered any more. The others have to agree.
press-paper-closing = Close it
entry-entered = It’s on the sheet.
entry-proposed = The others are asked on the sheet.
entry-moved = The sheet has changed in the meantime. Look again: nothing of yours is entered yet.
press-entry-count-on = Count from deadwood
press-entry-count-off = Tell the points
press-entry-big-on = It was big gin
press-entry-big-off = It wasn’t big gin
press-entry-spade-on = Spades doubled it
press-entry-spade-off = No spade
press-entry-type = Type it…
press-entry-enter = Enter this deal
press-entry-change = Ask for this change
press-entry-remove = Ask to take it out
press-entry-next = Enter the next deal
type-points = Points of the deal
type-number = { $numbers ->
    [one] A number
   *[two] Two numbers, with a space between
}
guest-title = A friend without Discord
guest-name = Name

## Phrases of a deal of which only the points are known

end-knock-bare = { $you ->
    [winner] You win by a knock
   *[other] { $winner } wins by a knock
}
end-challenge-bare = { $you ->
    [winner] A challenge, and you win
   *[other] A challenge, and { $winner } wins
}

## The command

command-realcards = Keep score when you play with real cards
command-realcards-member = Who you play against
command-realcards-friend = Who you play against, by name, if they aren’t on Discord
refusal-too-much-typed = That isn’t a number that fits here.

## In a member's list of games

game-sheet = { $state ->
    [asks] **You’re asked about a sheet for real cards**, { $rules }: { $score }
    [waits] A sheet for real cards waits for players, { $rules }
   *[runs] Real cards, { $rules }: { $score }
}
