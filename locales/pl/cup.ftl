# Turnieje tak, jak widzą je członkowie: zakładanie, wiadomość, strony, co się o nich mówi.

command-cup = Turnieje na twoim serwerze
command-cup-new = Załóż turniej
command-cup-list = Turnieje tego serwera
command-cup-show = Zobacz, jak stoi turniej
command-cup-which = Który turniej? Bez tego ostatni

## Words

cup-hours = { $hours ->
    [one] godzina
    [few] { $hours } godziny
   *[many] { $hours } godzin
}
cup-days = { $days ->
    [one] dzień
    [few] { $days } dni
   *[many] { $days } dni
}
cup-unknown = …
cup-nobody = nikt
cup-and-more = { $names } i jeszcze { $count }
cup-format-knockout = System pucharowy
cup-format-double-elimination = Do dwóch porażek
cup-format-round-robin = Każdy z każdym
cup-format-groups = Grupy i faza pucharowa
cup-format-swiss = System szwajcarski
cup-about-knockout = Jedna porażka i odpadasz.
cup-about-double-elimination = Dwie porażki i odpadasz.
cup-about-round-robin = Każdy gra z każdym; najwyżej 16 osób.
cup-about-groups = Najpierw grupy, potem po dwoje najlepszych w fazie pucharowej.
cup-about-swiss = Kilka rund z tymi, którzy mają tyle samo punktów; nikt nie odpada.
cup-third-yes = Z meczem o trzecie miejsce
cup-third-no = Bez meczu o trzecie miejsce
cup-finals-yes = Drugi finał, jeśli pierwszy wyrówna porażki
cup-finals-no = Jeden finał
cup-legs = { $legs ->
    [1] Wszyscy grają ze sobą raz
   *[other] Wszyscy grają ze sobą dwa razy
}
cup-rounds = Liczba rund: { $rounds }
cup-rounds-usual = Tyle rund, ile trzeba
cup-seeding-rating = Rozstawienie według rankingu
cup-seeding-hand = Rozstawienie przez organizatora
cup-seeding-lot = Losowanie
cup-match-time = Czas na pojedynek: { $time }
cup-organiser = Organizuje { $name }
# $matches is how many matches the round has.
cup-round-knockout = { $matches ->
    [1] Finał
    [2] Półfinał
    [4] Ćwierćfinał
   *[other] Runda { $round }
}
cup-round-winners = Drabinka wygranych, runda { $round }
cup-round-losers = Drabinka przegranych, runda { $round }
cup-round-final = { $round ->
    [1] Finał
   *[other] Drugi finał
}
cup-round-third = O trzecie miejsce
cup-round-group = Grupa { $group }, runda { $round }
cup-round = Runda { $round }
cup-group = Grupa { $group }
cup-pair = { $one } – { $other }
cup-pair-score = { $one } { $first } – { $second } { $other }
cup-pair-bye = { $one }: wolny los
cup-pair-played = { $pair }
cup-pair-agreed = { $pair }
cup-pair-walkover = { $pair } (walkower)
cup-pair-ruled = { $pair } (decyzja organizatora)
cup-pair-left = { $pair } (walkower: poza turniejem)
cup-line = { $round }: { $pair }
cup-line-ends = czas kończy się { $when }
cup-place = { $place }. { $names }
cup-wins = Wygrywa { $name }
cup-out = { $name } (poza turniejem)
cup-disqualified = { $name } (dyskwalifikacja)

## The panel of a new cup

cup-new-title = ### Nowy turniej
cup-new-called = Będzie się nazywać **{ $title }**.
cup-new-about = Widzisz to tylko ty. **Załóż** pokaże turniej na tym kanale i tam może dołączyć każdy.
cup-untitled = Turniej – { $name }
cup-rules-title = ### Partie turnieju
cup-outlook-head = **Co będzie do zagrania**
cup-outlook = Uczestnicy: { $entrants } – pojedynki: { $matches }, rundy: { $rounds }, najdłużej { $time }
cup-menu-format = System
cup-menu-legs = Ile razy grają ze sobą
cup-menu-rounds = Rundy
cup-menu-seeding = Rozstawienie
cup-menu-hours = Czas na pojedynek
cup-menu-clock = Czas na ruch
cup-clock-usual = Jak w zasadach albo na serwerze
cup-form-title = Nazwa turnieju
cup-form-label = Nazwa
press-cup-name = Nazwa…
press-cup-rules = Zasady…
press-cup-create = Załóż
cup-created = Turniej stoi na { $channel } i tam może dołączyć każdy. Gdy będą wszyscy, zacznij go przyciskiem **Organizacja…**.
refusal-entries-closed = Teraz nikt nie może dołączyć: zapisy są zamknięte.
refusal-no-cups = Nie ma tu jeszcze turniejów. `/cup new` założy pierwszy.

## The cup's message

cup-head = ### { $title }
cup-entered-none = Na razie nie ma nikogo.
cup-entered-count = **Na razie ({ $count }):** { $names }
cup-may-enter = Żeby wziąć udział, naciśnij **Dołącz**. Turniej zacznie { $name }.
cup-entries-closed = Zapisy są zamknięte. Turniej zacznie { $name }.
cup-waits = Jeśli nikt go nie zacznie, zostanie odwołany { $when }.
cup-playing = **Teraz grane**
cup-more-behind = Reszta pod **{ $button }**
cup-pairing = Trwa kojarzenie par następnej rundy.
cup-still-enter = Nadal można dołączyć: grasz od następnej rundy.
cup-standings = **Tabela**
cup-points = { $place }. { $name } · { $points }
cup-won = **Turniej wygrywa { $name }!**
cup-no-winner = **Turniej się skończył i nikt go nie wygrał.**
cup-cancelled = **Turniej odwołano.**
press-cup-enter = Dołącz
press-cup-leave = Zrezygnuj
press-cup-left = Tak, rezygnuję
press-cup-more = Więcej…
press-cup-organise = Organizacja…
cup-entered = Bierzesz udział w turnieju **{ $title }**. Zawołam cię, gdy otworzy się twój pierwszy pojedynek.
cup-leave-ask = Zrezygnować z turnieju **{ $title }**? Do rozpoczęcia można dołączyć znowu.
cup-leave-running = Zrezygnować z turnieju **{ $title }**? Poddasz partię, którą w nim grasz, przegrasz pozostałe pojedynki i nie będzie powrotu.
cup-left = Nie bierzesz już udziału w turnieju **{ $title }**.

## All that there is to read

cup-page = ### { $title } · { $page }
cup-page-matches = Pojedynki
cup-page-entrants = Uczestnicy
cup-page-table = Tabela
cup-page-rules = Zasady
cup-not-begun = Turniej jeszcze się nie zaczął.
cup-no-places = Żadne miejsce nie jest jeszcze rozstrzygnięte.
cup-table-row = { $place }. **{ $name }** · { $points } · wygrane: { $wins }, remisy: { $draws }, przegrane: { $losses }
cup-ties-figures = Sonneborn-Berger { $berger } · punkty partii { $difference }
cup-ties-figures-swiss = Buchholz { $buchholz } · Sonneborn-Berger { $berger } · punkty partii { $difference }
cup-time-rule = Czas na każdy pojedynek: { $time } i drugie tyle, jeśli zgodzą się obie strony. Gdy czas minie, przegrywa ten, na kogo przypada ruch; ruch, który dopiero się zaczął, dostaje jeszcze chwilę.
cup-ties-knockout = Remis gra się od nowa.
cup-ties-places = Przegrani tej samej rundy dzielą miejsce.
cup-ties-robin = Wygrana to 1, remis ½. Przy równych punktach decydują kolejno: pojedynki bezpośrednie, Sonneborn-Berger (punkty pokonanych i połowa punktów tych, z którymi był remis), punkty partii, wygrane, rozstawienie.
cup-ties-swiss = Wygrana lub wolny los to 1, remis ½. Przy równych punktach decydują kolejno: Buchholz (punkty przeciwników), Sonneborn-Berger (punkty pokonanych i połowa punktów tych, z którymi był remis), pojedynki bezpośrednie, punkty partii, wygrane, rozstawienie.
cup-seal = Pieczęć tajemnicy, z której biorą się wszystkie karty turnieju: `{ $seal }`
cup-seed = Tajemnica pod pieczęcią: `{ $seed }`

## The organiser's pages

cup-organise-title = ### { $title }
cup-organise-about = Co trzeba zrobić?
cup-done = Gotowe.
press-cup-begin = Zacznij…
press-cup-start = Zacznij teraz
press-cup-close = Zamknij zapisy
press-cup-reopen = Otwórz zapisy
press-cup-entrants = Uczestnicy…
press-cup-matches = Pojedynki…
press-cup-cancel = Odwołaj turniej…
cup-begin-ask = Uczestnicy: { $count }. Zacząć? Wtedy powstaje drabinka i otwierają się pierwsze pojedynki.
cup-begin-few = Turniej potrzebuje co najmniej dwóch uczestników.
cup-order-about = Najlepsi na początek: wybierz kogoś w menu, potem przesuń.
press-cup-up = W górę
press-cup-down = W dół
press-cup-first = Na początek
cup-menu-entrant = Kto?
cup-entrants-about = O kogo chodzi? Możesz kogoś usunąć z turnieju albo oddać jego miejsce innej osobie.
cup-menu-substitute = Kto gra zamiast: { $name }?
cup-substitute-ask = Zastąpić: **{ $name }** → **{ $substitute }**? Trwająca partia zacznie się od nowa, z nowymi kartami.
press-cup-substitute-really = Tak, zastąp
press-cup-remove = Usuń…
press-cup-remove-really = Tak, usuń
press-cup-disqualify = Zdyskwalifikuj…
press-cup-disqualify-really = Tak, zdyskwalifikuj
cup-remove-ask = Usunąć z turnieju: **{ $name }**? Do rozpoczęcia można dołączyć znowu.
cup-disqualify-ask = Zdyskwalifikować: **{ $name }**? Trwająca partia zostanie poddana, pozostałe pojedynki przegrane i nie ma powrotu.
cup-menu-match = Który pojedynek?
cup-matches-about = Który pojedynek? Trwający możesz rozstrzygnąć albo przedłużyć, a wynik poprawić.
press-cup-draw = Remis
press-cup-neither = Nikt nie przyszedł
press-cup-give-time = Więcej czasu
press-cup-decide = Tak, rozstrzygnij
cup-decide-ask = Rozstrzygnąć tak: **{ $result }**? Trwająca o to partia nie będzie się liczyć.
cup-correct-ask = Poprawić wynik: **{ $result }**? Da się to zrobić, dopóki nie opierają się na nim późniejsze pojedynki.
press-cup-cancel-really = Tak, odwołaj
cup-cancel-ask = Odwołać turniej **{ $title }**? Nikt go nie wygra, trwające partie nie będą się liczyć i nie da się tego cofnąć.

## What is said where a match is played, and at the end

room-cup = { $cup } · { $one } – { $other }
cup-notice-opened = **{ $title }**, { $round }: { $pair }. Możecie grać; czas kończy się { $when }.
cup-notice-late = **Czas tego pojedynku prawie minął:** kończy się { $when }. Przegra ten, na kogo przypadnie wtedy ruch.
cup-notice-asked = { $name } prosi o więcej czasu na ten pojedynek. Zgoda?
cup-notice-agreed = Na ten pojedynek jest więcej czasu: kończy się { $when }.
cup-notice-won = Turniej **{ $title }** się skończył. Wygrywa { $name }. Gratulacje!
cup-notice-cancelled = Turniej **{ $title }** odwołano.
press-cup-time-ask = Poproś o więcej czasu
press-cup-time-agree = Zgoda
cup-time-asked = Prośba o więcej czasu już czeka. Druga strona znajdzie pytanie tam, gdzie toczy się pojedynek.

## The list

cup-list-title = ### Turnieje
cup-list-none = Nie ma tu jeszcze turniejów. `/cup new` założy pierwszy.
cup-list-line = **{ $title }** · { $state }
cup-list-menu = Zobacz turniej
cup-state-open = zapisy otwarte, uczestnicy: { $count }
cup-state-running = trwa, uczestnicy: { $count }
cup-state-over = skończony
cup-state-won = wygrywa { $name }
cup-state-cancelled = odwołany
