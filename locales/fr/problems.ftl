## The problem of the day

command-problem = Résoudre le problème du jour, et voir ce que les autres ont choisi
problem-title = Problème du jour
problem-ends = prend fin { $when }
problem-next = le prochain arrive { $when }
problem-upcard = Prends-tu la retourne ?
problem-draw = La prendre, ou piocher ?
problem-discard = Laquelle de ces cartes jettes-tu ?
problem-knock = Abattre, ou continuer ?
problem-situation = Gin standard, { $knock }, première donne d’une partie. { $dealer ->
    [you] Tu as
   *[they] L’adversaire a
} donné, et c’est ton { $turn ->
    [1] premier tour
    [2] deuxième tour
    [3] troisième tour
   *[other] tour nº { $turn }
}.
problem-they-passed = L’adversaire n’a pas voulu de la retourne, { $card }.
problem-they-took = L’adversaire a pris { $cards }.
problem-they-threw = L’adversaire a jeté { $cards }.
problem-you-passed = Tu as refusé la retourne, { $card }.
problem-you-took = Tu as pris { $cards }.
problem-you-threw = Tu as jeté { $cards }.
problem-now-drew = Tu viens de piocher **{ $card }**.
problem-now-took = Tu viens de prendre **{ $card }**.
problem-ask = Que fais-tu ?
press-problem-knock = Abattre : { $card } face cachée
press-problem-discard = Continuer : jeter { $card }

# What was wrong about an answer.
problem-again = Tu as déjà répondu, et c’est la première réponse qui compte.
problem-late = C’était le problème d’un autre jour. Voici celui d’aujourd’hui :

## The verdict; $best and $other are moves as the coach says them, $points how far they lie apart

problem-right = Bien vu !
problem-wrong = Il y a mieux
problem-more-next = **{ $best }** : selon mes calculs, un gain de { $points } (± { $error }) en points par rapport au deuxième choix : { $other }.
problem-more-yours = **{ $best }** : selon mes calculs, un gain de { $points } (± { $error }) en points par rapport à ton choix : { $other }.
problem-answered = { $members ->
    [one] { $members } réponse pour l’instant : la tienne.
   *[other] { $members } réponses pour l’instant :
}
problem-chosen = { $move } : { $members } ({ $percent } %){ $best ->
    [yes] {" "}· le meilleur choix
   *[no] {" "}· { $less } de moins
}
problem-count = Toi : { $solved ->
    [one] { $solved } bonne réponse
   *[other] { $solved } bonnes réponses
} sur { $answered }{ $streak ->
    [0] {""}
    [one] {""}
   *[other] , { $streak } jours de suite
}

## The problem as a member shows it to a channel; $right: yes if their answer was

problem-shared = { $right ->
    [yes] **{ $name }** a trouvé{ $streak ->
        [0] {""}
        [one] {""}
       *[other] , { $streak } jours de suite
    }. Et toi, que ferais-tu ?
   *[no] **{ $name }** a répondu. Et toi, que ferais-tu ?
}
press-problem-look = Essayer
