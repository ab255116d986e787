## A finished deal

result-deal = Rozdanie { $deal }
result-after = Po rozdaniu { $deal } · **{ $score }**
side = **{ $name }**
side-deadwood = **{ $name }** · wolne karty { $deadwood } pkt
side-left = **{ $name }** · w ręce { $count } pkt
side-table = Na stole: { $melds }
side-added = Dołożone do cudzych: { $cards }
side-held = Zostało: { $cards }
side-laid-off = Dołożone: { $cards }
side-laid-off-own = Dołożone za ciebie: { $cards }
side-nothing-laid-off = Nie ma czego dołożyć
laid-off = { $name } dokłada { $cards } do układu: { $meld }.
# $name laid off more cards, on another meld.
laid-off-also = Także { $cards } do układu: { $meld }.
side-unmatched = Poza układami: { $cards }
side-rest = Poza układami

## The sum

award-difference = Wolne karty { $high } − { $low } = **{ $points }**
award-loser-full = { $you ->
    [loser] Wszystkie twoje wolne karty
   *[other] Wszystkie wolne karty ({ $loser })
} **+{ $points }**
award-deadwood = { $you ->
    [loser] Twoje wolne karty
   *[other] Wolne karty ({ $loser })
} **+{ $points }**
award-gin-bonus = Gin **+{ $points }**
award-big-gin-bonus = Big gin **+{ $points }**
award-undercut-bonus = Podcięcie **+{ $points }**
award-sequence-bonus = Długie sekwensy i figury **+{ $points }**
award-spade-double = Pik podwaja **+{ $points }**
award-left = W ręce { $high } − { $low } = **{ $points }**
award-unmatched = Poza układami { $high } − { $low } = **{ $points }**
award-left-with = { $you ->
    [loser] Zostało u ciebie
   *[other] Zostało ({ $loser })
} **+{ $points }**
award-held = { $you ->
    [loser] Cała twoja ręka
   *[other] Cała ręka ({ $loser })
} **+{ $points }**
award-out = Pusta ręka **+{ $points }**
award-out-no-contract = { $you ->
    [loser] Pusta ręka przed twoim kontraktem
   *[other] Pusta ręka przed kontraktem ({ $loser })
} **+{ $points }**
# What a side that didn't win the deal gets; $award is one of the lines above.
award-theirs = { $name }: { $award }
# One side's whole sum where both sides score.
award-table = **{ $name }** · stół { $table } − ręka { $hand }{ $out ->
    [0] {""}
   *[other] {" "}+ pusta ręka { $out }
} = **{ $points }**
boxes-extra = Kreski: 1 + { $extra } za { $why } = **{ $boxes }**
boxes-doubled-extra = Kreski: 1 + 2 × { $extra } za { $why } = **{ $boxes }**, bo pik podwaja dodatkowe
boxes-doubled-all = Kreski: 2 × (1 + { $extra } za { $why }) = **{ $boxes }**, bo pik je podwaja
boxes-doubled = Kreski: 2 × 1 = **{ $boxes }**, bo pik podwaja
boxes-why = { $result ->
    [undercut] podcięcie
    [big_gin] big gina
   *[gin] gina
}
sum-nothing = Za to rozdanie nie ma punktów.
sum-scores = { $you ->
    [winner] Zdobywasz
   *[other] { $name } zdobywa
} **{ $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}**
sum-boxes = { $scores } i { $boxes ->
    [0] ani jednej kreski
    [one] 1 kreskę
    [few] { $boxes } kreski
    [many] { $boxes } kresek
   *[other] { $boxes } kresek
}
sum-other = { $scores }, { $you ->
    [loser] ty
   *[other] { $name }
} **{ $points }**
sum-even = Obie strony zdobywają **{ $points }**

## How a deal with melds on the table ended; $you and $ender say which side

end-out = { $you ->
    [winner] Kończysz bez kart
   *[other] { $winner } kończy bez kart
}
end-exhausted = Nikt nie kończy: { $you ->
    [winner] rozdanie jest twoje
   *[other] rozdanie wygrywa { $winner }
}
end-exhausted-even = Nikt nie kończy i jest remis
end-challenge = { $ender ->
    [winner] { $you ->
        [winner] Mówisz „sprawdzam” i wygrywasz
       *[other] { $winner } mówi „sprawdzam” i wygrywa
    }
   *[loser] { $you ->
        [winner] { $loser } mówi „sprawdzam”, ale wygrywasz ty
        [loser] Mówisz „sprawdzam”, ale wygrywa { $winner }
       *[other] { $loser } mówi „sprawdzam”, ale wygrywa { $winner }
    }
}
end-challenge-even = Sprawdzenie, a tu po równo: nikt nie punktuje

## A settled game

won-target = { $you ->
    [winner] Wygrywasz partię
   *[other] { $winner } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    } partię
}
won-shutout = { $you ->
    [winner] Wygrywasz do zera
   *[other] { $winner } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    } do zera
}
won-resign = { $you ->
    [winner] Poddanie ({ $loser }): wygrywasz
    [loser] Poddajesz się: { $winner } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    }
   *[other] Poddanie ({ $loser }): { $winner } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    }
}
won-out-of-time = { $you ->
    [winner] Koniec czasu ({ $loser }): wygrywasz
    [loser] Czas ci się skończył: { $winner } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    }
   *[other] Koniec czasu ({ $loser }): { $winner } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    }
}
won-left = { $you ->
    [winner] { $loser } odchodzi od stolika: wygrywasz
    [loser] Odchodzisz od stolika: { $winner } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    }
   *[other] { $loser } odchodzi od stolika: { $winner } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    }
}
won-forfeit = { $you ->
    [winner] Walkower ({ $loser }): wygrywasz
    [loser] Twoja strona przegrywa walkowerem: { $winner } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    }
   *[other] Walkower ({ $loser }): { $winner } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    }
}
won-decided = { $you ->
    [winner] Decyzja zarządzających serwerem: wygrywasz
   *[other] Decyzja zarządzających serwerem: { $winner } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    }
}
won-exact-margin = { $you ->
    [winner] Feralna przewaga u mety ({ $loser }): wygrywasz
    [loser] Feralna przewaga u mety: { $winner } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    }
   *[other] Feralna przewaga u mety ({ $loser }): { $winner } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    }
}
won-nobody = Gra bez zwycięzcy
settle-points = { $sign }{ $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
settle-shutout = { $sign }{ $points } za wygraną do zera (druga strona bez kreski)
settle-game-bonus = { $sign }{ $points } za partię
# $plain is "yes" where every box is a deal won.
settle-line-bonus = { $sign }{ $points } za { $plain ->
    [yes] { $boxes ->
        [one] 1 wygrane rozdanie (kreskę)
        [few] { $boxes } wygrane rozdania (kreski)
        [many] { $boxes } wygranych rozdań (kresek)
       *[other] { $boxes } wygranych rozdań (kresek)
    }
   *[no] { $boxes ->
        [one] 1 kreskę
        [few] { $boxes } kreski
        [many] { $boxes } kresek
       *[other] { $boxes } kresek
    }
}
settle-total = **{ $name } { $points }** z premiami
settle-total-plain = **{ $name } { $points }**
settled-term-box = Każde wygrane rozdanie to kreska.
settled-term-shutout = Do zera: druga strona nie ma ani jednej kreski.
settled-rating = Twój ranking: { $rating } ({ $change })
press-standings = Tabela
net = **Wygrana o { $net ->
    [one] 1 punkt
    [few] { $net } punkty
    [many] { $net } punktów
   *[other] { $net } punktu
}**
# Where the game was resigned, or ended by a manager.
net-ahead = **Przewaga: { $net ->
    [one] 1 punkt
    [few] { $net } punkty
    [many] { $net } punktów
   *[other] { $net } punktu
}**
seal-next = Następny trening zapieczętowany: `{ $seal }`
press-again = Rewanż
press-again-series = Rewanż: seria z { $games } partii
# $you says who reads it: the "host" wants the rematch, the "guest" may begin it. $games is 0 for the
# same game again; $when is a time from now, as Discord writes it.
rematch-wished = { $you ->
    [host] **Proponujesz
   *[other] **{ $name } proponuje
} { $games ->
    [0] rewanż
   *[other] rewanż: serię z { $games } partii
}.** { $you ->
    [guest] Naciśnij przycisk i gramy.
   *[other] Ruszamy, gdy { $other } naciśnie przycisk.
} Oferta wygasa { $when }.
rematch-on = Rewanż już trwa.
rematch-waits = Rewanż jest już zaproponowany i czeka na odpowiedź.
