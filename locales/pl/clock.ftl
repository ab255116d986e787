# How long a turn may take, and how its time stands.
clock-hours = Czas na turę: { $hours ->
    [one] godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godzin
}. Pod nieobecność gracza czas stoi.
clock-days = Czas na turę: { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dni
}. Pod nieobecność gracza czas stoi.
clock-live = Czas na turę: { $minutes ->
    [one] minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minut
}.
clock-words-none = bez limitu
clock-words-hours = { $hours ->
    [24] doba na turę
    [one] godzina na turę
    [few] { $hours } godziny na turę
    [many] { $hours } godzin na turę
   *[other] { $hours } godzin na turę
}
clock-words-days = { $days ->
    [7] tydzień na turę
    [one] 1 dzień na turę
    [few] { $days } dni na turę
    [many] { $days } dni na turę
   *[other] { $days } dni na turę
}
clock-words-live = { $minutes ->
    [one] minuta na turę
    [few] { $minutes } minuty na turę
    [many] { $minutes } minut na turę
   *[other] { $minutes } minut na turę
}
clock-words-usual = jak na serwerze ({ $usual })
clock-until = { $name }: czas kończy się { $when }.
hand-until = Twój czas kończy się { $when }.
hand-time-out = Twój czas minął. Wciąż możesz zagrać, dopóki inni nie zdecydują, co dalej.
clock-paused = Gracze uzgodnili przerwę.
clock-is-out = { $name }: czas minął.

# What is sent to the member whose turn it is.
remind-head = **Twój ruch.**
remind-since = { $name } { $waiting ->
    [one] czeka
    [few] czekają
    [many] czekają
   *[other] czekają
}. Twoja tura zaczęła się { $when }.
remind-until = Twój czas kończy się { $left } ({ $when }).
remind-again = Następne przypomnienie: { $when }.
warn-head = **Twój czas prawie minął.**
warn-until = { $name } { $waiting ->
    [one] czeka
    [few] czekają
    [many] czekają
   *[other] czekają
}. Twój czas kończy się { $left } ({ $when }).
warn-then = Potem możesz przegrać na czas. Wystarczy jeden ruch.
warn-then-seat = Potem pozostali mogą oddać twoje miejsce. Wystarczy jeden ruch.
press-play = Zagraj
menu-not-now = Nie teraz…
choice-put-off-hour = Przypomnij za godzinę
choice-put-off-tonight = Przypomnij wieczorem
choice-put-off-tomorrow = Przypomnij jutro

# What is asked of those who wait, once the time is over.
out-head = **{ $name }: czas minął.**
out-how = { $members } Co dalej? Ruch wciąż się liczy, dopóki nie zdecydujecie.
press-late-wait = Czekaj
press-late-claim = Wygrana na czas
press-late-computer = Niech dalej gra komputer
press-late-seat = Oddaj to miejsce
late-wait = Czekamy. { $name } znów ma pełny czas.
late-claim = { $name } przegrywa na czas.
late-seat = Koniec czasu ({ $name }). Pozostali decydują, kto zajmie to miejsce.
late-computer = Za gracza { $name } gra dalej komputer. Ta gra nikomu się nie liczy.

# Pauses and absences.
away-title = ### Nieobecność
away-about = Gdy cię nie ma, tury na ciebie czekają, a czas nie biegnie.
away-not = Teraz nie masz ustawionej nieobecności.
away-menu = Wracam…
press-away-type = Inny dzień…
away-form-title = Kiedy wracasz?
away-form-label = Liczba dni albo data
away-form-about = Na przykład 3 albo 2026-12-24; najwyżej 60 dni
choice-away-tomorrow = Jutro
choice-away-three-days = Za trzy dni
choice-away-week = Za tydzień
choice-away-two-weeks = Za dwa tygodnie
choice-away-days = { $days ->
    [one] Za 1 dzień
    [few] Za { $days } dni
    [many] Za { $days } dni
   *[other] Za { $days } dni
}
choice-away-day = { $weekday ->
    [1] W poniedziałek
    [2] We wtorek
    [3] W środę
    [4] W czwartek
    [5] W piątek
    [6] W sobotę
   *[7] W niedzielę
}, { $date }
choice-away-back = Już jestem
command-clock = Ile może trwać tura
pause-asked = { $member } prosi o przerwę. { $others } Zgoda?
pause-agreed = { $member } zgadza się na przerwę. { $others } Zgoda?
pause-asked-there = Prośba o przerwę jest na kanale. Gra stanie, gdy inni się zgodzą.
pause-not-asked = Prośby o przerwę nie udało się wysłać na kanał. Daj tam znać: kto się zgadza, też naciska **Przerwa…**.
pause-on = Gra stoi: czas nie biegnie i nie ma przypomnień. Wznowić może każdy gracz.
pause-over = { $member } kończy przerwę. Czas znów biegnie.
pause-no = Przerwy nie będzie.
press-pause-ask = Przerwa…
press-pause-goon = Wznów
press-pause-agree = Zgoda
press-pause-no = Nie
press-pause-resume = Wznów
away-until = Koniec nieobecności: { $when }. Tury na ciebie czekają, a czas każdej zacznie się od nowa, gdy wrócisz.
away-back = Witaj z powrotem. Czas twoich tur zaczyna teraz biec.
choice-clock-none = Bez limitu
choice-clock-relaxed-24 = Spokojnie: doba na turę
choice-clock-relaxed-72 = Spokojnie: trzy dni na turę
choice-clock-relaxed-168 = Spokojnie: tydzień na turę
choice-clock-live-2 = Na żywo: dwie minuty na turę
choice-clock-live-5 = Na żywo: pięć minut na turę
choice-clock-live-10 = Na żywo: dziesięć minut na turę
refusal-time-not-over = Czas nie minął albo znów biegnie.
refusal-own-time = To czas twojej strony minął. Decydują przeciwnicy, a do tej pory wciąż można zagrać.
refusal-not-paused = Nie ma przerwy do zakończenia.
refusal-bad-moment = Podaj liczbę dni, najwyżej { $most }, albo datę, na przykład 2026-12-24.
