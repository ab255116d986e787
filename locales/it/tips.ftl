## Tips. Cards and numbers in them come from the engine.

tips-another = Altro consiglio
tips-hint = Scegli un argomento
tips-topic-any = Tutti gli argomenti
tips-topic-early = I primi turni
tips-topic-melds = Costruire combinazioni
tips-topic-pile = Leggere il pozzo
tips-topic-knock = Bussare
tips-topic-late = A mano avanzata
tips-topic-skarney = Skarney gin
tips-topic-colonel = Colonel

## The first turns

tip-title-shed = Via prima le carte alte
tip-shed = Quello che non si lega a niente ti costa quanto conta, se l’avversario bussa. Scarta { $card } qui, e { $before } diventano { $after }.
tip-title-low = Le carte basse possono restare
tip-low = Nessuno di questi due terzetti è una combinazione. Ma quello basso ti costa { $low }, quello alto { $high }.
tip-title-upcard = Prendi la carta scoperta se fa combinazione
tip-upcard = La coppia conta { $before }; con la carta scoperta è un tris e conta { $after }. La carta scoperta non ti costa niente e, se la lasci, può aiutare l’avversario.
tip-title-soon = Fai scendere le spaiate
tip-soon = Ogni pescata deve far scendere le tue spaiate o avvicinare una combinazione. Chi scende prima può bussare prima, mentre l’altro è ancora pieno di carte.

## Building melds

tip-title-middle = Il centro vale di più
tip-middle = Conta le combinazioni da tre o quattro: un sette può stare in { $seven }, un asso o un re solo in { $edge }. Quindi tieniti le carte centrali.
tip-title-pair = Che cosa aspetti?
tip-pair = La coppia aspetta { $pair } carte, e così 7♦ 8♦, aperta da due lati: { $open }. Q♦ K♦ ha un lato solo ({ $edge }) e 6♦ 8♦ un buco ({ $gap }). Tieni quello che ne ha di più.
tip-title-three = Due possibilità insieme
tip-three = Queste tre aspettano { $waits } carte: { $cards }. Se l’avversario chiude prima, costano solo { $count }.
tip-title-dead = Certe coppie sono morte
tip-dead = Due fanti possono diventare un tris con { $waits } carte. Se sono state scartate entrambe, { $left ->
    [0] non ne resta nessuna
    [one] ne resta { $left }
   *[other] ne restano { $left }
}: rompi la coppia.
tip-title-break = Una coppia si può rompere
tip-break = Hai due donne e peschi un due. Tieni una donna e il due, e { $before } diventano { $after }. Quando la mano dura già da un po’, è meglio che sperare nella terza.

## Reading the pile

tip-title-memory = Ricorda le carte uscite
tip-memory = Del pozzo si vede solo la cima, quindi tieni a mente il resto. Non aspettare una carta che è lì, e butta quelle che non servono più a nessuno.
tip-title-takes = Guarda che cosa prende l’altro
tip-takes = Se l’avversario prende 9♠, { $count ->
    [one] c’è { $count } carta che ci fa
   *[other] ci sono { $count } carte che ci fanno
} una combinazione da tre: { $cards }. Pensaci due volte prima di scartarne una. Quello che lascia dice altrettanto.
tip-title-hold = Tieni quello che raccoglie l’altro
tip-hold = Se ha preso dei nove, il tuo nove non è perso: non lo avrà, e quando bussa puoi attaccarlo.
tip-title-vary = Non farti leggere
tip-vary = Chi scarta sempre dall’alto in basso insegna all’avversario a fare lo stesso, e che cosa può tenere senza rischi. Ogni tanto cambia.

## Knocking

tip-title-often = Bussa appena puoi
tip-often = Chi gioca bene bussa spesso e aspetta di rado il gin. Così l’avversario non ha tempo di ordinare le carte. Solo quando la mano dura da molto, attenzione all’undercut.
tip-title-gin = Bussare o aspettare il gin?
tip-gin = Qui potresti bussare con { $deadwood }. { $count ->
    [one] Faresti gin con { $count } carta
   *[other] Faresti gin con { $count } carte
}: { $cards }. Conta quelle che possono ancora arrivare. Se sono poche, bussa. Se sono circa cinque, aspetta uno o due turni, non di più: il gin frutta solo circa il doppio.
tip-title-layout = Mostra le combinazioni che aiutano meno
tip-layout = In entrambi i modi ti resta lo stesso. Nel primo si può attaccare { $worse }; nel secondo solo { $better }. Il bot suggerisce il secondo.
tip-title-undercut = Occhio all’undercut
tip-undercut = Se tu bussi e all’avversario resta altrettanto o meno, vince lui: la differenza, più { $points }. Più la mano è lunga, meno spaiate devi avere per bussare.

## Late in a deal

tip-title-ready = Aspettati una bussata
tip-ready = Quando metà del tallone è finita, l’avversario può essere pronto. Liberati di quello che è alto, anche da una coppia, e conta che cosa ti resterebbe.
tip-title-queen = La donna che aspettava
tip-queen = Uno ha tenuto una donna per diversi turni, sperando nel fante, e ha ordinato il resto troppo tardi. L’altro ha bussato così, con { $deadwood }. Attaccando { $cards } restavano { $left } punti spaiati, e la mano è costata { $points }.
tip-title-luck = La fortuna si pareggia
tip-luck = Una mano dice poco su chi gioca meglio. Cento lo dicono. Pensa alla lunga distanza, e non inseguire una mano storta.

## Skarney gin

tip-title-contract = Quando calare il contratto
tip-contract = È tutto qui il gioco. Calato troppo presto, ti lascia una o due carte che non sai più dove mettere. Calato troppo tardi, tutto quello che hai in mano conta contro di te.
tip-title-mixed = Le scale crescono di più
tip-mixed = Una scala può essere di semi qualsiasi, quindi a questa { $run ->
    [one] si attacca { $run } carta
   *[other] si attaccano { $run } carte
}, e al tris { $set ->
    [one] solo una
   *[other] { $set }
}. Tieni le combinazioni che possono crescere.

## Colonel

tip-title-lay = Calare presto o trattenere?
tip-lay = Quello che è sul tavolo non conta contro di te se l’avversario chiude. Ma lui ci può attaccare, e liberarsi delle sue carte.
tip-title-many = Tante carte basse vincono una sfida
tip-many = Vince chi ha meno punti, non chi ha meno carte: queste sei contano { $many }, le due accanto { $few }.
