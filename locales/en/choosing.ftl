# Choosing what to play.

command-variant = Which rules? This server’s usual ones if you leave it out
command-contest = One game or several? What the rules say if you leave it out
command-target = How many points? What the rules say if you leave it out
command-rules-variant = Which rules? Those of your table here if you leave it out

choice-variant = { $name } – { $pitch }
choice-target = { $target ->
    [one] { $target } point
   *[other] { $target } points
}

## A contest

contest-single = One game
contest-multi-match = Several matches, one long score
contest-best-of = Best of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
contest-hollywood = Hollywood sheet: games side by side

## What can’t be chosen

refusal-no-such-variant = I know no variant “{ $name }”. { $near ->
    [yes] Perhaps you mean: { $variants }.
   *[no] There are: { $variants }.
}
refusal-no-such-contest = I know no contest “{ $name }”. With { $rules } there are: { $contests }.
refusal-unplayable-rules = { $code ->
    [no_upcard] The upcard sets the knock here, but no card is turned up. Let a second pack set it, or turn a card up.
    [no_knock_card] Spades double here, but no card is turned up that could be one. Take a second pack, or turn a card up.
    [table_melds_seating] Melds on the table are for two players only.
    [hollywood_both_score] A Hollywood sheet needs a game in which only one side scores a deal; here both may.
    [hollywood_immediate_boxes] On a Hollywood sheet boxes count at the end; here they count at once.
    [hollywood_games] A continuous sheet needs more games in total than columns side by side.
    [exact_margin_match] Losing by an exact margin goes with single games only.
    [always_misdeal] With so high a knock limit nearly every deal would be a misdeal. Lower it, or let knocks at once stand.
    [seating_match] With three or more at a table, only single games are played.
    [seating] More than two play by these: offer seats, and everybody joins there.
   *[other] These rules can’t be played here yet.
}
