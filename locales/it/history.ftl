# One's own games looked through, taken along and shown; records sent to look at.

## Pictures and records of a deal

press-film-keep = Immagine
press-film-open = Mossa per mossa
press-record = Registro
film-alt = { $title }, a carte scoperte, una mossa dopo l’altra. { $end }
record-title = ### Il registro del tavolo { $table }

## Anything that is shown to a channel

press-share = Condividi
shown-by = mostrato da { $name }
refusal-nobody-there = Qui non c’è nessuno a cui mostrarlo.
refusal-may-not-write = Tu non puoi scrivere in questo canale, quindi non lo faccio al posto tuo.
refusal-shared-lately = È stato mostrato qui da poco.

## A record that a member sends (/gin replay file:)

command-replay-file = Un registro da guardare, per esempio uno che ti ho dato io
import-about = dal tuo file
import-game = Partita { $game } di { $games }
import-deal = Partita { $game } · { $deal }
import-unreadable = ### Non riesco a leggerlo come registro
    C’è un errore alla riga { $line }:
refusal-file-too-large = Quel file è troppo grande per un registro: al massimo { $most } KiB.
refusal-file-gone = Discord non mi ha passato quel file. Riprova.
refusal-no-record = Non riesco a leggerlo come registro: c’è un errore alla riga { $line }.
refusal-nothing-to-open = Quel registro non dice le carte di nessuna mano: non c’è niente da guardare.
refusal-file-forgotten = Quel file non ce l’ho più: li dimentico dopo un giorno, o quando ne mandi un altro. Usa di nuovo `/gin replay file:`.

refusal-no-files = In questo canale non mi è permesso mandare file.
refusal-share-later = La partita non è ancora finita. Quando finisce, puoi mostrarne le mani a tutti.
refusal-not-for-everybody = Qualcuno che giocava quella mano non mostra a tutti le sue partite, quindi non lo faccio nemmeno io. **Immagine** ti dà il file per te.

## A member's games as a file

export-page = ### Le tue partite in un file
    Per un foglio di calcolo, o da guardare altrove.
choice-export-results = Risultati, in tabella (CSV)
choice-export-records = Registri, con ogni carta e ogni mossa (testo)
refusal-nothing-to-export = Non hai ancora giocato niente da mettere in un file. `/gin challenge` può rimediare.
export-results = { $games ->
    [one] ### Il tuo risultato
   *[other] ### I tuoi { $games } risultati
}
export-records = { $games ->
    [one] ### Il registro della tua partita
   *[other] ### I registri delle tue { $games } partite
}
export-here = Le tue partite in questo server. Nei messaggi diretti le ricevi tutte.
export-everywhere = Tutte le tue partite, di ogni server.
export-left = { $games ->
    [one] Una partita più vecchia non ci sta.
   *[other] { $games } partite più vecchie non ci stanno.
}
export-results-about = Una riga per partita, la più recente per prima; gli orari sono UTC.
export-records-about = `/gin replay file:` mostra un file così mossa per mossa. Di una partita ancora in corso c’è solo quello che puoi vedere tu.

## /gin history

command-history = Sfoglia le tue partite finite
command-history-opponent = Solo contro questo membro
command-history-variant = Solo con queste regole
command-history-result = Solo quelle vinte, o perse
command-history-since = Solo da questo giorno in poi, per esempio 2026-01-31
press-history = Cronologia
press-history-won = Solo vinte
press-history-lost = Solo perse
history-resign = abbandono
history-out-of-time = tempo scaduto
history-left = tavolo lasciato
history-forfeit = a tavolino
history-decided = decisione di chi gestisce il server
press-history-all = Tutte
history-title = ### Le tue partite finite
history-none = Non hai ancora finito nessuna partita. `/gin challenge` ne comincia una.
history-nothing-fits = Nessuna delle tue partite finite corrisponde.
history-won = Vinte
history-lost = Perse
history-against = contro { $name }
history-since = dal giorno { $date }
history-more = { $names } e { $more ->
    [one] un’altra persona
   *[other] altre { $more } persone
}
history-game = **{ $outcome }** · { $names } · { $score }
outcome-won = Vinta
outcome-lost = Persa
outcome-drawn = Patta
outcome-annulled = Annullata
refusal-no-such-day = Non è una data che conosco. Scrivila così: { $example }.
