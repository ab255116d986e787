## Printed on the pictures of a cup

cup-picture-knockout = System pucharowy
cup-picture-double-elimination = Do dwóch porażek
cup-picture-round-robin = Każdy z każdym
cup-picture-groups = Grupy i faza pucharowa
cup-picture-swiss = System szwajcarski
cup-picture-cancelled = odwołany
cup-picture-round = Runda { $number }
cup-picture-quarter-finals = Ćwierćfinały
cup-picture-semi-finals = Półfinały
cup-picture-final = Finał
cup-picture-second-final = Drugi finał
cup-picture-third-place = O trzecie miejsce
cup-picture-winners = Drabinka wygranych
cup-picture-losers = Drabinka przegranych
cup-picture-group = Grupa { $group }
cup-picture-points = Pkt
cup-picture-buchholz = Buch.
cup-picture-sonneborn-berger = S-B
cup-picture-difference = +/−
cup-picture-playing = w trakcie gry
cup-picture-walkover = walkower
cup-picture-walkover-or-bye = walkower lub pauza
cup-picture-buchholz-means = Buchholz: punkty przeciwników
cup-picture-sonneborn-berger-means = Sonneborn-Berger: punkty pokonanych
cup-picture-difference-means = punkty z partii: zdobyte minus stracone

## The pictures of a cup in words

cup-picture-alt = { $title }: { $format }, { $entrants ->
    [one] { $entrants } uczestnik
    [few] { $entrants } uczestników
    [many] { $entrants } uczestników
   *[other] { $entrants } uczestnika
}.
cup-picture-alt-part = { $title }, obraz { $part } z { $parts }.
cup-picture-alt-place = { $place ->
    [1] Zwycięstwo: { $names }.
   *[other] Miejsce { $place }: { $names }.
}
cup-picture-alt-standing = Klasyfikacja według punktów
cup-picture-alt-row = { $place }. { $name } { $points }
cup-picture-alt-round = { $round }: { $matches }.
cup-picture-alt-more = { $first }; { $next }
cup-picture-alt-beat = { $winner } wygrywa z { $loser }{ $points1 ->
    [none] {""}
   *[other] {" "}{ $points1 } do { $points2 }
}
cup-picture-alt-walkover = { $winner } wygrywa z { $loser } walkowerem
cup-picture-alt-draw = { $one } i { $other } remisują
cup-picture-alt-neither = ani { $one }, ani { $other } nie gra
cup-picture-alt-playing = { $one } i { $other } właśnie grają
cup-picture-alt-next = { $one } kontra { $other }, do rozegrania
cup-picture-alt-waiting = { $name } czeka na przeciwnika
cup-picture-alt-bye = { $name } przechodzi bez gry
cup-picture-alt-earlier = Wcześniejsze rundy pominięto.
