# Where more than two play.
refusal-already-joined = Du hast dort schon einen Platz.
refusal-plays-already = { $name } hat dort schon einen Platz.
refusal-not-joined = Du hast dort keinen Platz, den du aufgeben könntest. Wer den Tisch eröffnet hat, nimmt ihn mit *Zurückziehen* zurück.
refusal-side-full = Dort ist kein Platz mehr frei.
refusal-not-enough-players = { $needed ->
        [one] Erst muss noch jemand dazukommen.
       *[other] Erst müssen noch { $needed } dazukommen.
    }
refusal-seat-taken = Dieser Platz ist nicht mehr frei.
refusal-no-advice = Du kannst die Karten eines Partners jetzt nicht sehen.
refusal-sits-out = Für diesen Platz läuft gerade kein Spiel. Aufgeben könnt ihr ihn, sobald ihm wieder gegeben wird.
refusal-only-host = Das kann nur { $name }: Von dort kommt dieser Tisch.

## Choosing how many play

command-seats = Wie viele spielen, und wie
choice-seats-two = Zwei
choice-seats-partners-2 = Partner, 2 gegen 2
choice-seats-partners-3 = Partner, 3 gegen 3
choice-seats-partners-4 = Partner, 4 gegen 4
choice-seats-partners-5 = Partner, 5 gegen 5
choice-seats-partners-6 = Partner, 6 gegen 6
choice-seats-round-robin = Drei oder vier, wer verliert, setzt aus
choice-seats-captain = Einer gegen die anderen, die sich abwechseln
choice-seats-three-handed = Zu dritt, alle im selben Spiel

## A lobby

seating = { $seating ->
    [partnership] Partner, { $size } gegen { $size }
    [round_robin] Drei oder vier, wer ein Spiel verliert, setzt aus
    [captain] Einer gegen die anderen, die sich abwechseln
    [three_handed] Zu dritt, alle im selben Spiel
   *[heads_up] Zu zweit
}
lobby-head = ### { $host } eröffnet einen Tisch für mehrere
    { $seating }
lobby-called = { $count ->
    [one] { $member }, { $host } lädt dich an diesen Tisch ein.
   *[other] { $member }: { $host } lädt euch an diesen Tisch ein.
}
lobby-players = Mit dabei
lobby-side = **{ $side }:** { $players }
lobby-free = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
lobby-over = { $status ->
    [playing] Die Partie läuft.
    [withdrawn] Der Tisch wurde zurückgezogen.
   *[expired] Es kamen nicht rechtzeitig genug zusammen.
}
press-lobby-join0 = Mitspielen
press-lobby-join1 = Zu Seite 1
press-lobby-join2 = Zu Seite 2
press-lobby-leave = Aufstehen
press-lobby-start = Beginnen
press-lobby-withdraw = Zurückziehen

## Who plays the deal

pairing = **{ $one }** gegen **{ $two }**
pairing-waits = **{ $one }** gegen **{ $two }** · danach { $waiting }

## A finished round

round-table = Tisch { $table }: { $points ->
    [0] nichts
   *[other] { $name } **+{ $points }**
}

## A seat that was left

left-head = ### { $name } ist vom Tisch gegangen
left-how = Und nun? Sobald von jeder Seite jemand dasselbe sagt, geschieht es.
left-said = { $name } sagt: { $choice }
left-let = { $name } nimmt den Platz
left-computer = der Computer spielt weiter
left-forfeit = der Wettkampf endet hier, für diese Seite verloren
press-left-computer = Computer spielen lassen
press-left-forfeit = Als verloren beenden
press-left-me = Ich nehme den Platz
press-left-back = { $name } ist wieder da
press-left-let = { $name } Platz nehmen lassen

## A partner's hand

advice-head = ### Die Karten deiner Partner
    Du darfst ihnen sagen, was du spielen würdest.
advice-partner = **{ $name }** gegen { $opponent }
press-advice = Karten meiner Partner
press-advice-again = Noch einmal ansehen

## Leaving in the middle

quit-group-ask = ### Vom Tisch gehen?
    Die anderen sagen dann, ob der Computer oder jemand anderes für dich weiterspielt oder deine Seite aufgibt. Bis dahin kannst du zurückkommen.
press-quit-group = Gehen
press-quit-group-no = Bleiben
left-yourself = Du bist vom Tisch gegangen. Solange niemand deinen Platz hat, kannst du zurückkommen.
game-called = **{ $name }** lädt dich an einen Tisch für mehrere ein: { $rules }
game-lobby = Du sitzt an einem Tisch für mehrere, { $rules }: { $players ->
        [one] bisher 1 Person
       *[other] bisher { $players } Personen
    }
