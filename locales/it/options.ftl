# What each option of the rules means, as a phrase among others: a message an option.
# $value is a word, or a number where the option has one.

option-first-dealer = { $value ->
    [random] il primo mazziere è tirato a sorte
    [cut_low_deals] si taglia il mazzo: la carta più bassa dà per prima
   *[cut_high_chooses] si taglia il mazzo: la carta più alta sceglie chi dà per primo
}
option-next-dealer = { $value ->
    [alternate] le carte si danno una mano a testa
    [winner] chi vince una mano dà la successiva
   *[loser] chi perde una mano dà la successiva
}
option-draw-dealer = { $value ->
    [same] dopo una mano patta dà le carte la stessa parte
   *[rotate] dopo una mano patta dà le carte l’altra parte
}
option-first-turn = { $value ->
    [offer_both] la carta scoperta è offerta a chi non dà le carte, poi al mazziere
    [offer_nondealer] la carta scoperta è offerta solo a chi non dà le carte
    [eleven_cards] niente carta scoperta: chi non dà le carte ne riceve undici e comincia scartando
    [stock_only] niente carta scoperta: chi non dà le carte comincia pescando dal tallone
   *[normal_draw] il primo turno è come gli altri: carta scoperta o tallone
}
option-immediate-knock = { $value ->
    [allow] chi può bussare con le carte appena ricevute gioca la mano
   *[misdeal] se qualcuno può bussare con le carte appena ricevute, la mano va a monte
}
option-discard-visibility = { $value ->
    [top_only] del pozzo si vede solo la carta in cima
   *[full] il pozzo si vede tutto
}
option-return-taken-discard = { $value ->
    [yes] una carta presa dal pozzo può tornarci nello stesso turno; due volte di fila è patta
   *[no] una carta presa dal pozzo non può tornarci nello stesso turno
}
option-stock-end = { $value ->
    [0] il tallone si pesca fino all’ultima carta
    [1] l’ultima carta del tallone non si pesca
   *[other] le ultime { $value } carte del tallone non si pescano
}
option-wall-rule = { $value ->
    [end_on_discard] lo scarto dopo l’ultima pescata chiude la mano senza vincitori
   *[last_discard_action] con lo scarto dopo l’ultima pescata l’avversario può ancora chiudere la mano
}
option-stall-guard = { $value ->
    [one] un turno
   *[other] { $value } turni
} senza pescare dal tallone, e la mano finisce
option-sets = { $value ->
    [yes] valgono anche i tris
   *[no] valgono solo le scale, niente tris
}
option-runs = { $value ->
    [suited] le scale sono di un solo seme
   *[any_suit] le scale sono di semi qualsiasi
}
option-ace = { $value ->
    [low] l’asso è basso: A-2-3
    [high] l’asso è alto: Q-K-A
    [high_or_low] l’asso è basso o alto: A-2-3, Q-K-A
   *[corner] l’asso sta anche in mezzo alle scale: K-A-2
}
option-values = { $value ->
    [standard] l’asso conta 1, le figure 10
    [ace15] l’asso conta 15
    [colonel] l’asso conta 10
   *[mahjong] dal 2 al 9 contano 5, dal dieci al re 10, l’asso 15
}
option-table-melds = { $value ->
    [none] le combinazioni restano in mano fino alla fine
    [own_only] le combinazioni si calano durante il gioco, e ognuno attacca alle sue; non si bussa
   *[shared] le combinazioni si calano durante il gioco, e tutti possono attaccare; non si bussa
}
option-knock-limit = { $value ->
    [upcard] la carta limite dice con quanto si bussa
    [gin_only] non si bussa: solo il gin chiude la mano
   *[other] si bussa con { $value } o meno
}
option-knock-limit-ace = { $value ->
    [one] asso come carta limite: si bussa con 1
   *[gin_only] asso come carta limite: non si bussa, solo il gin chiude la mano
}
option-knock-card-source = { $value ->
    [upcard] la carta scoperta è la carta limite
   *[second_deck] la carta limite viene da un secondo mazzo
}
option-gin-compulsory = { $value ->
    [yes] il gin va dichiarato subito
   *[no] chi potrebbe fare gin può continuare a giocare
}
option-final-discard = { $value ->
    [required] per chiudere la mano bisogna scartare
    [optional] si può chiudere la mano senza l’ultimo scarto
   *[none] non si scarta
}
option-knock-meld-mode = { $value ->
    [auto] chi bussa sceglie le combinazioni solo dove conta
   *[manual] chi bussa sceglie sempre le combinazioni
}
option-layoff-mode = { $value ->
    [auto] le carte si attaccano da sole, al meglio
   *[manual] le carte si attaccano a mano
}
option-layoff-on-gin = { $value ->
    [yes] si attacca anche sul gin, e chi resta senza spaiate lo annulla
   *[no] sul gin non si attacca
}
option-illegal-knock = { $value ->
    [prevent] sopra il limite non si può bussare
    [opponent_choice] dopo una bussata sopra il limite l’avversario fa contare, o fa continuare chi ha bussato a carte scoperte
   *[expose] dopo una bussata sopra il limite chi ha bussato continua a carte scoperte
}
option-knock-score = { $value ->
    [difference] la bussata paga la differenza
   *[loser_full] la bussata paga tutte le spaiate di chi perde
}
option-gin-bonus = { $value ->
    [0] il gin non paga bonus
   *[other] il gin paga { $value }
}
option-big-gin = { $value ->
    [off] non c’è il big gin
    [total] il big gin paga { $points } in tutto
   *[extra] il big gin paga { $points } più del gin
}
option-undercut-bonus = { $value ->
    [0] l’undercut non paga bonus
   *[other] l’undercut paga { $value }
}
option-tie-rule = { $value ->
    [undercut] a parità è undercut
   *[no_score] a parità nessuno segna
}
option-spade-doubles = { $value ->
    [yes] se la carta limite è di picche, i punti della mano raddoppiano
   *[no] nessuna carta raddoppia i punti
}
option-spade-double-boxes = { $value ->
    [none] nessuna carta raddoppia i box
    [extra] se la carta limite è di picche, i box extra raddoppiano
   *[all] se la carta limite è di picche, tutti i box raddoppiano
}
option-extra-boxes = { $value ->
    [none] una mano vinta è un box, comunque sia vinta
   *[some] box extra: { $gin } per il gin, { $big_gin } per il big gin, { $undercut } per l’undercut
}
option-sequence-bonus = { $value ->
    [off] le scale non pagano niente di per sé
    [winner] le scale di chi vince pagano: { $long } a carta da { $cards } carte in su, e { $pictures } a figura
   *[both] le scale di entrambi pagano: { $long } a carta da { $cards } carte in su, e { $pictures } a figura
}
option-gin-bonus-no-contract = { $value ->
    [off] il gin paga lo stesso anche contro chi è senza contratto
   *[other] contro chi è senza contratto il gin paga { $value }
}
option-exhaust-score = { $value ->
    [void] se il tallone finisce, nessuno segna
    [difference] se il tallone finisce, chi ha meno punti in mano segna la differenza
   *[table_minus_hand] se il tallone finisce, ognuno segna ciò che ha calato meno ciò che ha in mano
}
option-game-target = la partita si gioca a { $value }
option-game-bonus = { $value ->
    [0] vincere la partita non paga bonus
   *[other] vincere la partita paga { $value }
}
option-line-bonus = { $value ->
    [0] i box non pagano
   *[other] un box paga { $value }
}
option-line-bonus-timing = { $value ->
    [end] i box si pagano a fine partita
   *[immediate] i box si pagano subito
}
option-shutout = { $value ->
    [off] il cappotto non paga
    [double_points] il cappotto raddoppia i punti di chi vince
    [double_points_and_game] il cappotto raddoppia punti e bonus partita di chi vince
    [double_total] il cappotto raddoppia tutto il totale di chi vince
   *[extra] il cappotto paga { $points } in più a chi vince
}
option-exact-margin-forfeit = { $value ->
    [off] nessun vantaggio fa perdere la partita
   *[other] un vantaggio finale di esattamente { $value } fa perdere la partita
}
option-exact-margin-basis = { $value ->
    [points] quel vantaggio si conta sui punti
   *[final] quel vantaggio si conta sui totali finali
}
option-winner-by = { $value ->
    [first_to_target] vince la partita chi arriva al traguardo
   *[higher_final_total] vince la partita chi ha il totale più alto alla fine
}
option-match = { $value ->
    [single] un incontro è una sola partita
    [multi_match] un incontro è più match, su un solo punteggio
    [best_of] un incontro è una serie di partite
   *[hollywood] un incontro è un segnapunti Hollywood: più partite affiancate con le stesse mani
}
option-multi-target = tutti i match insieme si giocano a { $value }
option-multi-hand-bonus = una mano vinta in un match paga { $value } a fine match
option-multi-win-bonus = vincere un match paga { $value }
option-multi-shutout-bonus = vincere tutte le mani di un match paga { $value } in più
option-best-of = una serie è al meglio di { $value }
option-hollywood-columns = { $value ->
    [1] il segnapunti ha una colonna
   *[other] il segnapunti ha { $value } colonne
}
option-hollywood-late-entry = { $value ->
    [next_open] chi segna per la prima volta va nella prossima colonna ancora aperta
   *[by_count] chi segna per la prima volta non segna niente se la colonna è già chiusa
}
option-hollywood-decide = { $value ->
    [net_points] decidono i totali delle colonne
   *[columns_won] decide il numero di colonne vinte
}
option-hollywood-third-double = { $value ->
    [yes] la terza colonna conta doppio
   *[no] ogni colonna conta una volta
}
option-seating = { $value ->
    [heads_up] si gioca in due
    [partnership] si gioca a squadre
    [round_robin] si gioca in tre o quattro, e chi perde una mano lascia il posto
    [three_handed] si gioca in tre, tutti nella stessa mano, ognuno per sé
   *[captain] un capitano gioca contro gli altri, che si danno il cambio
}
option-team-size = { $value ->
    [1] le squadre non hanno un numero fisso
   *[other] squadre da { $value }
}
option-team-target = { $value ->
    [off] il traguardo delle squadre dipende da quanti sono
   *[other] le squadre giocano a { $value }
}
option-team-sweep-bonus = { $value ->
    [0] la squadra che vince a tutti i tavoli non aggiunge niente
   *[other] la squadra che vince a tutti i tavoli aggiunge { $value } per ogni membro oltre il secondo
}
option-opponent-rotation = { $value ->
    [fixed] ognuno tiene il suo avversario
    [each_hand] in due contro due si cambia avversario a ogni mano
    [after_loss] dopo una mano persa i compagni si scambiano gli avversari, a meno che chi ha perso tenga i suoi
   *[each_game] si cambia avversario a ogni partita
}
option-partner-talk = { $value ->
    [off] i compagni non si vedono le carte
    [after_own_hand] chi ha finito la mano può vedere le carte del compagno
   *[always] i compagni si vedono le carte
}
option-team-result-visibility = { $value ->
    [immediate] il risultato di un tavolo si sa subito
   *[after_discard] il risultato di un tavolo resta nascosto a chi ha undici carte finché non scarta
}
option-multi-take = { $value ->
    [yes] dal pozzo si possono prendere più carte
   *[no] dal pozzo si prende solo la carta in cima
}
option-deep-card-use = { $value ->
    [meld_or_layoff] se si prendono più carte, la più profonda va in una combinazione nuova o attaccata a un’altra
   *[new_meld_only] se si prendono più carte, la più profonda va in una combinazione nuova
}
option-contract = il contratto è di { $melds ->
    [one] una combinazione
   *[other] { $melds } combinazioni
}, da { $sizes } carte
option-layoff-cap-per-meld = { $value ->
    [1] a ogni combinazione si attacca una carta per turno
   *[other] a ogni combinazione si attaccano al massimo { $value } carte per turno
}
option-extend-on-contract-turn = { $value ->
    [yes] nel turno del contratto si può attaccare alle combinazioni
   *[no] nel turno del contratto non si cala altro
}
option-ace-offer-skips-draw = { $value ->
    [yes] chi accetta un asso non pesca nel turno dopo
   *[no] chi accetta un asso pesca come sempre
}
option-reoffer-ban = { $value ->
    [yes] una carta accettata non si può rioffrire subito
   *[no] una carta accettata si può rioffrire subito
}
option-exhaust-count = { $value ->
    [all_in_hand] se il tallone finisce, contano tutte le carte in mano
   *[unmatched_only] se il tallone finisce, contano solo le carte spaiate in mano
}
option-challenge = { $value ->
    [yes] si può sfidare l’avversario a confrontare le carte
   *[no] non ci sono sfide
}
option-challenge-timing = { $value ->
    [own_draw_phase] la sfida si lancia prima di pescare
   *[anytime] la sfida si lancia in ogni momento del proprio turno
}
option-challenge-per-turn = { $value ->
    [1] al massimo una sfida per turno
   *[other] al massimo { $value } sfide per turno
}
option-challenge-tie = { $value ->
    [drawn] una sfida in parità è patta
   *[challenged_wins] una sfida in parità la vince chi l’ha ricevuta
}
