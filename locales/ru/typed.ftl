# What members type after the name of a group: the names of commands and of their options. Small letters
# and digits of any script, no blanks (a hyphen may stand for one), at most 32 characters; no two
# commands of a group are called alike. Sentences go on naming commands in English: Discord runs a
# tapped command by that name alone.

typed-play = игра
typed-challenge = вызов
typed-practice = тренировка
typed-hand = карты
typed-games = партии
typed-scores = счет
typed-rules = правила
typed-standings = таблица
typed-profile = профиль
typed-history = история
typed-realcards = лист
typed-me = я
typed-verify = проверка
typed-replay = повтор
typed-review = разбор
typed-help = помощь
typed-learn = урок
typed-problem = задача
typed-daily = партия-дня

typed-new = новый
typed-list = список
typed-show = показать

typed-settings = настройки
typed-news = новости
typed-void = отмена
typed-adjudicate = решение
typed-unstick = перерисовка
typed-audit = журнал
typed-delete = удаление

# Options

typed-variant = вариант
typed-contest = формат
typed-target = цель
typed-member = участник
typed-another = второй
typed-clock = часы
typed-level = уровень
typed-table = стол
typed-opponent = соперник
typed-result = результат
typed-since = с-даты
typed-friend = друг
typed-seats = места
typed-deal = раздача
typed-file = файл
typed-topic = тема
typed-reason = причина
typed-winner = победитель
typed-name = название
typed-cup = турнир
typed-league = лига
typed-ladder = лестница
typed-match = матч
typed-accept = принять
typed-code = код
