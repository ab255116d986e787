## Tables whose stored game this version of the bot can’t make sense of

# In the channel, and to each player. Nobody can press anything about it.
unreadable-told = Gry przy stoliku { $table } nie da się teraz odczytać, więc nikt nie może tam zagrać. Nic nie przepadło: wszystkie zegary stoją, a gra ruszy sama, gdy opiekun bota to naprawi.
unreadable-annulled = Gry przy stoliku { $table } nie da się już odczytać i jest unieważniona: nie liczy się i nikt jej nie wygrywa.
unreadable-why = „{ $reason }”
games-unreadable = { $count ->
    [one] Twojej gry przy stoliku { $tables } nie da się teraz odczytać. Nic nie przepadło: ruszy sama, gdy opiekun bota to naprawi.
    [few] Twoich gier przy stolikach { $tables } nie da się teraz odczytać. Nic nie przepadło: ruszą same, gdy opiekun bota to naprawi.
    [many] Twoich gier przy stolikach { $tables } nie da się teraz odczytać. Nic nie przepadło: ruszą same, gdy opiekun bota to naprawi.
   *[other] Twoich gier przy stolikach { $tables } nie da się teraz odczytać. Nic nie przepadło: ruszą same, gdy opiekun bota to naprawi.
}
choice-unreadable = Stolik { $table }, nie do odczytania

refusal-unreadable-table = Gry przy stoliku { $table } nie da się teraz odczytać. Nic nie przepadło: ruszy sama, gdy opiekun bota to naprawi.
refusal-still-unreadable = Stolika { $table } nie da się odczytać: { $reason }. Powiedz o tym opiekunowi bota albo unieważnij go przez `/gin-admin void`.
admin-void-unread = Stolik { $table } jest unieważniony, choć nie dało się go odczytać: nie liczy się. Gracze i kanał się o tym dowiedzą, a jego wiadomości znikną.
