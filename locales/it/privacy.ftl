# What is stored about a member, a copy of it, and its deletion; the same for a whole server.


privacy-title = ### Che cosa so di te
privacy-kept =
    Conservo quello che serve per giocare, e nient’altro:

    - **Tu**: il numero del tuo account, il tuo nome come l’ho visto l’ultima volta, e le tue impostazioni
    - **Le tue partite**: chi sedeva dove, e ogni mossa, perché una partita sopravviva a un riavvio e si possa riguardare. { $played ->
        [0] Nessuna delle tue è ancora finita.
        [one] Una delle tue è finita.
       *[other] { $played } delle tue sono finite.
    }
    - **Quello che ne deriva**: le tue statistiche, il tuo rating, i tuoi posti in classifica
    - **Con chi giochi**: i tuoi amici, chi hai bloccato, le regole che hai salvato
    - **I miei messaggi per te**: quali sono, per poterli tenere aggiornati
privacy-others = Non leggo i tuoi messaggi, e non passo niente a nessuno. Chi altro può vedere i tuoi risultati lo decidi tu: `/gin me`.
privacy-until = Resta finché non lo cancelli. Quello che appartiene a un server sparisce 30 giorni dopo che mi hanno tolto da lì.
press-privacy-copy = Una copia
press-privacy-delete = Cancella…
press-privacy-more = Per intero

privacy-copied = Ecco tutto quello che conservo di te, tavolo per tavolo. Delle partite in corso c’è solo quello che hai visto anche tu.
# The first line of the file itself.
privacy-file = Tutto quello che Undercut conserva di questo membro. Delle partite in corso c’è solo la sua parte, e nessun segreto.

privacy-ask = ### Cancello tutto quello che so di te?
privacy-goes = **Questo sparisce**: il tuo numero e il tuo nome, le impostazioni, gli amici e i blocchi, le regole salvate, le statistiche, i rating e i posti in classifica, e i messaggi che ho mandato solo a te.
privacy-stays = **Questo resta**: le partite che altri hanno giocato con te, con «Qualcuno» al tuo posto. Sono anche le loro partite, e le loro statistiche non cambiano. Quello che sta nei canali ci resta, nome compreso, come tutto ciò che si scrive lì.
privacy-fingerprint = Se qualcuno ti ha bloccato, conservo un’impronta del numero del tuo account finché dura il blocco, così vale anche se torni.
privacy-given-up = - { $number ->
    [one] La partita che stai giocando è abbandonata.
   *[other] Le { $number } partite che stai giocando sono abbandonate.
}
privacy-taken-over = - { $number ->
    [one] Nell’incontro in più di due il computer prende il tuo posto.
   *[other] In { $number } incontri in più di due il computer prende il tuo posto.
}
privacy-sheets = - { $number ->
    [one] Il segnapunti per carte vere continua senza di te.
   *[other] { $number } segnapunti per carte vere continuano senza di te.
}
privacy-waiting = - { $number ->
    [one] Una partita che hai offerto o accettato, e che non è cominciata, viene disdetta.
   *[other] { $number } partite che hai offerto o accettato, e che non sono cominciate, vengono disdette.
}
privacy-final = Non si torna indietro. Se un giorno giochi di nuovo, cominci da capo.
press-privacy-forget = Cancella tutto
press-privacy-give-up = { $number ->
    [one] Abbandona la partita e cancella tutto
   *[other] Abbandona { $number } partite e cancella tutto
}
press-privacy-keep = Conserva
privacy-done = ### Fatto
    Tutto quello che era tuo è cancellato. Grazie delle partite; se torni, cominciamo da capo.
refusal-games-changed = Da quando hai letto è cominciato o finito qualcosa. Ecco com’è adesso; dai un’altra occhiata.
refusal-not-your-page = Questa pagina riguarda qualcun altro. **I miei dati…** in `/gin me` ti mostra la tua.

## Of a whole server

command-admin-delete = Cancella tutto quello che conservo di questo server
command-admin-delete-name = Il nome del server, per conferma
erase-ask = ### Cancello tutto quello che conservo di { $server }?
erase-goes = **Questo sparisce, per tutti qui**: { $played ->
    [0] ogni partita
    [one] la partita che si è giocata qui
   *[other] tutte le { $played } partite che si sono giocate qui
}, le classifiche, i rating, le impostazioni, le regole salvate e l’elenco di quello che ha fatto chi lo gestisce.
erase-open = { $open ->
    [one] Una partita aspetta o è in corso: finisce ora, e non la vince nessuno.
   *[other] { $open } partite aspettano o sono in corso: finiscono ora, e non le vince nessuno.
}
erase-stays = **Questo resta**: quello che i membri conservano per sé (**I miei dati…** in `/gin me`), e quello che sta nei canali.
erase-how = Non si torna indietro. Per conferma scrivi il nome del server: premi il pulsante, o usa `/gin-admin delete name:`.
press-erase = Scrivi il nome…
erase-form = Cancella tutto
erase-form-label = Il nome del server
erase-form-about = { $server }
erase-done = ### Fatto
    Ogni partita qui è finita. Entro un minuto di { $server } non resta niente, tranne quello che sta nei canali.
refusal-not-owner = Spetta a chi possiede il server, e a chi lo amministra.
refusal-other-name = Non è il nome di questo server, quindi non ho cancellato niente. Si chiama { $name }.
