## The first deal, step by step; $card is what a sentence speaks of

command-learn = Gioca una prima mano, passo per passo, con tutte le spiegazioni
learn-progress = La tua prima mano · passo { $step } di { $steps }
learn-computer = Il computer
learn-try-again = **Riprova.** { $why }
press-learn-knock = Bussa: scarta { $card }, resti con { $deadwood }
press-learn-go-on = Scarta { $card } e continua
press-learn-again = Ricomincia

learn-title-goal = Di che si tratta
learn-goal = Queste dieci carte sono tue, e le vedi solo tu. Devi ordinarle in **combinazioni**:
    - un **tris**: tre o quattro carte dello stesso valore (con quattro è un poker)
    - una **scala**: tre o più carte di fila dello stesso seme (l’asso è basso)
learn-colours = I quattro semi hanno quattro colori: ♠ nero, ♥ rosso, ♦ blu, ♣ verde.
learn-ask-goal = Una combinazione c’è già. Quale?
learn-not-goal-pair = Due nove sono un buon inizio, ma per un tris ce ne vogliono tre o quattro.
learn-not-goal-suits = Sono di fila, ma non dello stesso seme. In una scala le carte sono tutte dello stesso seme.

learn-title-upcard = La carta scoperta
learn-upcard = Giusto, è una scala. D’ora in poi le combinazioni stanno in alto, come in ogni partita qui, e le altre carte sotto.
    Una carta è girata, la **carta scoperta**. Ha dato le carte il computer, quindi puoi averla prima tu.
learn-ask-upcard = { $card } ti serve? Prendila, o passa.
learn-not-upcard-useless = { $card } non si lega a nessuna delle tue carte, ed è alta. Te ne dovresti solo liberare.

learn-title-draw = Pescare
learn-draw = Non la vuole neanche il computer. Allora si gioca: a ogni turno peschi una carta e ne scarti una. Peschi dal **tallone**, che è coperto, o prendi la carta in cima al **pozzo**.
learn-ask-draw = La prima volta pesca dal tallone!

learn-title-deadwood = Le carte spaiate
learn-deadwood = { $card }: una seconda scala! Le carte che restano fuori dalle combinazioni sono le **carte spaiate**, e contano contro di te: fante, donna e re 10 l’uno, l’asso 1, le altre quello che c’è scritto.
learn-ask-deadwood = Quanto contano adesso le tue spaiate?
learn-not-deadwood-all = Quello è tutto ciò che hai in mano. Le carte nelle combinazioni non contano.
learn-not-deadwood-cards = Quelle sono le carte che restano, sì. Ora somma quanto contano: il re 10, i nove 9 l’uno…

learn-title-discard = Scartare
learn-discard = Ora una carta deve andare scoperta nel pozzo. Butta quello che non si lega a niente, e tra queste carte quella che conta di più.
learn-ask-discard = Quale carta scarti?
learn-not-discard-meld = { $card } fa parte di una scala. Meglio tenerla insieme.
learn-not-discard-pair = I nove possono diventare un tris: in giro ce ne sono altri due. C’è una carta che non si lega proprio a niente.
learn-not-discard-low = { $card } ti costa solo { $count }. C’è un’altra carta che non si lega a niente, e costa di più.

learn-title-pile = Tenere d’occhio il pozzo
learn-pile = Il computer ha preso il tuo { $taken }. Per farci una scala servirebbe { $upcard }, che però è nel pozzo. Quindi **raccoglie re**. Nessuno ti fa rivedere il pozzo: ricorda quello che passa.
learn-ask-pile = Quale carta scarti?
learn-not-pile-meld = { $card } fa parte di una scala. Meglio tenerla insieme.
learn-not-pile-pair = I nove possono ancora diventare un tris. C’è una carta che non si lega proprio a niente.
learn-not-pile-low = { $card } ti costa solo { $count }. C’è un’altra carta che non si lega a niente, e costa di più.
learn-not-pile-feeds = È quella che conta di più, e di solito avresti ragione. Ma il computer aspetta proprio { $card }. Tienila per un turno, e scarta qualcosa di sicuro.

learn-title-take = Prendere dal pozzo
learn-take = Il computer ha scartato { $card }. Invece di pescare alla cieca puoi prenderla. L’avversario vede quello che prendi: fallo quando completa una combinazione o ne allunga una.
learn-ask-take = Peschi dal tallone o prendi { $card }?
learn-not-take-set = Guarda i tuoi nove: con { $card } sono un tris. Una carta così è meglio di qualsiasi pescata.

learn-title-knock = Quando bussare
learn-knock = Tre combinazioni! Se dopo lo scarto ti resta { $limit } o meno, puoi **bussare**: lo scarto va giù coperto, e la mano è finita. Meno è meglio.
learn-ask-knock = Che cosa fai?
learn-not-knock-high = Si può fare, ma resterebbe { $right }, che conta contro di te. Scarta coperta la carta più alta.
learn-not-knock-wait = Potresti continuare e sperare nel **gin**, senza spaiate. Ma il computer avrebbe un altro turno, e { $right } nel pozzo. Con così poco, bussa.

learn-title-layoff = L’avversario attacca
learn-layoff = Hai bussato, e si scoprono le carte di entrambi. Prima di contarle, il computer può **attaccare**: aggiunge le sue carte alle *tue* combinazioni, se ci stanno, così non contano. I suoi re sono già una combinazione.
learn-ask-layoff = Quale delle sue altre carte si attacca a una tua combinazione?
learn-not-layoff-other = { $card } non si attacca: il tuo tris è di nove, e le tue scale sono di cuori, dal 5 al 7, e di fiori, dal 2 al 4.

learn-title-score = Che cosa ci guadagni
learn-score = La differenza è tua. Possono succedere altre due cose:
    - **Gin**: bussi senza spaiate. Vale { $gin } in più, e nessuno può attaccare.
    - **Undercut**: l’avversario ha poco quanto te, o meno. Allora la differenza è *sua*, più { $undercut }.
    Chi arriva per primo a { $target } vince la partita. Poi ci sono i bonus: { $game } per la partita, { $box } per ogni mano vinta (un **box**), e i punti valgono doppio se l’avversario non ne ha vinta nessuna (un **cappotto**).
learn-end = **È tutto quello che ti serve. E ora gioca!**
    -# `/gin problem` ha un piccolo problema al giorno, `/gin help` tutto il resto.
press-learn-computer = Sfida il computer
press-learn-friend = Gioca con amici…
