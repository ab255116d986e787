## Pages that are turned: help, about, tips

page-next = Próxima: { $title }
page-back = Anterior
page-help = Ajuda
page-hint = Todas as páginas
page-example = Fica assim.
page-buttons = Botões: { $names }
page-only-example = Era só um exemplo. `/gin play` traz o de verdade.

# Where the examples are played.
specimen-server = Seu servidor
specimen-channel = seu-canal

# What Discord shows under the bot's name; at most 128 characters.
status = gin rummy · /gin help

# On every table that was shown lately, once the host has announced a restart.
table-restart = O bot reinicia daqui a poucos minutos. Nada se perde, e os botões voltam logo depois.

## Help: $variants is the number of rule sets; $days how long a game against the computer may rest

command-help = Veja como tudo funciona, pegue macetes para jogar melhor, leia sobre o gin
command-help-topic = Sobre o quê? Se não disser, a primeira página
help-title-start = Comece aqui
help-start = Gin é novidade para você? **Aprender** mostra uma primeira mão, passo a passo. Você arruma dez cartas em trincas (7♦ 7♥ 7♠) e sequências (3♣ 4♣ 5♣) e fecha a mão quando sobra pouco.
    Basta conhecer `/gin play`: uma partida com um amigo, com quem vier ou com o computador, e a *Dica* mostra o que ele faria.
    Um desafio fica esperando resposta, como este; **Mais** tem outras opções, como propor outras regras.
help-title-hand = Durante a mão
help-hand = Suas cartas chegam por mensagem direta; **Minhas cartas** na mesa também mostra tudo. Primeiro vêm os jogos, depois o que sobra: o resto. O botão de uma carta descarta essa carta; a recém-comprada fica no fim, ou no jogo dela. Nenhum botão expira. Enquanto espera, com **Adiantar…** você deixa combinado o que fazer na sua vez.
help-title-knock = Bater
help-knock = Quando sobra pouco fora dos seus jogos, você pode bater. Antes de confirmar, você vê o que vai mostrar. Depois o outro lado encaixa o que couber, e as cartas são contadas.
help-title-table = A mesa
help-table = O canal vê o placar, o topo do lixo e a última jogada de cada lado; nunca as cartas de ninguém. No fim da mão, as cartas dos dois lados são abertas e contadas. Uma partida contra o computador parada por { $days } dias acaba sozinha; se vale rating, conta como desistência.
help-title-variants = Outras variantes
help-variants = Em `/gin play` você escolhe entre { $variants } conjuntos de regras e até quando jogar. `/gin rules` explica cada um, **Regras da casa…** monta as suas. Onde os jogos vão para a mesa, o bot sugere alguns, ou você escolhe as cartas:
help-title-more = Mais de dois
help-more = **Mais de dois…** em `/gin play` abre uma mesa para equipes, rodízio ou um contra todos. O computador pode ocupar um lugar, e outra pessoa pode assumir um que alguém deixou.
help-title-real = Cartas reais
help-real = Joga com baralho de verdade? `/gin realcards` marca os pontos, com as regras que você quiser: registre cada mão pelos botões. Uma mão registrada errado pode ser corrigida se os outros concordarem.
help-title-find = Achar uma partida
help-find = - **Quem vier…** em `/gin play` oferece um lugar, acha alguém que queira a mesma partida e lista lugares livres e partidas para assistir
    - **Amigos, bloqueios…** em `/gin me` guarda com quem você gosta de jogar e impede quem você bloqueou de te desafiar
    - `/cup new` cria um torneio neste servidor, e `/cup list` mostra os outros
help-title-settings = Configurações
help-settings = `/gin me` tem as suas: onde chegam suas cartas, como elas aparecem, **Leitura em voz alta** para leitores de tela, em que idioma eu escrevo, quando te lembro ou te deixo em paz, quem pode te desafiar e quem vê seu histórico.
    Lá também: **Ausência…** faz suas jogadas esperarem, **Meus dados…** diz o que guardo sobre você, dá uma cópia e apaga, se você quiser.
    `/gin-admin settings` tem as do servidor, para quem o gerencia: quem joga onde, menções, idioma, relógio, regras de costume. `/gin-admin news` dá a ele uma página por semana.
help-title-look = Onde achar o quê
help-look = - `/gin games` lista suas partidas, com links
    - `/gin scores` mostra o placar inteiro
    - `/gin history` acha suas partidas encerradas, e `/gin replay` mostra uma mão de novo, ou a de um arquivo
    - **Partidas em arquivo…** em `/gin me` te dá seus resultados ou os registros das partidas
    - `/gin rules` explica as regras em uso
    - `/gin learn` ensina gin em uma mão, e `/gin problem` propõe um problema por dia
    - `/gin daily` dá a todos as mesmas três mãos por dia, com uma só tentativa cada
    - `/gin standings` mostra quem está na frente neste servidor: por rating, saldo, gins e mais
    - `/gin profile` mostra o que alguém jogou e como dois se saem frente a frente: **Comparar com…**
help-title-tips = Macetes para jogar melhor
help-title-about = Sobre o bot e o gin
