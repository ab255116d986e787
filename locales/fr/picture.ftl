## A private hand as a picture

press-picture = Image
picture-head = ### Ta main : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
picture-count = Reste **{ $loose }** · toute ta main **{ $points }**
picture-alt-melds = Combinaisons : { $melds }
picture-alt-rest = Reste : { $rest }
