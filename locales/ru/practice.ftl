# The computer as an opponent: how strong it plays, and its hints.

# $level is novice, club or expert; a table from before there were levels has none.
name-computer = { $level ->
    [novice] Компьютер (новичок)
    [club] Компьютер (клубный игрок)
    [expert] Компьютер (эксперт)
   *[other] Компьютер
}
# Where several play at one table; $number tells them apart.
name-computer-numbered = { $level ->
    [novice] Компьютер { $number } (новичок)
    [club] Компьютер { $number } (клубный игрок)
    [expert] Компьютер { $number } (эксперт)
   *[other] Компьютер { $number }
}

# On the table, beside its number and who deals; $number tells several computers apart, 0 for one.
computer-level = { $number ->
    [0] Компьютер
   *[other] Компьютер { $number }
}: { $level ->
    [novice] новичок
    [club] клубный игрок
   *[expert] эксперт
}
table-rated = на рейтинг, без подсказок

## Choosing how strong it plays

command-level = Какой силы? Если не указать, в первой партии — новичок
choice-level-novice = Новичок
choice-level-club = Клубный игрок
choice-level-expert = Эксперт
panel-level = ### Какой силы нужен компьютер?
    Новичок порой ошибается, клубный игрок играет уверенно, эксперт думает наперёд.
menu-lobby-computer = Посадить на место компьютер
choice-lobby-computer0 = { $level }
choice-lobby-computer1 = Сторона 1: { $level }
choice-lobby-computer2 = Сторона 2: { $level }
refusal-no-such-level = { $level ->
    [expert] Экспертом компьютер бывает только там, где стучат. В маджонг-джин, скарни-джин и «Полковника» он играет как новичок или клубный игрок.
   *[other] Такого уровня у компьютера нет. Выбери новичка, клубного игрока или эксперта.
}

## Hints

press-hint = Подсказка
press-hint-why = Почему?
hint-head = **Подсказка: { $move }.** { $why }
hint-why-head = ### Почему?
hint-or = Или:
hint-behind = { $points ->
    [0] Почти так же хорошо:
    [one] Или, примерно на { $points } очко хуже:
    [few] Или, примерно на { $points } очка хуже:
    [many] Или, примерно на { $points } очков хуже:
   *[other] Или, примерно на { $points } очка хуже:
}
hint-clear = Первый ход явно лучший.
hint-close = Ходы почти равны: тут не ошибёшься.
hint-alone = Остальное и близко не стоит.
hint-club = Так сыграл бы клубный игрок.
hint-seen = Только по тому, что видно тебе
refusal-no-hints = Подсказки — для партий с компьютером. Между собой все играют без помощи.
refusal-rated-game = Эта партия на рейтинг, подсказок в ней нет.
refusal-no-hint-found = Сейчас ничего не приходит в голову. Спроси чуть позже — или поверь своему глазу.

# All that the channel reads of such a game while it lasts.
practice-line = **{ $name }** играет с компьютером.
# Against which computer to play next.
press-easier = Полегче
press-stronger = Посильнее

# A game that nobody went on with
untouched = Здесь { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} никто не играл, и партия закончилась сама. Она не засчитана.
untouched-rated = Здесь { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} никто не играл, и партия закончилась сама. Она была на рейтинг и засчитана как поражение.
