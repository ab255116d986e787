## Tips. Cards and numbers in them come from the engine.

tips-another = Autre conseil
tips-hint = Choisis un sujet
tips-topic-any = Tous les sujets
tips-topic-early = Les premiers tours
tips-topic-melds = Former des combinaisons
tips-topic-pile = Lire la défausse
tips-topic-knock = Abattre
tips-topic-late = En fin de donne
tips-topic-skarney = Skarney gin
tips-topic-colonel = Colonel

## The first turns

tip-title-shed = Jette d’abord les cartes chères
tip-shed = Ce qui ne va avec rien te coûte sa valeur si l’adversaire abat. Jette ici { $card }, et ton reste passe de { $before } à { $after }.
tip-title-low = Les petites peuvent rester
tip-low = Aucun de ces deux trios n’est une combinaison. Mais le petit te coûte { $low }, et le gros { $high }.
tip-title-upcard = Prends la retourne qui fait une combinaison
tip-upcard = La paire compte { $before } ; avec la retourne, c’est un brelan et ça compte { $after }. La retourne ne coûte rien, et si tu la laisses, elle servira peut-être à l’adversaire.
tip-title-soon = Fais baisser ton reste
tip-soon = Chaque carte prise devrait réduire ton reste ou approcher une combinaison. En descendant vite, tu peux abattre tôt, quand la main d’en face est encore pleine.

## Building melds

tip-title-middle = Le milieu vaut plus
tip-middle = Compte les combinaisons de trois ou quatre : un sept peut être dans { $seven } d’entre elles, un as ou un roi dans { $edge } seulement. Garde donc les cartes du milieu.
tip-title-pair = Qu’attends-tu au juste ?
tip-pair = La paire attend { $pair } cartes, et 7♦ 8♦, ouvert aux deux bouts, aussi : { $open }. D♦ R♦ n’a qu’un bout ({ $edge }), et 6♦ 8♦ qu’un trou ({ $gap }). Garde ce qui attend le plus de cartes.
tip-title-three = Deux chances à la fois
tip-three = Ces trois cartes en attendent { $waits } : { $cards }. Et si l’adversaire abat, elles ne coûtent que { $count }.
tip-title-dead = Certaines paires sont mortes
tip-dead = Deux valets peuvent devenir un brelan grâce à { $waits } cartes. Si toutes deux ont été jetées, { $left ->
    [0] il n’en reste aucune
    [one] il en reste { $left }
   *[other] il en reste { $left }
} : casse la paire.
tip-title-break = On peut casser une paire
tip-break = Tu tiens deux dames et tu pioches un deux. Garde une dame et le deux, et tu passes de { $before } à { $after }. Quand une donne dure, ça vaut mieux que d’espérer la troisième.

## Reading the pile

tip-title-memory = Retiens ce qui est parti
tip-memory = On ne voit que le dessus de la défausse : retiens les autres cartes. N’attends pas une carte qui s’y trouve déjà, et jette ce qui ne peut plus servir à personne.
tip-title-takes = Observe ce que prend l’adversaire
tip-takes = Si l’adversaire prend 9♠, { $count } cartes vont avec dans une combinaison de trois : { $cards }. Réfléchis à deux fois avant d’en jeter une. Ce qu’il laisse en dit autant.
tip-title-hold = Garde ce que l’autre collectionne
tip-hold = Si l’adversaire a pris des neuf, ton neuf n’est pas perdu : il ne l’aura pas, et quand il abat, tu peux le placer.
tip-title-vary = Ne te laisse pas lire
tip-vary = Si tu jettes toujours de la plus chère à la moins chère, l’adversaire apprend à faire pareil, et sait ce qu’il peut garder sans risque. Change de temps en temps.

## Knocking

tip-title-often = Abats dès que tu peux
tip-often = Les bons joueurs abattent souvent et attendent rarement le gin. L’adversaire n’a alors pas le temps de ranger sa main. Ne te méfie de l’undercut que si la donne dure depuis longtemps.
tip-title-gin = Abattre, ou attendre le gin ?
tip-gin = Tu pourrais abattre ici avec { $deadwood }. { $count } cartes te donneraient gin : { $cards }. Compte celles qui peuvent encore venir. S’il y en a peu, abats. Autour de cinq, attends un tour ou deux, pas plus : le gin ne rapporte qu’à peu près le double.
tip-title-layout = Montre les combinaisons qui aident le moins
tip-layout = Les deux te laissent le même reste. Sur les premières, on peut placer { $worse } ; sur les secondes, seulement { $better }. Le bot propose les secondes.
tip-title-undercut = Gare à l’undercut
tip-undercut = Si tu abats et que le reste d’en face est égal ou plus petit, c’est l’adversaire qui marque : la différence, et { $points } de plus. Plus la donne dure, plus il faut être bas pour abattre.

## Late in a deal

tip-title-ready = Attends-toi à l’abattage
tip-ready = Quand la moitié de la pioche est partie, l’adversaire pourrait bien être prêt. Débarrasse-toi de ce qui est cher, même dans une paire, et compte ce qui te resterait.
tip-title-queen = La dame qui attendait
tip-queen = Un joueur a gardé une dame tour après tour, en espérant le valet, et a rangé ses autres cartes trop tard. L’adversaire a abattu ainsi, avec { $deadwood }. On pouvait placer { $cards } ; il restait { $left }, et ça a coûté { $points }.
tip-title-luck = La chance s’équilibre
tip-luck = Une donne ne dit pas grand-chose de qui joue le mieux. Cent donnes, si. Joue sur la durée, et ne cherche pas à te refaire après une mauvaise donne.

## Skarney gin

tip-title-contract = Quand poser le contrat
tip-contract = Tout le jeu est là. Posé trop tôt, il te laisse une ou deux cartes mortes qui ne vont nulle part. Posé trop tard, tout ce que tu as en main compte contre toi.
tip-title-mixed = Les suites grandissent mieux
tip-mixed = Une suite peut mélanger les couleurs : { $run } cartes vont donc sur celle-ci, et { $set ->
    [one] seulement { $set } carte
   *[other] { $set } cartes
} sur le brelan. Garde les combinaisons qui peuvent grandir.

## Colonel

tip-title-lay = Poser tôt, ou garder ?
tip-lay = Ce qui est sur la table ne peut pas compter contre toi si l’adversaire sort. Mais il peut y ajouter ses cartes, et s’en débarrasser.
tip-title-many = Beaucoup de petites cartes gagnent un défi
tip-many = C’est le plus petit total qui gagne, pas la main la plus courte : ces six cartes comptent { $many }, les deux d’à côté { $few }.
