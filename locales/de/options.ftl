# What each option of the rules means, as a phrase among others: a message an option.
# $value is a word, or a number where the option has one.

option-first-dealer = { $value ->
    [random] wer zuerst gibt, wird gelost
    [cut_low_deals] es wird abgehoben, und die niedrigste Karte gibt zuerst
   *[cut_high_chooses] es wird abgehoben, und die höchste Karte bestimmt, wer zuerst gibt
}
option-next-dealer = { $value ->
    [alternate] gegeben wird abwechselnd
    [winner] wer ein Spiel gewinnt, gibt das nächste
   *[loser] wer ein Spiel verliert, gibt das nächste
}
option-draw-dealer = { $value ->
    [same] nach einem Unentschieden gibt dieselbe Seite noch einmal
   *[rotate] nach einem Unentschieden gibt die andere Seite
}
option-first-turn = { $value ->
    [offer_both] die offene Karte wird erst der Vorhand, dann der gebenden Seite angeboten
    [offer_nondealer] die offene Karte wird nur der Vorhand angeboten
    [eleven_cards] keine offene Karte: Die Vorhand bekommt elf Karten und wirft zuerst ab
    [stock_only] keine offene Karte: Die Vorhand zieht zuerst vom Talon
   *[normal_draw] der erste Zug ist wie jeder andere: offene Karte oder Talon
}
option-immediate-knock = { $value ->
    [allow] ein Blatt, mit dem man gleich klopfen kann, wird gespielt
   *[misdeal] bei einem Blatt, mit dem man gleich klopfen kann, wird neu gegeben
}
option-discard-visibility = { $value ->
    [top_only] von der Ablage sieht man nur die oberste Karte
   *[full] die ganze Ablage ist zu sehen
}
option-return-taken-discard = { $value ->
    [yes] eine von der Ablage genommene Karte darf im selben Zug zurück; zweimal hintereinander ist unentschieden
   *[no] eine von der Ablage genommene Karte darf im selben Zug nicht zurück
}
option-stock-end = { $value ->
    [0] der Talon wird bis zur letzten Karte gezogen
    [1] die letzte Karte des Talons wird nicht gezogen
   *[other] die letzten { $value } Karten des Talons werden nicht gezogen
}
option-wall-rule = { $value ->
    [end_on_discard] ein Abwurf nach dem letzten Ziehen beendet das Spiel ohne Sieg
   *[last_discard_action] mit dem Abwurf nach dem letzten Ziehen darf die andere Seite das Spiel noch beenden
}
option-stall-guard = { $value } Züge ohne den Talon beenden ein Spiel
option-sets = { $value ->
    [yes] Sätze sind Meldungen
   *[no] nur Folgen sind Meldungen, keine Sätze
}
option-runs = { $value ->
    [suited] Folgen sind von einer Farbe
   *[any_suit] Folgen dürfen die Farben mischen
}
option-ace = { $value ->
    [low] das Ass ist niedrig: A-2-3
    [high] das Ass ist hoch: D-K-A
    [high_or_low] das Ass ist niedrig oder hoch: A-2-3, D-K-A
   *[corner] Folgen gehen um die Ecke: K-A-2
}
option-values = { $value ->
    [standard] ein Ass zählt 1, ein Bild 10
    [ace15] ein Ass zählt 15
    [colonel] ein Ass zählt 10
   *[mahjong] 2 bis 9 zählen 5, Zehn bis König 10, ein Ass 15
}
option-table-melds = { $value ->
    [none] Meldungen bleiben bis zum Ende des Spiels auf der Hand
    [own_only] Meldungen kommen im Spiel auf den Tisch, angelegt wird nur an eigene; niemand klopft
   *[shared] Meldungen kommen im Spiel auf den Tisch, angelegt wird von beiden Seiten; niemand klopft
}
option-knock-limit = { $value ->
    [upcard] die Klopfkarte sagt, womit man klopfen darf
    [gin_only] niemand klopft: Nur Gin beendet ein Spiel
   *[other] klopfen mit { $value } oder weniger
}
option-knock-limit-ace = { $value ->
    [one] ein Ass als Klopfkarte: klopfen mit 1
   *[gin_only] ein Ass als Klopfkarte: Niemand klopft, nur Gin beendet das Spiel
}
option-knock-card-source = { $value ->
    [upcard] die offene Karte ist die Klopfkarte
   *[second_deck] die Klopfkarte kommt aus einem zweiten Spiel Karten
}
option-gin-compulsory = { $value ->
    [yes] Gin auf der Hand muss gemeldet werden
   *[no] mit Gin auf der Hand darf man weiterspielen
}
option-final-discard = { $value ->
    [required] die letzte Karte eines Spiels wird abgeworfen
    [optional] ein Spiel darf ohne letzten Abwurf enden
   *[none] es wird nicht abgeworfen
}
option-knock-meld-mode = { $value ->
    [auto] wer klopft, wird nur nach Meldungen gefragt, wo es darauf ankommt
   *[manual] wer klopft, wählt die Meldungen immer selbst
}
option-layoff-mode = { $value ->
    [auto] angelegt wird für dich, so gut es geht
   *[manual] angelegt wird von Hand
}
option-layoff-on-gin = { $value ->
    [yes] auch an Gin wird angelegt, und wer dann nichts übrig hat, hebt es auf
   *[no] an Gin wird nicht angelegt
}
option-illegal-knock = { $value ->
    [prevent] über der Grenze kann man nicht klopfen
    [opponent_choice] klopft jemand über der Grenze, lässt die andere Seite zählen oder mit offenen Karten weiterspielen
   *[expose] klopft jemand über der Grenze, spielt er mit offenen Karten weiter
}
option-knock-score = { $value ->
    [difference] Klopfen bringt den Unterschied der Restpunkte
   *[loser_full] Klopfen bringt alle Restpunkte der anderen Seite
}
option-gin-bonus = { $value ->
    [0] Gin bringt keinen Bonus
   *[other] Gin bringt { $value }
}
option-big-gin = { $value ->
    [off] es gibt kein Big Gin
    [total] Big Gin bringt insgesamt { $points }
   *[extra] Big Gin bringt { $points } mehr als Gin
}
option-undercut-bonus = { $value ->
    [0] Unterbieten bringt keinen Bonus
   *[other] Unterbieten bringt { $value }
}
option-tie-rule = { $value ->
    [undercut] Gleichstand gilt als unterboten
   *[no_score] Gleichstand bringt niemandem etwas
}
option-spade-doubles = { $value ->
    [yes] Pik als Klopfkarte verdoppelt die Punkte des Spiels
   *[no] keine Karte verdoppelt ein Spiel
}
option-spade-double-boxes = { $value ->
    [none] keine Karte verdoppelt Boxen
    [extra] Pik als Klopfkarte verdoppelt die Extra-Boxen
   *[all] Pik als Klopfkarte verdoppelt alle Boxen
}
option-extra-boxes = { $value ->
    [none] ein gewonnenes Spiel ist eine Box, wie auch immer gewonnen
   *[some] Extra-Boxen: { $gin } für Gin, { $big_gin } für Big Gin, { $undercut } fürs Unterbieten
}
option-sequence-bonus = { $value ->
    [off] Folgen bringen nichts für sich
    [winner] eigene Folgen der Siegerseite zählen: { $long } je Karte ab { $cards } Karten, und { $pictures } je Bild
   *[both] eigene Folgen beider Seiten zählen: { $long } je Karte ab { $cards } Karten, und { $pictures } je Bild
}
option-gin-bonus-no-contract = { $value ->
    [off] Gin bringt gegen eine Seite ohne Kontrakt dasselbe
   *[other] Gin bringt { $value } gegen eine Seite ohne Kontrakt
}
option-exhaust-score = { $value ->
    [void] ist der Talon leer, punktet niemand
    [difference] ist der Talon leer, bekommt den Unterschied, wer weniger hält
   *[table_minus_hand] ist der Talon leer, zählt für jede Seite, was sie ausgelegt hat, abzüglich dessen, was sie hält
}
option-game-target = eine Partie geht bis { $value }
option-game-bonus = { $value ->
    [0] eine gewonnene Partie bringt keinen Bonus
   *[other] eine gewonnene Partie bringt { $value }
}
option-line-bonus = { $value ->
    [0] Boxen bringen nichts
   *[other] eine Box bringt { $value }
}
option-line-bonus-timing = { $value ->
    [end] Boxen zählen am Ende der Partie
   *[immediate] Boxen zählen sofort
}
option-shutout = { $value ->
    [off] ein Schneider bringt nichts
    [double_points] ein Schneider verdoppelt die Punkte der Siegerseite
    [double_points_and_game] ein Schneider verdoppelt Punkte und Partiebonus der Siegerseite
    [double_total] ein Schneider verdoppelt die ganze Summe der Siegerseite
   *[extra] ein Schneider bringt { $points } dazu
}
option-exact-margin-forfeit = { $value ->
    [off] kein Vorsprung verliert eine Partie
   *[other] wer am Ende mit genau { $value } führt, verliert die Partie
}
option-exact-margin-basis = { $value ->
    [points] dieser Vorsprung zählt in Punkten
   *[final] dieser Vorsprung zählt in Endsummen
}
option-winner-by = { $value ->
    [first_to_target] wer das Ziel erreicht, gewinnt die Partie
   *[higher_final_total] wer am Ende die höhere Summe hat, gewinnt die Partie
}
option-match = { $value ->
    [single] ein Wettkampf ist eine Partie
    [multi_match] ein Wettkampf sind mehrere Matches in einer Rechnung
    [best_of] ein Wettkampf ist eine Serie von Partien
   *[hollywood] ein Wettkampf ist ein Hollywood-Zettel: Partien nebeneinander, die sich die Spiele teilen
}
option-multi-target = die Rechnung aller Matches geht bis { $value }
option-multi-hand-bonus = ein gewonnenes Spiel bringt am Ende des Matches { $value }
option-multi-win-bonus = ein gewonnenes Match bringt { $value }
option-multi-shutout-bonus = jedes Spiel eines Matches zu gewinnen bringt { $value } dazu
option-best-of = eine Serie geht über höchstens { $value ->
    [one] { $value } Partie
   *[other] { $value } Partien
}
option-hollywood-columns = { $value ->
    [1] der Zettel hat eine Spalte
   *[other] der Zettel hat { $value } Spalten
}
option-hollywood-late-entry = { $value ->
    [next_open] ein erster Eintrag kommt in die nächste Spalte, die noch offen ist
   *[by_count] ein erster Eintrag verfällt, wenn seine Spalte dann zu ist
}
option-hollywood-decide = { $value ->
    [net_points] es entscheiden die Summen der Spalten
   *[columns_won] es entscheidet die Zahl der gewonnenen Spalten
}
option-hollywood-third-double = { $value ->
    [yes] die dritte Spalte zählt doppelt
   *[no] jede Spalte zählt einfach
}
option-seating = { $value ->
    [heads_up] gespielt wird zu zweit
    [partnership] zwei Teams spielen
    [round_robin] drei oder vier spielen, und wer ein Spiel verliert, macht Platz
    [three_handed] drei spielen, alle im selben Spiel, jeder für sich
   *[captain] ein Kapitän spielt gegen ein Feld, das sich abwechselt
}
option-team-size = { $value ->
    [1] keine Teamgröße ist festgelegt
   *[other] Teams zu { $value }
}
option-team-target = { $value ->
    [off] Teams spielen bis zu einem Ziel nach ihrer Größe
   *[other] Teams spielen bis { $value }
}
option-team-sweep-bonus = { $value ->
    [0] wer an jedem Tisch gewinnt, bekommt nichts dazu
   *[other] wer an jedem Tisch gewinnt, bekommt { $value } je Mitglied über zwei dazu
}
option-opponent-rotation = { $value ->
    [fixed] die Mitglieder behalten ihre Gegner
    [each_hand] bei zweien je Seite wechseln die Gegner mit jedem Spiel
    [after_loss] nach einem verlorenen Spiel tauschen die Partner ihre Gegner, wenn die Verlierer sie nicht behalten wollen
   *[each_game] die Gegner wechseln mit jeder Partie
}
option-partner-talk = { $value ->
    [off] Partner sehen voneinander keine Karten
    [after_own_hand] wer sein Spiel beendet hat, darf die Karten der Partner sehen
   *[always] Partner sehen voneinander die Karten
}
option-team-result-visibility = { $value ->
    [immediate] das Ergebnis eines Tischs wird sofort gesagt
   *[after_discard] wer elf Karten hält, erfährt das Ergebnis eines Tischs erst nach dem Abwurf
}
option-multi-take = { $value ->
    [yes] von der Ablage dürfen mehrere Karten genommen werden
   *[no] von der Ablage darf nur die oberste Karte genommen werden
}
option-deep-card-use = { $value ->
    [meld_or_layoff] die tiefste von mehreren genommenen Karten kommt in eine neue Meldung oder an eine
   *[new_meld_only] die tiefste von mehreren genommenen Karten kommt in eine neue Meldung
}
option-contract = der Kontrakt besteht aus { $melds ->
    [one] einer Meldung
   *[other] { $melds } Meldungen
} zu { $sizes } Karten
option-layoff-cap-per-meld = { $value ->
    [1] an eine Meldung kommt je Zug eine Karte
   *[other] an eine Meldung kommen je Zug höchstens { $value } Karten
}
option-extend-on-contract-turn = { $value ->
    [yes] im Zug des Kontrakts darf angelegt werden
   *[no] im Zug des Kontrakts wird sonst nichts ausgelegt
}
option-ace-offer-skips-draw = { $value ->
    [yes] wer ein Ass annimmt, zieht im nächsten Zug nicht
   *[no] wer ein Ass annimmt, zieht wie immer
}
option-reoffer-ban = { $value ->
    [yes] eine angenommene Karte darf nicht gleich zurückgeboten werden
   *[no] eine angenommene Karte darf gleich zurückgeboten werden
}
option-exhaust-count = { $value ->
    [all_in_hand] ist der Talon leer, zählt jede Karte auf der Hand
   *[unmatched_only] ist der Talon leer, zählen auf der Hand nur die Restkarten
}
option-challenge = { $value ->
    [yes] eine Seite darf die andere zum Zählen der Hände herausfordern
   *[no] es gibt keine Herausforderungen
}
option-challenge-timing = { $value ->
    [own_draw_phase] eine Herausforderung kommt vor dem eigenen Ziehen
   *[anytime] eine Herausforderung kommt jederzeit im eigenen Zug
}
option-challenge-per-turn = { $value ->
    [1] höchstens eine Herausforderung je Zug
   *[other] höchstens { $value } Herausforderungen je Zug
}
option-challenge-tie = { $value ->
    [drawn] eine Herausforderung mit gleichen Händen ist unentschieden
   *[challenged_wins] eine Herausforderung mit gleichen Händen gewinnt, wer herausgefordert wurde
}
