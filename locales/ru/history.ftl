# One's own games looked through, taken along and shown; records sent to look at.

## Pictures and records of a deal

press-film-keep = Картинка
press-film-open = По ходам
press-record = Запись
film-alt = { $title }, все карты открыты, ход за ходом. { $end }
record-title = ### Запись стола { $table }

## Anything that is shown to a channel

press-share = Показать всем
shown-by = показывает { $name }
refusal-nobody-there = Здесь это показывать некому.
refusal-may-not-write = Тебе нельзя писать в этом канале, так что и я за тебя не стану.
refusal-shared-lately = Это здесь только что показали.

## A record that a member sends (/gin replay file:)

command-replay-file = Запись для просмотра, например та, что получена от меня
import-about = из твоего файла
import-game = Партия { $game } из { $games }
import-deal = Партия { $game } · { $deal }
import-unreadable = ### Не могу прочесть это как запись
    Что-то не так в строке { $line }:
refusal-file-too-large = Для записи этот файл велик: можно не больше { $most } КиБ.
refusal-file-gone = Discord не передал мне этот файл. Попробуй ещё раз.
refusal-no-record = Не могу прочесть это как запись: в строке { $line } ошибка.
refusal-nothing-to-open = В этой записи нет карт ни одной раздачи, смотреть нечего.
refusal-file-forgotten = Этого файла у меня больше нет: я забываю файлы через день или когда приходит новый. Повтори `/gin replay file:`.

refusal-no-files = Мне нельзя посылать файлы в этот канал.
refusal-share-later = Партия ещё не окончена. Потом её раздачи можно будет показать всем.
refusal-not-for-everybody = Кто-то из игравших эту раздачу не показывает свои партии всем, так что и я не могу. **Картинка** даст файл для тебя.

## A member's games as a file

export-page = ### Твои партии файлом
    Для таблиц или чтобы смотреть где угодно ещё.
choice-export-results = Результаты, таблицей (CSV)
choice-export-records = Записи, каждая карта и каждый ход (текст)
refusal-nothing-to-export = Записать в файл пока нечего: сыгранных партий нет. Это исправит `/gin challenge`.
export-results = { $games ->
    [1] ### Твой результат
   *[other] ### Твои результаты: { $games }
}
export-records = { $games ->
    [1] ### Запись твоей партии
   *[other] ### Записи твоих партий: { $games }
}
export-here = Твои партии на этом сервере. В личных сообщениях дам все.
export-everywhere = Все твои партии, на всех серверах.
export-left = { $games ->
    [one] Ещё { $games } партия постарше не поместилась.
    [few] Ещё { $games } партии постарше не поместились.
    [many] Ещё { $games } партий постарше не поместились.
   *[other] Ещё { $games } партии постарше не поместились.
}
export-results-about = По строке на партию, последняя первой; время — UTC.
export-records-about = `/gin replay file:` покажет такой файл ход за ходом. Идущая партия обрывается там, где тебе дальше не видно.

## /gin history

command-history = Просмотреть свои завершённые партии
command-history-opponent = Только с этим участником
command-history-variant = Только по этим правилам
command-history-result = Только победы или только поражения
command-history-since = Только с этого дня, например 2026-01-31
press-history = История
press-history-won = Победы
press-history-lost = Поражения
history-resign = сдача
history-out-of-time = вышло время
history-left = уход из-за стола
history-forfeit = техническое поражение
history-decided = решение администрации
press-history-all = Все партии
history-title = ### Твои завершённые партии
history-none = Завершённых партий у тебя пока нет. Начни с `/gin challenge`.
history-nothing-fits = Таких завершённых партий у тебя нет.
history-won = Победы
history-lost = Поражения
history-against = соперник: { $name }
history-since = с { $date }
history-more = { $names } и ещё { $more }
history-game = **{ $outcome }** · { $names } · { $score }
outcome-won = Победа
outcome-lost = Поражение
outcome-drawn = Ничья
outcome-annulled = Аннулирована
refusal-no-such-day = Такого дня я не знаю. Напиши, например, { $example }.
