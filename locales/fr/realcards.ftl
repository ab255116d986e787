## Refusals on a sheet for real cards

refusal-does-not-fit = { $code ->
    [over] La rencontre serait alors finie avant la donne { $name }. Corrige d’abord les donnes suivantes.
   *[players] La donne { $name } ne serait plus valable : d’autres la joueraient. Corrige-la d’abord.
}
refusal-sheet-moved = La feuille a changé entre-temps. Voici où elle en est.
refusal-sheet-over = On ne peut plus rien noter sur cette feuille.
refusal-entry-gone = Cette donne n’est plus sur la feuille.
refusal-entry-open = Il manque encore quelque chose à cette donne.
refusal-proposal-waits = Un autre changement de la feuille attend une réponse. Réglez-le d’abord.
refusal-proposal-gone = Quelqu’un a déjà répondu.
refusal-not-latest = On ne peut reprendre que la donne la plus récente, si on l’a notée soi-même. *Corriger…* demande l’accord des autres.
refusal-sheet-started = Cette feuille est déjà commencée, ou fermée.
refusal-sheet-players = { $code ->
    [heads_up] On joue à deux ici : quelqu’un doit d’abord s’inscrire.
    [round_robin] On joue ici à trois ou quatre, à tour de rôle.
    [partnership] Il faut autant de joueurs dans les deux équipes, au moins deux dans chacune.
   *[captain] Un capitaine joue seul contre deux ou plus.
}
refusal-same-name = Sur cette feuille, quelqu’un s’appelle déjà { $name }.

## A sheet for real cards, in its channel

paper-rules = Vraies cartes · { $rules }
paper-many = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
paper-number = Donne { $deal }
paper-round = **Ronde { $round }**
paper-round-table = Ronde { $round }, table { $table }
paper-deal = { $ended }{ $points ->
    [none] {""}
   *[other] {"\u00A0"}: { $points }
}{ $boxes ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $boxes } cases)
}
paper-last = { $place } : { $deal }
paper-label = { $place } : { $deal }
paper-entered = { $place } : { $deal } · noté par { $name }
paper-next = **Ensuite, donne { $number } :** { $one } – { $two }. { $dealer } donne.
paper-table = Table { $number } : { $one } – { $two }. { $dealer } donne.
paper-waiting = { $players ->
    [one] { $names } passe cette donne.
   *[other] { $names } passent cette donne.
}
paper-over = **La rencontre est finie.** Une donne fausse peut encore être corrigée.
paper-closed = **Cette feuille a été fermée en l’état.**
paper-would-change = **{ $name } voudrait changer ceci :** { $place }
paper-would-remove = **{ $name } voudrait retirer ceci :** { $place }
paper-would-close = **{ $name } voudrait fermer la feuille en l’état.** Dans ce cas, personne ne gagne.
paper-now = Maintenant : { $deal }
paper-then = Après : { $deal }
paper-asks = { $waiting ->
    [one] { $names }, d’accord ?
   *[other] { $names } : { $every ->
        [any] il faut l’accord d’un membre de chaque camp.
       *[all] il faut l’accord de tous.
    }
}
press-paper-enter = Noter une donne
press-paper-undo = Reprendre : { $place }
press-paper-dealer = { $name } donne en premier
press-paper-fix = Corriger…
press-paper-close = Fermer la feuille
press-agree = D’accord
press-refuse = Refuser
press-new-sheet = Nouvelle feuille

## Until everybody has come

paper-head = ### { $host } tient la marque pour de vraies cartes
    { $seating ->
        [partnership] Deux équipes, de la taille que vous voulez
        [round_robin] Trois ou quatre, qui perd une donne passe la suivante
        [captain] Un contre tous, à tour de rôle
       *[heads_up] Deux joueurs
    }
paper-joined = { $side ->
    [captain] **Capitaine :** { $names }
    [field] **Les autres, dans cet ordre :** { $names }
    [side1] **Camp 1 :** { $names }
    [side2] **Camp 2 :** { $names }
   *[all] **Joueurs :** { $names }
}
paper-gone = { $status ->
    [withdrawn] La feuille a été rangée.
   *[expired] Pas assez de joueurs à temps.
}
press-paper-join = { $side ->
    [captain] Être capitaine
    [field] Rejoindre les autres
    [side1] Rejoindre le camp 1
    [side2] Rejoindre le camp 2
   *[all] Rejoindre
}
press-paper-guest = { $side ->
    [captain] Un ami capitaine…
    [field] Ajouter un ami…
    [side1] Ami au camp 1…
    [side2] Ami au camp 2…
   *[all] Ajouter un ami…
}
press-paper-leave = Partir
press-paper-start = Commencer

## Entering a deal, for one member alone

entry-title = { $place }
entry-fix = Corriger : { $place }
entry-between = { $one } – { $two }. { $dealer } donne.
entry-missing = { $what ->
    [table] De quelle table s’agit-il ?
    [who] Qui a gagné ?
    [knocker] Qui a abattu ?
    [how] Comment s’est-elle terminée ?
    [counts] Quels étaient les restes ?
   *[points] Combien de points ?
}
entry-hint = { $counts ->
    [yes] Ce qui reste hors des combinaisons, cartes placées déduites. J’ajoute les primes.
   *[no] Tous les points de la donne, primes comprises. Rien n’est noté avant que tu appuies sur le bouton.
}
entry-table = Table { $table } : { $one } – { $two }
entry-which-table = Quelle table ?
entry-pair-turn = { $one } – { $two }, dont c’est le tour
entry-pair = { $one } – { $two }
entry-who-played = Qui a joué ?
entry-won = { $name } a gagné
entry-knocked = { $name } a abattu ou fait gin
entry-nobody = Personne n’a gagné
entry-nobody-knocked = Personne n’a abattu : donne nulle
entry-who = { $counts ->
    [yes] Qui a abattu ?
   *[no] Qui a gagné ?
}
entry-how = Comment s’est-elle terminée ?
entry-result = { $result ->
    [knock] En abattant
    [gin] Gin
    [big_gin] Grand gin
    [undercut] Par undercut
    [out] Sortie
    [exhausted] Pioche épuisée
    [challenge] Un défi
    [draw] Nulle : pioche épuisée
    [tie] Égalité : restes égaux
    [cancelled_gin] Gin, mais tout a été placé
    [misdeal] Maldonne : on redonne
   *[resign] { $name } abandonne la rencontre
}
entry-number = { $kind ->
    [kept] Reste chez { $name }
    [against] Reste chez { $name }, cartes placées déduites
   *[points] Points pour { $name }
}{ $value ->
    [none] {""}
   *[other] {"\u00A0"}: { $value }
}
entry-boxes = { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
}
entry-how-many-boxes = Combien de cases ?
entry-which = ### Quelle donne est fausse ?
    Une correction demande l’accord des autres.
entry-choose = Choisis une donne
entry-close = Fermer la feuille en l’état ? Dans ce cas, personne ne gagne, et on ne peut plus rien noter. Il faut l’accord des autres.
press-paper-closing = Fermer
entry-entered = C’est noté sur la feuille.
entry-proposed = La question est posée sur la feuille.
entry-moved = La feuille a changé entre-temps. Vérifie : ta donne n’est pas encore notée.
press-entry-count-on = Compter les restes
press-entry-count-off = Entrer les points
press-entry-big-on = C’était un grand gin
press-entry-big-off = Pas de grand gin
press-entry-spade-on = Le pique doublait
press-entry-spade-off = Pas de pique
press-entry-type = Saisir…
press-entry-enter = Noter cette donne
press-entry-change = Demander ce changement
press-entry-remove = Demander le retrait
press-entry-next = Noter la donne suivante
type-points = Points de la donne
type-number = { $numbers ->
    [one] Un nombre
   *[two] Deux nombres, séparés par une espace
}
guest-title = Un ami sans Discord
guest-name = Nom

## Phrases of a deal of which only the points are known

end-knock-bare = { $you ->
    [winner] Tu gagnes en abattant
   *[other] { $winner } gagne en abattant
}
end-challenge-bare = { $you ->
    [winner] Un défi, et tu gagnes
   *[other] Un défi, et { $winner } gagne
}

## The command

command-realcards = Tenir la marque quand tu joues avec de vraies cartes
command-realcards-member = Contre qui tu joues
command-realcards-friend = Contre qui tu joues, par son nom, sans compte Discord
refusal-too-much-typed = Ce nombre ne convient pas ici.

## In a member's list of games

game-sheet = { $state ->
    [asks] **On te demande ton accord sur une feuille de vraies cartes**, { $rules } : { $score }
    [waits] Une feuille de vraies cartes attend des joueurs, { $rules }
   *[runs] Vraies cartes, { $rules } : { $score }
}
