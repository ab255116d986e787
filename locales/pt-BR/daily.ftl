## A partida do dia: as mesmas cartas para todos, contra o computador

# At most 100 characters.
command-daily = Jogue a partida do dia: as mesmas cartas para todos e uma só tentativa
# $date is a day, such as “November 26”.
daily-head = Partida do dia · { $date }
daily-ends = termina { $when }
daily-about = Três mãos de gin padrão contra um computador especialista. Todos recebem as mesmas cartas e, para as mesmas jogadas, o computador responde igual. Você tem uma só tentativa, quando quiser, até a meia-noite UTC.
daily-late = Aquele dia acabou. Esta é a partida de hoje:
daily-deal = Mão { $deal } de { $deals }
# $points have their sign: +37.
daily-so-far = até agora { $points }
daily-final = Sua partida: { $points }
daily-won = { $won ->
    [0] Nenhuma mão ganha
    [one] { $won } mão ganha de { $deals }
   *[other] { $won } mãos ganhas de { $deals }
}
daily-rank-here = Aqui: lugar **{ $rank }** de { $members }
daily-rank-all = No geral: lugar **{ $rank }** de { $members }
daily-sealed = As cartas, as partidas dos outros e a do treinador ficam lacradas até o dia acabar.
daily-count = { $days ->
    [one] { $days } partida concluída até agora
   *[other] { $days } partidas concluídas até agora
}
daily-streak = { $streak ->
    [one] { $streak } dia seguido
   *[other] { $streak } dias seguidos
}
press-daily-play = Jogar
press-daily-go-on = Continuar
press-daily-home = Partida do dia
press-daily-result = Meu resultado
press-daily-board = Ranking
press-daily-before = Dia anterior
press-daily-after = Dia seguinte
press-daily-seals = Lacres

## What a channel is shown, without any card

daily-shared = **{ $name }** jogou a partida do dia: **{ $points }**
press-daily-try = Jogar também

## The seals

daily-seals-title = As cartas estão lacradas
daily-seals-how = As cartas de cada dia vêm de um segredo sorteado antes, e de nada mais. Estes são os lacres (SHA-256). Quando o dia acaba, o segredo é aberto, e qualquer pessoa pode conferir com o lacre e dar as cartas de novo.
daily-secret = Segredo: `{ $seed }`
# $when is a day and a time, as Discord writes them.
daily-drawn = Sorteado: { $when }
daily-doubted = Este segredo não confere com o lacre. Por favor, avise quem cuida deste bot.

## A day that is over

daily-coach = Treinador
# Stands over what all three deals come to, before “Deal 1”, “Deal 2” and “Deal 3”.
daily-whole = As três
daily-members = { $members ->
    [0] Ninguém concluiu esta partida
    [one] { $members } membro concluiu
   *[other] { $members } membros concluíram
}
daily-unfinished = Você não concluiu a sua partida naquele dia, então ela não conta em lugar nenhum.
daily-missed = Você não jogou naquele dia.
daily-choose = Ver uma partida, lance a lance…
daily-option = { $name }: { $points }
press-daily-open = Ver esse dia

## Boards

daily-board-here = Partida do dia · { $server }
daily-board-all = Partida do dia · todos os servidores
daily-days = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
# On the board of a week or a month.
daily-board-members = { $members ->
    [one] { $members } membro
   *[other] { $members } membros
}
daily-board-order = Os dias são somados. Uma partida perdida conta 0, então jogar nunca tira nada de você.
daily-board-over = A partida de hoje entra quando o dia acabar.
daily-board-none = Ninguém concluiu uma partida ainda.
daily-board-sealed = O ranking de hoje abre para você quando terminar a sua partida.
# $setting: what the setting is called.
daily-board-nameless = Quem joga em outros lugares só aparece com nome se quiser: **{ $setting }** em `/gin me`.
press-daily-day = Dia
press-daily-week = Semana
press-daily-month = Mês
press-daily-server = Este servidor
press-daily-all = Todos
press-daily-earlier = Antes
press-daily-later = Depois

## What can’t be done

refusal-day-over = O dia dessa partida acabou. `/gin daily` tem a de hoje.
refusal-no-daily-run = Você ainda não começou a partida de hoje. Comece com `/gin daily`.
refusal-begun-before = A partida de hoje já foi começada com esta conta, antes de os dados dela serem apagados. É uma só tentativa: a próxima chega à meia-noite UTC.
refusal-daily-unreadable = Não entendo o que está guardado dessa partida. Por favor, avise quem cuida deste bot.
refusal-no-match-that-day = Não houve partida nesse dia.
refusal-day-sealed = Esse dia ainda não acabou, e até lá as cartas ficam lacradas.
