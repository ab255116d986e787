## The public table

table-dealer = { $name } gibt
table-turn = **{ $name } ist dran.**
table-closed = Diese Partie ist vorbei.
table-hands = Deine Karten kommen als Direktnachricht; **Meine Karten** zeigt sie hier, nur dir.

## A challenge

challenge-asks = ### { $host } fordert { $guest } zu Gin Rommé heraus
challenge-open = ### { $host } bietet eine Partie Gin Rommé an
    Setzen darf sich, wer mag.
challenge-expires = Das Angebot endet { $when }.
challenge-taken = ### { $guest } nimmt den Platz, den { $host } angeboten hat
challenge-playing = Die Partie läuft.
challenge-finished = Die Partie ist gespielt.
challenge-declined = { $guest } möchte lieber nicht.
challenge-withdrawn = { $host } hat die Herausforderung zurückgezogen.
challenge-expired = Niemand hat rechtzeitig geantwortet.
press-accept = Annehmen
press-decline = Ablehnen
press-withdraw = Zurückziehen
press-sit = Hinsetzen
