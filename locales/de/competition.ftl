# Ligen und Ranglisten: das Aufsetzen, die Nachricht, die Seiten, was dazu gesagt wird.

command-league = Ligen auf deinem Server, Saison für Saison
command-league-new = Eine Liga aufsetzen
command-league-list = Die Ligen dieses Servers
command-league-show = Wie eine Liga steht
command-league-which = Welche Liga? Ohne Angabe die letzte
command-ladder = Ranglisten, auf denen man sich hochfordert
command-ladder-new = Eine Rangliste aufsetzen
command-ladder-list = Die Ranglisten dieses Servers
command-ladder-show = Wie eine Rangliste steht
command-ladder-which = Welche Rangliste? Ohne Angabe die letzte

## Wörter

league-name = Liga
league-size = Mitglieder einer Spielklasse: { $members }
league-week = Länge einer Woche: { $time }
league-at-once = Begegnungen in einer Woche: { $matches }
league-moves = Auf- und Absteiger nach einer Saison: { $members }
league-pause = Tage zwischen zwei Saisons: { $days }
league-seeding-rating = Erste Saison: nach Wertung
league-seeding-hand = Erste Saison: von Hand eingeteilt
league-seeding-lot = Erste Saison: ausgelost
league-division = { $number }. Klasse
league-season = Saison { $number }
league-round = { $number }. Klasse, Runde { $round }
league-week-number = Woche { $week }
ladder-name = Rangliste
ladder-reach = So viele Plätze weit darf man fordern: { $places }
ladder-answer = Tage für die Antwort: { $days }
ladder-rest = Ruhetage nach einer Verteidigung: { $days }
ladder-idle = Tage ohne Partie, bis man sinkt: { $days }
ladder-for-place = um Platz { $place }

## Das Aufsetzen

competition-new-league = ### Eine neue Liga
competition-new-ladder = ### Eine neue Rangliste
competition-untitled-league = Liga von { $name }
competition-untitled-ladder = Rangliste von { $name }
competition-new-about = Das hier siehst nur du. **Aufsetzen** zeigt das Ganze in diesem Kanal, und dort können alle mitmachen.
competition-rules-title = ### Die Regeln der Partien
competition-form-title = Ein Name dafür
league-outlook = Bei { $members }: { $divisions ->
    [one] eine Klasse
   *[other] { $divisions } Klassen
}, Begegnungen für jeden: { $matches }, höchstens { $time }
league-needs = Eine Saison braucht { $fewest } bis { $most } Mitglieder.
competition-created-league = Die Liga steht in { $channel }. Dort können alle mitmachen. Wenn ihr genug seid, beginn die erste Saison mit **Leiten …**.
competition-created-ladder = Die Rangliste steht in { $channel }. Dort können alle mitmachen. Zu beginnen gibt es nichts: Sobald ihr zu zweit seid, könnt ihr euch fordern.

## Die Nachricht

competition-joined-none = Noch ist niemand dabei.
competition-joined = **Bisher dabei ({ $count }):** { $names }
competition-cancelled = **Abgesagt.**
league-may-join = **Mitmachen** bringt dich rein. { $name } beginnt die erste Saison; es braucht mindestens { $fewest } Mitglieder.
league-week-now = **Saison { $number }, Woche { $week } von { $weeks }** · endet { $when }
league-pausing = **Saison { $number } ist vorbei.** Die nächste beginnt { $when }; wer bis dahin einsteigt, spielt mit.
league-pause-few = **Saison { $number } ist vorbei.** Für die nächste braucht es mindestens { $fewest } Mitglieder.
league-waiting = Ab der nächsten Saison dabei: { $names }
league-last-season = Das ist die letzte Saison.
league-over = **Die Liga ist vorbei.**
ladder-ranking = **Rangliste**
ladder-challenges = **Herausforderungen**
ladder-may-join = **Mitmachen** bringt dich rein. Sobald ihr zu zweit seid, könnt ihr euch fordern.
ladder-open = { $one } fordert { $other } um Platz { $place } · Zeit für die Antwort endet { $when }
ladder-played = { $match } · um Platz { $place }
ladder-taken = **{ $one }** – { $other }: Platz { $place } erobert
ladder-kept = { $one } – **{ $other }**: Platz { $place } verteidigt
ladder-drawn = { $one } – { $other }: unentschieden, Platz { $place } ist verteidigt
ladder-nothing = { $one } – { $other }: niemand kam, und alles bleibt, wie es ist
ladder-takenback = { $one } – { $other }: zurückgezogen, und alles bleibt, wie es ist
press-competition-join = Mitmachen
press-competition-leave = Aussteigen
press-competition-left = Ja, aussteigen
press-competition-more = Mehr …
press-ladder-challenge = Fordern …
press-ladder-made = Fordern
press-ladder-accept = Annehmen
press-ladder-refuse = Ablehnen …
press-ladder-refused = Ja, meinen Platz hergeben
press-ladder-takeback = Zurückziehen
competition-joined-league = Du bist bei **{ $title }** dabei und spielst ab der nächsten Saison mit. Ich rufe dich, sobald deine erste Begegnung beginnt.
competition-joined-ladder = Du bist bei **{ $title }** dabei, ganz unten. Mit **Fordern …** geht es nach oben.
competition-leave-ask = Bei **{ $title }** aussteigen? Du kannst später wieder einsteigen.
competition-leave-league = Bei **{ $title }** aussteigen? Die Partie, die du dafür gerade spielst, gibst du auf, und deine übrigen Begegnungen der Saison sind verloren. Zurück kannst du erst zu einer anderen Saison.
competition-leave-ladder = Bei **{ $title }** aussteigen? Dein Platz und eine offene Herausforderung sind dann verloren, und wenn du wiederkommst, fängst du ganz unten an.

## Herausforderungen

ladder-whom = Wen willst du fordern?
ladder-menu = Wen?
ladder-nobody = Gerade kannst du niemanden fordern: nur, wer über dir steht, keine Herausforderung offen hat und keine Schonfrist. So viele Plätze weit geht es: { $places }.
ladder-challenge-ask = **{ $name }** um Platz { $place } fordern? Kommt keine Antwort, gehört der Platz dir. Tage dafür: { $days }.
ladder-challenge-made = Du hast **{ $name }** gefordert. Die Zeit für die Antwort endet { $when }; bis eine da ist, kannst du zurückziehen.
ladder-refuse-ask = Ablehnen? Dann bekommt **{ $name }** deinen Platz ohne Partie.
ladder-accept-done = Angenommen. Deine Partie bei **{ $title }** geht gleich los.
ladder-refused-done = Du hast deinen Platz bei **{ $title }** hergegeben.
ladder-takeback-done = Du hast deine Herausforderung bei **{ $title }** zurückgezogen.

## Die Seiten

competition-page-matches = Begegnungen
competition-page-table = Tabelle
competition-page-members = Mitglieder
competition-page-past = Frühere Saisons
competition-page-rules = Regeln
ladder-page-table = Rangliste
league-not-begun = Die erste Saison hat noch nicht begonnen.
league-no-past = Noch ist keine Saison vorbei.
ladder-no-challenges = Noch ist niemand gefordert worden.
competition-seal = Siegel des Geheimnisses, aus dem alle Karten folgen: `{ $seal }`
competition-how-league = Nach jeder Saison steigen so viele auf wie ab. Wer einsteigt, beginnt die nächste Saison ganz unten; wer aussteigt, verliert alles, was noch kommt. Wer in einer Saison gar nicht spielt, ist draußen.
competition-how-ladder = Wer fordert und gewinnt, bekommt den Platz, und alle dazwischen rücken um einen nach unten; sonst bleibt die Reihenfolge. Wer ablehnt oder nicht antwortet, gibt den Platz her. Wer lange nicht spielt, sinkt Platz für Platz und ist nach der dreifachen Zeit draußen.

## Das Leiten

press-competition-members = Mitglieder …
press-league-next = Nächste Saison …
press-league-stop = Liga beenden …
press-league-stop-really = Ja, beenden
press-league-cancel = Liga absagen …
press-ladder-cancel = Rangliste absagen …
league-begin-ask = Mitglieder: { $count }. Klassen: { $divisions }. Die Saison beginnen? Dann gehen die ersten Begegnungen los.
league-begin-few = Eine Saison braucht mindestens { $fewest } Mitglieder.
competition-menu-member = Wen?
competition-members-league = Um wen geht es? Du kannst jemanden aus der Liga nehmen oder in einer Saison jemand anderen einspringen lassen.
competition-members-ladder = Wen willst du herausnehmen?
league-substitute-ask = **{ $substitute }** den Platz von **{ $name }** samt Punkten geben? Eine Partie, die dafür gerade läuft, beginnt mit neuen Karten von vorn.
competition-remove-ask = **{ $name }** herausnehmen? Ein neuer Einstieg ist möglich.
ladder-disqualify-ask = **{ $name }** ausschließen? Der Platz und eine offene Herausforderung sind dann verloren, und zurück geht es nicht.
league-correct-ask = Das Ergebnis korrigieren: **{ $result }**? Das geht nur, bis die nächste Saison beginnt.
league-stop-ask = **{ $title }** beenden? Eine laufende Saison wird noch zu Ende gespielt, danach beginnt keine mehr.
competition-cancel-ask = **{ $title }** absagen? Dann ist sofort Schluss, laufende Partien dafür zählen nicht, und zurücknehmen lässt es sich nicht.

## Was dazu gesagt wird

ladder-notice-challenged = **{ $title }**: { $one } fordert { $other } um Platz { $place }. Die Zeit für die Antwort endet { $when }; ohne sie ist der Platz verloren.
ladder-notice-unanswered = **{ $title }**: Die Herausforderung von { $one } an { $other } ist noch unbeantwortet. Die Zeit dafür endet { $when }, und dann ist der Platz verloren.
ladder-notice = **{ $title }** · { $result }
league-notice-season = **{ $title }: Saison { $number } ist vorbei.**
league-won = Gewonnen: **{ $name }**
league-won-division = Gewonnen in der { $number }. Klasse: **{ $name }**
league-up = Es steigen auf: { $names }
league-down = Es steigen ab: { $names }
competition-notice-over = **{ $title }** ist vorbei.
league-picture-alt = { $title }, Saison { $number }.

## Die Listen

competition-list-title-league = ### Ligen
competition-list-none-league = Hier gibt es noch keine Ligen. `/league new` setzt eine auf.
competition-list-menu-league = Eine Liga ansehen
league-state-open = offen, { $count } dabei
league-state-running = Saison { $number } läuft, { $count } dabei
league-state-pause = Saison { $number } vorbei, { $count } dabei
competition-list-title-ladder = ### Ranglisten
competition-list-none-ladder = Hier gibt es noch keine Ranglisten. `/ladder new` setzt eine auf.
competition-list-menu-ladder = Eine Rangliste ansehen
ladder-state = { $count } dabei
refusal-no-leagues = Hier gibt es noch keine Ligen. `/league new` setzt eine auf.
refusal-no-ladders = Hier gibt es noch keine Ranglisten. `/ladder new` setzt eine auf.
refusal-joined-too-often = Du bist schon zu oft ein- und ausgestiegen.
