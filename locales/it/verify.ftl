# Checking the shuffles

command-verify = Verifica che nessuno abbia potuto scegliere le carte
press-verify = Verifica mescolate
press-fairness = Come funziona

verified-title = Le mescolate sono a posto
sealed-title = Le mescolate sono sigillate
sealed-how = Il segreto che, insieme ai vostri clic sui pulsanti, decide ogni mescolata di questa partita è fissato. Questo è il suo sigillo (SHA-256). Lo porta anche il pulsante con cui partecipi, così nessuno può cambiare il segreto di nascosto. A fine partita il segreto si apre, e chiunque può controllare che corrisponda.
doubted-title = Qualcosa non torna
verified-deals =
    { $deals ->
        [one] **Una mano verificata.** Le carte vengono dal segreto sigillato prima di darle, e da nient’altro.
       *[other] **{ $deals } mani verificate.** Le carte di ognuna vengono dal segreto sigillato prima di darle, e da nient’altro.
    }
verified-moves =
    { $deals ->
        [one] L’ho rigiocata, mossa per mossa, con lo stesso risultato.
       *[other] Le ho rigiocate, mossa per mossa, con gli stessi risultati.
    }
verified-opened =
    Tutti quei segreti vengono da quello della partita. Il suo sigillo deve essere quello che hai visto:
    -# Sigillo: `{ $seal }`
    -# Segreto: `{ $seed }`
verified-sealed =
    Il segreto della partita resta sigillato finché non finisce. Solo allora posso dire chi era protetto da chi gestisce il bot:
    -# `{ $seal }`
verified-running =
    { $deals ->
        [one] La mano in corso si può verificare quando è finita.
       *[other] Le { $deals } mani in corso si possono verificare quando sono finite.
    }
verified-unfinished =
    { $deals ->
        [one] Una mano è rimasta a metà alla fine della partita. Nel registro c’è solo il suo sigillo, verificato anch’esso.
       *[other] { $deals } mani sono rimaste a metà alla fine della partita. Nel registro ci sono solo i loro sigilli, verificati anch’essi.
    }
protected-full = **{ $names }**: nessuno ha potuto scegliere le carte.
protected-shared = **{ $names }**: nessuno ha potuto scegliere le carte, a meno che non l’abbiano fatto insieme chi gestisce il bot e { $others }.
protected-none = **{ $names }**: chi gestisce il bot avrebbe potuto scegliere le carte. Nessuno ha premuto niente dopo che il sigillo è stato mostrato.
protected-computer = **{ $names }**: nel registro non c’è nessun clic, come se avesse giocato il computer. Non è vero: chiedi a chi gestisce questo bot.
protected-unknown = Questa partita è cominciata prima che segnassi l’ora in cui si mostra un sigillo, quindi non so dire chi era protetto da chi gestisce il bot.
protected-shown = Sigillo mostrato { $when }
protected-pressed = { $name } { $when }
verified-record = Non devi credermi sulla parola: { $file } ha ogni carta e ogni mossa, da verificare senza di me.
doubted = Il registro della partita e i suoi sigilli non concordano alla riga { $line }. Non dovrebbe succedere mai. Dillo a chi gestisce questo bot.
refusal-nothing-to-check = Non c’è niente da verificare: non sono state date carte.
refusal-check-later = Il risultato di un tavolo ti resta nascosto finché qualcuno non scarta. Verifica le mescolate dopo.
refusal-dealt-by-hand = Erano carte vere: non le ho date io, quindi non c’è niente che possa verificare.
result-seed = Segreto della mano { $deal }: `{ $seed }`
# Kept together by hard blanks, so that a phone fills its lines.
seed = Per verificare le mescolate: tavolo { $table } · { $several ->
        [yes] clic
       *[no] clic
    }{"\u00A0"}{ $presses }
    Sigillo{"\u00A0"}{ $seal }…
    Segreto{"\u00A0"}{ $seed }
