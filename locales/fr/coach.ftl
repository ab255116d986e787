# What the coach says: moves, and what is to be said for them. docs/coach.md

## Moves, as advice

coach-take = Prends { $card }
coach-take-several = Prends { $cards }
coach-stock = Pioche
coach-pass = Passe
coach-discard = Jette { $card }
coach-knock = Abats, avec { $card } face cachée
coach-gin = Annonce gin, avec { $card } face cachée
coach-big-gin = Annonce grand gin
coach-lay = Pose { $cards }
coach-extend = Ajoute { $card } à la combinaison { $target }
coach-contract = Pose le contrat : { $cards }
coach-end-meld = Ne pose plus rien
coach-offer = Offre { $card }
coach-last-card = Garde ta dernière carte
coach-accept = Accepte
coach-accept-offer = Accepte { $card }
coach-continue-exposed = Continue
coach-reject = Refuse
coach-reject-offer = Refuse { $card }
coach-challenge = Lance un défi
coach-layoff = Place { $card } sur la combinaison { $target }
coach-done = Ne place plus rien

## Why: what speaks for a move, and (with “but”) what against it.
# $cards are one or several; where there are too many to name, the message with “many” is said.

coach-melds = Ça forme une combinaison : { $cards }.
coach-melds-but = Mais ça laisse filer la combinaison { $cards }.
coach-breaks = Ça garde { $cards } ensemble.
coach-breaks-but = Mais ça casse { $cards }.
coach-deadwood = Ton reste est de { $number } au lieu de { $than }.
coach-deadwood-but = Mais ton reste est de { $number } au lieu de { $than }.
coach-waits = { $number ->
    [one] { $number } carte encore en jeu t’aiderait
   *[other] { $number } cartes encore en jeu t’aideraient
}, au lieu de { $than } : { $cards } en plus.
coach-waits-many = { $number ->
    [one] { $number } carte encore en jeu t’aiderait
   *[other] { $number } cartes encore en jeu t’aideraient
}, au lieu de { $than }.
coach-waits-but = Mais { $number ->
    [one] { $number } carte encore en jeu t’aiderait
   *[other] { $number } cartes encore en jeu t’aideraient
}, au lieu de { $than } : { $cards } en moins.
coach-waits-but-many = Mais { $number ->
    [one] { $number } carte encore en jeu t’aiderait
   *[other] { $number } cartes encore en jeu t’aideraient
}, au lieu de { $than }.
coach-readies = { $number ->
    [one] { $number } carte encore en jeu te permettrait d’abattre
   *[other] { $number } cartes encore en jeu te permettraient d’abattre
}, au lieu de { $than } : { $cards } en plus.
coach-readies-many = { $number ->
    [one] { $number } carte encore en jeu te permettrait d’abattre
   *[other] { $number } cartes encore en jeu te permettraient d’abattre
}, au lieu de { $than }.
coach-readies-but = Mais { $number ->
    [one] { $number } carte encore en jeu te permettrait d’abattre
   *[other] { $number } cartes encore en jeu te permettraient d’abattre
}, au lieu de { $than } : { $cards } en moins.
coach-readies-but-many = Mais { $number ->
    [one] { $number } carte encore en jeu te permettrait d’abattre
   *[other] { $number } cartes encore en jeu te permettraient d’abattre
}, au lieu de { $than }.
coach-gins = { $number ->
    [one] { $number } carte encore en jeu te donnerait gin
   *[other] { $number } cartes encore en jeu te donneraient gin
}, au lieu de { $than } : { $cards } en plus.
coach-gins-many = { $number ->
    [one] { $number } carte encore en jeu te donnerait gin
   *[other] { $number } cartes encore en jeu te donneraient gin
}, au lieu de { $than }.
coach-gins-but = Mais { $number ->
    [one] { $number } carte encore en jeu te donnerait gin
   *[other] { $number } cartes encore en jeu te donneraient gin
}, au lieu de { $than } : { $cards } en moins.
coach-gins-but-many = Mais { $number ->
    [one] { $number } carte encore en jeu te donnerait gin
   *[other] { $number } cartes encore en jeu te donneraient gin
}, au lieu de { $than }.
coach-ready = Tu descends à { $number } : tu peux abattre.
coach-ready-but = Mais avec un reste de { $number }, tu aurais pu abattre.
coach-feeds = L’autre carte va avec { $cards }, que l’adversaire a en main.
coach-feeds-but = Mais elle va avec { $cards }, que l’adversaire a en main.
coach-danger = L’adversaire peut s’en servir dans { $number } % des cas ; de l’autre carte, dans { $than } %.
coach-danger-but = Mais l’adversaire peut s’en servir dans { $number } % des cas ; de l’autre carte, dans { $than } %.
coach-dead = Personne d’autre ne peut plus la combiner.
coach-thrown = Elle va avec { $cards }, dont l’adversaire n’a pas voulu.
coach-shows = Ça ne montre rien de ta main.
coach-shows-but = Mais ça montre une carte de ta main.
coach-denies = Laissée là, elle sert à l’adversaire dans { $number } % des cas.
coach-denies-but = Mais laissée là, elle sert à l’adversaire dans { $number } % des cas.
coach-blind = Sur les { $than } cartes que tu n’as pas vues, { $number ->
    [one] { $number } t’aiderait
   *[other] { $number } t’aideraient
}.
coach-blind-but = Mais sur les { $than } cartes que tu n’as pas vues, { $number ->
    [one] { $number } t’aurait servi
   *[other] { $number } t’auraient servi
} aussi.
coach-wins = Abattre maintenant rapporte environ { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
coach-wins-but = Mais abattre maintenant rapporte environ { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
coach-loses = Abattre maintenant coûte environ { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
coach-loses-but = Mais abattre maintenant coûte environ { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
coach-safe = Abattre maintenant, c’est risquer l’undercut dans { $number } % des cas seulement.
coach-safe-but = Mais abattre maintenant, c’est risquer l’undercut dans { $number } % des cas seulement.
coach-undercut = Abattre maintenant, c’est risquer l’undercut dans { $number } % des cas.
coach-undercut-but = Mais c’est l’undercut dans { $number } % des cas.
coach-hope = Si tu continues, { $number ->
    [one] { $number } carte encore en jeu te donne gin
   *[other] { $number } cartes encore en jeu te donnent gin
} : { $cards }.
coach-hope-none = Si tu continues, aucune carte ne te donne gin tout de suite.
coach-hope-but = Mais si tu continues, { $number ->
    [one] { $number } carte encore en jeu te donne gin
   *[other] { $number } cartes encore en jeu te donnent gin
} : { $cards }.
coach-hope-but-none = Mais aucune carte ne te donne gin tout de suite.
coach-stock-left = Plus que { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} à piocher.
coach-stock-left-but = Mais plus que { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} à piocher.
coach-why-gin = Pas d’undercut possible contre un gin, et il y a une prime.
coach-why-gin-but = Mais pas d’undercut possible contre un gin, et il y a une prime.
coach-why-big-gin = Tes onze cartes sont combinées : ça rapporte plus que le gin.
coach-why-big-gin-but = Mais tes onze cartes sont combinées : ça rapporte plus que le gin.
coach-lays = Sur la table : { $cards }, { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
coach-sheds = { $cards } : { $number ->
    [one] { $number } point
   *[other] { $number } points
} en main, et presque rien qui aille avec.
coach-keeps = Avec { $cards }, une combinaison peut encore venir.
coach-fetches = Ça forme une combinaison : { $cards }.
coach-fits = Peut aller sur la table : { $cards }.
