# A game at which nobody has moved for long: its players are asked. $when, $left and $date are moments, as Discord writes them.
quiet-move-head = **Si gioca ancora?**
quiet-pause-head = **Ancora in pausa?**
quiet-seat-head = **Un posto è ancora vuoto.**
quiet-own-since = L’ultima mossa qui: { $when }. Tocca a te, e { $name } { $waiting ->
    [one] aspetta
   *[other] aspettano
}.
quiet-own-then = Basta una mossa, o premere **Gioco ancora**. Altrimenti { $name } { $waiting ->
    [one] deciderà
   *[other] decideranno
} { $left }, { $date }, come continua o finisce la partita.
quiet-move-since = L’ultima mossa qui: { $when }. Tocca a { $name }.
quiet-waiting-then = Non devi fare niente. Se non arriva una mossa, decidi tu { $left }, { $date }, come continua o finisce la partita.
quiet-post-then = Se non arriva una mossa, chi aspetta deciderà { $left }, { $date }, come continua o finisce la partita.
quiet-pause-since = La pausa è cominciata { $when }.
quiet-pause-then = Chiunque giochi può riprendere o allungare la pausa. Se nessuno lo fa, prima o poi la partita sarà interrotta; avviserò una settimana prima.
quiet-seat-since = { $name } ha lasciato il tavolo, e non è deciso chi continua. L’ultima mossa o l’ultimo voto: { $when }.
quiet-seat-then = La domanda sul posto è nel canale. Se nessuno decide, prima o poi la partita sarà interrotta; avviserò una settimana prima.
quiet-off = Preferite tutti smettere? Con **Interrompi la partita** finisce appena siete tutti d’accordo, e non conta niente.
press-quiet-still = Gioco ancora
press-quiet-pause = Allunga la pausa
press-quiet-off = Interrompi la partita
quiet-played-on = { $member } gioca ancora. Il tempo riparte da capo.
quiet-pause-kept = { $member } allunga la pausa.
quiet-off-asked = { $member } vorrebbe interrompere questa partita, che così non conterebbe niente. { $others } Va bene?
quiet-off-there = Vorresti interrompere la partita: la domanda è nel canale. Finisce quando gli altri accettano.
quiet-off-not-told = Vorresti interrompere la partita, ma non ho potuto scriverlo nel canale. Dillo tu agli altri: chi è d’accordo preme a sua volta **Interrompi la partita**.
quiet-off-done = La partita è interrotta. Non conta niente.
quiet-out-head = **Da { $name } non è arrivata nessuna mossa.**
refusal-nothing-asked = Per questa partita non c’è più niente da chiedere: continua, o è finita.

# Before a game is called off, and once it is.
quiet-last-head = **Questa partita sta per essere interrotta.**
quiet-last-ends = Se prima non succede niente, finisce { $left }, { $date }, e non conta niente.
quiet-ends = Se non succede niente, questa partita sarà interrotta { $when }.
called-off = I giocatori hanno interrotto questa partita. Non conta niente.
outcome-called-off = Interrotta
outcome-abandoned = Interrotta: nessuno giocava

# A score sheet for real cards on which nobody has entered anything for long.
sheet-rests = Qui nessuno segna niente da { $days } giorni. { $member } Si continua? Se non arriva niente in altri { $days } giorni, chiudo il segnapunti così com’è; quello che è segnato resta.
press-paper-stays = Lascialo aperto

# What a server sets.
setting-quiet-days = Partite ferme
setting-quiet-days-about = Quando chiedo, in una partita senza limite di tempo, se si gioca ancora.
setting-quiet-days-number = { $number ->
    [one] dopo { $number } giorno senza mosse
   *[other] dopo { $number } giorni senza mosse
}
