# Choosing what to play.

command-variant = Według jakich zasad? Domyślnie: zwykłe zasady tego serwera
command-contest = Jedna partia czy więcej? Domyślnie: jak w zasadach
command-target = Do ilu punktów? Domyślnie: jak w zasadach
command-rules-variant = Które zasady? Domyślnie: te z twojego stolika tutaj

choice-variant = { $name } – { $pitch }
choice-target = { $target ->
    [one] 1 punkt
    [few] { $target } punkty
    [many] { $target } punktów
   *[other] { $target } punktów
}

## A contest

contest-single = Jedna partia
contest-multi-match = Kilka meczów, jeden długi wynik
contest-best-of = Seria z { $games } partii
contest-hollywood = Arkusz Hollywood: partie obok siebie

## What can’t be chosen

refusal-no-such-variant = Nie znam wariantu „{ $name }”. { $near ->
    [yes] Może chodzi o: { $variants }.
   *[no] Do wyboru: { $variants }.
}
refusal-no-such-contest = Nie znam rozgrywki „{ $name }”. Zasady { $rules } pozwalają na: { $contests }.
refusal-unplayable-rules = { $code ->
    [no_upcard] Limit ma tu wyznaczać odkryta karta, ale żadnej się nie odkrywa. Niech wyznacza go druga talia albo odkryj kartę.
    [no_knock_card] Pik ma tu podwajać, ale żadna odkryta karta nie może nim być. Weź drugą talię albo odkryj kartę.
    [table_melds_seating] Układy na stole są tylko dla dwojga graczy.
    [hollywood_both_score] Na arkuszu Hollywood za rozdanie punktuje tylko jedna strona; tu mogą obie.
    [hollywood_immediate_boxes] Na arkuszu Hollywood kreski liczą się na końcu; tu liczą się od razu.
    [hollywood_games] Na arkuszu ciągłym partii łącznie musi być więcej niż kolumn naraz.
    [exact_margin_match] Przegrana przez dokładną przewagę jest możliwa tylko w pojedynczych partiach.
    [always_misdeal] Przy tak wysokim limicie prawie każde rozdanie byłoby nieważne. Obniż go albo pozwól stukać od razu.
    [seating_match] Troje i więcej przy jednym stoliku gra tylko pojedyncze partie.
    [seating] Według tych zasad gra więcej niż dwoje: zaoferuj miejsca, a wszyscy tam dołączą.
   *[other] Według tych zasad jeszcze nie da się tu grać.
}
