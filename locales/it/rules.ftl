## One line

line-rules = **{ $rules }** · { $contest }
line-single = una partita a { $target }
line-best-of = al meglio di { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} a { $target }
line-hollywood = { $columns ->
    [one] Hollywood, una colonna a { $target }
   *[other] Hollywood, { $columns } colonne a { $target }
}
line-multi-match = match a { $target }, { $total } in tutto
line-gin = gin{"\u00A0"}{ $points }
line-out = chiusura{"\u00A0"}{ $points }
line-undercut = undercut{"\u00A0"}{ $points }
line-big-gin = big{"\u00A0"}gin{"\u00A0"}{ $points }
line-line-bonus = box{"\u00A0"}{ $value }
line-game-bonus = partita{"\u00A0"}{ $value }
line-shutout = { $value ->
    [double_points] il cappotto raddoppia
    [double_points_and_game] il cappotto raddoppia punti e partita
    [double_total] il cappotto raddoppia il totale
   *[extra] cappotto{"\u00A0"}{ $points }
}
line-house = Regole della casa: { $options }
line-house-more = Regole della casa: { $options }; e altre { $more }
limit-second-deck = il limite lo dà un secondo mazzo
limit-table = combinazioni sul tavolo, per entrambi
limit-own-table = combinazioni sul tavolo, ognuno le sue
short-single = { $rules } a { $target }
short-best-of = { $rules }, al meglio di { $games } a { $target }
short-hollywood = { $rules }, { $columns ->
    [one] 1 colonna
   *[other] { $columns } colonne
} a { $target }
short-multi-match = { $rules }, match a { $target }
short-house = { $rules }, regole della casa
option-beside = { $said } ({ $number })
press-rules = Regole

## A book of rules: its pages, and what every one of them is about

page-melds = Combinazioni
page-play = Gioco
page-end = Fine
page-score = Punti
page-game = Partita
rules-title = ### { $rules }
rules-page = **{ $page }**

## Melds

rules-aim-knock = **Scopo:** ordinare le tue dieci carte in combinazioni, e chiudere la mano quando fuori ne resta poco.
rules-aim-gin = **Scopo:** avere prima dell’altro tutte e dieci le carte in combinazioni.
rules-aim-mahjong = **Scopo:** mettere le tue carte sul tavolo, in combinazioni tue o attaccate a quelle che ci sono, e restare senza prima dell’altro.
rules-aim-skarney = **Scopo:** calare il contratto, attaccare alle tue combinazioni, e restare senza carte prima dell’altro.
rules-aim-colonel = **Scopo:** restare senza carte prima dell’altro, con combinazioni tue e carte attaccate a quelle sul tavolo.
rules-set = **Tris:** tre o quattro carte dello stesso valore (con quattro è un poker).
rules-run-suited = **Scala:** tre o più carte di fila, dello stesso seme.
rules-run-any-suit = **Scala:** tre o più carte di fila, di semi qualsiasi.
rules-ace-low = L’asso è basso, quindi una scala può essere
rules-ace-high = L’asso è alto, quindi una scala può essere
rules-ace-high-or-low = L’asso è alto o basso, quindi una scala può essere
rules-ace-corner = L’asso può stare anche in mezzo, quindi una scala può essere
rules-one-meld = Una carta sta in una sola combinazione. Quelle che non stanno in nessuna sono **spaiate** e contano contro di te.
rules-one-meld-table = Una carta sta in una sola combinazione. Quello che ti resta in mano conta contro di te, combinato o no.
rules-values-standard = L’asso conta 1, le figure 10, le altre carte il loro numero.
rules-values-ace15 = L’asso conta 15, le figure 10, le altre carte il loro numero.
rules-values-colonel = L’asso conta 10, le figure 10, le altre carte il loro numero.
rules-values-mahjong = Dal due al nove contano 5, dal dieci al re 10, l’asso 15.

## Playing

rules-play-knock = Dieci carte a testa. Un turno è una **pescata**, dal tallone o dalla cima del pozzo, e uno **scarto**.
rules-play-jersey = Dieci carte a testa. Un turno è una **pescata**, dal tallone o dalla cima del pozzo, e uno **scarto**; poi tocca a chi sta a sinistra, e nessun altro può prendere quello che scarti.
rules-play-mahjong = Dieci carte a testa. Un turno è una **pescata**, dal tallone o dal pozzo; poi, se vuoi, **combinazioni** e carte attaccate a qualsiasi combinazione sul tavolo; poi uno **scarto**.
rules-play-mahjong-deep = Dalla cima del pozzo puoi prendere più di una carta; allora la più profonda deve andare sul tavolo in quel turno.
rules-play-skarney = Dieci carte a testa, e niente scarti. Un turno è una **pescata** dal tallone; poi il tuo **contratto** o, quando è già calato, nuove combinazioni e carte attaccate alle tue; poi l’**offerta** di una carta all’avversario, che la prende o la restituisce.
rules-play-colonel = Dieci carte a testa. Un turno è una **pescata**, dal tallone o dalla cima del pozzo; poi, se vuoi, **combinazioni** e carte attaccate a qualsiasi combinazione sul tavolo; poi uno **scarto**.

## Ending a deal

rules-end-knock = Dopo aver pescato puoi **bussare**: se fuori dalle combinazioni resta abbastanza poco, scarti coperto e mostri le carte.
rules-end-gin-only = Non si bussa. Se dopo lo scarto tutte e dieci le carte sono in combinazioni fai **gin**, e la mano è finita.
rules-end-gin = Se non resta niente è **gin**.
rules-end-big-gin = Tutte e undici le carte in combinazioni, senza scarto, sono **big gin**.
rules-end-layoff = L’avversario mette da parte le sue combinazioni, poi **attacca** a quelle di chi ha bussato le carte che ci stanno.
rules-end-layoff-three = Gli altri due mettono da parte le loro combinazioni, poi **attaccano** a quelle di chi ha bussato le carte che ci stanno: per primo chi gli sta a sinistra. Una carta può seguirne una attaccata da te, non da un altro.
rules-end-layoff-auto = Lo faccio io per te, al meglio (con **Attaccare le carte** tra le regole della casa si fa a mano).
rules-end-out = Chi non ha più carte **chiude**, e la mano è finita.

## Scoring

rules-knock-difference = **Bussata:** la differenza tra le spaiate dei due.
rules-knock-loser-full = **Bussata:** tutte le spaiate che restano a chi perde.
rules-knock-difference-three = **Bussata:** la differenza con le spaiate di ciascuno degli altri due.
rules-knock-loser-full-three = **Bussata:** tutte le spaiate che restano agli altri due.
rules-undercut = **Undercut,** se all’avversario resta altrettanto o meno: la differenza è sua, più { $points }.
rules-undercut-below = **Undercut,** se all’avversario resta meno: la differenza è sua, più { $points }.
rules-undercut-three = **Undercut,** se a un altro resta altrettanto o meno: chi ne ha di meno vince { $points }, più la differenza con ciascuno degli altri due.
rules-undercut-below-three = **Undercut,** se a un altro resta meno: chi ne ha di meno vince { $points }, più la differenza con ciascuno degli altri due.
rules-gin = **Gin:** { $points }, più tutte le spaiate dell’avversario.
rules-big-gin = **Big gin:** { $points }, più tutte le spaiate dell’avversario.
rules-gin-three = **Gin:** { $points }, più tutte le spaiate degli altri due.
rules-big-gin-three = **Big gin:** { $points }, più tutte le spaiate degli altri due.
rules-cancelled-gin = **Gin** a cui l’avversario attacca tutto: nessuno segna.
rules-draw = **Nessuno finisce la mano:** niente punti.
rules-out = **Chiusura:** { $points }, più tutto quello che l’avversario ha in mano.
rules-out-bare = **Chiusura:** tutto quello che l’avversario ha in mano.
rules-out-no-contract = **Chiusura** contro chi è senza contratto: { $points } invece di { $bonus }.
rules-out-both = **Ognuno:** quello che ha messo sul tavolo, meno quello che ha in mano; chi chiude ha { $points } in più.
rules-challenge = **Sfida accettata:** chi ha meno punti in mano vince tutti quelli dell’altro.

## The game

rules-match-single = **Una partita** a { $target ->
    [one] { $target } punto
   *[other] { $target } punti
}.
rules-match-best-of = **Al meglio di { $games }** { $games ->
    [one] partita
   *[other] partite
} a { $target ->
    [one] { $target } punto
   *[other] { $target } punti
} ciascuna.
rules-match-hollywood = **{ $columns ->
    [one] 1 colonna
   *[other] { $columns } colonne
}** affiancate, ognuna una partita a { $target }: la prima mano vinta si segna in una colonna, la seconda in due, e così via.
rules-match-multi-match = **Match** a { $target ->
    [one] { $target } punto
   *[other] { $target } punti
}, uno dopo l’altro; con i loro bonus si sommano fino a { $total }.
rules-seating-partnership = **Squadre:** ogni membro gioca una mano contro uno degli altri; la squadra che in tutto vince di più segna la differenza.
rules-seating-round-robin = **A rotazione:** due giocano, gli altri aspettano; chi perde una mano lascia il posto a chi aspetta da più tempo.
rules-seating-captain = **Gioco del capitano:** uno gioca contro tutti gli altri a turno; ognuno di loro resta finché non perde una mano.
rules-seating-three-handed = **Si gioca in tre** in ogni mano, ognuno per sé. Alla fine ciascuno fa i conti con ciascuno: il totale più basso paga la differenza.
rules-both-reach = Se ci arrivano entrambi nella stessa mano, vince il totale più alto; a parità si continua.
rules-no-bonus = Alla fine non si aggiunge niente.
rules-box = Ogni mano vinta è un **box**; chi vince la partita senza lasciarne all’avversario fa **cappotto**.

## A small example, played by the same program as the deals

example-title = **Per esempio**
example-knock-card = **Per esempio,** con { $card } come carta limite: si bussa con { $limit } o meno
example-gin-card = **Per esempio,** con { $card } come carta limite: solo il gin chiude la mano
example-limit = **Per esempio,** bussando con { $limit } o meno
example-one = Nord
example-two = Sud
example-hand = { $name } · restano: { $cards } = { $count }
example-empty = { $name } · non resta niente
example-laid-off = { $name } ha attaccato { $cards }
example-table = { $name } ha calato { $count }
example-out = { $name } ha chiuso
example-holds = { $name } ha in mano { $cards } = { $count }
example-scores = { $name } segna **{ $points }**
example-without = Contro chi è senza contratto: **{ $sum }**
example-boxes = e { $boxes ->
    [one] un box
   *[other] { $boxes } box
}
example-line = { $name }: { $line }
example-nobody = Nessuno segna.
