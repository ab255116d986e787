## The public table

table-dealer = reparte { $name }
table-turn = **Le toca a { $name }.**
table-closed = Esta partida ha terminado.
table-hands = Tus cartas te llegan por mensaje directo; **Mis cartas** las muestra aquí, solo para ti.
turn-told = { $how ->
    [message] { $name } se entera por mensaje directo. Cualquier botón pone esto al día.
   *[looking] Aquí ningún aviso es seguro para { $name }: vuelve a mirar. Cualquier botón pone esto al día.
}

## A challenge

# $you says which side, if any, is the reader's: the "host" offers, the "guest" is asked.
challenge-asks = { $you ->
    [host] ### Retas a { $guest } al gin rummy
    [guest] ### { $host } te reta al gin rummy
   *[other] ### { $host } reta a { $guest } al gin rummy
}
challenge-again = { $you ->
    [host] ### Le pides la revancha a { $guest }
    [guest] ### { $host } te pide la revancha
   *[other] ### { $host } le pide la revancha a { $guest }
}
challenge-open = { $you ->
    [host] ### Propones una partida de gin rummy
   *[other] ### { $host } propone una partida de gin rummy
}
    Puede sentarse quien quiera.
offer-rated = { $rated ->
    [yes] Cuenta para el rating
   *[no] Sin rating: juega la máquina
}
challenge-expires = La oferta caduca { $when }.
challenge-taken = { $you ->
    [host] ### Tú contra { $guest }
    [guest] ### Tú contra { $host }
   *[other] ### { $host } contra { $guest }
}
challenge-playing = La partida está en marcha.
# $won says who has won and how, $score at what.
challenge-finished = **{ $won }** · { $score }
challenge-declined = { $you ->
    [guest] Prefieres no jugar.
   *[other] { $guest } prefiere no jugar.
}
challenge-withdrawn = { $you ->
    [host] Retiraste el reto.
   *[other] { $host } retiró el reto.
}
challenge-expired = Nadie respondió a tiempo.
press-accept = Sí
press-accept-now = Aceptar ya
press-decline = No
press-withdraw = Retirar
press-sit = Sentarse
press-seat-more = Más

## The hand, for who has just begun a game

hand-sent = La partida está en marcha, y tienes tus cartas en los mensajes directos.
hand-on-its-way = La partida está en marcha, y tus cartas van de camino a tus mensajes directos.
link-hand = A mis cartas
