## Tips. Cards and numbers in them come from the engine.

tips-another = Inna porada
tips-hint = Wybierz temat
tips-topic-any = Wszystkie tematy
tips-topic-early = Pierwsze tury
tips-topic-melds = Budowanie układów
tips-topic-pile = Czytanie stosu
tips-topic-knock = Stukanie
tips-topic-late = Pod koniec rozdania
tips-topic-skarney = Skarney gin
tips-topic-colonel = Colonel

## The first turns

tip-title-shed = Najpierw wyrzucaj wysokie karty
tip-shed = To, co do niczego nie pasuje, kosztuje swoją wartość, gdy druga strona zastuka. Odrzuć tu { $card }, a z { $before } zrobi się { $after }.
tip-title-low = Niskie karty mogą zostać
tip-low = Żadna z tych trójek kart nie jest układem. Ale niska kosztuje cię { $low }, a wysoka { $high }.
tip-title-upcard = Bierz odkrytą kartę, która daje układ
tip-upcard = Para jest warta { $before }; z odkrytą kartą to komplet i zostaje { $after }. Odkryta karta jest za darmo, a zostawiona może pomóc drugiej stronie.
tip-title-soon = Schodź z punktami
tip-soon = Każde dobranie powinno zmniejszać wolne karty albo przybliżać układ. Kto pierwszy zejdzie nisko, może pierwszy stukać, gdy druga ręka jest jeszcze pełna.

## Building melds

tip-title-middle = Środek jest wart więcej
tip-middle = Policz układy z trzech i czterech kart: siódemka może być w { $seven } z nich, as albo król tylko w { $edge }. Trzymaj więc karty ze środka.
tip-title-pair = Na co czekasz?
tip-pair = Para czeka na { $pair ->
    [one] { $pair } kartę
    [few] { $pair } karty
    [many] { $pair } kart
   *[other] { $pair } kart
}, tak samo 7♦ 8♦, otwarte z obu stron: { $open }. D♦ K♦ ma jeden koniec ({ $edge }), a 6♦ 8♦ jedną lukę ({ $gap }). Zostaw to, co ma więcej.
tip-title-three = Dwie szanse naraz
tip-three = Te trzy czekają na { $waits ->
    [one] { $waits } kartę
    [few] { $waits } karty
    [many] { $waits } kart
   *[other] { $waits } kart
}: { $cards }. W razie wpadki kosztują tylko { $count }.
tip-title-dead = Niektóre pary są martwe
tip-dead = Dwa walety mogą stać się kompletem dzięki { $waits ->
    [one] { $waits } karcie
    [few] { $waits } kartom
    [many] { $waits } kartom
   *[other] { $waits } kartom
}. Jeśli obie poszły na stos, { $left ->
    [0] nie została żadna
    [one] została { $left }
    [few] zostały { $left }
    [many] zostało { $left }
   *[other] zostało { $left }
}: rozbij parę.
tip-title-break = Parę wolno rozbić
tip-break = Masz dwie damy i dobierasz dwójkę. Zostaw jedną damę i dwójkę, a z { $before } zrobi się { $after }. Gdy rozdanie już trochę trwa, to lepsze niż czekanie na trzecią.

## Reading the pile

tip-title-memory = Pamiętaj, co już poszło
tip-memory = Widać tylko wierzch stosu, więc resztę miej w głowie. Nie czekaj na kartę, która tam leży, i wyrzucaj to, co nikomu się już nie przyda.
tip-title-takes = Patrz, co bierze przeciwnik
tip-takes = Jeśli druga strona bierze 9♠, do układu z trzech { $count ->
    [one] pasuje z nią { $count } karta
    [few] pasują z nią { $count } karty
    [many] pasuje z nią { $count } kart
   *[other] pasuje z nią { $count } kart
}: { $cards }. Pomyśl dwa razy, zanim którąś wyrzucisz. To, co zostawia, mówi równie dużo.
tip-title-hold = Trzymaj, co zbiera przeciwnik
tip-hold = Jeśli druga strona wzięła dziewiątki, twoja własna nie jest stratą: tamta jej nie dostanie, a gdy zastuka, możesz ją dołożyć.
tip-title-vary = Nie daj się łatwo czytać
tip-vary = Kto zawsze wyrzuca od najwyższej w dół, uczy drugą stronę robić to samo i podpowiada jej, co bezpiecznie trzymać. Od czasu do czasu zagraj inaczej.

## Knocking

tip-title-often = Stukaj, gdy tylko można
tip-often = Dobrzy gracze stukają często i rzadko czekają na gina. Druga strona nie ma wtedy czasu ułożyć ręki. Tylko gdy rozdanie trwa długo, uważaj na podcięcie.
tip-title-gin = Stukać czy czekać na gina?
tip-gin = Można tu zastukać z { $deadwood }. Gina { $count ->
    [one] da { $count } karta
    [few] dadzą { $count } karty
    [many] da { $count } kart
   *[other] da { $count } kart
}: { $cards }. Policz te, które mogą jeszcze przyjść. Gdy jest ich mało, stukaj. Przy około pięciu poczekaj turę lub dwie, nie dłużej: gin daje tylko mniej więcej dwa razy tyle.
tip-title-layout = Pokaż układy, które najmniej pomogą
tip-layout = Oba sposoby zostawiają ci tyle samo. Do pierwszego można dołożyć { $worse }, do drugiego tylko { $better }. Bot proponuje drugi.
tip-title-undercut = Uważaj na podcięcie
tip-undercut = Gdy stukasz, a druga strona ma tyle samo albo mniej, to ona wygrywa: różnicę i { $points } więcej. Im dłuższe rozdanie, tym niżej trzeba zejść przed stukaniem.

## Late in a deal

tip-title-ready = Spodziewaj się stukania
tip-ready = Gdy zejdzie pół talonu, druga strona może już być gotowa. Pozbądź się wysokich kart, nawet z pary, i policz, z czym zostaniesz.
tip-title-queen = Dama, która czekała
tip-queen = Jedna strona trzymała przez kilka tur damę, licząc na waleta, i za późno uporządkowała resztę. Druga zastukała tak jak tu, z { $deadwood }. Dołożyć dało się takie karty: { $cards }; zostało { $left }, a to kosztowało { $points }.
tip-title-luck = Szczęście się wyrównuje
tip-luck = Jedno rozdanie mało mówi o tym, kto gra lepiej. Sto już tak. Graj na dłuższą metę i nie odgrywaj się po złym rozdaniu.

## Skarney gin

tip-title-contract = Kiedy wyłożyć kontrakt
tip-contract = W tym cała gra. Za wcześnie: zostaje ci karta lub dwie, których nigdzie nie dołożysz. Za późno: wszystko, co trzymasz, liczy się przeciw tobie.
tip-title-mixed = Sekwensy rosną najlepiej
tip-mixed = Sekwens może być z dowolnych kolorów, więc do tego { $run ->
    [one] pasuje { $run } karta
    [few] pasują { $run } karty
    [many] pasuje { $run } kart
   *[other] pasuje { $run } kart
}, a do kompletu { $set ->
    [one] tylko jedna
    [few] { $set }
    [many] { $set }
   *[other] { $set }
}. Trzymaj układy, które mogą rosnąć.

## Colonel

tip-title-lay = Wykładać od razu czy trzymać?
tip-lay = To, co leży na stole, nie liczy się przeciw tobie, gdy druga strona skończy. Ale ona może do tego dokładać i pozbywać się swoich kart.
tip-title-many = Dużo niskich kart wygrywa sprawdzanie
tip-many = Wygrywa mniejsza suma, nie mniejsza ręka: te sześć kart to { $many }, a te dwie obok { $few }.
