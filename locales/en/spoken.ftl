# What is read aloud to those who can’t see the screen, who have set it so. No sign but the usual
# punctuation; what is new comes first. Where the key of another message follows “spoken-”, these
# words are said instead of that one.

## Cards by their full names

# Thirteen ranks from the ace to the king, with commas between them.
spoken-ranks = ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen, king
# The same as a sentence has them that says what is done with the card: “You drew the ace of spades.”
spoken-ranks-object = the ace, the two, the three, the four, the five, the six, the seven, the eight, the nine, the ten, the jack, the queen, the king
# The same in a list: “You laid ace, two, three of spades.”
spoken-ranks-objects = ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen, king
# Clubs, diamonds, hearts, spades, as a card’s name has them.
spoken-suits = clubs, diamonds, hearts, spades
# $rank may be several ranks, of a run.
spoken-card = { $rank } of { $suit }
# What stands between two cards, between two melds, and at the end of a sentence.
spoken-comma = {", "}
spoken-semicolon = {"; "}
spoken-stop = .
# What stands between the figures of two sides: “25 to 40”.
spoken-to = {" to "}

## A hand

spoken-deal-begins = Deal { $deal } begins. { $you ->
    [winner] You dealt.
   *[other] { $name } dealt.
}
spoken-melds = Your melds: { $melds }.
spoken-no-melds = You have no melds.
spoken-run = a run, { $cards }
spoken-set = a set, { $cards }
spoken-unmatched = Unmatched: { $cards }.
spoken-all-matched = You have no other cards.
spoken-deadwood = Deadwood { $deadwood }.
spoken-deadwood-left = Deadwood { $deadwood }, or { $left } after the best discard.
spoken-discards-top = Top of the pile: { $card }.
spoken-discards-all = The pile from its top: { $cards }.
spoken-discards-below = Cards under these: { $cards }.
spoken-discards-empty = The pile is empty.
spoken-stock = Cards in the stock: { $stock }.
spoken-numbered = Meld { $number }: { $meld }.
spoken-link-channel = Go to the channel { $channel }
spoken-score = Score: { $score }
spoken-score-two = { $one } { $points1 }, { $two } { $points2 }
spoken-column-points = { $name } { $points1 }, the other side { $points2 }
spoken-column-won = { $points } (won)
spoken-column-star = { $points } (won)
spoken-column-both = { $points1 } to { $points2 }
spoken-score-columns = { $one } against { $two }, column by column: { $columns }
spoken-hand-drawn = You drew { $card }.
spoken-hand-taken = You took { $card }.
spoken-hand-taken-stays = You took { $card }. It stays in your hand this turn.
spoken-melds-drawn = You drew { $card }.
spoken-melds-taken = You took { $card }.
spoken-melds-taken-barred = You took { $card }. It stays in your hand this turn.
spoken-melds-taken-more = You took from the pile: { $cards }.
spoken-limit-card = { $limit }, set by the knock card, { $card }
spoken-limit-second = { $limit }, set by a card of a second deck, { $card }
spoken-knock-card-second = Knock card, from a second deck: { $card }.
spoken-knock-card-points = The knock card is a spade, so this deal’s points double.
spoken-knock-card-boxes = { $what ->
    [extra] The knock card is a spade, so boxes beyond the first double.
   *[all] The knock card is a spade, so the deal’s boxes double.
}

## What may be done

spoken-prompt-wall = Your turn: the stock is used up. Take { $card } and end the deal, or pass, and nobody scores.
spoken-press-stock = Draw from the stock
spoken-press-take = Take { $card } from the pile
spoken-press-hand-again = Read the hand as it is now
spoken-press-knock = Knock, and choose the discard
spoken-press-knock-with = Knock with { $deadwood }{ $card ->
    [none] {""}
   *[other] , discarding { $card }
}
spoken-press-gin = Go gin{ $card ->
    [none] {""}
   *[other] , discarding { $card }
}
spoken-press-big-gin = Go big gin with all eleven cards
spoken-press-other-discard = End with another discard
spoken-press-keep = Keep the card
spoken-press-questions-off = Don’t ask before such discards
spoken-menu-discard = Choose the card to put face down
spoken-menu-discard-claim = Choose the card to discard
spoken-choice-knock = Knock with { $deadwood }, discarding { $card }
spoken-choice-gin = Go gin, discarding { $card }
spoken-ask-knock = Knock with { $deadwood }? You put { $card } face down and show:
spoken-ask-gin = Go gin? You put { $card } face down and show:
spoken-ask-big-gin = Go big gin? You show all eleven:
spoken-ask-discard-breaks-meld-with-drawn = Discard { $card }, which you have just drawn? It belongs to a meld: you would keep { $kept } deadwood instead of { $best }.
spoken-ask-claim-knock = Knock with { $deadwood }? That is more than the { $limit } that a knock may leave. You discard { $card }.
spoken-claim-shown = Discarded: { $card }. Shown face up:

## Laying off

spoken-press-lay-off = Lay off { $card }
spoken-press-lay-off-several = Lay off { $card }, and choose the meld
spoken-lay-off-one = { $card }, on { $meld }
spoken-lay-off-which = On which meld do you lay off { $card }?
spoken-lay-off-on = Lay it off on { $meld }

## Melds on the table

spoken-deed-take-more = took { $count } cards, down to { $card }
spoken-deed-reject = refused { $card }
spoken-melds-owed = You must put { $card } on the table now.
spoken-melds-owed-new = You must put { $card } on the table this turn, in a new meld.
spoken-ask-take-owed = You must put { $card } on the table this turn, in a new meld or added to one.
spoken-ask-take-owed-new = You must put { $card } on the table this turn, in a new meld.
spoken-ask-take-add = For example, add to meld { $number }: { $cards }.
spoken-press-hold = Pick { $card }
spoken-press-drop = Put back { $card }
spoken-press-lay = Lay { $cards }
spoken-press-lay-picked = Lay the picked cards as a meld
spoken-press-add = Add { $card } to meld { $number }, { $cards }
spoken-press-clear = Put back all picked cards
spoken-press-melds-done = End your turn
spoken-press-melds-done-offer = Finish laying melds and offer a card
spoken-press-melds-done-end = End your turn, and with it the deal
spoken-press-contract = See the contract that you can lay
spoken-press-aside = Set the picked cards aside as meld { $number } of { $of }
spoken-press-undo = Put back { $cards }
spoken-press-offer-refuse = Refuse the card
spoken-press-challenge = Challenge the other side
spoken-coach-reject-offer = Refuse { $card }
spoken-menu-suit = Pick cards of a suit: { $suit }, { $cards }
spoken-option-take = Take { $count } cards, down to { $card }
spoken-option-add = Meld { $number }, { $cards }

## Elsewhere

spoken-melds-numbered = Meld { $number }: { $cards }
spoken-replay-turn = To move: { $hand }
# $bars are figures, of one deal after another.
spoken-profile-trend-bars = Points given away in each deal, the latest last: { $bars }
spoken-board-nowhere = not ranked
spoken-board-line = { $rank }: { $name }, { $value }
spoken-board-line-own = { $rank }: { $name }, { $value }
spoken-audit-set = { $name }: before, { $before }; now, { $after }

## How a deal ended

spoken-side-left = { $name }, left in hand: { $count }
spoken-award-difference = Deadwood { $high } less { $low }: { $points }
spoken-award-left = Left in hand, { $high } less { $low }: { $points }
spoken-award-unmatched = Unmatched, { $high } less { $low }: { $points }
spoken-award-table = { $name }: { $table } on the table, less { $hand } in hand{ $out ->
    [0] {""}
   *[other] , and { $out } for going out
}: { $points }
