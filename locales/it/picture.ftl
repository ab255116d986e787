## A private hand as a picture

press-picture = Immagine
picture-head = ### Le tue carte: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
picture-count = Spaiate **{ $loose }** · tutte le carte **{ $points }**
picture-alt-melds = Combinazioni: { $melds }
picture-alt-rest = Spaiate: { $rest }
