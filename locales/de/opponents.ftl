# What a team does about its opponents if it loses the round.

value-opponent-rotation-after-loss = Nach verlorenem Spiel, wie die Verlierer wollen
press-opponents = Wenn wir verlieren…
opponents-wish = ### Wenn deine Seite Runde { $round } verliert
    { $wish ->
        [keep] Dann behält sie im nächsten Spiel ihre Gegner.
       *[change] Dann wechselt sie im nächsten Spiel die Gegner.
    }
opponents-how = Es gilt, was zuletzt jemand von euch sagt. Sagt niemand etwas, wechseln die Gegner.
press-opponents-change = Gegner wechseln
press-opponents-keep = Gegner behalten
refusal-opponents-settled = Hier legen die Regeln fest, wer gegen wen spielt: Da gibt es nichts zu wählen.
