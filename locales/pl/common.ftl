## Who and where

name-nobody = ktoś
name-someone = Ktoś
name-you = Ty
# $number tells players of one name apart.
name-numbered = { $name } ({ $number })
table-number = Stolik { $table }
link-channel = #{ $channel }
link-private = { $channel }
place-private = Czat prywatny
link-picture = Obraz
link-last = Ostatnie rozdanie na #{ $channel }
# A phrase that stands alone.
whole-sentence = { $phrase }.

## The deal in a few words

deal-title = Rozdanie { $deal } · { $rules }, { $knock }
deal-title-plain = Rozdanie { $deal } · { $rules }
limit-knock = stukanie do { $limit }
limit-upcard = limit wyznacza odkryta karta
limit-gin-only = tylko gin
limit-card = { $limit } (wyznacza { $card })
limit-second = { $limit } (wyznacza { $card }, druga talia)
pile-top = Wierzch stosu · w talonie { $stock ->
    [one] 1 karta
    [few] { $stock } karty
    [many] { $stock } kart
   *[other] { $stock } kart
}
pile-line = Stos: { $card } · w talonie { $stock ->
    [one] 1 karta
    [few] { $stock } karty
    [many] { $stock } kart
   *[other] { $stock } kart
}
pile-empty = Stos jest pusty · w talonie { $stock ->
    [one] 1 karta
    [few] { $stock } karty
    [many] { $stock } kart
   *[other] { $stock } kart
}
seal = Tasowania zapieczętowane: `{ $seal }`
seal-deal = Rozdanie zapieczętowane: `{ $seal }…`

## What somebody did in their last turn; $you is “winner” where it is the reader’s own

did-pass = { $you ->
    [winner] Pasujesz
   *[other] { $name } pasuje
}.
did-stock = { $you ->
    [winner] Dobierasz
   *[other] { $name } dobiera
} z talonu.
did-take = { $you ->
    [winner] Bierzesz
   *[other] { $name } bierze
} { $taken }.
did-discard = { $you ->
    [winner] Odrzucasz
   *[other] { $name } odrzuca
} { $discarded }.
did-stock-discard = { $you ->
    [winner] Dobierasz i odrzucasz
   *[other] { $name } dobiera i odrzuca
} { $discarded }.
did-take-discard = { $you ->
    [winner] Bierzesz { $taken } i odrzucasz
   *[other] { $name } bierze { $taken } i odrzuca
} { $discarded }.

## How a deal ended; $you says which side, if any, is the reader's

end-knock = { $you ->
    [winner] Stukasz z { $deadwood } pkt
   *[other] { $winner } stuka z { $deadwood } pkt
}
end-gin = { $you ->
    [winner] Gin! Układasz wszystkie karty
   *[other] Gin! { $winner } układa wszystkie karty
}
end-big-gin = { $you ->
    [winner] Big gin! Układasz całą jedenastkę
   *[other] Big gin! { $winner } układa całą jedenastkę
}
end-undercut = { $you ->
    [winner] Podcinasz gracza { $loser }
    [loser] { $winner } cię podcina
   *[other] { $winner } podcina gracza { $loser }
}
end-tie = Remis: nikt nie punktuje
end-cancelled-gin = Gin, ale wszystko dało się dołożyć: nikt nie punktuje
end-draw = Remis: nikt nie skończył
end-misdeal = Nieważne rozdanie: jeszcze raz
end-resign = { $you ->
    [loser] Poddajesz się
   *[other] { $loser } poddaje się
}
end-out-of-time = { $you ->
    [loser] Czas ci się skończył
   *[other] { $loser } przegrywa na czas
}
end-left = { $you ->
    [loser] Odchodzisz od stolika
   *[other] { $loser } odchodzi od stolika
}
end-forfeit = { $you ->
    [loser] Przegrywasz walkowerem
   *[other] { $loser } przegrywa walkowerem
}
end-decided = Decyzja zarządzających serwerem
end-void = Rozdanie się nie liczy
last-deal = { $points ->
    [0] Ostatnie rozdanie: { $ended }.
    [one] Ostatnie rozdanie: { $ended } (1 punkt).
    [few] Ostatnie rozdanie: { $ended } ({ $points } punkty).
    [many] Ostatnie rozdanie: { $ended } ({ $points } punktów).
   *[other] Ostatnie rozdanie: { $ended } ({ $points } punktu).
}

## What cards are called: thirteen ranks and four suits (clubs, diamonds, hearts, spades), blanks between

card-ranks = A 2 3 4 5 6 7 8 9 10 W D K
# The names of the cards' emojis, which a program may read to those who can't see them: small letters
# without accents and digits, underscores for blanks, short (a message has room for 4,000 characters
# in all); no two languages may share one.
emoji-ranks = as 2 3 4 5 6 7 8 9 10 walet dama krol
emoji-suits = trefl karo kier pik
emoji-card = { $rank }_{ $suit }
emoji-back = koszulka_karty
