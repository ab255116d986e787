## What lies on the table, in the knock family

pile-all = La défausse, dernière carte à la fin · { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
} à piocher
knock-card-second = Carte limite, d’un second paquet : { $card }
knock-card-points = { $card } est un pique : les points de la donne comptent double.
knock-card-boxes = { $what ->
    [extra] Sous un pique ({ $card }), les cases en plus de la première comptent double.
   *[all] Sous un pique ({ $card }), les cases de la donne comptent double.
}
open-hand = **{ $name }** joue à main ouverte · reste { $deadwood }
open-own = **Ta main est ouverte** : tu as abattu trop haut.

## The stock is used up

wall-turn = **La pioche est épuisée : { $name } peut finir la donne avec { $card }, ou passer.**

## What somebody did in their last turn, where hands may lie open

did-draw = { $you ->
    [winner] Tu as
   *[other] { $name } a
} pioché { $drawn }.
did-draw-discard = { $you ->
    [winner] Tu as
   *[other] { $name } a
} pioché { $drawn } et jeté { $discarded }.
did-claim-knock = { $you ->
    [winner] Tu as
   *[other] { $name } a
} abattu trop haut et jeté { $discarded }.
did-stock-claim-knock = { $you ->
    [winner] Tu as
   *[other] { $name } a
} pioché, abattu trop haut et jeté { $discarded }.
did-take-claim-knock = { $you ->
    [winner] Tu as
   *[other] { $name } a
} pris { $taken }, abattu trop haut et jeté { $discarded }.
did-draw-claim-knock = { $you ->
    [winner] Tu as
   *[other] { $name } a
} pioché { $drawn }, abattu trop haut et jeté { $discarded }.
did-continue-exposed = { $you ->
    [winner] Tu as
   *[other] { $name } a
} continué contre une main ouverte.

## A knock with too much

ask-claim-knock = ### Abattre avec { $deadwood } ?
    C’est plus que la limite de { $limit }. { $card } va sur la défausse.
ask-discard-claim = **Abattre : quelle carte jettes-tu ?** La limite est de { $limit }.
menu-discard-claim = Carte à jeter → ce qui te reste
claim-choice = { $name } pourra faire compter les mains telles quelles, ou te laisser continuer à main ouverte.
claim-expose = Tu continues à main ouverte jusqu’à la fin de la donne.
claimed = ### { $you ->
    [winner] Tu abats avec { $deadwood }
   *[other] { $name } abat avec { $deadwood }
}, et la limite est de { $limit }
claim-shown = { $card } part sur la défausse, et voici la main montrée :
claim-wait = { $name } doit faire compter les mains ou continuer.
claim-turn = **À { $name } de faire compter les mains, ou de continuer.**
claim-accept = **Compter les mains** : { $theirs } pour { $name } contre { $yours } pour toi, moins ce que tu peux placer. Tu fais undercut avec { $tie ->
    [undercut] { $theirs } ou moins
   *[no-score] moins de { $theirs }
}.
claim-go-on = **Continuer** : à toi de piocher, et { $name } joue à main ouverte jusqu’à la fin de la donne.
press-accept-knock = Compter les mains
press-continue-exposed = Continuer

## Laying off by hand

lay-off-melds = { $you ->
    [winner] Tes combinaisons
   *[other] Combinaisons chez { $name }
}
lay-off-so-far = Placé : { $cards }
lay-off-best = **À toi de placer.** Au mieux, il te reste **{ $deadwood }** :
lay-off-one = { $card } sur { $meld }
lay-off-singly = Ou carte par carte :
lay-off-no-more = **À toi de placer.** Plus rien à placer qui ferait baisser ton reste.
lay-off-none = **Rien à placer chez { $name }.** On peut compter les mains.
lay-off-end = **Tu n’as plus rien à placer.** On peut compter les mains.
lay-off-which = **Sur quelle combinaison va { $card } ?**
lay-off-wait = { $name } place ses cartes.
lay-off-turn = **À { $name } de placer.**
meld-run = { $low }–{ $high }
lay-off-on = Sur { $meld }
press-lay-off-best = Placer au mieux
press-lay-off-several = { $card }…
press-done = Compter les mains
press-done-rest = Ne plus rien placer
press-done-nothing = Ne rien placer

## Choosing the melds to show

layout-ask-any = Il y a plusieurs façons de les montrer ; la meilleure est choisie.
layout-best-least = Le plus petit reste, le plus sûr
layout-keeps = Reste { $deadwood }
layout-more = Autres choix…
layout-back = Choix précédents…

## The cut before the first deal

cut = Coupe : { $cards }
cut-card = { $name } { $card }
cut-deals = { $you ->
    [winner] Tu as la plus petite carte : tu donnes en premier.
   *[other] { $name } a la plus petite carte et donne en premier.
}
cut-chooses = { $you ->
    [winner] Tu as la plus forte carte : tu joues en premier, et l’autre camp donne.
   *[other] { $name } a la plus forte carte et joue en premier ; l’autre camp donne.
}
cut-captain = { $you ->
    [winner] Tu as la plus forte carte : tu joues en capitaine.
   *[other] { $name } a la plus forte carte et joue en capitaine.
}
