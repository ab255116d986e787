# How long a turn may take, and how its time stands.
clock-hours = Tempo per un turno: { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}. Quando un giocatore è assente il tempo si ferma.
clock-days = Tempo per un turno: { $days ->
    [one] un giorno
   *[other] { $days } giorni
}. Quando un giocatore è assente il tempo si ferma.
clock-live = Tempo per un turno: { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
clock-words-none = nessuno
clock-words-hours = { $hours ->
    [one] un’ora
    [24] un giorno
   *[other] { $hours } ore
} per turno
clock-words-days = { $days ->
    [one] un giorno
    [7] una settimana
   *[other] { $days } giorni
} per turno
clock-words-live = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
} per turno
clock-words-usual = quello del server ({ $usual })
clock-until = Il tempo di { $name } scade { $when }.
hand-until = Il tuo tempo scade { $when }.
hand-time-out = Il tuo tempo è scaduto. Puoi ancora fare la tua mossa, finché gli altri non decidono.
clock-paused = I giocatori sono d’accordo per una pausa.
clock-is-out = Il tempo di { $name } è scaduto.

# What is sent to the member whose turn it is.
remind-head = **Tocca a te.**
remind-since = { $name } { $waiting ->
    [one] aspetta
   *[other] aspettano
}. Il tuo turno è cominciato { $when }.
remind-until = Il tuo tempo scade { $left }: { $when }.
remind-again = Prossimo promemoria: { $when }.
warn-head = **Il tuo tempo sta per finire.**
warn-until = { $name } { $waiting ->
    [one] aspetta
   *[other] aspettano
}. Il tuo tempo scade { $left }: { $when }.
warn-then = Dopo, chi aspetta può reclamare la vittoria. Basta una mossa.
warn-then-seat = Dopo, gli altri possono cedere il tuo posto. Basta una mossa.
press-play = Gioca
menu-not-now = Non ora…
choice-put-off-hour = Ricordamelo tra un’ora
choice-put-off-tonight = Ricordamelo stasera
choice-put-off-tomorrow = Ricordamelo domani

# What is asked of those who wait, once the time is over.
out-head = **Il tempo di { $name } è scaduto.**
out-how = { $members } E adesso? Finché non decidete, la mossa si può ancora fare.
press-late-wait = Aspetta
press-late-claim = Reclama la vittoria
press-late-computer = Fai giocare il computer
press-late-seat = Cedi il posto
late-wait = Si aspetta: { $name } ha di nuovo tutto il tempo.
late-claim = Vittoria reclamata: tempo scaduto per { $name }.
late-seat = Tempo scaduto per { $name }. Gli altri decidono chi prende il posto.
late-computer = Il computer continua per { $name }. Questa partita non conta per nessuno.

# Pauses and absences.
away-title = ### Assenza
away-about = Mentre non ci sei i tuoi turni ti aspettano e il tuo tempo non scorre.
away-not = Al momento non risulti assente.
away-menu = Assenza fino a…
press-away-type = Altro giorno…
away-form-title = Assenza fino a
away-form-label = Un numero di giorni o una data
away-form-about = Per esempio 3, o 2026-12-24; al massimo 60 giorni
choice-away-tomorrow = Domani
choice-away-three-days = Tra tre giorni
choice-away-week = Tra una settimana
choice-away-two-weeks = Tra due settimane
choice-away-days = { $days ->
    [one] Tra 1 giorno
   *[other] Tra { $days } giorni
}
choice-away-day = { $weekday ->
    [1] Lunedì
    [2] Martedì
    [3] Mercoledì
    [4] Giovedì
    [5] Venerdì
    [6] Sabato
   *[7] Domenica
}, { $date }
choice-away-back = Eccomi
command-clock = Quanto può durare un turno
pause-asked = { $member } chiede una pausa. { $others } Va bene?
pause-agreed = { $member } accetta la pausa. { $others } Va bene?
pause-asked-there = Hai chiesto una pausa: la domanda è nel canale. La partita si ferma quando gli altri accettano.
pause-not-asked = Hai chiesto una pausa, ma non ho potuto scriverlo nel canale. Dillo tu: chi è d’accordo preme a sua volta **Pausa…**.
pause-on = La partita è in pausa: il tempo è fermo e non arrivano promemoria. Può riprenderla chiunque giochi.
pause-over = { $member } ha chiuso la pausa. Il tempo scorre di nuovo.
pause-no = Niente pausa.
press-pause-ask = Pausa…
press-pause-goon = Riprendi
press-pause-agree = Va bene
press-pause-no = No
press-pause-resume = Riprendi
away-until = La tua assenza finisce { $when }. I tuoi turni ti aspettano, e al tuo ritorno ognuno ricomincia con tutto il suo tempo.
away-back = Eccoti di nuovo. Il tempo dei tuoi turni comincia adesso.
choice-clock-none = Nessun limite
choice-clock-relaxed-24 = Con calma: un giorno per turno
choice-clock-relaxed-72 = Con calma: tre giorni per turno
choice-clock-relaxed-168 = Con calma: una settimana per turno
choice-clock-live-2 = Dal vivo: due minuti per turno
choice-clock-live-5 = Dal vivo: cinque minuti per turno
choice-clock-live-10 = Dal vivo: dieci minuti per turno
refusal-time-not-over = Il tempo non è scaduto, o non lo è più.
refusal-own-time = È scaduto il tempo della tua parte. Decide chi gioca contro di te, e fino ad allora la mossa si può ancora fare.
refusal-not-paused = Non c’è nessuna pausa da chiudere.
refusal-bad-moment = Ci vuole un numero di giorni, al massimo { $most }, o una data come 2026-12-24.
