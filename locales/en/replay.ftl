# Finished deals, looked at again

command-replay = Look at a finished deal again, move by move
command-replay-deal = Which deal? The last if you leave it out
press-replay = Replay
press-replay-first = First
press-replay-back = Back
press-replay-next = Next
press-replay-last = Last
replay-moments = Jump to …
replay-deals = Another deal …
replay-deal = Deal { $deal }

replay-title = Deal { $deal } · { $first } – { $second }
replay-step =
    { $moves ->
        [one] Move { $step } of one
       *[other] Move { $step } of { $moves }
    }
replay-hand = **{ $name }** · { $deadwood } deadwood
replay-cards =
    { $cards ->
        [0] **{ $name }** · no cards left
        [one] **{ $name }** · one card
       *[other] **{ $name }** · { $cards } cards
    }
replay-turn = ▸ { $hand }
replay-table = On the table
replay-pile =
    { $stock ->
        [0] The pile, and no stock
        [one] The pile, and one card of stock
       *[other] The pile, and { $stock } cards of stock
    }
replay-no-pile =
    { $stock ->
        [0] No pile, and no stock
        [one] No pile, and one card of stock
       *[other] No pile, and { $stock } cards of stock
    }

replay-dealt = The cards as they were dealt.
replay-pass = { $name } passes.
replay-take = { $name } takes { $card }.
replay-take-several = { $name } takes { $cards } from the pile.
replay-stock = { $name } draws { $card }.
replay-discard = { $name } discards { $card }.
replay-knock = { $name } knocks, with { $card } face down.
replay-gin = { $name } goes gin, with { $card } face down.
replay-big-gin = { $name } goes big gin.
replay-claim-knock = { $name } knocks with too much, discarding { $card }.
replay-accept = { $name } accepts.
replay-accept-offer = { $name } accepts { $card }.
replay-continue-exposed = { $name } plays on, against an open hand.
replay-reject = { $name } declines.
replay-reject-offer = { $name } declines { $card }.
replay-layoff = { $name } lays off { $card } on meld { $target }.
replay-done = { $name } is done laying off.
replay-lay = { $name } lays { $cards }.
replay-extend = { $name } adds { $card } to meld { $target }.
replay-contract = { $name } lays the contract: { $cards }.
replay-end-meld = { $name } has done with melding.
replay-offer = { $name } offers { $card }.
replay-last-card = { $name } keeps the last card.
replay-challenge = { $name } challenges.
replay-resign = { $name } resigns.
replay-forfeit = { $name } loses by forfeit.
replay-void = The game is annulled.

# Names in the menu of moments; each is said of whoever moved.
moment-ready = { $step }: { $name } could knock
moment-drop = { $step }: { $name } drops { $points } deadwood in one turn
moment-turn = { $step }: from here { $name } holds the undercut
moment-knock = { $step }: { $name } knocks
moment-gin = { $step }: { $name } goes gin
moment-big-gin = { $step }: { $name } goes big gin
moment-claim-knock = { $step }: { $name } knocks with too much
moment-continue-exposed = { $step }: { $name } plays on
moment-contract = { $step }: { $name } lays the contract
moment-challenge = { $step }: { $name } challenges
moment-take = { $step }: { $name } takes several cards
moment-resign = { $step }: { $name } resigns
moment-forfeit = { $step }: { $name } loses by forfeit
moment-void = { $step }: the game is annulled

refusal-no-such-deal = There is no such finished deal at this table.
refusal-not-your-deal = Only those who played it can look at this again.
refusal-still-running = That deal isn’t over yet. Once it is, you can look at every move.
