## A private hand as a picture

press-picture = Picture
picture-head = ### Your hand: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
picture-count = Unmatched **{ $loose }** · all that you hold **{ $points }**
picture-alt-melds = Melds: { $melds }
picture-alt-rest = Unmatched: { $rest }
