# The panel of house rules: choosing them step by step, saving them, offering them.


## The panel

panel-title = ### Własne zasady · { $step } z { $steps }: { $title }
panel-step-start = wybór
panel-step-change = zmiany
panel-step-use = gra
panel-label-kind = **Rodzaj zasad**
panel-label-start = **Punkt wyjścia**
panel-label-group = **Część zasad**
panel-label-clock = **Czas na turę**
panel-label-knob = **Zasada**
panel-label-value = **Jak się w to gra**
panel-label-value-was = **Jak się w to gra** · było: { $before }
panel-label-play = **Zagraj według tych zasad**
panel-label-save = **Zapisz je**
panel-challenge = Do wyzwania: { $name }.
panel-open = Do miejsca, które może zająć każdy.
panel-practice = Do gry z komputerem.
panel-counter = Do waszego wyzwania ({ $name }), zamiast tego, co jest w ofercie.
panel-preset = Do zapisania albo do gry od razu. Widzisz to tylko ty.
panel-start = Punkt wyjścia: **{ $name }**.
panel-start-own = Punkt wyjścia: **{ $name }**, z twoich zapisanych.
panel-start-server = Punkt wyjścia: **{ $name }**, z zapisanych na tym serwerze.
panel-start-unreadable = **{ $name }** to zapis z nowszej wersji, nie da się go tu odczytać.
panel-same = Bez zmian.
panel-same-offer = To samo, co w ofercie.
panel-changed = **Zmiany**
panel-change = - { $rule }: **{ $value }** (było: { $before })
panel-change-new = - { $rule }: **{ $value }**
panel-variant = - **{ $name }** zamiast: { $before }
panel-clock-change = - Zegar: **{ $value }** zamiast: { $before }
panel-clock-about = Ile może trwać tura. Kto przyjmuje ofertę, zgadza się i na to.
panel-more = { $changes ->
    [one] - i jeszcze 1
    [few] - i jeszcze { $changes }
    [many] - i jeszcze { $changes }
   *[other] - i jeszcze { $changes }
}
panel-many = Według tych zasad gra więcej niż dwoje: zaoferuj miejsca, a wszyscy tam dołączą.
panel-who = Z kim chcesz zagrać?
panel-who-menu = Wybierz osobę
panel-delete = Usunąć **{ $name }** na dobre? Gry według tych zasad toczą się dalej.
panel-sent = ### Wysłane
    Jest teraz na #{ $channel }.
panel-number = Liczba
panel-number-range = Od { $low } do { $high }
panel-name = Jak je nazwać
panel-name-title = Zapisz te zasady
panel-name-server-title = Zapisz dla serwera

panel-menu-group = Wybierz, co zmienić
panel-menu-knob = Wybierz zasadę
panel-menu-value = Wybierz wartość
panel-menu-start = Wybierz punkt wyjścia
panel-menu-clock = Wybierz zegar

press-panel = Własne zasady…
press-panel-challenge = Wyzwij: { $name }
press-panel-who = Wyzwij…
press-panel-open = Zaoferuj miejsce
press-panel-practice = Trening…
press-panel-counter = Wyślij tę ofertę
press-panel-over = Od nowa
press-panel-name = Zapisz jako…
press-panel-name-server = Zapisz dla serwera…
press-panel-keep = Zapisz { $name }
press-panel-delete = Usuń…
press-panel-really = Usuń
press-panel-stay = Zostaw
press-panel-back = Wstecz
press-panel-next = Dalej
press-panel-type = Wpisz…
press-rules-other = Inne zasady…

## What there is to start from

start-knock = Stuk i gotowe
start-oklahoma = Oklahoma: karta limitu
start-contests = Serie i arkusze Hollywood
start-others = Inne układy, inne stoły
start-programs = Jak w innych programach
start-mine = Twoje zapisane zasady
start-server = Zapisane na tym serwerze
start-server-more = Zapisane na tym serwerze, reszta
start-unreadable = { $name } (nie do odczytania)

## The groups

group-clock = Zegar
group-deal = Rozdawanie
group-melds = Układy i wartości
group-knocking = Stukanie
group-table = Wykładanie na stół
group-scoring = Punkty za rozdanie
group-game = Partia
group-contest = Rozgrywka
group-seats = Miejsca

## Values that many rules share

value-yes = Tak
value-no = Nie
value-off = Wyłączone
value-number = { $number }

## The deal

rule-first-dealer = Pierwszy rozdający
value-first-dealer-random = Losowo
value-first-dealer-cut-low-deals = Ciągnięcie kart: rozdaje najniższa
value-first-dealer-cut-high-chooses = Ciągnięcie kart: wybiera najwyższa
rule-next-dealer = Kto rozdaje potem
value-next-dealer-alternate = Na zmianę
value-next-dealer-winner = Kto wygrał rozdanie
value-next-dealer-loser = Kto przegrał rozdanie
rule-draw-dealer = Kto rozdaje po remisie
value-draw-dealer-same = Znów ta sama strona
value-draw-dealer-rotate = Druga strona
rule-first-turn = Pierwsza tura
value-first-turn-offer-both = Odkryta karta dla obu stron
value-first-turn-offer-nondealer = Odkryta karta dla jednej strony
value-first-turn-eleven-cards = Jedenaście kart, bez odkrytej
value-first-turn-stock-only = Z talonu, bez odkrytej karty
value-first-turn-normal-draw = Odkryta karta albo talon, jak zwykle
rule-immediate-knock = Ręka od razu gotowa do stukania
value-immediate-knock-allow = Gra się nią
value-immediate-knock-misdeal = Rozdaje się od nowa
rule-discard-visibility = Co widać ze stosu
value-discard-visibility-top-only = Wierzchnią kartę
value-discard-visibility-full = Wszystko
rule-return-taken-discard = Wzięta karta może wrócić na stos
rule-stock-end = Karty, które zostają w talonie
rule-wall-rule = Odrzucenie po ostatnim dobraniu
value-wall-rule-end-on-discard = Kończy rozdanie remisem
value-wall-rule-last-discard-action = Można je jeszcze wziąć i skończyć
rule-stall-guard = Tury bez talonu do remisu

## Melds and values

rule-sets = Komplety są układami
rule-runs = Sekwensy
value-runs-suited = W jednym kolorze
value-runs-any-suit = W dowolnych kolorach
rule-ace = As w sekwensie
value-ace-low = Niski: A-2-3
value-ace-high = Wysoki: D-K-A
value-ace-high-or-low = Niski albo wysoki: A-2-3, D-K-A
value-ace-corner = Za róg: K-A-2
rule-values = Ile liczą się karty
value-values-standard = As 1, figury 10
value-values-ace15 = As 15, figury 10
value-values-colonel = As 10, figury 10
value-values-mahjong = Od 2 do 9 po 5, od dziesiątki do króla 10, as 15
rule-table-melds = Gdzie leżą układy
value-table-melds-none = W ręce do końca rozdania
value-table-melds-own-only = Na stole, każda strona ma swoje
value-table-melds-shared = Na stole, dla obu stron

## Knocking

rule-knock-limit = Limit stukania
value-knock-limit-upcard = Tyle, ile karta limitu
value-knock-limit-gin-only = Nikt nie stuka: tylko gin
rule-knock-limit-ace = As jako karta limitu
value-knock-limit-ace-one = Stukanie do 1
value-knock-limit-ace-gin-only = Tylko gin
rule-knock-card-source = Karta limitu
value-knock-card-source-upcard = Odkryta karta
value-knock-card-source-second-deck = Z drugiej talii
rule-gin-compulsory = Gina trzeba zgłosić
rule-final-discard = Ostatnie odrzucenie
value-final-discard-required = Obowiązkowe
value-final-discard-optional = Można pominąć
value-final-discard-none = Kart się nie odrzuca
rule-knock-meld-mode = Układy stukającej strony
value-knock-meld-mode-auto = Pytanie tylko, gdy to ważne
value-knock-meld-mode-manual = Zawsze wybierane ręcznie
rule-layoff-mode = Dokładanie
value-layoff-mode-auto = Automatycznie
value-layoff-mode-manual = Ręcznie
rule-layoff-on-gin = Dokładanie także do gina
rule-illegal-knock = Stukanie ponad limit
value-illegal-knock-prevent = Niedozwolone
value-illegal-knock-opponent-choice = Druga strona decyduje, co dalej
value-illegal-knock-expose = Dalsza gra w otwarte karty

## Playing to the table

rule-multi-take = Kilka kart ze stosu naraz
rule-deep-card-use = Najgłębsza wzięta karta
value-deep-card-use-meld-or-layoff = Do nowego układu albo do leżącego
value-deep-card-use-new-meld-only = Do nowego układu
rule-contract = Kontrakt: wielkość układów
value-contract = { $sizes }
rule-layoff-cap-per-meld = Kart na turę do jednego układu
rule-extend-on-contract-turn = Dokładanie w turze kontraktu
rule-ace-offer-skips-draw = Kto przyjmie asa, nie dobiera
rule-reoffer-ban = Zakaz oferowania karty z powrotem
rule-exhaust-count = Karty, które liczą się na koniec talonu
value-exhaust-count-all-in-hand = Wszystkie w ręce
value-exhaust-count-unmatched-only = Tylko poza układami
rule-challenge = „Sprawdzam”, czyli porównanie rąk
rule-challenge-timing = Kiedy sprawdzać
value-challenge-timing-own-draw-phase = Przed własnym dobraniem
value-challenge-timing-anytime = W dowolnej chwili swojej tury
rule-challenge-per-turn = Sprawdzenia na turę
rule-challenge-tie = Równe ręce przy sprawdzaniu
value-challenge-tie-drawn = Remis
value-challenge-tie-challenged-wins = Wygrywa strona sprawdzana

## Scoring a deal

rule-knock-score = Stukanie daje
value-knock-score-difference = Różnicę
value-knock-score-loser-full = Wszystkie wolne karty przegranego
rule-gin-bonus = Premia za gina
rule-gin-bonus-no-contract = Gin, gdy druga strona bez kontraktu
rule-big-gin = Big gin
value-big-gin-off = Brak
value-big-gin-total = Daje łącznie tyle
value-big-gin-extra = Daje tyle więcej niż gin
rule-big-gin-points = Punkty za big gina
rule-undercut-bonus = Premia za podcięcie
rule-tie-rule = Równa liczba
value-tie-rule-undercut = To podcięcie
value-tie-rule-no-score = Nikt nie punktuje
rule-exhaust-score = Gdy talon się skończy
value-exhaust-score-void = Nikt nie punktuje
value-exhaust-score-difference = Kto ma mniej, dostaje różnicę
value-exhaust-score-table-minus-hand = Każda strona: stół minus ręka
rule-spade-doubles = Pik jako karta limitu podwaja
rule-extra-boxes-gin = Dodatkowe kreski za gina
rule-extra-boxes-big-gin = Dodatkowe kreski za big gina
rule-extra-boxes-undercut = Dodatkowe kreski za podcięcie
rule-spade-double-boxes = Kreski przy piku
value-spade-double-boxes-none = Bez podwajania
value-spade-double-boxes-extra = Dodatkowe podwójnie
value-spade-double-boxes-all = Wszystkie podwójnie
rule-sequence-bonus = Premia za sekwensy
value-sequence-bonus-off = Nie
value-sequence-bonus-winner = Tak, dla zwycięzcy
value-sequence-bonus-both = Tak, dla obu stron
rule-sequence-bonus-long-min = Od ilu kart sekwens jest długi
rule-sequence-bonus-long-per-card = Punkty za kartę długiego sekwensu
rule-sequence-bonus-face-per-card = Punkty za figurę w sekwensie

## The game

rule-game-target = Partia do
rule-game-bonus = Premia za partię
rule-line-bonus = Punkty za kreskę
rule-line-bonus-timing = Kiedy liczą się kreski
value-line-bonus-timing-end = Na koniec partii
value-line-bonus-timing-immediate = Od razu
rule-shutout = Wygrana do zera
value-shutout-off = Nic nie daje
value-shutout-double-points = Podwaja punkty zwycięzcy
value-shutout-double-points-and-game = Podwaja punkty i premię za partię
value-shutout-double-total = Podwaja całą sumę
value-shutout-extra = Daje tyle więcej
rule-shutout-points = Punkty za wygraną do zera
rule-exact-margin-forfeit = Przewaga, która przegrywa partię
rule-exact-margin-basis = Podstawa tej przewagi
value-exact-margin-basis-points = Punkty
value-exact-margin-basis-final = Sumy końcowe
rule-winner-by = Partię wygrywa
value-winner-by-first-to-target = Kto pierwszy dojdzie do celu
value-winner-by-higher-final-total = Kto ma na końcu więcej

## The contest

rule-match = Rozgrywka
value-match-single = Jedna partia
value-match-multi-match = Kilka meczów, jeden wynik
value-match-best-of = Seria partii
value-match-hollywood = Arkusz Hollywood
rule-best-of = Partie w serii
rule-multi-target = Mecze łącznie do
rule-multi-hand-bonus = Punkty za wygrane rozdanie, po meczu
rule-multi-win-bonus = Premia za mecz
rule-multi-shutout-bonus = Premia za wszystkie rozdania
rule-hollywood-columns = Kolumny na arkuszu
rule-hollywood-late-entry = Pierwszy wpis w zamkniętej kolumnie
value-hollywood-late-entry-next-open = Idzie do następnej otwartej
value-hollywood-late-entry-by-count = Przepada
rule-hollywood-decide = Co decyduje
value-hollywood-decide-net-points = Sumy kolumn
value-hollywood-decide-columns-won = Wygrane kolumny
rule-hollywood-third-double = Trzecia kolumna podwójnie

## Seats

rule-seating = Kto gra
value-seating-heads-up = Dwoje graczy
value-seating-partnership = Dwie drużyny
value-seating-round-robin = Troje lub czworo na zmianę
value-seating-captain = Kapitan przeciw reszcie
value-seating-three-handed = We troje, wszyscy w tym samym rozdaniu
rule-team-size = Graczy w drużynie
rule-team-target = Cel drużyn
rule-team-sweep-bonus = Za wszystkie stoliki, na osobę
rule-opponent-rotation = Zmiana przeciwników
value-opponent-rotation-fixed = Nigdy
value-opponent-rotation-each-hand = Co rozdanie
value-opponent-rotation-each-game = Co partię
rule-partner-talk = Wgląd w karty partnera
value-partner-talk-off = Nigdy
value-partner-talk-after-own-hand = Po własnym rozdaniu
value-partner-talk-always = Zawsze
rule-team-result-visibility = Wyniki innych stolików
value-team-result-visibility-immediate = Od razu
value-team-result-visibility-after-discard = Dopiero po odrzuceniu karty

## An offer of other rules

challenge-counters = { $you ->
    [host] ### Proponujesz inne zasady graczowi { $guest }
    [guest] ### { $host } proponuje ci inne zasady
   *[other] ### { $host } proponuje inne zasady graczowi { $guest }
}
offer-changed = **Zamiast poprzedniej oferty**

## What can’t be done

refusal-offer-changed = Od tego czasu są w ofercie inne zasady. Najpierw na nie spójrz.
refusal-only-they-offer = O zasadach decydują { $name } i osoba, którą wyzwano.
refusal-same-rules = To samo jest już w ofercie. Najpierw coś zmień.
refusal-seats-stay = To wyzwanie jest dla dwojga. Dla większej grupy `/gin play` ma miejsca przy stoliku.
refusal-no-such-rule = W tych zasadach nie ma już takiego wyboru. Panel pokazuje te, które są.
refusal-panel-gone = Tego panelu już nie ma. **Własne zasady…** w `/gin play` otwiera nowy.
refusal-panel-used = Te zasady są już wysłane. **Własne zasady…** w `/gin play` otwiera nowy panel.
refusal-no-name = Tej nazwy nie widać. Daj im inną.
refusal-name-taken = Inne zasady są już zapisane jako „{ $name }”. Wybierz inną nazwę albo wyjdź od tamtych i zapisz je ponownie.
refusal-ready-made-name = „{ $name }” to nazwa gotowych zasad. Wybierz inną.
refusal-too-many-saved = Zapisanych zasad jest już { $most }, a więcej się nie zmieści. Najpierw usuń którąś.
refusal-saved-gone = Tych zasad nie ma już wśród zapisanych.
refusal-managers-only = Zasadami serwera zajmują się ci, którzy nim zarządzają. Możesz zapisać je dla siebie.
refusal-no-number = To nie jest liczba od { $low } do { $high }.
