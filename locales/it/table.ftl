## The public table

table-dealer = { $name } dà le carte
table-turn = **Tocca a { $name }.**
table-closed = Questa partita è finita.
table-hands = Le tue carte arrivano in un messaggio diretto; **Le mie carte** le mostra qui, solo a te.
turn-told = { $how ->
    [message] { $name } lo viene a sapere con un messaggio diretto. Qualsiasi pulsante aggiorna tutto.
   *[looking] Qui nessun avviso è sicuro per { $name }: torna a guardare. Qualsiasi pulsante aggiorna tutto.
}

## A challenge

# $you says which side, if any, is the reader's: the "host" offers, the "guest" is asked.
challenge-asks = { $you ->
    [host] ### Sfidi { $guest } a gin rummy
    [guest] ### { $host } ti sfida a gin rummy
   *[other] ### { $host } sfida { $guest } a gin rummy
}
challenge-again = { $you ->
    [host] ### Vuoi la rivincita con { $guest }
    [guest] ### { $host } vuole la rivincita con te
   *[other] ### { $host } vuole la rivincita con { $guest }
}
challenge-open = { $you ->
    [host] ### Offri una partita di gin rummy
   *[other] ### { $host } offre una partita di gin rummy
}
    Può sedersi chiunque.
offer-rated = { $rated ->
    [yes] Vale per il rating
   *[no] Non vale per il rating: gioca il computer
}
challenge-expires = L’offerta scade { $when }.
challenge-taken = { $you ->
    [host] ### Tu contro { $guest }
    [guest] ### Tu contro { $host }
   *[other] ### { $host } contro { $guest }
}
challenge-playing = La partita è in corso.
# $won says who has won and how, $score at what.
challenge-finished = **{ $won }** · { $score }
challenge-declined = { $you ->
    [guest] Hai preferito di no.
   *[other] { $guest } preferisce di no.
}
challenge-withdrawn = { $you ->
    [host] Hai ritirato la sfida.
   *[other] { $host } ha ritirato la sfida.
}
challenge-expired = Nessuno ha risposto in tempo.
press-accept = Accetta
press-accept-now = Accetta ora
press-decline = Rifiuta
press-withdraw = Ritira
press-sit = Siediti
press-seat-more = Altro

## The hand, for who has just begun a game

hand-sent = Si comincia: le tue carte sono nei messaggi diretti.
hand-on-its-way = Si comincia: le tue carte stanno arrivando nei messaggi diretti.
link-hand = Alle mie carte
