cup-duplicate = Duplicato
cup-duplicate-rule = Duplicato: tutti i tavoli di un turno giocano le stesse quattro mani. Al secondo tavolo di ogni coppia (1 e 2, 3 e 4) le squadre siedono al contrario. Vince l’incontro la squadra con più punti su tutti i tavoli insieme. A parità l’incontro è pari; nell’eliminazione diretta decide la prima coppia di tavoli con una differenza. Chi non gioca un tavolo fino in fondo lo perde per almeno 100 punti. Nessuna carta viene mostrata finché non è finito tutto il turno: non dire quindi a nessuno che cosa hai avuto.
refusal-cards-in-play = Altri stanno ancora giocando queste mani. Potrai vedere le carte quando sarà finito tutto il turno.
refusal-in-duplicate-match = Quella squadra sta giocando un incontro duplicato. Qualcuno potrà prendere il posto quando il turno sarà finito.
refusal-not-for-duplicate = In un torneo duplicato le carte restano coperte finché qualcuno non bussa o fa gin. Scegli regole di questo tipo.
table-duplicate = Altri tavoli giocano le stesse mani, perciò qui non si vede nessuna carta. Dopo quattro mani decidono i punti.
won-level = La partita è pari: non vince nessuno
