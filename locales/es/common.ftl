## Who and where

name-nobody = alguien
name-someone = Alguien
name-you = Tú
# $number tells players of one name apart.
name-numbered = { $name } ({ $number })
table-number = Mesa { $table }
link-channel = #{ $channel }
link-private = { $channel }
place-private = Chat privado
link-picture = Imagen
link-last = La última mano en #{ $channel }
# A phrase that stands alone.
whole-sentence = { $phrase }.

## The deal in a few words

deal-title = Mano { $deal } · { $rules }, { $knock }
deal-title-plain = Mano { $deal } · { $rules }
limit-knock = cierre con { $limit }
limit-upcard = la carta descubierta fija el cierre
limit-gin-only = solo gin
limit-card = { $limit } (por { $card })
limit-second = { $limit } (por { $card }, segunda baraja)
pile-top = Encima del montón · { $stock ->
    [one] 1 carta
   *[other] { $stock } cartas
} en el mazo
pile-line = Montón: { $card } · mazo: { $stock ->
    [one] 1 carta
   *[other] { $stock } cartas
}
pile-empty = Montón vacío · { $stock ->
    [one] 1 carta
   *[other] { $stock } cartas
} en el mazo
seal = Barajado sellado: `{ $seal }`
seal-deal = Mano sellada: `{ $seal }…`

## What somebody did in their last turn; $you is “winner” where it is the reader’s own

did-pass = { $you ->
    [winner] Pasaste.
   *[other] { $name } pasó.
}
did-stock = { $you ->
    [winner] Robaste del mazo.
   *[other] { $name } robó del mazo.
}
did-take = { $you ->
    [winner] Tomaste { $taken }.
   *[other] { $name } tomó { $taken }.
}
did-discard = { $you ->
    [winner] Descartaste { $discarded }.
   *[other] { $name } descartó { $discarded }.
}
did-stock-discard = { $you ->
    [winner] Robaste y descartaste { $discarded }.
   *[other] { $name } robó y descartó { $discarded }.
}
did-take-discard = { $you ->
    [winner] Tomaste { $taken } y descartaste { $discarded }.
   *[other] { $name } tomó { $taken } y descartó { $discarded }.
}

## How a deal ended; $you says which side, if any, is the reader's

end-knock = { $you ->
    [winner] Cierras con { $deadwood }
   *[other] { $winner } cierra con { $deadwood }
}
end-gin = { $you ->
    [winner] ¡Gin! Combinas todas tus cartas
   *[other] ¡Gin! { $winner } combina todas sus cartas
}
end-big-gin = { $you ->
    [winner] ¡Big gin! Combinas las once
   *[other] ¡Big gin! { $winner } combina las once
}
end-undercut = { $you ->
    [winner] Haces undercut a { $loser }
    [loser] { $winner } te hace undercut
   *[other] { $winner } hace undercut a { $loser }
}
end-tie = Empate: nadie puntúa
end-cancelled-gin = Gin, pero el rival colocó todas sus cartas: nadie puntúa
end-draw = Tablas: nadie cerró
end-misdeal = Reparto anulado: se reparte de nuevo
end-resign = { $you ->
    [loser] Te rindes
   *[other] { $loser } se rinde
}
end-out-of-time = { $you ->
    [loser] Se te acabó el tiempo
   *[other] A { $loser } se le acabó el tiempo
}
end-left = { $you ->
    [loser] Has dejado la mesa
   *[other] { $loser } ha dejado la mesa
}
end-forfeit = { $you ->
    [loser] Se te da la partida por perdida
   *[other] A { $loser } se le da la partida por perdida
}
end-decided = Decisión de la administración del servidor
end-void = La mano no cuenta
last-deal = { $points ->
    [0] Última mano · { $ended }.
    [one] Última mano · { $ended } (1 punto).
   *[other] Última mano · { $ended } ({ $points } puntos).
}

## What cards are called: thirteen ranks and four suits (clubs, diamonds, hearts, spades), blanks between

card-ranks = A 2 3 4 5 6 7 8 9 10 J Q K
# The names of the cards' emojis, which a program may read to those who can't see them: small letters
# without accents and digits, underscores for blanks, short (a message has room for 4,000 characters
# in all); no two languages may share one.
emoji-ranks = as dos tres cuatro cinco seis siete ocho nueve diez jota dama rey
emoji-suits = treboles diamantes corazones picas
emoji-card = { $rank }_de_{ $suit }
emoji-back = carta_tapada
