## Who and where

name-nobody = jemand
name-someone = Jemand
name-you = Du
# $number tells players of one name apart.
name-numbered = { $name } ({ $number })
table-number = Tisch { $table }
link-channel = #{ $channel }
link-private = { $channel }
# A chat without a name, among members.
place-private = Privater Chat
link-picture = Bild
link-last = Das letzte Spiel in #{ $channel }
# A phrase that stands alone.
whole-sentence = { $phrase }.

## The deal in a few words

deal-title = Spiel { $deal } · { $rules }, { $knock }
deal-title-plain = Spiel { $deal } · { $rules }
limit-knock = klopfen bis { $limit }
limit-upcard = die offene Karte bestimmt das Klopfen
limit-gin-only = nur Gin
limit-card = { $limit } (wegen { $card })
limit-second = { $limit } (wegen { $card }, zweites Spiel Karten)
pile-top = Oben auf der Ablage · { $stock ->
    [one] 1 Karte
   *[other] { $stock } Karten
} im Talon
pile-line = Ablage: { $card } · { $stock ->
    [one] 1 Karte
   *[other] { $stock } Karten
} im Talon
pile-empty = Die Ablage ist leer · { $stock ->
    [one] 1 Karte
   *[other] { $stock } Karten
} im Talon
seal = Mischen versiegelt: `{ $seal }`
seal-deal = Spiel versiegelt: `{ $seal }…`

## What somebody did in their last turn; $you is “winner” where it is the reader’s own

did-pass = { $you ->
    [winner] Du hast gepasst.
   *[other] { $name } passte.
}
did-stock = { $you ->
    [winner] Du hast vom Talon gezogen.
   *[other] { $name } zog vom Talon.
}
did-take = { $you ->
    [winner] Du hast { $taken } genommen.
   *[other] { $name } nahm { $taken }.
}
did-discard = { $you ->
    [winner] Du hast { $discarded } abgeworfen.
   *[other] { $name } warf { $discarded } ab.
}
did-stock-discard = { $you ->
    [winner] Du hast gezogen und { $discarded } abgeworfen.
   *[other] { $name } zog und warf { $discarded } ab.
}
did-take-discard = { $you ->
    [winner] Du hast { $taken } genommen und { $discarded } abgeworfen.
   *[other] { $name } nahm { $taken } und warf { $discarded } ab.
}

## How a deal ended; $you says which side, if any, is the reader's

end-knock = { $you ->
    [winner] Du klopfst mit { $deadwood }
   *[other] { $winner } klopft mit { $deadwood }
}
end-gin = { $you ->
    [winner] Gin! Du meldest jede Karte
   *[other] Gin! { $winner } meldet jede Karte
}
end-big-gin = { $you ->
    [winner] Big Gin! Du meldest alle elf
   *[other] Big Gin! { $winner } meldet alle elf
}
end-undercut = { $you ->
    [winner] Du unterbietest { $loser }
    [loser] { $winner } unterbietet dich
   *[other] { $winner } unterbietet { $loser }
}
end-tie = Gleichstand: Niemand punktet
end-cancelled-gin = Gin, aber alles wurde angelegt: Niemand punktet
end-draw = Unentschieden: Niemand ist herausgekommen
end-misdeal = Vergeben: Es wird neu gegeben
end-resign = { $you ->
    [loser] Du gibst auf
   *[other] { $loser } gibt auf
}
end-out-of-time = { $you ->
    [loser] Du hast die Zeit überschritten
   *[other] { $loser } hat die Zeit überschritten
}
end-left = { $you ->
    [loser] Du bist vom Tisch gegangen
   *[other] { $loser } ist vom Tisch gegangen
}
end-forfeit = { $you ->
    [loser] Du hast kampflos verloren
   *[other] { $loser } hat kampflos verloren
}
end-decided = Von der Serverleitung entschieden
end-void = Das Spiel zählt nicht
last-deal = { $points ->
    [0] Letztes Spiel: { $ended }.
    [one] Letztes Spiel: { $ended } (1 Punkt).
   *[other] Letztes Spiel: { $ended } ({ $points } Punkte).
}

## What cards are called: thirteen ranks and four suits (clubs, diamonds, hearts, spades), blanks between

card-ranks = A 2 3 4 5 6 7 8 9 10 B D K
# The names of the cards' emojis, which a program may read to those who can't see them: small letters
# without accents and digits, underscores for blanks, short (a message has room for 4,000 characters
# in all); no two languages may share one.
emoji-ranks = ass zwei drei vier fuenf sechs sieben acht neun zehn bube dame koenig
emoji-suits = kreuz karo herz pik
emoji-card = { $suit }_{ $rank }
emoji-back = kartenruecken
