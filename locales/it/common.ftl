## Who and where

name-nobody = qualcuno
name-someone = Qualcuno
name-you = Tu
# $number tells players of one name apart.
name-numbered = { $name } ({ $number })
table-number = Tavolo { $table }
link-channel = #{ $channel }
link-private = { $channel }
place-private = Chat privata
link-picture = Immagine
link-last = L’ultima mano in #{ $channel }
# A phrase that stands alone.
whole-sentence = { $phrase }.

## The deal in a few words

deal-title = Mano { $deal } · { $rules }, { $knock }
deal-title-plain = Mano { $deal } · { $rules }
limit-knock = si bussa con { $limit }
limit-upcard = il limite lo dà la carta scoperta
limit-gin-only = solo gin
limit-card = { $limit } (carta limite { $card })
limit-second = { $limit } (carta limite { $card }, dal secondo mazzo)
pile-top = In cima al pozzo · { $stock ->
    [one] 1 carta
   *[other] { $stock } carte
} nel tallone
pile-line = Pozzo: { $card } · { $stock ->
    [one] 1 carta
   *[other] { $stock } carte
} nel tallone
pile-empty = Il pozzo è vuoto · { $stock ->
    [one] 1 carta
   *[other] { $stock } carte
} nel tallone
seal = Sigillo delle mescolate: `{ $seal }`
seal-deal = Sigillo della mano: `{ $seal }…`

## What somebody did in their last turn; $you is “winner” where it is the reader’s own

did-pass = { $you ->
    [winner] Hai passato.
   *[other] { $name } ha passato.
}
did-stock = { $you ->
    [winner] Hai pescato dal tallone.
   *[other] { $name } ha pescato dal tallone.
}
did-take = { $you ->
    [winner] Hai preso { $taken }.
   *[other] { $name } ha preso { $taken }.
}
did-discard = { $you ->
    [winner] Hai scartato { $discarded }.
   *[other] { $name } ha scartato { $discarded }.
}
did-stock-discard = { $you ->
    [winner] Hai pescato e scartato { $discarded }.
   *[other] { $name } ha pescato e scartato { $discarded }.
}
did-take-discard = { $you ->
    [winner] Hai preso { $taken } e scartato { $discarded }.
   *[other] { $name } ha preso { $taken } e scartato { $discarded }.
}

## How a deal ended; $you says which side, if any, is the reader's

end-knock = { $you ->
    [winner] Bussi con { $deadwood }
   *[other] { $winner } bussa con { $deadwood }
}
end-gin = { $you ->
    [winner] Gin! Hai combinato tutte le carte
   *[other] Gin! { $winner } ha combinato tutte le carte
}
end-big-gin = { $you ->
    [winner] Big gin! Hai combinato tutte e undici le carte
   *[other] Big gin! { $winner } ha combinato tutte e undici le carte
}
end-undercut = { $you ->
    [winner] Fai undercut a { $loser }
    [loser] { $winner } ti fa undercut
   *[other] { $winner } fa undercut a { $loser }
}
end-tie = Parità: nessuno segna
end-cancelled-gin = Gin, ma ogni carta è stata attaccata: nessuno segna
end-draw = Mano patta: nessuno ha chiuso
end-misdeal = A monte: si ridanno le carte
end-resign = { $you ->
    [loser] Abbandoni
   *[other] { $loser } abbandona
}
end-out-of-time = { $you ->
    [loser] Il tuo tempo è scaduto
   *[other] Tempo scaduto per { $loser }
}
end-left = { $you ->
    [loser] Hai lasciato il tavolo
   *[other] { $loser } ha lasciato il tavolo
}
end-forfeit = { $you ->
    [loser] Hai perso a tavolino
   *[other] { $loser } ha perso a tavolino
}
end-decided = Decisione di chi gestisce il server
end-void = La mano non conta
last-deal = { $points ->
    [0] Ultima mano · { $ended }.
    [one] Ultima mano · { $ended } (1 punto).
   *[other] Ultima mano · { $ended } ({ $points } punti).
}

## What cards are called: thirteen ranks and four suits (clubs, diamonds, hearts, spades), blanks between

card-ranks = A 2 3 4 5 6 7 8 9 10 J Q K
# The names of the cards' emojis, which a program may read to those who can't see them: small letters
# without accents and digits, underscores for blanks, short (a message has room for 4,000 characters
# in all); no two languages may share one.
emoji-ranks = asso 2 3 4 5 6 7 8 9 10 fante donna re
emoji-suits = fiori quadri cuori picche
emoji-card = { $rank }_di_{ $suit }
emoji-back = dorso_carta
