## Tables whose stored game this version of the bot can’t make sense of

# In the channel, and to each player. Nobody can press anything about it.
unreadable-told = A partida da mesa { $table } não pode ser lida no momento, então ninguém joga ali. Nada se perdeu: todos os relógios param, e ela segue sozinha quando quem cuida do bot resolver isso.
unreadable-annulled = A partida da mesa { $table } não pôde mais ser lida e foi anulada: não conta para nada, e ninguém venceu.
unreadable-why = “{ $reason }”
games-unreadable = { $count ->
    [one] Sua partida na mesa { $tables } não pode ser lida no momento. Nada se perdeu: ela segue sozinha quando quem cuida do bot resolver isso.
   *[other] Suas partidas nas mesas { $tables } não podem ser lidas no momento. Nada se perdeu: elas seguem sozinhas quando quem cuida do bot resolver isso.
}
choice-unreadable = Mesa { $table }, que não pode ser lida

refusal-unreadable-table = A partida da mesa { $table } não pode ser lida no momento. Nada se perdeu: ela segue sozinha quando quem cuida do bot resolver isso.
refusal-still-unreadable = A mesa { $table } não pode ser lida: { $reason }. Avise quem cuida do bot, ou anule com `/gin-admin void`.
admin-void-unread = A mesa { $table } foi anulada, embora não pudesse ser lida: não conta para nada. Os jogadores e o canal recebem um aviso, e as mensagens dela são apagadas.
