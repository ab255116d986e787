## Партия дня: всем одни и те же карты, против компьютера

# At most 100 characters.
command-daily = Сыграть партию дня: всем одни и те же карты, и одна попытка у каждого
# $date is a day, such as “November 26”.
daily-head = Партия дня · { $date }
daily-ends = закроется { $when }
daily-about = Три раздачи обычного джина против компьютера-эксперта. Карты у всех одни и те же, и на одинаковую игру компьютер отвечает одинаково. Попытка одна, в любое время до полуночи UTC.
daily-late = Тот день уже кончился. Вот сегодняшняя партия:
daily-deal = Раздача { $deal } из { $deals }
# $points have their sign: +37.
daily-so-far = пока { $points }
daily-final = Твоя партия: { $points }
daily-won = { $won ->
    [0] Ни одной выигранной раздачи
    [one] Выиграно раздач: { $won } из { $deals }
    [few] Выиграно раздач: { $won } из { $deals }
    [many] Выиграно раздач: { $won } из { $deals }
   *[other] Выиграно раздач: { $won } из { $deals }
}
daily-rank-here = Здесь: место **{ $rank }** из { $members }
daily-rank-all = Везде: место **{ $rank }** из { $members }
daily-sealed = Карты, чужие партии и партия тренера остаются под печатью, пока день не кончится.
daily-count = { $days ->
    [one] Доиграна { $days } партия
    [few] Доиграны { $days } партии
    [many] Доиграно { $days } партий
   *[other] Доиграно { $days } партии
}
daily-streak = { $streak ->
    [one] { $streak } день подряд
    [few] { $streak } дня подряд
    [many] { $streak } дней подряд
   *[other] { $streak } дня подряд
}
press-daily-play = Играть
press-daily-go-on = Играть дальше
press-daily-home = Партия дня
press-daily-result = Мой итог
press-daily-board = Таблица
press-daily-before = День раньше
press-daily-after = День позже
press-daily-seals = Печати

## What a channel is shown, without any card

daily-shared = Партия дня, игрок **{ $name }**: **{ $points }**
press-daily-try = Сыграть тоже

## The seals

daily-seals-title = Карты под печатью
daily-seals-how = Карты каждого дня — из секрета, выбранного заранее, и больше ниоткуда. Вот печати (SHA-256). Когда день кончится, секрет откроют, и любой сможет сверить его с печатью и сдать карты ещё раз.
daily-secret = Секрет: `{ $seed }`
# $when is a day and a time, as Discord writes them.
daily-drawn = Выбран: { $when }
daily-doubted = Этот секрет не подходит к своей печати. Скажи, пожалуйста, владельцу бота.

## A day that is over

daily-coach = Тренер
# Stands over what all three deals come to, before “Deal 1”, “Deal 2” and “Deal 3”.
daily-whole = Все три
daily-members = { $members ->
    [0] Эту партию никто не доиграл
    [one] Доиграл { $members } участник
    [few] Доиграли { $members } участника
    [many] Доиграли { $members } участников
   *[other] Доиграли { $members } участника
}
daily-unfinished = Партия того дня осталась недоигранной и нигде не считается.
daily-missed = В тот день твоей партии не было.
daily-choose = Посмотреть партию, ход за ходом…
daily-option = { $name }: { $points }
press-daily-open = К этому дню

## Boards

daily-board-here = Партия дня · { $server }
daily-board-all = Партия дня · все серверы
daily-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
# On the board of a week or a month.
daily-board-members = { $members ->
    [one] { $members } участник
    [few] { $members } участника
    [many] { $members } участников
   *[other] { $members } участника
}
daily-board-order = Дни складываются. Проигранная партия даёт 0, так что игра никогда ничего не отнимает.
daily-board-over = Сегодняшняя партия добавится, когда день кончится.
daily-board-none = Пока никто не доиграл партию.
daily-board-sealed = Сегодняшняя таблица откроется, когда ты доиграешь свою партию.
# $setting: what the setting is called.
daily-board-nameless = Кто играет в других местах, назван, только если сам этого хочет: **{ $setting }** в `/gin me`.
press-daily-day = День
press-daily-week = Неделя
press-daily-month = Месяц
press-daily-server = Этот сервер
press-daily-all = Все серверы
press-daily-earlier = Раньше
press-daily-later = Позже

## What can’t be done

refusal-day-over = День той партии кончился. Сегодняшняя — в `/gin daily`.
refusal-no-daily-run = Сегодняшняя партия у тебя ещё не начата. Начать её — `/gin daily`.
refusal-begun-before = С этого аккаунта сегодняшняя партия уже начата — до того, как его данные удалили. Попытка одна: следующая партия придёт в полночь UTC.
refusal-daily-unreadable = Не могу разобрать, что сохранено от этой партии. Скажи, пожалуйста, владельцу бота.
refusal-no-match-that-day = В тот день партии не было.
refusal-day-sealed = Тот день ещё не кончился, и до тех пор его карты под печатью.
