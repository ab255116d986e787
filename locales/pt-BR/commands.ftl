# The slash commands as Discord shows them, and what they answer by themselves.

command-gin = Gin rummy: desafie, jogue, veja suas cartas
command-challenge = Desafie um membro para uma partida de gin
command-challenge-member = Contra quem você quer jogar?
command-challenge-another = Quem mais? Só onde jogam três ou mais
# At most 32 characters.
command-challenge-menu = Desafiar para um gin
command-practice = Jogue contra o computador
command-hand = Veja suas cartas, sem mostrar a mais ninguém
command-games = Veja suas partidas e seus desafios
command-scores = Veja o placar da sua partida, mão a mão
command-rules = Leia como se joga qualquer variante
command-standings = Veja quem está na frente neste servidor
command-table = Qual partida? Se não disser, a que espera por você

# A game to choose while typing. $name is the other side, $channel a channel's name.
choice-table = { $name } em #{ $channel } · mesa { $table }
choice-past = { $name } · mesa { $table }, encerrada

refusal-only-in-servers = Isto só funciona em um servidor onde eu esteja: digite em um canal de lá.
refusal-nobody-else-here = Não há mais ninguém aqui. Use onde os outros estão: em um servidor, em um grupo ou nas suas mensagens diretas com alguém.
refusal-only-two-here = Aqui eu só posso responder: jogam dois, e não há fila. Com mais gente, só em um servidor do qual eu seja membro.
answer-hidden = Aqui o Discord mostra minha resposta só para você: neste canal você não pode usar apps que não são membros do servidor. Retirei o desafio. Peça a quem cuida do servidor a permissão “Usar apps externos”, ou desafie em um grupo ou nas mensagens diretas com a pessoa.
refusal-no-access = Não posso escrever em #{ $channel }. Quem cuida do servidor pode permitir, ou escolha outro canal.
refusal-no-table = Você não tem partida em andamento aqui. `/gin play` começa uma, e `/gin history` mostra as encerradas.
