# Reviews of finished deals (docs/coach.md)

command-review = Scopri quali tue decisioni in una mano finita sono costate punti, e che cosa era meglio
command-review-deal = Quale mano? Se non scegli, l’ultima che hai giocato
press-review = Coach
# $points is a number below zero, written out; $played is one of review-short-…
press-review-mistake = { $played }: { $points }
press-review-replay = Guarda nel replay
review-title = Il coach sulla mano { $deal } · { $first } – { $second }
review-nothing = In questa mano non avevi niente da decidere.
review-clean = **Nessun errore chiaro.** { $decisions ->
    [one] L’unica decisione che avevi era buona
   *[other] Tutte le tue { $decisions } decisioni erano buone
} quanto il meglio che ho trovato.
review-verdict = { $mistakes ->
    [one] **Una decisione** sulle tue { $decisions } ti è costata
   *[other] **{ $mistakes } decisioni** sulle tue { $decisions } ti sono costate
} circa **{ $points ->
    [one] un punto
   *[other] { $points } punti
}**, stando a quello che potevi vedere.
# $luck is good, bad or none.
review-dealt = Le carte ricevute: { $luck ->
    [good] { $points ->
        [one] { $points } punto spaiato
       *[other] { $points } punti spaiati
    } meglio della media
    [bad] { $points ->
        [one] { $points } punto spaiato
       *[other] { $points } punti spaiati
    } peggio della media
   *[none] nella media
}
review-drawn = { $draws ->
    [one] La tua pescata
   *[other] Le tue { $draws } pescate
}: { $luck ->
    [good] fortuna, { $points ->
        [one] { $points } punto spaiato
       *[other] { $points } punti spaiati
    } meglio della media
    [bad] sfortuna, { $points ->
        [one] { $points } punto spaiato
       *[other] { $points } punti spaiati
    } peggio della media
   *[none] né fortuna né sfortuna
}
# $played is one of review-did-…
review-cost = **{ $played }** È costato circa **{ $points ->
    [one] un punto
   *[other] { $points } punti
}**, { $error } in più o in meno.
review-did-take = Hai preso { $card }.
review-did-stock = Hai pescato dal tallone.
review-did-pass = Hai passato.
review-did-discard = Hai scartato { $card }.
review-did-knock = Hai bussato, con { $card } coperta.
review-did-gin = Hai fatto gin, con { $card } coperta.
review-did-big-gin = Hai fatto big gin.
review-short-take = Prendi { $card }
review-short-stock = Tallone
review-short-pass = Passa
review-short-discard = { $card }
review-short-knock = Bussa
review-short-gin = Gin
review-short-big-gin = Big gin
review-held = Le tue carte · spaiate { $deadwood }
review-pile = Nel pozzo { $card } · { $stock } nel tallone
review-no-pile = Niente nel pozzo · { $stock } nel tallone
review-known = { $name } aveva preso e teneva ancora { $cards }
# $move is advice, such as “Discard K♦”.
review-better = **Meglio: { $move }.**

refusal-not-your-review = L’analisi è per chi ha giocato la mano, ognuno per sé. Questa non l’hai giocata.
refusal-not-weighed = Con queste regole non so valutare le mosse abbastanza bene da dire che una è un errore. Analizzo le mani in cui si bussa, con scale di un solo seme.
refusal-review-under-way = Sto ancora pensando a un’altra delle tue mani. Riprova tra poco.
refusal-no-review-found = Non ho potuto finire questa analisi. Riprova tra poco.
