# What a team does about its opponents if it loses the round.

value-opponent-rotation-after-loss = Po przegranej, jak zechcą przegrani
press-opponents = Jeśli przegramy…
opponents-wish = ### Jeśli twoja strona przegra rundę { $round }
    { $wish ->
        [keep] Zachowa przeciwników na następne rozdanie.
       *[change] Zmieni przeciwników na następne rozdanie.
    }
opponents-how = Decyduje ostatnie słowo kogoś z was. Gdy nikt nic nie powie, przeciwnicy się zmienią.
press-opponents-change = Zmień przeciwników
press-opponents-keep = Zostaw tych samych
refusal-opponents-settled = Kto z kim gra, ustalają tu zasady: nie ma czego wybierać.
