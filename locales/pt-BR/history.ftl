# One's own games looked through, taken along and shown; records sent to look at.

## Pictures and records of a deal

press-film-keep = Imagem
press-film-open = Lance a lance
press-record = Registro
film-alt = { $title }, com todas as cartas abertas, um lance após o outro. { $end }
record-title = ### O registro da mesa { $table }

## Anything that is shown to a channel

press-share = Mostrar
shown-by = mostrado por { $name }
refusal-nobody-there = Não há ninguém aqui para quem mostrar.
refusal-may-not-write = Você não pode escrever neste canal, então não vou fazer isso por você.
refusal-shared-lately = Isso acabou de ser mostrado aqui.

## A record that a member sends (/gin replay file:)

command-replay-file = Um registro para ver, como um que eu te dei
import-about = do seu arquivo
import-game = Partida { $game } de { $games }
import-deal = Partida { $game } · { $deal }
import-unreadable = ### Não consigo ler isso como registro
    Há algo errado na linha { $line }:
refusal-file-too-large = Esse arquivo é grande demais para um registro: o máximo são { $most } KiB.
refusal-file-gone = O Discord não me entregou esse arquivo. Tente de novo.
refusal-no-record = Não consigo ler isso como registro: a linha { $line } está errada.
refusal-nothing-to-open = Esse registro não traz as cartas de nenhuma mão, então não há o que ver.
refusal-file-forgotten = Não tenho mais esse arquivo: esqueço arquivos depois de um dia, ou quando você manda outro. Use `/gin replay file:` de novo.

refusal-no-files = Não posso mandar arquivos neste canal.
refusal-share-later = A partida ainda não acabou. Quando acabar, você pode mostrar as mãos a todo mundo.
refusal-not-for-everybody = Alguém que jogou essa mão não mostra suas partidas a todo mundo, então eu também não posso. **Imagem** te dá o arquivo só para você.

## A member's games as a file

export-page = ### Suas partidas em arquivo
    Para uma planilha, ou para ver em outro lugar.
choice-export-results = Resultados, em tabela (CSV)
choice-export-records = Registros, com cada carta e cada lance (texto)
refusal-nothing-to-export = Você ainda não jogou nada que caiba em um arquivo. `/gin challenge` muda isso.
export-results = { $games ->
    [one] ### Seu resultado
   *[other] ### Seus { $games } resultados
}
export-records = { $games ->
    [one] ### O registro da sua partida
   *[other] ### Os registros das suas { $games } partidas
}
export-here = Suas partidas neste servidor. Por mensagem direta você recebe todas.
export-everywhere = Todas as suas partidas, em todos os servidores.
export-left = { $games ->
    [one] { $games } partida mais antiga não coube.
   *[other] { $games } partidas mais antigas não couberam.
}
export-results-about = Uma linha por partida, a última primeiro; horários em UTC.
export-records-about = `/gin replay file:` mostra um arquivo desses lance a lance. Uma partida em andamento acaba onde você ainda não pode ver.

## /gin history

command-history = Percorra suas partidas encerradas
command-history-opponent = Só contra este membro
command-history-variant = Só com estas regras
command-history-result = Só vitórias, ou só derrotas
command-history-since = Só a partir deste dia, por exemplo 2026-01-31
press-history = Histórico
press-history-won = Só vitórias
press-history-lost = Só derrotas
history-resign = desistência
history-out-of-time = tempo estourado
history-left = deixou a mesa
history-forfeit = por W.O.
history-decided = decisão da gerência
press-history-all = Todas
history-title = ### Suas partidas encerradas
history-none = Você ainda não terminou nenhuma partida. `/gin challenge` começa uma.
history-nothing-fits = Não achei nenhuma partida sua com esse filtro.
history-won = Vitórias
history-lost = Derrotas
history-against = contra { $name }
history-since = desde { $date }
history-more = { $names } e mais { $more }
history-game = **{ $outcome }** · { $names } · { $score }
outcome-won = Vitória
outcome-lost = Derrota
outcome-drawn = Empate
outcome-annulled = Anulada
refusal-no-such-day = Não conheço esse dia. Escreva como { $example }.
