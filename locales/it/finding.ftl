# Finding a game: what goes on in a server, friends, the queue, following, reminders.

refusal-not-taking = { $name } al momento non accetta sfide. `/gin play` mostra dove puoi sederti, e ti trova qualcun altro.
refusal-seat-not-free = Quel posto al momento non è libero. `/gin play` ne mostra altri.
refusal-you-blocked = Hai bloccato { $name }. Per sbloccare c’è **Amici, blocchi…** in `/gin me`.
refusal-not-oneself = Sei tu! Scegli qualcun altro.
refusal-plays-there = Giochi a questo tavolo: **Le mie carte** ti mostra le carte.
refusal-not-queued = Non sei più in coda.
refusal-nobody-to-nudge = Lì al momento non c’è nessuno da sollecitare.
refusal-cheers-own-game = Questa partita la giochi tu: gli applausi sono per chi guarda.
refusal-cannot-cheer = Lì non puoi applaudire.
refusal-deal-is-past = Nel frattempo è finita un’altra mano. Puoi applaudire solo l’ultima.
refusal-nudged-lately = { $name } ha già ricevuto un promemoria. Puoi riprovare <t:{ $when }:R>.
refusal-not-disturbed = Adesso è meglio non disturbare { $name }. Puoi mandare un promemoria da: <t:{ $when }:f>.

## Free seats, and games to watch

tables-title = ### I tavoli qui
tables-none = Al momento qui non si gioca. Premi **Indietro** per lasciare tu un posto libero, o per aspettare chi vuole la stessa partita.
tables-counts = { $free ->
    [0] Nessun posto libero
    [one] 1 tavolo con posti liberi
   *[other] { $free } tavoli con posti liberi
} · { $running ->
    [0] nessuno gioca
    [one] 1 partita in corso
   *[other] { $running } partite in corso
}
tables-seat = **{ $name }** offre un posto · { $rules }
tables-yours = **La tua offerta** · { $rules }
tables-lobby = { $seating } · { $taken } su { $seats }: { $names }
tables-running = Tavolo { $table } · mano { $deal }
press-watch = Guarda
press-page-back = Indietro
press-page-more = Altri

## Watching a game

watch-told = Ti dirò come finisce.
press-look-again = Riguarda
press-follow = Dimmi come finisce
press-unfollow = Non dirmelo
link-table = Al tavolo
link-settlement = Com’è finita
ended-followed = È finita una partita che seguivi.

## Cheers

press-cheer = Applaudi
cheers-more = { $names } e { $more ->
    [one] un’altra persona
   *[other] altre { $more } persone
}

## Friends and blocks

# At most 32 characters.
command-friends-menu = Aggiungi agli amici di gin
friends-title = ### I tuoi amici
friends-about = La lista è solo tua: chi c’è dentro non lo sa.
friends-none = La lista è vuota. Scegli qualcuno qui sotto, o **Aggiungi agli amici di gin** sotto **App** nel menu di un membro.
friends-added = { $name } è nella tua lista.
friends-removed = { $name } non è più nella tua lista.
friends-challenged = La sfida a { $name } è lanciata: la trovi qui sotto nel canale.
friends-add = Aggiungi qualcuno agli amici
friends-block = Blocca qualcuno
friends-elsewhere = Per scegliere qualcuno, apri `/gin me` in un server.
press-friends-friends = Amici…
press-friends-blocked = Membri bloccati…
press-friend-challenge = Sfida
press-remove = Togli
blocked-title = ### Membri bloccati
blocked-about = Non possono sfidarti né sedersi con te, e non sanno perché.
blocked-none = Non hai bloccato nessuno.
blocked-added = Blocco attivo per { $name }. Se state giocando una partita, quella continua.
blocked-already = { $name } è già tra i membri bloccati. Per togliere il blocco premi **Sblocca**.
blocked-removed = { $name } non è più tra i membri bloccati.
press-unblock = Sblocca

## The queue

queue-title = ### Sei in coda
queue-how = Appena qualcuno vuole la stessa partita, si danno le carte e ti arrivano le tue.
# $low and $high are ratings; $when is a time from now, as Discord writes it.
queue-near = Per ora cerco qualcuno con rating da { $low } a { $high }. Più aspetti, più allargo la ricerca; va bene chiunque { $when }.
queue-anybody = Va bene chiunque, forte o meno.
queue-until = Il tuo posto in coda scade { $when }. Per lasciarlo c’è **Esci dalla coda**, qui o in **Chiunque…** di `/gin play`.
queue-left = Non sei più in coda per { $rules }.
press-queue-leave = Esci dalla coda

## A reminder

nudge = **{ $name }** aspetta la tua mossa.
nudge-channel = { $member }, **{ $name }** aspetta la tua mossa.
nudge-sent = Promemoria inviato a { $name }.
nudge-later = Discord in questo momento è lento: il promemoria a { $name } parte appena si può.
press-nudge = Sollecita

## A member's games, and what comes after one

game-turn-since = Turno cominciato { $when }
game-asked-since = Inviata { $when }
game-asked-until = Inviata { $when } · scade { $until }
series-hint = O gioca una serie
series-of = Al meglio di { $games }
