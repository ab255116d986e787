# A member's profile, and two members against one another.

command-profile = Кто во что играет: профиль участника
command-profile-member = Чей профиль? Если не указать, твой
# At most 32 characters.
command-profile-menu = Профиль в джине

refusal-record-hidden = Этот участник не показывает здесь свои игры.
refusal-two-needed = Нужны двое: назови ещё участника, чтобы сравнить.

profile-title = Профиль: { $name }
profile-title-own = Твой профиль
# Below a profile in a channel: leads to the whole of it.
press-profile-look = Весь профиль
profile-all = Все серверы
profile-none = У игрока { $name } здесь ещё нет сыгранных раздач. Это исправит `/gin challenge`.
profile-none-own = Показать пока нечего: всё начнётся с первой раздачи с другим участником. `/gin play` найдёт соперника.

## The figures (docs/profiles.md)

profile-games = Побед **{ $won }** из **{ $games }** { $games ->
    [one] партии
    [few] партий
    [many] партий
   *[other] партии
} · { $share }%
profile-no-games = Ни одна партия ещё не окончена.
profile-practised = Против других участников — пока ничего.
# $won and $lost are numbers, written out.
profile-record = { $variant }: побед { $won }, поражений { $lost }
profile-record-drawn = { $variant }: побед { $won }, поражений { $lost }, ничьих { $drawn }
profile-games-more = и ещё { $games } по другим правилам
profile-deals = Выиграно **{ $won }** из **{ $deals }** { $deals ->
    [one] раздачи
    [few] раздач
    [many] раздач
   *[other] раздачи
} · { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
profile-rates = Из { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
    [many] { $deals } раздач
   *[other] { $deals } раздачи
} в играх со стуком: стук в **{ $knocks }%**, джин в **{ $gins }%**, подрез в **{ $undercuts }%**
# $turn is a number to one place, written out.
profile-turn = Стук или джин — в среднем на ходу **{ $turn }**
profile-undercut-by = Соперник подрезает **{ $share }%** этих стуков
profile-caught = Остаток при чужом стуке — в среднем **{ $deadwood }**
profile-out = Из { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
    [many] { $deals } раздач
   *[other] { $deals } раздачи
} с комбинациями на столе: выход в { $share }%, в среднем на ходу **{ $turn }**
profile-never-out = { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
} с комбинациями на столе, и ни разу не удалось выйти
profile-pace-seconds = На ход обычно уходит { $count ->
    [one] **{ $count } секунда**
    [few] **{ $count } секунды**
    [many] **{ $count } секунд**
   *[other] **{ $count } секунды**
}
profile-pace-minutes = На ход обычно уходит { $count ->
    [one] **{ $count } минута**
    [few] **{ $count } минуты**
    [many] **{ $count } минут**
   *[other] **{ $count } минуты**
}
profile-pace-hours = На ход обычно уходит { $count ->
    [one] **{ $count } час**
    [few] **{ $count } часа**
    [many] **{ $count } часов**
   *[other] **{ $count } часа**
}
profile-pace-days = На ход обычно уходит { $count ->
    [one] **{ $count } день**
    [few] **{ $count } дня**
    [many] **{ $count } дней**
   *[other] **{ $count } дня**
}

# $given is a number to one place, written out. Only the member sees this.
profile-trend = Тренер: в среднем **{ $given }** очка теряется за решение — { $deals ->
    [1] в твоей единственной разобранной раздаче
    [one] в последней { $deals } разобранной раздаче
    [few] в последних { $deals } разобранных раздачах
    [many] в последних { $deals } разобранных раздачах
   *[other] в последних { $deals } разобранных раздачах
}
profile-trend-bars = `{ $bars }` столбик на раздачу, последняя в конце; чем ниже, тем лучше
profile-trend-luck = { $luck ->
    [good] Карты из колоды в них удачнее среднего: остаток ниже на { $points } за раздачу
    [bad] Карты из колоды в них хуже среднего: остаток выше на { $points } за раздачу
   *[none] Карты из колоды в них обычные: ни удачи, ни невезения
}

# $family is a kind of game. The curve is a picture.
profile-rating = Рейтинг, { $family }: **{ $rating }** после { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
}
profile-rating-provisional = Рейтинг, { $family }: **{ $rating }?** после { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
} («?» — предварительный)
profile-curve-alt = Рейтинг ({ $family }) линией за { $games ->
    [one] { $games } партию
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}: сначала { $first }, высший { $high }, низший { $low }, сейчас { $last }.

press-figures = Статистика
press-badges = Значки
press-hands = Лучшие раздачи
profile-compare = Сравнить с…
press-you-two = Вы вдвоём
press-all-servers = Все серверы
press-this-server = Этот сервер
press-profile = Профиль: { $name }

## Best hands

hands-title = Раздачи, которые принесли больше всего:
hands-none = Показать пока нечего: здесь будут лучшие из выигранных раздач.
hand-best = **{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}** · { $result ->
    [knock] стук
    [gin] джин
    [big_gin] большой джин
    [undercut] подрез
    [out] выход
    [exhausted] колода кончилась
    [challenge] вызов
   *[other] победа
} · { $variant }
# $when is a day, as Discord writes it.
where-deal = Стол { $table }, раздача { $deal } · { $when }
where-table = Стол { $table } · { $when }

## Badges: what really happened

badges-none = Значков пока нет. Первый принесёт первая выигранная партия.
badges-left = { $left ->
    [one] Не хватает ещё { $left }.
    [few] Не хватает ещё { $left }.
    [many] Не хватает ещё { $left }.
   *[other] Не хватает ещё { $left }.
}
badge-first-win = **Первая победа** · выиграна партия
badge-ten-games = **Завсегдатай** · сыграно десять партий
badge-hundred-games = **Старая гвардия** · сыграно сто партий
badge-in-a-row = **Победная серия** · пять выигранных партий подряд
badge-shutout = **Всухую** · выиграна партия, где у соперника ни одной палочки
badge-sweep = **Чистый Голливуд** · выиграны все колонки голливудского листа
badge-upset = **Сенсация** · победа над тем, чей рейтинг выше на сто очков
badge-gin = **Джин** · никакого остатка
badge-big-gin = **Большой джин** · сложились все одиннадцать карт
badge-gin-at-once = **Джин с ходу** · джин на первом же ходу
badge-ten-gins = **Десять джинов** · джин в десятый раз
badge-undercut = **Подрез** · остаток не больше, чем у стучавшего
badge-quick-knock = **Быстрый стук** · стук не позже второго хода, и победный
badge-rich-deal = **Богатая раздача** · пятьдесят очков или больше за одну раздачу джина
badge-went-out = **Всё на стол** · выход с комбинациями на столе

## Two against one another

versus-title = { $one } — { $other }
versus-none = Эти двое здесь ещё не встречались. Это исправит `/gin challenge`.
versus-no-games = Ни одной завершённой партии между ними пока нет.
# $one and $other are numbers, written out.
versus-games = Партии: **{ $one } : { $other }**
versus-drawn = { $count ->
    [one] { $count } партия вничью.
    [few] { $count } партии вничью.
    [many] { $count } партий вничью.
   *[other] { $count } партии вничью.
}
versus-run = { $count ->
    [1] Последнюю выигрывает { $name }.
    [one] Последнюю { $count } выигрывает { $name }.
    [few] Последние { $count } выигрывает { $name }.
    [many] Последние { $count } выигрывает { $name }.
   *[other] Последние { $count } выигрывает { $name }.
}
versus-longest = Больше всего подряд: { $one } { $count1 }, { $other } { $count2 }
versus-deals-won = Раздачи: **{ $one } : { $other }**
versus-points = Очки: **{ $one } : { $other }**
versus-gins = Джины: **{ $one } : { $other }**
versus-undercuts = Подрезы: **{ $one } : { $other }**
versus-last = Последние партии
# $when is a day, as Discord writes it.
versus-met = { $when } · { $variant } · { $name } · стол { $table }
versus-met-by = { $when } · { $variant } · { $name }, +{ $net } · стол { $table }
versus-met-drawn = { $when } · { $variant } · ничья · стол { $table }
