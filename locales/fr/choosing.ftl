# Choosing what to play.

command-variant = Quelles règles ? Par défaut, celles de ce serveur
command-contest = Une partie ou plusieurs ? Par défaut, ce que disent les règles
command-target = En combien de points ? Par défaut, ce que disent les règles
command-rules-variant = Quelles règles ? Par défaut, celles de ta table ici

choice-variant = { $name } – { $pitch }
choice-target = { $target ->
    [one] { $target } point
   *[other] { $target } points
}

## A contest

contest-single = Une partie
contest-multi-match = Plusieurs matchs, un seul score cumulé
contest-best-of = Au meilleur des { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
contest-hollywood = Feuille Hollywood : plusieurs parties en parallèle

## What can’t be chosen

refusal-no-such-variant = Je ne connais pas de variante « { $name } ». { $near ->
    [yes] Peut-être : { $variants }.
   *[no] Voici les choix : { $variants }.
}
refusal-no-such-contest = Je ne connais pas de rencontre « { $name } ». Avec { $rules }, voici les choix : { $contests }.
refusal-unplayable-rules = { $code ->
    [no_upcard] La retourne fixe ici la limite d’abattage, mais aucune carte n’est retournée. Prends un second paquet pour la fixer, ou fais retourner une carte.
    [no_knock_card] Les piques doublent ici, mais aucune carte n’est retournée. Prends un second paquet, ou fais retourner une carte.
    [table_melds_seating] Les combinaisons sur la table, ça se joue à deux seulement.
    [hollywood_both_score] Une feuille Hollywood demande un jeu où un seul camp marque par donne ; ici, les deux peuvent marquer.
    [hollywood_immediate_boxes] Sur une feuille Hollywood, les cases comptent à la fin ; ici, elles comptent aussitôt.
    [hollywood_games] Une feuille en continu demande plus de parties en tout qu’elle n’a de colonnes à la fois.
    [exact_margin_match] Perdre par une avance exacte ne va qu’avec une partie simple.
    [always_misdeal] Avec une limite d’abattage si haute, presque chaque donne serait une maldonne. Baisse-la, ou permets d’abattre d’entrée.
    [seating_match] À trois ou plus à une table, on ne joue que des parties simples.
    [seating] Ces règles se jouent à plus de deux : propose des places, et chacun s’assied où il veut.
   *[other] Ces règles ne sont pas encore jouables ici.
}
