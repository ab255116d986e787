# What the coach says: moves, and what is to be said for them. docs/coach.md

## Moves, as advice

coach-take = Prendi { $card }
coach-take-several = Prendi { $cards }
coach-stock = Pesca dal tallone
coach-pass = Passa
coach-discard = Scarta { $card }
coach-knock = Bussa, con { $card } coperta
coach-gin = Fai gin, con { $card } coperta
coach-big-gin = Fai big gin
coach-lay = Cala { $cards }
coach-extend = Attacca { $card } alla combinazione { $target }
coach-contract = Cala il contratto: { $cards }
coach-end-meld = Non calare altro
coach-offer = Offri { $card }
coach-last-card = Tieni l’ultima carta
coach-accept = Accetta
coach-accept-offer = Accetta { $card }
coach-continue-exposed = Continua
coach-reject = Rifiuta
coach-reject-offer = Rifiuta { $card }
coach-challenge = Sfida
coach-layoff = Attacca { $card } alla combinazione { $target }
coach-done = Non attaccare altro

## Why: what speaks for a move, and (with “but”) what against it.
# $cards are one or several; where there are too many to name, the message with “many” is said.

coach-melds = Con { $cards } fai una combinazione.
coach-melds-but = Ma lasci lì la combinazione { $cards }.
coach-breaks = Tieni insieme { $cards }.
coach-breaks-but = Ma rompi { $cards }.
coach-deadwood = Spaiate: { $number } invece di { $than }.
coach-deadwood-but = Ma le spaiate sono { $number } invece di { $than }.
coach-waits = Carte vive che ti aiutano: { $number } invece di { $than }, anche { $cards }.
coach-waits-many = Carte vive che ti aiutano: { $number } invece di { $than }.
coach-waits-but = Ma le carte vive che ti aiutano sono { $number } invece di { $than }: non più { $cards }.
coach-waits-but-many = Ma le carte vive che ti aiutano sono { $number } invece di { $than }.
coach-readies = Carte vive per bussare: { $number } invece di { $than }, anche { $cards }.
coach-readies-many = Carte vive per bussare: { $number } invece di { $than }.
coach-readies-but = Ma le carte vive per bussare sono { $number } invece di { $than }: non più { $cards }.
coach-readies-but-many = Ma le carte vive per bussare sono { $number } invece di { $than }.
coach-gins = Carte vive per fare gin: { $number } invece di { $than }, anche { $cards }.
coach-gins-many = Carte vive per fare gin: { $number } invece di { $than }.
coach-gins-but = Ma le carte vive per fare gin sono { $number } invece di { $than }: non più { $cards }.
coach-gins-but-many = Ma le carte vive per fare gin sono { $number } invece di { $than }.
coach-ready = Scendi a { $number }: puoi bussare.
coach-ready-but = Ma con { $number } avresti potuto bussare.
coach-feeds = L’altra carta si lega a { $cards }, che l’avversario ha preso.
coach-feeds-but = Ma si lega a { $cards }, che l’avversario ha preso.
coach-danger = All’avversario può servire ({ $number }% dei casi); l’altra carta, { $than }%.
coach-danger-but = Ma all’avversario può servire ({ $number }% dei casi); l’altra carta, { $than }%.
coach-dead = Nessun altro può più combinarla.
coach-thrown = L’avversario non ha voluto { $cards }, a cui si lega.
coach-shows = Non mostra niente delle tue carte.
coach-shows-but = Ma mostra una delle tue carte.
coach-denies = Se la lasci lì, aiuta l’avversario ({ $number }% dei casi).
coach-denies-but = Ma se la lasci lì, aiuta l’avversario ({ $number }% dei casi).
coach-blind = Delle { $than } carte che non hai visto, { $number ->
    [one] ti aiuterebbe { $number }
   *[other] ti aiuterebbero { $number }
}.
coach-blind-but = Ma delle { $than } carte che non hai visto, { $number ->
    [one] ti avrebbe aiutato anche { $number }
   *[other] ti avrebbero aiutato anche { $number }
}.
coach-wins = Bussare ora frutta circa { $number ->
    [one] un punto
   *[other] { $number } punti
}.
coach-wins-but = Ma bussare ora frutta circa { $number ->
    [one] un punto
   *[other] { $number } punti
}.
coach-loses = Bussare ora costa circa { $number ->
    [one] un punto
   *[other] { $number } punti
}.
coach-loses-but = Ma bussare ora costa circa { $number ->
    [one] un punto
   *[other] { $number } punti
}.
coach-safe = Rischio di undercut bussando ora: solo { $number }%.
coach-safe-but = Ma il rischio di undercut bussando ora è basso: { $number }%.
coach-undercut = Rischio di undercut bussando ora: { $number }%.
coach-undercut-but = Ma c’è il rischio di undercut: { $number }%.
coach-hope = Continuando, fai gin con { $number ->
    [one] una carta viva
   *[other] { $number } carte vive
}: { $cards }.
coach-hope-none = Continuando, con nessuna carta viva fai subito gin.
coach-hope-but = Ma continuando, fai gin con { $number ->
    [one] una carta viva
   *[other] { $number } carte vive
}: { $cards }.
coach-hope-but-none = Ma con nessuna carta viva fai subito gin.
coach-stock-left = { $number ->
    [one] Resta solo una carta
   *[other] Restano solo { $number } carte
} da pescare.
coach-stock-left-but = Ma { $number ->
    [one] resta solo una carta
   *[other] restano solo { $number } carte
} da pescare.
coach-why-gin = Il gin non rischia l’undercut, e paga un bonus.
coach-why-gin-but = Ma il gin non rischia l’undercut, e paga un bonus.
coach-why-big-gin = Sono combinate tutte e undici: paga più del gin.
coach-why-big-gin-but = Ma sono combinate tutte e undici: paga più del gin.
coach-lays = Porta { $cards } sul tavolo: { $number ->
    [one] un punto
   *[other] { $number } punti
}.
coach-sheds = { $cards }: conta { $number } e si lega a poco altro.
coach-keeps = { $cards }: può ancora nascerne una combinazione.
coach-fetches = Con { $cards } fai una combinazione.
coach-fits = { $cards }: può andare sul tavolo.
