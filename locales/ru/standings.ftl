# A server's boards: who is ahead, by what, in which kind of game and over what time.

board-about = { $measure } · { $family }
# $first is a day and $end a time from now, as Discord writes them.
board-time = с { $first } · закончится { $end }
board-line = `{ $rank }` { $name } · { $value }
board-line-own = `{ $rank }` **{ $name }** · { $value }
board-nowhere = -
board-beyond = { $rank }+

board-rating = **{ $rating }**
board-rating-provisional = **{ $rating }** (предварительный)
board-net = разница **{ $net }**
board-rate = побед **{ $share }%**
board-rate-none = в таблице после { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
}
board-games-won = { $count ->
    [one] **{ $count }** победа
    [few] **{ $count }** победы
    [many] **{ $count }** побед
   *[other] **{ $count }** победы
}
board-gins = { $count ->
    [0] джинов пока нет
    [one] **{ $count }** джин
    [few] **{ $count }** джина
    [many] **{ $count }** джинов
   *[other] **{ $count }** джина
}
board-undercuts = { $count ->
    [0] подрезов пока нет
    [one] **{ $count }** подрез
    [few] **{ $count }** подреза
    [many] **{ $count }** подрезов
   *[other] **{ $count }** подреза
}
board-best-streak = { $count ->
    [0] побед пока нет
    [one] **{ $count }** победа подряд
    [few] **{ $count }** победы подряд
    [many] **{ $count }** побед подряд
   *[other] **{ $count }** победы подряд
}

# Below the rating of somebody who hasn't played a member yet.
board-practised = по партиям с компьютером
board-order-net = Порядок: разница, потом победы, потом очки.
board-order-rating = Рейтинг предварительный, пока не сыграно { $games ->
    [one] { $games } рейтинговой партии
    [few] { $games } рейтинговых партий
    [many] { $games } рейтинговых партий
   *[other] { $games } рейтинговой партии
}; такие стоят после остальных.
# What a choice in a menu is about.
board-choice-measure = Сортировка: { $name }
board-choice-family = Вид игры: { $name }
board-choice-span = { $name }
# $setting: what the setting is called.
board-alone = Твою строку видишь только ты: **{ $setting }** в `/gin me`.
board-order-rate = В таблице — после { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
}.

# Below a board in a channel: leads to one’s own look at it.
press-board-look = Открыть у себя

board-menu-measure = Сортировка…
board-menu-family = Какие партии…
board-menu-span = За какое время…
board-by-rating = Рейтинг
board-by-net = Разница очков
board-by-games-won = Победы
board-by-rate = Доля побед
board-by-gins = Джины
board-by-undercuts = Подрезы
board-by-best-streak = Победы подряд
family-every = Все партии
family-knock = Джин
family-mahjong = Маджонг-джин
family-skarney = Скарни-джин
family-colonel = Полковник
family-jersey = Джин по-джерсийски
span-all = За всё время
span-month = Этот месяц
span-season = Этот сезон
