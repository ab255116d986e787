# Choosing what to play.

command-variant = Nach welchen Regeln? Ohne Angabe nach denen, die hier üblich sind
command-contest = Eine Partie oder mehrere? Ohne Angabe, wie es die Regeln sagen
command-target = Bis zu wie vielen Punkten? Ohne Angabe, wie es die Regeln sagen
command-rules-variant = Welche Regeln? Ohne Angabe die deines Tisches hier

choice-variant = { $name } – { $pitch }
choice-target = { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
}

## A contest

contest-single = Eine Partie
contest-multi-match = Mehrere Matches, eine lange Rechnung
contest-best-of = Serie über höchstens { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
contest-hollywood = Hollywood-Zettel: Partien nebeneinander

## What can’t be chosen

refusal-no-such-variant = Ich kenne keine Variante „{ $name }“. { $near ->
    [yes] Meinst du vielleicht: { $variants }?
   *[no] Es gibt: { $variants }.
}
refusal-no-such-contest = Ich kenne keinen Wettkampf „{ $name }“. Zu { $rules } gibt es: { $contests }.
refusal-unplayable-rules = { $code ->
    [no_upcard] Hier bestimmt die offene Karte das Klopfen, aber es wird keine aufgedeckt. Nimm dafür ein zweites Kartenspiel oder lass eine aufdecken.
    [no_knock_card] Hier verdoppelt Pik, aber es wird keine Karte aufgedeckt, die Pik sein könnte. Nimm ein zweites Kartenspiel oder lass eine aufdecken.
    [table_melds_seating] Mit Meldungen auf dem Tisch spielt man nur zu zweit.
    [hollywood_both_score] Ein Hollywood-Zettel braucht ein Spiel, bei dem nur eine Seite punktet; hier können es beide.
    [hollywood_immediate_boxes] Auf einem Hollywood-Zettel zählen Boxen am Ende; hier zählen sie sofort.
    [hollywood_games] Ein fortlaufender Zettel braucht insgesamt mehr Partien, als er Spalten nebeneinander hat.
    [exact_margin_match] Um einen genauen Vorsprung zu verlieren geht nur in einzelnen Partien.
    [always_misdeal] Bei einer so hohen Klopfgrenze würde fast jedes Mal neu gegeben. Setz sie herab oder lass sofortiges Klopfen gelten.
    [seating_match] Drei oder mehr an einem Tisch spielen nur einzelne Partien.
    [seating] So spielen mehr als zwei: Biete Plätze an, dort kommen alle dazu.
   *[other] Nach diesen Regeln kann man hier noch nicht spielen.
}
