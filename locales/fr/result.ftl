## A finished deal

result-deal = Donne { $deal }
result-after = Après la donne { $deal } · **{ $score }**
side = **{ $name }**
side-deadwood = **{ $name }** · reste { $deadwood }
side-left = **{ $name }** · en main { $count }
side-table = Sur la table : { $melds }
side-added = Ajouté en face : { $cards }
side-held = En main : { $cards }
side-laid-off = Placé : { $cards }
side-laid-off-own = Placé pour toi : { $cards }
side-nothing-laid-off = Rien à placer
laid-off = { $name } place { $cards } sur { $meld }.
# $name laid off more cards, on another meld.
laid-off-also = Et { $cards } sur { $meld }.
side-unmatched = Reste : { $cards }
side-rest = Reste

## The sum

award-difference = Restes { $high } − { $low } = **{ $points }**
award-loser-full = { $you ->
    [loser] Tout ton reste
   *[other] Tout le reste chez { $loser }
} **+{ $points }**
award-deadwood = { $you ->
    [loser] Ton reste
   *[other] Reste chez { $loser }
} **+{ $points }**
award-gin-bonus = Gin **+{ $points }**
award-big-gin-bonus = Grand gin **+{ $points }**
award-undercut-bonus = Undercut **+{ $points }**
award-sequence-bonus = Longues suites et figures **+{ $points }**
award-spade-double = Le pique double **+{ $points }**
award-left = En main { $high } − { $low } = **{ $points }**
award-unmatched = Hors combinaison { $high } − { $low } = **{ $points }**
award-left-with = { $you ->
    [loser] Ce qui te reste
   *[other] Ce qui reste à { $loser }
} **+{ $points }**
award-held = { $you ->
    [loser] Tout ce que tu as en main
   *[other] Tout ce que { $loser } a en main
} **+{ $points }**
award-out = Sortie **+{ $points }**
award-out-no-contract = { $you ->
    [loser] Sortie sans contrat chez toi
   *[other] Sortie sans contrat chez { $loser }
} **+{ $points }**
# What a side that didn't win the deal gets; $award is one of the lines above.
award-theirs = { $name } : { $award }
# One side's whole sum where both sides score.
award-table = **{ $name }** · table { $table } − main { $hand }{ $out ->
    [0] {""}
   *[other] {" "}+ sortie { $out }
} = **{ $points }**
boxes-extra = Cases : 1 + { $extra } pour { $why } = **{ $boxes }**
boxes-doubled-extra = Cases : 1 + 2 × { $extra } pour { $why } = **{ $boxes }** (le pique double les cases en plus)
boxes-doubled-all = Cases : 2 × (1 + { $extra } pour { $why }) = **{ $boxes }** (le pique les double)
boxes-doubled = Cases : 2 × 1 = **{ $boxes }** (le pique double)
boxes-why = { $result ->
    [undercut] l’undercut
    [big_gin] le grand gin
   *[gin] le gin
}
sum-nothing = Pas de points pour cette donne.
sum-scores = { $you ->
    [winner] Tu marques
   *[other] { $name } marque
} **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**
sum-boxes = { $scores } et { $boxes ->
    [0] aucune case
    [one] { $boxes } case
   *[other] { $boxes } cases
}
sum-other = { $scores }, { $you ->
    [loser] toi
   *[other] { $name }
} **{ $points }**
sum-even = **{ $points }** de chaque côté

## How a deal with melds on the table ended; $you and $ender say which side

end-out = { $you ->
    [winner] Tu sors
   *[other] { $winner } sort
}
end-exhausted = Personne ne sort : { $you ->
    [winner] tu gagnes la donne
   *[other] { $winner } gagne la donne
}
end-exhausted-even = Personne ne sort, et c’est l’égalité
end-challenge = { $ender ->
    [winner] { $you ->
        [winner] Tu lances un défi et tu gagnes
       *[other] { $winner } lance un défi et gagne
    }
   *[loser] { $you ->
        [winner] { $loser } lance un défi, et tu gagnes
        [loser] Tu lances un défi, et { $winner } gagne
       *[other] { $loser } lance un défi, et { $winner } gagne
    }
}
end-challenge-even = Un défi, et deux mains égales : personne ne marque

## A settled game

won-target = { $you ->
    [winner] Tu gagnes la partie
   *[other] { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    } la partie
}
won-shutout = { $you ->
    [winner] Tu gagnes par capot
   *[other] { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    } par capot
}
won-resign = { $you ->
    [winner] Abandon ({ $loser }) : tu gagnes
    [loser] Tu abandonnes : { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    }
   *[other] Abandon ({ $loser }) : { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    }
}
won-out-of-time = { $you ->
    [winner] Temps écoulé pour { $loser } : tu gagnes
    [loser] Ton temps est écoulé : { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    }
   *[other] Temps écoulé pour { $loser } : { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    }
}
won-left = { $you ->
    [winner] { $loser } a quitté la table : tu gagnes
    [loser] Tu as quitté la table : { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    }
   *[other] { $loser } a quitté la table : { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    }
}
won-forfeit = { $you ->
    [winner] Forfait ({ $loser }) : tu gagnes
    [loser] Ton camp perd par forfait : { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    }
   *[other] Forfait ({ $loser }) : { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    }
}
won-decided = { $you ->
    [winner] Décision des responsables du serveur : tu gagnes
   *[other] Décision des responsables du serveur : { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    }
}
won-exact-margin = { $you ->
    [winner] Objectif atteint par { $loser }, mais avec l’avance qui fait perdre : tu gagnes
    [loser] Tu atteins l’objectif avec l’avance qui fait perdre : { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    }
   *[other] Objectif atteint par { $loser }, mais avec l’avance qui fait perdre : { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    }
}
won-nobody = Partie finie sans vainqueur
settle-points = { $sign }{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
settle-shutout = { $sign }{ $points } pour le capot (aucune case en face)
settle-game-bonus = { $sign }{ $points } pour la partie
# $plain is "yes" where every box is a deal won.
settle-line-bonus = { $sign }{ $points } pour { $plain ->
    [yes] { $boxes ->
        [one] { $boxes } donne gagnée (une case)
       *[other] { $boxes } donnes gagnées (cases)
    }
   *[no] { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    }
}
settle-total = **{ $name } { $points }** avec les primes
settle-total-plain = **{ $name } { $points }**
settled-term-box = Chaque donne gagnée fait une case.
settled-term-shutout = Capot : l’autre camp n’a aucune case.
settled-rating = Ta cote : { $rating } ({ $change })
press-standings = Classement
net = **Gain net : { $net ->
    [one] { $net } point
   *[other] { $net } points
}**
# Where the game was resigned, or ended by a manager.
net-ahead = **Avance : { $net ->
    [one] { $net } point
   *[other] { $net } points
}**
seal-next = Le prochain entraînement est scellé : `{ $seal }`
press-again = Revanche
press-again-series = Revanche (meilleur des { $games })
# $you says who reads it: the "host" wants the rematch, the "guest" may begin it. $games is 0 for the
# same game again; $when is a time from now, as Discord writes it.
rematch-wished = { $you ->
    [host] **Tu veux
   *[other] **{ $name } veut
} { $games ->
    [0] une revanche
   *[other] une revanche au meilleur des { $games } parties
}.** { $you ->
    [guest] Appuie sur le bouton et c’est parti.
   *[other] Elle commence quand { $other } appuie sur le bouton.
} L’offre expire { $when }.
rematch-on = La revanche est déjà lancée.
rematch-waits = La revanche est déjà proposée et attend une réponse.
