# The computer as an opponent: how strong it plays, and its hints.

# $level is novice, club or expert; a table from before there were levels has none.
name-computer = { $level ->
    [novice] Computer (novice)
    [club] Computer (club player)
    [expert] Computer (expert)
   *[other] Computer
}
# Where several play at one table; $number tells them apart.
name-computer-numbered = { $level ->
    [novice] Computer { $number } (novice)
    [club] Computer { $number } (club player)
    [expert] Computer { $number } (expert)
   *[other] Computer { $number }
}

# On the table, beside its number and who deals; $number tells several computers apart, 0 for one.
computer-level = { $number ->
    [0] Computer
   *[other] Computer { $number }
}: { $level ->
    [novice] novice
    [club] club player
   *[expert] expert
}
table-rated = rated, without hints

## Choosing how strong it plays

command-level = How strong? A novice in your first game if you leave it out
choice-level-novice = Novice
choice-level-club = Club player
choice-level-expert = Expert
panel-level = ### How strong should the computer play?
    A novice slips now and then, a club player plays soundly, an expert thinks ahead.
menu-lobby-computer = Give a free seat to the computer
choice-lobby-computer0 = { $level }
choice-lobby-computer1 = Side 1: { $level }
choice-lobby-computer2 = Side 2: { $level }
refusal-no-such-level = { $level ->
    [expert] The computer is an expert only where players knock. It plays Mahjong gin, Skarney gin and Colonel as a novice or as a club player.
   *[other] The computer has no such level. Choose novice, club player or expert.
}

## Hints

press-hint = Hint
press-hint-why = Why?
hint-head = **Hint: { $move }.** { $why }
hint-why-head = ### Why?
hint-or = Or:
hint-behind = { $points ->
    [0] About as good:
    [one] Or, for about one point less:
   *[other] Or, for about { $points } points less:
}
hint-clear = The first is clearly the best.
hint-close = These are close: none of them is a mistake.
hint-alone = Nothing else comes near it.
hint-club = It is what a club player would do.
hint-seen = From what you can see, and nothing else
refusal-no-hints = Hints are for games against the computer. Between members, everybody plays without help.
refusal-rated-game = This game is rated, so there are no hints in it.
refusal-no-hint-found = No hint comes to mind just now. Try again in a moment, or trust your own eye.

# All that the channel reads of such a game while it lasts.
practice-line = **{ $name }** is playing the computer.
# Against which computer to play next.
press-easier = Easier
press-stronger = Harder

# A game that nobody went on with
untouched = Nobody has played here for { $days } days, so the game has ended by itself. It counts for nothing.
untouched-rated = Nobody has played here for { $days } days, so the game has ended by itself. It was rated, and counts as given up.
