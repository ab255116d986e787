# The computer as an opponent: how strong it plays, and its hints.

# $level is novice, club or expert; a table from before there were levels has none.
name-computer = { $level ->
    [novice] Computer (principiante)
    [club] Computer (da circolo)
    [expert] Computer (esperto)
   *[other] Computer
}
# Where several play at one table; $number tells them apart.
name-computer-numbered = { $level ->
    [novice] Computer { $number } (principiante)
    [club] Computer { $number } (da circolo)
    [expert] Computer { $number } (esperto)
   *[other] Computer { $number }
}

# On the table, beside its number and who deals; $number tells several computers apart, 0 for one.
computer-level = { $number ->
    [0] Computer
   *[other] Computer { $number }
}: { $level ->
    [novice] principiante
    [club] da circolo
   *[expert] esperto
}
table-rated = vale per il rating, senza suggerimenti

## Choosing how strong it plays

command-level = Quanto forte? Se non scegli, principiante nella tua prima partita
choice-level-novice = Principiante
choice-level-club = Da circolo
choice-level-expert = Esperto
panel-level = ### Quanto deve essere forte il computer?
    Un principiante ogni tanto sbaglia, uno da circolo gioca bene, un esperto pensa in anticipo.
menu-lobby-computer = Dai un posto libero al computer
choice-lobby-computer0 = { $level }
choice-lobby-computer1 = Squadra 1: { $level }
choice-lobby-computer2 = Squadra 2: { $level }
refusal-no-such-level = { $level ->
    [expert] Il computer è esperto solo dove si bussa. A Mahjong gin, Skarney gin e Colonel gioca da principiante o da circolo.
   *[other] Il computer non ha questo livello. Scegli principiante, da circolo o esperto.
}

## Hints

press-hint = Suggerisci
press-hint-why = Perché?
hint-head = **Suggerimento: { $move }.** { $why }
hint-why-head = ### Perché?
hint-or = Oppure:
hint-behind = { $points ->
    [0] Quasi uguale:
    [one] Oppure, con circa un punto in meno:
   *[other] Oppure, con circa { $points } punti in meno:
}
hint-clear = La prima è nettamente la migliore.
hint-close = Sono vicine: nessuna è un errore.
hint-alone = Nient’altro ci va vicino.
hint-club = È quello che farebbe un giocatore da circolo.
hint-seen = Da quello che vedi tu, e nient’altro
refusal-no-hints = I suggerimenti ci sono solo contro il computer. Tra membri si gioca senza aiuti.
refusal-rated-game = Questa partita vale per il rating, quindi niente suggerimenti.
refusal-no-hint-found = Ora non mi viene in mente niente. Riprova tra poco, o fidati del tuo istinto.

# All that the channel reads of such a game while it lasts.
practice-line = **{ $name }** gioca contro il computer.
# Against which computer to play next.
press-easier = Più facile
press-stronger = Più forte

# A game that nobody went on with
untouched = Qui non si gioca da { $days ->
    [one] un giorno
   *[other] { $days } giorni
}, quindi la partita è finita da sé. Non conta niente.
untouched-rated = Qui non si gioca da { $days ->
    [one] un giorno
   *[other] { $days } giorni
}, quindi la partita è finita da sé. Valeva per il rating, e conta come abbandonata.
