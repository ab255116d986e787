refusal-no-such-table = Diesen Tisch gibt es hier nicht mehr. `/gin games` zeigt deine.
refusal-not-seated = Du spielst an diesem Tisch nicht mit, aber sieh gern zu.
refusal-not-yours = Das ist Sache von jemand anderem.
refusal-own-offer = Das hast du selbst angeboten, gefragt ist { $name }. **Mehr** zieht es zurück.
refusal-own-seat = Den Platz bietest du selbst an, er wartet also auf jemand anderen. **Mehr** zieht ihn zurück; bis dahin setzt dich `/gin practice` gegen den Computer.
refusal-only-host-withdraws = Zurückziehen kann das nur { $name }.
refusal-guest-declines = Zurückziehen kann das nur { $name }; mit **Nein** kannst du ablehnen.
refusal-already-answered = Diese Herausforderung ist schon beantwortet oder abgelaufen.
refusal-already-pending = Zwischen euch wartet schon eine Herausforderung. Beantworte erst die, oder nimm sie zurück.
refusal-yourself = Dich selbst kannst du nicht herausfordern. `/gin practice` findet dir einen Gegner.
refusal-one-opponent-only = Nach diesen Regeln spielen zwei: Nenn ein Mitglied. Zu dritt spielt man **Jersey Gin**, und **Mehr als zwei …** in `/gin play` kennt weitere Formen.
refusal-no-bots = Bots spielen hier kein Gin. `/gin practice` setzt dich gegen den Computer.
refusal-left-server = { $name } ist nicht mehr auf diesem Server.
refusal-already-played = Seit diesem Knopf ging die Partie weiter. Deine Karten zeigen, wie es steht.
refusal-not-your-turn = Du bist noch nicht dran.
refusal-illegal-move = Das erlauben die Regeln jetzt nicht. Die Knöpfe bei deinen Karten zeigen, was geht.
refusal-game-over = An diesem Tisch läuft keine Partie.
refusal-not-over = Diese Partie ist noch nicht vorbei. Spielt sie erst zu Ende, dann bitte um Revanche.
refusal-old-button = Dieser Knopf gehört zu einer älteren Nachricht. `/gin games` zeigt, wie deine Partien stehen.
refusal-option-misfit = Das passt nicht zur Option „{ $name }“ dieses Befehls. Nimm einen der Vorschläge oder tippe etwas Kürzeres.
refusal-command-changed = Dieser Befehl hat sich geändert. Starte Discord neu oder lade es mit Strg+R neu, dann ist er da, wie er jetzt ist.
refusal-too-long = Das ist zu lang: Höchstens { $most ->
    [one] ein Zeichen passt
   *[other] { $most } Zeichen passen
} hinein.
refusal-broken = Bei uns ging etwas schief. Nichts ist verloren: Versuch es gleich noch einmal, oder sieh in `/gin games` nach.
form-too-late = Das hat zu lange gedauert, um das Formular zu öffnen. Drück den Knopf noch einmal.
refusal-storage = Ich kann gerade nichts speichern oder nachsehen, darum hat sich nichts geändert. Versuch es bitte in ein paar Minuten noch einmal.

# Wie viel ein Mitglied zugleich haben darf
refusal-too-many-practices = Du hast { $most } Partien gegen den Computer offen, mehr geht nicht. Spiel erst eine zu Ende oder gib sie auf: `/gin games` zeigt sie.
refusal-too-many-games = Du hast { $most } Partien mit anderen, die laufen oder warten, mehr geht nicht. Spiel erst eine zu Ende: `/gin games` zeigt sie.
refusal-their-games-full = { $name } hat schon so viele Partien offen, wie gehen. Versuch es wieder, wenn eine davon vorbei ist.
refusal-too-many-challenges = Von dir warten { $most } Herausforderungen und offene Plätze, mehr geht nicht. Zieh erst etwas zurück: `/gin games` zeigt sie.
refusal-too-many-lobbies = Von dir warten { $most } Tische auf Mitspieler, mehr geht nicht. Beginn erst an einem, oder zieh ihn zurück: `/gin games` zeigt sie.
refusal-too-many-sheets = Du hast { $most } Zettel für echte Karten offen, mehr geht nicht. Schließ erst einen: `/gin games` zeigt sie.
refusal-too-many-wishes = Du stehst in den Schlangen von { $most } Servern, mehr geht nicht. Verlass erst eine, dort hinter **Irgendwer …** in `/gin play`.
refusal-too-many-followed = Du verfolgst { $most } Partien, mehr geht nicht. Sobald eine davon vorbei ist, ist Platz für eine neue.
refusal-too-many-friends = Auf deiner Liste stehen { $most } Freunde, mehr passen nicht darauf. Mit **Freunde, Blockierte …** in `/gin me` nimmst du jemanden herunter.
refusal-too-many-blocked = Du hast { $most } Mitglieder blockiert, mehr geht nicht. **Freunde, Blockierte …** in `/gin me` hebt eine Blockierung auf.
refusal-too-often = Nicht so schnell: Versuch es <t:{ $when }:R> noch einmal.
refusal-being-forgotten = Was ich über dich weiß, wird gerade gelöscht. Versuch es gleich noch einmal.
