## The public table

table-dealer = { $name } gibt
table-turn = **{ $name } ist dran.**
table-closed = Diese Partie ist vorbei.
table-hands = Deine Karten kommen als Direktnachricht; **Meine Karten** zeigt sie hier, nur dir.
# $how a member hears of their turn where nothing can be sent to the channel: by direct "message", or by "looking".
turn-told = { $how ->
    [message] { $name } erfährt es per Direktnachricht. Jeder Knopf bringt das hier auf den neuesten Stand.
   *[looking] Hier erreicht { $name } vielleicht keine Nachricht: Schau wieder vorbei. Jeder Knopf bringt das hier auf den neuesten Stand.
}

## A challenge

# $you sagt, ob eine der Seiten die des Lesers ist: "host" bietet an, "guest" ist gefragt.
challenge-asks = { $you ->
    [host] ### Du forderst { $guest } zu Gin Rommé heraus
    [guest] ### { $host } fordert dich zu Gin Rommé heraus
   *[other] ### { $host } fordert { $guest } zu Gin Rommé heraus
}
challenge-again = { $you ->
    [host] ### Du möchtest eine Revanche gegen { $guest }
    [guest] ### { $host } möchte eine Revanche gegen dich
   *[other] ### { $host } möchte eine Revanche gegen { $guest }
}
challenge-open = { $you ->
    [host] ### Du bietest eine Partie Gin Rommé an
   *[other] ### { $host } bietet eine Partie Gin Rommé an
}
    Setzen darf sich, wer mag.
offer-rated = { $rated ->
    [yes] Gewertet
   *[no] Nicht gewertet: Der Computer spielt mit
}
challenge-expires = Das Angebot endet { $when }.
challenge-taken = { $you ->
    [host] ### Du gegen { $guest }
    [guest] ### Du gegen { $host }
   *[other] ### { $host } gegen { $guest }
}
challenge-playing = Die Partie läuft.
# $won sagt, wer wie gewonnen hat, $score den Stand.
challenge-finished = **{ $won }** · { $score }
challenge-declined = { $you ->
    [guest] Du möchtest lieber nicht.
   *[other] { $guest } möchte lieber nicht.
}
challenge-withdrawn = { $you ->
    [host] Du hast die Herausforderung zurückgezogen.
   *[other] { $host } hat die Herausforderung zurückgezogen.
}
challenge-expired = Niemand hat rechtzeitig geantwortet.
# Kurz, damit auf schmalen Handys alle drei Knöpfe in einer Zeile stehen.
press-accept = Ja
press-accept-now = Ja, spielen
press-decline = Nein
press-withdraw = Zurückziehen
press-sit = Hinsetzen
press-seat-more = Mehr

## The hand, for who has just begun a game

hand-sent = Die Partie läuft, und deine Karten sind in deinen Direktnachrichten.
hand-on-its-way = Die Partie läuft, und deine Karten sind als Direktnachricht unterwegs.
link-hand = Zu meinen Karten
