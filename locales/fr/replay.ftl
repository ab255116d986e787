# Finished deals, looked at again

command-replay = Revoir une donne finie, coup par coup
command-replay-deal = Quelle donne ? Par défaut, la dernière
press-replay = Revoir
press-replay-first = Début
press-replay-back = Précédent
press-replay-next = Suivant
press-replay-last = Fin
replay-moments = Aller à…
replay-deals = Autre donne…
replay-deal = Donne { $deal }

replay-title = Donne { $deal } · { $first } – { $second }
replay-step =
    { $moves ->
        [one] Coup { $step } sur { $moves }
       *[other] Coup { $step } sur { $moves }
    }
replay-hand = **{ $name }** · reste { $deadwood }
replay-cards =
    { $cards ->
        [0] **{ $name }** · plus de cartes
        [one] **{ $name }** · { $cards } carte
       *[other] **{ $name }** · { $cards } cartes
    }
replay-turn = ▸ { $hand }
replay-table = Sur la table
replay-pile =
    { $stock ->
        [0] La défausse, et plus rien à piocher
        [one] La défausse, et { $stock } carte à piocher
       *[other] La défausse, et { $stock } cartes à piocher
    }
replay-no-pile =
    { $stock ->
        [0] Pas de défausse, et plus rien à piocher
        [one] Pas de défausse, et { $stock } carte à piocher
       *[other] Pas de défausse, et { $stock } cartes à piocher
    }

replay-dealt = Les cartes telles qu’elles ont été données.
replay-pass = { $name } passe.
replay-take = { $name } prend { $card }.
replay-take-several = { $name } prend { $cards } dans la défausse.
replay-stock = { $name } pioche { $card }.
replay-discard = { $name } jette { $card }.
replay-knock = { $name } abat, avec { $card } face cachée.
replay-gin = { $name } fait gin, avec { $card } face cachée.
replay-big-gin = { $name } fait grand gin.
replay-claim-knock = { $name } abat trop haut, en jetant { $card }.
replay-accept = { $name } accepte.
replay-accept-offer = { $name } accepte { $card }.
replay-continue-exposed = { $name } continue, contre une main ouverte.
replay-reject = { $name } refuse.
replay-reject-offer = { $name } refuse { $card }.
replay-layoff = { $name } place { $card } sur la combinaison { $target }.
replay-done = { $name } n’a plus rien à placer.
replay-lay = { $name } pose { $cards }.
replay-extend = { $name } ajoute { $card } à la combinaison { $target }.
replay-contract = { $name } pose le contrat : { $cards }.
replay-end-meld = { $name } ne pose plus rien.
replay-offer = { $name } offre { $card }.
replay-last-card = { $name } garde sa dernière carte.
replay-challenge = { $name } lance un défi.
replay-resign = { $name } abandonne.
replay-forfeit = { $name } perd par forfait.
replay-void = La partie est annulée.

# Names in the menu of moments; each is said of whoever moved.
moment-ready = { $step } : { $name } pourrait abattre
moment-drop = { $step } : { $name } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
} de reste en un tour
moment-turn = { $step } : à partir d’ici, { $name } ferait undercut
moment-knock = { $step } : { $name } abat
moment-gin = { $step } : { $name } fait gin
moment-big-gin = { $step } : { $name } fait grand gin
moment-claim-knock = { $step } : { $name } abat trop haut
moment-continue-exposed = { $step } : { $name } continue
moment-contract = { $step } : { $name } pose le contrat
moment-challenge = { $step } : { $name } lance un défi
moment-take = { $step } : { $name } prend plusieurs cartes
moment-resign = { $step } : { $name } abandonne
moment-forfeit = { $step } : { $name } perd par forfait
moment-void = { $step } : la partie est annulée

refusal-no-such-deal = Je ne trouve pas cette donne parmi celles qui sont finies à cette table.
refusal-not-your-deal = Seuls ceux qui l’ont jouée peuvent la revoir.
refusal-still-running = Cette donne n’est pas finie. Après, tu pourras revoir chaque coup.
