## Pages that are turned: help, about, tips

page-next = Avanti: { $title }
page-back = Precedente
page-help = Aiuto
page-hint = Tutte le pagine
page-example = Ecco come appare.
page-buttons = Pulsanti: { $names }
page-only-example = Era solo un esempio. Quello vero arriva con `/gin play`.

# Where the examples are played.
specimen-server = Il tuo server
specimen-channel = il-tuo-canale

# What Discord shows under the bot's name; at most 128 characters.
status = gin rummy · /gin help

# On every table that was shown lately, once the host has announced a restart.
table-restart = Tra pochi minuti il bot si riavvia. Non si perde niente, e subito dopo i pulsanti funzionano di nuovo.

## Help: $variants is the number of rule sets; $days how long a game against the computer may rest

command-help = Scopri come funziona tutto, leggi consigli per giocare meglio e qualcosa sul gioco
command-help-topic = Su che cosa? Se non scegli, la prima pagina
help-title-start = Comincia da qui
help-start = Prima volta col gin? **Impara** ti guida in una prima mano, passo per passo. Ordini dieci carte in tris (7♦ 7♥ 7♠) e scale (3♣ 4♣ 5♣), e chiudi la mano quando resta poco.
    Ti basta conoscere `/gin play`: una partita con amici, con chiunque o col computer, e lì *Suggerisci* ti dice che cosa farebbe lui.
    Una sfida in attesa di risposta è come questa; in **Altro** c’è il resto, per esempio rispondere con altre regole.
help-title-hand = Giocare una mano
help-hand = Le tue carte arrivano in un messaggio diretto; le mostra anche **Le mie carte** al tavolo. Prima le combinazioni, poi il resto: le carte spaiate. Il pulsante di una carta la scarta; quella appena pescata sta in fondo, o nella sua combinazione. I pulsanti non scadono mai. Mentre aspetti, con **In anticipo…** decidi che cosa fare al tuo turno.
help-title-knock = Bussare
help-knock = Quando fuori dalle combinazioni resta abbastanza poco, puoi bussare. Prima vedi che cosa mostreresti. Poi l’avversario attacca quello che ci sta, e si conta la mano.
help-title-table = Il tavolo
help-table = Il canale vede il punteggio, la cima del pozzo e l’ultimo turno di ognuno; mai le carte in mano. A fine mano si scoprono e si contano le carte di entrambi. Una partita contro il computer ferma per { $days ->
        [one] un giorno
       *[other] { $days } giorni
    } finisce da sé; se valeva per il rating, conta come abbandonata.
help-title-variants = Altre varianti
help-variants = In `/gin play` scegli tra { $variants } tipi di regole, e quanto giocare. `/gin rules` le spiega tutte, con **Regole della casa…** fai le tue. Dove le combinazioni si calano sul tavolo, il bot ne propone, o scegli tu le carte:
help-title-more = Più di due
help-more = **Più di due…** in `/gin play` apre un tavolo a squadre, a rotazione o con un capitano. Il computer può occupare un posto, e un posto lasciato può prenderlo qualcun altro.
help-title-real = Carte vere
help-real = Giochi con carte vere? `/gin realcards` tiene il punteggio, con qualsiasi regola: inserisci ogni mano con i pulsanti. Una mano sbagliata si può correggere se gli altri sono d’accordo.
help-title-find = Trovare una partita
help-find = - **Chiunque…** in `/gin play` lascia un posto libero, trova chi vuole la stessa partita ed elenca posti liberi e partite da guardare
    - **Amici, blocchi…** in `/gin me` ricorda con chi ti piace giocare, e ferma le sfide di chi blocchi
    - `/cup new` prepara un torneo per questo server, e `/cup list` mostra gli altri
help-title-settings = Impostazioni
help-settings = In `/gin me` trovi le tue: dove arrivano le carte, che aspetto hanno, **Lettura vocale** per gli screen reader, in che lingua scrivo, quando ricevi promemoria o silenzio, chi può sfidarti e chi vede i tuoi risultati.
    Sempre lì: con **Assenza…** i tuoi turni ti aspettano, **I miei dati…** dice che cosa so di te, te ne dà una copia e, se vuoi, cancella tutto.
    In `/gin-admin settings` chi gestisce il server trova quelle del server: chi può giocare dove, menzioni, lingua, tempo, regole solite. Con `/gin-admin news` ha una pagina a settimana.
help-title-look = Cercare e rivedere
help-look = - `/gin games` elenca le tue partite, con i link
    - `/gin scores` mostra tutto il segnapunti
    - `/gin history` trova le tue partite finite, e `/gin replay` fa rivedere una mano, anche da un file
    - **Partite in un file…** in `/gin me` ti dà i risultati o i registri delle tue partite
    - `/gin rules` spiega le regole con cui giochi
    - `/gin learn` insegna il gioco in una mano, e `/gin problem` ti dà un problema al giorno
    - `/gin daily` dà a tutti le stesse tre mani al giorno, con un solo tentativo a testa
    - `/gin standings` mostra chi è in testa in questo server: per rating, saldo, gin e altro
    - `/gin profile` mostra che cosa ha giocato un membro, e com’è il bilancio tra due: **Confronta con…**
help-title-tips = Consigli per giocare meglio
help-title-about = Sul bot e sul gioco
