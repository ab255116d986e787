## La partita del giorno: le stesse carte per tutti, contro il computer

# At most 100 characters.
command-daily = Gioca la partita del giorno: le stesse carte per tutti e un solo tentativo
# $date is a day, such as “November 26”.
daily-head = Partita del giorno · { $date }
daily-ends = scade { $when }
daily-about = Tre mani di gin standard contro un computer esperto. Tutti ricevono le stesse carte e, alle stesse mosse, il computer risponde allo stesso modo. Hai un solo tentativo, quando vuoi, fino a mezzanotte UTC.
daily-late = Quel giorno è finito. Ecco la partita di oggi:
daily-deal = Mano { $deal } di { $deals }
# $points have their sign: +37.
daily-so-far = finora { $points }
daily-final = La tua partita: { $points }
daily-won = { $won ->
    [0] Nessuna mano vinta
    [one] { $won } mano vinta su { $deals }
   *[other] { $won } mani vinte su { $deals }
}
daily-rank-here = Qui: posto **{ $rank }** su { $members }
daily-rank-all = Ovunque: posto **{ $rank }** su { $members }
daily-sealed = Le carte, le partite degli altri e quella del coach restano sigillate fino alla fine del giorno.
daily-count = { $days ->
    [one] Una partita finita finora
   *[other] { $days } partite finite finora
}
daily-streak = { $streak ->
    [one] Un giorno di fila
   *[other] { $streak } giorni di fila
}
press-daily-play = Gioca
press-daily-go-on = Continua
press-daily-home = Partita del giorno
press-daily-result = Il mio risultato
press-daily-board = Classifica
press-daily-before = Giorno prima
press-daily-after = Giorno dopo
press-daily-seals = Sigilli

## What a channel is shown, without any card

daily-shared = **{ $name }** ha giocato la partita del giorno: **{ $points }**
press-daily-try = Gioca anche tu

## The seals

daily-seals-title = Le carte sono sigillate
daily-seals-how = Le carte di ogni giorno vengono da un segreto estratto in anticipo, e da nient’altro. Questi sono i sigilli (SHA-256). Quando il giorno è finito il segreto si apre, e chiunque può controllare che corrisponda al sigillo e ridare le carte.
daily-secret = Segreto: `{ $seed }`
# $when is a day and a time, as Discord writes them.
daily-drawn = Estratto { $when }
daily-doubted = Questo segreto non corrisponde al suo sigillo. Dillo a chi gestisce questo bot.

## A day that is over

daily-coach = Il coach
# Stands over what all three deals come to, before “Deal 1”, “Deal 2” and “Deal 3”.
daily-whole = Tutte e tre
daily-members = { $members ->
    [0] Nessuno ha finito questa partita
    [one] L’ha finita un membro
   *[other] L’hanno finita { $members } membri
}
daily-unfinished = Quel giorno non hai finito la tua partita, quindi non conta da nessuna parte.
daily-missed = Quel giorno non hai giocato.
daily-choose = Guarda una partita, mossa per mossa…
daily-option = { $name }: { $points }
press-daily-open = Vai al giorno

## Boards

daily-board-here = Partita del giorno · { $server }
daily-board-all = Partita del giorno · tutti i server
daily-days = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
}
# On the board of a week or a month.
daily-board-members = { $members ->
    [one] Un membro
   *[other] { $members } membri
}
daily-board-order = I giorni si sommano. Una partita persa conta 0, quindi giocare non ti costa mai nulla.
daily-board-over = La partita di oggi si aggiunge quando il giorno è finito.
daily-board-none = Nessuno ha ancora finito una partita.
daily-board-sealed = La classifica di oggi si apre quando hai finito la tua partita.
# $setting: what the setting is called.
daily-board-nameless = Chi gioca altrove compare con il nome solo se lo vuole: **{ $setting }** in `/gin me`.
press-daily-day = Giorno
press-daily-week = Settimana
press-daily-month = Mese
press-daily-server = Questo server
press-daily-all = Tutti i server
press-daily-earlier = Prima
press-daily-later = Dopo

## What can’t be done

refusal-day-over = Il giorno di quella partita è finito. `/gin daily` ha quella di oggi.
refusal-no-daily-run = Non hai ancora iniziato la partita di oggi. `/gin daily` la inizia.
refusal-begun-before = Con questo account la partita di oggi è già stata iniziata, prima che i suoi dati fossero cancellati. C’è un solo tentativo: la prossima arriva a mezzanotte UTC.
refusal-daily-unreadable = Non capisco ciò che è salvato di quella partita. Dillo a chi gestisce questo bot.
refusal-no-match-that-day = Quel giorno non c’è stata una partita.
refusal-day-sealed = Quel giorno non è ancora finito, e fino ad allora le sue carte restano sigillate.
