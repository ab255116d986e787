## A finished deal

result-deal = Mano { $deal }
result-after = Dopo la mano { $deal } · **{ $score }**
side = **{ $name }**
side-deadwood = **{ $name }** · spaiate { $deadwood }
side-left = **{ $name }** · in mano { $count }
side-table = Sul tavolo: { $melds }
side-added = Attaccate all’avversario: { $cards }
side-held = In mano: { $cards }
side-laid-off = Attaccate: { $cards }
side-laid-off-own = Attaccate per te: { $cards }
side-nothing-laid-off = Niente da attaccare
laid-off = { $name } attacca { $cards } a { $meld }.
# $name laid off more cards, on another meld.
laid-off-also = E anche { $cards } a { $meld }.
side-unmatched = Spaiate: { $cards }
side-rest = Spaiate

## The sum

award-difference = Spaiate { $high } − { $low } = **{ $points }**
award-loser-full = { $you ->
    [loser] Tutte le tue spaiate
   *[other] Tutte le spaiate di { $loser }
} **+{ $points }**
award-deadwood = { $you ->
    [loser] Le tue spaiate
   *[other] Spaiate di { $loser }
} **+{ $points }**
award-gin-bonus = Gin **+{ $points }**
award-big-gin-bonus = Big gin **+{ $points }**
award-undercut-bonus = Undercut **+{ $points }**
award-sequence-bonus = Scale lunghe e figure **+{ $points }**
award-spade-double = Picche raddoppia **+{ $points }**
award-left = Rimaste in mano { $high } − { $low } = **{ $points }**
award-unmatched = Spaiate { $high } − { $low } = **{ $points }**
award-left-with = { $you ->
    [loser] Quel che ti resta
   *[other] Quel che resta a { $loser }
} **+{ $points }**
award-held = { $you ->
    [loser] Tutto quello che hai in mano
   *[other] Tutto quello che { $loser } ha in mano
} **+{ $points }**
award-out = Chiusura **+{ $points }**
award-out-no-contract = { $you ->
    [loser] Chiusura prima del tuo contratto
   *[other] Chiusura prima del contratto di { $loser }
} **+{ $points }**
# What a side that didn't win the deal gets; $award is one of the lines above.
award-theirs = { $name }: { $award }
# One side's whole sum where both sides score.
award-table = **{ $name }** · tavolo { $table } − mano { $hand }{ $out ->
    [0] {""}
   *[other] {" "}+ chiusura { $out }
} = **{ $points }**
boxes-extra = Box: 1 + { $extra } per { $why } = **{ $boxes }**
boxes-doubled-extra = Box: 1 + 2 × { $extra } per { $why } = **{ $boxes }**, perché picche raddoppia gli extra
boxes-doubled-all = Box: 2 × (1 + { $extra } per { $why }) = **{ $boxes }**, perché picche li raddoppia
boxes-doubled = Box: 2 × 1 = **{ $boxes }**, perché picche lo raddoppia
boxes-why = { $result ->
    [undercut] l’undercut
    [big_gin] il big gin
   *[gin] il gin
}
sum-nothing = Nessun punto per questa mano.
sum-scores = { $you ->
    [winner] Segni
   *[other] { $name } segna
} **{ $points ->
    [one] 1 punto
   *[other] { $points } punti
}**
sum-boxes = { $scores } e { $boxes ->
    [0] nessun box
   *[other] { $boxes } box
}
sum-other = { $scores }, { $you ->
    [loser] tu
   *[other] { $name }
} **{ $points }**
sum-even = Segnano entrambi **{ $points }**

## How a deal with melds on the table ended; $you and $ender say which side

end-out = { $you ->
    [winner] Hai chiuso
   *[other] { $winner } ha chiuso
}
end-exhausted = Nessuno ha chiuso: { $you ->
    [winner] vinci tu la mano
   *[other] { $winner } vince la mano
}
end-exhausted-even = Nessuno ha chiuso, e nessuno è avanti
end-challenge = { $ender ->
    [winner] { $you ->
        [winner] Sfidi e vinci
       *[other] { $winner } sfida e vince
    }
   *[loser] { $you ->
        [winner] { $loser } sfida, e vinci tu
        [loser] Sfidi, e vince { $winner }
       *[other] { $loser } sfida, e vince { $winner }
    }
}
end-challenge-even = Sfida in parità: nessuno segna

## A settled game

won-target = { $you ->
    [winner] Vinci la partita
   *[other] { $winner } { $winners ->
        [one] vince
       *[other] vincono
    } la partita
}
won-shutout = { $you ->
    [winner] Vinci con un cappotto
   *[other] { $winner } { $winners ->
        [one] vince
       *[other] vincono
    } con un cappotto
}
won-resign = { $you ->
    [winner] { $loser } abbandona: vinci tu
    [loser] Abbandoni: { $winners ->
        [one] vince
       *[other] vincono
    } { $winner }
   *[other] { $loser } abbandona: { $winners ->
        [one] vince
       *[other] vincono
    } { $winner }
}
won-out-of-time = { $you ->
    [winner] Tempo scaduto per { $loser }: vinci tu
    [loser] Il tuo tempo è scaduto: { $winners ->
        [one] vince
       *[other] vincono
    } { $winner }
   *[other] Tempo scaduto per { $loser }: { $winners ->
        [one] vince
       *[other] vincono
    } { $winner }
}
won-left = { $you ->
    [winner] { $loser } ha lasciato il tavolo: vinci tu
    [loser] Hai lasciato il tavolo: { $winners ->
        [one] vince
       *[other] vincono
    } { $winner }
   *[other] { $loser } ha lasciato il tavolo: { $winners ->
        [one] vince
       *[other] vincono
    } { $winner }
}
won-forfeit = { $you ->
    [winner] Sconfitta a tavolino ({ $loser }): vinci tu
    [loser] La tua squadra perde a tavolino: { $winners ->
        [one] vince
       *[other] vincono
    } { $winner }
   *[other] Sconfitta a tavolino ({ $loser }): { $winners ->
        [one] vince
       *[other] vincono
    } { $winner }
}
won-decided = { $you ->
    [winner] Decisione di chi gestisce il server: vinci tu
   *[other] Decisione di chi gestisce il server: { $winners ->
        [one] vince
       *[other] vincono
    } { $winner }
}
won-exact-margin = { $you ->
    [winner] { $loser } arriva al traguardo con il vantaggio che fa perdere: vinci tu
    [loser] Arrivi al traguardo con il vantaggio che fa perdere: { $winners ->
        [one] vince
       *[other] vincono
    } { $winner }
   *[other] { $loser } arriva al traguardo con il vantaggio che fa perdere: { $winners ->
        [one] vince
       *[other] vincono
    } { $winner }
}
won-nobody = La partita è finita senza vincitori
settle-points = { $sign }{ $points ->
    [one] 1 punto
   *[other] { $points } punti
}
settle-shutout = { $sign }{ $points } per il cappotto (nessun box all’avversario)
settle-game-bonus = { $sign }{ $points } per la partita
# $plain is "yes" where every box is a deal won.
settle-line-bonus = { $sign }{ $points } per { $plain ->
    [yes] { $boxes ->
        [one] 1 mano vinta (un box)
       *[other] { $boxes } mani vinte (box)
    }
   *[no] { $boxes ->
        [one] 1 box
       *[other] { $boxes } box
    }
}
settle-total = **{ $name } { $points }** con i bonus
settle-total-plain = **{ $name } { $points }**
settled-term-box = Ogni mano vinta è un box.
settled-term-shutout = Cappotto: l’avversario non ha nessun box.
settled-rating = Il tuo rating: { $rating } ({ $change })
press-standings = Classifica
net = **Vittoria di { $net ->
    [one] 1 punto
   *[other] { $net } punti
}**
# Where the game was resigned, or ended by a manager.
net-ahead = **Vantaggio: { $net ->
    [one] 1 punto
   *[other] { $net } punti
}**
seal-next = Sigillo del prossimo allenamento: `{ $seal }`
press-again = Rivincita
press-again-series = Rivincita: al meglio di { $games }
# $you says who reads it: the "host" wants the rematch, the "guest" may begin it. $games is 0 for the
# same game again; $when is a time from now, as Discord writes it.
rematch-wished = { $you ->
    [host] **Vuoi
   *[other] **{ $name } vuole
} { $games ->
    [0] la rivincita
   *[other] la rivincita, al meglio di { $games }
}.** { $you ->
    [guest] Premi il pulsante e si comincia.
   *[other] Si comincia quando { $other } preme il pulsante.
} L’offerta scade { $when }.
rematch-on = La rivincita è già in corso.
rematch-waits = La rivincita è già stata offerta e aspetta una risposta.
