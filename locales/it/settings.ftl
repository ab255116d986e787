# What servers and members set, and what managers do at tables.

refusal-no-such-setting = Questa impostazione non c’è, o non può essere così.
refusal-other-channels = In questo server le partite si cominciano in { $channels }.
refusal-other-roles = In questo server le partite le comincia chi ha uno di questi ruoli: { $roles }.
refusal-not-manager = Spetta a chi può gestire questo server.
# $near: time zones with a similar name, or nothing.
refusal-no-such-zone = Non c’è nessun fuso orario che si chiami { $name }.{ $near ->
    [none] {""}
   *[other] {" "}Forse { $near }?
}
refusal-several-zones = Quel Paese ha più fusi orari. Scrivi una delle sue città.

settings-title-server = ### Impostazioni di { $server }
press-me = Alle tue impostazioni
press-me-friends = Amici, blocchi…
press-me-away = Assenza…
press-me-data = I miei dati…
press-me-export = Partite in un file…
settings-title-own = ### Le tue impostazioni
settings-line = { $name }: **{ $value }**
settings-changed = { $some ->
    [yes] Nel menu ci sono tutte le impostazioni. Cambiate finora:
   *[no] Nel menu ci sono tutte le impostazioni. Finora nessuna è cambiata.
}
settings-option = { $name }: { $value }
settings-menu = Cambia un’impostazione…
settings-value = Scegli un valore…
settings-region = Zona del mondo…
settings-kind = Tipo di regole…

setting-yes = sì
setting-no = no
setting-no-hour = nessun orario
setting-hour = { $hour }:00

setting-channels = Canali
setting-channels-about = Dove si cominciano le partite, thread di questi canali compresi. Quelle in corso continuano.
setting-channels-all = tutti i canali
press-channels-all = Permetti ogni canale
setting-roles = Ruoli
setting-roles-about = Chi può cominciare una partita: chi ha uno di questi ruoli.
setting-roles-all = tutti
press-roles-all = Permetti a tutti
setting-ping = Menzioni
setting-ping-about = Quando menziono i membri in un canale.
setting-ping-turn = per sfide e turni
setting-ping-challenge = solo per le sfide
setting-ping-never = mai
setting-rooms = Stanze
setting-rooms-about = Dove si gioca. Di un thread resta una riga nel canale; gli allenamenti stanno sempre nel canale.
setting-rooms-threads = in un thread a parte
setting-rooms-channel = nel canale
setting-tidy = Vecchi risultati
setting-tidy-about = Quando cancello dal canale i risultati vecchi. Restano nel segnapunti e nei replay.
setting-tidy-number = { $number ->
    [0] restano
    [one] cancellati dopo { $number } giorno
   *[other] cancellati dopo { $number } giorni
}
setting-language = Lingua
setting-language-about = In che lingua scrivo. Di base è quella impostata in Discord.
setting-language-auto = come in Discord
# The language's name in the language itself.
language-name = Italiano
setting-rules = Regole solite
setting-rules-about = Con quali regole si gioca quando nessuno ne ha scelte.
setting-rules-bot = Quelle di Undercut ({ $rules })
setting-rules-chosen = { $rules }
setting-rules-own = { $rules }, modificate

setting-spoken = Lettura vocale
setting-spoken-about = Per gli screen reader: carte per esteso, frasi senza simboli, pulsanti che dicono tutto.
setting-confirm = Conferme
setting-confirm-about = Se ti chiedo conferma prima di bussare, chiudere, rompere una combinazione o rinunciare al gin.
setting-hand = Le tue carte
setting-hand-about = Dove le ricevi: in privato, o con Le mie carte al tavolo, senza messaggi diretti.
setting-hand-dm = in un messaggio diretto
setting-hand-here = nel canale
setting-look = Carte
setting-look-about = Come scrivo le carte che vedi solo tu: come piccole immagini o come testo.
setting-look-picture = immagini
# Offered with the first hand, and at the beginning of the lesson.
press-look-text = Carte come testo: 7♥
press-look-picture = Carte come immagini
setting-look-text = testo
setting-who-may-challenge = Sfide da
setting-who-may-challenge-about = Chi può sfidarti per nome.
setting-who-may-challenge-anyone = chiunque
setting-who-may-challenge-friends = amici
setting-who-may-challenge-nobody = nessuno
setting-celebrate = Animazioni
setting-celebrate-about = Se nei canali i tuoi gin, big gin e undercut si vedono come animazione.
setting-privacy = I tuoi risultati
setting-privacy-about = Chi vede posti in classifica, statistiche e replay. Chi ha giocato può sempre rivedere la partita.
setting-privacy-everyone = per tutti, in ogni server
setting-privacy-server = nel server dove hai giocato
setting-privacy-nobody = solo per te
setting-time-zone = Fuso orario
setting-time-zone-about = A quale fuso si riferiscono gli orari qui sotto.
press-zone-type = Scrivi una città…
zone-title = Il tuo fuso orario
zone-label = Una città o un fuso
zone-about = Per esempio Roma, New York o UTC
setting-quiet-from = Silenzio da
setting-quiet-from-about = Da che ora non ti mando niente che tu non abbia chiesto.
setting-quiet-to = Silenzio fino a
setting-quiet-to-about = Fino a che ora dura il silenzio.
setting-remind-hours = Promemoria
setting-remind-hours-about = Dopo quanto ti ricordo che tocca a te.
setting-remind-hours-number = { $number ->
    [0] mai
    [one] dopo { $number } ora
   *[other] dopo { $number } ore
}
setting-prompt = Richiamami
setting-prompt-about = Se ti avviso, senza suono, quando eri qui poco fa e tocca a te da due minuti.

command-me = Vedi e cambia le tue impostazioni
command-admin = Per chi gestisce questo server
command-admin-settings = Vedi e cambia le impostazioni di questo server

setting-clock = Tempo
setting-clock-about = Quanto può durare un turno: senza limite, qualche ora (di notte no) o qualche minuto.
setting-clock-none = nessuno
setting-clock-relaxed = con calma (ore)
setting-clock-live = dal vivo (minuti)
setting-clock-hours = Tempo con calma
setting-clock-hours-about = Quanto può durare un turno giocando con calma.
setting-clock-hours-number = { $number ->
    [one] { $number } ora
   *[other] { $number } ore
}
setting-clock-minutes = Tempo dal vivo
setting-clock-minutes-about = Quanto può durare un turno giocando dal vivo.
setting-clock-minutes-number = { $number ->
    [one] { $number } minuto
   *[other] { $number } minuti
}

setting-season = Stagione
setting-season-about = Quanto dura una stagione della classifica. Mesi e trimestri cominciano a mezzanotte UTC.
setting-season-none = nessuna
setting-season-monthly = un mese
setting-season-quarterly = un trimestre

setting-rated-practice = Allenamento con rating
setting-rated-practice-about = Se le partite contro il computer valgono per il rating. In quelle niente suggerimenti.

setting-card-size = Grandezza delle carte
setting-card-size-about = Quanto grandi scrivo le tue carte.
setting-card-size-large = grandi
setting-card-size-compact = come il testo

setting-after-deal = Dopo una mano
setting-after-deal-about = Che cosa vedi a fine mano. Se una mossa può durare ore: le prossime carte.
setting-after-deal-result = prima il risultato
setting-after-deal-cards = subito le prossime carte

setting-card-order = Ordine delle carte
setting-card-order-about = Come si ordinano le carte fuori dalle combinazioni.
setting-card-order-suit = per seme
setting-card-order-rank = per valore

setting-colours = Colori delle carte
setting-colours-about = I colori dei semi nelle carte che vedi solo tu. Le carte come testo non ne hanno.
setting-colours-four = quattro colori
setting-colours-two = nero e rosso
setting-colours-contrast = adatti ai daltonici
colours-coming = Questi colori stanno arrivando. Fino ad allora vedi quelli soliti.

# $member is a mention.
turn-here = { $member }, tocca a te.
turn-here-closed = Non ho potuto mandarti le carte. Permetti i messaggi diretti da questo server, o guardale qui: nessun altro le vede.

refusal-not-player = { $name } non gioca a quel tavolo.
refusal-two-sides-only = Lì giocano più di due parti. Puoi annullare la partita.
decided = Deciso da chi gestisce questo server: { $reason }
annulled = Annullata in seguito da chi gestisce questo server; non conta niente: { $reason }

command-admin-void = Annulla una partita, in corso o finita: non conta niente
command-admin-adjudicate = Chiudi una partita in corso con la vittoria di una parte
command-admin-unstick = Rifai i messaggi di un tavolo
command-admin-audit = Vedi che cosa è stato fatto a nome di questo server
command-admin-table = Quale tavolo
command-admin-winner = Un membro della parte che vince
command-admin-reason = Perché; lo leggono entrambe le parti

admin-void = Il tavolo { $table } è annullato: { $names }. Non conta niente, e il tavolo lo dice.
admin-adjudicate = Il tavolo { $table } è chiuso: { $names }. Il tavolo dice chi ha vinto, e perché.
admin-unstick = Ho rifatto tutti i messaggi del tavolo { $table }: { $names }. Se tocca al computer, gioca.
admin-closed = I messaggi diretti non arrivano a { $names }. Le carte le mostra **Le mie carte** al tavolo.

audit-title = ### Che cosa è stato fatto a nome di questo server
audit-none = Ancora niente.
audit-page = Pagina { $page } di { $pages }
audit-reason = «{ $reason }»
audit-set = **{ $name }**: { $before } → { $after }
# $number is above 5.
audit-several = { $number } in tutto
audit-void = Tavolo **{ $table }** annullato
audit-adjudicate = Tavolo **{ $table }**: vittoria a { $winner }
audit-unstick = Tavolo **{ $table }**: messaggi rifatti
audit-unknown = Un’impostazione che non conosco
press-audit-newer = Più recenti
press-audit-older = Più vecchie
