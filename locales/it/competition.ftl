# Leghe e classifiche a sfide: preparazione, messaggio, pagine e avvisi.

command-league = Leghe nel tuo server, stagione dopo stagione
command-league-new = Creare una lega
command-league-list = Le leghe di questo server
command-league-show = Come va una lega
command-league-which = Quale lega? Se non scegli, l’ultima
command-ladder = Classifiche a sfide: si sale sfidando
command-ladder-new = Creare una classifica a sfide
command-ladder-list = Le classifiche a sfide di questo server
command-ladder-show = Come va una classifica a sfide
command-ladder-which = Quale classifica? Se non scegli, l’ultima

## Parole

league-name = Lega
league-size = Membri per divisione: { $members }
league-week = Durata di una settimana: { $time }
league-at-once = Incontri a settimana: { $matches }
league-moves = Promossi e retrocessi a stagione: { $members }
league-pause = Giorni tra due stagioni: { $days }
league-seeding-rating = Prima stagione: secondo il punteggio
league-seeding-hand = Prima stagione: nell’ordine di chi organizza
league-seeding-lot = Prima stagione: a sorte
league-division = Divisione { $number }
league-season = Stagione { $number }
league-round = Divisione { $number }, turno { $round }
league-week-number = Settimana { $week }
ladder-name = Classifica a sfide
ladder-reach = Posti più in alto che si possono sfidare: { $places }
ladder-answer = Giorni per rispondere a una sfida: { $days }
ladder-rest = Giorni di riposo dopo una difesa: { $days }
ladder-idle = Giorni senza giocare prima di scendere: { $days }
ladder-for-place = per il posto { $place }

## Preparazione

competition-new-league = ### Una nuova lega
competition-new-ladder = ### Una nuova classifica a sfide
competition-untitled-league = Lega di { $name }
competition-untitled-ladder = Classifica di { $name }
competition-new-about = Questo lo vedi solo tu. **Crea** lo mostra in questo canale, e lì può iscriversi chiunque.
competition-rules-title = ### Le regole delle partite
competition-form-title = Un nome
league-outlook = In { $members }: { $divisions ->
    [one] 1 divisione
   *[other] { $divisions } divisioni
}, incontri a testa: { $matches }, al massimo { $time }
league-needs = Per una stagione bisogna essere da { $fewest } a { $most }.
competition-created-league = La lega è in { $channel }, dove può iscriversi chiunque. Quando siete abbastanza, avvia la prima stagione con **Organizza…**.
competition-created-ladder = La classifica è in { $channel }, dove può iscriversi chiunque. Non c’è niente da avviare: appena siete in due potete sfidarvi.

## Il messaggio

competition-joined-none = Non partecipa ancora nessuno.
competition-joined = **Finora ({ $count }):** { $names }
competition-cancelled = **Annullata.**
league-may-join = Premi **Partecipa** per iscriverti. { $name } decide quando comincia la prima stagione; bisogna essere almeno in { $fewest }.
league-week-now = **Stagione { $number }, settimana { $week } di { $weeks }** · finisce { $when }
league-pausing = **La stagione { $number } è finita.** La prossima comincia { $when }, con chi si iscrive entro allora.
league-pause-few = **La stagione { $number } è finita.** Per la prossima bisogna essere almeno in { $fewest }.
league-waiting = Dalla prossima stagione: { $names }
league-last-season = Questa stagione è l’ultima.
league-over = **La lega è finita.**
ladder-ranking = **Classifica**
ladder-challenges = **Sfide**
ladder-may-join = Premi **Partecipa** per iscriverti. Appena siete in due potete sfidarvi.
ladder-open = { $one } sfida { $other } per il posto { $place } · il tempo per rispondere finisce { $when }
ladder-played = { $match } · per il posto { $place }
ladder-taken = **{ $one }** – { $other }: il posto { $place } è conquistato
ladder-kept = { $one } – **{ $other }**: il posto { $place } è difeso
ladder-drawn = { $one } – { $other }: pareggio, il posto { $place } è difeso
ladder-nothing = { $one } – { $other }: non ha giocato nessuno e non cambia niente
ladder-takenback = { $one } – { $other }: sfida ritirata, non cambia niente
press-competition-join = Partecipa
press-competition-leave = Esci
press-competition-left = Sì, esco
press-competition-more = Altro…
press-ladder-challenge = Sfida…
press-ladder-made = Sfida
press-ladder-accept = Accetta
press-ladder-refuse = Rifiuta…
press-ladder-refused = Sì, cedo il mio posto
press-ladder-takeback = Ritira la sfida
competition-joined-league = Partecipi a **{ $title }** dalla prossima stagione. Ti chiamo quando si apre il tuo primo incontro.
competition-joined-ladder = Sei in **{ $title }**, all’ultimo posto. Con **Sfida…** si sale.
competition-leave-ask = Uscire da **{ $title }**? Puoi iscriverti di nuovo.
competition-leave-league = Uscire da **{ $title }**? Abbandoni la partita che stai giocando lì e perdi gli altri incontri della stagione. Puoi tornare solo per un’altra stagione.
competition-leave-ladder = Uscire da **{ $title }**? Perdi il tuo posto e l’eventuale sfida aperta e, se torni, ricominci dal fondo.

## Sfide

ladder-whom = Chi vuoi sfidare?
ladder-menu = Chi?
ladder-nobody = Al momento non puoi sfidare nessuno: solo chi sta sopra di te, senza sfide aperte e senza riposo. Posti alla tua portata: { $places }.
ladder-challenge-ask = Sfidare **{ $name }** per il posto { $place }? Se non risponde in tempo, il posto è tuo. Giorni per rispondere: { $days }.
ladder-challenge-made = Hai sfidato **{ $name }**. Il tempo per rispondere finisce { $when }; finché non c’è risposta puoi ritirare la sfida.
ladder-refuse-ask = Rifiutare? Allora **{ $name }** prende il tuo posto senza giocare.
ladder-accept-done = Hai accettato. La tua partita di **{ $title }** sta per aprirsi.
ladder-refused-done = Hai ceduto il tuo posto in **{ $title }**.
ladder-takeback-done = Hai ritirato la tua sfida in **{ $title }**.

## Le pagine

competition-page-matches = Incontri
competition-page-table = Classifica
competition-page-members = Partecipanti
competition-page-past = Stagioni passate
competition-page-rules = Regole
ladder-page-table = Classifica
league-not-begun = La prima stagione non è ancora cominciata.
league-no-past = Non è ancora finita nessuna stagione.
ladder-no-challenges = Non c’è ancora stata nessuna sfida.
competition-seal = Sigillo del segreto da cui vengono tutte le carte: `{ $seal }`
competition-how-league = Dopo ogni stagione salgono in tanti quanti scendono. Chi si iscrive comincia la prossima stagione dal fondo; chi esce perde tutto quello che gli resta. Chi in una stagione non gioca affatto è fuori.
competition-how-ladder = Chi sfida e vince prende il posto, e chi sta in mezzo scende di uno; altrimenti l’ordine resta. Chi rifiuta o non risponde cede il posto. Chi non gioca a lungo scende posto per posto, e dopo il triplo di quel tempo è fuori.

## L’organizzazione

press-competition-members = Partecipanti…
press-league-next = Prossima stagione…
press-league-stop = Chiudi la lega…
press-league-stop-really = Sì, chiudi
press-league-cancel = Annulla la lega…
press-ladder-cancel = Annulla la classifica…
league-begin-ask = Partecipanti: { $count }. Divisioni: { $divisions }. Si comincia la stagione? Allora si aprono i primi incontri.
league-begin-few = Per una stagione bisogna essere almeno in { $fewest }.
competition-menu-member = Scegli qualcuno
competition-members-league = Di chi si tratta? Puoi togliere qualcuno dalla lega o, durante una stagione, dare il suo posto a un altro.
competition-members-ladder = Chi vuoi togliere?
league-substitute-ask = Dare a **{ $substitute }** il posto di **{ $name }**, punti compresi? La partita in corso ricomincia con carte nuove.
competition-remove-ask = Togliere **{ $name }**? Può iscriversi di nuovo.
ladder-disqualify-ask = Squalificare **{ $name }**? Il posto e l’eventuale sfida aperta sono persi e non si torna indietro.
league-correct-ask = Correggere il risultato: **{ $result }**? Si può finché non comincia la prossima stagione.
league-stop-ask = Chiudere **{ $title }**? La stagione in corso arriva alla fine, poi non ne comincia più nessuna.
competition-cancel-ask = Annullare **{ $title }**? Finisce subito, le partite in corso non conteranno e non si può tornare indietro.

## Avvisi

ladder-notice-challenged = **{ $title }**: { $one } sfida { $other } per il posto { $place }. Il tempo per rispondere finisce { $when }; senza risposta il posto è perso.
ladder-notice-unanswered = **{ $title }**: la sfida di { $one } a { $other } aspetta ancora una risposta. Il tempo finisce { $when }, e con lui il posto.
ladder-notice = **{ $title }** · { $result }
league-notice-season = **{ $title }: la stagione { $number } è finita.**
league-won = Vince **{ $name }**
league-won-division = Vince la divisione { $number } **{ $name }**
league-up = Salgono: { $names }
league-down = Scendono: { $names }
competition-notice-over = **{ $title }** è finita.
league-picture-alt = { $title }, stagione { $number }.

## Gli elenchi

competition-list-title-league = ### Leghe
competition-list-none-league = Qui non ci sono ancora leghe. `/league new` ne prepara una.
competition-list-menu-league = Vedi una lega
league-state-open = aperta, partecipanti: { $count }
league-state-running = stagione { $number } in corso, partecipanti: { $count }
league-state-pause = stagione { $number } finita, partecipanti: { $count }
competition-list-title-ladder = ### Classifiche a sfide
competition-list-none-ladder = Qui non ci sono ancora classifiche a sfide. `/ladder new` ne prepara una.
competition-list-menu-ladder = Vedi una classifica
ladder-state = partecipanti: { $count }
refusal-no-leagues = Qui non ci sono ancora leghe. `/league new` ne prepara una.
refusal-no-ladders = Qui non ci sono ancora classifiche a sfide. `/ladder new` ne prepara una.
refusal-joined-too-often = Sei già entrato e uscito troppe volte.
