# Checking the shuffles

command-verify = Sprawdź, że nikt nie mógł wybrać kart
press-verify = Sprawdź tasowania
press-fairness = Jak to działa

verified-title = Tasowania się zgadzają
sealed-title = Tasowania są zapieczętowane
sealed-how = Tajna liczba, która razem z waszymi kliknięciami decyduje o każdym tasowaniu tej gry, jest już ustalona. To jej pieczęć (SHA-256). Niesie ją też przycisk, którym dołączasz, więc nikt nie podmieni tajnej liczby po cichu. Po grze zostanie odtajniona i każdy sprawdzi, czy pasuje.
doubted-title = Coś się nie zgadza
verified-deals = { $deals ->
    [one] **Jedno rozdanie sprawdzone.** Jego karty pochodzą z ziarna zapieczętowanego przed rozdaniem i z niczego innego.
    [few] **{ $deals } rozdania sprawdzone.** Karty każdego pochodzą z ziarna zapieczętowanego przed rozdaniem i z niczego innego.
    [many] **{ $deals } rozdań sprawdzonych.** Karty każdego pochodzą z ziarna zapieczętowanego przed rozdaniem i z niczego innego.
   *[other] **{ $deals } rozdań sprawdzonych.** Karty każdego pochodzą z ziarna zapieczętowanego przed rozdaniem i z niczego innego.
}
verified-moves = { $deals ->
    [one] Odgrywam je jeszcze raz, ruch po ruchu, i wychodzi ten sam wynik.
    [few] Odgrywam je jeszcze raz, ruch po ruchu, i wychodzą te same wyniki.
    [many] Odgrywam je jeszcze raz, ruch po ruchu, i wychodzą te same wyniki.
   *[other] Odgrywam je jeszcze raz, ruch po ruchu, i wychodzą te same wyniki.
}
verified-opened =
    Wszystkie te ziarna pochodzą z ziarna gry. Jego pieczęć musi być tą, którą widać było na początku:
    -# Pieczęć: `{ $seal }`
    -# Odtajnione: `{ $seed }`
verified-sealed =
    Ziarno gry zostaje zapieczętowane do jej końca. Dopiero wtedy powiem, kto był chroniony przed opiekunem bota:
    -# `{ $seal }`
verified-running = { $deals ->
    [one] Trwające rozdanie będzie można sprawdzić, gdy się skończy.
    [few] { $deals } trwające rozdania będzie można sprawdzić, gdy się skończą.
    [many] { $deals } trwających rozdań będzie można sprawdzić, gdy się skończą.
   *[other] { $deals } trwających rozdań będzie można sprawdzić, gdy się skończą.
}
verified-unfinished =
    { $deals ->
        [one] Jedno rozdanie zostało przerwane z końcem gry. W zapisie jest tylko jego pieczęć, i ją też sprawdzono.
        [few] { $deals } rozdania zostały przerwane z końcem gry. W zapisie są tylko ich pieczęcie, i je też sprawdzono.
        [many] { $deals } rozdań zostało przerwanych z końcem gry. W zapisie są tylko ich pieczęcie, i je też sprawdzono.
       *[other] { $deals } rozdań zostało przerwanych z końcem gry. W zapisie są tylko ich pieczęcie, i je też sprawdzono.
    }
protected-full = **{ $names }**: nikt nie mógł wybrać kart.
protected-shared = **{ $names }**: nikt nie mógł wybrać kart, chyba że opiekun bota razem z: { $others }.
protected-none = **{ $names }**: opiekun bota mógł wybrać karty. Po pokazaniu pieczęci nikt niczego nie nacisnął.
protected-computer = **{ $names }**: w zapisie nie ma żadnego kliknięcia, jakby grał komputer. To nieprawda: spytaj opiekuna tego bota.
protected-unknown = Ta gra zaczęła się, zanim zapisywałem chwilę pokazania pieczęci, więc nie umiem powiedzieć, kto był chroniony przed opiekunem bota.
protected-shown = Pieczęć pokazana { $when }
protected-pressed = { $name } { $when }
verified-record = Nie musisz mi wierzyć na słowo: { $file } ma każdą kartę i każdy ruch, do sprawdzenia beze mnie.
doubted = Zapis gry i jej pieczęcie nie zgadzają się w wierszu { $line }. To nie powinno się nigdy zdarzyć. Powiedz o tym opiekunowi tego bota.
refusal-nothing-to-check = Nie ma czego sprawdzać: nie rozdano kart.
refusal-check-later = Wynik jednego stolika jest przed tobą ukryty, aż ktoś odrzuci kartę. Sprawdź tasowania potem.
refusal-dealt-by-hand = To były prawdziwe karty, rozdane ręcznie, nie przeze mnie, więc nie mam czego sprawdzać.
result-seed = Rozdanie { $deal } odtajnione: `{ $seed }`
# Kept together by hard blanks, so that a phone fills its lines.
seed = Do sprawdzenia tasowań: stolik { $table } · { $several ->
    [yes] kliknięcia
   *[no] kliknięcie
}{"\u00A0"}{ $presses }
    Pieczęć{"\u00A0"}{ $seal }…
    Ziarno{"\u00A0"}{ $seed }
