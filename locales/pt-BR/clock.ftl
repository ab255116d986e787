# How long a turn may take, and how its time stands.
clock-hours = Tempo por jogada: { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}. O tempo para enquanto alguém está fora.
clock-days = Tempo por jogada: { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}. O tempo para enquanto alguém está fora.
clock-live = Tempo por jogada: { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}.
clock-words-none = sem limite
clock-words-hours = { $hours ->
    [one] { $hours } hora
    [24] um dia
   *[other] { $hours } horas
} por jogada
clock-words-days = { $days ->
    [7] uma semana
    [one] { $days } dia
   *[other] { $days } dias
} por jogada
clock-words-live = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} por jogada
clock-words-usual = o do servidor ({ $usual })
clock-until = O tempo de { $name } termina { $when }.
hand-until = Seu tempo termina { $when }.
hand-time-out = Seu tempo acabou. Uma jogada ainda vale enquanto os outros não decidem.
clock-paused = Os jogadores combinaram uma pausa.
clock-is-out = O tempo de { $name } acabou.

# What is sent to the member whose turn it is.
remind-head = **É a sua vez.**
remind-since = { $name } { $waiting ->
    [one] está esperando
   *[other] estão esperando
}. Sua vez começou { $when }.
remind-until = Seu tempo termina { $left } ({ $when }).
remind-again = Próximo lembrete: { $when }.
warn-head = **Seu tempo está quase acabando.**
warn-until = { $name } { $waiting ->
    [one] está esperando
   *[other] estão esperando
}. Seu tempo termina { $left } ({ $when }).
warn-then = Depois disso, podem ganhar de você por tempo. Uma jogada resolve.
warn-then-seat = Depois disso, os outros podem ceder o seu lugar. Uma jogada resolve.
press-play = Jogar
menu-not-now = Agora não…
choice-put-off-hour = Lembrar daqui a uma hora
choice-put-off-tonight = Lembrar hoje à noite
choice-put-off-tomorrow = Lembrar amanhã

# What is asked of those who wait, once the time is over.
out-head = **O tempo de { $name } acabou.**
out-how = { $members } E agora? Uma jogada ainda vale até a decisão.
press-late-wait = Esperar
press-late-claim = Ganhar por tempo
press-late-computer = Deixar o computador seguir
press-late-seat = Ceder o lugar
late-wait = A decisão foi esperar. { $name } tem de novo o tempo inteiro.
late-claim = Vitória por tempo: { $name } estourou o tempo.
late-seat = { $name } estourou o tempo. Os outros decidem quem fica com o lugar.
late-computer = O computador segue no lugar de { $name }. Esta partida não conta para ninguém.

# Pauses and absences.
away-title = ### Ausência
away-about = Enquanto você está fora, suas jogadas esperam e seu tempo não corre.
away-not = No momento você não está fora.
away-menu = Fora até…
press-away-type = Outro dia…
away-form-title = Fora até
away-form-label = Um número de dias ou uma data
away-form-about = Por exemplo 3 ou 2026-12-24; no máximo 60 dias
choice-away-tomorrow = Amanhã
choice-away-three-days = Daqui a três dias
choice-away-week = Daqui a uma semana
choice-away-two-weeks = Daqui a duas semanas
choice-away-days = { $days ->
    [one] Daqui a { $days } dia
   *[other] Daqui a { $days } dias
}
choice-away-day = { $weekday ->
    [1] Segunda
    [2] Terça
    [3] Quarta
    [4] Quinta
    [5] Sexta
    [6] Sábado
   *[7] Domingo
}, { $date }
choice-away-back = Voltei
command-clock = Quanto tempo uma jogada pode levar
pause-asked = { $member } pede uma pausa. { $others } Pode ser?
pause-agreed = { $member } aceita a pausa. { $others } Pode ser?
pause-asked-there = Você pediu uma pausa: a pergunta está no canal. A partida para quando os outros toparem.
pause-not-asked = Você pediu uma pausa, mas não deu para perguntar no canal. Avise lá: quem topar também aperta **Pausa…**.
pause-on = A partida está em pausa: o tempo não corre e ninguém recebe lembretes. Qualquer jogador pode retomar.
pause-over = { $member } encerrou a pausa. O tempo volta a correr.
pause-no = Não vai ter pausa.
press-pause-ask = Pausa…
press-pause-goon = Retomar
press-pause-agree = Topar
press-pause-no = Não
press-pause-resume = Retomar
away-until = Você está fora até { $when }. Suas jogadas esperam, e o tempo de cada uma recomeça quando você voltar.
away-back = Que bom que você voltou. O tempo das suas jogadas começa agora.
choice-clock-none = Sem limite
choice-clock-relaxed-24 = Sem pressa: um dia por jogada
choice-clock-relaxed-72 = Sem pressa: três dias por jogada
choice-clock-relaxed-168 = Sem pressa: uma semana por jogada
choice-clock-live-2 = Ao vivo: dois minutos por jogada
choice-clock-live-5 = Ao vivo: cinco minutos por jogada
choice-clock-live-10 = Ao vivo: dez minutos por jogada
refusal-time-not-over = O tempo não acabou, ou já voltou a correr.
refusal-own-time = O tempo que acabou é o do seu lado. Quem joga contra você decide e, até lá, a jogada ainda pode ser feita.
refusal-not-paused = Não há pausa para encerrar.
refusal-bad-moment = Tem que ser um número de dias, no máximo { $most }, ou uma data como 2026-12-24.
