## Tables whose stored game this version of the bot can’t make sense of

# In the channel, and to each player. Nobody can press anything about it.
unreadable-told = La partida de la mesa { $table } no se puede leer por ahora, así que allí nadie puede jugar. No se pierde nada: los relojes están parados, y seguirá sola en cuanto quien lleva el bot lo arregle.
unreadable-annulled = La partida de la mesa { $table } ya no se podía leer y queda anulada: no cuenta para nada, y no la gana nadie.
unreadable-why = «{ $reason }»
games-unreadable = { $count ->
    [one] Tu partida de la mesa { $tables } no se puede leer por ahora. No se pierde nada: seguirá sola en cuanto quien lleva el bot lo arregle.
   *[other] Tus partidas de las mesas { $tables } no se pueden leer por ahora. No se pierde nada: seguirán solas en cuanto quien lleva el bot lo arregle.
}
choice-unreadable = Mesa { $table }, que no se puede leer

refusal-unreadable-table = La partida de la mesa { $table } no se puede leer por ahora. No se pierde nada: seguirá sola en cuanto quien lleva el bot lo arregle.
refusal-still-unreadable = La mesa { $table } no se puede leer: { $reason }. Díselo a quien lleva el bot, o anúlala con `/gin-admin void`.
admin-void-unread = La mesa { $table } queda anulada, aunque no se podía leer: no cuenta para nada. Se avisa a sus jugadores y al canal, y se borran sus mensajes.
