# What each option of the rules means, as a phrase among others: a message an option.
# $value is a word, or a number where the option has one.

option-first-dealer = { $value ->
    [random] le premier donneur est tiré au sort
    [cut_low_deals] on coupe pour la première donne, et la plus petite carte donne
   *[cut_high_chooses] on coupe pour la première donne, et la plus forte carte choisit qui donne
}
option-next-dealer = { $value ->
    [alternate] on donne chacun à son tour
    [winner] qui gagne une donne donne la suivante
   *[loser] qui perd une donne donne la suivante
}
option-draw-dealer = { $value ->
    [same] après une donne nulle, le même camp redonne
   *[rotate] après une donne nulle, l’autre camp donne
}
option-first-turn = { $value ->
    [offer_both] la retourne est proposée à l’adversaire du donneur, puis au donneur
    [offer_nondealer] la retourne n’est proposée qu’à l’adversaire du donneur
    [eleven_cards] pas de retourne : l’adversaire du donneur reçoit onze cartes et commence par en jeter une
    [stock_only] pas de retourne : l’adversaire du donneur commence par piocher
   *[normal_draw] le premier tour est comme les autres : la retourne ou la pioche
}
option-immediate-knock = { $value ->
    [allow] une main qui peut abattre dès la donne se joue
   *[misdeal] si une main peut abattre dès la donne, on redonne
}
option-discard-visibility = { $value ->
    [top_only] on ne voit que le dessus de la défausse
   *[full] on voit toute la défausse
}
option-return-taken-discard = { $value ->
    [yes] on peut jeter dans le même tour une carte prise dans la défausse ; deux fois de suite, la donne est nulle
   *[no] on ne peut pas jeter dans le même tour une carte prise dans la défausse
}
option-stock-end = { $value ->
    [0] on pioche jusqu’à la dernière carte
    [1] la dernière carte de la pioche reste en place
   *[other] les { $value } dernières cartes de la pioche restent en place
}
option-wall-rule = { $value ->
    [end_on_discard] la carte jetée après la dernière pioche finit la donne sans vainqueur
   *[last_discard_action] l’autre camp peut encore finir la donne avec la carte jetée après la dernière pioche
}
option-stall-guard = après { $value } tours sans piocher, la donne est nulle
option-sets = { $value ->
    [yes] brelans et carrés sont des combinaisons
   *[no] seules les suites sont des combinaisons, pas les brelans ni les carrés
}
option-runs = { $value ->
    [suited] les suites sont d’une seule couleur
   *[any_suit] les suites peuvent mélanger les couleurs
}
option-ace = { $value ->
    [low] l’as est bas : A-2-3
    [high] l’as est haut : D-R-A
    [high_or_low] l’as est bas ou haut : A-2-3, D-R-A
   *[corner] les suites tournent : R-A-2
}
option-values = { $value ->
    [standard] l’as vaut 1, une figure 10
    [ace15] l’as vaut 15
    [colonel] l’as vaut 10
   *[mahjong] du 2 au 9, 5 points ; du 10 au roi, 10 ; l’as, 15
}
option-table-melds = { $value ->
    [none] les combinaisons restent en main jusqu’à la fin de la donne
    [own_only] les combinaisons se posent sur la table en cours de jeu, et leur propriétaire les complète ; personne n’abat
   *[shared] les combinaisons se posent sur la table en cours de jeu, et les deux camps les complètent ; personne n’abat
}
option-knock-limit = { $value ->
    [upcard] la carte limite dit à combien on abat
    [gin_only] personne n’abat : seul le gin finit une donne
   *[other] on abat avec { $value } ou moins
}
option-knock-limit-ace = { $value ->
    [one] l’as comme carte limite : on abat avec 1
   *[gin_only] l’as comme carte limite : personne n’abat, seul le gin finit la donne
}
option-knock-card-source = { $value ->
    [upcard] la retourne est la carte limite
   *[second_deck] la carte limite vient d’un second paquet
}
option-gin-compulsory = { $value ->
    [yes] le gin est obligatoire : il faut l’annoncer
   *[no] le gin n’est pas obligatoire : on peut continuer
}
option-final-discard = { $value ->
    [required] la dernière carte d’une donne est jetée
    [optional] une donne peut finir sans dernière carte jetée
   *[none] on ne jette pas de carte
}
option-knock-meld-mode = { $value ->
    [auto] à l’abattage, on ne choisit ses combinaisons que si ça change quelque chose
   *[manual] à l’abattage, on choisit toujours ses combinaisons
}
option-layoff-mode = { $value ->
    [auto] tes cartes sont placées pour toi, au mieux
   *[manual] tu places tes cartes toi-même
}
option-layoff-on-gin = { $value ->
    [yes] on place aussi sur un gin, et tout placer l’annule
   *[no] on ne place rien sur un gin
}
option-illegal-knock = { $value ->
    [prevent] abattre au-dessus de la limite n’est pas possible
    [opponent_choice] si on abat au-dessus de la limite, l’adversaire fait compter les mains ou laisse continuer à main ouverte
   *[expose] si on abat au-dessus de la limite, on continue à main ouverte
}
option-knock-score = { $value ->
    [difference] abattre rapporte la différence des restes
   *[loser_full] abattre rapporte tout le reste de l’adversaire
}
option-gin-bonus = { $value ->
    [0] le gin n’a pas de prime
   *[other] le gin rapporte { $value }
}
option-big-gin = { $value ->
    [off] pas de grand gin
    [total] le grand gin rapporte { $points } en tout
   *[extra] le grand gin rapporte { $points } de plus que le gin
}
option-undercut-bonus = { $value ->
    [0] l’undercut n’a pas de prime
   *[other] l’undercut rapporte { $value }
}
option-tie-rule = { $value ->
    [undercut] à restes égaux, il y a undercut
   *[no_score] à restes égaux, personne ne marque
}
option-spade-doubles = { $value ->
    [yes] un pique comme carte limite double les points de la donne
   *[no] aucune carte ne double une donne
}
option-spade-double-boxes = { $value ->
    [none] aucune carte ne double les cases
    [extra] un pique comme carte limite double les cases en plus
   *[all] un pique comme carte limite double toutes les cases
}
option-extra-boxes = { $value ->
    [none] une donne gagnée fait une case, peu importe comment
   *[some] cases en plus : { $gin } pour un gin, { $big_gin } pour un grand gin, { $undercut } pour un undercut
}
option-sequence-bonus = { $value ->
    [off] les suites ne rapportent rien de plus
    [winner] les suites du gagnant rapportent { $long } par carte à partir de { $cards } cartes, et { $pictures } par figure
   *[both] les suites des deux camps rapportent { $long } par carte à partir de { $cards } cartes, et { $pictures } par figure
}
option-gin-bonus-no-contract = { $value ->
    [off] le gin rapporte autant contre un camp sans contrat
   *[other] le gin rapporte { $value } contre un camp sans contrat
}
option-exhaust-score = { $value ->
    [void] pioche épuisée, personne ne marque
    [difference] pioche épuisée, le plus petit total marque la différence
   *[table_minus_hand] pioche épuisée, chaque camp marque ce qu’il a posé moins ce qu’il a en main
}
option-game-target = une partie se joue en { $value ->
    [one] { $value } point
   *[other] { $value } points
}
option-game-bonus = { $value ->
    [0] gagner une partie n’a pas de prime
   *[other] gagner une partie rapporte { $value }
}
option-line-bonus = { $value ->
    [0] les cases ne rapportent rien
   *[other] une case rapporte { $value }
}
option-line-bonus-timing = { $value ->
    [end] les cases se paient en fin de partie
   *[immediate] les cases se paient aussitôt
}
option-shutout = { $value ->
    [off] le capot ne rapporte rien
    [double_points] le capot double les points du gagnant
    [double_points_and_game] le capot double les points et la prime de partie du gagnant
    [double_total] le capot double tout le total du gagnant
   *[extra] le capot rapporte { $points } de plus au gagnant
}
option-exact-margin-forfeit = { $value ->
    [off] aucune avance ne fait perdre une partie
   *[other] une avance d’exactement { $value } à la fin fait perdre la partie
}
option-exact-margin-basis = { $value ->
    [points] cette avance se compte en points
   *[final] cette avance se compte en totaux finals
}
option-winner-by = { $value ->
    [first_to_target] le premier à l’objectif gagne la partie
   *[higher_final_total] le plus gros total à la fin gagne la partie
}
option-match = { $value ->
    [single] une rencontre est une partie
    [multi_match] une rencontre, ce sont plusieurs matchs aux scores cumulés
    [best_of] une rencontre est une série de parties
   *[hollywood] une rencontre est une feuille Hollywood : plusieurs parties en parallèle, avec les mêmes donnes
}
option-multi-target = l’ensemble des matchs se joue en { $value ->
    [one] { $value } point
   *[other] { $value } points
}
option-multi-hand-bonus = une donne gagnée rapporte { $value } à la fin du match
option-multi-win-bonus = gagner un match rapporte { $value }
option-multi-shutout-bonus = gagner toutes les donnes d’un match rapporte { $value } de plus
option-best-of = une série se joue au meilleur des { $value }
option-hollywood-columns = { $value ->
    [1] la feuille a une colonne
   *[other] la feuille a { $value } colonnes
}
option-hollywood-late-entry = { $value ->
    [next_open] un premier gain va dans la prochaine colonne encore ouverte
   *[by_count] un premier gain est perdu si sa colonne est déjà fermée
}
option-hollywood-decide = { $value ->
    [net_points] les totaux des colonnes décident
   *[columns_won] le nombre de colonnes gagnées décide
}
option-hollywood-third-double = { $value ->
    [yes] la troisième colonne compte double
   *[no] chaque colonne compte une fois
}
option-seating = { $value ->
    [heads_up] on joue à deux
    [partnership] on joue en deux équipes
    [round_robin] on joue à trois ou quatre, et qui perd une donne cède sa place
    [three_handed] trois jouent, tous dans la même donne, chacun pour soi
   *[captain] un capitaine joue contre tous les autres, à tour de rôle
}
option-team-size = { $value ->
    [1] la taille des équipes n’est pas fixée
   *[other] équipes de { $value }
}
option-team-target = { $value ->
    [off] l’objectif des équipes dépend de leur taille
   *[other] les équipes jouent en { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
}
option-team-sweep-bonus = { $value ->
    [0] une équipe qui gagne toutes les tables n’ajoute rien
   *[other] une équipe qui gagne toutes les tables ajoute { $value } par membre au-delà de deux
}
option-opponent-rotation = { $value ->
    [fixed] chacun garde son adversaire
    [each_hand] à deux par camp, on change d’adversaire à chaque donne
    [after_loss] après une donne perdue, les partenaires échangent leurs adversaires, sauf si les perdants gardent les leurs
   *[each_game] on change d’adversaire à chaque partie
}
option-partner-talk = { $value ->
    [off] les partenaires ne voient pas la main de l’autre
    [after_own_hand] une fois sa donne finie, on peut voir la main de son partenaire
   *[always] les partenaires voient la main de l’autre
}
option-team-result-visibility = { $value ->
    [immediate] le résultat d’une table est annoncé aussitôt
   *[after_discard] avec onze cartes en main, on ne voit les résultats des autres tables qu’après avoir jeté
}
option-multi-take = { $value ->
    [yes] on peut prendre plusieurs cartes de la défausse
   *[no] on ne peut prendre que le dessus de la défausse
}
option-deep-card-use = { $value ->
    [meld_or_layoff] la plus profonde des cartes prises va dans une nouvelle combinaison ou sur une combinaison posée
   *[new_meld_only] la plus profonde des cartes prises va dans une nouvelle combinaison
}
option-contract = le contrat : { $melds ->
    [one] { $melds } combinaison
   *[other] { $melds } combinaisons
} de { $sizes } cartes
option-layoff-cap-per-meld = { $value ->
    [1] on ajoute au plus une carte par tour à une même combinaison
   *[other] on ajoute au plus { $value } cartes par tour à une même combinaison
}
option-extend-on-contract-turn = { $value ->
    [yes] on peut compléter les combinaisons dans le tour du contrat
   *[no] on ne pose rien d’autre dans le tour du contrat
}
option-ace-offer-skips-draw = { $value ->
    [yes] si on accepte un as, on ne pioche pas au tour suivant
   *[no] si on accepte un as, on pioche comme d’habitude
}
option-reoffer-ban = { $value ->
    [yes] une carte acceptée ne peut pas être rendue aussitôt
   *[no] une carte acceptée peut être rendue aussitôt
}
option-exhaust-count = { $value ->
    [all_in_hand] pioche épuisée, toutes les cartes en main comptent
   *[unmatched_only] pioche épuisée, seules comptent les cartes hors combinaison
}
option-challenge = { $value ->
    [yes] un camp peut défier l’autre : on compare les mains
   *[no] pas de défis
}
option-challenge-timing = { $value ->
    [own_draw_phase] on défie avant de piocher
   *[anytime] on défie à tout moment de son tour
}
option-challenge-per-turn = { $value ->
    [1] un défi au plus par tour
   *[other] { $value } défis au plus par tour
}
option-challenge-tie = { $value ->
    [drawn] à égalité, le défi est nul
   *[challenged_wins] à égalité, le camp défié gagne le défi
}
