## A private hand as a picture

press-picture = Bild
picture-head = ### Deine Hand: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
picture-count = Restkarten **{ $loose }** · alles auf der Hand **{ $points }**
picture-alt-melds = Meldungen: { $melds }
picture-alt-rest = Restkarten: { $rest }
