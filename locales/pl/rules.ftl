## One line

line-rules = **{ $rules }** · { $contest }
line-single = jedna partia do { $target }
line-best-of = seria: większość z { $games } partii do { $target }
line-hollywood = { $columns ->
    [one] Hollywood, jedna kolumna do { $target }
    [few] Hollywood, { $columns } kolumny do { $target }
    [many] Hollywood, { $columns } kolumn do { $target }
   *[other] Hollywood, { $columns } kolumn do { $target }
}
line-multi-match = mecze do { $target }, łącznie do { $total }
line-gin = gin{"\u00A0"}{ $points }
line-out = pusta{"\u00A0"}ręka{"\u00A0"}{ $points }
line-undercut = podcięcie{"\u00A0"}{ $points }
line-big-gin = big{"\u00A0"}gin{"\u00A0"}{ $points }
line-line-bonus = kreska{"\u00A0"}{ $value }
line-game-bonus = partia{"\u00A0"}{ $value }
line-shutout = { $value ->
    [double_points] do zera podwaja
    [double_points_and_game] do zera podwaja punkty i partię
    [double_total] do zera podwaja sumę
   *[extra] do{"\u00A0"}zera{"\u00A0"}{ $points }
}
line-house = Własne zasady: { $options }
line-house-more = Własne zasady: { $options }; i jeszcze { $more }
limit-second-deck = limit wyznacza druga talia
limit-table = układy na stole, dla obu stron
limit-own-table = układy na stole, każda strona ma swoje
short-single = { $rules } do { $target }
short-best-of = { $rules }, seria z { $games } partii do { $target }
short-hollywood = { $columns ->
    [one] { $rules }, { $columns } kolumna do { $target }
    [few] { $rules }, { $columns } kolumny do { $target }
    [many] { $rules }, { $columns } kolumn do { $target }
   *[other] { $rules }, { $columns } kolumn do { $target }
}
short-multi-match = { $rules }, mecze do { $target }
short-house = { $rules }, własne zasady
option-beside = { $said } ({ $number })
press-rules = Zasady

## A book of rules: its pages, and what every one of them is about

page-melds = Układy
page-play = Gra
page-end = Koniec
page-score = Punkty
page-game = Partia
rules-title = ### { $rules }
rules-page = **{ $page }**

## Melds

rules-aim-knock = **Cel:** ułóż dziesięć kart w układy i skończ rozdanie, gdy poza nimi zostaje niewiele.
rules-aim-gin = **Cel:** ułóż wszystkie dziesięć kart w układy szybciej niż druga strona.
rules-aim-mahjong = **Cel:** wyłóż karty na stół, we własnych układach albo dokładając do leżących, i zostań bez kart przed drugą stroną.
rules-aim-skarney = **Cel:** wyłóż kontrakt, dokładaj do swoich układów i zostań bez kart przed drugą stroną.
rules-aim-colonel = **Cel:** zostań bez kart przed drugą stroną, wykładając układy i dokładając do leżących na stole.
rules-set = **Komplet:** trzy lub cztery karty tej samej wartości.
rules-run-suited = **Sekwens:** trzy lub więcej kolejnych kart jednego koloru.
rules-run-any-suit = **Sekwens:** trzy lub więcej kolejnych kart w dowolnych kolorach.
rules-ace-low = As jest niski, więc sekwensem jest
rules-ace-high = As jest wysoki, więc sekwensem jest
rules-ace-high-or-low = As jest wysoki albo niski, więc sekwensem jest jedno i drugie:
rules-ace-corner = Sekwens może iść za róg, na przykład
rules-one-meld = Karta należy tylko do jednego układu. Te poza układami to **wolne karty**, które liczą się przeciw tobie.
rules-one-meld-table = Karta należy tylko do jednego układu. Co zostaje w ręce, liczy się przeciw tobie, w układzie czy nie.
rules-values-standard = As liczy się za 1, figury za 10, inne karty za tyle, ile na nich widać.
rules-values-ace15 = As liczy się za 15, figury za 10, inne karty za tyle, ile na nich widać.
rules-values-colonel = As i figury liczą się za 10, inne karty za tyle, ile na nich widać.
rules-values-mahjong = Od dwójki do dziewiątki po 5, od dziesiątki do króla 10, as 15.

## Playing

rules-play-knock = Po dziesięć kart. Tura to **dobranie**, z talonu albo z wierzchu stosu, i **odrzucenie**.
rules-play-jersey = Po dziesięć kart. Tura to **dobranie**, z talonu albo z wierzchu stosu, i **odrzucenie**; potem gra osoba po lewej i tylko ona może wziąć to, co odrzucisz.
rules-play-mahjong = Po dziesięć kart. Tura to **dobranie**, z talonu albo ze stosu; potem, jeśli chcesz, **układy** i karty dołożone do dowolnych układów na stole; potem **odrzucenie**.
rules-play-mahjong-deep = Z wierzchu stosu możesz wziąć więcej niż jedną kartę; wtedy najgłębsza z nich musi w tej turze trafić na stół.
rules-play-skarney = Po dziesięć kart i bez odrzucania. Tura to **dobranie** z talonu; potem **kontrakt**, a gdy już leży, nowe układy i karty dołożone do swoich; potem **oferta**: jedna karta dla drugiej strony, która ją bierze albo oddaje.
rules-play-colonel = Po dziesięć kart. Tura to **dobranie**, z talonu albo z wierzchu stosu; potem, jeśli chcesz, **układy** i karty dołożone do dowolnych układów na stole; potem **odrzucenie**.

## Ending a deal

rules-end-knock = Po dobraniu możesz **zastukać**: gdy poza układami zostaje dość mało, odrzuć kartę zakrytą i pokaż rękę.
rules-end-gin-only = Nikt nie stuka. Gdy po odrzuceniu masz wszystkie dziesięć kart w układach, to **gin** i koniec rozdania.
rules-end-gin = Gdy nie zostaje nic, to **gin**.
rules-end-big-gin = Cała jedenastka w układach, bez odrzucania, to **big gin**.
rules-end-layoff = Druga strona też wykłada wtedy swoje układy i **dokłada**, co pasuje, do układów tego, kto zastukał.
rules-end-layoff-three = Pozostali też wykładają wtedy swoje układy i **dokładają**, co pasuje, do układów tego, kto zastukał: najpierw osoba po jego lewej. Kartę można dołożyć do własnej dołożonej, ale nie do cudzej.
rules-end-layoff-auto = Bot robi to za nią, najlepiej jak można (ręcznie, jeśli tak ustawisz **Dokładanie** w panelu własnych zasad).
rules-end-out = Kto zostaje bez kart, ten **kończy** rozdanie.

## Scoring

rules-knock-difference = **Stukanie:** różnica wolnych kart.
rules-knock-loser-full = **Stukanie:** wszystko, co zostało przegranemu.
rules-knock-difference-three = **Stukanie:** różnica wolnych kart z każdym z pozostałych.
rules-knock-loser-full-three = **Stukanie:** wszystko, co zostało pozostałym.
rules-undercut = **Podcięcie,** gdy drugiej stronie zostaje tyle samo albo mniej: ona dostaje różnicę i { $points }.
rules-undercut-below = **Podcięcie,** gdy drugiej stronie zostaje mniej: ona dostaje różnicę i { $points }.
rules-undercut-three = **Podcięcie,** gdy komuś innemu zostaje tyle samo albo mniej: kto ma najmniej, dostaje { $points } i różnicę z każdym z pozostałych.
rules-undercut-below-three = **Podcięcie,** gdy komuś innemu zostaje mniej: kto ma najmniej, dostaje { $points } i różnicę z każdym z pozostałych.
rules-gin = **Gin:** { $points } i wszystko, co zostało drugiej stronie.
rules-big-gin = **Big gin:** { $points } i wszystko, co zostało drugiej stronie.
rules-gin-three = **Gin:** { $points } i wszystko, co zostało pozostałym.
rules-big-gin-three = **Big gin:** { $points } i wszystko, co zostało pozostałym.
rules-cancelled-gin = **Gin,** do którego dołożono wszystko: nikt nie punktuje.
rules-draw = **Nikt nie kończy:** bez punktów.
rules-out = **Pusta ręka:** { $points } i wszystko, co trzyma druga strona.
rules-out-bare = **Pusta ręka:** wszystko, co trzyma druga strona.
rules-out-no-contract = **Pusta ręka,** gdy druga strona nie ma kontraktu: { $points } zamiast { $bonus }.
rules-out-both = **Każda strona:** to, co ma na stole, minus to, co trzyma; kto kończy, dostaje { $points } więcej.
rules-challenge = **Przyjęte „sprawdzam”:** kto ma mniej, zdobywa wszystko, co trzyma druga strona.

## The game

rules-match-single = **Jedna partia** do { $target ->
    [one] { $target } punktu
    [few] { $target } punktów
    [many] { $target } punktów
   *[other] { $target } punktów
}.
rules-match-best-of = **Seria:** większość z { $games } partii, każda do { $target ->
    [one] { $target } punktu
    [few] { $target } punktów
    [many] { $target } punktów
   *[other] { $target } punktów
}.
rules-match-hollywood = { $columns ->
    [one] **1 kolumna**, partia
    [few] **{ $columns } kolumny** obok siebie, każda to partia
    [many] **{ $columns } kolumn** obok siebie, każda to partia
   *[other] **{ $columns } kolumn** obok siebie, każda to partia
} do { $target }: pierwszą wygraną strona wpisuje w jednej kolumnie, drugą w dwóch i tak dalej.
rules-match-multi-match = **Mecze** do { $target ->
    [one] { $target } punktu
    [few] { $target } punktów
    [many] { $target } punktów
   *[other] { $target } punktów
}, jeden po drugim; z premiami składają się na { $total }.
rules-seating-partnership = **Drużyny:** każdy gra rozdanie z kimś z drugiej drużyny; różnicę dostaje ta strona, która łącznie wygra więcej.
rules-seating-round-robin = **Na zmianę:** dwoje gra, reszta czeka; kto przegra rozdanie, ustępuje miejsca temu, kto czeka najdłużej.
rules-seating-captain = **Gra z kapitanem:** jedna osoba gra po kolei ze wszystkimi; każdy gra, dopóki nie przegra rozdania.
rules-seating-three-handed = **Gra troje** w każdym rozdaniu, każdy dla siebie. Na koniec każdy rozlicza się z każdym: niższa suma płaci różnicę.
rules-both-reach = Jeśli obie strony dojdą tam w jednym rozdaniu, wygrywa wyższa suma; przy równych gra się dalej.
rules-no-bonus = Na koniec nic się nie dodaje.
rules-box = Każde wygrane rozdanie to **kreska**; kto wygra partię, nie oddając ani jednej, wygrywa **do zera**.

## A small example, played by the same program as the deals

example-title = **Na przykład**
example-knock-card = **Na przykład** { $card } jako karta limitu: stukanie do { $limit }
example-gin-card = **Na przykład** { $card } jako karta limitu: rozdanie kończy tylko gin
example-limit = **Na przykład** stukanie do { $limit }
example-one = Północ
example-two = Południe
example-hand = { $name } · zostaje: { $cards } = { $count }
example-empty = { $name } · nie zostaje nic
example-laid-off = { $name } dokłada { $cards }
example-table = { $name }: na stole { $count }
example-out = { $name } kończy bez kart
example-holds = { $name } ma w ręce: { $cards } = { $count }
example-scores = { $name } zdobywa **{ $points }**
example-without = Gdy druga strona nie ma kontraktu: **{ $sum }**
example-boxes = i { $boxes ->
    [one] kreskę
    [few] { $boxes } kreski
    [many] { $boxes } kresek
   *[other] { $boxes } kresek
}
example-line = { $name }: { $line }
example-nobody = Nikt nie punktuje.
