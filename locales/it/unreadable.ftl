## Tables whose stored game this version of the bot can’t make sense of

# In the channel, and to each player. Nobody can press anything about it.
unreadable-told = La partita al tavolo { $table } al momento non si legge, quindi lì nessuno può giocare. Non si perde niente: tutti i tempi sono fermi, e riprende da sé quando chi gestisce il bot ha rimediato.
unreadable-annulled = La partita al tavolo { $table } non si leggeva più ed è annullata: non conta niente, e non ha vinto nessuno.
unreadable-why = «{ $reason }»
games-unreadable = { $count ->
    [one] La tua partita al tavolo { $tables } al momento non si legge. Non si perde niente: riprende da sé quando chi gestisce il bot ha rimediato.
   *[other] Le tue partite ai tavoli { $tables } al momento non si leggono. Non si perde niente: riprendono da sé quando chi gestisce il bot ha rimediato.
}
choice-unreadable = Tavolo { $table }, che non si legge

refusal-unreadable-table = La partita al tavolo { $table } al momento non si legge. Non si perde niente: riprende da sé quando chi gestisce il bot ha rimediato.
refusal-still-unreadable = Il tavolo { $table } non si legge: { $reason }. Dillo a chi gestisce il bot, o annullalo con `/gin-admin void`.
admin-void-unread = Il tavolo { $table } è annullato, anche se non si leggeva: non conta niente. I giocatori e il canale sono avvisati, e i suoi messaggi cancellati.
