## What lies on the table, in the knock family

pile-all = The pile, its latest card last · { $stock ->
    [one] 1 card
   *[other] { $stock } cards
} in the stock
knock-card-second = Knock card, from a second deck: { $card }
knock-card-points = { $card } is a spade: this deal’s points double.
knock-card-boxes = { $what ->
    [extra] On a spade ({ $card }), boxes beyond the first double.
   *[all] On a spade ({ $card }), the deal’s boxes double.
}
open-hand = **{ $name }** plays with an open hand · deadwood { $deadwood }
open-own = **Your hand lies open**, since you knocked with too much.

## The stock is used up

wall-turn = **The stock is used up: { $name } may end the deal with { $card }, or pass.**

## What somebody did in their last turn, where hands may lie open

did-draw = { $you ->
    [winner] You
   *[other] { $name }
} drew { $drawn } from the stock.
did-draw-discard = { $you ->
    [winner] You
   *[other] { $name }
} drew { $drawn } from the stock and discarded { $discarded }.
did-claim-knock = { $you ->
    [winner] You
   *[other] { $name }
} knocked with too much and discarded { $discarded }.
did-stock-claim-knock = { $you ->
    [winner] You
   *[other] { $name }
} drew from the stock, knocked with too much and discarded { $discarded }.
did-take-claim-knock = { $you ->
    [winner] You
   *[other] { $name }
} took { $taken }, knocked with too much and discarded { $discarded }.
did-draw-claim-knock = { $you ->
    [winner] You
   *[other] { $name }
} drew { $drawn }, knocked with too much and discarded { $discarded }.
did-continue-exposed = { $you ->
    [winner] You
   *[other] { $name }
} played on, against an open hand.

## A knock with too much

ask-claim-knock = ### Knock with { $deadwood }?
    That is more than the { $limit } that a knock may leave. { $card } goes on the pile.
ask-discard-claim = **Knock: which card do you discard?** The limit is { $limit }.
menu-discard-claim = Card to discard → deadwood you keep
claim-choice = { $name } may have the hands counted as they are, or have you play on with your hand open.
claim-expose = You play on with your hand open until the deal ends.
claimed = ### { $you ->
    [winner] You knock with { $deadwood }
   *[other] { $name } knocks with { $deadwood }
}, and the limit is { $limit }
claim-shown = { $card } is discarded, and this lies open:
claim-wait = Waiting for { $name } to have the hands counted, or to play on.
claim-turn = **{ $name } has the hands counted, or plays on.**
claim-accept = **Count the hands**: { $name }’s { $theirs } against your { $yours }, less what you can lay off. You undercut with { $tie ->
    [undercut] { $theirs } or less
   *[no-score] less than { $theirs }
}.
claim-go-on = **Play on**: it is your turn to draw, and { $name }’s hand stays open until the deal ends.
press-accept-knock = Count the hands
press-continue-exposed = Play on

## Laying off by hand

lay-off-melds = { $you ->
    [winner] Your melds
   *[other] { $name }’s melds
}
lay-off-so-far = Laid off: { $cards }
lay-off-best = **Your turn to lay off.** The best leaves you **{ $deadwood }**:
lay-off-one = { $card } on { $meld }
lay-off-singly = Or a card at a time:
lay-off-no-more = **Your turn to lay off.** Nothing more that fits would leave you with less.
lay-off-none = **Nothing of yours fits { $name }’s melds.** The hands can be counted.
lay-off-end = **Nothing more of yours fits.** The hands can be counted.
lay-off-which = **On which meld does { $card } go?**
lay-off-wait = Waiting for { $name } to lay off.
lay-off-turn = **{ $name } lays off.**
meld-run = { $low }–{ $high }
lay-off-on = On { $meld }
press-lay-off-best = Lay off the best
press-lay-off-several = { $card }…
press-done = Count the hands
press-done-rest = Lay off no more
press-done-nothing = Lay off nothing

## Choosing the melds to show

layout-ask-any = These can be shown in more than one way; the best is picked.
layout-best-least = The least deadwood, and the safest
layout-keeps = Keeps { $deadwood }
layout-more = More ways…
layout-back = The ways before…

## The cut before the first deal

cut = Cut: { $cards }
cut-card = { $name } { $card }
cut-deals = { $you ->
    [winner] Yours is the low card: you deal first.
   *[other] { $name } has the low card and deals first.
}
cut-chooses = { $you ->
    [winner] Yours is the high card: you have the first turn, and the other side deals.
   *[other] { $name } has the high card and the first turn; the other side deals.
}
cut-captain = { $you ->
    [winner] Yours is the high card: you are the captain.
   *[other] { $name } has the high card and is the captain.
}
