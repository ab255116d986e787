# What a team does about its opponents if it loses the round.

value-opponent-rotation-after-loss = После проигрыша — как решат проигравшие
press-opponents = Если проиграем…
opponents-wish = ### Если твоя сторона проиграет тур { $round }
    { $wish ->
        [keep] Она оставит тех же соперников на следующую раздачу.
       *[change] Она сменит соперников на следующую раздачу.
    }
opponents-how = Решает тот из вас, кто скажет последним. Если никто ничего не скажет, соперники сменятся.
press-opponents-change = Сменить соперников
press-opponents-keep = Оставить тех же
refusal-opponents-settled = Кто с кем играет, здесь решают правила: выбирать нечего.
