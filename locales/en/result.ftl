## A finished deal

result-deal = Deal { $deal }
result-after = After deal { $deal } · **{ $score }**
side = **{ $name }**
side-deadwood = **{ $name }** · deadwood { $deadwood }
side-left = **{ $name }** · left in hand { $count }
side-table = On the table: { $melds }
side-added = Laid on the other side’s melds: { $cards }
side-held = Left: { $cards }
side-laid-off = Laid off: { $cards }
side-laid-off-own = Laid off for you: { $cards }
side-nothing-laid-off = Nothing to lay off
laid-off = { $name } laid off { $cards } on { $meld }.
# $name laid off more cards, on another meld.
laid-off-also = Also { $cards } on { $meld }.
side-unmatched = Unmatched: { $cards }
side-rest = Unmatched

## The sum

award-difference = Deadwood { $high } − { $low } = **{ $points }**
award-loser-full = { $you ->
    [loser] All your deadwood
   *[other] All the deadwood of { $loser }
} **+{ $points }**
award-deadwood = { $you ->
    [loser] Your deadwood
   *[other] Deadwood of { $loser }
} **+{ $points }**
award-gin-bonus = Gin **+{ $points }**
award-big-gin-bonus = Big gin **+{ $points }**
award-undercut-bonus = Undercut **+{ $points }**
award-sequence-bonus = Long runs and pictures **+{ $points }**
award-spade-double = Spades double it **+{ $points }**
award-left = Left in hand { $high } − { $low } = **{ $points }**
award-unmatched = Unmatched { $high } − { $low } = **{ $points }**
award-left-with = { $you ->
    [loser] Left with you
   *[other] Left with { $loser }
} **+{ $points }**
award-held = { $you ->
    [loser] All that you hold
   *[other] All that { $loser } holds
} **+{ $points }**
award-out = Going out **+{ $points }**
award-out-no-contract = { $you ->
    [loser] Going out before you have a contract
   *[other] Going out before { $loser } has a contract
} **+{ $points }**
# What a side that didn't win the deal gets; $award is one of the lines above.
award-theirs = { $name }: { $award }
# One side's whole sum where both sides score.
award-table = **{ $name }** · table { $table } − hand { $hand }{ $out ->
    [0] {""}
   *[other] {" "}+ out { $out }
} = **{ $points }**
boxes-extra = Boxes: 1 + { $extra } for { $why } = **{ $boxes }**
boxes-doubled-extra = Boxes: 1 + 2 × { $extra } for { $why } = **{ $boxes }**, as spades double the extra
boxes-doubled-all = Boxes: 2 × (1 + { $extra } for { $why }) = **{ $boxes }**, as spades double them
boxes-doubled = Boxes: 2 × 1 = **{ $boxes }**, as spades double it
boxes-why = { $result ->
    [undercut] the undercut
    [big_gin] big gin
   *[gin] gin
}
sum-nothing = No points for this deal.
sum-scores = { $you ->
    [winner] You score
   *[other] { $name } scores
} **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**
sum-boxes = { $scores } and { $boxes ->
    [0] no box
   *[other] { $boxes } boxes
}
sum-other = { $scores }, { $you ->
    [loser] you
   *[other] { $name }
} **{ $points }**
sum-even = Both score **{ $points }**

## How a deal with melds on the table ended; $you and $ender say which side

end-out = { $you ->
    [winner] You go out
   *[other] { $winner } goes out
}
end-exhausted = Nobody goes out: { $you ->
    [winner] you win the deal
   *[other] { $winner } wins the deal
}
end-exhausted-even = Nobody goes out, and nobody is ahead
end-challenge = { $ender ->
    [winner] { $you ->
        [winner] You challenge and win
       *[other] { $winner } challenges and wins
    }
   *[loser] { $you ->
        [winner] { $loser } challenges, and you win
        [loser] You challenge, and { $winner } wins
       *[other] { $loser } challenges, and { $winner } wins
    }
}
end-challenge-even = A challenge, and both hold the same: nobody scores

## A settled game

won-target = { $you ->
    [winner] You win the game
   *[other] { $winner } { $winners ->
        [one] wins
       *[other] win
    } the game
}
won-shutout = { $you ->
    [winner] You win with a shutout
   *[other] { $winner } { $winners ->
        [one] wins
       *[other] win
    } with a shutout
}
won-resign = { $you ->
    [winner] { $loser } resigned: you win
    [loser] You resigned: { $winner } { $winners ->
        [one] wins
       *[other] win
    }
   *[other] { $loser } resigned: { $winner } { $winners ->
        [one] wins
       *[other] win
    }
}
won-out-of-time = { $you ->
    [winner] { $loser } ran out of time: you win
    [loser] You ran out of time: { $winner } { $winners ->
        [one] wins
       *[other] win
    }
   *[other] { $loser } ran out of time: { $winner } { $winners ->
        [one] wins
       *[other] win
    }
}
won-left = { $you ->
    [winner] { $loser } left the table: you win
    [loser] You left the table: { $winner } { $winners ->
        [one] wins
       *[other] win
    }
   *[other] { $loser } left the table: { $winner } { $winners ->
        [one] wins
       *[other] win
    }
}
# For a side with several players, one of whom has left.
won-forfeit = { $you ->
    [winner] { $loser } lost by forfeit: you win
    [loser] Your side lost by forfeit: { $winner } { $winners ->
        [one] wins
       *[other] win
    }
   *[other] { $loser } lost by forfeit: { $winner } { $winners ->
        [one] wins
       *[other] win
    }
}
won-decided = { $you ->
    [winner] Decided by the server’s managers: you win
   *[other] Decided by the server’s managers: { $winner } { $winners ->
        [one] wins
       *[other] win
    }
}
won-exact-margin = { $you ->
    [winner] { $loser } reached the target by the margin that loses: you win
    [loser] You reached the target by the margin that loses: { $winner } { $winners ->
        [one] wins
       *[other] win
    }
   *[other] { $loser } reached the target by the margin that loses: { $winner } { $winners ->
        [one] wins
       *[other] win
    }
}
won-nobody = The game ended without a winner
settle-points = { $sign }{ $points ->
    [one] 1 point
   *[other] { $points } points
}
settle-shutout = { $sign }{ $points } for the shutout (the other side won no box)
settle-game-bonus = { $sign }{ $points } for the game
# $plain is "yes" where every box is a deal won.
settle-line-bonus = { $sign }{ $points } for { $plain ->
    [yes] { $boxes ->
        [one] 1 deal won (a box)
       *[other] { $boxes } deals won (boxes)
    }
   *[no] { $boxes ->
        [one] 1 box
       *[other] { $boxes } boxes
    }
}
settle-total = **{ $name } { $points }** with the bonuses
settle-total-plain = **{ $name } { $points }**
settled-term-box = Each deal won is a box.
settled-term-shutout = Shutout: the other side won no box.
settled-rating = Your rating: { $rating } ({ $change })
press-standings = Standings
net = **Won by { $net ->
    [one] 1 point
   *[other] { $net } points
}**
# Where the game was resigned, or ended by a manager.
net-ahead = **Lead: { $net ->
    [one] 1 point
   *[other] { $net } points
}**
seal-next = The next practice is sealed: `{ $seal }`
press-again = Rematch
press-again-series = Rematch: best of { $games }
# $you says who reads it: the "host" wants the rematch, the "guest" may begin it. $games is 0 for the
# same game again; $when is a time from now, as Discord writes it.
rematch-wished = { $you ->
    [host] **You’d like
   *[other] **{ $name } would like
} { $games ->
    [0] a rematch
   *[other] a rematch, best of { $games }
}.** { $you ->
    [guest] Press the button and it’s on.
   *[other] It’s on as soon as { $other } presses the button.
} The offer ends { $when }.
rematch-on = The rematch is already on.
rematch-waits = The rematch has been offered already and waits for an answer.
