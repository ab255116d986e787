# Choosing what to play.

command-variant = Which rules; without it, this server’s own
command-contest = One game, a series, columns; without it, as the rules have it
command-target = How many points a game goes to; without it, as the rules have it
command-rules-variant = Which rules; without it, those of your table here

choice-variant = { $name } – { $pitch }
choice-target = { $target } points

## What each preset is like, in a few words; no numbers, which a table may change

pitch-standard = ten cards, knock low or wait for gin
pitch-classic = older tariff: undercuts are cheap, gin pays less
pitch-tournament = a shutout doubles the whole total
pitch-family = no bonuses to add up at the end: the one to learn with
pitch-dictionary = the strict old books: gin must be declared at once
pitch-elder = cut for the deal; no big gin, a shutout doubles all
pitch-eleven = no upcard: the first player starts with eleven cards
pitch-straight = nobody knocks: only gin ends a deal
pitch-oklahoma = the upcard sets the knock, spades count double
pitch-oklahoma-kisses = Oklahoma with extra boxes for gin and undercuts
pitch-oklahoma-fosdick = a knock takes all that the loser holds
pitch-oklahoma-match = the knock card comes from a second pack
pitch-hollywood = three games side by side on one sheet
pitch-hollywood-oklahoma = second-pack Oklahoma on a Hollywood sheet
pitch-tedesco = Oklahoma round the corner, on a long Hollywood sheet
pitch-round-corner = K A 2 is a run, and even gin may be laid off on
pitch-sequence = only runs count, and long ones pay
pitch-mahjong = melds on the table for everybody, take deep from the pile
pitch-skarney = no discards: lay a contract, offer cards across
pitch-colonel = a race to an empty hand, melds open to both
pitch-gra = a series of games; a taken card may go back
pitch-multi-match = short matches that add up to one long score
pitch-palace = every deal won counts more on the spot
pitch-colonel-challenge = Colonel, but you may call for a count
pitch-openspiel = one deal at a time, as in the research library
pitch-eaai = as in the student contest: bonuses for gin and undercuts only

## A contest

contest-single = One game
contest-multi-match = Several matches, one long score
contest-best-of = Best of { $games } games
contest-hollywood = Hollywood: columns side by side

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
    [exact_margin_match] Losing by an exact margin goes with single games only.
    [always_misdeal] With so high a knock limit nearly every deal would be a misdeal. Lower it, or let knocks at once stand.
    [seating_match] Three or more at one table play single games only.
   *[other] These rules can’t be played here yet.
}
