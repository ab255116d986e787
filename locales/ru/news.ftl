# Что сервер слышит о себе: страница недели в канале и её настройки.

command-admin-news = Страница недели о партиях на этом сервере и роли для игроков
settings-title-news = ### Новости: { $server }
setting-news-channel = Канал
setting-news-channel-about = Где я рассказываю, как прошла неделя. Без упоминаний; нет партий — нет и страницы.
setting-news-channel-none = без страницы
press-news-channel-none = Больше не нужно
setting-news-day = День
setting-news-day-about = В какой день недели выходит страница.
setting-news-day-monday = понедельник
setting-news-day-tuesday = вторник
setting-news-day-wednesday = среда
setting-news-day-thursday = четверг
setting-news-day-friday = пятница
setting-news-day-saturday = суббота
setting-news-day-sunday = воскресенье
setting-news-hour = Час
setting-news-hour-about = В котором часу в этот день.
setting-news-hour-number = { $number }:00
setting-news-zone = Часовой пояс
setting-news-zone-about = По какому времени считать день и час.
# $when is a day and a time, as Discord writes them.
news-next = Следующая страница: { $when }
news-off = Выбери канал, и там раз в неделю будет страница: партии, раздача недели, кто растёт в рейтинге, у кого победная серия.
# $channel is a mention.
news-lost-here = **Написать в { $channel } не вышло**, и страниц пока нет. Открой мне этот канал, чтобы я мог там писать, и выбери его ещё раз — или выбери другой.
news-lost = Разместить страницу недели сервера **{ $server }** в { $channel } не вышло: канала больше нет или мне нельзя там писать. Новых не будет, пока ты снова не выберешь канал командой `/gin-admin news`.
news-quiet = За последние семь дней никто ни с кем не играл: у такой недели страницы нет.
press-news-preview = Посмотреть заранее
press-news-standings = Таблица

news-title = ## Неделя: { $server }
news-played = { $games ->
    [0] на этой неделе без партий
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
news-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
# $season: the month or quarter, such as “May 2026”.
news-season = ### Лучшие в сезоне: { $season }
news-champion-rating = Рейтинг: **{ $name }** · { $figure }
news-champion-net = Разница очков: **{ $name }** · { $figure }
news-champion-games-won = Победы: **{ $name }** · { $figure }
news-champion-daily = Партия дня: **{ $name }** · { $figure }
news-hand = ### Раздача недели
news-hand-gin = Самый быстрый джин: **{ $name }**, на ходу { $turn }
news-hand-undercut = Самый крупный подрез: **{ $name }**, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
news-hand-points = Больше всего очков за раздачу: **{ $name }**, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
news-climbs = ### Вверх по рейтингу
# $change has its sign; $family is the kind of game.
news-climb = **{ $name }** { $change } → { $rating } · { $family }
news-rows = ### Победные серии
news-row = **{ $name }** · побед подряд: { $number }
news-goals = ### Осталась одна партия
news-goal-games = **{ $name }** · до круглого счёта сыгранных: { $number }
news-goal-row = **{ $name }** · до серии побед подряд: { $number }
news-goal-place = **{ $name }** · место { $number } по рейтингу, если обыграть соперника: { $other }
news-daily = ### Партия дня
news-daily-first = **{ $name }** — лучший счёт недели: { $points }

# Roles that come and go by themselves. “From 1450” goes up to where the next one begins.
setting-role-champion = Роль за сезон
setting-role-champion-about = Она у того, кто был первым в конце последнего сезона, — до конца следующего.
setting-role-top-three = Роль первой тройки
setting-role-top-three-about = Она у первых трёх по рейтингу. Предварительный рейтинг не в счёт.
setting-role-rating-low = Роль ниже 1450
setting-role-rating-low-about = Она у всех, у кого такой рейтинг. Даю и забираю её я сам.
setting-role-rating-middle = Роль с 1450
setting-role-rating-middle-about = Она у всех, у кого такой рейтинг. Даю и забираю её я сам.
setting-role-rating-high = Роль с 1550
setting-role-rating-high-about = Она у всех, у кого такой рейтинг. Даю и забираю её я сам.
setting-role-rating-top = Роль с 1650
setting-role-rating-top-about = Она у всех, у кого такой рейтинг. Даю и забираю её я сам.
setting-role-none = без роли
press-role-none = Больше не нужна
# $why: what is in the way of giving the role.
refusal-role-refused = { $why ->
    [gone] Этой роли больше нет: выбери другую.
    [bot] Эту роль даёт сам Discord, я её дать не могу.
    [moderates] Эта роль позволяет модерировать или чем-то управлять — за игру в карты я её не даю.
    [permission] Мне нельзя выдавать роли: сначала разреши мне *управлять ролями*.
    [not-theirs] Эту роль ты выдать не можешь: нужно право *управлять ролями* и роль выше этой.
   *[high] Я могу выдавать только роли ниже моей: подними мою выше.
}
