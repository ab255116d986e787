# Where more than two play.
refusal-already-joined = Tu as déjà une place ici.
refusal-plays-already = { $name } a déjà une place ici.
refusal-not-joined = Tu n’as pas de place à rendre ici. Seule la personne qui a ouvert la table peut la retirer, avec *Retirer*.
refusal-side-full = Il n’y a plus de place libre ici.
refusal-not-enough-players = { $needed ->
        [one] Il faut d’abord { $needed } joueur de plus.
       *[other] Il faut d’abord { $needed } joueurs de plus.
    }
refusal-seat-taken = Cette place n’est plus libre.
refusal-no-advice = Tu ne peux pas voir la main d’un partenaire maintenant.
refusal-sits-out = Ce membre ne joue pas cette donne. La rencontre pourra être abandonnée à sa place à sa prochaine donne.
refusal-only-host = Il n’y a que { $name } qui peut le faire : c’est sa table.

## Choosing how many play

command-seats = À combien, et comment
choice-seats-two = À deux
choice-seats-partners-2 = En équipes, 2 contre 2
choice-seats-partners-3 = En équipes, 3 contre 3
choice-seats-partners-4 = En équipes, 4 contre 4
choice-seats-partners-5 = En équipes, 5 contre 5
choice-seats-partners-6 = En équipes, 6 contre 6
choice-seats-round-robin = À trois ou quatre, qui perd cède sa place
choice-seats-captain = Un contre tous, à tour de rôle
choice-seats-three-handed = À trois, tous dans la même donne

## A lobby

seating = { $seating ->
    [partnership] En équipes, { $size } contre { $size }
    [round_robin] À trois ou quatre, qui perd cède sa place
    [captain] Un contre tous, à tour de rôle
    [three_handed] À trois, tous dans la même donne
   *[heads_up] À deux
}
lobby-head = ### { $host } ouvre une table à plusieurs
    { $seating }
lobby-called = { $count ->
    [one] { $member }, { $host } t’invite à cette table.
   *[other] { $member } : { $host } vous invite à cette table.
}
lobby-players = Joueurs
lobby-side = **{ $side } :** { $players }
lobby-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
lobby-over = { $status ->
    [playing] La partie est en cours.
    [withdrawn] La table a été retirée.
   *[expired] Pas assez de joueurs à temps.
}
press-lobby-join0 = Rejoindre
press-lobby-join1 = Rejoindre le camp 1
press-lobby-join2 = Rejoindre le camp 2
press-lobby-leave = Se lever
press-lobby-start = Commencer
press-lobby-withdraw = Retirer

## Who plays the deal

pairing = **{ $one }** contre **{ $two }**
pairing-waits = **{ $one }** contre **{ $two }** · ensuite { $waiting }

## A finished round

round-table = Table { $table } : { $points ->
    [0] rien
   *[other] { $name } **+{ $points }**
}

## A seat that was left

left-head = ### { $name } a quitté la table
left-how = On fait quoi ? Dès que les deux camps choisissent la même chose, c’est décidé.
left-said = { $name } choisit : { $choice }
left-let = { $name } prend la place
left-computer = l’ordinateur continue
left-forfeit = la rencontre s’arrête là, perdue pour ce camp
press-left-computer = Laisser jouer l’ordinateur
press-left-forfeit = Arrêter et perdre
press-left-me = Je prends la place
press-left-back = { $name } est de retour
press-left-let = Laisser s’asseoir { $name }

## A partner's hand

advice-head = ### Les mains de tes partenaires
    Tu peux leur dire ce que tu jouerais.
advice-partner = **{ $name }** contre { $opponent }
press-advice = Mains des partenaires
press-advice-again = Actualiser

## Leaving in the middle

quit-group-ask = ### Quitter la table ?
    Les autres décideront si l’ordinateur ou un autre membre joue à ta place, ou si ton camp abandonne. Jusque-là, tu peux revenir.
press-quit-group = Quitter
press-quit-group-no = Rester
left-yourself = Tu as quitté la table. Tu peux revenir tant que personne n’a pris ta place.
game-called = **{ $name }** t’invite à une table à plusieurs : { $rules }
game-lobby = Tu es à une table à plusieurs, { $rules } : { $players ->
        [one] { $players } joueur pour l’instant
       *[other] { $players } joueurs pour l’instant
    }
