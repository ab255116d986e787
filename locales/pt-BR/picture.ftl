## A private hand as a picture

press-picture = Imagem
picture-head = ### Na sua mão: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
picture-count = Soltas **{ $loose }** · tudo na mão **{ $points }**
picture-alt-melds = Jogos: { $melds }
picture-alt-rest = Soltas: { $rest }
