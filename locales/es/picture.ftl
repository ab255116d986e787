## A private hand as a picture

press-picture = Imagen
picture-head = ### Tus cartas: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
picture-count = Sueltas **{ $loose }** · todo lo que tienes **{ $points }**
picture-alt-melds = Combinaciones: { $melds }
picture-alt-rest = Sueltas: { $rest }
