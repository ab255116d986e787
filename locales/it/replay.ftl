# Finished deals, looked at again

command-replay = Rivedi una mano finita, mossa per mossa
command-replay-deal = Quale mano? Se non scegli, l’ultima
press-replay = Rivedi
press-replay-first = Inizio
press-replay-back = Indietro
press-replay-next = Avanti
press-replay-last = Fine
replay-moments = Salta a…
replay-deals = Un’altra mano…
replay-deal = Mano { $deal }

replay-title = Mano { $deal } · { $first } – { $second }
replay-step =
    { $moves ->
        [one] Mossa { $step } di una
       *[other] Mossa { $step } di { $moves }
    }
replay-hand = **{ $name }** · spaiate { $deadwood }
replay-cards =
    { $cards ->
        [0] **{ $name }** · niente più carte
        [one] **{ $name }** · una carta
       *[other] **{ $name }** · { $cards } carte
    }
replay-turn = ▸ { $hand }
replay-table = Sul tavolo
replay-pile =
    { $stock ->
        [0] Il pozzo, e niente tallone
        [one] Il pozzo, e una carta nel tallone
       *[other] Il pozzo, e { $stock } carte nel tallone
    }
replay-no-pile =
    { $stock ->
        [0] Niente pozzo, e niente tallone
        [one] Niente pozzo, e una carta nel tallone
       *[other] Niente pozzo, e { $stock } carte nel tallone
    }

replay-dealt = Le carte come sono state date.
replay-pass = { $name } passa.
replay-take = { $name } prende { $card }.
replay-take-several = { $name } prende { $cards } dal pozzo.
replay-stock = { $name } pesca { $card }.
replay-discard = { $name } scarta { $card }.
replay-knock = { $name } bussa, con { $card } coperta.
replay-gin = { $name } fa gin, con { $card } coperta.
replay-big-gin = { $name } fa big gin.
replay-claim-knock = { $name } bussa con troppi punti e scarta { $card }.
replay-accept = { $name } accetta.
replay-accept-offer = { $name } accetta { $card }.
replay-continue-exposed = { $name } continua, contro carte scoperte.
replay-reject = { $name } rifiuta.
replay-reject-offer = { $name } rifiuta { $card }.
replay-layoff = { $name } attacca { $card } alla combinazione { $target }.
replay-done = { $name } ha finito di attaccare.
replay-lay = { $name } cala { $cards }.
replay-extend = { $name } attacca { $card } alla combinazione { $target }.
replay-contract = { $name } cala il contratto: { $cards }.
replay-end-meld = { $name } ha finito di calare.
replay-offer = { $name } offre { $card }.
replay-last-card = { $name } tiene l’ultima carta.
replay-challenge = { $name } lancia la sfida.
replay-resign = { $name } abbandona.
replay-forfeit = { $name } perde a tavolino.
replay-void = La partita è annullata.

# Names in the menu of moments; each is said of whoever moved.
moment-ready = { $step }: { $name } potrebbe bussare
moment-drop = { $step }: { $name } si libera di { $points ->
    [one] 1 punto spaiato
   *[other] { $points } punti spaiati
} in un turno
moment-turn = { $step }: da qui { $name } farebbe undercut
moment-knock = { $step }: { $name } bussa
moment-gin = { $step }: { $name } fa gin
moment-big-gin = { $step }: { $name } fa big gin
moment-claim-knock = { $step }: { $name } bussa con troppi punti
moment-continue-exposed = { $step }: { $name } continua
moment-contract = { $step }: { $name } cala il contratto
moment-challenge = { $step }: { $name } lancia la sfida
moment-take = { $step }: { $name } prende più carte
moment-resign = { $step }: { $name } abbandona
moment-forfeit = { $step }: { $name } perde a tavolino
moment-void = { $step }: la partita è annullata

refusal-no-such-deal = A questo tavolo non c’è una mano finita così.
refusal-not-your-deal = Può rivederla solo chi l’ha giocata.
refusal-still-running = Quella mano non è ancora finita. Dopo, puoi rivederne ogni mossa.
