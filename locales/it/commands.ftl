# The slash commands as Discord shows them, and what they answer by themselves.

command-gin = Gin rummy: sfida, gioca, guarda le tue carte
command-challenge = Sfida un membro a una partita di gin
command-challenge-member = Con chi vuoi giocare?
command-challenge-another = Chi altro? Solo dove si gioca in tre o più
# At most 32 characters.
command-challenge-menu = Sfida a gin
command-practice = Gioca contro il computer
command-hand = Vedi le tue carte, e nessun altro le vede
command-games = Vedi le tue partite e le tue sfide
command-scores = Vedi il punteggio della tua partita, mano per mano
command-rules = Leggi come si gioca qualsiasi variante
command-standings = Vedi chi è in testa in questo server
command-table = Quale partita? Se non scegli, quella che aspetta te

# A game to choose while typing. $name is the other side, $channel a channel's name.
choice-table = { $name } in #{ $channel } · tavolo { $table }
choice-past = { $name } · tavolo { $table }, finita

refusal-only-in-servers = Per questo ci vuole un server: scrivilo in un canale di un server dove ci sono anch’io.
refusal-nobody-else-here = Qui non c’è nessun altro. Usalo dove sono gli altri: in un server, in un gruppo o nei tuoi messaggi diretti con qualcuno.
refusal-only-two-here = Qui posso solo rispondere: si gioca in due e senza coda. In più di due serve un server di cui faccio parte.
answer-hidden = Qui Discord mostra la mia risposta solo a te: in questo canale non puoi usare app che non fanno parte del server. Ho ritirato la sfida. Chiedi a chi gestisce il server il permesso «Usa app esterne», oppure lancia la sfida in un gruppo o nei vostri messaggi diretti.
refusal-no-access = Non posso scrivere in #{ $channel }. Chi gestisce il server può permetterlo, o scegliere un altro canale.
refusal-no-table = Qui non hai partite in corso. `/gin play` ne comincia una, e `/gin history` ha quelle finite.
