# O que um servidor fica sabendo de si: a página da semana em um canal, e as configurações dela.

command-admin-news = Uma página por semana sobre as partidas deste servidor, e cargos para quem joga
settings-title-news = ### Notícias de { $server }
setting-news-channel = Canal
setting-news-channel-about = Onde conto como foi a semana. Sem menções, e sem partidas não tem página.
setting-news-channel-none = nenhuma página
press-news-channel-none = Parar com a página
setting-news-day = Dia
setting-news-day-about = Em que dia da semana a página sai.
setting-news-day-monday = segunda-feira
setting-news-day-tuesday = terça-feira
setting-news-day-wednesday = quarta-feira
setting-news-day-thursday = quinta-feira
setting-news-day-friday = sexta-feira
setting-news-day-saturday = sábado
setting-news-day-sunday = domingo
setting-news-hour = Hora
setting-news-hour-about = A que horas ela sai nesse dia.
setting-news-hour-number = { $number }h
setting-news-zone = Fuso horário
setting-news-zone-about = Em que fuso valem o dia e a hora.
# $when is a day and a time, as Discord writes them.
news-next = Próxima página: { $when }
news-off = Escolha um canal e ele ganha uma página por semana: as partidas, a mão da semana, quem subiu, quem está embalado.
# $channel is a mention.
news-lost-here = **Não consegui publicar em { $channel }**, então não sai página nenhuma. Deixe que eu veja o canal e escreva nele e escolha-o de novo, ou escolha outro.
news-lost = Não consegui publicar a página da semana de **{ $server }** em { $channel }: o canal sumiu, ou não posso escrever nele. Não sai mais nenhuma até você escolher de novo um canal com `/gin-admin news`.
news-quiet = Ninguém jogou contra ninguém nos últimos sete dias: uma semana assim não tem página.
press-news-preview = Prévia
press-news-standings = Ranking

news-title = ## A semana em { $server }
news-played = { $games ->
    [0] nenhuma partida esta semana
    [one] { $games } partida
   *[other] { $games } partidas
}
news-players = { $players ->
    [one] { $players } participante
   *[other] { $players } participantes
}
# $season: the month or quarter, such as “May 2026”.
news-season = ### No topo da temporada: { $season }
news-champion-rating = Rating: **{ $name }** · { $figure }
news-champion-net = Saldo de pontos: **{ $name }** · { $figure }
news-champion-games-won = Partidas vencidas: **{ $name }** · { $figure }
news-champion-daily = Partida do dia: **{ $name }** · { $figure }
news-hand = ### A mão da semana
news-hand-gin = O gin mais rápido: **{ $name }**, na jogada { $turn }
news-hand-undercut = O maior corte: **{ $name }**, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
news-hand-points = Mais pontos em uma mão: **{ $name }**, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
news-climbs = ### Quem subiu no rating
# $change has its sign; $family is the kind of game.
news-climb = **{ $name }** { $change } → { $rating } · { $family }
news-rows = ### No embalo
news-row = **{ $name }** venceu { $number } em sequência
news-goals = ### A uma partida
news-goal-games = **{ $name }**, da partida número { $number }
news-goal-row = **{ $name }**, de vencer { $number } em sequência
news-goal-place = **{ $name }**, do { $number }º lugar em rating, se vencer { $other }
news-daily = ### Partida do dia
news-daily-first = **{ $name }** liderou a semana: { $points }

# Roles that come and go by themselves. “From 1450” goes up to where the next one begins.
setting-role-champion = Cargo de quem venceu a temporada
setting-role-champion-about = Fica com quem estava na frente no fim da última temporada, até o fim da próxima.
setting-role-top-three = Cargo dos três primeiros
setting-role-top-three-about = Fica com os três primeiros em rating. Ratings provisórios não contam.
setting-role-rating-low = Cargo abaixo de 1450
setting-role-rating-low-about = Fica com quem tem esse rating. Eu dou e tiro sem ninguém pedir.
setting-role-rating-middle = Cargo a partir de 1450
setting-role-rating-middle-about = Fica com quem tem esse rating. Eu dou e tiro sem ninguém pedir.
setting-role-rating-high = Cargo a partir de 1550
setting-role-rating-high-about = Fica com quem tem esse rating. Eu dou e tiro sem ninguém pedir.
setting-role-rating-top = Cargo a partir de 1650
setting-role-rating-top-about = Fica com quem tem esse rating. Eu dou e tiro sem ninguém pedir.
setting-role-none = nenhum cargo
press-role-none = Tirar o cargo
# $why: what is in the way of giving the role.
refusal-role-refused = { $why ->
    [gone] Esse cargo não existe mais: escolha outro.
    [bot] Quem dá esse cargo é o Discord, então eu não posso.
    [moderates] Esse cargo permite moderar ou gerenciar algo, então não o dou por jogar cartas.
    [permission] Não posso dar cargos: primeiro me permita *Gerenciar cargos*.
    [not-theirs] Esse cargo você não pode dar: precisa de *Gerenciar cargos* e de um cargo acima dele.
   *[high] Só posso dar cargos que ficam abaixo do meu: suba o meu.
}
