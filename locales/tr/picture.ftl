## A private hand as a picture

press-picture = Resim
picture-head = ### Elinde { $cards } kart
picture-count = Boşta **{ $loose }** · elindeki her şey **{ $points }**
picture-alt-melds = Perler: { $melds }
picture-alt-rest = Boşta: { $rest }
