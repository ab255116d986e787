# What the coach says: moves, and what is to be said for them. docs/coach.md

## Moves, as advice

coach-take = Take { $card }
coach-take-several = Take { $cards }
coach-stock = Draw from the stock
coach-pass = Pass
coach-discard = Discard { $card }
coach-knock = Knock, with { $card } face down
coach-gin = Go gin, with { $card } face down
coach-big-gin = Go big gin
coach-lay = Lay { $cards }
coach-extend = Add { $card } to meld { $target }
coach-contract = Lay the contract: { $cards }
coach-end-meld = Meld no more
coach-offer = Offer { $card }
coach-last-card = Keep the last card
coach-accept = Accept
coach-accept-offer = Accept { $card }
coach-continue-exposed = Play on
coach-reject = Decline
coach-reject-offer = Decline { $card }
coach-challenge = Challenge
coach-layoff = Lay { $card } off on meld { $target }
coach-done = Lay nothing more off

## Why: what speaks for a move, and (with “but”) what against it.
# $cards are one or several; where there are too many to name, the message with “many” is said.

coach-melds = It makes { $cards } a meld.
coach-melds-but = But it leaves the meld { $cards } lying.
coach-breaks = It keeps { $cards } together.
coach-breaks-but = But it breaks up { $cards }.
coach-deadwood = You keep { $number } deadwood instead of { $than }.
coach-deadwood-but = But you keep { $number } deadwood instead of { $than }.
coach-waits = { $number ->
    [one] { $number } live card
   *[other] { $number } live cards
} would help you instead of { $than }: { $cards } too.
coach-waits-many = { $number ->
    [one] { $number } live card
   *[other] { $number } live cards
} would help you instead of { $than }.
coach-waits-but = But { $number ->
    [one] { $number } live card
   *[other] { $number } live cards
} would help you instead of { $than }: no longer { $cards }.
coach-waits-but-many = But { $number ->
    [one] { $number } live card
   *[other] { $number } live cards
} would help you instead of { $than }.
coach-readies = { $number ->
    [one] { $number } live card
   *[other] { $number } live cards
} would let you knock instead of { $than }: { $cards } too.
coach-readies-many = { $number ->
    [one] { $number } live card
   *[other] { $number } live cards
} would let you knock instead of { $than }.
coach-readies-but = But { $number ->
    [one] { $number } live card
   *[other] { $number } live cards
} would let you knock instead of { $than }: no longer { $cards }.
coach-readies-but-many = But { $number ->
    [one] { $number } live card
   *[other] { $number } live cards
} would let you knock instead of { $than }.
coach-gins = { $number ->
    [one] { $number } live card
   *[other] { $number } live cards
} would make gin instead of { $than }: { $cards } too.
coach-gins-many = { $number ->
    [one] { $number } live card
   *[other] { $number } live cards
} would make gin instead of { $than }.
coach-gins-but = But { $number ->
    [one] { $number } live card
   *[other] { $number } live cards
} would make gin instead of { $than }: no longer { $cards }.
coach-gins-but-many = But { $number ->
    [one] { $number } live card
   *[other] { $number } live cards
} would make gin instead of { $than }.
coach-ready = It brings you down to { $number }: you can knock.
coach-ready-but = But with { $number } left, you could have knocked.
coach-feeds = The other card goes with { $cards }, which they took.
coach-feeds-but = But it goes with { $cards }, which they took.
coach-danger = They can use it in { $number }% of cases; the other card in { $than }%.
coach-danger-but = But they can use it in { $number }% of cases; the other card in { $than }%.
coach-dead = Nobody else can meld it any more.
coach-thrown = They had no use for { $cards }, which it goes with.
coach-shows = It shows them nothing of your hand.
coach-shows-but = But it shows them a card of your hand.
coach-denies = Left lying, it helps them in { $number }% of cases.
coach-denies-but = But left lying, it helps them in { $number }% of cases.
coach-blind = { $number } of the { $than } cards you haven’t seen would help you.
coach-blind-but = But { $number } of the { $than } cards you haven’t seen would have helped you, too.
coach-wins = A knock now wins about { $number ->
    [one] one point
   *[other] { $number } points
}.
coach-wins-but = But a knock now wins about { $number ->
    [one] one point
   *[other] { $number } points
}.
coach-loses = A knock now loses about { $number ->
    [one] one point
   *[other] { $number } points
}.
coach-loses-but = But a knock now loses about { $number ->
    [one] one point
   *[other] { $number } points
}.
coach-safe = A knock now is undercut in only { $number }% of cases.
coach-safe-but = But a knock now is undercut in only { $number }% of cases.
coach-undercut = A knock now is undercut in { $number }% of cases.
coach-undercut-but = But it is undercut in { $number }% of cases.
coach-hope = Playing on, { $number ->
    [one] one live card makes gin
   *[other] { $number } live cards make gin
}: { $cards }.
coach-hope-none = Playing on, no live card makes gin at once.
coach-hope-but = But playing on, { $number ->
    [one] one live card makes gin
   *[other] { $number } live cards make gin
}: { $cards }.
coach-hope-but-none = But no live card makes gin at once.
coach-stock-left = Only { $number ->
    [one] one card is
   *[other] { $number } cards are
} left to draw.
coach-stock-left-but = But only { $number ->
    [one] one card is
   *[other] { $number } cards are
} left to draw.
coach-why-gin = Gin can’t be undercut, and it pays a bonus.
coach-why-gin-but = But gin can’t be undercut, and it pays a bonus.
coach-why-big-gin = All eleven are melded: that pays more than gin.
coach-why-big-gin-but = But all eleven are melded: that pays more than gin.
coach-lays = It brings { $cards } to the table: { $number ->
    [one] one point
   *[other] { $number } points
}.
coach-sheds = { $cards } counts { $number } and goes with little else.
coach-keeps = { $cards } may still come together.
coach-fetches = It makes { $cards } a meld.
coach-fits = { $cards } can go to the table.
