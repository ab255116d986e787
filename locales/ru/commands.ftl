# The slash commands as Discord shows them, and what they answer by themselves.

command-gin = Джин-рамми: вызвать, сыграть, посмотреть свои карты
command-challenge = Вызвать участника на партию в джин
command-challenge-member = С кем хочешь сыграть?
command-challenge-another = Кого ещё? Только если играют трое или больше
# At most 32 characters.
command-challenge-menu = Вызвать на джин
command-practice = Сыграть с компьютером
command-hand = Твои карты: их увидишь только ты
command-games = Твои партии и вызовы
command-scores = Счёт твоей партии, раздача за раздачей
command-rules = Как играть: правила любого варианта
command-standings = Кто впереди на этом сервере
command-table = Какая партия? Если не указать, та, что ждёт тебя

# A game to choose while typing. $name is the other side, $channel a channel's name.
choice-table = { $name } в #{ $channel } · стол { $table }
choice-past = { $name } · стол { $table }, окончена

refusal-only-in-servers = Тут нужен сервер: напиши это в канале сервера, где есть я.
refusal-nobody-else-here = Здесь больше никого нет. Вызови команду там, где есть другие: на сервере, в группе или в своих личных сообщениях с кем-то.
refusal-only-two-here = Здесь я могу только отвечать, поэтому играют вдвоём и без очереди. Для игры в большем составе нужен сервер, где я есть.
answer-hidden = Discord показывает мой ответ здесь только тебе: в этом канале тебе нельзя пользоваться приложениями, которых нет на сервере. Вызов отозван. Попроси у администрации сервера право «Использовать внешние приложения» или вызови соперника в группе или в личных сообщениях с ним.
refusal-no-access = Мне нельзя писать в #{ $channel }. Это может разрешить администрация сервера — или выбери другой канал.
refusal-no-table = У тебя здесь нет идущей партии. `/gin play` начнёт новую, а в `/gin history` — завершённые.
