# Reviews of finished deals (docs/coach.md)

command-review = Zobacz, które decyzje w skończonym rozdaniu kosztowały cię punkty i co było lepsze
command-review-deal = Które rozdanie? Domyślnie: twoje ostatnie
press-review = Trener
# $points is a number below zero, written out; $played is one of review-short-…
press-review-mistake = { $played }: { $points }
press-review-replay = Zobacz w powtórce
review-title = Trener o rozdaniu { $deal } · { $first } – { $second }
review-nothing = W tym rozdaniu żadna decyzja nie należała do ciebie.
review-clean = **Bez wyraźnego błędu.** { $decisions ->
    [one] Przy twojej jedynej decyzji
    [few] Przy żadnej z twoich { $decisions } decyzji
    [many] Przy żadnej z twoich { $decisions } decyzji
   *[other] Przy żadnej z twoich { $decisions } decyzji
} nie znajduję nic lepszego.
review-verdict = { $mistakes ->
    [one] **Jedna decyzja** z twoich { $decisions } kosztuje
    [few] **{ $mistakes } decyzje** z twoich { $decisions } kosztują
    [many] **{ $mistakes } decyzji** z twoich { $decisions } kosztuje
   *[other] **{ $mistakes } decyzji** z twoich { $decisions } kosztuje
} cię około **{ $points ->
    [one] jednego punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktów
}**, sądząc po tym, co było widać.
# $luck is good, bad or none.
review-dealt = Karty na start: { $luck ->
    [good] o { $points } pkt lepsze niż średnio
    [bad] o { $points } pkt gorsze niż średnio
   *[none] średnie
}
review-drawn = Twoje { $draws ->
    [one] { $draws } dobranie
    [few] { $draws } dobrania
    [many] { $draws } dobrań
   *[other] { $draws } dobrań
}: { $luck ->
    [good] o { $points } pkt lepsze niż średnio
    [bad] o { $points } pkt gorsze niż średnio
   *[none] ani szczęście, ani pech
}
# $played is one of review-did-…
review-cost = **{ $played }** Kosztuje to około **{ $points ->
    [one] jednego punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktów
}**, plus minus { $error }.
review-did-take = Bierzesz { $card }.
review-did-stock = Dobierasz z talonu.
review-did-pass = Pasujesz.
review-did-discard = Odrzucasz { $card }.
review-did-knock = Stukasz, odkładając zakrytą kartę, { $card }.
review-did-gin = Zgłaszasz gina, odkładając zakrytą kartę, { $card }.
review-did-big-gin = Zgłaszasz big gina.
review-short-take = Weź { $card }
review-short-stock = Talon
review-short-pass = Pas
review-short-discard = { $card }
review-short-knock = Stukanie
review-short-gin = Gin
review-short-big-gin = Big gin
review-held = Twoja ręka · wolne karty { $deadwood } pkt
review-pile = Na stosie { $card } · w talonie { $stock }
review-no-pile = Na stosie nic · w talonie { $stock }
review-known = Wzięte i wciąż w ręce ({ $name }): { $cards }
# $move is advice, such as “Discard K♦”.
review-better = **Lepiej: { $move }.**

refusal-not-your-review = Analiza jest tylko dla tych, którzy grali, dla każdego osobno. To rozdanie nie jest twoje.
refusal-not-weighed = Według tych zasad nie umiem oceniać ruchów na tyle dobrze, żeby coś nazwać błędem. Omawiam rozdania, w których się stuka, z sekwensami w jednym kolorze.
refusal-review-under-way = Myślę jeszcze nad innym twoim rozdaniem. Spytaj za chwilę.
refusal-no-review-found = Tej analizy nie udało się skończyć. Spróbuj za chwilę.
