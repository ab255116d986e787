# A cup's extras: the roles that it gives, and its event in the server's calendar.

press-cup-extras = Роли и событие…
cup-extras-roles-about = Роль участника остаётся до выхода из турнира или до его конца. Роль победителя — пока кто-то другой не выиграет турнир с той же ролью.
# $role is a role, or "no role".
cup-extras-entrants = Роль участников: { $role }
cup-extras-champion = Роль победителя: { $role }
cup-extras-roles-theirs = Чтобы выбирать здесь роли, нужно право *управлять ролями*.
cup-menu-role-entrants = Выбери роль участников
cup-menu-role-champion = Выбери роль победителя
cup-extras-event-none = Событие в календаре сервера: нет
# $when is a day and a time, as Discord writes them.
cup-extras-event-planned = Событие в календаре сервера, начало по плану: { $when }
cup-extras-event-over = Событие в календаре сервера закончилось.
cup-extras-event-deleted = Кто-то удалил событие из календаря сервера. Новое создам, только если снова запланируешь начало.
cup-extras-event-refused = Discord не принял событие. Можно запланировать другое начало.
cup-extras-event-late = Время начала наступило раньше, чем событие удалось создать.
cup-extras-event-about = Событие начинается и кончается вместе с турниром. Сам по себе план турнир не начинает: начинаешь ты. Время — по часовому поясу сервера из `/gin-admin news`.
press-cup-event-none = Убрать событие
cup-menu-event = Запланировать начало
cup-event-hour = Через час
# $hour is the time of day.
cup-event-today = Сегодня, { $hour }
cup-event-tomorrow = Завтра, { $hour }
cup-event-three-days = Через три дня, { $hour }
cup-event-week = Через неделю, { $hour }
# $format is the cup's format.
cup-event-about = Турнир по джин-рамми ({ $format }). Вступить можно в { $channel }.
refusal-event-refused = { $why ->
    [hidden] Канал турнира на этом сервере видят не все, а событие видно всем.
    [not-theirs] Тебе нельзя создавать события на этом сервере: нужно право *создавать события*.
   *[permission] Мне нельзя создавать события: сначала разреши мне *создавать события*.
}
