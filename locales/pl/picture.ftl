## A private hand as a picture

press-picture = Obraz
picture-head = ### Twoja ręka: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
picture-count = Poza układami **{ $loose }** · wszystko razem **{ $points }**
picture-alt-melds = Układy: { $melds }
picture-alt-rest = Poza układami: { $rest }
