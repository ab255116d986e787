# What each option of the rules means, as a phrase among others: a message an option.
# $value is a word, or a number where the option has one.

option-first-dealer = { $value ->
    [random] pierwszy rozdający jest losowany
    [cut_low_deals] karty ciągnie się o to, kto zaczyna rozdawać: rozdaje najniższa
   *[cut_high_chooses] karty ciągnie się o to, kto zaczyna rozdawać: wybiera najwyższa
}
option-next-dealer = { $value ->
    [alternate] rozdaje się na zmianę
    [winner] kto wygra rozdanie, rozdaje następne
   *[loser] kto przegra rozdanie, rozdaje następne
}
option-draw-dealer = { $value ->
    [same] po remisie rozdaje ta sama strona
   *[rotate] po remisie rozdaje druga strona
}
option-first-turn = { $value ->
    [offer_both] odkrytą kartę może wziąć przeciwnik rozdającego, a potem rozdający
    [offer_nondealer] odkrytą kartę może wziąć tylko przeciwnik rozdającego
    [eleven_cards] bez odkrytej karty: przeciwnik rozdającego dostaje jedenaście kart i zaczyna od odrzucenia
    [stock_only] bez odkrytej karty: przeciwnik rozdającego zaczyna od talonu
   *[normal_draw] pierwsza tura jak każda inna: odkryta karta albo talon
}
option-immediate-knock = { $value ->
    [allow] ręką od razu gotową do stukania gra się normalnie
   *[misdeal] przy ręce od razu gotowej do stukania rozdaje się od nowa
}
option-discard-visibility = { $value ->
    [top_only] widać tylko wierzch stosu
   *[full] widać cały stos
}
option-return-taken-discard = { $value ->
    [yes] karta wzięta ze stosu może na niego wrócić w tej samej turze; dwa razy z rzędu to remis
   *[no] karta wzięta ze stosu nie może na niego wrócić w tej samej turze
}
option-stock-end = { $value ->
    [0] talon dobiera się do ostatniej karty
    [1] ostatniej karty talonu się nie dobiera
    [one] ostatniej karty talonu się nie dobiera
    [few] ostatnich { $value } kart talonu się nie dobiera
    [many] ostatnich { $value } kart talonu się nie dobiera
   *[other] ostatnich { $value } kart talonu się nie dobiera
}
option-wall-rule = { $value ->
    [end_on_discard] odrzucenie po ostatnim dobraniu kończy rozdanie bez zwycięzcy
   *[last_discard_action] kartą odrzuconą po ostatnim dobraniu druga strona może jeszcze skończyć rozdanie
}
option-stall-guard = { $value ->
    [one] 1 tura bez dobrania z talonu kończy rozdanie
    [few] { $value } tury bez dobrania z talonu kończą rozdanie
    [many] { $value } tur bez dobrania z talonu kończy rozdanie
   *[other] { $value } tur bez dobrania z talonu kończy rozdanie
}
option-sets = { $value ->
    [yes] komplety są układami
   *[no] układami są tylko sekwensy, bez kompletów
}
option-runs = { $value ->
    [suited] sekwensy są w jednym kolorze
   *[any_suit] sekwensy są w dowolnych kolorach
}
option-ace = { $value ->
    [low] as jest niski: A-2-3
    [high] as jest wysoki: D-K-A
    [high_or_low] as jest niski albo wysoki: A-2-3, D-K-A
   *[corner] sekwensy idą za róg: K-A-2
}
option-values = { $value ->
    [standard] as to 1, figura 10
    [ace15] as to 15
    [colonel] as to 10
   *[mahjong] od 2 do 9 po 5, od dziesiątki do króla 10, as 15
}
option-table-melds = { $value ->
    [none] układy zostają w ręce do końca rozdania
    [own_only] układy wykłada się w trakcie gry, dokłada tylko właściciel; nikt nie stuka
   *[shared] układy wykłada się w trakcie gry, dokładają obie strony; nikt nie stuka
}
option-knock-limit = { $value ->
    [upcard] limit stukania wyznacza karta limitu
    [gin_only] nikt nie stuka: rozdanie kończy tylko gin
   *[other] stukanie do { $value }
}
option-knock-limit-ace = { $value ->
    [one] as jako karta limitu: stukanie do 1
   *[gin_only] as jako karta limitu: bez stukania, rozdanie kończy tylko gin
}
option-knock-card-source = { $value ->
    [upcard] kartą limitu jest odkryta karta
   *[second_deck] karta limitu pochodzi z drugiej talii
}
option-gin-compulsory = { $value ->
    [yes] gina w ręce trzeba zgłosić
   *[no] z ginem w ręce wolno grać dalej
}
option-final-discard = { $value ->
    [required] ostatnia karta rozdania musi być odrzucona
    [optional] rozdanie można skończyć bez odrzucania
   *[none] kart się nie odrzuca
}
option-knock-meld-mode = { $value ->
    [auto] kto stuka, wybiera układy tylko wtedy, gdy to ma znaczenie
   *[manual] kto stuka, zawsze sam wybiera układy
}
option-layoff-mode = { $value ->
    [auto] karty dokładają się same, najlepiej jak można
   *[manual] karty dokłada się ręcznie
}
option-layoff-on-gin = { $value ->
    [yes] do gina też się dokłada, a kto dołoży wszystko, unieważnia go
   *[no] do gina się nie dokłada
}
option-illegal-knock = { $value ->
    [prevent] stukać ponad limit nie wolno
    [opponent_choice] po stukaniu ponad limit druga strona je liczy albo każe grać dalej w otwarte karty
   *[expose] po stukaniu ponad limit gra się dalej w otwarte karty
}
option-knock-score = { $value ->
    [difference] stukanie daje różnicę wolnych kart
   *[loser_full] stukanie daje wszystkie wolne karty przegranego
}
option-gin-bonus = { $value ->
    [0] gin bez premii
   *[other] gin daje { $value }
}
option-big-gin = { $value ->
    [off] nie ma big gina
    [total] big gin daje łącznie { $points }
   *[extra] big gin daje { $points } więcej niż gin
}
option-undercut-bonus = { $value ->
    [0] podcięcie bez premii
   *[other] podcięcie daje { $value }
}
option-tie-rule = { $value ->
    [undercut] równa liczba to podcięcie
   *[no_score] przy równej liczbie nikt nie punktuje
}
option-spade-doubles = { $value ->
    [yes] pik jako karta limitu podwaja punkty za rozdanie
   *[no] żadna karta nie podwaja rozdania
}
option-spade-double-boxes = { $value ->
    [none] żadna karta nie podwaja kresek
    [extra] pik jako karta limitu podwaja dodatkowe kreski
   *[all] pik jako karta limitu podwaja wszystkie kreski
}
option-extra-boxes = { $value ->
    [none] wygrane rozdanie to jedna kreska, bez względu na sposób
   *[some] dodatkowe kreski: { $gin } za gina, { $big_gin } za big gina, { $undercut } za podcięcie
}
option-sequence-bonus = { $value ->
    [off] same sekwensy nic nie dają
    [winner] sekwensy zwycięzcy dają: { $long } za kartę od { $cards } kart wzwyż i { $pictures } za figurę
   *[both] sekwensy obu stron dają: { $long } za kartę od { $cards } kart wzwyż i { $pictures } za figurę
}
option-gin-bonus-no-contract = { $value ->
    [off] gin daje tyle samo, gdy druga strona nie ma kontraktu
   *[other] gin daje { $value }, gdy druga strona nie ma kontraktu
}
option-exhaust-score = { $value ->
    [void] gdy talon się skończy, nikt nie punktuje
    [difference] gdy talon się skończy, kto ma mniej, dostaje różnicę
   *[table_minus_hand] gdy talon się skończy, każda strona dostaje to, co wyłożyła, minus to, co trzyma
}
option-game-target = partia do { $value }
option-game-bonus = { $value ->
    [0] wygrana partia bez premii
   *[other] wygrana partia daje { $value }
}
option-line-bonus = { $value ->
    [0] kreski nic nie dają
   *[other] kreska daje { $value }
}
option-line-bonus-timing = { $value ->
    [end] kreski liczą się na koniec partii
   *[immediate] kreski liczą się od razu
}
option-shutout = { $value ->
    [off] wygrana do zera nic nie daje
    [double_points] wygrana do zera podwaja punkty zwycięzcy
    [double_points_and_game] wygrana do zera podwaja punkty i premię za partię
    [double_total] wygrana do zera podwaja całą sumę zwycięzcy
   *[extra] wygrana do zera daje { $points } więcej
}
option-exact-margin-forfeit = { $value ->
    [off] żadna przewaga nie przegrywa partii
   *[other] przewaga dokładnie { $value } na końcu przegrywa partię
}
option-exact-margin-basis = { $value ->
    [points] tę przewagę liczy się w punktach
   *[final] tę przewagę liczy się w sumach końcowych
}
option-winner-by = { $value ->
    [first_to_target] partię wygrywa, kto pierwszy dojdzie do celu
   *[higher_final_total] partię wygrywa, kto ma na końcu wyższą sumę
}
option-match = { $value ->
    [single] rozgrywka to jedna partia
    [multi_match] rozgrywka to kilka meczów ze wspólnym wynikiem
    [best_of] rozgrywka to seria partii
   *[hollywood] rozgrywka to arkusz Hollywood: partie obok siebie, ze wspólnymi rozdaniami
}
option-multi-target = mecze gra się łącznie do { $value }
option-multi-hand-bonus = wygrane rozdanie daje { $value } na koniec meczu
option-multi-win-bonus = wygrany mecz daje { $value }
option-multi-shutout-bonus = wszystkie wygrane rozdania w meczu dają { $value } więcej
option-best-of = seria: większość z { $value } partii
option-hollywood-columns = { $value ->
    [1] arkusz ma jedną kolumnę
    [one] arkusz ma jedną kolumnę
    [few] arkusz ma { $value } kolumny
    [many] arkusz ma { $value } kolumn
   *[other] arkusz ma { $value } kolumn
}
option-hollywood-late-entry = { $value ->
    [next_open] pierwszy wpis idzie do następnej otwartej kolumny
   *[by_count] pierwszy wpis przepada, jeśli jego kolumna jest już zamknięta
}
option-hollywood-decide = { $value ->
    [net_points] decydują sumy kolumn
   *[columns_won] decyduje liczba wygranych kolumn
}
option-hollywood-third-double = { $value ->
    [yes] trzecia kolumna liczy się podwójnie
   *[no] każda kolumna liczy się raz
}
option-seating = { $value ->
    [heads_up] gra dwoje
    [partnership] grają dwie drużyny
    [round_robin] gra troje lub czworo na zmianę: kto przegra rozdanie, ustępuje miejsca
    [three_handed] gra troje, wszyscy w tym samym rozdaniu, każdy dla siebie
   *[captain] kapitan gra przeciw reszcie, po kolei
}
option-team-size = { $value ->
    [1] bez ustalonej wielkości drużyn
    [one] drużyny po 1 osobie
    [few] drużyny po { $value } osoby
    [many] drużyny po { $value } osób
   *[other] drużyny po { $value } osób
}
option-team-target = { $value ->
    [off] cel drużyn zależy od ich wielkości
   *[other] drużyny grają do { $value }
}
option-team-sweep-bonus = { $value ->
    [0] drużyna, która wygra na wszystkich stolikach, nic nie dodaje
   *[other] drużyna, która wygra na wszystkich stolikach, dodaje { $value } za każdą osobę ponad dwie
}
option-opponent-rotation = { $value ->
    [fixed] przeciwnicy się nie zmieniają
    [each_hand] przy dwojgu na stronę przeciwnicy zmieniają się co rozdanie
    [after_loss] po przegranym rozdaniu partnerzy zamieniają się przeciwnikami, chyba że przegrani zachowają swoich
   *[each_game] przeciwnicy zmieniają się co partię
}
option-partner-talk = { $value ->
    [off] partnerzy nie widzą nawzajem swoich kart
    [after_own_hand] kto skończy rozdanie, może zobaczyć karty partnera
   *[always] partnerzy widzą nawzajem swoje karty
}
option-team-result-visibility = { $value ->
    [immediate] wynik stolika podaje się od razu
   *[after_discard] kto trzyma jedenaście kart, pozna wynik stolika po odrzuceniu
}
option-multi-take = { $value ->
    [yes] ze stosu można wziąć kilka kart
   *[no] ze stosu można wziąć tylko wierzchnią kartę
}
option-deep-card-use = { $value ->
    [meld_or_layoff] najgłębsza z kilku wziętych kart idzie do nowego układu albo do leżącego
   *[new_meld_only] najgłębsza z kilku wziętych kart idzie do nowego układu
}
option-contract = kontrakt to { $melds ->
    [one] jeden układ
    [few] { $melds } układy
    [many] { $melds } układów
   *[other] { $melds } układów
} (karty: { $sizes })
option-layoff-cap-per-meld = { $value ->
    [1] do układu dokłada się jedną kartę na turę
    [one] do układu dokłada się jedną kartę na turę
    [few] do układu dokłada się najwyżej { $value } karty na turę
    [many] do układu dokłada się najwyżej { $value } kart na turę
   *[other] do układu dokłada się najwyżej { $value } kart na turę
}
option-extend-on-contract-turn = { $value ->
    [yes] w turze kontraktu wolno dokładać
   *[no] w turze kontraktu nic więcej się nie wykłada
}
option-ace-offer-skips-draw = { $value ->
    [yes] kto przyjmie asa, nie dobiera w następnej turze
   *[no] kto przyjmie asa, dobiera jak zwykle
}
option-reoffer-ban = { $value ->
    [yes] przyjętej karty nie można od razu zaoferować z powrotem
   *[no] przyjętą kartę można od razu zaoferować z powrotem
}
option-exhaust-count = { $value ->
    [all_in_hand] gdy talon się skończy, liczy się każda karta w ręce
   *[unmatched_only] gdy talon się skończy, liczą się tylko karty poza układami
}
option-challenge = { $value ->
    [yes] strona może powiedzieć „sprawdzam” i zaproponować porównanie rąk
   *[no] nie ma sprawdzania
}
option-challenge-timing = { $value ->
    [own_draw_phase] sprawdza się przed własnym dobraniem
   *[anytime] sprawdza się w dowolnej chwili własnej tury
}
option-challenge-per-turn = { $value ->
    [1] najwyżej jedno sprawdzenie na turę
    [one] najwyżej jedno sprawdzenie na turę
    [few] najwyżej { $value } sprawdzenia na turę
    [many] najwyżej { $value } sprawdzeń na turę
   *[other] najwyżej { $value } sprawdzeń na turę
}
option-challenge-tie = { $value ->
    [drawn] sprawdzenie równych rąk to remis
   *[challenged_wins] sprawdzenie równych rąk wygrywa strona sprawdzana
}
