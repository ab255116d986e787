# What members type after the name of a group: the names of commands and of their options. Small letters
# and digits of any script, no blanks (a hyphen may stand for one), at most 32 characters; no two
# commands of a group are called alike. Sentences go on naming commands in English: Discord runs a
# tapped command by that name alone.

typed-play = gra
typed-challenge = wyzwanie
typed-practice = trening
typed-hand = karty
typed-games = gry
typed-scores = wyniki
typed-rules = zasady
typed-standings = tabela
typed-profile = profil
typed-history = historia
typed-realcards = arkusz
typed-me = ja
typed-verify = kontrola
typed-replay = powtórka
typed-review = analiza
typed-help = pomoc
typed-learn = nauka
typed-problem = zadanie
typed-daily = partia-dnia

typed-new = nowy
typed-list = lista
typed-show = pokaż

typed-settings = ustawienia
typed-news = wieści
typed-void = unieważnienie
typed-adjudicate = rozstrzygnięcie
typed-unstick = odświeżenie
typed-audit = dziennik
typed-delete = usunięcie

# Options

typed-variant = wariant
typed-contest = rozgrywka
typed-target = cel
typed-member = osoba
typed-another = kolejna
typed-clock = zegar
typed-level = poziom
typed-table = stolik
typed-opponent = przeciwnik
typed-result = wynik
typed-since = od
typed-friend = imię
typed-seats = miejsca
typed-deal = rozdanie
typed-file = plik
typed-topic = temat
typed-reason = powód
typed-winner = zwycięzca
typed-name = nazwa
typed-cup = turniej
typed-league = liga
typed-ladder = drabina
typed-match = mecz
typed-accept = przyjmij
typed-code = kod
