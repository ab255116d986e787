## What lies on the table

melds-side = **{ $name }** · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand
melds-side-down = **{ $name }** · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $points } laid
melds-side-contract = **{ $name }** · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $laid ->
    [0] no contract
   *[other] contract laid
}
melds-numbered = `{ $number }` { $cards }
melds-draws = { $cards ->
    [0] the stock is used up
   *[other] { $cards } left to draw
}
melds-pile = Pile of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $draws }
# A pile of up to three cards, the top first.
melds-pile-few = Pile: { $cards } · { $draws }
melds-pile-empty = The pile is empty · { $draws }
melds-pile-cards = From the top: { $cards }

## What somebody did: "North drew from the stock, laid 3♣ 4♣ 5♣ and discarded K♠."

# $you is “winner” where it is the reader’s own; the deeds get it, too, where a language needs it.
did-deeds = { $you ->
    [winner] You
   *[other] { $name }
} { $deeds }.
list-more = { $first }, { $next }
list-clauses = { $first }; { $next }
sentences = { $first } { $next }
list-last = { $first } and { $last }
deed-stock = drew from the stock
deed-take = took { $card }
deed-take-more = took { $count } cards, down to { $card }
deed-lay = laid { $cards }
deed-extend = added { $cards } to meld { $number }
deed-contract = laid the contract
deed-discard = discarded { $card }
deed-offer = offered { $card }
deed-accept = took { $card } on offer
deed-reject = refused { $card }
deed-last-card = kept the last card
deed-challenge = challenged
deed-accept-challenge = accepted the challenge
deed-reject-challenge = refused the challenge
deed-resign = resigned

## The hand

melds-count = { $cards ->
    [one] 1 card, which counts
   *[other] { $cards } cards, which count
} **{ $points }**
melds-drawn = You drew **{ $card }**.
melds-taken = You took **{ $card }**.
melds-taken-barred = You took **{ $card }**: keep it this turn.
melds-taken-more = You took { $cards }.

## What to do now

melds-draw-more = **Your turn: draw from the stock, take { $card }, or more of the pile.**
melds-owed = **{ $card } must go to the table now.**
melds-owed-new = **{ $card } must go to the table this turn**, in a new meld.
melds-prompt = **Your turn: lay, add or discard.**
melds-prompt-discard = **Your turn: pick a card to discard.**
melds-prompt-last-draw = There is nothing left to draw, so your discard ends the deal.
melds-prompt-own = **Your turn: lay melds or add to yours.**
melds-prompt-done = **There is nothing to lay at the moment.**
melds-prompt-contract = **You can lay your contract**, or pick its melds yourself.
melds-prompt-no-contract = **No contract yet.** It takes { $sizes }, all at once.
melds-prompt-contracted = **Your contract is on the table.** Nothing more may be laid this turn.
melds-last-draw = There is nothing left to draw, so the deal ends with this turn.
melds-sizes = { $count ->
    [one] a meld of { $sizes } cards
   *[other] { $count } melds of { $sizes } cards
}
melds-wait-answer = Waiting for { $name } to answer.
melds-turn-answer = **{ $name } to answer.**
melds-picked = Picked: { $cards }
melds-picked-no-meld = Picked: { $cards } · not a meld yet
melds-picked-blocked = Picked: { $cards } · laying these would leave no way to finish the turn
melds-picked-no-contract = Picked: { $cards } · no contract goes with this meld
melds-set-aside = Contract so far: { $cards }

## Buttons and menus

press-go-out = { $move } and go out
press-out = Go out
press-lay = Lay { $cards }
press-lay-picked = Lay these
press-add = Add { $card } to { $number }
press-discard-card = Discard { $card }
press-melds-done = Done
press-melds-done-offer = Offer a card
press-melds-done-end = Done, end the deal
press-clear = Clear
press-contract = Contract…
press-contract-go = Lay the contract
press-aside = Meld { $number } of { $of }
press-undo = Take back { $cards }
press-offer-card = Offer { $card }
press-offer-accept = Take { $card }
press-offer-refuse = Refuse
press-last-card = Keep my last card
press-challenge = Challenge…
press-challenge-go = Challenge { $name }
press-challenge-accept = Accept: count the hands
press-challenge-refuse = Refuse: play on
press-take-more = Take { $count } cards
press-out-ask-off = Go out without asking next time
press-out-ask-on = Ask me before I go out
menu-suit = { $suit } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
menu-cards = Pick cards to lay or add…
menu-discard-card = Discard a card…
menu-offer-card = Offer a card…
menu-take = Take more of the pile…
menu-take-deep = Take still more of the pile…
menu-add = Add { $card } to a meld…
menu-contract = Choose another contract…
option-take = { $count } cards, down to { $card }
option-add = { $number } · { $cards }
contract-leaves = leaves { $points } in hand

## Steps that ask

ask-out = ### Go out?
ask-out-lay = You lay these and have no card left, which ends the deal:
ask-out-extend = You add your last card to meld { $number }, which ends the deal:
ask-out-discard = You discard your last card, which ends the deal:
ask-take = ### Take { $count } cards?
ask-take-owed = **{ $card } must go to the table this turn**, in a new meld or added to one.
ask-take-owed-new = **{ $card } must go to the table this turn**, in a new meld.
ask-take-meld = For example: { $cards }.
ask-take-add = For example: add { $cards } to meld { $number }.
ask-contract = ### Lay this contract?
ask-contract-after = You keep { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, and nothing more may be laid this turn.
ask-contract-more = You keep { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, and may add to these melds this turn.
ask-challenge = ### Challenge { $name }?
ask-challenge-rule = If { $name } accepts, both hands are counted, every card in them. The lower count wins all that the other counts.
ask-challenge-refused = If { $name } refuses, you play on.
ask-challenge-once = If { $name } refuses, you play on, and can’t challenge again this turn.
challenge-tie-drawn = If the counts are equal, nobody scores.
challenge-tie-challenged = If the counts are equal, the side that was challenged wins.
asked-challenge = ### { $name } challenges you
asked-challenge-rule = Accept, and both hands are counted, every card in them. The lower count wins all that the other counts. Refuse, and { $name } plays on.
asked-offer = ### { $name } offers you { $card }
asked-offer-rule = Take it, and your turn begins with it in your hand.
asked-offer-ace = Then you don’t draw this turn: an ace stands for the draw.
asked-offer-keep = You can’t offer it back in the same turn.
offer-choose = **Choose a card to offer.** { $name } takes it or refuses it.
offer-barred = You can’t offer { $card } back this turn.
offer-last = **You have one card left, which isn’t offered.**
