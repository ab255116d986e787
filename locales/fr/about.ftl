## About the bot and the game

about-more = Lire la suite

about-title-bot = Undercut
about-bot = Undercut joue au gin rami : { $variants } variantes, à deux ou à plusieurs, en direct ou sur plusieurs jours. Il donne, compte, tient la marque et garde chaque partie, même s’il redémarre.

    Version { $version }. Logiciel libre sous licence MIT.
about-title-history = Comment le gin est né
about-history = Elwood T. Baker inventa le jeu en 1909 avec son fils, C. Graham Baker, qui travailla plus tard pour le cinéma. Il existait déjà un jeu appelé « rum » (rhum) : le leur prit le nom d’un autre alcool.

    Pendant vingt ans, on n’y joua guère hors de la famille. Les clubs de New York le découvrirent dans les années 1930. Puis les acteurs de Hollywood s’y mirent entre deux prises, et dans les années 1940 tout le monde en voulut ; le nom de *gin rummy* vient d’eux. C’est resté l’un des grands jeux à deux.

    Ses ancêtres font débat. John Scarne pensait à un poker au whisky, en plus rapide. David Parlett n’y croit pas et pense plutôt au vieux jeu de conquian.
about-title-variants = Ses cousins
about-variants = Le Sequence gin, où seules les suites sont des combinaisons, est de Howard Fosdick. Le Skarney gin est de John Scarne. George F. Hervey a mis par écrit le Colonel, où les combinaisons se posent sur la table. À l’Oklahoma gin, la retourne fixe à combien on abat ; au Hollywood gin, on marque dans trois colonnes à la fois.
about-title-people = Joueurs célèbres
about-people = - **Stu Ungar** passe souvent pour le meilleur de tous les temps. À la fin, les tournois ne voulaient plus de lui ; il se tourna vers le poker.
    - **Oswald Jacoby**, maître du bridge et du backgammon, a écrit des livres sur le gin.
    - **Ernie Kovacs**, le comique, en a écrit un sur l’art d’y *parler* : *How to Talk at Gin*, 1962.
    - **Auric Goldfinger** y triche, dans le film de 1964 : quelqu’un, aux jumelles, lui lit la main d’en face. Dans le roman, c’est à la canasta. Moralité : garde ta main pour toi.
about-title-shuffles = Des mélanges honnêtes
about-shuffles = Personne ne choisit les cartes, et tu peux le vérifier.
    - **Scellé :** avant que quiconque accepte, le bot tire un nombre secret et en montre l’empreinte (SHA-256). Changer le nombre changerait l’empreinte.
    - **Mêlé :** Discord attribue au clic sur *Oui* un numéro que le bot ne peut pas choisir. Chaque mélange vient des deux.
    - **Ouvert :** le secret de chaque donne est montré après la donne, celui de la partie après la partie. Avec lui, chacun peut redonner les mêmes cartes. La recette est dans la documentation du bot (fairness.md).
about-title-sources = D’où viennent les règles
about-sources = De ce qu’on a écrit sur le gin : encyclopédies, feuilles de règles, pages de clubs et de joueurs, règles d’autres programmes. Elles diffèrent, et leurs différences sont devenues des options : `/gin rules` dit lesquelles sont en vigueur, **Règles maison…** dans `/gin play` les change. Là où aucune ne disait rien, Undercut a dû trancher, et il l’explique.
