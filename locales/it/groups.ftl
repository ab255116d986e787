# Where more than two play.
refusal-already-joined = Lì hai già un posto.
refusal-plays-already = { $name } ha già un posto lì.
refusal-not-joined = Lì non hai un posto da lasciare. Chi ha aperto il tavolo lo toglie con *Ritira*.
refusal-side-full = Lì non c’è più nessun posto libero.
refusal-not-enough-players = { $needed ->
        [one] Prima deve unirsi un altro giocatore.
       *[other] Prima devono unirsi altri { $needed } giocatori.
    }
refusal-seat-taken = Quel posto non è più libero.
refusal-no-advice = Adesso non puoi vedere le carte di un compagno.
refusal-sits-out = Chi siede lì non ha una mano in corso. Si può abbandonare l’incontro al suo posto quando riceve di nuovo le carte.
refusal-only-host = Può farlo solo { $name }, che ha aperto questo tavolo.

## Choosing how many play

command-seats = In quanti si gioca, e come
choice-seats-two = In due
choice-seats-partners-2 = A squadre, 2 contro 2
choice-seats-partners-3 = A squadre, 3 contro 3
choice-seats-partners-4 = A squadre, 4 contro 4
choice-seats-partners-5 = A squadre, 5 contro 5
choice-seats-partners-6 = A squadre, 6 contro 6
choice-seats-round-robin = In tre o quattro, chi perde esce
choice-seats-captain = Uno contro tutti, che si danno il cambio
choice-seats-three-handed = In tre, tutti nella stessa mano

## A lobby

seating = { $seating ->
    [partnership] A squadre, { $size } contro { $size }
    [round_robin] In tre o quattro, chi perde la mano esce
    [captain] Uno contro tutti, che si danno il cambio
    [three_handed] In tre, tutti nella stessa mano
   *[heads_up] In due
}
lobby-head = ### { $host } apre un tavolo per più giocatori
    { $seating }
lobby-called = { $count ->
    [one] { $member }, { $host } ti invita a questo tavolo.
   *[other] { $member }: { $host } vi invita a questo tavolo.
}
lobby-players = Giocatori
lobby-side = **{ $side }:** { $players }
lobby-free = { $free ->
    [one] 1 posto libero
   *[other] { $free } posti liberi
}
lobby-over = { $status ->
    [playing] La partita è in corso.
    [withdrawn] Il tavolo è stato ritirato.
   *[expired] Non è arrivata in tempo abbastanza gente.
}
press-lobby-join0 = Unisciti
press-lobby-join1 = Alla squadra 1
press-lobby-join2 = Alla squadra 2
press-lobby-leave = Alzati
press-lobby-start = Comincia
press-lobby-withdraw = Ritira

## Who plays the deal

pairing = **{ $one }** contro **{ $two }**
pairing-waits = **{ $one }** contro **{ $two }** · poi { $waiting }

## A finished round

round-table = Tavolo { $table }: { $points ->
    [0] niente
   *[other] { $name } **+{ $points }**
}

## A seat that was left

left-head = ### { $name } ha lasciato il tavolo
left-how = E adesso? Appena qualcuno di ogni parte sceglie la stessa cosa, si procede.
left-said = { $name } dice: { $choice }
left-let = il posto va a { $name }
left-computer = continua il computer
left-forfeit = l’incontro finisce qui, con la sconfitta di quella parte
press-left-computer = Fai giocare il computer
press-left-forfeit = Chiudilo come perso
press-left-me = Prendo io il posto
press-left-back = { $name } è di nuovo qui
press-left-let = Fai sedere { $name }

## A partner's hand

advice-head = ### Le carte dei tuoi compagni
    Puoi dire loro che cosa giocheresti.
advice-partner = **{ $name }** contro { $opponent }
press-advice = Carte dei compagni
press-advice-again = Riguarda

## Leaving in the middle

quit-group-ask = ### Lasci il tavolo?
    Gli altri diranno se al tuo posto continua il computer o un altro membro, o se la tua parte abbandona. Fino ad allora puoi tornare.
press-quit-group = Lascia
press-quit-group-no = Resta
left-yourself = Hai lasciato il tavolo. Puoi tornare finché nessuno prende il tuo posto.
game-called = **{ $name }** ti invita a un tavolo per più giocatori: { $rules }
game-lobby = Sei a un tavolo per più giocatori, { $rules }: { $players ->
        [one] 1 giocatore finora
       *[other] { $players } giocatori finora
    }
