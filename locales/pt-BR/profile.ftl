# A member's profile, and two members against one another.

command-profile = Veja o que um membro já jogou
command-profile-member = De quem? Se não disser, o seu perfil
# At most 32 characters.
command-profile-menu = Perfil de gin

refusal-record-hidden = Esse membro não mostra o histórico aqui.
refusal-two-needed = Faltou alguém: escolha outro membro para comparar com este.

profile-title = Perfil de { $name }
profile-title-own = Seu perfil
# Below a profile in a channel: leads to the whole of it.
press-profile-look = Perfil completo
profile-all = Todos os servidores
profile-none = { $name } ainda não concluiu nenhuma mão aqui. `/gin challenge` pode mudar isso.
profile-none-own = Ainda não há o que mostrar: tudo começa com a sua primeira mão contra outro membro. `/gin play` acha um para você.

## The figures (docs/profiles.md)

profile-games = **{ $won }** de **{ $games }** { $games ->
    [one] partida vencida
   *[other] partidas vencidas
} · { $share }%
profile-no-games = Nenhuma partida foi concluída ainda.
profile-practised = Contra outros membros: nada ainda.
# $won and $lost are numbers, written out.
profile-record = { $variant }: venceu { $won }, perdeu { $lost }
profile-record-drawn = { $variant }: venceu { $won }, perdeu { $lost }, empatou { $drawn }
profile-games-more = e mais { $games } com outras regras
profile-deals = **{ $won }** de **{ $deals }** { $deals ->
    [one] mão vencida
   *[other] mãos vencidas
} · { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
profile-rates = Bateu em **{ $knocks }%** de { $deals ->
    [one] { $deals } mão
   *[other] { $deals } mãos
} com batida, fez gin em **{ $gins }%**, cortou em **{ $undercuts }%**
# $turn is a number to one place, written out.
profile-turn = Bate ou faz gin, em média, na jogada **{ $turn }**
profile-undercut-by = Leva o corte em **{ $share }%** dessas batidas
profile-caught = Fica, em média, com resto **{ $deadwood }** quando o outro lado fecha
profile-out = De { $deals ->
    [one] { $deals } mão
   *[other] { $deals } mãos
} com jogos na mesa: zerou { $share }%, em média na jogada **{ $turn }**
profile-never-out = { $deals ->
    [one] { $deals } mão
   *[other] { $deals } mãos
} com jogos na mesa, sem nunca zerar primeiro
profile-pace-seconds = Costuma levar { $count ->
    [one] **{ $count } segundo**
   *[other] **{ $count } segundos**
} por jogada
profile-pace-minutes = Costuma levar { $count ->
    [one] **{ $count } minuto**
   *[other] **{ $count } minutos**
} por jogada
profile-pace-hours = Costuma levar { $count ->
    [one] **{ $count } hora**
   *[other] **{ $count } horas**
} por jogada
profile-pace-days = Costuma levar { $count ->
    [one] **{ $count } dia**
   *[other] **{ $count } dias**
} por jogada

# $given is a number to one place, written out. Only the member sees this.
profile-trend = Treinador: **{ $given }** pontos entregues por decisão { $deals ->
    [one] na sua única mão analisada
   *[other] nas suas últimas { $deals } mãos analisadas
}
profile-trend-bars = `{ $bars }` uma barra por mão, a última no fim; baixo é bom
profile-trend-luck = { $luck ->
    [good] Nelas, suas compras tiveram mais sorte que a média: { $points } de resto por mão
    [bad] Nelas, suas compras tiveram menos sorte que a média: { $points } de resto por mão
   *[none] Nelas, suas compras não tiveram nem sorte nem azar
}

# $family is a kind of game. The curve is a picture.
profile-rating = Rating, { $family }: **{ $rating }** depois de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
profile-rating-provisional = Rating, { $family }: **{ $rating }?** depois de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} (“?”: provisório)
profile-curve-alt = O rating ({ $family }) como linha ao longo de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: { $first } no começo, { $high } no máximo, { $low } no mínimo, { $last } agora.

press-figures = Números
press-badges = Conquistas
press-hands = Melhores mãos
profile-compare = Comparar com…
press-you-two = Vocês dois
press-all-servers = Todos
press-this-server = Este servidor
press-profile = Perfil de { $name }

## Best hands

hands-title = As mãos que mais renderam:
hands-none = Ainda não há o que mostrar: aqui vão ficar as melhores mãos vencidas.
hand-best = **{ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}** · { $result ->
    [knock] batida
    [gin] gin
    [big_gin] big gin
    [undercut] corte
    [out] mão zerada
    [exhausted] no fim do monte
    [challenge] desafio
   *[other] vitória
} · { $variant }
# $when is a day, as Discord writes it.
where-deal = Mesa { $table }, mão { $deal } · { $when }
where-table = Mesa { $table } · { $when }

## Badges: what really happened

badges-none = Nenhuma conquista ainda. A primeira partida que você vencer traz a primeira.
badges-left = { $left ->
    [one] Ainda falta { $left }.
   *[other] Ainda faltam { $left }.
}
badge-first-win = **Primeira vitória** · venceu uma partida
badge-ten-games = **Figurinha carimbada** · jogou dez partidas
badge-hundred-games = **Macaco velho** · jogou cem partidas
badge-in-a-row = **No embalo** · venceu cinco partidas seguidas
badge-shutout = **Capote** · venceu uma partida em que o outro lado não ganhou nenhuma caixa
badge-sweep = **Limpa em Hollywood** · venceu todas as colunas de uma folha Hollywood
badge-upset = **Zebra** · ganhou de alguém com cem pontos a mais de rating
badge-gin = **Gin** · fechou a mão sem resto nenhum
badge-big-gin = **Big gin** · combinou as onze cartas
badge-gin-at-once = **Gin de saída** · fez gin logo na primeira jogada
badge-ten-gins = **Dez gins** · fez gin pela décima vez
badge-undercut = **Corte** · não tinha mais resto que quem bateu
badge-quick-knock = **Batida relâmpago** · bateu até a segunda jogada e venceu
badge-rich-deal = **Mão cheia** · fez cinquenta pontos ou mais em uma só mão de gin
badge-went-out = **Tudo na mesa** · zerou a mão com jogos na mesa

## Two against one another

versus-title = { $one } – { $other }
versus-none = Estes dois ainda não se enfrentaram aqui. `/gin challenge` pode mudar isso.
versus-no-games = Nenhuma partida entre eles foi concluída ainda.
# $one and $other are numbers, written out.
versus-games = Partidas vencidas: **{ $one } × { $other }**
versus-drawn = { $count ->
    [one] { $count } partida ficou sem ninguém vencer.
   *[other] { $count } partidas ficaram sem ninguém vencer.
}
versus-run = { $count ->
    [one] { $name } venceu a última.
   *[other] { $name } venceu as últimas { $count }.
}
versus-longest = Mais seguidas: { $one } { $count1 }, { $other } { $count2 }
versus-deals-won = Mãos vencidas: **{ $one } × { $other }**
versus-points = Pontos: **{ $one } × { $other }**
versus-gins = Gins: **{ $one } × { $other }**
versus-undercuts = Cortes: **{ $one } × { $other }**
versus-last = As últimas partidas
# $when is a day, as Discord writes it.
versus-met = { $when } · { $variant } · { $name } · mesa { $table }
versus-met-by = { $when } · { $variant } · { $name } por { $net } · mesa { $table }
versus-met-drawn = { $when } · { $variant } · empate · mesa { $table }
