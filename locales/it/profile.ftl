# A member's profile, and two members against one another.

command-profile = Vedi che cosa ha giocato un membro
command-profile-member = Il profilo di chi? Se non scegli, il tuo
# At most 32 characters.
command-profile-menu = Profilo gin

refusal-record-hidden = Questo membro qui non mostra i suoi risultati.
refusal-two-needed = Ci vogliono due membri: indicane un altro da mettere a confronto.

profile-title = Il profilo di { $name }
profile-title-own = Il tuo profilo
# Below a profile in a channel: leads to the whole of it.
press-profile-look = Profilo intero
profile-all = Tutti i server
profile-none = { $name } non ha ancora finito una mano qui. `/gin challenge` può rimediare.
profile-none-own = Qui non c’è ancora niente da vedere: si comincia con la tua prima mano contro un altro membro. `/gin play` te lo trova.

## The figures (docs/profiles.md)

profile-games = Vinte **{ $won }** su **{ $games }** { $games ->
    [one] partita
   *[other] partite
} · { $share }%
profile-no-games = Non è ancora finita nessuna partita.
profile-practised = Contro altri membri: ancora niente.
# $won and $lost are numbers, written out.
profile-record = { $variant }: { $won } vinte, { $lost } perse
profile-record-drawn = { $variant }: { $won } vinte, { $lost } perse, { $drawn } patte
profile-games-more = e { $games ->
    [one] un’altra
   *[other] altre { $games }
} con altre regole
profile-deals = Vinte **{ $won }** su **{ $deals }** { $deals ->
    [one] mano
   *[other] mani
} · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
profile-rates = Su { $deals ->
    [one] una mano
   *[other] { $deals } mani
} con bussata: bussate **{ $knocks }%**, gin **{ $gins }%**, undercut **{ $undercuts }%**
# $turn is a number to one place, written out.
profile-turn = Bussata o gin: in media al turno **{ $turn }**
profile-undercut-by = Undercut subiti bussando: **{ $share }%**
profile-caught = Spaiate quando chiude l’avversario: in media **{ $deadwood }**
profile-out = Su { $deals ->
    [one] una mano
   *[other] { $deals } mani
} con combinazioni sul tavolo: chiusure { $share }%, in media al turno **{ $turn }**
profile-never-out = { $deals ->
    [one] Una mano
   *[other] { $deals } mani
} con combinazioni sul tavolo, e ancora nessuna chiusura
profile-pace-seconds = Una mossa richiede di solito { $count ->
    [one] **un secondo**
   *[other] **{ $count } secondi**
}
profile-pace-minutes = Una mossa richiede di solito { $count ->
    [one] **un minuto**
   *[other] **{ $count } minuti**
}
profile-pace-hours = Una mossa richiede di solito { $count ->
    [one] **un’ora**
   *[other] **{ $count } ore**
}
profile-pace-days = Una mossa richiede di solito { $count ->
    [one] **un giorno**
   *[other] **{ $count } giorni**
}

# $given is a number to one place, written out. Only the member sees this.
profile-trend = Coach: **{ $given }** punti regalati a decisione { $deals ->
    [one] nella tua unica mano analizzata
   *[other] nelle tue ultime { $deals } mani analizzate
}
profile-trend-bars = `{ $bars }` una barra per mano, l’ultima in fondo; bassa è meglio
profile-trend-luck = { $luck ->
    [good] Pescando hai avuto più fortuna della media: { $points ->
        [one] { $points } punto spaiato
       *[other] { $points } punti spaiati
    } a mano
    [bad] Pescando hai avuto meno fortuna della media: { $points ->
        [one] { $points } punto spaiato
       *[other] { $points } punti spaiati
    } a mano
   *[none] Pescando non hai avuto né fortuna né sfortuna
}

# $family is a kind of game. The curve is a picture.
profile-rating = Rating, { $family }: **{ $rating }** dopo { $games ->
    [one] una partita
   *[other] { $games } partite
}
profile-rating-provisional = Rating, { $family }: **{ $rating }?** dopo { $games ->
    [one] una partita
   *[other] { $games } partite
} («?»: provvisorio)
profile-curve-alt = Il rating ({ $family }) in un grafico su { $games ->
    [one] una partita
   *[other] { $games } partite
}: { $first } all’inizio, { $high } al massimo, { $low } al minimo, { $last } ora.

press-figures = Statistiche
press-badges = Trofei
press-hands = Mani migliori
profile-compare = Confronta con…
press-you-two = Voi due
press-all-servers = Tutti i server
press-this-server = Questo server
press-profile = Profilo di { $name }

## Best hands

hands-title = Le mani che hanno fruttato di più:
hands-none = Ancora nessuna mano da mostrare: qui staranno le migliori tra quelle vinte.
hand-best = **{ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}** · { $result ->
    [knock] bussata
    [gin] gin
    [big_gin] big gin
    [undercut] undercut
    [out] chiusura
    [exhausted] a tallone finito
    [challenge] sfida
   *[other] vinta
} · { $variant }
# $when is a day, as Discord writes it.
where-deal = Tavolo { $table }, mano { $deal } · { $when }
where-table = Tavolo { $table } · { $when }

## Badges: what really happened

badges-none = Ancora nessun trofeo. La prima partita vinta porta il primo.
badges-left = { $left ->
    [one] Ne resta ancora uno da conquistare.
   *[other] Ne restano ancora { $left } da conquistare.
}
badge-first-win = **Prima vittoria** · una partita vinta
badge-ten-games = **Di casa** · dieci partite giocate
badge-hundred-games = **Vecchia volpe** · cento partite giocate
badge-in-a-row = **In serie** · cinque partite vinte di fila
badge-shutout = **Cappotto** · una partita vinta senza lasciare un box
badge-sweep = **Hollywood al completo** · vinte tutte le colonne di un segnapunti Hollywood
badge-upset = **Colpaccio** · vittoria su chi aveva cento punti di rating in più
badge-gin = **Gin** · chiusura senza nessuna carta spaiata
badge-big-gin = **Big gin** · combinate tutte e undici le carte
badge-gin-at-once = **Gin immediato** · gin già al primo turno
badge-ten-gins = **Dieci gin** · gin per la decima volta
badge-undercut = **Undercut** · non più spaiate di chi ha bussato
badge-quick-knock = **Bussata lampo** · bussata entro il secondo turno, e vinta
badge-rich-deal = **Mano d’oro** · cinquanta punti o più in una sola mano di gin
badge-went-out = **Tutto sul tavolo** · chiusura con le combinazioni sul tavolo

## Two against one another

versus-title = { $one } – { $other }
versus-none = Qui questi due non si sono ancora incontrati. `/gin challenge` può rimediare.
versus-no-games = Tra loro non è ancora finita nessuna partita.
# $one and $other are numbers, written out.
versus-games = Partite vinte: **{ $one } : { $other }**
versus-drawn = { $count ->
    [one] Una partita non è andata a nessuno dei due.
   *[other] { $count } partite non sono andate a nessuno dei due.
}
versus-run = { $count ->
    [one] { $name } ha vinto l’ultima.
   *[other] { $name } ha vinto le ultime { $count }.
}
versus-longest = Più vittorie di fila: { $one } { $count1 }, { $other } { $count2 }
versus-deals-won = Mani vinte: **{ $one } : { $other }**
versus-points = Punti: **{ $one } : { $other }**
versus-gins = Gin: **{ $one } : { $other }**
versus-undercuts = Undercut: **{ $one } : { $other }**
versus-last = Le ultime partite
# $when is a day, as Discord writes it.
versus-met = { $when } · { $variant } · { $name } · tavolo { $table }
versus-met-by = { $when } · { $variant } · { $name } di { $net } · tavolo { $table }
versus-met-drawn = { $when } · { $variant } · nessuno dei due · tavolo { $table }
