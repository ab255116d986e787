# What each option of the rules means, as a phrase among others: a message an option.
# $value is a word, or a number where the option has one.

option-first-dealer = { $value ->
    [random] кто сдаёт первым, решает жребий
    [cut_low_deals] перед первой раздачей тянут карты, и сдаёт младшая
   *[cut_high_chooses] перед первой раздачей тянут карты, и старшая выбирает, кому сдавать
}
option-next-dealer = { $value ->
    [alternate] сдают по очереди
    [winner] следующую сдаёт тот, кто выиграл раздачу
   *[loser] следующую сдаёт тот, кто проиграл раздачу
}
option-draw-dealer = { $value ->
    [same] после ничьей сдаёт та же сторона
   *[rotate] после ничьей сдаёт другая сторона
}
option-first-turn = { $value ->
    [offer_both] открытую карту предлагают первой руке, потом сдающему
    [offer_nondealer] открытую карту предлагают только первой руке
    [eleven_cards] без открытой карты: первая рука получает одиннадцать карт и начинает со сброса
    [stock_only] без открытой карты: первая рука начинает с колоды
   *[normal_draw] первый ход — как все: открытая карта или колода
}
option-immediate-knock = { $value ->
    [allow] рука, сданная готовой к стуку, играется
   *[misdeal] рука, сданная готовой к стуку, идёт на пересдачу
}
option-discard-visibility = { $value ->
    [top_only] в сбросе видна только верхняя карта
   *[full] сброс виден весь
}
option-return-taken-discard = { $value ->
    [yes] карту из сброса можно тем же ходом вернуть; дважды подряд — ничья
   *[no] карту из сброса тем же ходом не вернуть
}
option-stock-end = { $value ->
    [0] колоду выбирают до последней карты
    [1] последнюю карту колоды не берут
    [one] последнюю { $value } карту колоды не берут
    [few] последние { $value } карты колоды не берут
    [many] последние { $value } карт колоды не берут
   *[other] последние { $value } карты колоды не берут
}
option-wall-rule = { $value ->
    [end_on_discard] сброс после последней карты колоды — это ничья
   *[last_discard_action] сброс после последней карты колоды ещё может закончить раздачу для другой стороны
}
option-stall-guard = раздача заканчивается после { $value ->
    [one] { $value } хода
    [few] { $value } ходов
    [many] { $value } ходов
   *[other] { $value } хода
} без карты из колоды
option-sets = { $value ->
    [yes] сеты — тоже комбинации
   *[no] комбинации — только ряды, без сетов
}
option-runs = { $value ->
    [suited] ряды одной масти
   *[any_suit] ряды любых мастей
}
option-ace = { $value ->
    [low] туз младший: Т-2-3
    [high] туз старший: Д-К-Т
    [high_or_low] туз младший или старший: Т-2-3, Д-К-Т
   *[corner] ряды идут по кругу: К-Т-2
}
option-values = { $value ->
    [standard] туз стоит 1, картинка 10
    [ace15] туз стоит 15
    [colonel] туз стоит 10
   *[mahjong] с двойки до девятки по 5, с десятки до короля по 10, туз 15
}
option-table-melds = { $value ->
    [none] комбинации до конца раздачи в руке
    [own_only] комбинации по ходу игры кладут на стол, добавляет к ним только хозяин; никто не стучит
   *[shared] комбинации по ходу игры кладут на стол, добавляют к ним обе стороны; никто не стучит
}
option-knock-limit = { $value ->
    [upcard] предел стука задаёт карта стука
    [gin_only] никто не стучит: раздачу завершает только джин
   *[other] стучать можно с { $value } и меньше
}
option-knock-limit-ace = { $value ->
    [one] карта стука — туз: стучать с 1
   *[gin_only] карта стука — туз: никто не стучит, раздачу завершает только джин
}
option-knock-card-source = { $value ->
    [upcard] карта стука — открытая карта
   *[second_deck] карта стука — из второй колоды
}
option-gin-compulsory = { $value ->
    [yes] джин в руке надо объявить
   *[no] с джином в руке можно играть дальше
}
option-final-discard = { $value ->
    [required] раздача завершается сбросом
    [optional] завершить раздачу можно и без сброса
   *[none] сброса нет
}
option-knock-meld-mode = { $value ->
    [auto] о комбинациях при стуке спрашивают, только если это важно
   *[manual] комбинации при стуке всегда выбирают сами
}
option-layoff-mode = { $value ->
    [auto] карты прикладываются автоматически, наилучшим образом
   *[manual] карты прикладывают вручную
}
option-layoff-on-gin = { $value ->
    [yes] прикладывать можно и к джину, а если ничего не осталось, он не засчитан
   *[no] к джину ничего не прикладывают
}
option-illegal-knock = { $value ->
    [prevent] стук с перебором не проходит
    [opponent_choice] стук с перебором другая сторона засчитывает — или заставляет играть в открытую
   *[expose] после стука с перебором играют дальше в открытую
}
option-knock-score = { $value ->
    [difference] стук приносит разницу остатков
   *[loser_full] стук приносит весь остаток проигравшего
}
option-gin-bonus = { $value ->
    [0] за джин бонуса нет
   *[other] джин — { $value }
}
option-big-gin = { $value ->
    [off] большого джина нет
    [total] большой джин — всего { $points }
   *[extra] большой джин — на { $points } больше джина
}
option-undercut-bonus = { $value ->
    [0] за подрез бонуса нет
   *[other] подрез — { $value }
}
option-tie-rule = { $value ->
    [undercut] поровну — это подрез
   *[no_score] поровну — очков никому
}
option-spade-doubles = { $value ->
    [yes] пики как карта стука удваивают очки раздачи
   *[no] раздачу ничто не удваивает
}
option-spade-double-boxes = { $value ->
    [none] палочки ничто не удваивает
    [extra] пики как карта стука удваивают добавочные палочки
   *[all] пики как карта стука удваивают все палочки
}
option-extra-boxes = { $value ->
    [none] выигранная раздача — одна палочка, как ни выиграй
   *[some] добавочные палочки: { $gin } за джин, { $big_gin } за большой джин, { $undercut } за подрез
}
option-sequence-bonus = { $value ->
    [off] ряды сами по себе ничего не приносят
    [winner] ряды победителя приносят: { $long } за карту, если в ряду от { $cards } карт, и { $pictures } за картинку
   *[both] ряды обеих сторон приносят: { $long } за карту, если в ряду от { $cards } карт, и { $pictures } за картинку
}
option-gin-bonus-no-contract = { $value ->
    [off] джин против стороны без контракта стоит столько же
   *[other] джин против стороны без контракта — { $value }
}
option-exhaust-score = { $value ->
    [void] колода кончилась — очков никому
    [difference] колода кончилась — у кого меньше, тот получает разницу
   *[table_minus_hand] колода кончилась — каждой стороне выложенное за вычетом того, что на руках
}
option-game-target = партия до { $value }
option-game-bonus = { $value ->
    [0] за партию бонуса нет
   *[other] партия — { $value }
}
option-line-bonus = { $value ->
    [0] за палочки ничего нет
   *[other] палочка — { $value }
}
option-line-bonus-timing = { $value ->
    [end] за палочки платят в конце партии
   *[immediate] за палочки платят сразу
}
option-shutout = { $value ->
    [off] за сухую ничего нет
    [double_points] сухая удваивает очки победителя
    [double_points_and_game] сухая удваивает очки и бонус за партию
    [double_total] сухая удваивает весь итог победителя
   *[extra] за сухую ещё { $points }
}
option-exact-margin-forfeit = { $value ->
    [off] проигрышного отрыва нет
   *[other] кто закончил с отрывом ровно в { $value }, проигрывает партию
}
option-exact-margin-basis = { $value ->
    [points] проигрышный отрыв считают в очках
   *[final] проигрышный отрыв считают по итогам с бонусами
}
option-winner-by = { $value ->
    [first_to_target] партию выигрывает тот, кто дошёл до цели
   *[higher_final_total] партию выигрывает тот, у кого итог больше
}
option-match = { $value ->
    [single] встреча — одна партия
    [multi_match] встреча — несколько матчей с общим счётом
    [best_of] встреча — серия партий
   *[hollywood] встреча — голливудский лист: партии бок о бок, раздачи у них общие
}
option-multi-target = общий счёт матчей до { $value }
option-multi-hand-bonus = выигранная раздача в конце матча — { $value }
option-multi-win-bonus = выигранный матч — { $value }
option-multi-shutout-bonus = все раздачи матча — ещё { $value }
option-best-of = серия { $value ->
    [1] до 1 победы
    [3] до 2 побед
    [5] до 3 побед
    [7] до 4 побед
   *[other] из { $value } партий, кто больше
}
option-hollywood-columns = { $value ->
    [one] на листе { $value } колонка
    [few] на листе { $value } колонки
    [many] на листе { $value } колонок
   *[other] на листе { $value } колонки
}
option-hollywood-late-entry = { $value ->
    [next_open] первая запись идёт в следующую открытую колонку
   *[by_count] первая запись пропадает, если её колонка уже закрыта
}
option-hollywood-decide = { $value ->
    [net_points] решает сумма по колонкам
   *[columns_won] решает число выигранных колонок
}
option-hollywood-third-double = { $value ->
    [yes] третья колонка считается вдвойне
   *[no] все колонки считаются одинаково
}
option-seating = { $value ->
    [heads_up] играют двое
    [partnership] играют две команды
    [round_robin] играют трое или четверо, проигравший раздачу уступает место
    [three_handed] играют трое, все в одной раздаче, каждый за себя
   *[captain] капитан играет против команды, где ходят по очереди
}
option-team-size = { $value ->
    [1] размер команды не задан
   *[other] в команде по { $value }
}
option-team-target = { $value ->
    [off] цель команд зависит от их размера
   *[other] команды играют до { $value }
}
option-team-sweep-bonus = { $value ->
    [0] победа команды за всеми столами ничего не добавляет
   *[other] победа команды за всеми столами — по { $value } на каждого сверх двух
}
option-opponent-rotation = { $value ->
    [fixed] соперники не меняются
    [each_hand] в командах по двое соперники меняются каждую раздачу
    [after_loss] после проигранной раздачи партнёры меняются соперниками, если проигравшие не оставят своих
   *[each_game] соперники меняются каждую партию
}
option-partner-talk = { $value ->
    [off] партнёры не видят карт друг друга
    [after_own_hand] кто доиграл раздачу, может видеть карты партнёра
   *[always] партнёры видят карты друг друга
}
option-team-result-visibility = { $value ->
    [immediate] результат стола виден сразу
   *[after_discard] у кого одиннадцать карт, тот узнаёт результаты столов только после сброса
}
option-multi-take = { $value ->
    [yes] из сброса можно взять несколько карт
   *[no] из сброса берут только верхнюю карту
}
option-deep-card-use = { $value ->
    [meld_or_layoff] нижняя из взятых карт идёт в новую комбинацию или к готовой
   *[new_meld_only] нижняя из взятых карт идёт в новую комбинацию
}
option-contract = контракт — { $melds ->
    [1] одна комбинация
    [one] { $melds } комбинация
    [few] { $melds } комбинации
    [many] { $melds } комбинаций
   *[other] { $melds } комбинации
}, карт: { $sizes }
option-layoff-cap-per-meld = { $value ->
    [1] за ход к комбинации добавляют одну карту
    [one] за ход к комбинации добавляют не больше { $value } карты
    [few] за ход к комбинации добавляют не больше { $value } карт
    [many] за ход к комбинации добавляют не больше { $value } карт
   *[other] за ход к комбинации добавляют не больше { $value } карты
}
option-extend-on-contract-turn = { $value ->
    [yes] в ход контракта можно добавлять к комбинациям
   *[no] в ход контракта больше ничего не выкладывают
}
option-ace-offer-skips-draw = { $value ->
    [yes] кто принял туза, следующим ходом из колоды не берёт
   *[no] кто принял туза, берёт из колоды как всегда
}
option-reoffer-ban = { $value ->
    [yes] принятую карту нельзя сразу предложить обратно
   *[no] принятую карту можно сразу предложить обратно
}
option-exhaust-count = { $value ->
    [all_in_hand] колода кончилась — считают все карты на руках
   *[unmatched_only] колода кончилась — считают только карты вне комбинаций
}
option-challenge = { $value ->
    [yes] можно вызвать соперника и сравнить руки
   *[no] вызовов нет
}
option-challenge-timing = { $value ->
    [own_draw_phase] вызвать можно, пока карта не взята
   *[anytime] вызвать можно в любой момент своего хода
}
option-challenge-per-turn = { $value ->
    [1] за ход не больше одного вызова
    [one] за ход не больше { $value } вызова
    [few] за ход не больше { $value } вызовов
    [many] за ход не больше { $value } вызовов
   *[other] за ход не больше { $value } вызова
}
option-challenge-tie = { $value ->
    [drawn] вызов при равных руках — ничья
   *[challenged_wins] вызов при равных руках выигрывает тот, кого вызвали
}
