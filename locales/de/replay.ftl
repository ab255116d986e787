# Finished deals, looked at again

command-replay = Sieh dir ein beendetes Spiel noch einmal an, Zug um Zug
command-replay-deal = Welches Spiel? Ohne Angabe das letzte
press-replay = Nachspielen
press-replay-first = Anfang
press-replay-back = Zurück
press-replay-next = Weiter
press-replay-last = Ende
replay-moments = Springen zu …
replay-deals = Ein anderes Spiel …
replay-deal = Spiel { $deal }

replay-title = Spiel { $deal } · { $first } – { $second }
replay-step =
    { $moves ->
        [one] Zug { $step } von einem
       *[other] Zug { $step } von { $moves }
    }
replay-hand = **{ $name }** · Restpunkte { $deadwood }
replay-cards =
    { $cards ->
        [0] **{ $name }** · keine Karten mehr
        [one] **{ $name }** · eine Karte
       *[other] **{ $name }** · { $cards } Karten
    }
replay-turn = ▸ { $hand }
replay-table = Auf dem Tisch
replay-pile =
    { $stock ->
        [0] Die Ablage, und kein Talon
        [one] Die Ablage, und eine Karte im Talon
       *[other] Die Ablage, und { $stock } Karten im Talon
    }
replay-no-pile =
    { $stock ->
        [0] Keine Ablage, und kein Talon
        [one] Keine Ablage, und eine Karte im Talon
       *[other] Keine Ablage, und { $stock } Karten im Talon
    }

replay-dealt = Die Karten, wie sie gegeben wurden.
replay-pass = { $name } passt.
replay-take = { $name } nimmt { $card }.
replay-take-several = { $name } nimmt { $cards } von der Ablage.
replay-stock = { $name } zieht { $card }.
replay-discard = { $name } wirft { $card } ab.
replay-knock = { $name } klopft, mit { $card } verdeckt.
replay-gin = { $name } meldet Gin, mit { $card } verdeckt.
replay-big-gin = { $name } meldet Big Gin.
replay-claim-knock = { $name } klopft mit zu viel und wirft { $card } ab.
replay-accept = { $name } nimmt an.
replay-accept-offer = { $name } nimmt { $card } an.
replay-continue-exposed = { $name } spielt weiter, gegen offene Karten.
replay-reject = { $name } lehnt ab.
replay-reject-offer = { $name } lehnt { $card } ab.
replay-layoff = { $name } legt { $card } an Meldung { $target } an.
replay-done = { $name } ist mit Anlegen fertig.
replay-lay = { $name } legt { $cards } aus.
replay-extend = { $name } legt { $card } an Meldung { $target } an.
replay-contract = { $name } legt den Kontrakt: { $cards }.
replay-end-meld = { $name } ist mit Auslegen fertig.
replay-offer = { $name } bietet { $card } an.
replay-last-card = { $name } behält die letzte Karte.
replay-challenge = { $name } fordert zum Zählen heraus.
replay-resign = { $name } gibt auf.
replay-forfeit = { $name } verliert kampflos.
replay-void = Die Partie ist ungültig.

# Names in the menu of moments; each is said of whoever moved.
moment-ready = { $step }: { $name } könnte klopfen
moment-drop = { $step }: { $name } wird in einem Zug { $points ->
    [one] { $points } Restpunkt
   *[other] { $points } Restpunkte
} los
moment-turn = { $step }: Ab hier unterbietet { $name }
moment-knock = { $step }: { $name } klopft
moment-gin = { $step }: { $name } meldet Gin
moment-big-gin = { $step }: { $name } meldet Big Gin
moment-claim-knock = { $step }: { $name } klopft mit zu viel
moment-continue-exposed = { $step }: { $name } spielt weiter
moment-contract = { $step }: { $name } legt den Kontrakt
moment-challenge = { $step }: { $name } fordert heraus
moment-take = { $step }: { $name } nimmt mehrere Karten
moment-resign = { $step }: { $name } gibt auf
moment-forfeit = { $step }: { $name } verliert kampflos
moment-void = { $step }: Die Partie ist ungültig

refusal-no-such-deal = Ein solches beendetes Spiel gibt es an diesem Tisch nicht.
refusal-not-your-deal = Das dürfen nur die noch einmal ansehen, die es gespielt haben.
refusal-still-running = Dieses Spiel ist noch nicht vorbei. Danach kannst du jeden Zug ansehen.
