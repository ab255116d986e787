# Checking the shuffles

command-verify = Prüf, dass niemand die Karten wählen konnte
press-verify = Mischen prüfen
press-fairness = Wie das geht

verified-title = Ehrlich gemischt
sealed-title = Das Mischen ist versiegelt
sealed-how = Das Geheimnis, aus dem zusammen mit euren Klicks alles Mischen dieser Partie kommt, steht fest. Das hier ist sein Siegel (SHA-256). Auch der Knopf, mit dem du mitspielst, trägt es, also kann niemand das Geheimnis unbemerkt ändern. Nach der Partie wird es geöffnet, und alle können prüfen, dass es zum Siegel passt.
doubted-title = Das stimmt nicht
verified-deals =
    { $deals ->
        [one] **Ein Spiel geprüft.** Seine Karten kommen aus dem Geheimnis, das vor dem Geben versiegelt war, und aus nichts sonst.
       *[other] **{ $deals } Spiele geprüft.** Die Karten jedes Spiels kommen aus dem Geheimnis, das vor dem Geben versiegelt war, und aus nichts sonst.
    }
verified-moves =
    { $deals ->
        [one] Ich habe es Zug um Zug noch einmal gespielt, und es ging genauso aus.
       *[other] Ich habe sie Zug um Zug noch einmal gespielt, und sie gingen genauso aus.
    }
verified-opened =
    All diese Geheimnisse kommen aus dem der Partie. Ihr Siegel muss das sein, das dir gezeigt wurde:
    -# Versiegelt: `{ $seal }`
    -# Geöffnet: `{ $seed }`
verified-sealed =
    Das Geheimnis der Partie bleibt versiegelt, bis sie vorbei ist. Erst dann kann ich sagen, wer vor dem Betreiber des Bots geschützt war:
    -# `{ $seal }`
verified-running =
    { $deals ->
        [one] Das laufende Spiel lässt sich prüfen, sobald es vorbei ist.
       *[other] Die { $deals } laufenden Spiele lassen sich prüfen, sobald sie vorbei sind.
    }
verified-unfinished =
    { $deals ->
        [one] Ein Spiel wurde mit dem Ende der Partie abgebrochen. In der Aufzeichnung steht nur sein Siegel, und auch das ist geprüft.
       *[other] { $deals } Spiele wurden mit dem Ende der Partie abgebrochen. In der Aufzeichnung stehen nur ihre Siegel, und auch die sind geprüft.
    }
protected-full = **{ $names }**: Niemand konnte die Karten wählen.
protected-shared = **{ $names }**: Niemand konnte die Karten wählen, außer wer diesen Bot betreibt und { $others } gemeinsam.
protected-none = **{ $names }**: Wer diesen Bot betreibt, hätte die Karten wählen können. Nach dem Zeigen des Siegels hat niemand mehr geklickt.
protected-computer = **{ $names }**: In der Aufzeichnung steht kein Klick, als hätte der Computer gespielt. Das stimmt nicht: Bitte frag nach, wer diesen Bot betreibt.
protected-unknown = Diese Partie begann, bevor ich festhielt, wann ein Siegel gezeigt wurde. Wer vor dem Betreiber des Bots geschützt war, kann ich nicht sagen.
protected-shown = Siegel gezeigt { $when }
protected-pressed = { $name } { $when }
verified-record = Du musst es mir nicht glauben: { $file } hat jede Karte und jeden Zug, zum Prüfen ohne mich.
doubted = Die Aufzeichnung der Partie und ihre Siegel stimmen in Zeile { $line } nicht überein. Das darf nie geschehen. Sag es bitte denen, die diesen Bot betreiben.
refusal-nothing-to-check = Hier gibt es nichts zu prüfen: Es wurden keine Karten gegeben.
refusal-check-later = Das Ergebnis eines Tischs erfährst du erst, wenn jemand abgeworfen hat. Prüf das Mischen danach.
refusal-dealt-by-hand = Das waren echte Karten: Ich habe keine davon gegeben, also kann ich nichts prüfen.
result-seed = Spiel { $deal } geöffnet: `{ $seed }`
# Kept together by hard blanks, so that a phone fills its lines.
seed = Um das Mischen zu prüfen: Tisch { $table } · { $several ->
        [yes] Klicks
       *[no] Klick
    }{"\u00A0"}{ $presses }
    Siegel{"\u00A0"}{ $seal }…
    Geheimnis{"\u00A0"}{ $seed }
