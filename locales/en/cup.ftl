# Cups: setting one up, its message, its pages, and its notices.

command-cup = Cups: tournaments in this server
command-cup-new = Set up a cup, a tournament for this server
command-cup-list = See this server’s cups
command-cup-show = See how a cup is going
command-cup-which = Which cup? Leave it out for the latest

## Words

cup-hours = { $hours ->
    [one] an hour
   *[other] { $hours } hours
}
cup-days = { $days ->
    [one] a day
   *[other] { $days } days
}
cup-unknown = …
cup-nobody = nobody
cup-and-more = { $names } and { $count } more
cup-format-knockout = Knockout
cup-format-double-elimination = Double elimination
cup-format-round-robin = Round robin
cup-format-groups = Groups and knockout
cup-format-swiss = Swiss
cup-about-knockout = Lose once, and you’re out.
cup-about-double-elimination = Lose twice, and you’re out.
cup-about-round-robin = Everybody plays everybody; up to 16 can take part.
cup-about-groups = Groups first; the top two of each go on to a knockout.
cup-about-swiss = A few rounds against others on about the same points; nobody is knocked out.
cup-third-yes = With a third-place match
cup-third-no = No third-place match
cup-finals-yes = A second final if the first leaves both with one loss
cup-finals-no = A single final
cup-legs = { $legs ->
    [1] Each pair plays once
   *[other] Each pair plays twice
}
cup-rounds = Rounds: { $rounds }
cup-rounds-usual = As many rounds as it takes
cup-seeding-rating = Seeded by rating
cup-seeding-hand = Seeded by the organiser
cup-seeding-lot = Seeded at random
cup-match-time = Time for a match: { $time }
cup-organiser = Organised by { $name }
# $matches is how many matches the round has.
cup-round-knockout = { $matches ->
    [1] Final
    [2] Semi-final
    [4] Quarter-final
   *[other] Round { $round }
}
cup-round-winners = Winners’ bracket, round { $round }
cup-round-losers = Losers’ bracket, round { $round }
cup-round-final = { $round ->
    [1] Final
   *[other] Second final
}
cup-round-third = Third place
cup-round-group = Group { $group }, round { $round }
cup-round = Round { $round }
cup-group = Group { $group }
cup-pair = { $one } – { $other }
cup-pair-score = { $one } { $first } – { $second } { $other }
cup-pair-bye = { $one }: bye
cup-pair-played = { $pair }
cup-pair-agreed = { $pair }
cup-pair-walkover = { $pair } (walkover)
cup-pair-ruled = { $pair } (decided by the organiser)
cup-pair-left = { $pair } (walkover: opponent out of the cup)
cup-line = { $round }: { $pair }
cup-line-ends = time runs out { $when }
cup-place = { $place }. { $names }
cup-wins = { $name } wins
cup-out = { $name } (left)
cup-disqualified = { $name } (disqualified)

## The panel of a new cup

cup-new-title = ### A new cup
cup-new-called = It will be called **{ $title }**.
cup-new-about = Only you see this. **Set it up** posts the cup in this channel, where everybody can enter.
cup-untitled = { $name }’s cup
cup-rules-title = ### The games of the cup
cup-outlook-head = **How much will be played**
cup-outlook = { $entrants ->
    [one] 1 entrant
   *[other] { $entrants } entrants
}: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, at most { $time }
cup-menu-format = Format
cup-menu-legs = How often each pair plays
cup-menu-rounds = Rounds
cup-menu-seeding = Seeding
cup-menu-hours = Time for a match
cup-menu-clock = Time for a turn
cup-clock-usual = As set by the rules or the server
cup-form-title = A name for the cup
cup-form-label = Name
press-cup-name = Name…
press-cup-rules = Rules…
press-cup-create = Set it up
cup-created = The cup is now in { $channel }, where everybody can enter. Once everybody’s in, begin it with **Organise…**.
refusal-entries-closed = You can’t enter that cup at the moment: entries are closed.
refusal-no-cups = There are no cups here yet. `/cup new` sets one up.

## The cup's message

cup-head = ### { $title }
cup-entered-none = Nobody has entered yet.
cup-entered-count = **Entered so far ({ $count }):** { $names }
cup-may-enter = Press **Enter** to take part. { $name } decides when the cup begins.
cup-entries-closed = Entries are closed. { $name } decides when the cup begins.
cup-waits = If it hasn’t begun by then, it will be cancelled { $when }.
cup-playing = **Now playing**
cup-more-behind = More under **{ $button }**
cup-pairing = The next round is being paired.
cup-still-enter = You can still enter and play from the next round on.
cup-standings = **Standings**
cup-points = { $place }. { $name } · { $points }
cup-won = **{ $name } has won the cup!**
cup-no-winner = **The cup is over, with no winner.**
cup-cancelled = **The cup was cancelled.**
press-cup-enter = Enter
press-cup-leave = Leave
press-cup-left = Yes, leave
press-cup-more = More…
press-cup-organise = Organise…
cup-entered = You’re in **{ $title }**. I’ll let you know when your first match opens.
cup-leave-ask = Leave **{ $title }**? You can enter again until it begins.
cup-leave-running = Leave **{ $title }**? You’ll give up any game you’re playing in it and lose the rest of your matches, and you can’t come back.
cup-left = You’ve left **{ $title }**.

## The pages behind “More…”

cup-page = ### { $title } · { $page }
cup-page-matches = Matches
cup-page-entrants = Entrants
cup-page-table = Standings
cup-page-rules = Rules
cup-not-begun = The cup hasn’t begun yet.
cup-no-places = No place is decided yet.
cup-table-row = { $place }. **{ $name }** · { $points } · { $wins } won, { $draws } drawn, { $losses } lost
cup-ties-figures = Sonneborn-Berger { $berger } · point difference { $difference }
cup-ties-figures-swiss = Buchholz { $buchholz } · Sonneborn-Berger { $berger } · point difference { $difference }
cup-time-rule = Each match has { $time }, and as much again if both sides agree. When time runs out, whoever’s turn it is loses; a turn that has only just begun gets a little longer.
cup-ties-knockout = A draw is played again.
cup-ties-places = Those who lose in the same round share a place.
cup-ties-robin = A win counts 1, a draw ½. Ties on points are broken in this order: points in the matches between those tied, Sonneborn-Berger (the points of the opponents you’ve beaten, and half those of the ones you’ve drawn with), the point difference in the games, wins, the seed.
cup-ties-swiss = A win or a bye counts 1, a draw ½. Ties on points are broken in this order: Buchholz (your opponents’ points), Sonneborn-Berger (the points of the opponents you’ve beaten, and half those of the ones you’ve drawn with), points in the matches between those tied, the point difference in the games, wins, the seed.
cup-seal = Seal of the cup’s seed, which all its games are dealt from: `{ $seal }`
cup-seed = The seed behind the seal: `{ $seed }`

## The organiser's pages

cup-organise-title = ### { $title }
cup-organise-about = What would you like to do?
cup-done = Done.
press-cup-begin = Begin…
press-cup-start = Begin now
press-cup-close = Close entries
press-cup-reopen = Reopen entries
press-cup-entrants = Entrants…
press-cup-matches = Matches…
press-cup-cancel = Cancel the cup…
cup-begin-ask = { $count ->
    [one] 1 entrant is in.
   *[other] { $count } entrants are in.
} Begin? That makes the draw and opens the first matches.
cup-begin-few = A cup needs at least two entrants.
cup-order-about = Put the strongest first: choose somebody in the menu, then move them.
press-cup-up = Up
press-cup-down = Down
press-cup-first = To the top
cup-menu-entrant = Choose an entrant
cup-entrants-about = Which entrant? You can take somebody out of the cup, or let another member take their place.
cup-menu-substitute = Who takes { $name }’s place?
cup-substitute-ask = Let **{ $substitute }** take **{ $name }**’s place? A game under way in the cup begins again with new cards.
press-cup-substitute-really = Yes, replace
press-cup-remove = Remove…
press-cup-remove-really = Yes, remove
press-cup-disqualify = Disqualify…
press-cup-disqualify-really = Yes, disqualify
cup-remove-ask = Remove **{ $name }**? They can enter again until the cup begins.
cup-disqualify-ask = Disqualify **{ $name }**? Any game under way is given up, all remaining matches are lost, and this can’t be undone.
cup-menu-match = Choose a match
cup-matches-about = Which match? You can decide one that is being played, give it more time, or correct a result.
press-cup-draw = A draw
press-cup-neither = Neither played
press-cup-give-time = More time
press-cup-decide = Yes, decide
cup-decide-ask = Decide the match like this: **{ $result }**? A game still being played for it won’t count.
cup-correct-ask = Correct the result to this: **{ $result }**? That only works as long as no later match depends on it.
press-cup-cancel-really = Yes, cancel it
cup-cancel-ask = Cancel **{ $title }**? There will be no winner, games still being played in it won’t count, and this can’t be undone.

## Notices where a match is played, and at the end

room-cup = { $cup } · { $one } – { $other }
cup-notice-opened = **{ $title }**, { $round }: { $pair }. Your match is open; time runs out { $when }.
cup-notice-late = **Time for this match is nearly up:** it runs out { $when }. Whoever’s turn it is then loses.
cup-notice-asked = { $name } asks for more time for this match. Do you agree?
cup-notice-agreed = This match has been given more time: it now runs out { $when }.
cup-notice-won = **{ $title }** is over: { $name } has won. Congratulations!
cup-notice-cancelled = **{ $title }** was cancelled.
press-cup-time-ask = Ask for more time
press-cup-time-agree = Agree
cup-time-asked = You’ve asked for more time. Your opponent will find the question where the match is played.

## The list

cup-list-title = ### Cups
cup-list-none = There are no cups here yet. `/cup new` sets one up.
cup-list-line = **{ $title }** · { $state }
cup-list-menu = See a cup
cup-state-open = open for entries, { $count } in
cup-state-running = under way, { $count } in
cup-state-over = over
cup-state-won = won by { $name }
cup-state-cancelled = cancelled
