## The public table

table-dealer = rozdaje { $name }
table-turn = **Teraz gra { $name }.**
table-closed = Ta gra jest skończona.
table-hands = Karty przyjdą w wiadomości prywatnej; przycisk **Moje karty** pokaże je tutaj, tylko tobie.
turn-told = { $how ->
    [message] { $name } dowie się z wiadomości prywatnej. Dowolny przycisk odświeża ten stół.
   *[looking] Żadne powiadomienie na pewno nie dotrze tu do gracza { $name }: zaglądaj. Dowolny przycisk odświeża ten stół.
}

## A challenge

# $you says which side, if any, is the reader's: the "host" offers, the "guest" is asked.
challenge-asks = { $you ->
    [host] ### Partia gina: rzucasz wyzwanie graczowi { $guest }
    [guest] ### Partia gina: { $host } rzuca ci wyzwanie
   *[other] ### Partia gina: { $host } rzuca wyzwanie graczowi { $guest }
}
challenge-again = { $you ->
    [host] ### Proponujesz rewanż graczowi { $guest }
    [guest] ### { $host } proponuje ci rewanż
   *[other] ### { $host } proponuje rewanż graczowi { $guest }
}
challenge-open = { $you ->
    [host] ### Proponujesz partię gina
   *[other] ### { $host } proponuje partię gina
}
    Usiąść może każdy.
offer-rated = { $rated ->
    [yes] Partia rankingowa
   *[no] Poza rankingiem: gra komputer
}
challenge-expires = Oferta wygasa { $when }.
challenge-taken = { $you ->
    [host] ### Ty kontra { $guest }
    [guest] ### Ty kontra { $host }
   *[other] ### { $host } kontra { $guest }
}
challenge-playing = Gra trwa.
# $won says who has won and how, $score at what.
challenge-finished = **{ $won }** · { $score }
challenge-declined = { $you ->
    [guest] Tym razem odmawiasz.
   *[other] { $guest } tym razem odmawia.
}
challenge-withdrawn = { $you ->
    [host] Wycofujesz wyzwanie.
   *[other] { $host } wycofuje wyzwanie.
}
challenge-expired = Nikt nie odpowiedział na czas.
press-accept = Tak
press-accept-now = Przyjmij teraz
press-decline = Nie
press-withdraw = Wycofaj
press-sit = Usiądź
press-seat-more = Więcej

## The hand, for who has just begun a game

hand-sent = Gramy! Twoje karty są w wiadomościach prywatnych.
hand-on-its-way = Gramy! Twoje karty są w drodze do wiadomości prywatnych.
link-hand = Do moich kart
