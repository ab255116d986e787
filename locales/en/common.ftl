## Who and where

name-nobody = somebody
name-someone = Someone
name-you = You
# $number tells players of one name apart.
name-numbered = { $name } ({ $number })
table-number = Table { $table }
link-channel = #{ $channel }
link-private = { $channel }
# A chat without a name, among members.
place-private = Private chat
link-picture = Picture
link-last = The last deal in #{ $channel }
# A phrase that stands alone.
whole-sentence = { $phrase }.

## The deal in a few words

deal-title = Deal { $deal } · { $rules }, { $knock }
deal-title-plain = Deal { $deal } · { $rules }
limit-knock = knock at { $limit }
limit-upcard = the upcard sets the knock
limit-gin-only = gin only
limit-card = { $limit } (set by { $card })
limit-second = { $limit } (set by { $card }, second deck)
pile-top = Top of the pile · { $stock ->
    [one] 1 card
   *[other] { $stock } cards
} in the stock
pile-line = Pile: { $card } · { $stock ->
    [one] 1 card
   *[other] { $stock } cards
} in the stock
pile-empty = The pile is empty · { $stock ->
    [one] 1 card
   *[other] { $stock } cards
} in the stock
seal = Shuffles sealed: `{ $seal }`
seal-deal = Deal sealed: `{ $seal }…`

## What somebody did in their last turn; $you is “winner” where it is the reader’s own

did-pass = { $you ->
    [winner] You
   *[other] { $name }
} passed.
did-stock = { $you ->
    [winner] You
   *[other] { $name }
} drew from the stock.
did-take = { $you ->
    [winner] You
   *[other] { $name }
} took { $taken }.
did-discard = { $you ->
    [winner] You
   *[other] { $name }
} discarded { $discarded }.
did-stock-discard = { $you ->
    [winner] You
   *[other] { $name }
} drew and discarded { $discarded }.
did-take-discard = { $you ->
    [winner] You
   *[other] { $name }
} took { $taken } and discarded { $discarded }.

## How a deal ended; $you says which side, if any, is the reader's

end-knock = { $you ->
    [winner] You knock with { $deadwood }
   *[other] { $winner } knocks with { $deadwood }
}
end-gin = { $you ->
    [winner] Gin! You meld every card
   *[other] Gin! { $winner } melds every card
}
end-big-gin = { $you ->
    [winner] Big gin! You meld all eleven
   *[other] Big gin! { $winner } melds all eleven
}
end-undercut = { $you ->
    [winner] You undercut { $loser }
    [loser] { $winner } undercuts you
   *[other] { $winner } undercuts { $loser }
}
end-tie = A tie: nobody scores
end-cancelled-gin = Gin, but every card was laid off: nobody scores
end-draw = A draw: nobody went out
end-misdeal = A misdeal: dealt again
end-resign = { $you ->
    [loser] You resign
   *[other] { $loser } resigns
}
end-out-of-time = { $you ->
    [loser] You ran out of time
   *[other] { $loser } ran out of time
}
end-left = { $you ->
    [loser] You left the table
   *[other] { $loser } left the table
}
end-forfeit = { $you ->
    [loser] You lose by forfeit
   *[other] { $loser } loses by forfeit
}
end-decided = Decided by the server’s managers
end-void = The deal doesn’t count
last-deal = { $points ->
    [0] Last deal: { $ended }.
    [one] Last deal: { $ended } (1 point).
   *[other] Last deal: { $ended } ({ $points } points).
}

## What cards are called: thirteen ranks and four suits (clubs, diamonds, hearts, spades), blanks between

card-ranks = A 2 3 4 5 6 7 8 9 10 J Q K
# The names of the cards' emojis, which a program may read to those who can't see them: small letters
# without accents and digits, underscores for blanks, short (a message has room for 4,000 characters
# in all); no two languages may share one.
emoji-ranks = ace two three four five six seven eight nine ten jack queen king
emoji-suits = clubs diamonds hearts spades
emoji-card = { $rank }_{ $suit }
emoji-back = card_back
