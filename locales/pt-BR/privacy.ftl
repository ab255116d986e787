# What is stored about a member, a copy of it, and its deletion; the same for a whole server.


privacy-title = ### O que sei sobre você
privacy-kept =
    Guardo o que as partidas pedem, e nada mais:

    - **Você**: o número da sua conta, seu nome como vi da última vez e o que você configurou
    - **Suas partidas**: quem sentou onde e cada lance, para que uma partida sobreviva a um reinício e possa ser vista de novo. { $played ->
        [0] Nenhuma sua acabou ainda.
        [one] { $played } sua já acabou.
       *[other] { $played } suas já acabaram.
    }
    - **O que vem delas**: seus números, seu rating, suas posições no ranking
    - **Com quem você joga**: seus amigos, quem você bloqueou, as regras que salvou
    - **Minhas mensagens para você**: quais são, para mantê-las em dia
privacy-others = Não leio nenhuma mensagem sua e não repasso nada. Quem mais pode ver seu histórico, você decide: `/gin me`.
privacy-until = Fica até você apagar. O que é de um servidor some 30 dias depois que me tiram dele.
press-privacy-copy = Uma cópia
press-privacy-delete = Apagar…
press-privacy-more = Na íntegra

privacy-copied = Aqui está tudo o que guardo sobre você, mesa por mesa. Das partidas em andamento, só o que você já viu.
# The first line of the file itself.
privacy-file = Tudo o que o Undercut guarda sobre este membro. Das partidas em andamento, só a parte do próprio membro, sem semente.

privacy-ask = ### Apagar tudo o que sei sobre você?
privacy-goes = **Isto some**: seu número e seu nome, suas configurações, seus amigos e bloqueios, suas regras salvas, seus números, ratings e posições no ranking, e as mensagens que mandei só para você.
privacy-stays = **Isto fica**: as partidas que outros jogaram com você, com “Alguém” no seu lugar. Elas também são deles, e nenhum número deles muda. O que está nos canais fica lá, com seu nome, como tudo o que se escreve ali.
privacy-fingerprint = Se alguém te bloqueou, guardo uma impressão digital do número da sua conta enquanto o bloqueio durar, para ele valer se você voltar.
privacy-given-up = - { $number ->
    [one] Você desiste da partida em andamento.
   *[other] Você desiste das { $number } partidas em andamento.
}
privacy-taken-over = - { $number ->
    [one] Na disputa com mais de dois, o computador assume seu lugar.
   *[other] Em { $number } disputas com mais de dois, o computador assume seu lugar.
}
privacy-sheets = - { $number ->
    [one] A folha de cartas reais segue sem você.
   *[other] { $number } folhas de cartas reais seguem sem você.
}
privacy-waiting = - { $number ->
    [one] O que você ofereceu ou topou e não começou é cancelado.
   *[other] { $number } partidas que você ofereceu ou topou e não começaram são canceladas.
}
privacy-final = Não tem volta. Se um dia você jogar de novo, começa do zero.
press-privacy-forget = Apagar tudo
press-privacy-give-up = { $number ->
    [one] Desistir da partida e apagar tudo
   *[other] Desistir de { $number } partidas e apagar tudo
}
press-privacy-keep = Manter
privacy-done = ### Pronto
    Tudo o que era seu foi apagado. Valeu pelas partidas; se você voltar, começamos do zero.
refusal-games-changed = Algo começou ou acabou desde que você leu isto. Veja como está agora.
refusal-not-your-page = Esta página é sobre outra pessoa. **Meus dados…** em `/gin me` mostra os seus.

## Of a whole server

command-admin-delete = Apague tudo o que guardo deste servidor
command-admin-delete-name = O nome do servidor, para confirmar
erase-ask = ### Apagar tudo o que guardo de { $server }?
erase-goes = **Isto some, para todo mundo aqui**: { $played ->
    [0] todas as partidas
    [one] a partida jogada aqui
   *[other] todas as { $played } partidas jogadas aqui
}, os rankings, os ratings, as configurações, as regras salvas e a lista do que fez quem gerencia.
erase-open = { $open ->
    [one] { $open } partida espera ou está em andamento: acaba agora, e ninguém vence.
   *[other] { $open } partidas esperam ou estão em andamento: acabam agora, e ninguém vence.
}
erase-stays = **Isto fica**: o que os membros guardam para si (**Meus dados…** em `/gin me`) e o que está nos canais.
erase-how = Não tem volta. Para confirmar, digite o nome do servidor: aperte o botão ou use `/gin-admin delete name:`.
press-erase = Digitar o nome…
erase-form = Apagar tudo
erase-form-label = O nome do servidor
erase-form-about = { $server }
erase-done = ### Pronto
    Toda partida aqui acabou. Em um minuto, nada resta de { $server } além do que está nos canais.
refusal-not-owner = Isso é para quem é dono do servidor e para os administradores.
refusal-other-name = Esse não é o nome deste servidor, então nada foi apagado. Ele se chama { $name }.
