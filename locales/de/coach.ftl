# What the coach says: moves, and what is to be said for them. docs/coach.md

## Züge, als Rat

coach-take = Nimm { $card }
coach-take-several = Nimm { $cards }
coach-stock = Zieh vom Talon
coach-pass = Passe
coach-discard = Wirf { $card } ab
coach-knock = Klopf, mit { $card } verdeckt
coach-gin = Melde Gin, mit { $card } verdeckt
coach-big-gin = Melde Big Gin
coach-lay = Leg { $cards } aus
coach-extend = Leg { $card } an Meldung { $target } an
coach-contract = Leg den Kontrakt: { $cards }
coach-end-meld = Leg nichts mehr aus
coach-offer = Biete { $card } an
coach-last-card = Behalt die letzte Karte
coach-accept = Nimm an
coach-accept-offer = Nimm { $card } an
coach-continue-exposed = Spiel weiter
coach-reject = Lehn ab
coach-reject-offer = Lehn { $card } ab
coach-challenge = Fordere zum Zählen heraus
coach-layoff = Leg { $card } an Meldung { $target } an
coach-done = Leg nichts mehr an

## Warum: was für einen Zug spricht, und (mit „aber“) was dagegen.
# $cards are one or several; where there are too many to name, the message with “many” is said.

coach-melds = Damit ist { $cards } eine Meldung.
coach-melds-but = Aber die Meldung { $cards } bleibt so liegen.
coach-breaks = { $cards } bleibt zusammen.
coach-breaks-but = Aber es reißt { $cards } auseinander.
coach-deadwood = Dir { $number ->
    [one] bleibt { $number } Restpunkt
   *[other] bleiben { $number } Restpunkte
} statt { $than }.
coach-deadwood-but = Aber dir { $number ->
    [one] bleibt { $number } Restpunkt
   *[other] bleiben { $number } Restpunkte
} statt { $than }.
coach-waits = Dir { $number ->
    [one] hilft { $number } lebende Karte
   *[other] helfen { $number } lebende Karten
} statt { $than }: auch { $cards }.
coach-waits-many = Dir { $number ->
    [one] hilft { $number } lebende Karte
   *[other] helfen { $number } lebende Karten
} statt { $than }.
coach-waits-but = Aber dir { $number ->
    [one] hilft { $number } lebende Karte
   *[other] helfen { $number } lebende Karten
} statt { $than }: nicht mehr { $cards }.
coach-waits-but-many = Aber dir { $number ->
    [one] hilft { $number } lebende Karte
   *[other] helfen { $number } lebende Karten
} statt { $than }.
coach-readies = Mit { $number ->
    [one] { $number } lebenden Karte
   *[other] { $number } lebenden Karten
} könntest du klopfen statt mit { $than }: auch mit { $cards }.
coach-readies-many = Mit { $number ->
    [one] { $number } lebenden Karte
   *[other] { $number } lebenden Karten
} könntest du klopfen statt mit { $than }.
coach-readies-but = Aber mit { $number ->
    [one] { $number } lebenden Karte
   *[other] { $number } lebenden Karten
} könntest du klopfen statt mit { $than }: nicht mehr mit { $cards }.
coach-readies-but-many = Aber mit { $number ->
    [one] { $number } lebenden Karte
   *[other] { $number } lebenden Karten
} könntest du klopfen statt mit { $than }.
coach-gins = Mit { $number ->
    [one] { $number } lebenden Karte
   *[other] { $number } lebenden Karten
} hättest du Gin statt mit { $than }: auch mit { $cards }.
coach-gins-many = Mit { $number ->
    [one] { $number } lebenden Karte
   *[other] { $number } lebenden Karten
} hättest du Gin statt mit { $than }.
coach-gins-but = Aber mit { $number ->
    [one] { $number } lebenden Karte
   *[other] { $number } lebenden Karten
} hättest du Gin statt mit { $than }: nicht mehr mit { $cards }.
coach-gins-but-many = Aber mit { $number ->
    [one] { $number } lebenden Karte
   *[other] { $number } lebenden Karten
} hättest du Gin statt mit { $than }.
coach-ready = Damit bist du bei { $number } und kannst klopfen.
coach-ready-but = Aber mit { $number } hättest du klopfen können.
coach-feeds = Die andere Karte passt zu { $cards }, und das hat die Gegenseite genommen.
coach-feeds-but = Aber sie passt zu { $cards }, und das hat die Gegenseite genommen.
coach-danger = Die Gegenseite kann sie in { $number } % der Fälle brauchen, die andere Karte in { $than } %.
coach-danger-but = Aber die Gegenseite kann sie in { $number } % der Fälle brauchen, die andere Karte in { $than } %.
coach-dead = Niemand sonst kann sie noch melden.
coach-thrown = Die Gegenseite hatte für { $cards } keine Verwendung, und dazu passt sie.
coach-shows = Es verrät nichts über deine Karten.
coach-shows-but = Aber es zeigt eine Karte deiner Hand.
coach-denies = Bleibt sie liegen, hilft sie der Gegenseite in { $number } % der Fälle.
coach-denies-but = Aber bleibt sie liegen, hilft sie der Gegenseite in { $number } % der Fälle.
coach-blind = Von { $than } Karten, die du noch nicht gesehen hast, { $number ->
    [one] würde dir { $number }
   *[other] würden dir { $number }
} helfen.
coach-blind-but = Aber von { $than } Karten, die du noch nicht gesehen hast, { $number ->
    [one] hätte dir auch { $number }
   *[other] hätten dir auch { $number }
} geholfen.
coach-wins = Jetzt zu klopfen bringt etwa { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}.
coach-wins-but = Aber jetzt zu klopfen bringt etwa { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}.
coach-loses = Jetzt zu klopfen kostet etwa { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}.
coach-loses-but = Aber jetzt zu klopfen kostet etwa { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}.
coach-safe = Wer jetzt klopft, wird nur in { $number } % der Fälle unterboten.
coach-safe-but = Aber wer jetzt klopft, wird nur in { $number } % der Fälle unterboten.
coach-undercut = Wer jetzt klopft, wird in { $number } % der Fälle unterboten.
coach-undercut-but = Aber es wird in { $number } % der Fälle unterboten.
coach-hope = Spielst du weiter, { $number ->
    [one] macht eine lebende Karte Gin
   *[other] machen { $number } lebende Karten Gin
}: { $cards }.
coach-hope-none = Spielst du weiter, macht keine lebende Karte gleich Gin.
coach-hope-but = Aber spielst du weiter, { $number ->
    [one] macht eine lebende Karte Gin
   *[other] machen { $number } lebende Karten Gin
}: { $cards }.
coach-hope-but-none = Aber keine lebende Karte macht gleich Gin.
coach-stock-left = Zu ziehen { $number ->
    [one] ist nur noch eine Karte
   *[other] sind nur noch { $number } Karten
}.
coach-stock-left-but = Aber zu ziehen { $number ->
    [one] ist nur noch eine Karte
   *[other] sind nur noch { $number } Karten
}.
coach-why-gin = Gin kann nicht unterboten werden und bringt einen Bonus.
coach-why-gin-but = Aber Gin kann nicht unterboten werden und bringt einen Bonus.
coach-why-big-gin = Alle elf passen: Das bringt mehr als Gin.
coach-why-big-gin-but = Aber alle elf passen: Das bringt mehr als Gin.
coach-lays = Damit kommt { $cards } auf den Tisch: { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}.
coach-sheds = { $cards } zählt { $number } und passt zu wenig anderem.
coach-keeps = { $cards } kann noch zusammenkommen.
coach-fetches = Damit ist { $cards } eine Meldung.
coach-fits = { $cards } kann auf den Tisch.
