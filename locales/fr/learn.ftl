## The first deal, step by step; $card is what a sentence speaks of

command-learn = Jouer une première donne, pas à pas, avec toutes les explications
learn-progress = Ta première donne · étape { $step } sur { $steps }
learn-computer = L’ordinateur
learn-try-again = **Réessaie.** { $why }
press-learn-knock = Abattre : jeter { $card }, garder { $deadwood }
press-learn-go-on = Jeter { $card } et continuer
press-learn-again = Recommencer

learn-title-goal = De quoi il s’agit
learn-goal = Ces dix cartes sont à toi, et personne d’autre ne les voit. Le but : les ranger en **combinaisons** :
    - un **brelan** ou un **carré** : trois ou quatre cartes de même rang
    - une **suite** : au moins trois cartes qui se suivent, de même couleur (l’as est avant le 2)
learn-colours = Ici, les quatre couleurs ont chacune leur teinte : ♠ noir, ♥ rouge, ♦ bleu, ♣ vert.
learn-ask-goal = Une combinaison est déjà là. Laquelle ?
learn-not-goal-pair = Deux neuf, c’est un bon début, mais il en faut trois pour un brelan.
learn-not-goal-suits = Elles se suivent, mais ne sont pas de la même couleur. Dans une suite, toutes les cartes ont la même.

learn-title-upcard = La retourne
learn-upcard = Oui, c’est une suite. À partir de maintenant, tes combinaisons sont affichées en premier, comme dans toutes les parties ici, et les autres cartes en dessous.
    Une carte est retournée : la **retourne**. L’ordinateur a donné, donc c’est à toi qu’on la propose en premier.
learn-ask-upcard = { $card } te sert à quelque chose ? Prends-la, ou passe.
learn-not-upcard-useless = { $card } ne va avec aucune de tes cartes, et c’est une carte chère. Il faudrait t’en débarrasser plus tard.

learn-title-draw = Piocher une carte
learn-draw = L’ordinateur n’en veut pas non plus. Le jeu commence donc : à chaque tour, tu pioches une carte et tu en jettes une. Soit tu la prends dans la **pioche**, sans la voir, soit tu prends celle du dessus de la **défausse**.
learn-ask-draw = Cette fois, pioche. À toi !

learn-title-deadwood = Le reste
learn-deadwood = { $card } : une deuxième suite ! Ce qui n’entre dans aucune combinaison, c’est ton **reste**, et il compte contre toi : valet, dame et roi valent 10, l’as 1, les autres leur valeur.
learn-ask-deadwood = Combien vaut ton reste maintenant ?
learn-not-deadwood-all = Ça, c’est toute ta main. Les cartes combinées ne comptent pas.
learn-not-deadwood-cards = C’est bien le nombre de cartes. Additionne maintenant leur valeur : 10 pour le roi, 9 pour chaque neuf…

learn-title-discard = Jeter une carte
learn-discard = Maintenant, une carte doit partir sur la défausse, face visible. Jette ce qui ne va avec rien, en commençant par le plus cher.
learn-ask-discard = Quelle carte jettes-tu ?
learn-not-discard-meld = { $card } fait partie d’une suite, que tu veux garder entière.
learn-not-discard-pair = Les neuf peuvent devenir un brelan : il y en a deux autres quelque part. Une autre carte ne va avec rien du tout.
learn-not-discard-low = { $card } ne te coûte que { $count }. Une autre carte ne va avec rien non plus, et coûte plus cher.

learn-title-pile = Surveiller la défausse
learn-pile = L’ordinateur a pris ton { $taken }. Pour en faire une suite, il lui faudrait { $upcard }, mais cette carte est dans la défausse. C’est donc qu’il **collectionne les rois**. On ne te remontrera pas la défausse : retiens ce qui passe.
learn-ask-pile = Quelle carte jettes-tu ?
learn-not-pile-meld = { $card } fait partie d’une suite, que tu veux garder entière.
learn-not-pile-pair = Les neuf peuvent encore devenir un brelan. Une autre carte ne va avec rien du tout.
learn-not-pile-low = { $card } ne te coûte que { $count }. Une autre carte ne va avec rien non plus, et coûte plus cher.
learn-not-pile-feeds = C’est la plus chère, et d’habitude tu aurais raison. Mais { $card } est justement ce que l’ordinateur attend. Garde-la encore un tour, et jettes-en une sans danger.

learn-title-take = Prendre dans la défausse
learn-take = L’ordinateur a jeté { $card }. Plutôt que de piocher à l’aveugle, tu peux prendre cette carte. L’adversaire voit ce que tu prends : fais-le quand ça forme une combinaison, ou que ça en allonge une.
learn-ask-take = Piocher, ou prendre { $card } ?
learn-not-take-set = Regarde tes neuf : avec { $card }, c’est un brelan. Ça vaut mieux que tout ce que tu pourrais piocher.

learn-title-knock = Quand abattre
learn-knock = Trois combinaisons ! Si ton reste vaut { $limit } ou moins une fois ta carte jetée, tu peux **abattre** : tu poses cette carte face cachée, et la donne est finie. Moins il te reste, mieux c’est.
learn-ask-knock = Que fais-tu ?
learn-not-knock-high = C’est permis, mais { $right } te resterait et compterait contre toi. Pose face cachée la carte la plus chère.
learn-not-knock-wait = Tu pourrais continuer en espérant le **gin**, sans aucun reste. Mais l’ordinateur aurait un tour de plus, et { $right } à prendre sur la défausse. Avec si peu de reste, abats.

learn-title-layoff = L’adversaire place ses cartes
learn-layoff = Tu as abattu, et les deux mains sont montrées. Avant de compter, l’ordinateur peut **placer** : ajouter ses cartes à *tes* combinaisons, si elles y vont, pour qu’elles ne comptent pas. Ses rois forment déjà une combinaison à lui.
learn-ask-layoff = Laquelle de ses autres cartes va sur une de tes combinaisons ?
learn-not-layoff-other = { $card } ne va nulle part : ton brelan est de neuf, et tes suites vont du 5 au 7 de cœur et du 2 au 4 de trèfle.

learn-title-score = Ce que ça rapporte
learn-score = La différence est pour toi. Deux autres fins sont possibles :
    - **Gin** : tu abats sans aucun reste. Ça rapporte { $gin } de plus, et l’adversaire ne peut rien placer.
    - **Undercut** : le reste de l’adversaire est égal au tien, ou plus petit. Alors la différence est pour *lui*, avec { $undercut } de plus.
    Qui atteint { $target } en premier gagne la partie. Puis viennent les primes : { $game } pour la partie, { $box } par donne gagnée (une **case**), et tes points comptent double si l’adversaire n’en a aucune (un **capot**).
learn-end = **C’est tout ce qu’il faut savoir. À toi de jouer !**
    -# `/gin problem` te pose un petit problème par jour, `/gin help` explique tout le reste.
press-learn-computer = Contre l’ordinateur
press-learn-friend = Contre un ami…
