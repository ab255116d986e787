## The public table

table-dealer = { $name } dá as cartas
table-turn = **{ $name } joga.**
table-closed = Esta partida acabou.
table-hands = Suas cartas chegam por mensagem direta; **Minhas cartas** mostra aqui, só para você.
turn-told = { $how ->
    [message] { $name } fica sabendo por mensagem direta. Qualquer botão atualiza isto.
   *[looking] Aqui nenhum aviso é garantido para { $name }: volte para olhar. Qualquer botão atualiza isto.
}

## A challenge

# $you says which side, if any, is the reader's: the "host" offers, the "guest" is asked.
challenge-asks = { $you ->
    [host] ### Você desafia { $guest } para um gin rummy
    [guest] ### { $host } te desafia para um gin rummy
   *[other] ### { $host } desafia { $guest } para um gin rummy
}
challenge-again = { $you ->
    [host] ### Você quer revanche contra { $guest }
    [guest] ### { $host } quer revanche contra você
   *[other] ### { $host } quer revanche contra { $guest }
}
challenge-open = { $you ->
    [host] ### Você oferece uma partida de gin rummy
   *[other] ### { $host } oferece uma partida de gin rummy
}
    Pode sentar quem quiser.
offer-rated = { $rated ->
    [yes] Vale rating
   *[no] Não vale rating: o computador joga
}
challenge-expires = A oferta termina { $when }.
challenge-taken = { $you ->
    [host] ### Você contra { $guest }
    [guest] ### Você contra { $host }
   *[other] ### { $host } contra { $guest }
}
challenge-playing = A partida começou.
# $won says who has won and how, $score at what.
challenge-finished = **{ $won }** · { $score }
challenge-declined = { $you ->
    [guest] Você preferiu não jogar.
   *[other] { $guest } preferiu não jogar.
}
challenge-withdrawn = { $you ->
    [host] Você retirou o desafio.
   *[other] { $host } retirou o desafio.
}
challenge-expired = Ninguém respondeu a tempo.
press-accept = Aceitar
press-accept-now = Aceitar agora
press-decline = Recusar
press-withdraw = Retirar
press-sit = Sentar
press-seat-more = Mais

## The hand, for who has just begun a game

hand-sent = A partida começou, e suas cartas estão nas suas mensagens diretas.
hand-on-its-way = A partida começou, e suas cartas estão a caminho das suas mensagens diretas.
link-hand = Ver minhas cartas
