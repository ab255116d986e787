## About the bot and the game

about-more = Continua a leggere

about-title-bot = Undercut
about-bot = Con Undercut si gioca a gin rummy: { $variants } tipi di regole, in due o in più, dal vivo o nell’arco di giorni. Il bot dà le carte, conta e tiene il punteggio, e una partita non va mai persa.

    Versione { $version }. Software libero con licenza MIT.
about-title-history = Come è nato il gin
about-history = Lo inventò Elwood T. Baker nel 1909, insieme al figlio C. Graham Baker, che poi lavorò nel cinema. Un gioco chiamato *rum* c’era già, così al loro diedero il nome di un altro liquore.

    Per vent’anni quasi non uscì di famiglia. Negli anni Trenta lo scoprirono i club di New York; poi gli attori di Hollywood ci giocavano tra una ripresa e l’altra, e negli anni Quaranta lo volevano tutti: il nome *gin rummy* è loro. Da allora è uno dei grandi giochi per due.

    Sugli antenati si discute. John Scarne pensava al whiskey poker, reso più veloce. David Parlett non ci crede, e dietro ci vede il vecchio Conquian.
about-title-variants = I suoi parenti
about-variants = Il Sequence gin, dove valgono solo le scale, è di Howard Fosdick. Lo Skarney gin è di John Scarne. George F. Hervey mise per iscritto Colonel, dove le combinazioni si calano sul tavolo. Nell’Oklahoma gin la carta scoperta dice con quanto si bussa; l’Hollywood gin si segna su tre colonne insieme.
about-title-people = Giocatori famosi
about-people = - **Stu Ungar**: per molti il migliore di sempre. Alla fine nessun torneo lo voleva più, e così passò al poker.
    - **Oswald Jacoby**, maestro di bridge e backgammon, scrisse libri sul gin.
    - **Ernie Kovacs**, il comico, ne scrisse uno su come si *parla* giocando: *How to Talk at Gin*, 1962.
    - **Auric Goldfinger** bara, nel film del 1964: qualcuno con un binocolo gli legge le carte dell’altro. Nel romanzo il gioco è la canasta. In ogni caso: tieni strette le tue carte.
about-title-shuffles = Mescolate oneste
about-shuffles = Nessuno sceglie le carte, e lo puoi verificare.
    - **Sigillo:** prima che qualcuno accetti, il bot estrae un numero segreto e ne mostra l’impronta (SHA-256). Da lì in poi il numero non può cambiare senza che cambi anche quella.
    - **Mescolata:** quando si preme *Accetta*, Discord dà al clic un numero che il bot non può scegliere. Ogni mescolata nasce da tutti e due.
    - **Apertura:** il segreto di ogni mano si vede a fine mano, quello della partita a fine partita. Con quello chiunque può ridare le stesse carte. La ricetta è nei documenti del bot, in fairness.md.
about-title-sources = Da dove vengono le regole
about-sources = Da quello che si è scritto sul gin: enciclopedie, regolamenti, pagine di circoli e di giocatori, e le regole di altri programmi. Non sono d’accordo, quindi le differenze sono opzioni: `/gin rules` dice quali valgono, **Regole della casa…** in `/gin play` le cambia. Dove tutti tacevano ha dovuto decidere Undercut, e lo dice.
