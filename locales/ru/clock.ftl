# How long a turn may take, and how its time stands.
clock-hours = Время на ход: { $hours ->
    [1] час
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}. Пока игрока нет, время стоит.
clock-days = Время на ход: { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}. Пока игрока нет, время стоит.
clock-live = Время на ход: { $minutes ->
    [1] минута
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}.
clock-words-none = без ограничений
clock-words-hours = { $hours ->
    [1] час
    [24] сутки
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
} на ход
clock-words-days = { $days ->
    [7] неделя
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} на ход
clock-words-live = { $minutes ->
    [1] минута
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} на ход
clock-words-usual = как на сервере ({ $usual })
clock-until = { $name }: время на ход истекает { $when }.
hand-until = Твоё время истекает { $when }.
hand-time-out = Твоё время вышло. Ход ещё засчитается, пока остальные не решили, что делать.
clock-paused = Игроки договорились о паузе.
clock-is-out = { $name }: время на ход вышло.

# What is sent to the member whose turn it is.
remind-head = **Твой ход.**
remind-since = { $name } { $waiting ->
    [one] ждёт
    [few] ждут
    [many] ждут
   *[other] ждут
}. Твой ход начался { $when }.
remind-until = Твоё время истекает { $left } ({ $when }).
remind-again = Следующее напоминание — { $when }.
warn-head = **Твоё время на исходе.**
warn-until = { $name } { $waiting ->
    [one] ждёт
    [few] ждут
    [many] ждут
   *[other] ждут
}. Твоё время истекает { $left } ({ $when }).
warn-then = После этого соперник может забрать победу. Достаточно одного хода.
warn-then-seat = После этого остальные могут отдать твоё место другому. Достаточно одного хода.
press-play = Играть
menu-not-now = Не сейчас…
choice-put-off-hour = Напомни через час
choice-put-off-tonight = Напомни вечером
choice-put-off-tomorrow = Напомни завтра

# What is asked of those who wait, once the time is over.
out-head = **{ $name }: время на ход вышло.**
out-how = { $members } Что дальше? Пока вы не решили, ход ещё засчитается.
press-late-wait = Ждать
press-late-claim = Забрать победу
press-late-computer = Пусть играет компьютер
press-late-seat = Отдать место другому
late-wait = Ждём. { $name } снова получает всё время на ход.
late-claim = Победа по времени: проигрывает { $name }.
late-seat = Вышло время ({ $name }). Остальные решают, кто займёт это место.
late-computer = Вместо игрока { $name } играет компьютер. Эта партия никому не засчитается.

# Pauses and absences.
away-title = ### Отсутствие
away-about = Пока тебя нет, твои ходы подождут и время не идёт.
away-not = Сейчас ты на месте.
away-menu = Меня не будет…
press-away-type = Другой день…
away-form-title = Меня не будет
away-form-label = Сколько дней или до какого числа
away-form-about = Например, 3 или 2026-12-24; не больше 60 дней
choice-away-tomorrow = До завтра
choice-away-three-days = Три дня
choice-away-week = Неделю
choice-away-two-weeks = Две недели
choice-away-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
choice-away-day = { $weekday ->
    [1] До понедельника
    [2] До вторника
    [3] До среды
    [4] До четверга
    [5] До пятницы
    [6] До субботы
   *[7] До воскресенья
}, { $date }
choice-away-back = Я снова здесь
command-clock = Сколько времени даётся на ход
pause-asked = { $member } просит паузу. { $others } Делаем паузу?
pause-agreed = { $member } за паузу. { $others } Делаем паузу?
pause-asked-there = Просьба о паузе — в канале. Пауза начнётся, как только согласятся остальные.
pause-not-asked = Спросить о паузе в канале не получилось. Напиши там: кто согласен, тоже нажимает **Пауза…**.
pause-on = Пауза: время не идёт, напоминаний нет. Продолжить может любой игрок.
pause-over = { $member } снимает паузу. Время снова идёт.
pause-no = Паузы не будет.
press-pause-ask = Пауза…
press-pause-goon = Продолжить
press-pause-agree = Да
press-pause-no = Нет
press-pause-resume = Продолжить
away-until = Тебя нет до { $when }. Ходы подождут, а когда вернёшься, время на каждый пойдёт с начала.
away-back = С возвращением! Время твоих ходов пошло.
choice-clock-none = Без ограничений
choice-clock-relaxed-24 = Без спешки: сутки на ход
choice-clock-relaxed-72 = Без спешки: три дня на ход
choice-clock-relaxed-168 = Без спешки: неделя на ход
choice-clock-live-2 = В темпе: две минуты на ход
choice-clock-live-5 = В темпе: пять минут на ход
choice-clock-live-10 = В темпе: десять минут на ход
refusal-time-not-over = Время ещё не вышло — или уже снова идёт.
refusal-own-time = Время вышло у твоей стороны. Решают соперники, а пока они думают, ход ещё можно сделать.
refusal-not-paused = Паузы сейчас нет.
refusal-bad-moment = Нужно число дней, не больше { $most }, или дата вроде 2026-12-24.
