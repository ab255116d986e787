## A finished deal

result-deal = Mão { $deal }
result-after = Depois da mão { $deal } · **{ $score }**
side = **{ $name }**
side-deadwood = **{ $name }** · resto { $deadwood }
side-left = **{ $name }** · na mão: { $count }
side-table = Na mesa: { $melds }
side-added = Encaixadas nos jogos do outro lado: { $cards }
side-held = Sobraram: { $cards }
side-laid-off = Encaixadas: { $cards }
side-laid-off-own = Encaixadas para você: { $cards }
side-nothing-laid-off = Nada para encaixar
laid-off = { $name } encaixou { $cards } em { $meld }.
# $name laid off more cards, on another meld.
laid-off-also = Também { $cards } em { $meld }.
side-unmatched = Soltas: { $cards }
side-rest = Soltas

## The sum

award-difference = Resto { $high } − { $low } = **{ $points }**
award-loser-full = { $you ->
    [loser] Todo o seu resto
   *[other] Todo o resto de { $loser }
} **+{ $points }**
award-deadwood = { $you ->
    [loser] Seu resto
   *[other] Resto de { $loser }
} **+{ $points }**
award-gin-bonus = Gin **+{ $points }**
award-big-gin-bonus = Big gin **+{ $points }**
award-undercut-bonus = Corte **+{ $points }**
award-sequence-bonus = Sequências longas e figuras **+{ $points }**
award-spade-double = Espadas dobram **+{ $points }**
award-left = Na mão { $high } − { $low } = **{ $points }**
award-unmatched = Soltas { $high } − { $low } = **{ $points }**
award-left-with = { $you ->
    [loser] Sobrou com você
   *[other] Sobrou com { $loser }
} **+{ $points }**
award-held = { $you ->
    [loser] Tudo o que você tem na mão
   *[other] Tudo o que { $loser } tem na mão
} **+{ $points }**
award-out = Mão zerada **+{ $points }**
award-out-no-contract = { $you ->
    [loser] Mão zerada antes do seu contrato
   *[other] Mão zerada antes do contrato de { $loser }
} **+{ $points }**
# What a side that didn't win the deal gets; $award is one of the lines above.
award-theirs = { $name }: { $award }
# One side's whole sum where both sides score.
award-table = **{ $name }** · mesa { $table } − mão { $hand }{ $out ->
    [0] {""}
   *[other] {" "}+ zerou { $out }
} = **{ $points }**
boxes-extra = Caixas: 1 + { $extra } por { $why } = **{ $boxes }**
boxes-doubled-extra = Caixas: 1 + 2 × { $extra } por { $why } = **{ $boxes }**, pois espadas dobram as extras
boxes-doubled-all = Caixas: 2 × (1 + { $extra } por { $why }) = **{ $boxes }**, pois espadas dobram todas
boxes-doubled = Caixas: 2 × 1 = **{ $boxes }**, pois espadas dobram
boxes-why = { $result ->
    [undercut] corte
    [big_gin] big gin
   *[gin] gin
}
sum-nothing = Esta mão não dá pontos.
sum-scores = { $you ->
    [winner] Você fez
   *[other] { $name } fez
} **{ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}**
sum-boxes = { $scores } e { $boxes ->
    [0] nenhuma caixa
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}
sum-other = { $scores }, { $you ->
    [loser] você
   *[other] { $name }
} **{ $points }**
sum-even = Os dois lados fizeram **{ $points }**

## How a deal with melds on the table ended; $you and $ender say which side

end-out = { $you ->
    [winner] Você zerou a mão
   *[other] { $winner } zerou a mão
}
end-exhausted = O monte acabou: { $you ->
    [winner] você venceu a mão
   *[other] { $winner } venceu a mão
}
end-exhausted-even = O monte acabou, e ninguém está na frente
end-challenge = { $ender ->
    [winner] { $you ->
        [winner] Você desafiou e venceu
       *[other] { $winner } desafiou e venceu
    }
   *[loser] { $you ->
        [winner] { $loser } desafiou, e você venceu
        [loser] Você desafiou, e { $winner } venceu
       *[other] { $loser } desafiou, e { $winner } venceu
    }
}
end-challenge-even = Um desafio, e tudo igual: ninguém pontua

## A settled game

won-target = { $you ->
    [winner] Você venceu a partida
   *[other] { $winner } { $winners ->
        [one] venceu
       *[other] venceram
    } a partida
}
won-shutout = { $you ->
    [winner] Você venceu de capote
   *[other] { $winner } { $winners ->
        [one] venceu
       *[other] venceram
    } de capote
}
won-resign = { $you ->
    [winner] { $loser } desistiu: você venceu
    [loser] Você desistiu: { $winner } { $winners ->
        [one] venceu
       *[other] venceram
    }
   *[other] { $loser } desistiu: { $winner } { $winners ->
        [one] venceu
       *[other] venceram
    }
}
won-out-of-time = { $you ->
    [winner] { $loser } estourou o tempo: você venceu
    [loser] Você estourou o tempo: { $winner } { $winners ->
        [one] venceu
       *[other] venceram
    }
   *[other] { $loser } estourou o tempo: { $winner } { $winners ->
        [one] venceu
       *[other] venceram
    }
}
won-left = { $you ->
    [winner] { $loser } deixou a mesa: você venceu
    [loser] Você deixou a mesa: { $winner } { $winners ->
        [one] venceu
       *[other] venceram
    }
   *[other] { $loser } deixou a mesa: { $winner } { $winners ->
        [one] venceu
       *[other] venceram
    }
}
won-forfeit = { $you ->
    [winner] Derrota por W.O. ({ $loser }): você venceu
    [loser] Seu lado perde por W.O.: { $winner } { $winners ->
        [one] venceu
       *[other] venceram
    }
   *[other] Derrota por W.O. ({ $loser }): { $winner } { $winners ->
        [one] venceu
       *[other] venceram
    }
}
won-decided = { $you ->
    [winner] Decisão de quem gerencia o servidor: você venceu
   *[other] Decisão de quem gerencia o servidor: { $winner } { $winners ->
        [one] venceu
       *[other] venceram
    }
}
won-exact-margin = { $you ->
    [winner] { $loser } chegou à meta com a vantagem que faz perder: você venceu
    [loser] Você chegou à meta com a vantagem que faz perder: { $winner } { $winners ->
        [one] venceu
       *[other] venceram
    }
   *[other] { $loser } chegou à meta com a vantagem que faz perder: { $winner } { $winners ->
        [one] venceu
       *[other] venceram
    }
}
won-nobody = A partida acabou sem ninguém vencer
settle-points = { $sign }{ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
settle-shutout = { $sign }{ $points } pelo capote (o outro lado não ganhou nenhuma caixa)
settle-game-bonus = { $sign }{ $points } pela partida
# $plain is "yes" where every box is a deal won.
settle-line-bonus = { $sign }{ $points } por { $plain ->
    [yes] { $boxes ->
        [one] { $boxes } mão vencida (uma caixa)
       *[other] { $boxes } mãos vencidas (caixas)
    }
   *[no] { $boxes ->
        [one] { $boxes } caixa
       *[other] { $boxes } caixas
    }
}
settle-total = **{ $name } { $points }** com os bônus
settle-total-plain = **{ $name } { $points }**
settled-term-box = Cada mão vencida é uma caixa.
settled-term-shutout = Capote: o outro lado não ganhou nenhuma caixa.
settled-rating = Seu rating: { $rating } ({ $change })
press-standings = Ranking
net = **Vitória por { $net ->
    [one] { $net } ponto
   *[other] { $net } pontos
}**
# Where the game was resigned, or ended by a manager.
net-ahead = **Vantagem: { $net ->
    [one] { $net } ponto
   *[other] { $net } pontos
}**
seal-next = O próximo treino está lacrado: `{ $seal }`
press-again = Revanche
press-again-series = Revanche: melhor de { $games }
# $you says who reads it: the "host" wants the rematch, the "guest" may begin it. $games is 0 for the
# same game again; $when is a time from now, as Discord writes it.
rematch-wished = { $you ->
    [host] **Você quer
   *[other] **{ $name } quer
} { $games ->
    [0] revanche
    [one] revanche em { $games } partida
   *[other] revanche, melhor de { $games }
}.** { $you ->
    [guest] É só apertar o botão e começa.
   *[other] Começa assim que { $other } apertar o botão.
} A oferta termina { $when }.
rematch-on = A revanche já começou.
rematch-waits = A revanche já foi oferecida e espera resposta.
