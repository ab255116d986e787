## Who and where

name-nobody = quelqu’un
name-someone = Quelqu’un
name-you = Toi
# $number tells players of one name apart.
name-numbered = { $name } ({ $number })
table-number = Table { $table }
link-channel = #{ $channel }
link-private = { $channel }
place-private = Discussion privée
link-picture = Image
link-last = La dernière donne dans #{ $channel }
# A phrase that stands alone.
whole-sentence = { $phrase }.

## The deal in a few words

deal-title = Donne { $deal } · { $rules }, { $knock }
deal-title-plain = Donne { $deal } · { $rules }
limit-knock = abattage à { $limit }
limit-upcard = la retourne fixe la limite
limit-gin-only = gin seulement
limit-card = { $limit } (selon { $card })
limit-second = { $limit } (selon { $card }, second paquet)
pile-top = Dessus de la défausse · { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
} à piocher
pile-line = Défausse : { $card } · { $stock } à piocher
pile-empty = Défausse vide · { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
} à piocher
seal = Mélanges scellés : `{ $seal }`
seal-deal = Donne scellée : `{ $seal }…`

## What somebody did in their last turn; $you is “winner” where it is the reader’s own

did-pass = { $you ->
    [winner] Tu passes.
   *[other] { $name } passe.
}
did-stock = { $you ->
    [winner] Tu as
   *[other] { $name } a
} pioché.
did-take = { $you ->
    [winner] Tu as
   *[other] { $name } a
} pris { $taken }.
did-discard = { $you ->
    [winner] Tu as
   *[other] { $name } a
} jeté { $discarded }.
did-stock-discard = { $you ->
    [winner] Tu as
   *[other] { $name } a
} pioché et jeté { $discarded }.
did-take-discard = { $you ->
    [winner] Tu as
   *[other] { $name } a
} pris { $taken } et jeté { $discarded }.

## How a deal ended; $you says which side, if any, is the reader's

end-knock = { $you ->
    [winner] Tu abats avec { $deadwood }
   *[other] { $winner } abat avec { $deadwood }
}
end-gin = { $you ->
    [winner] Gin ! Toutes tes cartes sont combinées
   *[other] Gin ! { $winner } a tout combiné
}
end-big-gin = { $you ->
    [winner] Grand gin ! Tes onze cartes sont combinées
   *[other] Grand gin ! { $winner } a combiné ses onze cartes
}
end-undercut = { $you ->
    [winner] Undercut ! Tu bats { $loser }
    [loser] Undercut ! { $winner } te bat
   *[other] Undercut ! { $winner } bat { $loser }
}
end-tie = Égalité : personne ne marque
end-cancelled-gin = Gin, mais tout a pu être placé : personne ne marque
end-draw = Donne nulle : personne n’a abattu
end-misdeal = Maldonne : on redonne
end-resign = { $you ->
    [loser] Tu abandonnes
   *[other] { $loser } abandonne
}
end-out-of-time = { $you ->
    [loser] Ton temps est écoulé
   *[other] Temps écoulé pour { $loser }
}
end-left = { $you ->
    [loser] Tu as quitté la table
   *[other] { $loser } a quitté la table
}
end-forfeit = { $you ->
    [loser] Tu perds par forfait
   *[other] { $loser } perd par forfait
}
end-decided = Décision des responsables du serveur
end-void = La donne ne compte pas
last-deal = { $points ->
    [0] Dernière donne · { $ended }.
    [one] Dernière donne · { $ended } ({ $points } point).
   *[other] Dernière donne · { $ended } ({ $points } points).
}

## What cards are called: thirteen ranks and four suits (clubs, diamonds, hearts, spades), blanks between

card-ranks = A 2 3 4 5 6 7 8 9 10 V D R
# The names of the cards' emojis, which a program may read to those who can't see them: small letters
# without accents and digits, underscores for blanks, short (a message has room for 4,000 characters
# in all); no two languages may share one.
emoji-ranks = as deux trois quatre cinq six sept huit neuf dix valet dame roi
emoji-suits = trefle carreau coeur pique
emoji-card = { $rank }_de_{ $suit }
emoji-back = dos_de_carte
