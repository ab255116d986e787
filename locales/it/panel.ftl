# The panel of house rules: choosing them step by step, saving them, offering them.


## The panel

panel-title = ### Regole della casa · { $step }/{ $steps }: { $title }
panel-step-start = scegli
panel-step-change = cambia
panel-step-use = gioca
panel-label-kind = **Tipo di regole**
panel-label-start = **Regole da cui partire**
panel-label-group = **Sezione**
panel-label-clock = **Tempo per un turno**
panel-label-knob = **Regola**
panel-label-value = **Come si gioca**
panel-label-value-was = **Come si gioca** · prima: { $before }
panel-label-play = **Gioca con queste regole**
panel-label-save = **Salvale**
panel-challenge = Per una sfida a { $name }.
panel-open = Per un posto che può prendere chiunque.
panel-practice = Per una partita contro il computer.
panel-counter = Per la tua sfida con { $name }, al posto delle regole proposte.
panel-preset = Da salvare, o per giocare subito. Le vedi solo tu.
panel-start = Si parte da **{ $name }**.
panel-start-own = Si parte da **{ $name }**, che hai salvato tu.
panel-start-server = Si parte da **{ $name }**, salvate per questo server.
panel-start-unreadable = **{ $name }**: salvate da una versione più nuova, qui non si leggono.
panel-same = Finora nessuna modifica.
panel-same-offer = Uguali alle regole proposte.
panel-changed = **Modifiche**
panel-change = - { $rule }: **{ $value }** (prima: { $before })
panel-change-new = - { $rule }: **{ $value }**
panel-variant = - **{ $name }** invece di { $before }
panel-clock-change = - Il tempo: **{ $value }** invece di { $before }
panel-clock-about = Quanto può durare un turno. Chi accetta è d’accordo.
panel-more = { $changes ->
    [one] - e un’altra
   *[other] - e altre { $changes }
}
panel-many = Così si gioca in più di due: offri dei posti, e tutti si uniscono lì.
panel-who = Con chi vuoi giocare?
panel-who-menu = Scegli un membro
panel-delete = Cancelli **{ $name }** per sempre? Le partite con queste regole continuano.
panel-sent = ### Inviata
    Ora è in #{ $channel }.
panel-number = Un numero
panel-number-range = Da { $low } a { $high }
panel-name = Come chiamarle
panel-name-title = Salva queste regole
panel-name-server-title = Salva per questo server

panel-menu-group = Scegli che cosa cambiare
panel-menu-knob = Scegli una regola
panel-menu-value = Scegli un valore
panel-menu-start = Scegli le regole da cui partire
panel-menu-clock = Scegli un tempo

press-panel = Regole della casa…
press-panel-challenge = Sfida { $name }
press-panel-who = Sfida…
press-panel-open = Offri un posto
press-panel-practice = Allenamento…
press-panel-counter = Invia l’offerta
press-panel-over = Ricomincia
press-panel-name = Salva come…
press-panel-name-server = Salva per tutti…
press-panel-keep = Salva { $name }
press-panel-delete = Cancella…
press-panel-really = Cancella
press-panel-stay = Tienile
press-panel-back = Indietro
press-panel-next = Avanti
press-panel-type = Scrivi…
press-rules-other = Altre regole…

## What there is to start from

start-knock = Bussa e via
start-oklahoma = Oklahoma: la carta limite
start-contests = Serie e segnapunti Hollywood
start-others = Altre combinazioni, altri tavoli
start-programs = Come in altri programmi
start-mine = Le regole che hai salvato
start-server = Le regole salvate di questo server
start-server-more = Le altre regole salvate di questo server
start-unreadable = { $name } (non si legge)

## The groups

group-clock = Il tempo
group-deal = Dare le carte
group-melds = Combinazioni e valori
group-knocking = Bussare
group-table = Calare sul tavolo
group-scoring = Punti della mano
group-game = La partita
group-contest = L’incontro
group-seats = Posti

## Values that many rules share

value-yes = Sì
value-no = No
value-off = Niente
value-number = { $number }

## The deal

rule-first-dealer = Primo mazziere
value-first-dealer-random = Tirato a sorte
value-first-dealer-cut-low-deals = Al taglio: dà la carta più bassa
value-first-dealer-cut-high-chooses = Al taglio: sceglie la carta più alta
rule-next-dealer = Chi dà le carte la mano dopo
value-next-dealer-alternate = A turno
value-next-dealer-winner = Chi vince la mano
value-next-dealer-loser = Chi perde la mano
rule-draw-dealer = Chi dà le carte dopo una patta
value-draw-dealer-same = Di nuovo la stessa parte
value-draw-dealer-rotate = L’altra parte
rule-first-turn = Primo turno
value-first-turn-offer-both = Carta scoperta offerta a entrambi
value-first-turn-offer-nondealer = Carta scoperta offerta a uno solo
value-first-turn-eleven-cards = Undici carte, niente carta scoperta
value-first-turn-stock-only = Dal tallone, niente carta scoperta
value-first-turn-normal-draw = Carta scoperta o tallone, come sempre
rule-immediate-knock = Se si può bussare già con le carte date
value-immediate-knock-allow = Si gioca
value-immediate-knock-misdeal = A monte, si ridanno
rule-discard-visibility = Che cosa si vede del pozzo
value-discard-visibility-top-only = La carta in cima
value-discard-visibility-full = Tutto
rule-return-taken-discard = Una carta appena presa può tornare
rule-stock-end = Carte che restano nel tallone
rule-wall-rule = Lo scarto dopo l’ultima pescata
value-wall-rule-end-on-discard = Chiude la mano: patta
value-wall-rule-last-discard-action = Si può ancora prendere per chiudere
rule-stall-guard = Turni senza tallone prima della patta

## Melds and values

rule-sets = Valgono i tris
rule-runs = Scale
value-runs-suited = Di un solo seme
value-runs-any-suit = Di semi qualsiasi
rule-ace = L’asso nelle scale
value-ace-low = Basso: A-2-3
value-ace-high = Alto: Q-K-A
value-ace-high-or-low = Basso o alto: A-2-3, Q-K-A
value-ace-corner = Anche in mezzo: K-A-2
rule-values = Quanto contano le carte
value-values-standard = Asso 1, figure 10
value-values-ace15 = Asso 15, figure 10
value-values-colonel = Asso 10, figure 10
value-values-mahjong = Dal 2 al 9: 5, dal 10 al re: 10, asso: 15
rule-table-melds = Dove stanno le combinazioni
value-table-melds-none = In mano fino alla fine
value-table-melds-own-only = Sul tavolo, ognuno per sé
value-table-melds-shared = Sul tavolo, per entrambi

## Knocking

rule-knock-limit = Limite per bussare
value-knock-limit-upcard = Lo dice la carta limite
value-knock-limit-gin-only = Non si bussa: solo gin
rule-knock-limit-ace = Asso come carta limite
value-knock-limit-ace-one = Si bussa con 1
value-knock-limit-ace-gin-only = Solo gin
rule-knock-card-source = Carta limite
value-knock-card-source-upcard = La carta scoperta
value-knock-card-source-second-deck = Da un secondo mazzo
rule-gin-compulsory = Il gin va dichiarato
rule-final-discard = Ultimo scarto
value-final-discard-required = Va fatto
value-final-discard-optional = Si può saltare
value-final-discard-none = Non si scarta
rule-knock-meld-mode = Combinazioni di chi bussa
value-knock-meld-mode-auto = Si chiede solo dove conta
value-knock-meld-mode-manual = Sempre scelte a mano
rule-layoff-mode = Attaccare le carte
value-layoff-mode-auto = Automatico
value-layoff-mode-manual = A mano
rule-layoff-on-gin = Si attacca anche sul gin
rule-illegal-knock = Una bussata sopra il limite
value-illegal-knock-prevent = Non è permessa
value-illegal-knock-opponent-choice = Decide l’avversario
value-illegal-knock-expose = Si continua a carte scoperte

## Playing to the table

rule-multi-take = Prendere più carte dal pozzo
rule-deep-card-use = La carta presa più profonda
value-deep-card-use-meld-or-layoff = In una combinazione nuova o attaccata
value-deep-card-use-new-meld-only = In una combinazione nuova
rule-contract = Contratto: carte per combinazione
value-contract = { $sizes }
rule-layoff-cap-per-meld = Carte attaccate per turno a una combinazione
rule-extend-on-contract-turn = Attaccare nel turno del contratto
rule-ace-offer-skips-draw = Chi accetta un asso salta una pescata
rule-reoffer-ban = Carta accettata: vietato rioffrirla subito
rule-exhaust-count = Carte che contano a tallone finito
value-exhaust-count-all-in-hand = Tutte quelle in mano
value-exhaust-count-unmatched-only = Solo le spaiate
rule-challenge = Sfide a confrontare le carte
rule-challenge-timing = Quando si sfida
value-challenge-timing-own-draw-phase = Prima di pescare
value-challenge-timing-anytime = In ogni momento del proprio turno
rule-challenge-per-turn = Sfide per turno
rule-challenge-tie = Sfida in parità
value-challenge-tie-drawn = Patta
value-challenge-tie-challenged-wins = Vince chi l’ha ricevuta

## Scoring a deal

rule-knock-score = La bussata segna
value-knock-score-difference = La differenza
value-knock-score-loser-full = Tutte le spaiate di chi perde
rule-gin-bonus = Bonus gin
rule-gin-bonus-no-contract = Gin contro chi è senza contratto
rule-big-gin = Big gin
value-big-gin-off = Non c’è
value-big-gin-total = Un totale fisso
value-big-gin-extra = Punti in più del gin
rule-big-gin-points = Punti per il big gin
rule-undercut-bonus = Bonus undercut
rule-tie-rule = Parità
value-tie-rule-undercut = È undercut
value-tie-rule-no-score = Nessuno segna
rule-exhaust-score = Quando il tallone finisce
value-exhaust-score-void = Nessuno segna
value-exhaust-score-difference = Chi ha meno segna la differenza
value-exhaust-score-table-minus-hand = Ognuno: tavolo meno mano
rule-spade-doubles = Carta limite di picche raddoppia
rule-extra-boxes-gin = Box extra per il gin
rule-extra-boxes-big-gin = Box extra per il big gin
rule-extra-boxes-undercut = Box extra per l’undercut
rule-spade-double-boxes = Box con picche
value-spade-double-boxes-none = Non raddoppiano
value-spade-double-boxes-extra = Raddoppiano gli extra
value-spade-double-boxes-all = Raddoppiano tutti
rule-sequence-bonus = Le scale pagano di per sé
value-sequence-bonus-off = No
value-sequence-bonus-winner = Sì, a chi vince
value-sequence-bonus-both = Sì, a entrambi
rule-sequence-bonus-long-min = Carte per una scala lunga
rule-sequence-bonus-long-per-card = Punti per carta di una scala lunga
rule-sequence-bonus-face-per-card = Punti per figura in una scala

## The game

rule-game-target = La partita si gioca a
rule-game-bonus = Bonus partita
rule-line-bonus = Punti per box
rule-line-bonus-timing = Quando si pagano i box
value-line-bonus-timing-end = A fine partita
value-line-bonus-timing-immediate = Subito
rule-shutout = Il cappotto
value-shutout-off = Non paga
value-shutout-double-points = Raddoppia i punti di chi vince
value-shutout-double-points-and-game = Raddoppia punti e bonus partita
value-shutout-double-total = Raddoppia tutto il totale
value-shutout-extra = Punti in più
rule-shutout-points = Punti per il cappotto
rule-exact-margin-forfeit = Un vantaggio che fa perdere
rule-exact-margin-basis = Quel vantaggio riguarda
value-exact-margin-basis-points = I punti
value-exact-margin-basis-final = I totali finali
rule-winner-by = Vince la partita
value-winner-by-first-to-target = Chi arriva al traguardo
value-winner-by-higher-final-total = Chi ha di più alla fine

## The contest

rule-match = Incontro
value-match-single = Una partita
value-match-multi-match = Più match, un solo punteggio
value-match-best-of = Una serie di partite
value-match-hollywood = Un segnapunti Hollywood
rule-best-of = Partite della serie
rule-multi-target = Tutti i match insieme si giocano a
rule-multi-hand-bonus = Punti per mano vinta, dopo un match
rule-multi-win-bonus = Bonus per un match
rule-multi-shutout-bonus = Bonus per tutte le mani vinte
rule-hollywood-columns = Colonne del segnapunti
rule-hollywood-late-entry = Primi punti, ma colonna chiusa
value-hollywood-late-entry-next-open = Vanno nella prossima colonna aperta
value-hollywood-late-entry-by-count = Vanno persi
rule-hollywood-decide = Che cosa decide
value-hollywood-decide-net-points = I totali delle colonne
value-hollywood-decide-columns-won = Le colonne vinte
rule-hollywood-third-double = La terza colonna conta doppio

## Seats

rule-seating = Chi gioca
value-seating-heads-up = Due giocatori
value-seating-partnership = Due squadre
value-seating-round-robin = Tre o quattro, chi perde esce
value-seating-captain = Un capitano contro gli altri
value-seating-three-handed = In tre, tutti nella stessa mano
rule-team-size = Giocatori per squadra
rule-team-target = Traguardo delle squadre
rule-team-sweep-bonus = Vittoria a ogni tavolo: punti per membro
rule-opponent-rotation = Si cambia avversario
value-opponent-rotation-fixed = Mai
value-opponent-rotation-each-hand = A ogni mano
value-opponent-rotation-each-game = A ogni partita
rule-partner-talk = I compagni si vedono le carte
value-partner-talk-off = Mai
value-partner-talk-after-own-hand = Finita la propria mano
value-partner-talk-always = Sempre
rule-team-result-visibility = Risultati degli altri tavoli
value-team-result-visibility-immediate = Si sanno subito
value-team-result-visibility-after-discard = Aspettano il prossimo scarto

## An offer of other rules

challenge-counters = { $you ->
    [host] ### Proponi altre regole a { $guest }
    [guest] ### { $host } ti propone altre regole
   *[other] ### { $host } propone altre regole a { $guest }
}
offer-changed = **Al posto dell’offerta di prima**

## What can’t be done

refusal-offer-changed = Nel frattempo sono state proposte altre regole. Guardale prima.
refusal-only-they-offer = Le regole riguardano { $name } e chi ha ricevuto la sfida.
refusal-same-rules = Sono già le regole proposte. Prima cambia qualcosa.
refusal-seats-stay = Questa sfida è tra due. Per giocare in più, `/gin play` offre dei posti.
refusal-no-such-rule = Queste regole non hanno più questa scelta. Il pannello mostra quelle che ci sono.
refusal-panel-gone = Questo pannello non c’è più. **Regole della casa…** in `/gin play` ne apre uno nuovo.
refusal-panel-used = Queste regole sono già state inviate. **Regole della casa…** in `/gin play` apre un nuovo pannello.
refusal-no-name = Un nome così resta invisibile. Scegline un altro.
refusal-name-taken = Ci sono già altre regole salvate come «{ $name }». Scegli un altro nome, o parti da quelle e salvale di nuovo.
refusal-ready-made-name = «{ $name }» è il nome di regole già pronte. Scegline un altro.
refusal-too-many-saved = Ci sono già { $most } regole salvate, e di più non si può. Prima cancellane qualcuna.
refusal-saved-gone = Quelle regole non sono più salvate.
refusal-managers-only = Le regole del server sono per chi lo gestisce. Puoi salvarle per te.
refusal-no-number = Non è un numero da { $low } a { $high }.
