# I tornei come li vedono i membri: crearli, il messaggio, le pagine, quel che se ne dice.

command-cup = I tornei del tuo server
command-cup-new = Prepara un torneo
command-cup-list = I tornei di questo server
command-cup-show = Come sta un torneo
command-cup-which = Quale torneo? L’ultimo, se non lo dici

## Words

cup-hours = { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}
cup-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
cup-unknown = …
cup-nobody = nessuno
cup-and-more = { $names } e altri { $count }
cup-format-knockout = Eliminazione diretta
cup-format-double-elimination = Doppia eliminazione
cup-format-round-robin = Girone all’italiana
cup-format-groups = Gironi ed eliminazione diretta
cup-format-swiss = Sistema svizzero
cup-about-knockout = Chi perde una volta è fuori.
cup-about-double-elimination = Chi perde due volte è fuori.
cup-about-round-robin = Tutti contro tutti; al massimo in 16.
cup-about-groups = Prima i gironi, poi i primi due di ognuno a eliminazione diretta.
cup-about-swiss = Qualche turno contro chi ha gli stessi punti; nessuno è fuori.
cup-third-yes = Con finale per il terzo posto
cup-third-no = Senza finale per il terzo posto
cup-finals-yes = Una seconda finale se la prima pareggia le sconfitte
cup-finals-no = Una sola finale
cup-legs = { $legs ->
    [1] Tutti si incontrano una volta
   *[other] Tutti si incontrano due volte
}
cup-rounds = Turni: { $rounds }
cup-rounds-usual = Tutti i turni che servono
cup-seeding-rating = Teste di serie per punteggio
cup-seeding-hand = Ordine di chi organizza
cup-seeding-lot = A sorteggio
cup-match-time = Tempo per un incontro: { $time }
cup-organiser = Organizza { $name }
# $matches is how many matches the round has.
cup-round-knockout = { $matches ->
    [1] Finale
    [2] Semifinale
    [4] Quarto di finale
   *[other] Turno { $round }
}
cup-round-winners = Tabellone vincenti, turno { $round }
cup-round-losers = Tabellone perdenti, turno { $round }
cup-round-final = { $round ->
    [1] Finale
   *[other] Seconda finale
}
cup-round-third = Terzo posto
cup-round-group = Girone { $group }, turno { $round }
cup-round = Turno { $round }
cup-group = Girone { $group }
cup-pair = { $one } – { $other }
cup-pair-score = { $one } { $first } – { $second } { $other }
cup-pair-bye = { $one }: riposa
cup-pair-played = { $pair }
cup-pair-agreed = { $pair }
cup-pair-walkover = { $pair } (a tavolino)
cup-pair-ruled = { $pair } (deciso da chi organizza)
cup-pair-left = { $pair } (a tavolino: fuori dal torneo)
cup-line = { $round }: { $pair }
cup-line-ends = il tempo finisce { $when }
cup-place = { $place }. { $names }
cup-wins = Vince { $name }
cup-out = { $name } (ritiro)
cup-disqualified = { $name } (squalifica)

## The panel of a new cup

cup-new-title = ### Un nuovo torneo
cup-new-called = Si chiamerà **{ $title }**.
cup-new-about = Questo lo vedi solo tu. **Crea** mostra il torneo in questo canale, e lì può iscriversi chiunque.
cup-untitled = Torneo di { $name }
cup-rules-title = ### Le partite del torneo
cup-outlook-head = **Che cosa si giocherà**
cup-outlook = In { $entrants }: { $matches ->
    [one] { $matches } incontro
   *[other] { $matches } incontri
}, { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
}, al massimo { $time }
cup-menu-format = Formula
cup-menu-legs = Quante volte ci si incontra
cup-menu-rounds = Turni
cup-menu-seeding = Teste di serie
cup-menu-hours = Tempo per un incontro
cup-menu-clock = Tempo per una mossa
cup-clock-usual = Quello delle regole o del server
cup-form-title = Un nome per il torneo
cup-form-label = Nome
press-cup-name = Nome…
press-cup-rules = Regole…
press-cup-create = Crea
cup-created = Il torneo è in { $channel }, dove può iscriversi chiunque. Quando ci siete tutti, avvialo con **Organizza…**.
refusal-entries-closed = Ora non ci si può iscrivere: le iscrizioni sono chiuse.
refusal-no-cups = Qui non ci sono ancora tornei. `/cup new` ne prepara uno.

## The cup's message

cup-head = ### { $title }
cup-entered-none = Non c’è ancora nessuno.
cup-entered-count = **Finora ({ $count }):** { $names }
cup-may-enter = Premi **Partecipa** per esserci. { $name } avvierà il torneo.
cup-entries-closed = Le iscrizioni sono chiuse. { $name } avvierà il torneo.
cup-waits = Se nessuno lo avvia, viene annullato { $when }.
cup-playing = **In corso**
cup-more-behind = Altro sotto **{ $button }**
cup-pairing = Si stanno formando le coppie del prossimo turno.
cup-still-enter = Puoi ancora iscriverti: giochi dal prossimo turno.
cup-standings = **Classifica**
cup-points = { $place }. { $name } · { $points }
cup-won = **{ $name } ha vinto il torneo!**
cup-no-winner = **Il torneo è finito senza vincitore.**
cup-cancelled = **Il torneo è stato annullato.**
press-cup-enter = Partecipa
press-cup-leave = Esci
press-cup-left = Sì, esco
press-cup-more = Altro…
press-cup-organise = Organizza…
cup-entered = Partecipi a **{ $title }**. Ti chiamo quando si apre il tuo primo incontro.
cup-leave-ask = Uscire da **{ $title }**? Fino all’inizio puoi iscriverti di nuovo.
cup-leave-running = Uscire da **{ $title }**? Abbandoni la partita che stai giocando per il torneo, perdi gli altri incontri e non puoi rientrare.
cup-left = Non partecipi più a **{ $title }**.

## All that there is to read

cup-page = ### { $title } · { $page }
cup-page-matches = Incontri
cup-page-entrants = Partecipanti
cup-page-table = Classifica
cup-page-rules = Regole
cup-not-begun = Il torneo non è ancora cominciato.
cup-no-places = Nessun posto è ancora deciso.
cup-table-row = { $place }. **{ $name }** · { $points } · vinti: { $wins }, pari: { $draws }, persi: { $losses }
cup-ties-figures = Sonneborn-Berger { $berger } · punti delle partite { $difference }
cup-ties-figures-swiss = Buchholz { $buchholz } · Sonneborn-Berger { $berger } · punti delle partite { $difference }
cup-time-rule = Tempo per ogni incontro: { $time }, e altrettanto se le due parti sono d’accordo. Quando è finito, perde chi è di turno; un turno appena cominciato ha ancora un po’ di tempo.
cup-ties-knockout = Un pareggio si rigioca.
cup-ties-places = Chi perde nello stesso turno condivide il posto.
cup-ties-robin = Una vittoria vale 1, un pareggio ½. A pari punti decidono, nell’ordine: gli scontri diretti, Sonneborn-Berger (i punti di chi si è battuto e metà di quelli di chi si è pareggiato), i punti delle partite, le vittorie, la testa di serie.
cup-ties-swiss = Una vittoria o un riposo vale 1, un pareggio ½. A pari punti decidono, nell’ordine: Buchholz (i punti degli avversari), Sonneborn-Berger (i punti di chi si è battuto e metà di quelli di chi si è pareggiato), gli scontri diretti, i punti delle partite, le vittorie, la testa di serie.
cup-seal = Sigillo del segreto da cui vengono tutte le carte del torneo: `{ $seal }`
cup-seed = Il segreto che sigillava: `{ $seed }`

## The organiser's pages

cup-organise-title = ### { $title }
cup-organise-about = Che cosa c’è da fare?
cup-done = Fatto.
press-cup-begin = Avvia…
press-cup-start = Avvia ora
press-cup-close = Chiudi le iscrizioni
press-cup-reopen = Riapri le iscrizioni
press-cup-entrants = Partecipanti…
press-cup-matches = Incontri…
press-cup-cancel = Annulla il torneo…
cup-begin-ask = Iscritti: { $count }. Si comincia? Allora si fa il tabellone e si aprono i primi incontri.
cup-begin-few = Per un torneo bisogna essere almeno in due.
cup-order-about = I migliori per primi: scegli qualcuno nel menu, poi spostalo.
press-cup-up = Su
press-cup-down = Giù
press-cup-first = In cima
cup-menu-entrant = Chi?
cup-entrants-about = Di chi si tratta? Puoi togliere qualcuno dal torneo o far subentrare un altro membro.
cup-menu-substitute = Chi subentra a { $name }?
cup-substitute-ask = Far subentrare **{ $substitute }** a **{ $name }**? La partita in corso ricomincia con carte nuove.
press-cup-substitute-really = Sì, sostituisci
press-cup-remove = Togli…
press-cup-remove-really = Sì, togli
press-cup-disqualify = Squalifica…
press-cup-disqualify-really = Sì, squalifica
cup-remove-ask = Togliere **{ $name }**? Fino all’inizio può iscriversi di nuovo.
cup-disqualify-ask = Squalificare **{ $name }**? La partita in corso è abbandonata, gli altri incontri sono persi e non si torna indietro.
cup-menu-match = Quale incontro?
cup-matches-about = Quale incontro? Puoi deciderne uno in corso, dargli più tempo o correggere un risultato.
press-cup-draw = Pareggio
press-cup-neither = Non è venuto nessuno
press-cup-give-time = Più tempo
press-cup-decide = Sì, decidi
cup-decide-ask = Decidere così: **{ $result }**? La partita in corso allora non conta.
cup-correct-ask = Correggere il risultato: **{ $result }**? Si può finché nessun incontro successivo ne dipende.
press-cup-cancel-really = Sì, annulla
cup-cancel-ask = Annullare **{ $title }**? Non ci sarà un vincitore, le partite in corso non conteranno e non si può tornare indietro.

## What is said where a match is played, and at the end

room-cup = { $cup } · { $one } – { $other }
cup-notice-opened = **{ $title }**, { $round }: { $pair }. Il vostro incontro è aperto; il tempo finisce { $when }.
cup-notice-late = **Il tempo di questo incontro è quasi finito:** finisce { $when }. Chi allora è di turno ha perso.
cup-notice-asked = { $name } chiede più tempo per questo incontro. Ti va bene?
cup-notice-agreed = C’è più tempo per questo incontro: finisce { $when }.
cup-notice-won = **{ $title }** è finito: ha vinto { $name }. Complimenti!
cup-notice-cancelled = **{ $title }** è stato annullato.
press-cup-time-ask = Chiedi più tempo
press-cup-time-agree = D’accordo
cup-time-asked = Hai chiesto più tempo. L’altra parte trova la domanda dove si gioca l’incontro.

## The list

cup-list-title = ### Tornei
cup-list-none = Qui non ci sono ancora tornei. `/cup new` ne prepara uno.
cup-list-line = **{ $title }** · { $state }
cup-list-menu = Vedi un torneo
cup-state-open = iscrizioni aperte, iscritti: { $count }
cup-state-running = in corso, partecipanti: { $count }
cup-state-over = finito
cup-state-won = vinto da { $name }
cup-state-cancelled = annullato
