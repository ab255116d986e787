## The problem of the day

command-problem = Rozwiąż zadanie dnia i zobacz, co wybrali inni
problem-title = Zadanie dnia
problem-ends = kończy się { $when }
problem-next = następne { $when }
problem-upcard = Bierzesz odkrytą kartę?
problem-draw = Wziąć czy dobrać?
problem-discard = Którą z tych kart odrzucasz?
problem-knock = Stukać czy grać dalej?
problem-situation = Zwykły gin, { $knock }, pierwsze rozdanie partii. { $dealer ->
    [you] Rozdajesz ty
   *[they] Rozdaje druga strona
}, a to twoja { $turn ->
    [1] pierwsza tura
    [2] druga tura
    [3] trzecia tura
   *[other] { $turn }. tura
}.
problem-they-passed = Druga strona zostawiła odkrytą kartę, { $card }.
problem-they-took = Druga strona wzięła { $cards }.
problem-they-threw = Druga strona odrzuciła { $cards }.
problem-you-passed = Zostawiasz odkrytą kartę, { $card }.
problem-you-took = Bierzesz { $cards }.
problem-you-threw = Odrzucasz { $cards }.
problem-now-drew = Teraz dobierasz z talonu **{ $card }**.
problem-now-took = Teraz bierzesz ze stosu **{ $card }**.
problem-ask = Co robisz?
press-problem-knock = Zastukaj: odrzuć { $card }
press-problem-discard = Graj dalej: odrzuć { $card }

# What was wrong about an answer.
problem-again = Twoja odpowiedź już jest, a liczy się pierwsza.
problem-late = To było zadanie z innego dnia. Oto dzisiejsze:

## The verdict; $best and $other are moves as the coach says them, $points how far they lie apart

problem-right = Dobrze!
problem-wrong = Da się lepiej
problem-more-next = **{ $best }** jest według moich obliczeń lepsze o { $points } pkt (± { $error }) od następnej możliwości: { $other }.
problem-more-yours = **{ $best }** jest według moich obliczeń lepsze o { $points } pkt (± { $error }) od twojego wyboru: { $other }.
problem-answered = { $members ->
    [one] Na razie jedna odpowiedź: twoja.
    [few] Na razie { $members } odpowiedzi:
    [many] Na razie { $members } odpowiedzi:
   *[other] Na razie { $members } odpowiedzi:
}
problem-chosen = { $move }: { $members } ({ $percent }%){ $best ->
    [yes] {" "}· najlepsze
   *[no] {" "}· o { $less } mniej
}
problem-count = Ty: { $solved } z { $answered } dobrze{ $streak ->
    [0] {""}
    [one] {""}
    [few] , { $streak } dni z rzędu
    [many] , { $streak } dni z rzędu
   *[other] , { $streak } dni z rzędu
}

## The problem as a member shows it to a channel; $right: yes if their answer was

problem-shared = { $right ->
    [yes] **{ $name }** ma rozwiązanie{ $streak ->
        [0] {""}
        [one] {""}
        [few] , { $streak } dni z rzędu
        [many] , { $streak } dni z rzędu
       *[other] , { $streak } dni z rzędu
    }. A co ty zrobisz?
   *[no] **{ $name }** ma już odpowiedź. A co ty zrobisz?
}
press-problem-look = Spróbuj
