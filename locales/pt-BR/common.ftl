## Who and where

name-nobody = alguém
name-someone = Alguém
name-you = Você
# $number tells players of one name apart.
name-numbered = { $name } ({ $number })
table-number = Mesa { $table }
link-channel = #{ $channel }
link-private = { $channel }
place-private = Conversa privada
link-picture = Imagem
link-last = A última mão em #{ $channel }
# A phrase that stands alone.
whole-sentence = { $phrase }.

## The deal in a few words

deal-title = Mão { $deal } · { $rules }, { $knock }
deal-title-plain = Mão { $deal } · { $rules }
limit-knock = batida até { $limit }
limit-upcard = a carta virada define a batida
limit-gin-only = só gin
limit-card = { $limit } (por conta de { $card })
limit-second = { $limit } (por conta de { $card }, do segundo baralho)
pile-top = Topo do lixo · { $stock ->
    [one] { $stock } carta
   *[other] { $stock } cartas
} no monte
pile-line = Lixo: { $card } · { $stock ->
    [one] { $stock } carta
   *[other] { $stock } cartas
} no monte
pile-empty = Lixo vazio · { $stock ->
    [one] { $stock } carta
   *[other] { $stock } cartas
} no monte
seal = Embaralhamento lacrado: `{ $seal }`
seal-deal = Mão lacrada: `{ $seal }…`

## What somebody did in their last turn; $you is “winner” where it is the reader’s own

did-pass = { $you ->
    [winner] Você
   *[other] { $name }
} passou.
did-stock = { $you ->
    [winner] Você
   *[other] { $name }
} comprou do monte.
did-take = { $you ->
    [winner] Você
   *[other] { $name }
} pegou { $taken }.
did-discard = { $you ->
    [winner] Você
   *[other] { $name }
} descartou { $discarded }.
did-stock-discard = { $you ->
    [winner] Você
   *[other] { $name }
} comprou e descartou { $discarded }.
did-take-discard = { $you ->
    [winner] Você
   *[other] { $name }
} pegou { $taken } e descartou { $discarded }.

## How a deal ended; $you says which side, if any, is the reader's

end-knock = { $you ->
    [winner] Você bateu com { $deadwood }
   *[other] { $winner } bateu com { $deadwood }
}
end-gin = { $you ->
    [winner] Gin! Você zerou o resto
   *[other] Gin! { $winner } zerou o resto
}
end-big-gin = { $you ->
    [winner] Big gin! Você combinou as onze
   *[other] Big gin! { $winner } combinou as onze
}
end-undercut = { $you ->
    [winner] Você cortou { $loser }
    [loser] { $winner } te cortou
   *[other] { $winner } cortou { $loser }
}
end-tie = Empate: ninguém pontua
end-cancelled-gin = Gin, mas tudo foi encaixado: ninguém pontua
end-draw = Empate: ninguém fechou a mão
end-misdeal = Mão refeita: novas cartas
end-resign = { $you ->
    [loser] Você desistiu
   *[other] { $loser } desistiu
}
end-out-of-time = { $you ->
    [loser] Você estourou o tempo
   *[other] { $loser } estourou o tempo
}
end-left = { $you ->
    [loser] Você deixou a mesa
   *[other] { $loser } deixou a mesa
}
end-forfeit = { $you ->
    [loser] Você perdeu por W.O.
   *[other] { $loser } perdeu por W.O.
}
end-decided = Decisão de quem gerencia o servidor
end-void = A mão não vale
last-deal = { $points ->
    [0] Última mão: { $ended }.
    [one] Última mão: { $ended } ({ $points } ponto).
   *[other] Última mão: { $ended } ({ $points } pontos).
}

## What cards are called: thirteen ranks and four suits (clubs, diamonds, hearts, spades), blanks between

card-ranks = A 2 3 4 5 6 7 8 9 10 J Q K
# The names of the cards' emojis, which a program may read to those who can't see them: small letters
# without accents and digits, underscores for blanks, short (a message has room for 4,000 characters
# in all); no two languages may share one.
emoji-ranks = as dois tres quatro cinco seis sete oito nove dez valete dama rei
emoji-suits = paus ouros copas espadas
emoji-card = { $rank }_de_{ $suit }
emoji-back = verso_da_carta
