## Partia dnia: te same karty dla wszystkich, przeciw komputerowi

# At most 100 characters.
command-daily = Zagraj partię dnia: te same karty dla wszystkich i jedna próba dla każdego
# $date is a day, such as “November 26”.
daily-head = Partia dnia · { $date }
daily-ends = kończy się { $when }
daily-about = Trzy rozdania zwykłego gina przeciw komputerowi ekspertowi. Wszyscy dostają te same karty, a na taką samą grę komputer odpowiada tak samo. Masz jedną próbę, kiedy chcesz, do północy UTC.
daily-late = Tamten dzień już minął. Oto dzisiejsza partia:
daily-deal = Rozdanie { $deal } z { $deals }
# $points have their sign: +37.
daily-so-far = na razie { $points }
daily-final = Twoja partia: { $points }
daily-won = { $won ->
    [0] Żadne rozdanie nie wygrane
    [one] Wygrane rozdania: { $won } z { $deals }
    [few] Wygrane rozdania: { $won } z { $deals }
    [many] Wygrane rozdania: { $won } z { $deals }
   *[other] Wygrane rozdania: { $won } z { $deals }
}
daily-rank-here = Tutaj: miejsce **{ $rank }** z { $members }
daily-rank-all = Wszędzie: miejsce **{ $rank }** z { $members }
daily-sealed = Karty, partie innych i partia trenera pozostają zapieczętowane do końca dnia.
daily-count = { $days ->
    [one] Jedna skończona partia
    [few] { $days } skończone partie
    [many] { $days } skończonych partii
   *[other] { $days } skończonych partii
}
daily-streak = { $streak ->
    [one] Jeden dzień z rzędu
    [few] { $streak } dni z rzędu
    [many] { $streak } dni z rzędu
   *[other] { $streak } dni z rzędu
}
press-daily-play = Graj
press-daily-go-on = Graj dalej
press-daily-home = Partia dnia
press-daily-result = Mój wynik
press-daily-board = Tabela
press-daily-before = Dzień wcześniej
press-daily-after = Dzień później
press-daily-seals = Pieczęcie

## What a channel is shown, without any card

daily-shared = **{ $name }** ma już za sobą partię dnia: **{ $points }**
press-daily-try = Też zagram

## The seals

daily-seals-title = Karty są zapieczętowane
daily-seals-how = Karty każdego dnia wynikają z tajnej liczby wylosowanej wcześniej i z niczego innego. Oto pieczęcie (SHA-256). Gdy dzień się skończy, liczba zostaje odtajniona i każdy może sprawdzić, czy pasuje do pieczęci, i rozdać te karty jeszcze raz.
daily-secret = Tajna liczba: `{ $seed }`
# $when is a day and a time, as Discord writes them.
daily-drawn = Wylosowana: { $when }
daily-doubted = Ta liczba nie pasuje do swojej pieczęci. Powiedz o tym opiekunowi tego bota.

## A day that is over

daily-coach = Trener
# Stands over what all three deals come to, before “Deal 1”, “Deal 2” and “Deal 3”.
daily-whole = Wszystkie trzy
daily-members = { $members ->
    [0] Nikt nie skończył tej partii
    [one] Skończyła ją jedna osoba
    [few] Skończyły ją { $members } osoby
    [many] Skończyło ją { $members } osób
   *[other] Skończyło ją { $members } osób
}
daily-unfinished = Twoja partia z tamtego dnia nie jest skończona, więc nigdzie się nie liczy.
daily-missed = Z tamtego dnia nie ma twojej partii.
daily-choose = Obejrzyj partię, ruch po ruchu…
daily-option = { $name }: { $points }
press-daily-open = Do tego dnia

## Boards

daily-board-here = Partia dnia · { $server }
daily-board-all = Partia dnia · wszystkie serwery
daily-days = { $days ->
    [one] Jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dni
}
# On the board of a week or a month.
daily-board-members = { $members ->
    [one] Jedna osoba
    [few] { $members } osoby
    [many] { $members } osób
   *[other] { $members } osób
}
daily-board-order = Dni się sumują. Przegrana partia liczy się za 0, więc granie nigdy nic nie kosztuje.
daily-board-over = Dzisiejsza partia dojdzie, gdy dzień się skończy.
daily-board-none = Nikt jeszcze nie skończył partii.
daily-board-sealed = Dzisiejszą tabelę zobaczysz, gdy skończysz swoją partię.
# $setting: what the setting is called.
daily-board-nameless = Kto gra gdzie indziej, jest podpisany tylko wtedy, gdy tego chce: **{ $setting }** w `/gin me`.
press-daily-day = Dzień
press-daily-week = Tydzień
press-daily-month = Miesiąc
press-daily-server = Ten serwer
press-daily-all = Wszystkie
press-daily-earlier = Wcześniej
press-daily-later = Później

## What can’t be done

refusal-day-over = Dzień tej partii już minął. `/gin daily` pokazuje dzisiejszą.
refusal-no-daily-run = Dzisiejsza partia jeszcze się dla ciebie nie zaczęła. Zaczyna ją `/gin daily`.
refusal-begun-before = Na tym koncie dzisiejsza partia już się zaczęła, zanim usunięto jego dane. Każdy ma jedną próbę: następna partia przyjdzie o północy UTC.
refusal-daily-unreadable = Nie rozumiem tego, co zapisano z tej partii. Powiedz o tym opiekunowi tego bota.
refusal-no-match-that-day = Tamtego dnia nie było partii.
refusal-day-sealed = Ten dzień jeszcze się nie skończył, a do tego czasu jego karty są zapieczętowane.
