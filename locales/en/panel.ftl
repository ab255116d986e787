# The panel of house rules: choosing them step by step, saving them, offering them.


## The panel

panel-title = ### House rules · { $step } of { $steps }: { $title }
panel-step-start = choose
panel-step-change = change
panel-step-use = play
panel-label-kind = **Kind of rules**
panel-label-start = **Rules to start from**
panel-label-group = **Part of the rules**
panel-label-clock = **Time for a turn**
panel-label-knob = **Rule**
panel-label-value = **How it’s played**
panel-label-value-was = **How it’s played** · was: { $before }
panel-label-play = **Play by these rules**
panel-label-save = **Save them**
panel-challenge = For a challenge to { $name }.
panel-open = For a seat that anybody may take.
panel-practice = For a game against the computer.
panel-counter = For your challenge with { $name }, instead of what is on offer.
panel-preset = To save, or to play by at once. Only you see this.
panel-start = Starts from **{ $name }**.
panel-start-own = Starts from **{ $name }**, which you have saved.
panel-start-server = Starts from **{ $name }**, saved for this server.
panel-start-unreadable = **{ $name }** was saved by a newer version and can’t be read here.
panel-same = Nothing is changed.
panel-same-offer = The same as what is on offer.
panel-changed = **Changed**
panel-change = - { $rule }: **{ $value }** (was: { $before })
panel-change-new = - { $rule }: **{ $value }**
panel-variant = - **{ $name }** instead of { $before }
panel-clock-change = - The clock: **{ $value }** instead of { $before }
panel-clock-about = How long a turn may take. Whoever accepts agrees to it.
panel-more = { $changes ->
    [one] - and 1 more
   *[other] - and { $changes } more
}
panel-many = More than two play by these: offer seats, and everybody joins there.
panel-who = Who do you want to play?
panel-who-menu = Choose a member
panel-delete = Delete **{ $name }** for good? Games that are played by these rules go on.
panel-sent = ### Sent
    It is in #{ $channel } now.
panel-number = A number
panel-number-range = From { $low } to { $high }
panel-name = What to call them
panel-name-title = Save these rules
panel-name-server-title = Save for this server

panel-menu-group = Choose what to change
panel-menu-knob = Choose a rule
panel-menu-value = Choose a value
panel-menu-start = Choose rules to start from
panel-menu-clock = Choose a clock

press-panel = House rules…
press-panel-challenge = Challenge { $name }
press-panel-who = Challenge…
press-panel-open = Offer a seat
press-panel-practice = Practice…
press-panel-counter = Send this offer
press-panel-over = Start over
press-panel-name = Save as…
press-panel-name-server = Save for all…
press-panel-keep = Save { $name }
press-panel-delete = Delete…
press-panel-really = Delete it
press-panel-stay = Keep it
press-panel-back = Back
press-panel-next = Next
press-panel-type = Type…
press-rules-other = Other rules…

## What there is to start from

start-knock = Knock and go
start-oklahoma = Oklahoma: the knock card
start-contests = Series and Hollywood sheets
start-others = Other melds, other tables
start-programs = As in other programs
start-mine = Your saved rules
start-server = This server’s saved rules
start-server-more = This server’s saved rules, the rest
start-unreadable = { $name } (can’t be read)

## The groups

group-clock = The clock
group-deal = The deal
group-melds = Melds and values
group-knocking = Knocking
group-table = Playing to the table
group-scoring = Scoring a deal
group-game = The game
group-contest = The contest
group-seats = Seats

## Values that many rules share

value-yes = Yes
value-no = No
value-off = Off
value-number = { $number }

## The deal

rule-first-dealer = First dealer
value-first-dealer-random = Drawn by lot
value-first-dealer-cut-low-deals = By cut: the lowest card deals
value-first-dealer-cut-high-chooses = By cut: the highest card chooses
rule-next-dealer = Who deals next
value-next-dealer-alternate = Each in turn
value-next-dealer-winner = The winner of the deal
value-next-dealer-loser = The loser of the deal
rule-draw-dealer = Who deals after a draw
value-draw-dealer-same = The same side again
value-draw-dealer-rotate = The other side
rule-first-turn = First turn
value-first-turn-offer-both = The upcard is offered to both
value-first-turn-offer-nondealer = The upcard is offered to one side
value-first-turn-eleven-cards = Eleven cards, no upcard
value-first-turn-stock-only = From the stock, no upcard
value-first-turn-normal-draw = Upcard or stock, as ever
rule-immediate-knock = A hand dealt ready to knock
value-immediate-knock-allow = Is played
value-immediate-knock-misdeal = Is dealt again
rule-discard-visibility = What shows of the pile
value-discard-visibility-top-only = Its top card
value-discard-visibility-full = All of it
rule-return-taken-discard = A card just taken may go back
rule-stock-end = Cards that stay in the stock
rule-wall-rule = A discard after the last draw
value-wall-rule-end-on-discard = Ends the deal as a draw
value-wall-rule-last-discard-action = May still be taken to end the deal
rule-stall-guard = Turns without the stock until a draw

## Melds and values

rule-sets = Sets are melds
rule-runs = Runs
value-runs-suited = Of one suit
value-runs-any-suit = Of any suits
rule-ace = Aces in runs
value-ace-low = Low: A-2-3
value-ace-high = High: Q-K-A
value-ace-high-or-low = Low or high: A-2-3, Q-K-A
value-ace-corner = Round the corner: K-A-2
rule-values = What cards count
value-values-standard = Ace 1, pictures 10
value-values-ace15 = Ace 15, pictures 10
value-values-colonel = Ace 10, pictures 10
value-values-mahjong = 2 to 9 five, ten to king 10, ace 15
rule-table-melds = Where melds lie
value-table-melds-none = In the hand until the deal ends
value-table-melds-own-only = On the table, each side for itself
value-table-melds-shared = On the table, for both sides

## Knocking

rule-knock-limit = Most to knock with
value-knock-limit-upcard = What the knock card says
value-knock-limit-gin-only = Nobody knocks: gin only
rule-knock-limit-ace = An ace as knock card
value-knock-limit-ace-one = Knock with 1
value-knock-limit-ace-gin-only = Gin only
rule-knock-card-source = Knock card
value-knock-card-source-upcard = The upcard
value-knock-card-source-second-deck = From a second pack
rule-gin-compulsory = Gin must be declared
rule-final-discard = Last discard
value-final-discard-required = Has to be made
value-final-discard-optional = May be left out
value-final-discard-none = There are no discards
rule-knock-meld-mode = The knocker’s melds
value-knock-meld-mode-auto = Asked only where it matters
value-knock-meld-mode-manual = Always chosen by hand
rule-layoff-mode = Layoffs
value-layoff-mode-auto = Made for you
value-layoff-mode-manual = Made by hand
rule-layoff-on-gin = Layoffs on gin too
rule-illegal-knock = A knock over the limit
value-illegal-knock-prevent = Isn’t let through
value-illegal-knock-opponent-choice = The other side says what follows
value-illegal-knock-expose = Play goes on with open cards

## Playing to the table

rule-multi-take = Take several cards off the pile
rule-deep-card-use = The deepest card taken
value-deep-card-use-meld-or-layoff = Into a new meld or onto one
value-deep-card-use-new-meld-only = Into a new meld
rule-contract = Contract: sizes of its melds
value-contract = { $sizes }
rule-layoff-cap-per-meld = Cards a turn onto one meld
rule-extend-on-contract-turn = Add to melds in the contract’s turn
rule-ace-offer-skips-draw = Who accepts an ace skips a draw
rule-reoffer-ban = No offering back at once
rule-exhaust-count = Cards that count when the stock is out
value-exhaust-count-all-in-hand = All in hand
value-exhaust-count-unmatched-only = Only the unmatched
rule-challenge = Challenges to compare hands
rule-challenge-timing = When to challenge
value-challenge-timing-own-draw-phase = Before one’s own draw
value-challenge-timing-anytime = At any moment of one’s turn
rule-challenge-per-turn = Challenges a turn
rule-challenge-tie = Equal hands in a challenge
value-challenge-tie-drawn = A draw
value-challenge-tie-challenged-wins = The challenged side wins

## Scoring a deal

rule-knock-score = A knock scores
value-knock-score-difference = The difference
value-knock-score-loser-full = The loser’s whole count
rule-gin-bonus = Gin bonus
rule-gin-bonus-no-contract = Gin against no contract
rule-big-gin = Big gin
value-big-gin-off = There is none
value-big-gin-total = Pays so much in all
value-big-gin-extra = Pays so much more than gin
rule-big-gin-points = Points for big gin
rule-undercut-bonus = Undercut bonus
rule-tie-rule = Equal counts
value-tie-rule-undercut = Are an undercut
value-tie-rule-no-score = Pay nobody
rule-exhaust-score = When the stock is out
value-exhaust-score-void = Nobody scores
value-exhaust-score-difference = The lower count scores the difference
value-exhaust-score-table-minus-hand = Each side: table less hand
rule-spade-doubles = A spade as knock card doubles
rule-extra-boxes-gin = Extra boxes for gin
rule-extra-boxes-big-gin = Extra boxes for big gin
rule-extra-boxes-undercut = Extra boxes for an undercut
rule-spade-double-boxes = Boxes under a spade
value-spade-double-boxes-none = Aren’t doubled
value-spade-double-boxes-extra = The extra ones are doubled
value-spade-double-boxes-all = All are doubled
rule-sequence-bonus = Runs pay of their own
value-sequence-bonus-off = No
value-sequence-bonus-winner = Yes, the winner’s
value-sequence-bonus-both = Yes, both sides’
rule-sequence-bonus-long-min = Cards that make a run long
rule-sequence-bonus-long-per-card = Points a card of a long run
rule-sequence-bonus-face-per-card = Points a picture in a run

## The game

rule-game-target = A game goes to
rule-game-bonus = Bonus for the game
rule-line-bonus = Points a box
rule-line-bonus-timing = When boxes are paid
value-line-bonus-timing-end = When the game ends
value-line-bonus-timing-immediate = At once
rule-shutout = A shutout
value-shutout-off = Pays nothing
value-shutout-double-points = Doubles the winner’s points
value-shutout-double-points-and-game = Doubles points and game bonus
value-shutout-double-total = Doubles the whole total
value-shutout-extra = Pays so much more
rule-shutout-points = Points for a shutout
rule-exact-margin-forfeit = A lead that loses the game
rule-exact-margin-basis = That lead is counted in
value-exact-margin-basis-points = Points
value-exact-margin-basis-final = Final totals
rule-winner-by = The game is won by
value-winner-by-first-to-target = Who reaches the target
value-winner-by-higher-final-total = Who has more in the end

## The contest

rule-match = Contest
value-match-single = One game
value-match-multi-match = Several matches, one score
value-match-best-of = A series of games
value-match-hollywood = A Hollywood sheet
rule-best-of = Games in the series
rule-multi-target = All matches go to
rule-multi-hand-bonus = Points a deal won, after a match
rule-multi-win-bonus = Bonus for a match
rule-multi-shutout-bonus = Bonus for winning every deal
rule-hollywood-columns = Columns on the sheet
rule-hollywood-late-entry = A first entry, its column closed
value-hollywood-late-entry-next-open = Goes to the next open column
value-hollywood-late-entry-by-count = Is lost
rule-hollywood-decide = What decides
value-hollywood-decide-net-points = The columns’ totals
value-hollywood-decide-columns-won = The columns won
rule-hollywood-third-double = The third column counts twice

## Seats

rule-seating = Who plays
value-seating-heads-up = Two players
value-seating-partnership = Two teams
value-seating-round-robin = Three or four, the loser makes room
value-seating-captain = A captain against a field
value-seating-three-handed = Three, all in the same deal
rule-team-size = Players in a team
rule-team-target = Target of teams
rule-team-sweep-bonus = For winning every table, a member
rule-opponent-rotation = Opponents change
value-opponent-rotation-fixed = Never
value-opponent-rotation-each-hand = Every deal
value-opponent-rotation-each-game = Every game
rule-partner-talk = Partners see each other’s hands
value-partner-talk-off = Never
value-partner-talk-after-own-hand = When their own deal is over
value-partner-talk-always = Always
rule-team-result-visibility = Results of other tables
value-team-result-visibility-immediate = Are told at once
value-team-result-visibility-after-discard = Wait for the next discard

## An offer of other rules

challenge-counters = { $you ->
    [host] ### You offer { $guest } other rules
    [guest] ### { $host } offers you other rules
   *[other] ### { $host } offers { $guest } other rules
}
offer-changed = **Instead of the offer before**

## What can’t be done

refusal-offer-changed = Other rules have been offered since. Have a look at them first.
refusal-only-they-offer = The rules are between { $name } and whoever was asked.
refusal-same-rules = That is what’s on offer already. Change something first.
refusal-seats-stay = This challenge is between two. For more, `/gin play` offers seats.
refusal-no-such-rule = These rules have no such choice any more. The panel shows those there are.
refusal-panel-gone = That panel isn’t kept any more. **House rules…** in `/gin play` opens a new one.
refusal-panel-used = These rules have been sent already. **House rules…** in `/gin play` opens a new panel.
refusal-no-name = That name shows nothing. Give them another.
refusal-name-taken = There are other rules saved as “{ $name }” already. Choose another name, or start from those and save them again.
refusal-ready-made-name = “{ $name }” is what ready-made rules are called. Choose another name.
refusal-too-many-saved = { $most } rules are saved already, which is as many as there may be. Delete some first.
refusal-saved-gone = Those rules aren’t saved any more.
refusal-managers-only = The server’s rules are for those who manage the server. You can save them for yourself.
refusal-no-number = That is no number from { $low } to { $high }.
