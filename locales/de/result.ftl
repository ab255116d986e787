## A finished deal

result-deal = Spiel { $deal }
result-after = Nach Spiel { $deal } · **{ $score }**
side = **{ $name }**
side-deadwood = **{ $name }** · Restpunkte { $deadwood }
side-left = **{ $name }** · auf der Hand { $count }
side-table = Auf dem Tisch: { $melds }
side-added = An Meldungen der anderen Seite: { $cards }
side-held = Auf der Hand: { $cards }
side-laid-off = Angelegt: { $cards }
side-laid-off-own = Für dich angelegt: { $cards }
side-nothing-laid-off = Nichts anzulegen
laid-off = { $name } legt { $cards } an { $meld } an.
# $name laid off more cards, on another meld.
laid-off-also = Dazu { $cards } an { $meld }.
side-unmatched = Restkarten: { $cards }
side-rest = Ohne Meldung

## The sum

award-difference = Restpunkte { $high } − { $low } = **{ $points }**
award-loser-full = { $you ->
    [loser] Alle deine Restpunkte
   *[other] Alle Restpunkte von { $loser }
} **+{ $points }**
award-deadwood = { $you ->
    [loser] Deine Restpunkte
   *[other] Restpunkte von { $loser }
} **+{ $points }**
award-gin-bonus = Gin **+{ $points }**
award-big-gin-bonus = Big Gin **+{ $points }**
award-undercut-bonus = Unterboten **+{ $points }**
award-sequence-bonus = Lange Folgen und Bilder **+{ $points }**
award-spade-double = Pik verdoppelt **+{ $points }**
award-left = Auf der Hand { $high } − { $low } = **{ $points }**
award-unmatched = Restkarten { $high } − { $low } = **{ $points }**
award-left-with = { $you ->
    [loser] Übrig bei dir
   *[other] Übrig bei { $loser }
} **+{ $points }**
award-held = { $you ->
    [loser] Alles, was du hältst
   *[other] Alles, was { $loser } hält
} **+{ $points }**
award-out = Herausgekommen **+{ $points }**
award-out-no-contract = { $you ->
    [loser] Herausgekommen, bevor du einen Kontrakt hast
   *[other] Herausgekommen, bevor { $loser } einen Kontrakt hat
} **+{ $points }**
# What a side that didn't win the deal gets; $award is one of the lines above.
award-theirs = { $name }: { $award }
# One side's whole sum where both sides score.
award-table = **{ $name }** · Tisch { $table } − Hand { $hand }{ $out ->
    [0] {""}
   *[other] {" "}+ herausgekommen { $out }
} = **{ $points }**
boxes-extra = Boxen: 1 + { $extra } für { $why } = **{ $boxes }**
boxes-doubled-extra = Boxen: 1 + 2 × { $extra } für { $why } = **{ $boxes }**, weil Pik die Extra-Boxen verdoppelt
boxes-doubled-all = Boxen: 2 × (1 + { $extra } für { $why }) = **{ $boxes }**, weil Pik sie verdoppelt
boxes-doubled = Boxen: 2 × 1 = **{ $boxes }**, weil Pik verdoppelt
boxes-why = { $result ->
    [undercut] das Unterbieten
    [big_gin] Big Gin
   *[gin] Gin
}
sum-nothing = Keine Punkte für dieses Spiel.
sum-scores = { $you ->
    [winner] Du bekommst
   *[other] { $name } bekommt
} **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**
sum-boxes = { $scores } und { $boxes ->
    [0] keine Box
   *[other] { $boxes } Boxen
}
sum-other = { $scores }, { $you ->
    [loser] du
   *[other] { $name }
} **{ $points }**
sum-even = Beide bekommen **{ $points }**

## How a deal with melds on the table ended; $you and $ender say which side

end-out = { $you ->
    [winner] Du kommst heraus
   *[other] { $winner } kommt heraus
}
end-exhausted = Niemand kommt heraus: { $you ->
    [winner] Du gewinnst das Spiel
   *[other] { $winner } gewinnt das Spiel
}
end-exhausted-even = Niemand kommt heraus, und niemand liegt vorn
end-challenge = { $ender ->
    [winner] { $you ->
        [winner] Du forderst heraus und gewinnst
       *[other] { $winner } fordert heraus und gewinnt
    }
   *[loser] { $you ->
        [winner] { $loser } fordert heraus, und du gewinnst
        [loser] Du forderst heraus, und { $winner } gewinnt
       *[other] { $loser } fordert heraus, und { $winner } gewinnt
    }
}
end-challenge-even = Eine Herausforderung, und beide halten gleich viel: Niemand punktet

## A settled game

won-target = { $you ->
    [winner] Du gewinnst die Partie
   *[other] { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    } die Partie
}
won-shutout = { $you ->
    [winner] Du gewinnst mit Schneider
   *[other] { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    } mit Schneider
}
won-resign = { $you ->
    [winner] { $loser } hat aufgegeben: Du gewinnst
    [loser] Du hast aufgegeben: { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    }
   *[other] { $loser } hat aufgegeben: { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    }
}
won-out-of-time = { $you ->
    [winner] { $loser } hat die Zeit überschritten: Du gewinnst
    [loser] Du hast die Zeit überschritten: { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    }
   *[other] { $loser } hat die Zeit überschritten: { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    }
}
won-left = { $you ->
    [winner] { $loser } ist vom Tisch gegangen: Du gewinnst
    [loser] Du bist vom Tisch gegangen: { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    }
   *[other] { $loser } ist vom Tisch gegangen: { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    }
}
won-forfeit = { $you ->
    [winner] Kampflos verloren ({ $loser }): Du gewinnst
    [loser] Deine Seite hat kampflos verloren: { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    }
   *[other] Kampflos verloren ({ $loser }): { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    }
}
won-decided = { $you ->
    [winner] Von der Serverleitung entschieden: Du gewinnst
   *[other] Von der Serverleitung entschieden: { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    }
}
won-exact-margin = { $you ->
    [winner] { $loser } kam mit dem Vorsprung ins Ziel, der verliert: Du gewinnst
    [loser] Du kamst mit dem Vorsprung ins Ziel, der verliert: { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    }
   *[other] { $loser } kam mit dem Vorsprung ins Ziel, der verliert: { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    }
}
won-nobody = Die Partie endete ohne Sieg
settle-points = { $sign }{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
settle-shutout = { $sign }{ $points } für den Schneider (die andere Seite hat keine Box gewonnen)
settle-game-bonus = { $sign }{ $points } für die Partie
# $plain ist "yes", wo jede Box ein gewonnenes Spiel ist.
settle-line-bonus = { $sign }{ $points } für { $plain ->
    [yes] { $boxes ->
        [one] 1 gewonnenes Spiel (eine Box)
       *[other] { $boxes } gewonnene Spiele (Boxen)
    }
   *[no] { $boxes ->
        [one] 1 Box
       *[other] { $boxes } Boxen
    }
}
settle-total = **{ $name } { $points }** mit den Boni
settle-total-plain = **{ $name } { $points }**
settled-term-box = Jedes gewonnene Spiel ist eine Box.
settled-term-shutout = Schneider: Die andere Seite hat keine Box gewonnen.
settled-rating = Deine Wertung: { $rating } ({ $change })
press-standings = Rangliste
net = **Vorsprung: { $net ->
    [one] 1 Punkt
   *[other] { $net } Punkte
}**
# Wo die Partie aufgegeben wurde, oder die Leitung sie beendet hat.
net-ahead = **Vorsprung: { $net ->
    [one] 1 Punkt
   *[other] { $net } Punkte
}**
seal-next = Die nächste Partie gegen den Computer ist versiegelt: `{ $seal }`
press-again = Revanche
press-again-series = Revanche: höchstens { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
# $you sagt, wer liest: "host" möchte die Revanche, "guest" kann sie beginnen.
rematch-wished = { $you ->
    [host] **Du möchtest
   *[other] **{ $name } möchte
} { $games ->
    [0] eine Revanche
   *[other] eine Revanche, eine Serie über höchstens { $games } Partien
}.** { $you ->
    [guest] Ein Klick auf den Knopf, und sie läuft.
   *[other] Sie läuft, sobald { $other } den Knopf drückt.
} Das Angebot endet { $when }.
rematch-on = Die Revanche läuft schon.
rematch-waits = Die Revanche ist schon angeboten und wartet auf Antwort.
