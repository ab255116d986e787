# Reviews of finished deals (docs/coach.md)

command-review = Voir, dans une donne finie, les décisions qui t’ont coûté des points, et ce qui valait mieux
command-review-deal = Quelle donne ? Par défaut, la dernière que tu as jouée
press-review = Coach
# $points is a number below zero, written out; $played is one of review-short-…
press-review-mistake = { $played } : { $points }
press-review-replay = Revoir ce moment
review-title = Le coach sur la donne { $deal } · { $first } – { $second }
review-nothing = Tu n’avais rien à décider dans cette donne.
review-clean = **Aucune faute nette.** { $decisions ->
    [one] Ta seule décision valait
   *[other] Tes { $decisions } décisions valaient
} ce que j’ai trouvé de mieux.
review-verdict = { $mistakes ->
    [one] **Une décision** sur { $decisions } t’a
   *[other] **{ $mistakes } décisions** sur { $decisions } t’ont
} coûté environ **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**, d’après ce que tu pouvais voir.
# $luck is good, bad or none.
review-dealt = Les cartes reçues : { $luck ->
    [good] reste meilleur que la moyenne, de { $points }
    [bad] reste moins bon que la moyenne, de { $points }
   *[none] dans la moyenne
}
review-drawn = { $draws ->
    [one] Ta carte piochée
   *[other] Tes { $draws } cartes piochées
} : { $luck ->
    [good] plus de chance que la moyenne, { $points } de reste
    [bad] moins de chance que la moyenne, { $points } de reste
   *[none] ni chance ni malchance
}
# $played is one of review-did-…
review-cost = **{ $played }** Coût : environ **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**, à { $error } près.
review-did-take = Tu as pris { $card }.
review-did-stock = Tu as pioché.
review-did-pass = Tu as passé.
review-did-discard = Tu as jeté { $card }.
review-did-knock = Tu as abattu, avec { $card } face cachée.
review-did-gin = Tu as fait gin, avec { $card } face cachée.
review-did-big-gin = Tu as fait grand gin.
review-short-take = Prendre { $card }
review-short-stock = Pioche
review-short-pass = Passer
review-short-discard = { $card }
review-short-knock = Abattre
review-short-gin = Gin
review-short-big-gin = Grand gin
review-held = Ta main · reste { $deadwood }
review-pile = Sur la défausse { $card } · { $stock } à piocher
review-no-pile = Défausse vide · { $stock } à piocher
review-known = Pris par { $name } et toujours en main : { $cards }
# $move is advice, such as “Discard K♦”.
review-better = **Mieux : { $move }.**

refusal-not-your-review = L’analyse est réservée à ceux qui ont joué la donne, chacun pour soi. Tu n’y étais pas.
refusal-not-weighed = Avec ces règles, je n’évalue pas assez bien les coups pour parler de faute. J’analyse les donnes où l’on abat, avec des suites d’une seule couleur.
refusal-review-under-way = Je réfléchis encore à une autre de tes donnes. Redemande dans un moment.
refusal-no-review-found = Je n’ai pas pu finir cette analyse. Réessaie dans un moment.
