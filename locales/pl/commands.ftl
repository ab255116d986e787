# The slash commands as Discord shows them, and what they answer by themselves.

command-gin = Remik gin: wyzwania, gra, twoje karty
command-challenge = Wyzwij kogoś na partię gina
command-challenge-member = Z kim chcesz zagrać?
command-challenge-another = Kto jeszcze? Tylko gdy gra troje lub więcej
# At most 32 characters.
command-challenge-menu = Wyzwij na gina
command-practice = Zagraj z komputerem
command-hand = Zobacz swoje karty; nikomu innemu ich nie pokażę
command-games = Zobacz swoje gry i wyzwania
command-scores = Zobacz wynik swojej gry, rozdanie po rozdaniu
command-rules = Przeczytaj, jak się gra w dowolny wariant
command-standings = Zobacz, kto prowadzi na tym serwerze
command-table = Która gra? Domyślnie: ta, która na ciebie czeka

# A game to choose while typing. $name is the other side, $channel a channel's name.
choice-table = { $name } na #{ $channel } · stolik { $table }
choice-past = { $name } · stolik { $table }, koniec

refusal-only-in-servers = To działa na serwerze: wpisz to na kanale serwera, na którym jestem.
refusal-nobody-else-here = Tu nie ma nikogo więcej. Użyj tego tam, gdzie są inni: na serwerze, w grupie albo w swoich wiadomościach prywatnych z kimś.
refusal-only-two-here = Tutaj mogę tylko odpowiadać, więc gra się we dwoje i bez kolejki. Do gry w więcej osób potrzebny jest serwer, na którym jestem.
answer-hidden = Discord pokazuje tu moją odpowiedź tylko tobie: na tym kanale nie wolno ci używać aplikacji, które nie są członkami serwera. Wyzwanie zostało wycofane. Poproś administrację serwera o uprawnienie „Używanie zewnętrznych aplikacji” albo wyzwij kogoś w grupie lub w waszych wiadomościach prywatnych.
refusal-no-access = Nie mogę pisać na #{ $channel }. Kto zarządza serwerem, może na to pozwolić albo wybrać inny kanał.
refusal-no-table = Nie masz tu żadnej trwającej gry. Zaczniesz ją przez `/gin play`, a skończone znajdziesz w `/gin history`.
