## Refusals on a sheet for real cards

refusal-does-not-fit = { $code ->
    [over] Così l’incontro finirebbe prima della mano { $name }. Correggi prima le mani successive.
   *[players] La mano { $name } non tornerebbe più: toccherebbe ad altri giocarla. Correggi prima quella.
}
refusal-sheet-moved = Nel frattempo il segnapunti è cambiato. Ecco com’è adesso.
refusal-sheet-over = Su questo segnapunti non si può più inserire niente.
refusal-entry-gone = Quella mano non è più sul segnapunti.
refusal-entry-open = Di questa mano manca ancora qualcosa.
refusal-proposal-waits = Un’altra modifica del segnapunti aspetta risposta. Prima viene quella.
refusal-proposal-gone = È già arrivata una risposta.
refusal-not-latest = Si può togliere solo la mano più recente, e lo fa chi l’ha inserita. *Correggi…* chiede agli altri.
refusal-sheet-started = Questo segnapunti è già cominciato, o è chiuso.
refusal-sheet-players = { $code ->
    [heads_up] Qui si gioca in due: prima deve unirsi qualcuno.
    [round_robin] Qui si gioca a rotazione in tre o quattro.
    [partnership] Le due squadre devono avere lo stesso numero di giocatori, almeno due.
   *[captain] Un capitano gioca da solo contro due o più.
}
refusal-same-name = Su questo segnapunti c’è già qualcuno che si chiama { $name }.

## A sheet for real cards, in its channel

paper-rules = Carte vere · { $rules }
paper-many = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
paper-number = Mano { $deal }
paper-round = **Giro { $round }**
paper-round-table = Giro { $round }, tavolo { $table }
paper-deal = { $ended }{ $points ->
    [none] {""}
   *[other] : { $points }
}{ $boxes ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $boxes } box)
}
paper-last = { $place }: { $deal }
paper-label = { $place }: { $deal }
paper-entered = { $place }: { $deal } · inserita da { $name }
paper-next = **Prossima, mano { $number }:** { $one } – { $two }. { $dealer } dà le carte.
paper-table = Tavolo { $number }: { $one } – { $two }. { $dealer } dà le carte.
paper-waiting = { $players ->
    [one] { $names } resta fuori.
   *[other] { $names } restano fuori.
}
paper-over = **L’incontro è finito.** Una mano sbagliata si può ancora correggere.
paper-closed = **Questo segnapunti è stato chiuso così com’è.**
paper-would-change = **{ $name } vuole cambiare questa:** { $place }
paper-would-remove = **{ $name } vuole togliere questa:** { $place }
paper-would-close = **{ $name } vuole chiudere il segnapunti così com’è.** In tal caso non vince nessuno.
paper-now = Adesso: { $deal }
paper-then = Diventa: { $deal }
paper-asks = { $waiting ->
    [one] { $names }, va bene?
   *[other] { $names }: { $every ->
        [any] serve il sì di uno per parte.
       *[all] serve il sì di tutti voi.
    }
}
press-paper-enter = Inserisci una mano
press-paper-undo = Togli: { $place }
press-paper-dealer = Primo mazziere: { $name }
press-paper-fix = Correggi…
press-paper-close = Chiudi il segnapunti
press-agree = Va bene
press-refuse = Rifiuta
press-new-sheet = Nuovo segnapunti

## Until everybody has come

paper-head = ### { $host } tiene il punteggio per carte vere
    { $seating ->
        [partnership] Due squadre, di quanti si uniscono a ognuna
        [round_robin] In tre o quattro, chi perde la mano esce
        [captain] Uno contro tutti, che si danno il cambio
       *[heads_up] In due
    }
paper-joined = { $side ->
    [captain] **Capitano:** { $names }
    [field] **Gli altri, in quest’ordine:** { $names }
    [side1] **Squadra 1:** { $names }
    [side2] **Squadra 2:** { $names }
   *[all] **Giocatori:** { $names }
}
paper-gone = { $status ->
    [withdrawn] Il segnapunti è stato messo via.
   *[expired] Non è arrivata in tempo abbastanza gente.
}
press-paper-join = { $side ->
    [captain] Fai il capitano
    [field] Con gli altri
    [side1] Alla squadra 1
    [side2] Alla squadra 2
   *[all] Unisciti
}
press-paper-guest = { $side ->
    [captain] Un amico capitano…
    [field] Aggiungi un amico…
    [side1] Amico in squadra 1…
    [side2] Amico in squadra 2…
   *[all] Aggiungi un amico…
}
press-paper-leave = Esci
press-paper-start = Comincia

## Entering a deal, for one member alone

entry-title = { $place }
entry-fix = Correggi: { $place }
entry-between = { $one } – { $two }. { $dealer } dà le carte.
entry-missing = { $what ->
    [table] Quale tavolo?
    [who] Chi ha vinto?
    [knocker] Chi ha bussato?
    [how] Com’è finita?
    [counts] Quanti punti spaiati restavano?
   *[points] Quanti punti?
}
entry-hint = { $counts ->
    [yes] Conta dopo le combinazioni e le carte attaccate. I bonus li aggiungo io.
   *[no] Tutti i punti della mano, bonus compresi. Niente è inserito finché non premi il pulsante.
}
entry-table = Tavolo { $table }: { $one } – { $two }
entry-which-table = Quale tavolo?
entry-pair-turn = { $one } – { $two }, tocca a loro
entry-pair = { $one } – { $two }
entry-who-played = Chi ha giocato?
entry-won = Ha vinto { $name }
entry-knocked = { $name } ha bussato o fatto gin
entry-nobody = Non ha vinto nessuno
entry-nobody-knocked = Nessuno ha bussato: patta
entry-who = { $counts ->
    [yes] Chi ha bussato?
   *[no] Chi ha vinto?
}
entry-how = Com’è finita?
entry-result = { $result ->
    [knock] Con una bussata
    [gin] Gin
    [big_gin] Big gin
    [undercut] Con un undercut
    [out] Con una chiusura
    [exhausted] Il tallone è finito
    [challenge] Con una sfida
    [draw] Patta: il tallone è finito
    [tie] Parità: spaiate uguali
    [cancelled_gin] Gin, ma tutto attaccato
    [misdeal] A monte: si ridanno le carte
   *[resign] { $name } ha abbandonato l’incontro
}
entry-number = { $kind ->
    [kept] Spaiate di { $name }
    [against] Spaiate di { $name }, dopo aver attaccato
   *[points] Punti di { $name }
}{ $value ->
    [none] {""}
   *[other] : { $value }
}
entry-boxes = { $boxes ->
    [one] 1 box
   *[other] { $boxes } box
}
entry-how-many-boxes = Quanti box?
entry-which = ### Quale mano è sbagliata?
    Per correggerla ci vuole il sì degli altri.
entry-choose = Scegli una mano
entry-close = Chiudi il segnapunti così com’è? Non vince nessuno, e non si può più inserire niente. Ci vuole il sì degli altri.
press-paper-closing = Chiudilo
entry-entered = È sul segnapunti.
entry-proposed = La domanda agli altri è sul segnapunti.
entry-moved = Nel frattempo il segnapunti è cambiato. Riguarda: di tuo non è ancora inserito niente.
press-entry-count-on = Conta dalle spaiate
press-entry-count-off = Indica i punti
press-entry-big-on = Era big gin
press-entry-big-off = Non era big gin
press-entry-spade-on = Picche raddoppiava
press-entry-spade-off = Niente picche
press-entry-type = Scrivi…
press-entry-enter = Inserisci la mano
press-entry-change = Chiedi di cambiarla
press-entry-remove = Chiedi di toglierla
press-entry-next = Inserisci la prossima
type-points = Punti della mano
type-number = { $numbers ->
    [one] Un numero
   *[two] Due numeri, con uno spazio in mezzo
}
guest-title = Un amico senza Discord
guest-name = Nome

## Phrases of a deal of which only the points are known

end-knock-bare = { $you ->
    [winner] Vinci bussando
   *[other] { $winner } vince bussando
}
end-challenge-bare = { $you ->
    [winner] Una sfida, e vinci tu
   *[other] Una sfida, e vince { $winner }
}

## The command

command-realcards = Tieni il punteggio quando giochi con carte vere
command-realcards-member = Contro chi giochi
command-realcards-friend = Contro chi giochi, per nome, se non è su Discord
refusal-too-much-typed = Non è un numero valido.

## In a member's list of games

game-sheet = { $state ->
    [asks] **C’è una domanda per te su un segnapunti per carte vere**, { $rules }: { $score }
    [waits] Un segnapunti per carte vere aspetta giocatori, { $rules }
   *[runs] Carte vere, { $rules }: { $score }
}
