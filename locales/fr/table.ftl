## The public table

table-dealer = { $name } donne
table-turn = **À { $name } de jouer.**
table-closed = Cette partie est finie.
table-hands = Ta main t’arrive en message privé ; **Ma main** la montre ici, rien que pour toi.
turn-told = { $how ->
    [message] { $name } l’apprend par message privé. N’importe quel bouton remet tout à jour.
   *[looking] Rien ne préviendra { $name } à coup sûr ici : repasse voir. N’importe quel bouton remet tout à jour.
}

## A challenge

# $you says which side, if any, is the reader's: the "host" offers, the "guest" is asked.
challenge-asks = { $you ->
    [host] ### Tu défies { $guest } au gin rami
    [guest] ### { $host } te défie au gin rami
   *[other] ### { $host } défie { $guest } au gin rami
}
challenge-again = { $you ->
    [host] ### Tu veux ta revanche contre { $guest }
    [guest] ### { $host } veut sa revanche contre toi
   *[other] ### { $host } veut sa revanche contre { $guest }
}
challenge-open = { $you ->
    [host] ### Tu proposes une partie de gin rami
   *[other] ### { $host } propose une partie de gin rami
}
    La place est libre pour tout le monde.
offer-rated = { $rated ->
    [yes] Partie cotée
   *[no] Partie non cotée : l’ordinateur joue
}
challenge-expires = L’offre expire { $when }.
challenge-taken = { $you ->
    [host] ### Toi contre { $guest }
    [guest] ### Toi contre { $host }
   *[other] ### { $host } contre { $guest }
}
challenge-playing = La partie est en cours.
# $won says who has won and how, $score at what.
challenge-finished = **{ $won }** · { $score }
challenge-declined = { $you ->
    [guest] Tu as refusé.
   *[other] { $guest } a refusé.
}
challenge-withdrawn = { $you ->
    [host] Tu as retiré ton défi.
   *[other] { $host } a retiré son défi.
}
challenge-expired = Pas de réponse à temps.
press-accept = Oui
press-accept-now = Accepter
press-decline = Non
press-withdraw = Retirer
press-sit = S’asseoir
press-seat-more = Plus

## The hand, for who has just begun a game

hand-sent = La partie commence, et ta main est dans tes messages privés.
hand-on-its-way = La partie commence, et ta main arrive dans tes messages privés.
link-hand = Voir ma main
