# What servers and members set, and what managers do at tables.

refusal-no-such-setting = Такой настройки нет — или такой она быть не может.
refusal-other-channels = На этом сервере партии начинают в { $channels }.
refusal-other-roles = На этом сервере партии начинают те, у кого есть одна из ролей: { $roles }.
refusal-not-manager = Это могут только те, кому доверено управлять сервером.
# $near: time zones with a similar name, or nothing.
refusal-no-such-zone = Часового пояса { $name } нет.{ $near ->
    [none] {""}
   *[other] {" "}Может быть, { $near }?
}
refusal-several-zones = В этой стране несколько часовых поясов. Введи один из её городов.

settings-title-server = ### Настройки: { $server }
press-me = К своим настройкам
press-me-friends = Друзья и блок…
press-me-away = Отсутствие…
press-me-data = Мои данные…
press-me-export = Мои партии файлом…
settings-title-own = ### Твои настройки
settings-line = { $name }: **{ $value }**
settings-changed = { $some ->
    [yes] Все настройки — в меню. Изменено пока:
   *[no] Все настройки — в меню. Изменений пока нет.
}
settings-option = { $name }: { $value }
settings-menu = Изменить настройку…
settings-value = Выбери значение…
settings-region = Часть света…
settings-kind = Вид правил…

setting-yes = да
setting-no = нет
setting-no-hour = нет
setting-hour = { $hour }:00

setting-channels = Каналы
setting-channels-about = Где можно начинать партии, включая ветки этих каналов. Уже начатые продолжаются.
setting-channels-all = все каналы
press-channels-all = Разрешить все каналы
setting-roles = Роли
setting-roles-about = Кому можно начинать партии: тем, у кого есть одна из этих ролей.
setting-roles-all = все
press-roles-all = Разрешить всем
setting-ping = Упоминания
setting-ping-about = Когда я упоминаю участников в канале.
setting-ping-turn = при вызовах и ходах
setting-ping-challenge = только при вызовах
setting-ping-never = никогда
setting-rooms = Комнаты
setting-rooms-about = Где участники играют друг с другом. От ветки в канале одна строка; тренировки — в канале.
setting-rooms-threads = в отдельных ветках
setting-rooms-channel = в канале
setting-tidy = Старые результаты
setting-tidy-about = Когда удалять из канала прошлые результаты. В листах счёта и повторах они остаются.
setting-tidy-number = { $number ->
    [0] остаются
    [one] удаляются через { $number } день
    [few] удаляются через { $number } дня
    [many] удаляются через { $number } дней
   *[other] удаляются через { $number } дня
}
setting-language = Язык
setting-language-about = На каком языке я пишу. По умолчанию — на том, что выбран в Discord.
setting-language-auto = как в Discord
# The language's name in the language itself.
language-name = Русский
setting-rules = Обычные правила
setting-rules-about = По каким правилам играют, если никто их не выбрал.
setting-rules-bot = правила Undercut ({ $rules })
setting-rules-chosen = { $rules }
setting-rules-own = { $rules }, с изменениями

setting-spoken = Чтение вслух
setting-spoken-about = Для программ чтения с экрана: полные названия карт, фразы без знаков, понятные кнопки.
setting-confirm = Вопросы
setting-confirm-about = Переспрашивать ли, когда стучишь, выходишь, разбиваешь комбинацию или упускаешь джин.
setting-hand = Твои карты
setting-hand-about = Как получать карты: личным сообщением или по кнопке «Мои карты» у стола.
setting-hand-dm = в личных сообщениях
setting-hand-here = в канале
setting-look = Вид карт
setting-look-about = Как я показываю карты, которые видишь только ты: картинками или текстом.
setting-look-picture = картинки
# Offered with the first hand, and at the beginning of the lesson.
press-look-text = Карты текстом: 7♥
press-look-picture = Карты картинками
setting-look-text = текст
setting-who-may-challenge = Кому можно тебя вызвать
setting-who-may-challenge-about = Кому можно бросить вызов лично тебе.
setting-who-may-challenge-anyone = всем
setting-who-may-challenge-friends = друзьям
setting-who-may-challenge-nobody = никому
setting-celebrate = Анимации
setting-celebrate-about = Показывать ли в каналах твои джины, большие джины и подрезы анимацией.
setting-privacy = Кому видны игры
setting-privacy-about = Кому видны твои места в таблицах, статистика и повторы. Игравшие всегда могут пересмотреть партию.
setting-privacy-everyone = всем, на всех серверах
setting-privacy-server = всем на сервере, где ты играешь
setting-privacy-nobody = только тебе
setting-time-zone = Часовой пояс
setting-time-zone-about = По какому времени считать часы ниже.
press-zone-type = Ввести город…
zone-title = Твой часовой пояс
zone-label = Город или пояс
zone-about = Например, Москва, Берлин или UTC
setting-quiet-from = Тихо с
setting-quiet-from-about = С какого часа не присылать ничего, о чём ты не просишь.
setting-quiet-to = Тихо до
setting-quiet-to-about = До какого часа тебя не беспокоить.
setting-remind-hours = Напоминания
setting-remind-hours-about = Через сколько после начала твоего хода о нём напомнить.
setting-remind-hours-number = { $number ->
    [0] никогда
    [one] через { $number } час
    [few] через { $number } часа
    [many] через { $number } часов
   *[other] через { $number } часа
}
setting-prompt = Позвать обратно
setting-prompt-about = Слать ли тихое сообщение, если ты где-то рядом, а твой ход ждёт уже две минуты.

command-me = Посмотреть и изменить свои настройки
command-admin = Для тех, кто управляет этим сервером
command-admin-settings = Посмотреть и изменить настройки этого сервера

setting-clock = Часы
setting-clock-about = Сколько времени даётся на ход: без ограничений, часы (ночь не в счёт) или минуты.
setting-clock-none = без ограничений
setting-clock-relaxed = без спешки (часы)
setting-clock-live = в темпе (минуты)
setting-clock-hours = Ход без спешки
setting-clock-hours-about = Сколько времени даётся на ход без спешки.
setting-clock-hours-number = { $number ->
    [one] { $number } час
    [few] { $number } часа
    [many] { $number } часов
   *[other] { $number } часа
}
setting-clock-minutes = Ход в темпе
setting-clock-minutes-about = Сколько времени даётся на ход в темпе.
setting-clock-minutes-number = { $number ->
    [one] { $number } минута
    [few] { $number } минуты
    [many] { $number } минут
   *[other] { $number } минуты
}

setting-season = Сезон
setting-season-about = Сколько длится сезон таблицы. Месяцы и кварталы начинаются в полночь по UTC.
setting-season-none = нет
setting-season-monthly = месяц
setting-season-quarterly = квартал

setting-rated-practice = Тренировки на рейтинг
setting-rated-practice-about = Влияют ли партии с компьютером на рейтинг. Если да, подсказок в них нет.

setting-card-size = Размер карт
setting-card-size-about = Как крупно я показываю твои карты.
setting-card-size-large = крупно
setting-card-size-compact = как текст

setting-after-deal = После раздачи
setting-after-deal-about = Что видно после раздачи. Где на ход даются часы, всегда сразу новые карты.
setting-after-deal-result = сначала результат
setting-after-deal-cards = сразу новые карты

setting-card-order = Порядок карт
setting-card-order-about = Как разложены карты вне комбинаций.
setting-card-order-suit = по мастям
setting-card-order-rank = по старшинству

setting-colours = Цвета карт
setting-colours-about = Цвета мастей в картах, которые видишь только ты. У карт текстом цветов нет.
setting-colours-four = четыре цвета
setting-colours-two = чёрный и красный
setting-colours-contrast = для дальтоников
colours-coming = Эти цвета уже в пути. Пока их нет, видны обычные.

# $member is a mention.
turn-here = { $member }, твой ход.
turn-here-closed = Не получилось прислать тебе карты. Разреши личные сообщения с этого сервера или посмотри их здесь: больше никто их не увидит.

refusal-not-player = { $name } за этим столом не играет.
refusal-two-sides-only = Там играют больше двух сторон. Партию можно аннулировать.
decided = Решение администрации сервера: { $reason }
annulled = Позже аннулирована администрацией сервера и не считается: { $reason }

command-admin-void = Аннулировать партию, хоть завершённую: она не считается
command-admin-adjudicate = Закончить идущую партию победой одной из сторон
command-admin-unstick = Нарисовать стол заново
command-admin-audit = Что делалось от имени этого сервера
command-admin-table = Какой стол
command-admin-winner = Участник победившей стороны
command-admin-reason = Почему; прочтут обе стороны

admin-void = Стол { $table } аннулирован: { $names }. Он не считается, и на нём так и написано.
admin-adjudicate = Партия за столом { $table } окончена: { $names }. На столе написано, чья победа и почему.
admin-unstick = Все сообщения стола { $table } нарисованы заново: { $names }. Если ход компьютера, он ходит.
admin-closed = Личные сообщения не доходят: { $names }. Карты покажет **Мои карты** у стола.

audit-title = ### Что делалось от имени сервера
audit-none = Пока ничего.
audit-page = Страница { $page } из { $pages }
audit-reason = «{ $reason }»
audit-set = **{ $name }**: { $before } → { $after }
# $number is above 5.
audit-several = всего { $number }
audit-void = Стол **{ $table }** аннулирован
audit-adjudicate = Стол **{ $table }**: победа { $winner }
audit-unstick = Стол **{ $table }** нарисован заново
audit-unknown = Неизвестная мне настройка
press-audit-newer = Новее
press-audit-older = Старее
